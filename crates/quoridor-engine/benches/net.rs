//! What the net costs: keeping up a sight, a value, ratings of all legal moves.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::Game;
use quoridor::{Move, Position};
use quoridor_engine::net::{Net, Sight};
use quoridor_engine::{Evaluation, Ratings, Ways};

/// A position from the middle of a game.
const POSITION: &str = "e4 e6 / c3h e3h g4h d4v e5h c6h b6v / 6 7 / 1";

fn net(criterion: &mut Criterion) {
    let net = Net::shared();
    let position: Position = POSITION.parse().expect("a position");
    let ways = Ways::of(&position);
    let mut sight = net.look(&position);
    let fence: Move = "f6v".parse().expect("a move");
    let step = Move::Pawn(position.pawn_targets().first().expect("there is room"));
    let mut next: Sight = sight.clone();
    for (name, mv) in [("a fence", fence), ("a step", step)] {
        let mut after = position;
        after.play(mv).expect("legal");
        let ways_after = Ways::of(&after);
        criterion.bench_function(&format!("keep up after {name}, then the value"), |bencher| {
            bencher.iter(|| {
                net.look_on(black_box(&sight), &position, mv, &mut next);
                net.value(black_box(&mut next), &after, &ways_after)
            });
        });
    }
    let mut ratings = Ratings::NONE;
    criterion.bench_function("rate all moves", |bencher| {
        bencher.iter(|| {
            net.rate(black_box(&mut sight), &position, &ways, &mut ratings);
            ratings.of(step)
        });
    });
}

criterion_group!(benches, net);
criterion_main!(benches);
