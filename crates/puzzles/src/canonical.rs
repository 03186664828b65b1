//! Positions that are alike: the same but for a symmetry of the rules.

use game::{Game, Seat};
use games::AnyPosition;
use quoridor::{Fence, Orientation, Parts, Position, Square, Symmetry};

/// The same text for a position and all that are alike: in Quoridor for two the mirror images and those with the
/// players exchanged, with four players the quarter turns. The board of Squadro has no symmetry: its dots differ.
pub fn canonical(position: &AnyPosition) -> String {
    match position {
        AnyPosition::Quoridor(position) => {
            images(position).iter().map(ToString::to_string).min().unwrap_or_default()
        }
        AnyPosition::Squadro(position) => position.to_string(),
    }
}

/// The position and all that are alike.
fn images(position: &Position) -> Vec<Position> {
    match position.seats() {
        2 => Symmetry::ALL.iter().filter_map(|symmetry| symmetry.position(position)).collect(),
        4 => {
            let turned = |before: &Position| quarter_turn(before);
            core::iter::successors(Some(*position), turned).take(4).collect()
        }
        _ => vec![*position],
    }
}

/// The position of four with the board turned by a quarter, clockwise: every seat comes to be the next.
fn quarter_turn(position: &Position) -> Option<Position> {
    const LAST: usize = Square::WIDTH - 1;
    let parts = position.parts();
    let seats = position.seats();
    let square = |square: Square| Square::new(square.row(), LAST - square.column());
    // The crossings are eight by eight.
    let crossing = |square: Square| Square::new(square.row(), (LAST - 1).checked_sub(square.column())?);
    let fence = |fence: &Fence| {
        let orientation = match fence.orientation {
            Orientation::Horizontal => Orientation::Vertical,
            Orientation::Vertical => Orientation::Horizontal,
        };
        Some(Fence { square: crossing(fence.square)?, orientation })
    };
    let before = |seat: Seat| (seat.index() + seats - 1) % seats;
    let pawns =
        Seat::all(seats).map(|seat| parts.pawns.get(before(seat)).copied().flatten().and_then(square));
    let left = Seat::all(seats).map(|seat| parts.fences_left.get(before(seat)).copied().unwrap_or(0));
    let turned = Parts {
        pawns: pawns.collect(),
        fences: parts.fences.iter().filter_map(fence).collect(),
        fences_left: left.collect(),
        turn: parts.turn.next(seats),
        options: parts.options,
    };
    Position::from_parts(&turned).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarter_turns_lead_back_and_keep_what_is_legal() {
        let position: Position =
            "e3 b5 e8 g5 / c3h e5v g7h / 4 3 5 4 / 2".parse().expect("a position of four");
        let turned = quarter_turn(&position).expect("it can be turned");
        assert_ne!(turned, position);
        assert_eq!(turned.count_moves(), position.count_moves());
        for seat in Seat::all(4) {
            assert_eq!(turned.distance(seat.next(4)), position.distance(seat));
        }
        assert_eq!(images(&position).len(), 4);
        assert_eq!(quarter_turn(images(&position).last().expect("four")), Some(position));
        let [one, other] = [position, turned].map(|position| canonical(&AnyPosition::Quoridor(position)));
        assert_eq!(one, other);
    }

    #[test]
    fn mirror_images_are_alike_and_others_are_not() {
        let alike = ["e3 e7 / c3h / 9 10 / 1", "e3 e7 / f3h / 9 10 / 1", "e3 e7 / f6h / 10 9 / 2"];
        let other = ["e3 e7 / c4h / 9 10 / 1", "e3 e7 / c3h / 9 10 / 2"];
        let form = |text: &str| canonical(&AnyPosition::Quoridor(text.parse().expect("a position of two")));
        assert!(alike.iter().all(|text| form(text) == form(alike[0])));
        assert!(other.iter().all(|text| form(text) != form(alike[0])));
    }
}
