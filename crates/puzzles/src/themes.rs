//! What a solution is about, by the facts about its moves.

mod quoridor;
mod squadro;

use games::{AnyLine, AnyPosition};

use crate::Theme;

/// The themes of a solution, without doubles; never empty.
pub(crate) fn themes_of(start: &AnyPosition, moves: &[String]) -> Vec<Theme> {
    let mut line = AnyLine::starting_at(start);
    let mut found = Vec::new();
    for (ply, mv) in moves.iter().enumerate() {
        if ply % 2 == 0 {
            found.extend(match &line {
                AnyLine::Quoridor(game) => quoridor::themes(game, mv, &explain::facts_of(&line, mv)),
                AnyLine::Squadro(game) => squadro::themes(game, mv, &explain::facts_of(&line, mv)),
            });
        }
        if line.play(mv).is_err() {
            break;
        }
    }
    if let AnyLine::Squadro(game) = &line
        && squadro::is_race(game)
    {
        found.push(Theme::Race);
    }
    // Whatever else a quiet move of Squadro is about, it waits.
    if found.is_empty() {
        found.push(Theme::Tempo);
    }
    Theme::ALL.into_iter().filter(|theme| found.contains(theme)).collect()
}
