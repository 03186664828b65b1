//! What the net costs: keeping up a accumulator, a value, ratings of all legal moves.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::Game;
use quoridor::{Move, Position};
use quoridor_engine::net::{Accumulator, Net};
use quoridor_engine::{Evaluation, Paths, Ratings};

/// A position from the middle of a game.
const POSITION: &str = "e4 e6 / c3h e3h g4h d4v e5h c6h b6v / 6 7 / 1";

fn net(criterion: &mut Criterion) {
    let net = Net::shared();
    let position: Position = POSITION.parse().expect("a position");
    let paths = Paths::of(&position);
    let mut accumulator = net.refresh(&position);
    let fence: Move = "f6v".parse().expect("a move");
    let step = Move::Pawn(position.pawn_targets().first().expect("there is room"));
    let mut next: Accumulator = accumulator.clone();
    for (name, mv) in [("a fence", fence), ("a step", step)] {
        let mut after = position;
        after.play(mv).expect("legal");
        let ways_after = Paths::of(&after);
        criterion.bench_function(&format!("keep up after {name}, then the value"), |bencher| {
            bencher.iter(|| {
                net.update(black_box(&accumulator), &position, mv, &mut next);
                net.value(black_box(&mut next), &after, &ways_after)
            });
        });
    }
    let mut ratings = Ratings::NONE;
    criterion.bench_function("rate all moves", |bencher| {
        bencher.iter(|| {
            net.rate(black_box(&mut accumulator), &position, &paths, &mut ratings);
            ratings.of(step)
        });
    });
}

criterion_group!(benches, net);
criterion_main!(benches);
