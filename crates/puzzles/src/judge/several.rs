use core::cmp::Reverse;

use engine::{Limits, NoClock, Value};
use game::{Game, Line, Seat};
use games::AnyLine;
use quoridor::{Move, Position};
use quoridor_engine::multiplayer::{self, Settings};

use super::{Comparison, Judge, JudgeError, SEVERAL_MARGIN, Worth, nothing};

/// Compares moves of Quoridor for three or four by a search after each of them.
pub(super) struct SeveralJudge {
    nodes: u64,
}

/// A first look at each move takes this share of the nodes: with it a move that is about as good as the best is found
/// soon, and those that lose at once are known.
const FIRST_SHARE: u64 = 40;
/// That the best move doesn't lose after all is confirmed with so many times the nodes.
const CONFIRMING: u64 = 25;
/// The first look may err by so much chance of winning.
const SLACK: f64 = 0.15;

impl SeveralJudge {
    /// Each search visits so many nodes at most.
    pub(super) fn new(nodes: u64) -> SeveralJudge {
        SeveralJudge { nodes }
    }

    /// What a move is worth to whoever makes it.
    fn worth(game: &Line<Position>, mv: Move, nodes: u64) -> Worth {
        let mover = game.position().turn();
        let mut line = game.clone();
        if line.play(mv).is_err() {
            return Worth::Proven(Value::Loss);
        }
        if let Some(outcome) = line.outcome() {
            return Worth::Proven(result(outcome.winner(), mover));
        }
        match multiplayer::choose(&line, &Settings::default(), Limits::nodes(nodes), &NoClock) {
            Some(report) => match report.proven {
                Some((winner, _)) => Worth::Proven(result(Some(winner), mover)),
                None => Worth::Chance(report.chances.get(mover.index()).copied().unwrap_or_default()),
            },
            None => Worth::Chance(0.0),
        }
    }
}

fn result(winner: Option<Seat>, mover: Seat) -> Value {
    match winner {
        Some(winner) if winner == mover => Value::Win,
        Some(_) => Value::Loss,
        None => Value::Draw,
    }
}

impl Judge for SeveralJudge {
    /// Ends as soon as two moves are known to be about as good.
    fn compare(&mut self, line: &AnyLine) -> Result<Comparison, JudgeError> {
        let AnyLine::Quoridor(game) = line else { return Err(nothing(line)) };
        let moves = game.legal_moves();
        let first = (self.nodes / FIRST_SHARE).max(1);
        let mut looked: Vec<(Worth, Move)> =
            moves.iter().map(|&mv| (SeveralJudge::worth(game, mv, first), mv)).collect();
        looked.sort_by(|one, other| other.0.chance().total_cmp(&one.0.chance()));
        let mut judged: Vec<(Worth, Move)> = Vec::new();
        for &(seen, mv) in &looked {
            let best = judged.first().map_or(0.0, |(worth, _)| worth.chance());
            let may_be_close = seen.chance() + SLACK > best - f64::from(SEVERAL_MARGIN) / 1_000.0;
            // What is proven needs no second look, and neither does what is far worse.
            let worth = match seen {
                Worth::Chance(_) if may_be_close => SeveralJudge::worth(game, mv, self.nodes),
                _ => seen,
            };
            judged.push((worth, mv));
            judged.sort_by_key(|(worth, _)| Reverse((1e6 * worth.chance()) as u32));
            if let [(best, _), (second, _), ..] = judged[..]
                && 1_000.0 * (best.chance() - second.chance()) < f64::from(SEVERAL_MARGIN)
            {
                break;
            }
        }
        let (worth, best) = judged.first().copied().ok_or_else(|| nothing(line))?;
        let rest = judged.get(1).map(|&(worth, _)| worth);
        let mut compared = Comparison { best: best.to_string(), worth, rest, nodes: self.nodes };
        if compared.only(line.seats()).is_some() {
            compared.worth = SeveralJudge::worth(game, best, CONFIRMING * self.nodes);
        }
        Ok(compared)
    }

    /// What the search expects; with three opponents in between there is no single defence.
    fn defences(&mut self, line: &AnyLine) -> Result<Vec<String>, JudgeError> {
        let AnyLine::Quoridor(game) = line else { return Err(nothing(line)) };
        let report = multiplayer::choose(game, &Settings::default(), Limits::nodes(self.nodes), &NoClock);
        Ok(report.into_iter().map(|report| report.best.to_string()).collect())
    }
}
