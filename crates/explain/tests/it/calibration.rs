//! Whether positions with a chance of so much are won so often.

use std::collections::BTreeMap;
use std::path::PathBuf;

use engine::{Limits, NoClock};
use explain::Budget;
use game::Seat;
use games::{AnyLine, Evaluation};

use crate::kept_games::{computer, in_folder, tuning};

/// One in so many positions is searched: its neighbours say nearly the same, for the same result.
const APART: usize = 3;

/// Chances with results: 1 for a win, 0 for a loss, and between for a draw.
type Samples = Vec<(f64, f64)>;

/// The games in the folder that `FARSIDE_REVIEW_GAMES` names, or those for tuning.
fn games() -> Vec<(String, AnyLine)> {
    let folder = std::env::var_os("FARSIDE_REVIEW_GAMES").map_or_else(tuning, PathBuf::from);
    in_folder(&folder)
}

/// Searches every position of these games as the scan does. By group, and by file within it: the chance of the player
/// to move, with what came of it.
fn samples() -> BTreeMap<String, Samples> {
    let mut found: BTreeMap<String, Samples> = BTreeMap::new();
    for (name, line) in games() {
        let Some(outcome) = line.outcome() else { continue };
        let (seats, mut computer) = (line.seats(), computer(&line));
        let scan = Budget::usual(line.kind(), seats).scan;
        let came_of_it =
            |seat: Seat| outcome.winner().map_or(1.0 / seats as f64, |winner| f64::from(winner == seat));
        for ply in (0..line.ply()).step_by(APART) {
            let mut before = line.clone();
            before.take_back_to(ply);
            let turn = before.turn();
            if let Some(searched) = computer.evaluate(&before, Limits::nodes(scan), &NoClock)
                && let Evaluation::Estimated { .. } = searched.evaluation
            {
                let chance = searched.evaluation.chance(turn, seats);
                let (file, _) = name.split_once(' ').expect("a number");
                let (group, _) = file.rsplit_once('-').expect("a letter");
                for name in [group, file] {
                    found.entry(name.to_owned()).or_default().push((chance, came_of_it(turn)));
                }
            }
        }
    }
    found
}

fn logit(chance: f64) -> f64 {
    let chance = chance.clamp(0.001, 0.999);
    (chance / (1.0 - chance)).ln()
}

/// The slope of the logistic curve that fits the results best: 1 if the chances are what they say, less if they are too
/// sure. By Newton's method.
fn slope(samples: &Samples) -> f64 {
    let mut slope = 1.0;
    for _ in 0..30 {
        let (mut gradient, mut curvature) = (0.0, 1e-9);
        for &(chance, result) in samples {
            let (x, fitted) = (logit(chance), 1.0 / (1.0 + (-slope * logit(chance)).exp()));
            gradient += x * (result - fitted);
            curvature += x * x * fitted * (1.0 - fitted);
        }
        // Where the curve is nearly flat, a whole step would lead far beyond.
        slope += (gradient / curvature).clamp(-0.5, 0.5);
    }
    slope
}

/// The figures of `docs/engines/review.md`.
#[test]
#[ignore = "searches thousands of positions: minutes"]
fn chances_are_compared_with_results() {
    for (group, samples) in samples() {
        println!("{group}: {} positions, slope {:.2}", samples.len(), slope(&samples));
        if samples.len() < 500 {
            continue;
        }
        for bucket in 0..10 {
            let of_bucket: Samples =
                samples.iter().copied().filter(|(chance, _)| (chance * 10.0) as usize == bucket).collect();
            let mean = |value: fn(&(f64, f64)) -> f64| {
                of_bucket.iter().map(value).sum::<f64>() / of_bucket.len().max(1) as f64
            };
            let (said, came) = (mean(|sample| sample.0), mean(|sample| sample.1));
            println!("  {said:.2} said, {came:.2} came, {} positions", of_bucket.len());
        }
        assert!(slope(&samples) > 0.0, "{group}: the chances say nothing");
    }
}

#[test]
fn the_slope_of_true_chances_is_one() {
    let samples: Samples = (1..100)
        .flat_map(|percent| {
            let chance = f64::from(percent) / 100.0;
            (0..100).map(move |game| (chance, f64::from(game < percent)))
        })
        .collect();
    assert!((slope(&samples) - 1.0).abs() < 0.01, "{}", slope(&samples));
}
