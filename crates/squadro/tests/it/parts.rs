//! Positions put together from parts: the same positions, and the same refusals, as those of position strings.

use game::{Game, Handicap, Seat, Setup, SetupError};
use proptest::collection::vec;
use proptest::prelude::*;
use squadro::{DARK, LIGHT, Parts, Position, PositionError};

/// Parts as a position string says them.
fn written(parts: &Parts) -> String {
    let side = |pieces: &[u8; 5]| pieces.map(|progress| progress.to_string()).join(" ");
    let letter = Position::seat_name;
    let retired = parts.retired.map_or(String::new(), |seat| format!(" x{}", letter(seat)));
    let [light, dark] = &parts.progress;
    format!("{} / {} / {}{retired}", side(light), side(dark), letter(parts.turn))
}

/// What the position is if one part of its string, counted from 0, is another.
fn edited(position: &Position, part: usize, change: impl Fn(&str) -> String) -> Result<Position, SetupError> {
    let string = position.to_string();
    let mut parts: Vec<String> = string.split(" / ").map(String::from).collect();
    parts[part] = change(&parts[part]);
    Position::from_setup(&Setup { position: Some(parts.join(" / ")), ..Setup::default() })
}

fn seat() -> impl Strategy<Value = Seat> {
    any::<bool>().prop_map(|light| if light { LIGHT } else { DARK })
}

/// A game after some random moves. Now and then somebody leaves.
fn reachable() -> impl Strategy<Value = Position> {
    (seat(), vec(any::<u8>(), 0..90), proptest::option::weighted(0.1, seat())).prop_map(
        |(first, choices, retired)| {
            let mut position = Position::start(first);
            for choice in choices {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                position.play(mv).expect("legal moves are legal");
            }
            if let Some(seat) = retired {
                position.retire(seat);
            }
            position
        },
    )
}

/// Parts of which some make positions and many don't.
fn arbitrary() -> impl Strategy<Value = Parts> {
    // Strings have no number above 12: see `numbers_are_refused_as_well_as_strings`.
    let progress = || prop_oneof![3 => Just(0_u8), 1 => Just(6), 2 => Just(12), 3 => 0..=12_u8];
    let side = || proptest::array::uniform5(progress());
    ([side(), side()], seat(), proptest::option::weighted(0.2, seat()))
        .prop_map(|(progress, turn, retired)| Parts { progress, turn, retired })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn positions_come_apart_and_together_again(position in reachable()) {
        let parts = position.parts();
        prop_assert_eq!(Position::from_parts(&parts), Ok(position));
        prop_assert_eq!(written(&parts), position.to_string());
        let again = Position::from_parts(&parts).expect("it was one before");
        prop_assert_eq!((again.parts(), again.hash()), (parts, position.hash()));
    }

    #[test]
    fn another_seat_to_move_is_what_an_edited_string_says(position in reachable(), seat in seat()) {
        let letter = Position::seat_name(seat);
        let expected = edited(&position, 2, |text| format!("{letter}{}", &text[1..]));
        prop_assert_eq!(position.with_turn(seat), expected);
        prop_assert_eq!(position.with_turn(position.turn()), Ok(position));
    }

    #[test]
    fn a_head_start_is_what_an_edited_string_says(position in reachable(), seat in seat()) {
        let ahead = position.with_handicap(seat, Handicap::HeadStart);
        if position.parts().progress[seat.index()][2] > 6 {
            prop_assert_eq!(ahead, Err(SetupError::PastTurningSpace(seat)));
        } else {
            let turned = |text: &str| {
                let mut words: Vec<&str> = text.split(' ').collect();
                words[2] = "6";
                words.join(" ")
            };
            prop_assert_eq!(ahead, edited(&position, seat.index(), turned));
        }
    }

    #[test]
    fn exchanged_sides_are_what_an_edited_string_says(position in reachable()) {
        let string = position.to_string();
        let parts: Vec<&str> = string.split(" / ").collect();
        let expected = [parts[1], parts[0], parts[2]].join(" / ").parse();
        prop_assert_eq!(position.with_sides_exchanged(), expected);
        if let Ok(exchanged) = position.with_sides_exchanged() {
            prop_assert_eq!(exchanged.with_sides_exchanged(), Ok(position));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn parts_and_strings_are_accepted_and_refused_alike(parts in arbitrary()) {
        prop_assert_eq!(Position::from_parts(&parts), written(&parts).parse());
    }
}

#[test]
fn nobody_leaves_from_a_seat_that_is_not_there() {
    let third = Seat::new(2).expect("the third seat of a larger game");
    let parts = Parts { retired: Some(third), ..Parts::default() };
    let refused = Position::from_parts(&parts).expect_err("there are two seats");
    assert_eq!(refused, PositionError::Retired(third));
    assert_eq!(refused.to_string(), "seat 3 has left, but there are two seats");
}

#[test]
fn handicaps_are_head_starts_and_nothing_else() {
    for first in [LIGHT, DARK] {
        let start = Position::start(first);
        let ahead =
            |seat| start.with_handicap(seat, Handicap::HeadStart).map(|position| position.to_string());
        let letter = Position::seat_name(first);
        assert_eq!(ahead(LIGHT), Ok(format!("0 0 6 0 0 / 0 0 0 0 0 / {letter}")));
        assert_eq!(ahead(DARK), Ok(format!("0 0 0 0 0 / 0 0 6 0 0 / {letter}")));
        let fences = start.with_handicap(DARK, Handicap::Fences(3)).expect_err("there are none");
        assert_eq!(fences.to_string(), "Squadro has no handicap in fences: it has no fences");
        let third = Seat::new(2).expect("the third seat of a larger game");
        assert_eq!(start.with_handicap(third, Handicap::HeadStart), Err(SetupError::NobodyThere(third)));
        assert!(matches!(start.with_turn(third), Err(SetupError::Position(_))));
    }
}

#[test]
fn exchanged_sides_may_not_be_possible() {
    let position: Position = "0 0 0 0 0 / 1 0 0 0 0 / y".parse().expect("one dot, one space");
    let refused = position.with_sides_exchanged().expect_err("Light's lane 1 has three dots");
    assert!(matches!(refused, PositionError::Unstoppable { seat: LIGHT, progress: 1, .. }));
}
