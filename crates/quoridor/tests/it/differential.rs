//! The fast rules against the slow reference, on random games and on positions made to be awkward.

use std::collections::BTreeSet;

use crate::reference::Board;
use game::{Game, Seat};
use proptest::prelude::*;
use proptest::test_runner::Config;
use quoridor::{Fence, IllegalMove, Move, Options, Orientation, Position, Square};

/// How many runs of 80 to 140 random moves there are: 33,000 positions.
const RUNS: u32 = 300;
/// How many crowded positions are looked at, each with those one pawn move on: 6,000 or so.
const CROWDED: u32 = 1500;

/// So many cases, or `FARSIDE_CASES` times as many.
fn cases(usual: u32) -> Config {
    let times = std::env::var("FARSIDE_CASES").map_or(1, |text| text.parse().expect("a number"));
    Config::with_cases(usual * times)
}

/// Everything there is to know of a position, compared.
fn compare(fast: &Position, slow: &Board) -> Result<(), TestCaseError> {
    prop_assert_eq!(fast.to_string(), slow.text());
    let legal: BTreeSet<String> = fast.legal_moves().iter().map(ToString::to_string).collect();
    prop_assert_eq!(legal.len(), fast.legal_moves().len(), "a move is listed twice");
    prop_assert_eq!(fast.count_moves(), legal.len());
    prop_assert_eq!(&legal, &slow.legal());
    prop_assert_eq!(fast.outcome().and_then(game::Outcome::winner).map(Seat::index), slow.winner());
    prop_assert_eq!(fast.hash(), fast.hash_from_scratch());
    for seat in Seat::all(fast.seats()) {
        prop_assert_eq!(fast.distance(seat).map(u32::from), slow.distance(seat.index()));
        let path = fast.shortest_path(seat).expect("everybody has a path");
        prop_assert_eq!(Some(path.len() as u32), slow.distance(seat.index()));
    }
    Ok(())
}

