use explain::Fact;
use game::{Game, Line, Notation, Seat};
use squadro::{Lane, Move, Position};

use crate::Theme;

/// The themes of one of the solver's moves, but for the race.
pub(super) fn themes(game: &Line<Position>, mv: &str, facts: &[Fact]) -> Vec<Theme> {
    let position = game.position();
    let solver = position.turn();
    let Ok(mv) = position.parse_move(mv, Notation::Standard) else { return Vec::new() };
    let mut after = *position;
    if after.play(mv).is_err() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let sent_back = facts.iter().filter(|fact| matches!(fact, Fact::PieceSentBack { .. })).count();
    if sent_back > 0 {
        found.push(Theme::SendBack);
    }
    if sent_back > 1 {
        found.push(Theme::Chain);
    }
    if sent_back == 0 && position.legal_moves().iter().any(|&other| jumps(position, other)) {
        found.push(Theme::Tempo);
    }
    // Pieces that could be jumped anyway are no bait.
    let offers = |fact: &Fact| match fact {
        Fact::PieceThreatened { seat, lane, .. } if *seat == solver => {
            Lane::from_number((*lane).into()).is_some_and(|own| !can_be_jumped(position, solver, own))
        }
        _ => false,
    };
    if facts.iter().any(offers) {
        found.push(Theme::Bait);
    }
    if can_be_jumped(position, solver, mv.lane) && !can_be_jumped(&after, solver, mv.lane) {
        found.push(Theme::Escape);
    }
    found
}

fn jumps(position: &Position, mv: Move) -> bool {
    position.landing(mv).is_some_and(|path| !path.jumped.is_empty())
}

/// Whether the opponent, were it his turn, could jump the piece of this lane.
fn can_be_jumped(position: &Position, seat: Seat, lane: Lane) -> bool {
    Lane::ALL.into_iter().any(|other| {
        let path = position.landing(Move::new(seat.other(), other));
        path.is_some_and(|path| path.jumped.iter().any(|jump| jump.lane == lane))
    })
}

/// Whether it has come down to who is faster: nobody jumped in the whole line, and nobody can.
pub(super) fn is_race(game: &Line<Position>) -> bool {
    let end = game.position();
    let seats = [squadro::LIGHT, squadro::DARK];
    let mut moves = seats.into_iter().flat_map(|seat| Lane::ALL.map(|lane| Move::new(seat, lane)));
    let jumped = game.positions().iter().zip(game.steps()).any(|(before, step)| match step {
        game::Step::Move(mv) => jumps(before, *mv),
        game::Step::Retire(_) => false,
    });
    !jumped && !moves.any(|mv| jumps(end, mv))
}
