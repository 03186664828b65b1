use game::Seat;

/// A value for each seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PerSeat<T>([T; Seat::MAX]);

impl<T: Copy + Default> PerSeat<T> {
    /// The same value for all seats.
    pub(crate) const fn of(value: T) -> PerSeat<T> {
        PerSeat([value; Seat::MAX])
    }

    /// The value of a seat.
    pub(crate) fn get(&self, seat: Seat) -> T {
        // A seat is below Seat::MAX.
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    /// Sets the value of a seat.
    pub(crate) fn set(&mut self, seat: Seat, value: T) {
        if let Some(old) = self.0.get_mut(seat.index()) {
            *old = value;
        }
    }

    /// Sets the values of the first seats.
    pub(crate) fn set_first(&mut self, values: &[T]) {
        for (old, new) in self.0.iter_mut().zip(values) {
            *old = *new;
        }
    }

    /// The values in turn order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> {
        self.0.iter().copied()
    }
}
