//! Pictures against the positions they show, pixel by pixel, and the files they are written to.

mod animations;
mod files;
mod pixels;

use game::{Figure, Setup};
use games::{AnyLine, GameKind};

/// Every figure of both rulebooks, with all of its lines of play.
fn figures() -> impl Iterator<Item = (Figure, AnyLine)> {
    let quoridor = quoridor::figures::ALL.iter().map(|figure| (GameKind::Quoridor, *figure));
    let squadro = squadro::figures::ALL.iter().map(|figure| (GameKind::Squadro, *figure));
    quoridor.chain(squadro).flat_map(|(kind, figure)| {
        let setup = Setup { position: Some(figure.position.into()), ..Setup::default() };
        let start = AnyLine::new(kind, &setup).expect("a possible position");
        let played = figure.lines.iter().map(|moves| {
            let mut line = start.clone();
            for mv in *moves {
                line.play(mv).expect("a figure can be played");
            }
            line
        });
        let lines: Vec<AnyLine> = std::iter::once(start.clone()).chain(played).collect();
        lines.into_iter().map(move |line| (figure, line))
    })
}

/// A game of these moves.
fn played(kind: GameKind, moves: &str) -> AnyLine {
    let mut line = AnyLine::new(kind, &Setup::default()).expect("the usual start");
    for mv in moves.split_whitespace() {
        line.play(mv).expect("a legal move");
    }
    line
}

/// A game that any moves make: the one at this number of the legal moves each time.
fn drawn_game(kind: GameKind, plies: usize, seed: usize) -> AnyLine {
    let mut line = AnyLine::new(kind, &Setup::default()).expect("the usual start");
    for ply in 0..plies {
        let moves = line.legal_moves();
        if moves.is_empty() {
            break;
        }
        line.play(&moves[(seed * 31 + ply * 17) % moves.len()]).expect("it is legal");
    }
    line
}
