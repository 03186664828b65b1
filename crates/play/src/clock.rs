//! Clocks and lag compensation. The protocol documents lag compensation, too: `docs/2-protocol.md`.
//!
//! All times are milliseconds of *service time*: a clock of the server that never jumps and stands still while the
//! server is down. It comes in as a parameter.

use game::Seat;
use game::record::TimeControl;
use serde::{Deserialize, Serialize};

use crate::per_seat::PerSeat;

/// A point in service time or a duration, in milliseconds.
pub type Millis = u64;

/// The maximum lag compensation of one move.
pub const LAG_PER_MOVE: Millis = 500;
/// The time that can be forgiven to a seat at the start, for lag and as grace, and the maximum it can save up.
pub const LAG_BANK: Millis = 2_000;
/// The forgiveness regained with each move.
pub const LAG_REGAINED: Millis = 100;
/// A flag falls this much after the clock has run out, for delays of the server, if the bank has as much left.
pub const FLAG_GRACE: Millis = 100;

/// A computer spends at most this fraction of its remaining time on a move, plus two fifths of its increment or time
/// per move: the rest is for the delay of its answer.
const THINK_DIVISOR: Millis = 20;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The cost of a move on the clock, stored with the move.
///
/// `left` afterwards = `left` before − (`spent` − `forgiven`) + increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Charge {
    /// The time the clock ran.
    pub spent: Millis,
    /// The part of it that isn't counted: lag compensation and flag grace, and the wait of a computer until it could
    /// think.
    pub forgiven: Millis,
    /// The time left for the next move, including the increment.
    pub left: Millis,
}

/// The clocks of one game.
#[derive(Clone, Debug)]
pub struct Clocks {
    control: TimeControl,
    left: PerSeat<Millis>,
    /// What can still be forgiven to each seat.
    bank: PerSeat<Millis>,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug)]
struct Running {
    seat: Seat,
    since: Millis,
}

impl Clocks {
    /// Stopped clocks with the time given to each seat.
    pub fn new(control: TimeControl, given: &[Millis]) -> Clocks {
        let mut left = PerSeat::of(0);
        left.set_first(given);
        Clocks { control, left, bank: PerSeat::of(LAG_BANK), running: None }
    }

    /// The time of a seat at the start; `handicap` replaces the usual seconds.
    pub fn given(control: TimeControl, handicap: Option<u32>) -> Millis {
        let seconds = |usual: u32| Millis::from(handicap.unwrap_or(usual)) * 1000;
        match control {
            TimeControl::Unlimited => 0,
            TimeControl::Total { seconds: usual, .. } | TimeControl::PerMove { seconds: usual } => {
                seconds(usual.get())
            }
            TimeControl::DaysPerMove { days } => Millis::from(days.get()) * DAY,
        }
    }

    /// Whether there is a time limit.
    pub fn is_limited(&self) -> bool {
        self.control != TimeControl::Unlimited
    }

    /// Starts the clock of a seat and stops any other, without charging any.
    pub fn start(&mut self, seat: Seat, now: Millis) {
        self.running = self.is_limited().then_some(Running { seat, since: now });
    }

    /// Stops all clocks for good.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// The time a seat had left when its clock was last stopped.
    pub fn left(&self, seat: Seat) -> Option<Millis> {
        self.is_limited().then(|| self.left.get(seat))
    }

    /// The time left of each of so many seats; empty without a limit.
    pub fn all_left(&self, seats: usize) -> Vec<Millis> {
        if self.is_limited() { self.left.iter().take(seats).collect() } else { Vec::new() }
    }

    /// Sets the time of a seat to zero.
    pub(crate) fn expire(&mut self, seat: Seat) {
        self.left.set(seat, 0);
    }

    /// Sets the time left of the first seats.
    pub(crate) fn set_left(&mut self, left: &[Millis]) {
        self.left.set_first(left);
    }

    /// The time left of each seat after moves are taken back: `left` is the time they have now, `given` the time at the
    /// start, `undone` the seats of the moves. Increments are subtracted; the time spent stays spent.
    pub(crate) fn left_after_takeback(
        &self,
        mut left: Vec<Millis>,
        given: &[Millis],
        undone: impl Iterator<Item = Seat>,
    ) -> Vec<Millis> {
        match self.control {
            TimeControl::Unlimited => left,
            TimeControl::Total { increment, .. } => {
                for seat in undone {
                    if let Some(left) = left.get_mut(seat.index()) {
                        *left = left.saturating_sub(Millis::from(increment) * 1000);
                    }
                }
                left
            }
            // Every move has the same time, and so has one that is made again.
            TimeControl::PerMove { .. } | TimeControl::DaysPerMove { .. } => given.to_vec(),
        }
    }

