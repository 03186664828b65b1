//! A simple player of Quoridor: it looks a move or two ahead and compares how far everybody has to walk.

use game::{Game, Keys, Line, Seat};
use quoridor::{Move, Position};

/// How the levels differ, from the first on: whether they look at the reply, and how much (in hundredths of a step) their
/// judgement may be off.
const LEVELS: [(bool, u64); 8] =
    [(false, 600), (false, 300), (false, 150), (false, 60), (false, 10), (true, 120), (true, 40), (true, 5)];

/// More than any way is long, in hundredths of a step.
const WON: i64 = 1_000_000;

/// Its move; none if the game is over.
pub(super) fn choose(line: &Line<Position>, level: u8, seed: u64) -> Option<String> {
    let (looks_at_reply, error) = LEVELS[usize::from(level.clamp(1, 8)) - 1];
    let mut dice = Keys::new(seed ^ line.position().hash());
    let position = line.position();
    let me = position.turn();
    let moves = line.legal_moves();
    let mut ranked: Vec<(i64, Move)> =
        moves.iter().map(|&mv| (judge(&after(position, mv), me), mv)).collect();
    ranked.sort_by_key(|&(worth, _)| -worth);
    if looks_at_reply {
        // Few moves that look bad at once turn out well.
        ranked.truncate(24);
        for (worth, mv) in &mut ranked {
            *worth = after_reply(&after(position, *mv), me);
        }
    }
    for (worth, mv) in &mut ranked {
        // To stand still, fence in hand, leads nowhere: among equals the pawn goes first.
        *worth += i64::from(matches!(mv, Move::Pawn(_))) * 20 + (dice.draw() % (error + 1)) as i64;
        let mut next = line.clone();
        if next.play(*mv).is_ok() && next.occurrences() > 1 {
            *worth -= 250;
        }
    }
    ranked.into_iter().max_by_key(|&(worth, _)| worth).map(|(_, mv)| mv.to_string())
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play_unchecked(mv);
    next
}

/// The worth for `me` if the next player replies as well as it can for itself.
fn after_reply(position: &Position, me: Seat) -> i64 {
    if position.outcome().is_some() {
        return judge(position, me);
    }
    let next = position.turn();
    let replies = position.legal_moves();
    let best = replies.as_ref().iter().map(|&mv| after(position, mv)).max_by_key(|reply| judge(reply, next));
    best.map_or_else(|| judge(position, me), |reply| judge(&reply, me))
}

/// How much nearer to its goal a seat is than the best of the others, in hundredths of a step.
fn judge(position: &Position, me: Seat) -> i64 {
    if let Some(outcome) = position.outcome() {
        return if outcome.winner() == Some(me) { WON } else { -WON };
    }
    let way = |seat: Seat| {
        let steps = i64::from(position.distance(seat).unwrap_or(u8::MAX)) * 100;
        // Fences in hand are worth something as long as there is a race.
        steps - i64::from(position.fences_left(seat)) * 15
    };
    let others = position.seats_playing().filter(|&seat| seat != me);
    let nearest = others.map(way).min().unwrap_or(WON);
    // Whoever is to move is half a step ahead.
    nearest - way(me) + if position.turn() == me { 50 } else { -50 }
}
