//! Whether a position can be, for an editor that shows why not.

use games::GameKind;
use quoridor::PositionError as QuoridorError;
use serde::Serialize;
use squadro::PositionError as SquadroError;

use super::position_parts::{PositionParts, RulesParts};

/// What is to be said of a position that somebody put together.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct PositionChecked {
    /// How it is written, whether it can be or not; none if it can't be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// What it is made of; none if it can't be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<PositionParts>,
    /// The position string; none if the position can't be.
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    /// Why the position can't be, with what is needed to show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<PositionProblem>,
    /// The same in English, for developers.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// Why a position can't be. Seats and lanes count from 1.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum PositionProblem {
    /// The text isn't a position string: this word isn't what belongs there. Empty: something is missing.
    Unreadable { word: String },
    /// The game isn't for so many players.
    Players { given: usize },
    /// Nobody plays at the seat to move.
    Turn { seat: usize },
    /// Two pawns on one square.
    SameSquare { square: String },
    /// Nobody plays any more.
    NobodyPlays,
    /// A fence sticks out of the board.
    OffBoard { fence: String },
    /// Two fences overlap.
    Overlap { fences: [String; 2] },
    /// Two fences cross.
    Cross { fences: [String; 2] },
    /// A seat can't have so many fences left.
    TooManyLeft { seat: usize, most: u8 },
    /// More fences on the board and left together than the game has.
    TooManyFences { given: usize, most: usize },
    /// A pawn has no path to its goal line.
    NoPath { seat: usize },
    /// More than one seat has won.
    SeveralWinners { seats: [usize; 2] },
    /// The seat to move has already won.
    WinnerToMove { seat: usize },
    /// A piece can't have come so far.
    Progress { seat: usize, lane: usize, progress: u8 },
    /// The seat that is said to have left isn't there, or the game was over before.
    Left { seat: usize },
    /// The pieces of these lanes, the first seat's and the second's, stand on one crossing.
    SharedCrossing { lanes: [usize; 2] },
    /// A piece is too fast to have stopped there.
    Unstoppable { seat: usize, lane: usize, progress: u8 },
    /// A seat has five pieces home: the fourth had won.
    FiveHome { seat: usize },
}

/// Whether a position string says a position that can be.
pub(crate) fn check(kind: GameKind, position: &str) -> PositionChecked {
    match kind {
        GameKind::Quoridor => {
            position.parse().map_or_else(refused::<QuoridorError>, |parts| of_quoridor(&parts))
        }
        GameKind::Squadro => {
            position.parse().map_or_else(refused::<SquadroError>, |parts| of_squadro(&parts))
        }
    }
}

/// Whether there can be a position of these parts.
pub(crate) fn check_parts(parts: &PositionParts) -> PositionChecked {
    match parts.read() {
        Ok(RulesParts::Quoridor(parts)) => of_quoridor(&parts),
        Ok(RulesParts::Squadro(parts)) => of_squadro(&parts),
        Err(word) => {
            let message = Some(format!("{word} can't be read"));
            let problem = Some(PositionProblem::Unreadable { word });
            PositionChecked { text: None, parts: None, position: None, problem, message }
        }
    }
}

fn of_quoridor(parts: &quoridor::Parts) -> PositionChecked {
    checked(parts.to_string(), parts.into(), quoridor::Position::from_parts(parts))
}

fn of_squadro(parts: &squadro::Parts) -> PositionChecked {
    checked(parts.to_string(), parts.into(), squadro::Position::from_parts(parts))
}

fn checked<E: ToString>(text: String, parts: PositionParts, made: Result<impl ToString, E>) -> PositionChecked
where
    PositionProblem: for<'a> From<&'a E>,
{
    let (text, parts) = (Some(text), Some(parts));
    match made {
        Ok(position) => PositionChecked {
            text,
            parts,
            position: Some(position.to_string()),
            problem: None,
            message: None,
        },
        Err(error) => PositionChecked { text, parts, ..refused(error) },
    }
}

