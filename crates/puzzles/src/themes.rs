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

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;
    use crate::CollectionFile;

    /// A fence that also held up who placed it was taken for one that holds up nobody.
    #[test]
    fn every_stored_puzzle_has_the_themes_of_its_solution() {
        for file in CollectionFile::all() {
            for puzzle in file.collection().expect("it is embedded").puzzles() {
                assert_eq!(themes_of(&puzzle.start, &puzzle.moves), puzzle.themes, "{}", puzzle.start);
            }
        }
    }
}
