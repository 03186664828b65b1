//! Games that version 0.1 of the page kept: a list of moves, with clocks beside it. They are played again by the model,
//! so that they go on as a list of events.

use game::record::TimeControl;
use game::{Seat, Setup};
use games::GameKind;
use play::{
    Actor, Command, Context, Decision, GameId, Recorded, Refusal, Replica, SeatKind, SeatTerms, Terms,
};
use serde::Deserialize;

use crate::fault::{About, Fault};

/// A game as version 0.1 kept it. What only the page needs isn't read.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SavedGame {
    #[cfg_attr(test, ts(type = "GameName"))]
    name: GameKind,
    #[cfg_attr(test, ts(type = "Setup"))]
    setup: Setup,
    players: Vec<SavedPlayer>,
    /// The moves, and `x2` for a seat that left.
    moves: Vec<String>,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    begun: i64,
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    clock: Option<SavedClock>,
}

/// Who sat at a seat.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum SavedPlayer {
    Person,
    Computer { level: u8 },
}

/// The clocks of such a game, in milliseconds.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SavedClock {
    given: Vec<f64>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    increment: Option<f64>,
    /// What each seat had before the first move, and after each.
    left: Vec<Vec<f64>>,
}

impl SavedClock {
    fn control(&self) -> Option<TimeControl> {
        let longest = self.given.iter().copied().fold(0.0, f64::max);
        let seconds = core::num::NonZeroU32::new((longest / 1000.0).round() as u32)?;
        Some(match self.increment {
            Some(increment) => TimeControl::Total { seconds, increment: (increment / 1000.0).round() as u32 },
            None => TimeControl::PerMove { seconds },
        })
    }

    /// The seconds of a seat that has other than the usual ones.
    fn seconds(&self, seat: usize) -> Option<u32> {
        let longest = self.given.iter().copied().fold(0.0, f64::max);
        let given = *self.given.get(seat)?;
        ((given - longest).abs() > 500.0).then(|| (given / 1000.0).round().max(1.0) as u32)
    }

    fn left(&self, ply: usize, seat: Seat) -> Option<f64> {
        self.left.get(ply)?.get(seat.index()).copied()
    }

    /// How long the clock of this seat ran before the step; where it can't be known, not at all.
    fn spent(&self, ply: usize, seat: Seat, is_move: bool) -> u64 {
        let increment = if is_move { self.increment } else { Some(0.0) };
        let (Some(before), Some(after), Some(increment)) =
            (self.left(ply, seat), self.left(ply + 1, seat), increment)
        else {
            return 0;
        };
        (before + increment - after).max(0.0).round() as u64
    }

    /// Whether it was the clock that made a seat leave with this step.
    fn fell(&self, ply: usize, seat: Seat) -> bool {
        self.left(ply + 1, seat).is_some_and(|left| left <= 0.0)
    }
}

fn terms(saved: &SavedGame) -> Terms {
    let seat = |(index, player): (usize, &SavedPlayer)| SeatTerms {
        seconds: saved.clock.as_ref().and_then(|clock| clock.seconds(index)),
        ..SeatTerms::of(match player {
            SavedPlayer::Person => SeatKind::Creator,
            SavedPlayer::Computer { level } => SeatKind::Computer(*level),
        })
    };
    let Setup { first, options, position, .. } = saved.setup.clone();
    Terms {
        seats: saved.players.iter().enumerate().map(seat).collect(),
        options,
        first: first.or(Some(Seat::FIRST)).filter(|_| position.is_none()),
        position,
        clock: saved.clock.as_ref().and_then(SavedClock::control).unwrap_or(TimeControl::Unlimited),
        ..Terms::for_two(saved.name, SeatKind::Creator, SeatKind::Creator)
    }
}

/// The events of a saved game.
pub(crate) fn events(id: GameId, me: &Actor, saved: &SavedGame) -> Result<Vec<Recorded>, Fault> {
    let fault = |refusal: Refusal| Fault::new(About::Moves, &refusal);
    let mut context = Context { now: 0, wall: saved.begun, lag: 0, seed: 0, next_game: id };
    let (mut game, mut events) = Replica::create(id, terms(saved), me.clone(), &context).map_err(fault)?;
    for (ply, step) in saved.moves.iter().enumerate() {
        let Some(turn) = game.state().turn() else { break };
        let leaves = step.starts_with('x');
        if let Some(clock) = &saved.clock {
            context.now += clock.spent(ply, turn, !leaves);
        }
        let decision: Decision = if leaves && saved.clock.as_ref().is_some_and(|clock| clock.fell(ply, turn))
        {
            context.now += play::clock::FLAG_GRACE + 1;
            game.decide_flag(&context).ok_or_else(|| Fault::new(About::Moves, "no flag fell"))?
        } else if leaves {
            game.decide(&Command::Resign, &context).map_err(fault)?
        } else if game.state().computer_to_move().is_some() {
            game.decide_for_computer(step, ply as u32, &context).map_err(fault)?
        } else {
            game.decide(&Command::Move { mv: step.clone(), ply: ply as u32 }, &context).map_err(fault)?
        };
        events.extend(decision.events);
    }
    Ok(events)
}
