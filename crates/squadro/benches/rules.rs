//! How fast the rules are; every bench asserts what it times. `cargo bench -p farside-squadro`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::Game;
use squadro::{LIGHT, Position};

/// From the middle of a game, with jumps, pieces home, and games that end.
fn midgame() -> Position {
    "8 5 4 2 11 / 1 7 6 8 6 / y".parse().expect("a possible position")
}

/// A game from beginning to end: always the piece that has come least far.
fn game_of_laggards() -> Vec<(Position, squadro::Move)> {
    let mut position = Position::start(LIGHT);
    let mut turns = Vec::new();
    while let Some(mv) =
        position.legal_moves().into_iter().min_by_key(|mv| position.progress(mv.seat, mv.lane))
    {
        turns.push((position, mv));
        position.play(mv).expect("legal moves are legal");
    }
    turns
}

fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    for (name, position, depth, lines) in
        [("start", Position::start(LIGHT), 10, 9_765_625), ("midgame", midgame(), 9, 1_385_814)]
    {
        group.throughput(Throughput::Elements(lines));
        group.bench_function(name, |b| {
            b.iter(|| assert_eq!(game::perft(&black_box(position), depth), lines));
        });
    }
    group.finish();
}

fn whole_game(c: &mut Criterion) {
    let turns = game_of_laggards();
    let hashes: Vec<u64> = turns[1..].iter().map(|(position, _)| position.hash()).collect();
    let counts: usize = turns.iter().map(|(position, _)| position.legal_moves().len()).sum();

    let mut group = c.benchmark_group("whole game");
    group.throughput(Throughput::Elements(turns.len() as u64));
    group.bench_function("play", |b| {
        b.iter(|| {
            let mut position = Position::start(LIGHT);
            for ((_, mv), &hash) in black_box(&turns).iter().zip(&hashes) {
                position.play(*mv).expect("the moves of a game are legal");
                assert_eq!(position.hash(), hash);
            }
        });
    });
    group.bench_function("legal moves", |b| {
        b.iter(|| {
            let found: usize =
                black_box(&turns).iter().map(|(position, _)| position.legal_moves().len()).sum();
            assert_eq!(found, counts);
        });
    });
    group.finish();
}

criterion_group!(benches, perft, whole_game);
criterion_main!(benches);
