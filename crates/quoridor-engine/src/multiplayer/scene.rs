//! The few numbers by which a position of several players is judged.

use game::{Game, Seat};
use quoridor::Position;

use super::seat_paths::{Obstacles, SeatPaths, waits};

/// How many numbers describe a seat.
pub const FEATURES: usize = 14;

/// The numbers that describe one seat; the meaning of each is told by the source of `Scene::features`.
pub type Features = [f32; FEATURES];

/// A path that a single fence lengthens by more than this is as bad as can be.
const LONGEST_DETOUR: u8 = 8;

/// What the judgement of a position rests on. All by seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub(crate) plays: [bool; Seat::MAX],
    pub(crate) playing: u8,
    pub(crate) fences: [u8; Seat::MAX],
    distance: [u8; Seat::MAX],
    wait: [u8; Seat::MAX],
    /// By how much a single fence can lengthen the path, and how many fences lengthen it at all.
    detour: [u8; Seat::MAX],
    weak_spots: [u8; Seat::MAX],
}

impl Scene {
    pub(crate) fn new(position: &Position, paths: &SeatPaths, obstacles: &Obstacles) -> Scene {
        let mut scene = Scene {
            plays: [false; Seat::MAX],
            playing: 0,
            fences: [0; Seat::MAX],
            distance: paths.distance,
            wait: waits(position),
            detour: [0; Seat::MAX],
            weak_spots: [0; Seat::MAX],
        };
        for seat in Seat::all(position.seats()) {
            let index = seat.index();
            scene.plays[index] = position.plays(seat);
            scene.playing += u8::from(scene.plays[index]);
            scene.fences[index] = position.fences_left(seat);
        }
        for obstacle in obstacles {
            for (index, &longer) in obstacle.longer.iter().enumerate() {
                scene.detour[index] = scene.detour[index].max(longer);
                scene.weak_spots[index] += u8::from(longer > 0);
            }
        }
        scene
    }

    /// How many fences the others have left.
    pub(crate) fn fences_against(&self, index: usize) -> f32 {
        let all: u8 = self.fences.iter().sum();
        f32::from(all - self.fences[index])
    }

    /// When the seat would arrive if nobody hindered anybody, in its own turns; the seat that moves earlier counts as
    /// nearer by a part of a turn.
    fn arrival(&self, index: usize) -> f32 {
        f32::from(self.distance[index]) + f32::from(self.wait[index]) / f32::from(self.playing)
    }

    /// The numbers that describe a seat, each with a weight of its own; how they were weighed: [`super::Weights`].
    pub(crate) fn features(&self, index: usize) -> Features {
        let arrival = self.arrival(index);
        let others = (0..Seat::MAX).filter(|&other| other != index && self.plays[other]);
        let first_other = others.map(|other| self.arrival(other)).fold(f32::INFINITY, f32::min);
        let lead = if first_other.is_finite() { first_other - arrival } else { 0.0 };
        let ahead = lead.max(0.0);
        let against = self.fences_against(index);
        let freedom = 1.0 / (1.0 + against);
        let own = f32::from(self.fences[index]);
        let hindered = if against > 0.0 { 1.0 } else { 0.0 };
        let detour = f32::from(self.detour[index].min(LONGEST_DETOUR)) * hindered;
        let distance = f32::from(self.distance[index]);
        [
            -arrival,
            -arrival * freedom,
            ahead,
            ahead * freedom,
            own,
            if own == 0.0 { 1.0 } else { 0.0 },
            -detour,
            -detour / (1.0 + distance),
            -f32::from(self.weak_spots[index].min(16)) * hindered / 8.0,
            1.0 / (1.0 + distance),
            own * lead.clamp(-6.0, 6.0) / 4.0,
            own * against / 16.0,
            hindered,
            if self.wait[index] == 0 { 1.0 } else { 0.0 },
        ]
    }
}
