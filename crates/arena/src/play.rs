//! One game, from its opening to its end.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use game::record::Termination;
use game::{Game, Line, Seat, Setup};

use crate::standing::Effort;
use crate::{Clocks, Competitor, Control, Failure, Halt, Opening, Turn};

/// A player did what ends its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Whose fault it was.
    pub seat: Seat,
    /// What it was.
    pub kind: FaultKind,
    /// What there is to say about it.
    pub detail: String,
}

/// What a player can do wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultKind {
    /// It made a move that the rules forbid, or said something that isn't a move.
    Illegal,
    /// It took more time than it had.
    Late,
    /// It didn't answer at all.
    Stalled,
    /// It ended, or broke the protocol.
    Crashed,
    /// Its answer came late, but the machine hadn't let it run for longer than it had.
    Starved,
}

impl FaultKind {
    /// All of them.
    pub const ALL: [FaultKind; 5] =
        [FaultKind::Illegal, FaultKind::Late, FaultKind::Stalled, FaultKind::Crashed, FaultKind::Starved];

    /// The word that records use.
    pub const fn name(self) -> &'static str {
        match self {
            FaultKind::Illegal => "illegal",
            FaultKind::Late => "late",
            FaultKind::Starved => "starved",
            FaultKind::Stalled => "stalled",
            FaultKind::Crashed => "crashed",
        }
    }

    fn termination(self) -> Termination {
        match self {
            FaultKind::Illegal => Termination::Adjudication,
            FaultKind::Late | FaultKind::Starved | FaultKind::Stalled => Termination::Time,
            FaultKind::Crashed => Termination::Abandoned,
        }
    }
}

/// `2 late: 137 ms, 20 ms allowed`
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.seat, self.kind.name(), self.detail)
    }
}

/// This isn't a fault as records write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a seat and what its player did: illegal, late, starved, stalled or crashed")]
pub struct BadFault;

impl FromStr for Fault {
    type Err = BadFault;

    fn from_str(text: &str) -> Result<Fault, BadFault> {
        let (head, detail) = text.split_once(": ").ok_or(BadFault)?;
        let (seat, name) = head.split_once(' ').ok_or(BadFault)?;
        let seat = seat.parse().ok().and_then(Seat::from_number).ok_or(BadFault)?;
        let kind = FaultKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or(BadFault)?;
        Ok(Fault { seat, kind, detail: detail.into() })
    }
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) line: Line<G>,
    pub(crate) faults: Vec<Fault>,
    /// How many of the moves were the opening's.
    pub(crate) opening: usize,
    /// By how much each seat's slowest answer came after its time, if it did.
    pub(crate) overruns: [Duration; Seat::MAX],
    /// What the searches of each seat did.
    pub(crate) efforts: [Effort; Seat::MAX],
}

impl<G: Game> Played<G> {
    /// What ended the game, if the board doesn't show it.
    pub(crate) fn termination(&self) -> Option<Termination> {
        let last = self.faults.last()?;
        let left = matches!(self.line.steps().last(), Some(game::Step::Retire(seat)) if *seat == last.seat);
        left.then(|| last.kind.termination())
    }
}

/// Who plays at a seat. A competitor that has crashed is gone until the next game.
pub(crate) struct SeatPlayer<'a, G: Game> {
    pub(crate) competitor: &'a mut Option<Box<dyn Competitor<G>>>,
    /// Why there is no competitor.
    pub(crate) missing: Option<Failure>,
    /// The seed for its errors and choices in this game.
    pub(crate) seed: u32,
    pub(crate) control: Control,
}