/// What can't be read, or can't be.
#[expect(clippy::needless_pass_by_value, reason = "errors are handed over")]
fn refused<E: ToString>(error: E) -> PositionChecked
where
    PositionProblem: for<'a> From<&'a E>,
{
    PositionChecked {
        text: None,
        parts: None,
        position: None,
        problem: Some((&error).into()),
        message: Some(error.to_string()),
    }
}

impl From<&QuoridorError> for PositionProblem {
    fn from(error: &QuoridorError) -> PositionProblem {
        let both = |one: &quoridor::Fence, other: &quoridor::Fence| [one.to_string(), other.to_string()];
        match error {
            QuoridorError::Parts(_) | QuoridorError::LeftCount { .. } => {
                PositionProblem::Unreadable { word: String::new() }
            }
            QuoridorError::Players(given) => PositionProblem::Players { given: *given },
            QuoridorError::Word { word, .. } => PositionProblem::Unreadable { word: word.clone() },
            QuoridorError::Turn(seat) => PositionProblem::Turn { seat: seat.number() },
            QuoridorError::SameSquare(square) => PositionProblem::SameSquare { square: square.to_string() },
            QuoridorError::NobodyPlays => PositionProblem::NobodyPlays,
            QuoridorError::OffBoard(fence) => PositionProblem::OffBoard { fence: fence.to_string() },
            QuoridorError::Overlap(one, other) => PositionProblem::Overlap { fences: both(one, other) },
            QuoridorError::Cross(one, other) => PositionProblem::Cross { fences: both(one, other) },
            QuoridorError::TooManyLeft { seat, most } => {
                PositionProblem::TooManyLeft { seat: seat.number(), most: *most }
            }
            QuoridorError::TooManyFences { given, most } => {
                PositionProblem::TooManyFences { given: *given, most: *most }
            }
            QuoridorError::NoPath(seat) => PositionProblem::NoPath { seat: seat.number() },
            QuoridorError::TwoWinners(one, other) => {
                PositionProblem::SeveralWinners { seats: [one.number(), other.number()] }
            }
            QuoridorError::WinnerToMove(seat) => PositionProblem::WinnerToMove { seat: seat.number() },
        }
    }
}

