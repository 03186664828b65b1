use alloc::string::String;

use crate::Seat;

/// The names of the players by seat, as far as they are known.
///
/// ```
/// use game::Seat;
/// use game::record::Names;
///
/// let mut names = Names::from(["Ann", "Bob"]);
/// names.set(Seat::FIRST, None);
/// assert_eq!(names.get(Seat::FIRST), None);
/// assert_eq!(names.get(Seat::SECOND), Some("Bob"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Names([Option<String>; Seat::MAX]);

impl Names {
    /// The name of the player at this seat, if it is known.
    pub fn get(&self, seat: Seat) -> Option<&str> {
        self.0[seat.index()].as_deref()
    }

    /// Sets or forgets the name of the player at this seat.
    pub fn set(&mut self, seat: Seat, name: Option<String>) {
        self.0[seat.index()] = name;
    }

    /// The names that are known, in the order of the seats.
    pub fn known(&self) -> impl DoubleEndedIterator<Item = (Seat, &str)> {
        Seat::all(Seat::MAX).filter_map(|seat| Some((seat, self.get(seat)?)))
    }
}

impl<const N: usize> From<[&str; N]> for Names {
    /// The names of the first seats, at most [`Seat::MAX`].
    fn from(names: [&str; N]) -> Names {
        const { assert!(N <= Seat::MAX, "a board has no more seats") };
        let mut all = Names::default();
        for (place, name) in all.0.iter_mut().zip(names) {
            *place = Some(name.into());
        }
        all
    }
}
