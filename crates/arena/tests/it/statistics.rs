//! Simulated matches between players of known strength: what the statistics say of them is true as often as they claim.

use arena::statistics::{Groups, Hypothesis, Interval, Shares, Sprt, score_of_elo};
use game::Keys;

/// A number from 0 to 1.
fn uniform(keys: &mut Keys) -> f64 {
    (keys.draw() >> 11) as f64 / (1_u64 << 53) as f64
}

/// A world in which groups of games have results of some kind.
#[derive(Clone, Copy, Debug)]
struct World {
    elo: f64,
    /// How much openings favour one seat: the standard deviation, in Elo.
    openings: f64,
    /// How often games are drawn.
    draws: f64,
    /// Games in a group.
    games: usize,
}

impl World {
    /// The half points of one group: half of the games are played from either side of the same opening.
    fn group(&self, keys: &mut Keys) -> usize {
        // The sum of twelve is as good as normal.
        let bias = self.openings * ((0..12).map(|_| uniform(keys)).sum::<f64>() - 6.0);
        let game = |keys: &mut Keys, elo: f64| {
            if uniform(keys) < self.draws { 1 } else { 2 * usize::from(uniform(keys) < score_of_elo(elo)) }
        };
        (0..self.games)
            .map(|round| game(keys, if round % 2 == 0 { self.elo + bias } else { self.elo - bias }))
            .sum()
    }

    fn groups(&self, keys: &mut Keys, count: usize) -> Groups {
        let mut groups = Groups::of(self.games);
        (0..count).for_each(|_| groups.add(self.group(keys)));
        groups
    }

    /// The expected score, found by playing a great many groups.
    fn score(&self) -> f64 {
        self.groups(&mut Keys::new(99), 200_000).mean()
    }
}

const WORLDS: [World; 6] = [
    World { elo: 0.0, openings: 0.0, draws: 0.0, games: 2 },
    World { elo: 20.0, openings: 300.0, draws: 0.1, games: 2 },
    World { elo: -120.0, openings: 150.0, draws: 0.0, games: 2 },
    World { elo: 350.0, openings: 100.0, draws: 0.0, games: 2 },
    World { elo: 35.0, openings: 200.0, draws: 0.02, games: 4 },
    World { elo: 5.0, openings: 0.0, draws: 0.8, games: 2 },
];

#[test]
fn the_interval_holds_the_truth_in_95_of_100_matches() {
    const MATCHES: usize = 1_500;
    for (index, world) in WORLDS.into_iter().enumerate() {
        let truth = world.score();
        for count in [30, 100, 500] {
            let mut keys = Keys::new(7 + index as u64);
            let holds = |Interval { low, high, .. }: Interval| low <= truth && truth <= high;
            let held = (0..MATCHES).filter(|_| holds(world.groups(&mut keys, count).score())).count();
            let share = held as f64 / MATCHES as f64;
            // 1,500 matches say it to within 1.1 points; few groups come in steps, and are taken to say less than more.
            assert!((0.935..=0.985).contains(&share), "{share} of {world:?}, {count} groups");
        }
    }
}

#[test]
fn superiority_is_right_as_often_as_it_claims() {
    // Players of whom nothing is known beforehand; of the matches that say 80 to 90 %, so many are right.
    let mut keys = Keys::new(11);
    let (mut said, mut right, mut count) = (0.0, 0.0, 0.0);
    for _ in 0..8_000 {
        let elo = 400.0 * (uniform(&mut keys) - 0.5);
        let world = World { elo, openings: 150.0, draws: 0.1, games: 2 };
        let superiority = world.groups(&mut keys, 60).superiority();
        if (0.8..0.9).contains(&superiority) {
            count += 1.0;
            said += superiority;
            right += f64::from(u8::from(elo > 0.0));
        }
    }
    assert!(count > 200.0, "{count}");
    let (said, right) = (said / count, right / count);
    assert!((said - right).abs() < 0.06, "{said} was said, {right} was true");
}

#[test]
fn a_sequential_test_errs_no_more_often_than_allowed() {
    const MATCHES: usize = 400;
    let sprt = Sprt { elo0: 0.0, elo1: 30.0, alpha: 0.05, beta: 0.05 };
    for openings in [0.0, 250.0] {
        for (elo, wrong) in [(0.0, Hypothesis::Second), (30.0, Hypothesis::First)] {
            // Biased openings press the score together, so the strength that gives the score of 30 Elo is looked for.
            let target = score_of_elo(elo);
            let (mut low, mut high) = (0.0, 120.0);
            for _ in 0..12 {
                let middle = f64::midpoint(low, high);
                let world = World { elo: middle, openings, draws: 0.05, games: 2 };
                if world.groups(&mut Keys::new(3), 100_000).mean() < target {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            let world = World { elo: low, openings, draws: 0.05, games: 2 };
            let mut keys = Keys::new(5);
            let (mut errors, mut groups_played) = (0, 0);
            for _ in 0..MATCHES {
                let mut groups = Groups::of(2);
                let verdict = loop {
                    groups.add(world.group(&mut keys));
                    if let Some(verdict) = sprt.verdict(&groups) {
                        break verdict;
                    }
                };
                errors += usize::from(verdict == wrong);
                groups_played += groups.total();
            }
            let share = errors as f64 / MATCHES as f64;
            // 5 % is the most it should be; 400 matches say it to within 2.2 points (two deviations).
            assert!(share <= 0.075, "{share} at {elo} Elo, openings {openings}");
            assert!(groups_played / MATCHES as u64 > 20, "it doesn't jump to conclusions");
        }
    }
}

#[test]
fn the_share_of_three_or_four_is_held_in_95_of_100_matches() {
    const MATCHES: usize = 1_500;
    for (seats, chance) in [(3, 1.0 / 3.0), (4, 0.6), (4, 0.1)] {
        let mut keys = Keys::new(17);
        let mut held = 0;
        for _ in 0..MATCHES {
            let mut shares = Shares::default();
            for _ in 0..60 {
                let won = (0..seats).filter(|_| uniform(&mut keys) < chance).count();
                shares.add(won as f64 / f64::from(seats));
            }
            let Interval { low, high, .. } = shares.share();
            held += usize::from(low <= chance && chance <= high);
        }
        let share = held as f64 / MATCHES as f64;
        assert!((0.93..=0.98).contains(&share), "{share} of {seats} seats, {chance}");
    }
}
