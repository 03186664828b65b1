//! Games that the search plays against itself, and what is kept of them.

use engine::{Limits, NoClock};
use game::{Keys, Line, Outcome, Seat};
use quoridor::{Move, Options, Position};
use quoridor_engine::multiplayer::{self, FEATURES, MOVE_FEATURES, Report, Settings, Weights};

use super::likelihood::Choice;

/// What is kept of a game.
pub(super) struct Record {
    /// Who of those who played in a position won.
    pub(super) positions: Vec<Choice<FEATURES>>,
    /// Which moves the search preferred.
    pub(super) moves: Vec<Choice<MOVE_FEATURES>>,
}

/// For so many turns, moves are drawn by how often the search visited them.
const VARIED_TURNS: usize = 16;
/// After that, one move in so many is.
const VARIED_AFTER: u64 = 12;
/// Of one position in so many the moves are kept, too: there are many more of them than of seats.
const MOVES_IN: usize = 4;
/// In one game of so many a seat leaves, and in half of these games for four a second one.
const LEAVING: u64 = 3;
/// Before this turn.
const LEFT_BY: u64 = 40;

/// Plays game number `number`: for three or four by turns.
pub(super) fn play(weights: &Weights, nodes: u64, number: u64) -> Record {
    let mut keys = Keys::new(number);
    let players = 3 + (number % 2) as usize;
    let settings = Settings { weights: weights.clone(), ..Settings::default() };
    let mut game = Line::new(Position::start_for(players, Options::default()));
    let leavers = leavers(players as u64, &mut keys);
    let mut positions = Vec::new();
    let mut moves = Vec::new();
    while game.outcome().is_none() {
        let leaves = leavers.iter().find(|&&(turn, _)| turn == game.steps().len() as u64);
        if leaves.is_some_and(|&(_, seat)| game.retire(seat).is_ok()) {
            continue;
        }
        let Some(report) = multiplayer::choose(&game, &settings, Limits::nodes(nodes), &NoClock) else {
            break;
        };
        let position = *game.position();
        let varied = game.steps().len() < VARIED_TURNS || keys.draw().is_multiple_of(VARIED_AFTER);
        if report.proven.is_none() {
            positions.push(position);
            if positions.len().is_multiple_of(MOVES_IN) {
                moves.push(preferred(&position, weights, &report));
            }
        }
        let mv = if varied { drawn(&report, &mut keys) } else { report.best };
        game.play(mv).expect("the search makes legal moves");
    }
    let winner = game.outcome().and_then(Outcome::winner);
    let positions = winner
        .map_or_else(Vec::new, |winner| positions.iter().map(|position| who_won(position, winner)).collect());
    Record { positions, moves }
}

/// Who leaves the game, and at which turn.
fn leavers(players: u64, keys: &mut Keys) -> Vec<(u64, Seat)> {
    if !keys.draw().is_multiple_of(LEAVING) {
        return Vec::new();
    }
    let first = keys.draw() % players;
    let count = if players == 4 { 1 + keys.draw() % 2 } else { 1 };
    let seats = (0..count).map(|more| (first + more) % players);
    let turned = seats.map(|seat| (keys.draw() % LEFT_BY, Seat::new(seat as usize).unwrap_or_default()));
    turned.collect()
}

/// A move drawn by how often it was visited.
fn drawn(report: &Report, keys: &mut Keys) -> Move {
    let all: u64 = report.visits.iter().map(|&(_, visits)| u64::from(visits)).sum();
    let mut left = keys.draw() % all.max(1);
    for &(mv, visits) in &report.visits {
        if left < u64::from(visits) {
            return mv;
        }
        left -= u64::from(visits);
    }
    report.best
}

fn who_won(position: &Position, winner: Seat) -> Choice<FEATURES> {
    let seats = multiplayer::seat_features(position).into_iter().enumerate();
    let options = seats
        .filter_map(|(index, features)| Some((features?, if index == winner.index() { 1.0 } else { 0.0 })));
    Choice { options: options.collect() }
}

fn preferred(position: &Position, weights: &Weights, report: &Report) -> Choice<MOVE_FEATURES> {
    let all: u32 = report.visits.iter().map(|&(_, visits)| visits).sum();
    let share = |mv: Move| {
        let visits = report.visits.iter().find(|&&(other, _)| other == mv).map_or(0, |&(_, visits)| visits);
        visits as f32 / all.max(1) as f32
    };
    let options =
        multiplayer::move_features(position, weights).into_iter().map(|(mv, features)| (features, share(mv)));
    Choice { options: options.collect() }
}
