//! Positions put together from parts: the same positions, and the same refusals, as those of position strings.

use game::{Game, Handicap, Seat, Setup, SetupError};
use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;
use quoridor::{Fence, Move, Options, Orientation, Parts, Position, PositionError, Square};

/// Parts as a position string says them.
fn written(parts: &Parts) -> String {
    let words = |words: Vec<String>| if words.is_empty() { "-".into() } else { words.join(" ") };
    let pawn = |pawn: &Option<Square>| pawn.map_or("-".into(), |square| square.to_string());
    format!(
        "{} / {} / {} / {}",
        words(parts.pawns.iter().map(pawn).collect()),
        words(parts.fences.iter().map(ToString::to_string).collect()),
        words(parts.fences_left.iter().map(ToString::to_string).collect()),
        parts.turn
    )
}

/// What the position is if one part of its string, counted from 0, is another.
fn edited(position: &Position, part: usize, text: &str) -> Result<Position, SetupError> {
    let string = position.to_string();
    let mut parts: Vec<&str> = string.split(" / ").collect();
    parts[part] = text;
    let options = position.options().names().map(String::from).collect();
    Position::from_setup(&Setup { position: Some(parts.join(" / ")), options, ..Setup::default() })
}

fn options() -> impl Strategy<Value = Options> {
    any::<(bool, bool)>()
        .prop_map(|(free_side_jump, strict_pawn_behind)| Options { free_side_jump, strict_pawn_behind })
}

fn square() -> impl Strategy<Value = Square> {
    (0..Square::COUNT).prop_map(|index| Square::from_index(index).expect("within bounds"))
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..Seat::MAX).prop_map(|index| Seat::new(index).expect("within bounds"))
}

/// A game of two, three or four after some random moves, half of them pawn moves. Now and then somebody leaves.
fn reachable() -> impl Strategy<Value = Position> {
    let choices = vec(any::<(u8, u16)>(), 0..120);
    (2..=4_usize, options(), choices).prop_map(|(players, options, choices)| {
        let mut position = Position::start_for(players, options);
        for (kind, choice) in choices {
            if kind < 4 && position.seats_playing().count() > 2 {
                position.retire(Seat::new(usize::from(kind)).expect("within bounds"));
                continue;
            }
            let moves = position.legal_moves();
            let pawns = moves.iter().filter(|mv| matches!(mv, Move::Pawn(_))).count();
            let among = if kind % 2 == 0 && pawns > 0 { pawns } else { moves.len() };
            let Some(&mv) = moves.get(usize::from(choice) % among.max(1)) else { break };
            position.play(mv).expect("legal moves are legal");
        }
        position
    })
}

