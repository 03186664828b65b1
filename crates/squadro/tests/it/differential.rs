//! The fast rules against the slow ones, on random positions.

use crate::reference::Reference;
use game::{Game, Outcome, Seat};
use proptest::prelude::*;
use squadro::{DARK, HOME, IllegalMove, LIGHT, Lane, Move, Position, TURNING_SPACE};

fn progress(position: &Position) -> [[u8; 5]; 2] {
    [LIGHT, DARK].map(|seat| Lane::ALL.map(|lane| position.progress(seat, lane)))
}

/// The same position without its history: what is kept up to date move by move is worked out afresh.
fn afresh(position: &Position) -> Position {
    Position::new(progress(position), position.turn()).expect("play leads to possible positions only")
}

/// Compares all that both know about a position and about those one move on.
fn compare(position: &Position, slow: &Reference) -> Result<(), TestCaseError> {
    prop_assert_eq!(progress(position), slow.progress());
    prop_assert_eq!(position.turn().index(), slow.turn);
    prop_assert_eq!(position.outcome().and_then(Outcome::winner).map(Seat::index), slow.winner());
    for seat in [LIGHT, DARK] {
        let needed = position.moves_needed(seat);
        prop_assert_eq!((needed.pieces, needed.total), slow.moves_needed(seat.index()));
        let home = slow.progress()[seat.index()].into_iter().filter(|&progress| progress == HOME).count();
        prop_assert_eq!(usize::from(position.home_count(seat)), home);
    }

    let fresh = afresh(position);
    prop_assert_eq!((fresh.word(), fresh.hash()), (position.word(), position.hash()));
    prop_assert_eq!(&position.to_string().parse(), &Ok(*position));

    let moves = position.legal_moves();
    let lanes: Vec<usize> = moves.iter().map(|mv| mv.lane.number()).collect();
    prop_assert_eq!(&lanes, &slow.moves());
    prop_assert_eq!(position.count_moves(), lanes.len());
    for mv in moves {
        prop_assert_eq!(mv.seat, position.turn());
        compare_move(position, slow, mv)?;
    }
    for mv in Lane::ALL.map(|lane| Move::new(position.turn(), lane)) {
        let allowed = lanes.contains(&mv.lane.number());
        prop_assert_eq!(position.check(mv).is_ok(), allowed);
        if position.outcome().is_none() && !allowed {
            prop_assert_eq!(position.check(mv), Err(IllegalMove::PieceHome { lane: mv.lane }));
        }
    }
    Ok(())
}

/// Compares what a legal move does.
fn compare_move(position: &Position, slow: &Reference, mv: Move) -> Result<(), TestCaseError> {
    let expected = slow.after(mv.lane.number());
    let mut after = *position;
    after.play(mv).expect("the move is legal");
    prop_assert_eq!(progress(&after), expected.progress());
    prop_assert_eq!(after.turn().index(), expected.turn);
    prop_assert_eq!(after.hash(), afresh(&after).hash());

    let path = position.landing(mv).expect("a piece that may move isn't home");
    prop_assert_eq!(path.from, position.progress(mv.seat, mv.lane));
    prop_assert_eq!(path.to, after.progress(mv.seat, mv.lane));
    let mut opponents = slow.progress()[1 - slow.turn];
    for jump in &path.jumped {
        prop_assert_eq!(opponents[jump.lane.index()], jump.from);
        opponents[jump.lane.index()] = jump.to;
    }
    prop_assert_eq!(opponents, expected.progress()[1 - slow.turn]);
    Ok(())
}

/// A piece that is most likely among the crossings.
fn crowded_piece() -> impl Strategy<Value = u8> {
    prop_oneof![1 => Just(0), 1 => Just(TURNING_SPACE), 1 => Just(HOME), 8 => 1..TURNING_SPACE, 8 => 7..HOME]
}

/// A position made up, with as many pieces among the crossings as fit.
fn crowded_position() -> impl Strategy<Value = ([[u8; 5]; 2], usize)> {
    let pieces = || prop::array::uniform5(crowded_piece());
    ([pieces(), pieces()], 0..2_usize).prop_map(|(progress, turn)| (made_possible(progress, turn), turn))
}

/// Takes away what no position can have, by sending pieces back to their start or turning space.
fn made_possible(mut progress: [[u8; 5]; 2], turn: usize) -> [[u8; 5]; 2] {
    for (seat, pieces) in [LIGHT, DARK].into_iter().zip(&mut progress) {
        for (lane, piece) in Lane::ALL.into_iter().zip(pieces.iter_mut()) {
            if matches!(*piece, 1 | 7) && Position::speed(seat, lane, *piece) > 1 {
                *piece -= 1;
            }
        }
        let most_home = if seat.index() == turn { 3 } else { 4 };
        let home = pieces.iter_mut().filter(|piece| **piece == HOME);
        home.skip(most_home).for_each(|piece| *piece = TURNING_SPACE);
    }
    let [light, dark] = &mut progress;
    let space = |progress: u8| usize::from(progress.min(HOME - progress));
    for (row, light) in (1..).zip(light) {
        if let Some(dark) = dark.get_mut(space(*light).wrapping_sub(1))
            && space(*dark) == row
        {
            *dark = if *dark < TURNING_SPACE { 0 } else { TURNING_SPACE };
        }
    }
    progress
}

/// So many cases, or `FARSIDE_CASES` times as many.
fn cases(usual: u32) -> ProptestConfig {
    let times = std::env::var("FARSIDE_CASES").map_or(1, |text| text.parse().expect("a number"));
    ProptestConfig::with_cases(usual * times)
}

proptest! {
    #![proptest_config(cases(30_000))]

    #[test]
    fn crowded_positions_agree((progress, turn) in crowded_position()) {
        let seat = [LIGHT, DARK][turn];
        let position = Position::new(progress, seat).expect("what can't be was taken away");
        compare(&position, &Reference::new(progress, turn))?;
    }
}

proptest! {
    #![proptest_config(cases(700))]

    /// Some 130,000 positions: a random game takes 83 plies, and most of the lists of choices are longer.
    #[test]
    fn every_position_of_random_games_agrees(
        turn in 0..2_usize,
        choices in prop::collection::vec(0..60_usize, 0..200),
    ) {
        let mut position = Position::start([LIGHT, DARK][turn]);
        let mut slow = Reference::start(turn);
        compare(&position, &slow)?;
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[choice % moves.len()];
            position.play(mv).expect("legal moves are legal");
            slow = slow.after(mv.lane.number());
            compare(&position, &slow)?;
        }
    }
}
