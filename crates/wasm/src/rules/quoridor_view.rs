use std::collections::BTreeMap;

use game::{Game, Line, Seat, Step};
use quoridor::{Fence, IllegalMove, Move, Openings, Position, Side, Square};
use serde::Serialize;

use super::quoridor_refusal::QuoridorRefusal;
use super::view::{Ending, HasView, Made, made};

/// All that a board of Quoridor shows.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QuoridorView {
    /// The position string.
    position: String,
    turn: usize,
    ending: Option<Ending>,
    made: Vec<Made>,
    /// What the last move did, if there was one.
    last: Option<QuoridorLast>,
    /// The squares the pawn may move to.
    targets: Vec<String>,
    /// Why it may not go to another square, where there is more to say than that it is too far.
    refused: BTreeMap<String, QuoridorRefusal>,
    /// Every fence that could lie on an empty board, and what it would do here.
    ghosts: BTreeMap<String, QuoridorGhost>,
    /// The fences on the board.
    fences: Vec<String>,
    /// By seat.
    sides: Vec<QuoridorSide>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QuoridorSide {
    /// Where the pawn stands; none if nobody plays there any more.
    pawn: Option<String>,
    /// The fences that are left to place.
    fences: u8,
    /// The edge of the board to reach.
    #[cfg_attr(test, ts(type = "\"bottom\" | \"left\" | \"top\" | \"right\""))]
    goal: &'static str,
    /// How many steps it is to the goal line.
    distance: Option<u8>,
    /// One shortest path there: the squares after the one the pawn stands on.
    path: Vec<String>,
}

/// What a fence would do.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub(crate) enum QuoridorGhost {
    /// It can't be placed.
    Refused { why: QuoridorRefusal },
    /// It can. Only the seats whose path changes are told.
    Legal { changes: Vec<QuoridorChange> },
}

/// What a fence would do to a path.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QuoridorChange {
    seat: usize,
    /// How many steps longer it gets.
    longer: u8,
    /// The path after that.
    path: Vec<String>,
}

/// What the last move did.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum QuoridorLast {
    Pawn {
        seat: usize,
        from: String,
        to: String,
        /// The square of the pawn that was jumped.
        over: Option<String>,
    },
    Fence {
        seat: usize,
        fence: String,
    },
    Retire {
        seat: usize,
    },
}

fn squares(path: impl IntoIterator<Item = Square>) -> Vec<String> {
    path.into_iter().map(|square| square.to_string()).collect()
}

fn side(position: &Position, seat: Seat) -> QuoridorSide {
    QuoridorSide {
        pawn: position.pawn(seat).map(|square| square.to_string()),
        fences: position.fences_left(seat),
        goal: match position.goal(seat) {
            Side::Bottom => "bottom",
            Side::Left => "left",
            Side::Top => "top",
            Side::Right => "right",
        },
        distance: position.distance(seat),
        path: position.shortest_path(seat).map(squares).unwrap_or_default(),
    }
}

fn all_fences() -> impl Iterator<Item = Fence> {
    Square::all()
        .flat_map(|square| [Fence::horizontal(square), Fence::vertical(square)])
        .filter(|fence| fence.is_on_board())
}

fn ghost(position: &Position, fence: Fence) -> QuoridorGhost {
    if let Err(why) = position.check(Move::Fence(fence)) {
        return QuoridorGhost::Refused { why: (&why).into() };
    }
    let openings = Openings::new(position.fences().with(fence));
    let change = |seat: Seat| {
        let (before, pawn) = (position.distance(seat)?, position.pawn(seat)?);
        let path = openings.shortest_path(pawn, position.goal(seat).squares())?;
        let longer = (path.len() as u8).saturating_sub(before);
        let same = position.shortest_path(seat).is_some_and(|old| old == path);
        (!same).then(|| QuoridorChange { seat: seat.number(), longer, path: squares(path) })
    };
    QuoridorGhost::Legal { changes: position.seats_playing().filter_map(change).collect() }
}

fn last(line: &Line<Position>) -> Option<QuoridorLast> {
    let (step, before) = line.steps().iter().zip(line.positions()).next_back()?;
    let seat = before.turn();
    Some(match step {
        Step::Retire(seat) => QuoridorLast::Retire { seat: seat.number() },
        Step::Move(Move::Fence(fence)) => {
            QuoridorLast::Fence { seat: seat.number(), fence: fence.to_string() }
        }
        Step::Move(Move::Pawn(to)) => {
            let from = before.pawn(seat)?;
            QuoridorLast::Pawn {
                seat: seat.number(),
                from: from.to_string(),
                to: to.to_string(),
                over: jumped(before, from, *to).map(|square| square.to_string()),
            }
        }
    })
}

/// The square of the pawn that was jumped on the way from one square to another: next to both, with an open way to
/// either side of it.
fn jumped(before: &Position, from: Square, to: Square) -> Option<Square> {
    let apart = |a: Square, b: Square| a.column().abs_diff(b.column()) + a.row().abs_diff(b.row());
    let open = |a: Square, b: Square| apart(a, b) == 1 && before.fences().between(a, b).is_none();
    Square::all().find(|&over| {
        apart(from, to) == 2 && before.pawn_on(over).is_some() && open(from, over) && open(over, to)
    })
}

impl HasView for Position {
    type View = QuoridorView;
    type Refusal = QuoridorRefusal;

    fn view(line: &Line<Position>) -> QuoridorView {
        let position = line.position();
        let over = line.outcome().is_some();
        let refused = |square: Square| match position.check(Move::Pawn(square)) {
            Ok(()) | Err(IllegalMove::TooFar { .. } | IllegalMove::GameOver(_)) => None,
            Err(why) => Some((square.to_string(), QuoridorRefusal::from(&why))),
        };
        QuoridorView {
            position: position.to_string(),
            turn: position.turn().number(),
            ending: line.outcome().map(Ending::from),
            made: made(line),
            last: last(line),
            targets: if over { Vec::new() } else { squares(position.pawn_targets()) },
            refused: Square::all().filter_map(refused).collect(),
            ghosts: if over {
                BTreeMap::new()
            } else {
                all_fences().map(|fence| (fence.to_string(), ghost(position, fence))).collect()
            },
            fences: position.fences().into_iter().map(|fence| fence.to_string()).collect(),
            sides: Seat::all(position.seats()).map(|seat| side(position, seat)).collect(),
        }
    }

    fn with_past_of(view: QuoridorView, line: &Line<Position>) -> QuoridorView {
        QuoridorView { made: made(line), last: last(line), ..view }
    }

    fn refusal(why: &IllegalMove) -> QuoridorRefusal {
        why.into()
    }
}
