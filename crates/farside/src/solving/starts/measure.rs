use anyhow::Result;
use arena::{Control, Entry, Failure, Finished, GameId, Halt, Match, Observer, Opening, Openings, Standing};
use engine::{Limits, UgiOption};
use game::Setup;
use game::record::GameResult;
use games::{ComputerOptions, HasComputer as _};
use squadro::{LIGHT, Position};

use super::candidates::Candidate;

/// Who plays, and how often.
pub(super) struct Plan<'a> {
    pub(super) levels: &'a [u8],
    /// Games from each candidate at each level.
    pub(super) games: u16,
    pub(super) concurrency: u16,
    pub(super) seed: u64,
}

/// What equal players made of a start.
pub(super) struct Measured {
    pub(super) candidate: Candidate,
    /// The share of the points that Light got, level by level.
    pub(super) scores: Vec<f64>,
}

impl Measured {
    /// How far the most one-sided level is from one half, in tenths of a percent.
    pub(super) fn deviation(&self) -> u32 {
        let furthest = self.scores.iter().map(|score| (score - 0.5).abs()).fold(0.0, f64::max);
        (1000.0 * furthest).round() as u32
    }
}

/// The games of a group in which the player moves first who doesn't in the candidate.
const BEGINNING_OTHERWISE: [usize; 2] = [2, 3];

/// The nodes of a move: players of the levels that are measured stop at their depth long before.
const NODES: u64 = 200_000;

/// Has players of each level play against themselves from each candidate.
pub(super) fn all(candidates: Vec<Candidate>, plan: &Plan<'_>) -> Result<Vec<Measured>> {
    let openings = candidates.iter().map(|candidate| {
        let position = Some(candidate.position.to_string());
        Opening::<Position>::new(Setup { position, ..Setup::default() })
    });
    let openings: Vec<Opening<Position>> = openings.collect::<Result<_, _>>()?;
    let mut scores = Vec::new();
    for level in plan.levels {
        // Two games of a group begin with the candidate, the others with the other player to move.
        let groups = u64::from(plan.games.div_ceil(2)) * openings.len() as u64;
        let game = Match {
            entries: vec![player(*level, "one"), player(*level, "other")],
            seats: 2,
            openings: Openings::Listed(openings.clone()),
            seed: plan.seed,
            groups,
            control: Control::PerMove(Limits::nodes(NODES)),
            margin: std::time::Duration::from_secs(1),
            concurrency: plan.concurrency.into(),
            sprt: None,
        };
        let mut points = Points { of_light: vec![0.0; openings.len()], games: vec![0; openings.len()] };
        game.run(&left_out(groups), None, &Halt::new(), &mut points)?;
        scores.push(points);
    }
    let measured = candidates.into_iter().enumerate().map(|(at, candidate)| {
        let scores = scores.iter().map(|points| points.of_light[at] / f64::from(points.games[at].max(1)));
        Measured { candidate, scores: scores.collect() }
    });
    Ok(measured.collect())
}

/// The games of each group that begin with the other player to move: they say nothing about the candidate, and count as
/// if they had been played.
fn left_out(groups: u64) -> Vec<Finished> {
    let rounds = |group| BEGINNING_OTHERWISE.map(move |round| GameId { group, round });
    let finished = |id| Finished {
        id,
        result: GameResult::OPEN,
        faults: Vec::new(),
        plies: 0,
        overruns: Default::default(),
        efforts: Default::default(),
    };
    (0..groups).flat_map(rounds).map(finished).collect()
}

/// A player of a level, with another seed in every game.
fn player(level: u8, name: &str) -> Entry<Position> {
    let make = move || -> Result<Box<dyn arena::Competitor<Position>>, Failure> {
        let mut player = Position::computer(ComputerOptions::default());
        let refused = |error: engine::OptionError| Failure::Crashed(error.to_string());
        player.configure(UgiOption::LEVEL, &level.to_string()).map_err(refused)?;
        Ok(Box::new(arena::BuiltIn::new(player)))
    };
    Entry { name: name.into(), control: None, make: Box::new(make) }
}

/// The points of Light by candidate, from the games that began with it.
struct Points {
    of_light: Vec<f64>,
    games: Vec<u32>,
}

impl Observer for Points {
    fn game(&mut self, finished: &Finished, _: &Standing) {
        let at = finished.id.group as usize % self.games.len().max(1);
        let begins_with_candidate = !BEGINNING_OTHERWISE.contains(&finished.id.round);
        if let (true, Some(points), Some(games)) =
            (begins_with_candidate, self.of_light.get_mut(at), self.games.get_mut(at))
        {
            let sharers: Vec<_> = finished.result.sharers().collect();
            if sharers.contains(&LIGHT) {
                *points += 1.0 / sharers.len() as f64;
            }
            *games += 1;
        }
    }
}
