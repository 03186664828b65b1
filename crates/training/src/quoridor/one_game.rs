//! One game of the engine against itself.

use game::{Game, Keys, Line, Outcome, Seat};
use quoridor::{Move, Position};
use quoridor_engine::samples::Sample;
use quoridor_engine::{Distances, Evaluation, Limits, NoClock, Paths, Ratings, TranspositionTable, Value};
use references::quoridor::Baseline;

use super::{best_move, start};

/// Longer games are broken off, with no result.
const LONGEST_GAME: usize = 200;
/// How often in a hundred a move is drawn from the ratings; each player of each game draws one of these.
const NOISE: [u64; 8] = [0, 0, 2, 2, 5, 5, 10, 20];
/// How many moves at the beginning are drawn from the ratings, at most.
const OPENING: u64 = 12;

/// What games are played with.
pub(super) struct Settings {
    /// The mean number of nodes of a search. It varies, so that samples are of different depths.
    pub(super) nodes: u64,
    /// The temperature of the softmax that moves are drawn by.
    pub(super) temperature: f64,
    /// The percentage of positions near which one off the game is searched too.
    pub(super) aside: u64,
    /// The percentage of games in which one player is the baseline, which builds walls that the engine wouldn't.
    pub(super) sparring: u64,
}

/// The baseline as one of the players.
struct Sparring {
    seat: Seat,
    baseline: Baseline,
    nodes: u64,
}

impl Sparring {
    /// How many times as many nodes it visits as the engine: it needs them more.
    const NODES: u64 = 3;

    fn draw(keys: &mut Keys, settings: &Settings) -> Option<Sparring> {
        if keys.draw() % 100 >= settings.sparring {
            return None;
        }
        let seat = if keys.draw().is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
        let nodes = Sparring::NODES * settings.nodes;
        Some(Sparring { seat, baseline: Baseline::new(Distances, 1), nodes })
    }

    fn choose(&mut self, line: &Line<Position>) -> Option<Move> {
        if line.position().turn() != self.seat {
            return None;
        }
        self.baseline.go(line, Limits::nodes(self.nodes), &NoClock).map(|found| found.best)
    }
}

/// Plays one game and gives back its samples. Everything follows from the number of the game.
pub(super) fn play<E: Evaluation>(
    evaluation: &E,
    table: &mut TranspositionTable,
    settings: &Settings,
    number: u32,
) -> Vec<Sample> {
    let mut keys = Keys::new(u64::from(number));
    let mut line = Line::new(start::draw(&mut keys));
    let noise = [0, 1].map(|_| NOISE[(keys.draw() % NOISE.len() as u64) as usize]);
    let opening = keys.draw() % (OPENING + 1);
    let mut sparring = Sparring::draw(&mut keys, settings);
    let mut samples = Vec::new();
    let mut asides = Vec::new();
    let mut winner = None;
    table.clear();
    for ply in 0..LONGEST_GAME {
        if line.outcome().is_some() {
            break;
        }
        let position = *line.position();
        if (ply as u64) < opening {
            let mv = drawn(evaluation, &position, settings.temperature, &mut keys);
            line.play(mv).expect("drawn from the legal moves");
            continue;
        }
        let nodes = settings.nodes / 2 + keys.draw() % settings.nodes;
        let (mv, score) = best_move::search(evaluation, table, nodes, &line);
        samples.push(Sample::new(&position, score, mv, number, ply as u16));
        if keys.draw() % 100 < settings.aside
            && let Some(sample) = aside(evaluation, table, settings, &line, &mut keys, number)
        {
            asides.push(sample);
        }
        if score.is_proven() {
            winner = Some(if score.is_win() { position.turn() } else { position.turn().other() });
            break;
        }
        let random = keys.draw() % 100 < noise[position.turn().index()];
        let mv = if random {
            drawn(evaluation, &position, settings.temperature, &mut keys)
        } else {
            sparring.as_mut().and_then(|sparring| sparring.choose(&line)).unwrap_or(mv)
        };
        line.play(mv).expect("the player's moves are legal");
    }
    let ended = line.outcome();
    let winner = winner.or(ended.and_then(Outcome::winner));
    // Between unequal players the end says little about the positions before it.
    if sparring.is_none() && (winner.is_some() || ended.is_some()) {
        for sample in &mut samples {
            sample.result = Some(result(winner, sample.turn));
        }
    }
    samples.extend(asides);
    samples
}

fn result(winner: Option<Seat>, turn: u8) -> Value {
    match winner {
        None => Value::Draw,
        Some(winner) if winner.index() == usize::from(turn) => Value::Win,
        Some(_) => Value::Loss,
    }
}

/// A position one or two moves off the game, as searches visit many. The result of the game says nothing about it.
fn aside<E: Evaluation>(
    evaluation: &E,
    table: &TranspositionTable,
    settings: &Settings,
    line: &Line<Position>,
    keys: &mut Keys,
    number: u32,
) -> Option<Sample> {
    let mut position = *line.position();
    for _ in 0..=keys.draw() % 2 {
        position.play_unchecked(drawn(evaluation, &position, 3.0 * settings.temperature, keys));
        position.outcome().is_none().then_some(())?;
    }
    let nodes = settings.nodes / 2 + keys.draw() % settings.nodes;
    let (mv, score) = best_move::search(evaluation, table, nodes, &Line::new(position));
    Some(Sample::new(&position, score, mv, number, line.steps().len() as u16 + 1))
}

/// A move drawn by its ratings.
fn drawn<E: Evaluation>(evaluation: &E, position: &Position, temperature: f64, keys: &mut Keys) -> Move {
    let moves = position.legal_moves();
    let paths = Paths::of(position);
    let mut ratings = Ratings::NONE;
    evaluation.rate(&mut evaluation.refresh(position), position, &paths, &mut ratings);
    let best = moves.iter().map(|&mv| i32::from(ratings.of(mv))).max().unwrap_or_default();
    let weight = |mv: Move| (f64::from(i32::from(ratings.of(mv)) - best) / (100.0 * temperature)).exp();
    let mut left =
        (keys.draw() >> 11) as f64 / (1_u64 << 53) as f64 * moves.iter().map(|&mv| weight(mv)).sum::<f64>();
    for &mv in &moves[..] {
        left -= weight(mv);
        if left < 0.0 {
            return mv;
        }
    }
    moves[moves.len() - 1]
}
