//! Every seat's chance to win, and how promising each move is.

use game::{Game, Seat};
use quoridor::{Move, Position};

use super::exp::exp;
use super::scene::{FEATURES, Features, Scene};
use super::seat_paths::{Obstacles, SeatPaths};
use super::weights::{MOVE_FEATURES, Weights};

/// The chance of each seat, 0 to 1; they add up to 1.
pub(crate) type Chances = [f32; Seat::MAX];

/// A candidate move, with how promising it is compared to the others: these add up to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    pub(crate) prior: f32,
}

/// The numbers that describe a move.
pub type MoveFeatures = [f32; MOVE_FEATURES];

/// Judges a position from what is seen in it.
pub(crate) struct Evaluation<'a> {
    weights: &'a Weights,
    scene: Scene,
    chances: Chances,
}

fn weighed<const N: usize>(features: &[f32; N], weights: &[f32; N]) -> f32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

impl<'a> Evaluation<'a> {
    pub(crate) fn new(
        weights: &'a Weights,
        position: &Position,
        paths: &SeatPaths,
        obstacles: &Obstacles,
    ) -> Evaluation<'a> {
        let scene = Scene::new(position, paths, obstacles);
        let of_seats = seat_weights(weights, scene.playing);
        let scores: [Option<f32>; Seat::MAX] = core::array::from_fn(|index| {
            scene.plays[index].then(|| weighed(&scene.features(index), of_seats))
        });
        let best = scores.iter().flatten().copied().fold(f32::NEG_INFINITY, f32::max);
        let odds = scores.map(|score| score.map_or(0.0, |score| exp(score - best)));
        let sum: f32 = odds.iter().sum();
        Evaluation { weights, scene, chances: odds.map(|odds| odds / sum) }
    }

    /// Every seat's chance to win.
    pub(crate) fn chances(&self) -> Chances {
        self.chances
    }

    /// The candidate moves, the most promising first: every pawn move, and the fences across somebody's path.
    pub(crate) fn candidates(
        &self,
        position: &Position,
        paths: &SeatPaths,
        obstacles: &Obstacles,
    ) -> Vec<Candidate> {
        let mut candidates = Vec::with_capacity(64);
        self.describe(position, paths, obstacles, |mv, features| {
            candidates.push(Candidate { mv, prior: weighed(&features, &self.weights.policy) });
        });
        let best = candidates.iter().map(|candidate| candidate.prior).fold(f32::MIN, f32::max);
        for candidate in &mut candidates {
            candidate.prior = exp(candidate.prior - best);
        }
        let sum: f32 = candidates.iter().map(|candidate| candidate.prior).sum();
        for candidate in &mut candidates {
            candidate.prior /= sum;
        }
        // Stable, so that equals stay in the order of the rules.
        candidates.sort_by(|one, other| other.prior.total_cmp(&one.prior));
        candidates
    }

    /// Tells the features of each candidate move.
    pub(crate) fn describe(
        &self,
        position: &Position,
        paths: &SeatPaths,
        obstacles: &Obstacles,
        mut tell: impl FnMut(Move, MoveFeatures),
    ) {
        let me = position.turn().index();
        let weights = seat_weights(self.weights, self.scene.playing);
        // By what factor a seat's odds shrink with each step its path becomes longer.
        let shrink: [f32; Seat::MAX] = core::array::from_fn(|index| {
            exp(-(weights[0] + weights[1] / (1.0 + self.scene.fences_against(index))))
        });
        let leader = (0..Seat::MAX).filter(|&index| index != me).fold(me, |leader, index| {
            if leader == me || self.chances[index] > self.chances[leader] { index } else { leader }
        });
        // How much the mover's chance changes: -1 (all lost) to 1.
        let change = |longer: [i32; Seat::MAX]| {
            let odds: [f32; Seat::MAX] =
                core::array::from_fn(|index| self.chances[index] * power(shrink[index], longer[index]));
            let after = odds[me] / odds.iter().sum::<f32>();
            (after - self.chances[me]) / (after + self.chances[me])
        };
        let goal = position.goal(position.turn()).squares();
        let openings = position.openings();
        for target in position.pawn_targets() {
            let distance = openings.distance(target, goal).unwrap_or(paths.distance[me]);
            let step = i32::from(distance) - i32::from(paths.distance[me]);
            let mut longer = [0; Seat::MAX];
            longer[me] = step;
            let mut features = [0.0; MOVE_FEATURES];
            features[0] = change(longer);
            features[1] = if step >= 0 { 1.0 } else { 0.0 };
            features[2] = if step > 0 { 1.0 } else { 0.0 };
            tell(Move::Pawn(target), features);
        }
        if self.scene.fences[me] == 0 {
            return;
        }
        for obstacle in obstacles {
            let longer = obstacle.longer.map(i32::from);
            let mut features = [0.0; MOVE_FEATURES];
            let others: i32 = longer.iter().sum::<i32>() - longer[me];
            features[0] = change(longer);
            features[3] = 1.0;
            features[4] = if others == 0 { 1.0 } else { 0.0 };
            features[5] = -(longer[me].min(6) as f32);
            features[6] = longer[leader].min(6) as f32;
            features[7] = (others - longer[leader]).min(6) as f32;
            tell(Move::Fence(obstacle.fence), features);
        }
    }
}

/// A factor taken so many times; by plain multiplication, which is the same on every machine.
fn power(factor: f32, times: i32) -> f32 {
    if times < 0 { 1.0 / power(factor, -times) } else { (0..times).fold(1.0, |product, _| product * factor) }
}

fn seat_weights(weights: &Weights, playing: u8) -> &[f32; FEATURES] {
    &weights.value[usize::from(playing > 2)]
}

/// The features of each seat, by which its chance is evaluated: none for seats where nobody plays.
pub fn seat_features(position: &Position) -> [Option<Features>; Seat::MAX] {
    let paths = SeatPaths::of(position);
    let scene = Scene::new(position, &paths, &paths.obstacles(position));
    core::array::from_fn(|index| scene.plays[index].then(|| scene.features(index)))
}

/// The candidate moves and their features.
pub fn move_features(position: &Position, weights: &Weights) -> Vec<(Move, MoveFeatures)> {
    let paths = SeatPaths::of(position);
    let obstacles = paths.obstacles(position);
    let mut described = Vec::new();
    Evaluation::new(weights, position, &paths, &obstacles).describe(
        position,
        &paths,
        &obstacles,
        |mv, features| {
            described.push((mv, features));
        },
    );
    described
}

/// Every seat's chance to win without a search, 0 to 1: they add up to 1.
pub fn judge(position: &Position, weights: &Weights) -> [f32; Seat::MAX] {
    if let Some(winner) = position.outcome().and_then(game::Outcome::winner) {
        return core::array::from_fn(|index| if index == winner.index() { 1.0 } else { 0.0 });
    }
    let paths = SeatPaths::of(position);
    Evaluation::new(weights, position, &paths, &paths.obstacles(position)).chances()
}