/// Plays a game to its end, whatever the players do. Who commits a fault leaves the board, and the others go on.
/// None: the match was ended meanwhile.
pub(crate) fn play<G: Game>(
    opening: &Opening<G>,
    players: &mut [SeatPlayer<'_, G>],
    margin: Duration,
    halt: &Halt,
) -> Option<Played<G>> {
    let mut played = Played {
        setup: opening.setup.clone(),
        line: opening.line.clone(),
        faults: Vec::new(),
        opening: opening.plies(),
        overruns: [Duration::ZERO; Seat::MAX],
        efforts: [Effort::default(); Seat::MAX],
    };
    let mut clocks = Clocks::default();
    for (index, player) in players.iter_mut().enumerate() {
        if let Control::Clock { base, increment } = player.control {
            (clocks.left[index], clocks.increment[index]) = (base, increment);
        }
        if let Some(competitor) = player.competitor
            && let Err(failure) = competitor.new_game(player.seed, halt)
        {
            *player.competitor = None;
            player.missing = Some(failure);
        }
    }
    while played.line.outcome().is_none() {
        let seat = played.line.position().turn();
        let player = &mut players[seat.index()];
        match take_turn(&mut played, player, &mut clocks, margin, halt) {
            Ok(()) => {}
            Err(Stop::Halted) => return None,
            Err(Stop::Fault(kind, detail)) => {
                played.faults.push(Fault { seat, kind, detail });
                // The player to move is at the board, so it can leave.
                played.line.retire(seat).ok()?;
            }
        }
    }
    Some(played)
}

enum Stop {
    Halted,
    Fault(FaultKind, String),
}

/// Asks the player to move for its move and makes it.
fn take_turn<G: Game>(
    played: &mut Played<G>,
    player: &mut SeatPlayer<'_, G>,
    clocks: &mut Clocks,
    margin: Duration,
    halt: &Halt,
) -> Result<(), Stop> {
    let seat = played.line.position().turn().index();
    let (turn, allowed) = match player.control {
        Control::PerMove(limits) => {
            let deadline = limits.time.map(|time| time + margin);
            (Turn { limits, clocks: None, deadline }, limits.time)
        }
        Control::Clock { .. } => {
            let left = clocks.left[seat];
            let limits = engine::Limits::default();
            (Turn { limits, clocks: Some(*clocks), deadline: Some(left + margin) }, Some(left))
        }
    };
    let missing = || player.missing.clone().unwrap_or_else(|| Failure::Crashed("it isn't running".into()));
    let answer = match player.competitor {
        Some(competitor) => competitor.choose(&played.setup, &played.line, &turn, halt),
        None => Err(missing()),
    };
    let answer = answer.map_err(|failure| {
        let kind = match failure {
            Failure::Halted => return Stop::Halted,
            Failure::NoMove(_) => return Stop::Fault(FaultKind::Illegal, failure.to_string()),
            Failure::Stalled => FaultKind::Stalled,
            Failure::Crashed(_) => FaultKind::Crashed,
        };
        // The next game gets a new one.
        *player.competitor = None;
        Stop::Fault(kind, failure.to_string())
    })?;
    played.efforts[seat].add_move(answer.work, answer.took);
    if let Some(allowed) = allowed {
        let overrun = answer.took.saturating_sub(allowed);
        played.overruns[seat] = played.overruns[seat].max(overrun);
        if overrun > margin {
            return Err(late(answer.took, answer.ran, allowed, margin));
        }
        if let Control::Clock { increment, .. } = player.control {
            clocks.left[seat] = clocks.left[seat].saturating_sub(answer.took) + increment;
        }
    }
    let illegal =
        |error: &dyn fmt::Display| Stop::Fault(FaultKind::Illegal, format!("{}: {error}", answer.mv));
    played.line.play(answer.mv).map_err(|error| illegal(&error))
}

/// An answer that took too long: by the player's own fault, or because it wasn't let run.
fn late(took: Duration, ran: Option<Duration>, allowed: Duration, margin: Duration) -> Stop {
    let detail = format!("{} ms, with {} ms left", took.as_millis(), allowed.as_millis());
    match ran {
        Some(ran) if ran <= allowed + margin => {
            Stop::Fault(FaultKind::Starved, format!("{detail}, and a processor for {} ms", ran.as_millis()))
        }
        _ => Stop::Fault(FaultKind::Late, detail),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_written_and_read_back() {
        for (index, kind) in FaultKind::ALL.into_iter().enumerate() {
            let seat = Seat::new(index % Seat::MAX).expect("one of four");
            let fault = Fault { seat, kind, detail: "why: because".into() };
            assert_eq!(fault.to_string().parse(), Ok(fault));
        }
        for text in ["", "1 late", "late: x", "0 late: x", "5 late: x", "1 lazy: x"] {
            assert_eq!(text.parse::<Fault>(), Err(BadFault), "{text}");
        }
    }
}