/// Parts of which some make positions and many don't.
fn arbitrary() -> impl Strategy<Value = Parts> {
    let fence = (square(), any::<bool>()).prop_map(|(square, horizontal)| Fence {
        square,
        orientation: if horizontal { Orientation::Horizontal } else { Orientation::Vertical },
    });
    let players = prop_oneof![9 => 2..=4_usize, 1 => 1..=6_usize];
    let rest = (vec(fence, 0..5), seat(), options(), prop_oneof![9 => Just(0), 1 => -1..=1_isize]);
    (players, rest).prop_flat_map(|(players, (fences, turn, options, more))| {
        let pawns = vec(weighted(0.95, square()), players);
        let numbers = players.checked_add_signed(more).unwrap_or(1).max(1);
        let fences_left = vec(prop_oneof![9 => 0..=4_u8, 1 => 0..=99_u8], numbers);
        (pawns, fences_left).prop_map(move |(pawns, fences_left)| {
            let fences = fences.clone();
            Parts { pawns, fences, fences_left, turn, options }
        })
    })
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
        prop_assert_eq!(position.with_turn(seat), edited(&position, 3, &seat.to_string()));
        prop_assert_eq!(position.with_turn(position.turn()), Ok(position));
    }

    #[test]
    fn fewer_fences_are_what_an_edited_string_says(position in reachable(), seat in seat(), given in 0..=11_u8) {
        let fewer = position.with_handicap(seat, Handicap::Fences(given));
        let usual = position.fences_left(seat);
        if !position.plays(seat) {
            prop_assert_eq!(fewer, Err(SetupError::NobodyThere(seat)));
        } else if given > usual {
            prop_assert_eq!(fewer, Err(SetupError::MoreFences { given, usual }));
        } else {
            let left = Seat::all(position.seats())
                .map(|other| if other == seat { given } else { position.fences_left(other) }.to_string());
            prop_assert_eq!(fewer, edited(&position, 2, &left.collect::<Vec<_>>().join(" ")));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn parts_and_strings_are_accepted_and_refused_alike(parts in arbitrary()) {
        prop_assert_eq!(Position::from_parts(&parts), Position::parse(&written(&parts), parts.options));
    }
}

/// A slow reader of the rules about what can be, to see that arbitrary parts are refused for good reason only.
fn is_possible(parts: &Parts) -> bool {
    let players = parts.pawns.len();
    if !(2..=4).contains(&players) || parts.fences_left.len() != players {
        return false;
    }
    let share = 20 / players;
    let standing: Vec<Square> = parts.pawns.iter().flatten().copied().collect();
    let distinct = (1..standing.len()).all(|one| !standing[..one].contains(&standing[one]));
    let few = parts.fences.len() + parts.fences_left.iter().map(|&left| usize::from(left)).sum::<usize>()
        <= share * players;
    let shares = parts
        .pawns
        .iter()
        .zip(&parts.fences_left)
        .all(|(pawn, &left)| usize::from(left) <= if pawn.is_some() { share } else { 0 });
    // The two edges that a fence closes, each as the pair of squares it parts.
    let edges = |fence: &Fence| {
        let (column, row) = (fence.square.column(), fence.square.row());
        match fence.orientation {
            Orientation::Horizontal => {
                [((column, row), (column, row + 1)), ((column + 1, row), (column + 1, row + 1))]
            }
            Orientation::Vertical => {
                [((column, row), (column + 1, row)), ((column, row + 1), (column + 1, row + 1))]
            }
        }
    };
    let on_board = parts.fences.iter().all(|fence| fence.square.column() < 8 && fence.square.row() < 8);
    let mut closed: Vec<_> = parts.fences.iter().flat_map(edges).collect();
    let count = closed.len();
    closed.sort_unstable();
    closed.dedup();
    let apart = closed.len() == count
        && (1..parts.fences.len())
            .all(|one| parts.fences[..one].iter().all(|other| other.square != parts.fences[one].square));
    let goal_of = |seat: usize, (column, row): (usize, usize)| match (players, seat) {
        (_, 0) => row == 8,
        (2, _) | (_, 2) => row == 0,
        (_, 1) => column == 8,
        _ => column == 0,
    };
    let arrived =
        |seat: usize| parts.pawns[seat].is_some_and(|pawn| goal_of(seat, (pawn.column(), pawn.row())));
    let has_path = |seat: usize| {
        let Some(pawn) = parts.pawns[seat] else { return true };
        let mut seen = vec![(pawn.column(), pawn.row())];
        let mut at = 0;
        while at < seen.len() {
            let (column, row) = seen[at];
            at += 1;
            let next = [
                (column + 1, row),
                (column.wrapping_sub(1), row),
                (column, row + 1),
                (column, row.wrapping_sub(1)),
            ];
            for to in next.into_iter().filter(|&(column, row)| column < 9 && row < 9) {
                let edge = ((column, row).min(to), (column, row).max(to));
                if !closed.contains(&edge) && !seen.contains(&to) {
                    seen.push(to);
                }
            }
        }
        seen.into_iter().any(|square| goal_of(seat, square))
    };
    let turn = parts.turn.index();
    distinct
        && few
        && shares
        && on_board
        && apart
        && (0..players).all(has_path)
        && (0..players).filter(|&seat| arrived(seat)).count() <= 1
        && parts.pawns.get(turn).is_some_and(Option::is_some)
        && !arrived(turn)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn what_can_be_is_accepted_and_nothing_else(parts in arbitrary()) {
        let position = Position::from_parts(&parts);
        prop_assert_eq!(position.is_ok(), is_possible(&parts), "{:?}", position);
    }
}

#[test]
fn refusals_say_why() {
    let start = Position::start();
    let refused = |change: &dyn Fn(&mut Parts)| {
        let mut parts = start.parts();
        change(&mut parts);
        Position::from_parts(&parts).expect_err("this can't be a position")
    };
    let third = Seat::new(2).expect("a seat of four");
    assert_eq!(refused(&|parts| parts.turn = third), PositionError::Turn(third));
    assert_eq!(
        refused(&|parts| parts.turn = third).to_string(),
        "'3' is not the number of a seat that can move"
    );
    assert_eq!(refused(&|parts| parts.pawns.clear()), PositionError::Players(0));
    assert_eq!(refused(&|parts| parts.pawns.resize(5, None)), PositionError::Players(5));
    assert_eq!(
        refused(&|parts| parts.fences_left.clear()),
        PositionError::LeftCount { given: 0, players: 2 }
    );
    assert_eq!(
        refused(&|parts| parts.fences_left[1] = 255),
        PositionError::TooManyLeft { seat: Seat::SECOND, most: 10 }
    );
}

#[test]
fn handicaps_are_fewer_fences_and_nothing_else() {
    let start = Position::start();
    let fewer = start.with_handicap(Seat::SECOND, Handicap::Fences(7)).expect("fewer than ten");
    assert_eq!(fewer.to_string(), "e1 e9 / - / 10 7 / 1");
    let more = start.with_handicap(Seat::FIRST, Handicap::Fences(11)).expect_err("more than ten");
    assert_eq!(more.to_string(), "a handicap is fewer fences than the usual 10, not 11");
    let ahead = start.with_handicap(Seat::FIRST, Handicap::HeadStart).expect_err("that is Squadro's");
    assert_eq!(ahead.to_string(), "Quoridor has no handicap of a head start");
}

#[test]
fn a_winner_is_not_to_move() {
    let won: Position = "e9 e5 / - / 10 10 / 2".parse().expect("the first player has won");
    let refused = won.with_turn(Seat::FIRST).expect_err("the first player has won");
    assert_eq!(refused.to_string(), "bad position: seat 1 has already won and can't be to move");
}
