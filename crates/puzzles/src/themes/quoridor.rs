use explain::Fact;
use game::{Game, Line, Notation};
use quoridor::{Move, Position, Square};

use crate::Theme;

/// A fence that makes somebody's path longer by so many steps shuts somebody in; by fewer, it is a detour.
const SHUT_IN: u8 = 6;

/// The themes of one of the solver's moves; never none.
pub(super) fn themes(game: &Line<Position>, mv: &str, facts: &[Fact]) -> Vec<Theme> {
    let position = game.position();
    let solver = position.turn();
    let Ok(mv) = position.parse_move(mv, Notation::Standard) else { return Vec::new() };
    let mut found = match mv {
        Move::Pawn(target) => vec![of_pawn_move(position, target, facts)],
        Move::Fence(_) => of_fence(position, facts),
    };
    let decides = |fact: &Fact| matches!(fact, Fact::RaceDecided { seat, .. } if *seat == solver);
    if facts.iter().any(decides) {
        found.push(Theme::Race);
    }
    if position.seats() > 2 {
        found.push(Theme::Stop);
    }
    found
}

fn of_pawn_move(position: &Position, target: Square, facts: &[Fact]) -> Theme {
    let solver = position.turn();
    let (rows, columns) = match position.pawn(solver) {
        Some(pawn) => (pawn.row().abs_diff(target.row()), pawn.column().abs_diff(target.column())),
        None => (0, 0),
    };
    if facts.iter().any(|fact| matches!(fact, Fact::NoCloser { .. })) {
        Theme::Tempo
    } else if rows == 1 && columns == 1 {
        Theme::SideJump
    } else if rows + columns > 1 {
        Theme::Jump
    } else if position.fences_left(solver) > 0 {
        Theme::Run
    } else {
        // Who has no fences left can only run.
        Theme::Race
    }
}

fn of_fence(position: &Position, facts: &[Fact]) -> Vec<Theme> {
    let solver = position.turn();
    let longer = facts.iter().filter_map(|fact| match fact {
        Fact::PathLonger { seat, steps } | Fact::PathsLonger { seat, steps, .. } if *seat != solver => {
            Some(*steps)
        }
        _ => None,
    });
    let effect = match longer.max() {
        Some(SHUT_IN..) => Theme::ShutIn,
        Some(_) => Theme::Detour,
        None => Theme::Guard,
    };
    let is_last = facts.iter().any(|fact| matches!(fact, Fact::LastFence { seat } if *seat == solver));
    [effect].into_iter().chain(is_last.then_some(Theme::LastFence)).collect()
}
