//! Facts about moves, each computed from the rules: true of the position whatever anybody thinks of it.

mod quoridor;
mod squadro;

use game::{Game, Seat};
use games::AnyLine;
use serde::{Deserialize, Serialize};

use crate::{Argument, Message};

/// A fact about a move. Every field is said by the line above its variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the variants say what their fields are")]
pub enum Fact {
    /// Quoridor: the fence makes a seat's shortest path so many steps longer.
    PathLonger {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        steps: u8,
    },
    /// Quoridor for two: the fence makes the shortest path of the seat so many steps longer, and that of whoever placed
    /// it, too.
    PathsLonger {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        steps: u8,
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        own: Seat,
        own_steps: u8,
    },
    /// Quoridor: the fence makes nobody's shortest path longer.
    FenceWithoutEffect,
    /// Quoridor: the pawn is no closer to its goal line than before, and has so many steps to go.
    NoCloser { steps: u8 },
    /// Quoridor: a straight jump to this square would have gained two steps.
    StraightJumpMissed { square: String },
    /// Quoridor: a jump to the side, to this square, would have gained two steps.
    SideJumpMissed { square: String },
    /// Quoridor: the move is a jump that gains two steps.
    Jumps { square: String },
    /// Quoridor: after the move the next seat can gain two steps by a jump to this square, and couldn't before.
    JumpAllowed {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        square: String,
    },
    /// Quoridor: from here on nobody can get in anybody's way: the seat arrives so many moves before the other.
    RaceDecided {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        moves: u8,
    },
    /// Quoridor: the seat has placed its last fence.
    LastFence {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// Squadro: the move sends back the seat's piece of this lane, which costs it so many moves.
    PieceSentBack {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        lane: u8,
        moves: u8,
    },
    /// Squadro: after the move the seat's piece of this lane can be jumped at once, which costs it so many moves.
    PieceThreatened {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        lane: u8,
        moves: u8,
    },
    /// Squadro: if nobody is in the way any more, the seat needs so many moves fewer than the other.
    RaceLead {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        moves: u8,
    },
    /// Squadro: the move brings a piece home; the seat has so many there now.
    PieceHome {
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        pieces: u8,
    },
    /// The other move would have won on the spot.
    WinMissed {
        #[serde(rename = "move")]
        mv: String,
    },
    /// The position was a proven win before the move, and isn't one after it.
    WinGivenAway,
    /// The other move was the only one that kept the proven win.
    OnlyMove {
        #[serde(rename = "move")]
        mv: String,
    },
}

/// The facts about a move of the position that a line stands at; none if the move can't be played.
pub fn facts_of(line: &AnyLine, mv: &str) -> Vec<Fact> {
    let missed = win_missed(line, mv);
    let facts = match line {
        AnyLine::Quoridor(line) => quoridor::facts(line, mv),
        AnyLine::Squadro(line) => squadro::facts(line, mv),
    };
    missed.into_iter().chain(facts.unwrap_or_default()).collect()
}

/// What is true of the race in the position that a line stands at; none if nothing is sure or the game is over.
pub fn standing(line: &AnyLine) -> Option<Fact> {
    if line.outcome().is_some() {
        return None;
    }
    match line {
        AnyLine::Quoridor(line) => quoridor::decided(line.position()),
        AnyLine::Squadro(line) => squadro::race_lead(line.position()),
    }
}

/// A move that wins on the spot, if this one doesn't.
fn win_missed(line: &AnyLine, mv: &str) -> Option<Fact> {
    let mut winning = line.legal_moves().into_iter().filter(|text| wins(line, text)).peekable();
    winning.peek()?;
    (!wins(line, mv) && line.legal_moves().iter().any(|legal| legal == mv))
        .then(|| winning.next())
        .flatten()
        .map(|mv| Fact::WinMissed { mv })
}

fn wins(line: &AnyLine, mv: &str) -> bool {
    fn wins<G: Game>(position: &G, mv: &str) -> bool {
        let mut after = position.clone();
        let played = position.parse_move(mv, game::Notation::Standard).is_ok_and(|mv| after.play(mv).is_ok());
        played && after.outcome().is_some_and(|outcome| outcome.winner() == Some(position.turn()))
    }
    match line {
        AnyLine::Quoridor(line) => wins(line.position(), mv),
        AnyLine::Squadro(line) => wins(line.position(), mv),
    }
}

impl Fact {
    /// The sentence that says it.
    pub fn message(&self) -> Message {
        let number = |name, value: u8| (name, Argument::Number(value.into()));
        let text = |name, value: &str| (name, Argument::Text(value.into()));
        let player = |seat: Seat| ("player", Argument::Player(seat));
        let lane = |lane: u8| ("lane", Argument::Text(lane.to_string()));
        // A move of Squadro is written as the number of its lane, which says nothing in a sentence.
        let of_move = |key, of_lane, mv: &str| match mv.parse() {
            Ok(number) => (of_lane, vec![lane(number)]),
            Err(_) => (key, vec![text("move", mv)]),
        };
        let (key, arguments) = match self {
            Fact::PathLonger { seat, steps } => {
                ("fact-path-longer", vec![player(*seat), number("steps", *steps)])
            }
            Fact::PathsLonger { seat, steps, own, own_steps } => {
                let own = [("own", Argument::Player(*own)), number("ownSteps", *own_steps)];
                (
                    "fact-paths-longer",
                    [player(*seat), number("steps", *steps)].into_iter().chain(own).collect(),
                )
            }
            Fact::FenceWithoutEffect => ("fact-fence-without-effect", vec![]),
            Fact::NoCloser { steps } => ("fact-no-closer", vec![number("steps", *steps)]),
            Fact::StraightJumpMissed { square } => {
                ("fact-straight-jump-missed", vec![text("square", square)])
            }
            Fact::SideJumpMissed { square } => ("fact-side-jump-missed", vec![text("square", square)]),
            Fact::Jumps { square } => ("fact-jumps", vec![text("square", square)]),
            Fact::JumpAllowed { seat, square } => {
                ("fact-jump-allowed", vec![player(*seat), text("square", square)])
            }
            Fact::RaceDecided { seat, moves } => {
                ("fact-race-decided", vec![player(*seat), number("moves", *moves)])
            }
            Fact::LastFence { seat } => ("fact-last-fence", vec![player(*seat)]),
            Fact::PieceSentBack { seat, lane: number_of, moves } => {
                ("fact-piece-sent-back", vec![player(*seat), lane(*number_of), number("moves", *moves)])
            }
            Fact::PieceThreatened { seat, lane: number_of, moves } => {
                ("fact-piece-threatened", vec![player(*seat), lane(*number_of), number("moves", *moves)])
            }
            Fact::RaceLead { seat, moves } => {
                ("fact-race-lead", vec![player(*seat), number("moves", *moves)])
            }
            Fact::PieceHome { seat, pieces } => {
                ("fact-piece-home", vec![player(*seat), number("pieces", *pieces)])
            }
            Fact::WinMissed { mv } => of_move("fact-win-missed", "fact-win-missed-lane", mv),
            Fact::WinGivenAway => ("fact-win-given-away", vec![]),
            Fact::OnlyMove { mv } => of_move("fact-only-move", "fact-only-lane", mv),
        };
        Message { key, arguments }
    }
}