impl From<&SquadroError> for PositionProblem {
    fn from(error: &SquadroError) -> PositionProblem {
        match error {
            SquadroError::Token { token, .. } => PositionProblem::Unreadable { word: token.clone() },
            SquadroError::Missing { .. } => PositionProblem::Unreadable { word: String::new() },
            SquadroError::Progress { seat, lane, progress } => {
                PositionProblem::Progress { seat: seat.number(), lane: lane.number(), progress: *progress }
            }
            SquadroError::Turn(seat) => PositionProblem::Turn { seat: seat.number() },
            SquadroError::Retired(seat) | SquadroError::LeftAfterTheEnd(seat) => {
                PositionProblem::Left { seat: seat.number() }
            }
            SquadroError::SharedCrossing { light, dark } => {
                PositionProblem::SharedCrossing { lanes: [light.number(), dark.number()] }
            }
            SquadroError::Unstoppable { seat, lane, progress } => {
                PositionProblem::Unstoppable { seat: seat.number(), lane: lane.number(), progress: *progress }
            }
            SquadroError::FiveHome(seat) => PositionProblem::FiveHome { seat: seat.number() },
            SquadroError::BothWon => PositionProblem::SeveralWinners { seats: [1, 2] },
            SquadroError::WinnerToMove(seat) => PositionProblem::WinnerToMove { seat: seat.number() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_cannot_be_is_refused_with_its_evidence() {
        let of = |kind, position| check(kind, position).problem;
        let (quoridor, squadro) = (GameKind::Quoridor, GameKind::Squadro);
        assert_eq!(of(quoridor, "e1 e9 / e3h / 9 10 / 2"), None);
        assert_eq!(
            of(quoridor, "e1 e9 / e3h e3v / 9 9 / 1"),
            Some(PositionProblem::Cross { fences: ["e3h".into(), "e3v".into()] })
        );
        assert_eq!(
            of(quoridor, "e5 e5 / - / 10 10 / 1"),
            Some(PositionProblem::SameSquare { square: "e5".into() })
        );
        assert_eq!(of(quoridor, "e9 e8 / - / 10 10 / 1"), Some(PositionProblem::WinnerToMove { seat: 1 }));
        assert_eq!(
            of(squadro, "13 0 0 0 0 / 0 0 0 0 0 / y"),
            Some(PositionProblem::Unreadable { word: "13".into() })
        );
        assert_eq!(
            of(squadro, "12 12 12 12 12 / 0 0 0 0 0 / r"),
            Some(PositionProblem::FiveHome { seat: 1 })
        );
        assert_eq!(of(squadro, "0 0 0 0 0 / 0 0 0 0 0 / r"), None);
    }

    /// As the editor does, which has parts and no strings: all that the tests of position strings refuse.
    #[test]
    fn the_editor_refuses_what_the_parser_refuses_with_the_same_reason() {
        let quoridor = include_str!("../../../quoridor/tests/data/impossible.txt");
        let squadro = include_str!("../../../squadro/tests/data/impossible.txt");
        for (kind, cases) in [(GameKind::Quoridor, quoridor), (GameKind::Squadro, squadro)] {
            for case in cases.lines() {
                let (text, reason) = case.split_once(": ").expect("a position and a reason");
                let read = check(kind, text);
                assert_eq!((read.message.as_deref(), read.position.as_ref()), (Some(reason), None), "{text}");
                let sent =
                    serde_json::to_string(&read.parts.expect("it can be taken apart")).expect("it is text");
                let edited = check_parts(&serde_json::from_str(&sent).expect("it can be read"));
                assert_eq!((edited.message.as_deref(), edited.position), (Some(reason), None), "{text}");
                assert!(!matches!(edited.problem, None | Some(PositionProblem::Unreadable { .. })), "{text}");
                assert_eq!(edited.problem, read.problem);
            }
        }
    }

    #[test]
    fn a_position_is_taken_apart_and_put_together_whether_it_can_be_or_not() {
        for (kind, text) in [
            (GameKind::Quoridor, "e1 e9 / e3h d4v / 9 9 / 1"),
            (GameKind::Quoridor, "e1 - e9 i5 / - / 5 0 5 5 / 3"),
            (GameKind::Quoridor, "e5 e5 / e3h e3v / 20 10 / 4"),
            (GameKind::Squadro, "3 0 0 0 0 / 0 0 0 0 0 / r"),
            (GameKind::Squadro, "12 12 12 12 12 / 0 0 0 0 0 / r xy"),
        ] {
            let read = check(kind, text);
            assert_eq!(read.text.as_deref(), Some(text));
            let parts = read.parts.expect("it can be read");
            let sent = serde_json::to_string(&parts).expect("it can be written");
            let again = check_parts(&serde_json::from_str(&sent).expect("it can be read"));
            assert_eq!((again.text, again.problem), (read.text, read.problem), "{text}");
        }
        let wrong = |parts: &str| check_parts(&serde_json::from_str(parts).expect("it can be read")).problem;
        let unreadable = |word: &str| Some(PositionProblem::Unreadable { word: word.into() });
        let quoridor = r#"{"game":"quoridor","pawns":["e1","z9"],"fences":[],"fencesLeft":[10,10],"turn":1}"#;
        assert_eq!(wrong(quoridor), unreadable("z9"));
        assert_eq!(wrong(&quoridor.replace("z9", "e9").replace("[],", "[\"e3\"],")), unreadable("e3"));
        assert_eq!(wrong(&quoridor.replace("z9", "e9").replace("\"turn\":1", "\"turn\":9")), unreadable("9"));
        let squadro = r#"{"game":"squadro","progress":[[13,0,0,0,0],[0,0,0,0,0]],"turn":1}"#;
        assert_eq!(wrong(squadro), Some(PositionProblem::Progress { seat: 1, lane: 1, progress: 13 }));
    }
}
