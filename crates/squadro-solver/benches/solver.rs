//! Solving the end of the game, and looking positions up in it.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use squadro::Position;
use squadro_solver::{Counts, Keep, Scope, SolveOptions, Tablebase, Value, solve};

/// All positions from this level on: 436 million.
const SCOPE: Scope = Scope::FromLevel(12);
const POSITIONS: u64 = 435_959_772;

fn end_of_the_game(criterion: &mut Criterion) {
    let dir = tempfile::tempdir().expect("a directory for the bench");
    let options = |name: String, threads| SolveOptions {
        scope: SCOPE,
        keep: Keep::All,
        threads,
        ..SolveOptions::new(dir.path().join(name))
    };
    let mut group = criterion.benchmark_group("solve");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(20))
        .throughput(Throughput::Elements(POSITIONS));
    let mut runs = 0;
    group.bench_function("from level 12, one thread", |bencher| {
        bencher.iter(|| {
            runs += 1;
            let options = options(format!("run-{runs}"), 1);
            let report = solve(&options, &mut ()).expect("there is room on the disk");
            let total: u64 = report.levels.iter().flat_map(|level| level.positions).map(Counts::total).sum();
            assert_eq!(total, POSITIONS);
            std::fs::remove_dir_all(&options.dir).expect("it was just made");
        });
    });
    group.finish();

    let options = options(String::from("kept"), 2);
    solve(&options, &mut ()).expect("there is room on the disk");
    let tablebase = Tablebase::open(&options.dir).expect("it was just made");
    let position: Position = "12 12 12 11 6 / 12 12 12 11 6 / y".parse().expect("it is a position");
    criterion.bench_function("probe a position looked up before", |bencher| {
        bencher.iter(|| {
            let value = tablebase.probe(black_box(&position)).expect("it is covered");
            assert_eq!(value, Value::Win);
        });
    });
    criterion.bench_function("open, and probe for the first time", |bencher| {
        bencher.iter(|| {
            let tablebase = Tablebase::open(&options.dir).expect("it was just made");
            assert_eq!(tablebase.probe(black_box(&position)).expect("it is covered"), Value::Win);
        });
    });
}

criterion_group!(benches, end_of_the_game);
criterion_main!(benches);
