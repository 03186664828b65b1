//! A report for people and programs to read: the best lines, everybody's path, and what fences would do to the paths.

use core::fmt;

use engine::MoveValue;
use game::{Game, Seat};
use quoridor::{Fence, Position};
use serde::Serialize;

use crate::{Report, Source};

/// How many fences are listed at most.
const FENCES: usize = 8;

/// A position with everything that was found out about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// The position string.
    pub position: String,
    /// The seat to move, from 1.
    pub turn: usize,
    /// How it is known: `search`, `endgame` or `book`.
    pub source: Source,
    /// How many plies were searched; 0 if nothing had to be.
    pub depth: u32,
    /// How many nodes were visited.
    pub nodes: u64,
    /// The chance of the player to move to win, 0 to 1.
    pub chance: f64,
    /// Everybody who still plays.
    pub players: Vec<PlayerPath>,
    /// The best moves with their lines, the best first.
    pub lines: Vec<JudgedLine>,
    /// The legal fences that gain the player to move most steps, the best first.
    pub fences: Vec<FenceEffect>,
    /// Something went wrong that the answer had to do without, and what.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

/// How far somebody has to go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerPath {
    /// The seat, from 1.
    pub seat: usize,
    /// The steps to the goal line, other pawns left aside.
    pub distance: u8,
    /// The squares of one shortest path.
    #[serde(rename = "way")]
    pub path: Vec<String>,
    /// The fences in hand.
    pub fences_left: u8,
}

/// A move with its verdict, for the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JudgedLine {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What is known of it.
    #[serde(flatten)]
    pub value: MoveValue,
    /// What is expected to be played, beginning with the move.
    pub line: Vec<String>,
}

/// What a fence does to the paths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FenceEffect {
    /// The fence.
    pub fence: String,
    /// By seat, the steps that it makes the path longer; 0 where nobody plays.
    pub longer: Vec<u8>,
}

impl FenceEffect {
    /// What a fence does to everybody's path.
    pub fn of(position: &Position, fence: Fence) -> FenceEffect {
        let (before, after) = (position.openings(), position.openings().closed_by(fence));
        let longer = |seat: Seat| {
            let pawn = position.pawn(seat)?;
            let goal = position.goal(seat).squares();
            Some(after.distance(pawn, goal)?.saturating_sub(before.distance(pawn, goal)?))
        };
        let longer = Seat::all(position.seats()).map(|seat| longer(seat).unwrap_or(0)).collect();
        FenceEffect { fence: fence.to_string(), longer }
    }

    /// The steps that the player of this seat gains: what the one who is held up most loses, less his own.
    fn gain(&self, seat: Seat) -> i16 {
        let others = self.longer.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let most = others.map(|(_, &steps)| i16::from(steps)).max().unwrap_or(0);
        most - i16::from(self.longer[seat.index()])
    }
}

impl Analysis {
    /// The analysis that a report gives.
    pub fn new(position: &Position, report: &Report) -> Analysis {
        let lines: Vec<JudgedLine> = report.verdicts.iter().map(JudgedLine::new).collect();
        let player = |seat: Seat| {
            let path = position.shortest_path(seat)?;
            Some(PlayerPath {
                seat: seat.number(),
                distance: path.len() as u8,
                path: path.iter().map(ToString::to_string).collect(),
                fences_left: position.fences_left(seat),
            })
        };
        Analysis {
            position: position.to_string(),
            turn: position.turn().number(),
            source: report.source,
            depth: report.depth,
            nodes: report.nodes,
            chance: lines.first().map_or(0.5, |line| line.value.chance),
            players: position.seats_playing().filter_map(player).collect(),
            fences: best_fences(position, &lines),
            lines,
            trouble: report.trouble.clone(),
        }
    }
}

impl JudgedLine {
    fn new(verdict: &crate::Verdict) -> JudgedLine {
        let line = verdict.line.iter().map(ToString::to_string).collect();
        JudgedLine { mv: verdict.mv.to_string(), value: verdict.judgement.into(), line }
    }
}

/// The fences among the best moves, then those that gain most steps.
fn best_fences(position: &Position, lines: &[JudgedLine]) -> Vec<FenceEffect> {
    let mut effects: Vec<FenceEffect> = Vec::new();
    let turn = position.turn();
    for fence in position.legal_fences() {
        let effect = FenceEffect::of(position, fence);
        if effect.gain(turn) > 0 || lines.iter().any(|line| line.mv == effect.fence) {
            effects.push(effect);
        }
    }
    let place = |effect: &FenceEffect| lines.iter().position(|line| line.mv == effect.fence);
    effects.sort_by_key(|effect| (place(effect).unwrap_or(lines.len()), -effect.gain(turn)));
    effects.truncate(FENCES);
    effects
}

/// The chance, the lines, the paths, the fences.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "player {} to move wins with a chance of {:.1} %", self.turn, 100.0 * self.chance)?;
        for judged in &self.lines {
            writeln!(f, "  {}: {}", judged.value, judged.line.join(" "))?;
        }
        for player in &self.players {
            let PlayerPath { seat, distance, path, fences_left } = player;
            writeln!(
                f,
                "path of player {seat}: {distance} steps, {}; fences left {fences_left}",
                path.join(" ")
            )?;
        }
        for effect in &self.fences {
            let longer: Vec<String> = self
                .players
                .iter()
                .map(|player| format!("+{} for player {}", effect.longer[player.seat - 1], player.seat))
                .collect();
            writeln!(f, "fence {}: {}", effect.fence, longer.join(", "))?;
        }
        self.source.describe(f, self.depth, self.nodes)
    }
}
