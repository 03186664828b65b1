use explain::Fact;
use game::{Game, Line, Notation};
use quoridor::{Move, Position};

use crate::Theme;

/// A fence that makes a path longer by so many steps is a detour …
const DETOUR: u8 = 2;
/// … and by so many shuts somebody in.
const SHUT_IN: u8 = 6;

/// The themes of one of the solver's moves.
pub(super) fn themes(game: &Line<Position>, mv: &str, facts: &[Fact]) -> Vec<Theme> {
    let position = game.position();
    let solver = position.turn();
    let Ok(mv) = position.parse_move(mv, Notation::Standard) else { return Vec::new() };
    let mut found: Vec<Theme> = facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::PathLonger { seat, steps } if *seat != solver && *steps >= SHUT_IN => Some(Theme::ShutIn),
            Fact::PathLonger { seat, steps } if *seat != solver && *steps >= DETOUR => Some(Theme::Detour),
            Fact::LastFence { seat } if *seat == solver => Some(Theme::LastFence),
            Fact::RaceDecided { seat, .. } if *seat == solver => Some(Theme::Race),
            Fact::NoCloser { .. } => Some(Theme::Tempo),
            _ => None,
        })
        .collect();
    let jumps = facts.iter().any(|fact| matches!(fact, Fact::Jumps { .. }));
    let closer = !facts.iter().any(|fact| matches!(fact, Fact::NoCloser { .. }));
    if let (Move::Pawn(target), Some(pawn)) = (mv, position.pawn(solver)) {
        if jumps {
            let straight = pawn.column() == target.column() || pawn.row() == target.row();
            found.push(if straight { Theme::Jump } else { Theme::SideJump });
        } else if closer && position.fences_left(solver) > 0 {
            found.push(Theme::Run);
        }
    }
    if position.seats() > 2 {
        found.push(Theme::Stop);
    }
    found
}
