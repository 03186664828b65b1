//! What the rules cost. Every bench asserts the result it times.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Game, Seat};
use quoridor::Position;

/// A position from the middle of a game, with walls that nearly close.
const MIDDLE: &str = "d4 f6 / c3h e3h b4v d5h f5v g6h c6v a7h / 6 6 / 1";

fn rules(criterion: &mut Criterion) {
    let start = Position::start();
    let middle: Position = MIDDLE.parse().expect("a position");
    criterion.bench_function("perft 3 from the start", |bench| {
        bench.iter(|| assert_eq!(game::perft(black_box(&start), 3), 2_062_264));
    });
    criterion.bench_function("count legal moves, middle game", |bench| {
        let count = middle.legal_moves().len();
        bench.iter(|| assert_eq!(black_box(&middle).count_moves(), count));
    });
    criterion.bench_function("list legal moves, middle game", |bench| {
        let count = middle.count_moves();
        bench.iter(|| assert_eq!(black_box(&middle).legal_moves().len(), count));
    });
    criterion.bench_function("distance, middle game", |bench| {
        let steps = middle.shortest_path(Seat::FIRST).map(|path| path.len() as u8);
        bench.iter(|| assert_eq!(black_box(&middle).distance(Seat::FIRST), steps));
    });
    criterion.bench_function("shortest path, middle game", |bench| {
        let steps = middle.distance(Seat::FIRST);
        bench.iter(|| {
            assert_eq!(black_box(&middle).shortest_path(Seat::FIRST).map(|path| path.len() as u8), steps);
        });
    });
}

criterion_group!(benches, rules);
criterion_main!(benches);