    /// How long a computer at this seat may think now, at most `max`.
    pub fn time_to_think(&self, seat: Seat, now: Millis, max: Millis) -> Millis {
        let Some(left) = self.left_at(seat, now) else { return max };
        let share = match self.control {
            TimeControl::Total { increment, .. } => {
                left / THINK_DIVISOR + left.min(Millis::from(increment) * 1000) * 2 / 5
            }
            TimeControl::PerMove { .. } | TimeControl::DaysPerMove { .. } | TimeControl::Unlimited => {
                left * 2 / 5
            }
        };
        share.clamp(1, max.max(1))
    }

    /// The time a seat has left now.
    pub fn left_at(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let spent = match self.running {
            Some(running) if running.seat == seat => now.saturating_sub(running.since),
            _ => 0,
        };
        self.left(seat).map(|left| left.saturating_sub(spent))
    }

    /// The seat whose clock runs, and the time it was started.
    pub fn running(&self) -> Option<(Seat, Millis)> {
        self.running.map(|running| (running.seat, running.since))
    }

    /// The cost of a move of this seat now, with this lag; `None` if its time is up or its clock isn't running.
    pub fn charge(&self, seat: Seat, now: Millis, lag: Millis, given: Millis) -> Option<Charge> {
        let spent = self.spent(seat, now)?;
        let forgiven = forgiven(spent, lag, self.bank.get(seat), self.left.get(seat))?;
        Some(self.charge_for(seat, spent, forgiven, given))
    }

    /// The same for a computer that has thought for this long: the rest of the time it waited for its turn to think,
    /// which is forgiven.
    pub(crate) fn charge_computer(
        &self,
        seat: Seat,
        now: Millis,
        thought: Millis,
        given: Millis,
    ) -> Option<Charge> {
        let spent = self.spent(seat, now)?;
        let thought = thought.min(spent);
        let over = thought.saturating_sub(self.left.get(seat));
        (over <= FLAG_GRACE).then(|| self.charge_for(seat, spent, spent - thought + over, given))
    }

    fn charge_for(&self, seat: Seat, spent: Millis, forgiven: Millis, given: Millis) -> Charge {
        let remaining = self.left.get(seat).saturating_sub(spent - forgiven);
        let left = match self.control {
            TimeControl::Total { increment, .. } => remaining + Millis::from(increment) * 1000,
            // Every move has the same time, whatever the last one left over.
            TimeControl::PerMove { .. } | TimeControl::DaysPerMove { .. } => given,
            TimeControl::Unlimited => remaining,
        };
        Charge { spent, forgiven, left }
    }

    /// The cost of the time since the clock of a person was started, without a move and without an increment; `None` if
    /// the time is up whatever the lag, or no clock of this seat is running.
    pub(crate) fn charge_wait(&self, seat: Seat, now: Millis) -> Option<Charge> {
        let spent = self.spent(seat, now)?;
        if self.flag(now, None).is_some() {
            return None;
        }
        let left = self.left.get(seat);
        // Before the flag falls, the bank pays for this.
        let forgiven = spent.saturating_sub(left);
        Some(Charge { spent, forgiven, left: left.saturating_sub(spent) })
    }

    /// How long the clock of this seat has been running.
    fn spent(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let running = self.running.filter(|running| running.seat == seat)?;
        Some(now.saturating_sub(running.since))
    }

    /// Applies the charge of a move.
    pub fn settle(&mut self, seat: Seat, charge: &Charge) {
        self.settle_wait(seat, charge);
        self.bank.set(seat, (self.bank.get(seat) + LAG_REGAINED).min(LAG_BANK));
    }

    /// Applies a charge without a move, which regains nothing.
    pub(crate) fn settle_wait(&mut self, seat: Seat, charge: &Charge) {
        self.bank.set(seat, self.bank.get(seat).saturating_sub(charge.forgiven));
        self.left.set(seat, charge.left);
    }

    /// The time from which on no move can be in time, whatever its lag.
    pub fn deadline(&self) -> Option<Millis> {
        let Running { seat, since } = self.running?;
        let forgiven = (LAG_PER_MOVE + FLAG_GRACE).min(self.bank.get(seat));
        Some(since + self.left.get(seat) + forgiven + 1)
    }

    /// The seat whose time is up for a player with this lag; without a lag, for a player with any.
    pub fn flag(&self, now: Millis, lag: Option<Millis>) -> Option<Seat> {
        let Running { seat, since } = self.running?;
        let spent = now.saturating_sub(since);
        let forgiven = forgiven(spent, lag.unwrap_or(LAG_PER_MOVE), self.bank.get(seat), self.left.get(seat));
        forgiven.is_none().then_some(seat)
    }
}

/// What is forgiven of the time spent on a move: lag compensation, and as grace what is then still too much, up to
/// [`FLAG_GRACE`]; `None` if that isn't enough. The bank pays for both.
fn forgiven(spent: Millis, lag: Millis, bank: Millis, left: Millis) -> Option<Millis> {
    let for_lag = lag_forgiven(lag, bank, spent);
    let over = (spent - for_lag).saturating_sub(left);
    (over <= FLAG_GRACE.min(bank - for_lag)).then_some(for_lag + over)
}