/// `check` says yes to exactly the legal moves, and its reasons are true.
fn compare_checks(fast: &Position, slow: &Board) -> Result<(), TestCaseError> {
    let legal = slow.legal();
    let pawns = Square::all().map(Move::Pawn);
    let fences = Square::all().flat_map(|square| [Fence::horizontal(square), Fence::vertical(square)]);
    for mv in pawns.chain(fences.map(Move::Fence)) {
        let verdict = fast.check(mv);
        prop_assert_eq!(verdict.is_ok(), legal.contains(&mv.to_string()), "{}", mv);
        match (verdict, mv) {
            (Err(IllegalMove::CutsOff { seat, reachable }), Move::Fence(fence)) => {
                let mut after = slow.clone();
                let (column, row) = (fence.square.column() as i32, fence.square.row() as i32);
                after.fences.push((column, row, fence.orientation == Orientation::Horizontal));
                prop_assert_eq!(after.distance(seat.index()), None);
                let area: BTreeSet<String> = reachable.into_iter().map(|square| square.to_string()).collect();
                let expected: BTreeSet<String> =
                    after.area(seat.index()).into_iter().map(crate::reference::name).collect();
                prop_assert_eq!(area, expected);
            }
            (Err(IllegalMove::Overlaps { other, .. } | IllegalMove::Crosses { other, .. }), _) => {
                prop_assert!(fast.fences().contains(other));
            }
            (Err(IllegalMove::FenceBetween { fence, from, to }), _) => {
                prop_assert_eq!(fast.fences().between(from, to), Some(fence));
            }
            (Err(IllegalMove::Occupied { square, by }), _) => prop_assert_eq!(fast.pawn(by), Some(square)),
            (Err(IllegalMove::StraightJumpPossible { landing, .. }), _) => {
                prop_assert!(legal.contains(&landing.to_string()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Plays both sides by side. Each byte of `choices` picks a move; `fences` is how many of 256 shall be fences.
fn play_out(
    players: usize,
    options: Options,
    fences: u8,
    choices: &[(u8, u16)],
) -> Result<(), TestCaseError> {
    let mut start = Board::start(players);
    start.free_side_jump = options.free_side_jump;
    start.strict_pawn_behind = options.strict_pawn_behind;
    let mut fast = Position::start_for(players, options);
    let mut slow = start.clone();
    for &(kind, choice) in choices {
        compare(&fast, &slow)?;
        if fast.outcome().is_some() {
            // A game that is over makes room for another, so that every choice is a position compared.
            (fast, slow) = (Position::start_for(players, options), start.clone());
        }
        let moves: Vec<Move> = fast.legal_moves().to_vec();
        let (fence_moves, pawn_moves): (Vec<_>, Vec<_>) =
            moves.into_iter().partition(|mv| matches!(mv, Move::Fence(_)));
        let moves = if pawn_moves.is_empty() || (kind < fences && !fence_moves.is_empty()) {
            fence_moves
        } else {
            pawn_moves
        };
        let mv = moves[usize::from(choice) % moves.len()];
        fast.play(mv).expect("a listed move is legal");
        slow.play(&mv.to_string());
    }
    compare(&fast, &slow)?;
    compare_checks(&fast, &slow)
}

/// Pawns crowded on a few squares in the middle of the board and as many fences near them as will fit.
fn crowded() -> impl Strategy<Value = Board> {
    let cells = proptest::sample::subsequence((0..16).collect::<Vec<i32>>(), 4).prop_shuffle();
    let corner = (1..5i32, 1..5i32);
    let fences = proptest::collection::vec((0..8i32, 0..8i32, any::<bool>(), any::<bool>()), 0..40);
    (2..=4usize, cells, corner, fences, any::<(bool, bool)>(), 0..4usize, 0..=2u32).prop_map(
        |(players, cells, corner, fences, options, turn, left)| {
            let mut board = Board::start(players);
            (board.free_side_jump, board.strict_pawn_behind) = options;
            for (pawn, cell) in board.pawns.iter_mut().zip(cells) {
                *pawn = (corner.0 + cell % 4, corner.1 + cell / 4);
            }
            board.turn = turn % players;
            let each = [0, 0, 10, 6, 5][players];
            board.left = vec![left.min(each); players];
            let most = players * each as usize - board.left.iter().sum::<u32>() as usize;
            for (column, row, horizontal, near) in fences {
                let (column, row) =
                    if near { (corner.0 - 1 + column % 5, corner.1 - 1 + row % 5) } else { (column, row) };
                if board.fences.len() < most && board.fence_fits((column, row, horizontal)) {
                    board.fences.push((column, row, horizontal));
                }
            }
            while board.winner().is_none() && board.legal().is_empty() {
                board.turn = (board.turn + 1) % players;
            }
            board
        },
    )
}

fn read(board: &Board) -> Position {
    let options =
        Options { free_side_jump: board.free_side_jump, strict_pawn_behind: board.strict_pawn_behind };
    Position::parse(&board.text(), options).expect("the reference makes possible positions")
}

fn options() -> impl Strategy<Value = Options> {
    any::<(bool, bool)>()
        .prop_map(|(free_side_jump, strict_pawn_behind)| Options { free_side_jump, strict_pawn_behind })
}

proptest! {
    #![proptest_config(cases(RUNS))]

    /// Random games, from races with few fences to boards that fill up and nearly close.
    #[test]
    fn random_games_agree(
        players in 2..=4usize,
        options in options(),
        fences in any::<u8>(),
        choices in proptest::collection::vec(any::<(u8, u16)>(), 80..140),
    ) {
        play_out(players, options, fences, &choices)?;
    }
}

proptest! {
    #![proptest_config(cases(CROWDED))]

    /// Pawns face to face and side by side among fences, and every position one move on.
    #[test]
    fn crowded_positions_agree(board in crowded()) {
        let fast = read(&board);
        compare(&fast, &board)?;
        compare_checks(&fast, &board)?;
        for target in board.pawn_moves() {
            if board.winner().is_some() {
                break;
            }
            let text = crate::reference::name(target);
            let (mut fast, mut slow) = (fast, board.clone());
            fast.play(text.parse().expect("a square")).expect("legal for the reference");
            slow.play(&text);
            compare(&fast, &slow)?;
        }
    }
}
