use game::{Game, Line, PlayError, Seat};

use crate::examine::Examiner;
use crate::games::Fuzzed;

/// Longer games are cut here, to keep a run short.
const MOST_MOVES: usize = 400;
/// To check every move of a position takes a hundred times as long as to play one, so it is done now and then.
const BETWEEN_LOOKS: usize = 8;

/// A game of Quoridor for two, three or four players, played by bytes.
pub fn quoridor_play(data: &[u8]) {
    play::<quoridor::Position>(data);
}

/// A game of Squadro played by bytes.
pub fn squadro_play(data: &[u8]) {
    play::<squadro::Position>(data);
}

/// Two bytes settle how the game begins, each further one is a move: its place among the legal ones, or one of
/// the last bytes for a player who leaves.
fn play<G: Fuzzed>(data: &[u8]) {
    let Some((&begin, moves)) = data.split_first_chunk::<2>() else { return };
    let setup = G::setup(begin);
    let mut line = Line::new(G::from_setup(&setup).expect("the bytes choose among what is allowed"));
    let examiner = Examiner::new(setup.options);
    for (step, &byte) in moves.iter().take(MOST_MOVES).enumerate() {
        let legal = line.legal_moves();
        let before = line.position().clone();
        match (usize::from(byte).checked_sub(256 - Seat::MAX).and_then(Seat::new), line.outcome()) {
            (Some(seat), None) => leave(&mut line, seat),
            (None, None) => {
                let mv = legal[usize::from(byte) % legal.len()];
                line.play(mv)
                    .unwrap_or_else(|error| panic!("{mv} is listed in '{before}' but refused: {error}"));
            }
            (_, Some(outcome)) => {
                assert!(legal.is_empty(), "moves after the end of the game");
                assert_eq!(line.retire(before.turn()), Err(PlayError::GameOver(outcome)));
                break;
            }
        }
        if step % BETWEEN_LOOKS == 0 {
            examiner.compare_moves(line.position());
        }
        examiner.read_back(line.position());
    }
    examiner.compare_moves(line.position());
    line.position().look();
    take_back(line);
}

/// Somebody leaves, if there is somebody.
fn leave<G: Game>(line: &mut Line<G>, seat: Seat) {
    let before = line.position().clone();
    match line.retire(seat) {
        Ok(()) => assert_ne!(*line.position(), before, "seat {seat} left and nothing changed"),
        Err(error) => {
            assert_eq!(error, PlayError::NobodyThere(seat));
            assert_eq!(*line.position(), before);
        }
    }
}

/// Takes all steps back, to the start.
fn take_back<G: Game>(mut line: Line<G>) {
    let start = line.start().clone();
    let steps = line.steps().len();
    for left in (0..steps).rev() {
        assert!(line.undo().is_some(), "{} steps were left", left + 1);
    }
    assert_eq!((line.undo().is_none(), *line.position() == start), (true, true));
}