/// The lag compensation for `lag` of a move that took `spent`, with `bank` available.
///
/// Never more than [`LAG_PER_MOVE`], than is in the bank or than was spent. A bank begins with [`LAG_BANK`], regains
/// [`LAG_REGAINED`] with each move and pays for the grace, too, so a player who makes *n* moves is forgiven at most
/// `LAG_BANK + n · LAG_REGAINED`, whatever lag a client claims.
pub fn lag_forgiven(lag: Millis, bank: Millis, spent: Millis) -> Millis {
    lag.min(LAG_PER_MOVE).min(bank).min(spent)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn total(seconds: u32, increment: u32) -> TimeControl {
        let seconds = std::num::NonZeroU32::new(seconds).expect("not zero");
        TimeControl::Total { seconds, increment }
    }

    #[test]
    fn lag_is_forgiven_up_to_its_bounds() {
        for (lag, bank, spent, forgiven) in [
            (0, LAG_BANK, 10_000, 0),
            (80, LAG_BANK, 10_000, 80),
            (80, LAG_BANK, 50, 50),
            (9_999, LAG_BANK, 10_000, LAG_PER_MOVE),
            (9_999, 30, 10_000, 30),
            (9_999, 0, 10_000, 0),
        ] {
            assert_eq!(lag_forgiven(lag, bank, spent), forgiven, "lag {lag}, bank {bank}, spent {spent}");
        }
    }

    #[test]
    fn a_move_within_the_grace_is_in_time_and_one_after_it_is_not() {
        let mut clocks = Clocks::new(total(10, 2), &[10_000, 10_000]);
        clocks.start(Seat::FIRST, 1_000);
        let last = 11_000 + FLAG_GRACE;
        assert_eq!(
            clocks.charge(Seat::FIRST, last, 0, 10_000),
            Some(Charge { spent: 10_100, forgiven: 100, left: 2_000 })
        );
        assert_eq!(clocks.charge(Seat::FIRST, last + 1, 0, 10_000), None);
        assert_eq!(clocks.flag(last, Some(0)), None);
        assert_eq!(clocks.flag(last + 1, Some(0)), Some(Seat::FIRST));
        let deadline = clocks.deadline().expect("a clock runs");
        assert_eq!(deadline, last + LAG_PER_MOVE + 1);
        assert_eq!((clocks.flag(deadline - 1, None), clocks.flag(deadline, None)), (None, Some(Seat::FIRST)));
        assert_eq!(clocks.charge(Seat::FIRST, deadline, Millis::MAX, 10_000), None);
        assert!(clocks.charge(Seat::FIRST, deadline - 1, Millis::MAX, 10_000).is_some());
    }

    proptest! {
        /// I4 for the clocks alone: whatever is played with whatever lag, nothing is lost and nothing made up.
        #[test]
        fn clocks_add_up(
            seconds in 1_u32..100,
            increment in 0_u32..5,
            turns in prop::collection::vec((0_u64..20_000, 0_u64..3_000), 1..60),
        ) {
            let given = u64::from(seconds) * 1000;
            let mut clocks = Clocks::new(total(seconds, increment), &[given, given]);
            let (mut now, mut seat) = (5, Seat::FIRST);
            let mut sums = [(0, 0, 0); 2];
            clocks.start(seat, now);
            for (spent, lag) in turns {
                now += spent;
                let Some(charge) = clocks.charge(seat, now, lag, given) else {
                    prop_assert_eq!(clocks.flag(now, Some(lag)), Some(seat));
                    break;
                };
                prop_assert_eq!(clocks.flag(now, Some(lag)), None);
                prop_assert_eq!(charge.spent, spent);
                clocks.settle(seat, &charge);
                let (all_spent, forgiven, moves) = &mut sums[seat.index()];
                *all_spent += charge.spent;
                *forgiven += charge.forgiven;
                *moves += 1;
                let left = clocks.left(seat).expect("there is a limit");
                prop_assert_eq!(*all_spent + left, given + *moves * u64::from(increment) * 1000 + *forgiven);
                prop_assert!(*forgiven <= LAG_BANK + *moves * LAG_REGAINED);
                seat = seat.other();
                clocks.start(seat, now);
            }
        }

        /// Whoever is flagged without regard to lag would be late with any lag, and the deadline is that moment.
        #[test]
        fn the_deadline_is_where_the_flag_falls(spent in 0_u64..20_000, lag in 0_u64..3_000) {
            let mut clocks = Clocks::new(total(10, 0), &[10_000, 10_000]);
            clocks.start(Seat::SECOND, 77);
            let now = 77 + spent;
            let fallen = clocks.flag(now, None).is_some();
            prop_assert_eq!(fallen, now >= clocks.deadline().expect("a clock runs"));
            let charged = clocks.charge(Seat::SECOND, now, lag, 10_000);
            prop_assert!(!(fallen && charged.is_some()));
            prop_assert_eq!(charged.is_none(), clocks.flag(now, Some(lag)).is_some());
        }
    }
}
