//! How time is kept. The function that forgives lag is documented in `docs/2-protocol.md`, too.
//!
//! Everything here is arithmetic on milliseconds of *service time*: a clock of the server's own that never jumps and
//! stands still while the server is down. What it says comes in as a parameter.

use game::Seat;
use game::record::TimeControl;
use serde::{Deserialize, Serialize};

/// Milliseconds: a moment of service time, or a length of time.
pub type Millis = u64;

/// The most that is forgiven for the lag of one move.
pub const LAG_PER_MOVE: Millis = 500;
/// What a seat can be forgiven at once when a game begins, and the most it can save up.
pub const LAG_BANK: Millis = 2_000;
/// What each move puts back into that bank.
pub const LAG_REGAINED: Millis = 100;
/// A flag falls this much later than the clock says: the time a server takes to notice is nobody's fault.
pub const FLAG_GRACE: Millis = 100;

/// Of what is left for the game a computer spends at most one part in so many on a move, and of what it gets with each
/// move, or has for one, two fifths: the rest is for what its answer takes to arrive.
const THINKING_PART: Millis = 20;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// What stopping a clock cost: stored with the move that stopped it.
///
/// `left` afterwards = `left` before − (`spent` − `forgiven`) + increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Charge {
    /// How long the clock ran.
    pub spent: Millis,
    /// How much of it wasn't counted: lag, and the grace of a flag.
    pub forgiven: Millis,
    /// What the seat has left for its next move, the increment included.
    pub left: Millis,
}

/// The clocks of one game.
#[derive(Clone, Debug)]
pub struct Clocks {
    control: TimeControl,
    left: [Millis; Seat::MAX],
    /// What can still be forgiven for lag.
    bank: [Millis; Seat::MAX],
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug)]
struct Running {
    seat: Seat,
    since: Millis,
}

impl Clocks {
    /// Clocks that nobody has started yet, with what each seat is given.
    pub fn new(control: TimeControl, given: &[Millis]) -> Clocks {
        let mut left = [0; Seat::MAX];
        left[..given.len()].copy_from_slice(given);
        Clocks { control, left, bank: [LAG_BANK; Seat::MAX], running: None }
    }

    /// What a seat is given at the start, `handicap` being the seconds that are agreed instead of the usual.
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

    /// Whether there is a limit at all.
    pub fn is_limited(&self) -> bool {
        self.control != TimeControl::Unlimited
    }

    /// Starts the clock of a seat and stops any other, without charging anybody.
    pub fn start(&mut self, seat: Seat, now: Millis) {
        self.running = self.is_limited().then_some(Running { seat, since: now });
    }

    /// Stops all clocks for good.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// What a seat had left when its clock was last stopped.
    pub fn left(&self, seat: Seat) -> Option<Millis> {
        self.is_limited().then(|| self.left[seat.index()])
    }

    /// What every one of so many seats has left; empty without a limit.
    pub fn all_left(&self, seats: usize) -> Vec<Millis> {
        if self.is_limited() { self.left.iter().copied().take(seats).collect() } else { Vec::new() }
    }

    /// The time of a seat is up.
    pub(crate) fn expire(&mut self, seat: Seat) {
        self.left[seat.index()] = 0;
    }

    /// Sets what seats have left, as far as it is given.
    pub(crate) fn set_left(&mut self, left: &[Millis]) {
        for (old, new) in self.left.iter_mut().zip(left) {
            *old = *new;
        }
    }

    /// What the seats have left once moves are taken back: `left` is what they have now, `given` what they had at
    /// the start, `undone` the seats of the moves. What a move earned is given back; what was spent stays spent.
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

    /// How long a computer at this seat may think now, and `most` at the most.
    pub fn time_to_think(&self, seat: Seat, now: Millis, most: Millis) -> Millis {
        let Some(left) = self.left_at(seat, now) else { return most };
        let share = match self.control {
            TimeControl::Total { increment, .. } => {
                left / THINKING_PART + left.min(Millis::from(increment) * 1000) * 2 / 5
            }
            TimeControl::PerMove { .. } | TimeControl::DaysPerMove { .. } | TimeControl::Unlimited => {
                left * 2 / 5
            }
        };
        share.clamp(1, most.max(1))
    }

    /// What a seat has left now, never less than nothing.
    pub fn left_at(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let spent = match self.running {
            Some(running) if running.seat == seat => now.saturating_sub(running.since),
            _ => 0,
        };
        self.left(seat).map(|left| left.saturating_sub(spent))
    }

    /// Whose clock runs, and since when.
    pub fn running(&self) -> Option<(Seat, Millis)> {
        self.running.map(|running| (running.seat, running.since))
    }

    /// What it costs to stop the running clock now, with this much lag on the line; none if time is up, and none
    /// if no clock runs.
    pub fn charge(&self, seat: Seat, now: Millis, lag: Millis, given: Millis) -> Option<Charge> {
        let running = self.running.filter(|running| running.seat == seat)?;
        let left = self.left[seat.index()];
        let spent = now.saturating_sub(running.since);
        let for_lag = lag_forgiven(lag, self.bank[seat.index()], spent);
        let over = (spent - for_lag).saturating_sub(left);
        if over > FLAG_GRACE {
            return None;
        }
        let forgiven = for_lag + over;
        let remaining = left - (spent - forgiven);
        let left = match self.control {
            TimeControl::Total { increment, .. } => remaining + Millis::from(increment) * 1000,
            // Every move has the same time, whatever the last one left over.
            TimeControl::PerMove { .. } | TimeControl::DaysPerMove { .. } => given,
            TimeControl::Unlimited => remaining,
        };
        Some(Charge { spent, forgiven, left })
    }

    /// Takes over what a charge says.
    pub fn settle(&mut self, seat: Seat, charge: &Charge) {
        let bank = &mut self.bank[seat.index()];
        *bank = (bank.saturating_sub(charge.forgiven) + LAG_REGAINED).min(LAG_BANK);
        self.left[seat.index()] = charge.left;
    }

    /// The moment from which on no move can be in time, whatever the lag.
    pub fn deadline(&self) -> Option<Millis> {
        let Running { seat, since } = self.running?;
        let lag = LAG_PER_MOVE.min(self.bank[seat.index()]);
        Some(since + self.left[seat.index()] + lag + FLAG_GRACE + 1)
    }

    /// The seat whose time is up, for somebody with this much lag; none given: for anybody at all.
    pub fn flag(&self, now: Millis, lag: Option<Millis>) -> Option<Seat> {
        let Running { seat, since } = self.running?;
        let spent = now.saturating_sub(since);
        let forgiven = lag_forgiven(lag.unwrap_or(LAG_PER_MOVE), self.bank[seat.index()], spent);
        (spent - forgiven > self.left[seat.index()] + FLAG_GRACE).then_some(seat)
    }
}

/// How much of the time `spent` isn't counted because of `lag`, with `bank` left to forgive.
///
/// Never more than [`LAG_PER_MOVE`], than is in the bank or than was spent. A bank begins with [`LAG_BANK`] and
/// regains [`LAG_REGAINED`] with each move, so a game of *n* moves is forgiven at most `LAG_BANK + n · LAG_REGAINED`,
/// whatever a client pretends its lag to be.
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
                prop_assert!(*forgiven <= LAG_BANK + *moves * (LAG_REGAINED + FLAG_GRACE));
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
