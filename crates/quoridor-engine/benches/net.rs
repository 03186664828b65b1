//! What the net costs: keeping up a sight, a value, ratings of all legal moves.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::Game;
use quoridor::{Move, Position};
use quoridor_engine::net::{Net, Sight};
use quoridor_engine::{Evaluation, Ways};

/// A position from the middle of a game.
const POSITION: &str = "e4 e6 / c3h e3h g4h d4v e5h c6h b6v / 6 7 / 1";

fn net(criterion: &mut Criterion) {
    let net = Net::embedded();
    let position: Position = POSITION.parse().expect("a position");
    let ways = Ways::of(&position);
    let sight = net.look(&position, &ways);
    let fence: Move = "f6v".parse().expect("a move");
    let step = Move::Pawn(position.pawn_targets().first().expect("there is room"));
    let mut next: Sight = sight.clone();
    for (name, mv) in [("a fence", fence), ("a step", step)] {
        let mut after = position;
        after.play(mv).expect("legal");
        let ways_after = Ways::of(&after);
        criterion.bench_function(&format!("keep up after {name}, then the value"), |bencher| {
            bencher.iter(|| {
                net.look_on(black_box(&sight), (&position, &ways), mv, (&after, &ways_after), &mut next);
                net.value(black_box(&next), &after, &ways_after)
            });
        });
    }
    let moves = position.legal_moves();
    let mut ratings = [0; 140];
    criterion.bench_function(&format!("rate {} moves", moves.len()), |bencher| {
        bencher.iter(|| {
            net.rate(black_box(&sight), &position, &ways, &moves, &mut ratings[..moves.len()]);
            ratings[0]
        });
    });
}

criterion_group!(benches, net);
criterion_main!(benches);
