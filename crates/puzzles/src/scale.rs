//! The levels of the computer on the scale of ratings.

use engine::Level;
use games::GameKind;

/// The rating of level 1. Where the scale begins is arbitrary.
const BASE: f64 = 600.0;

/// The Elo of levels 1 to 8 above level 1 in games of two, as measured (docs/engines/levels.md). For three and four
/// players nothing of the kind was measured; those of two stand in.
const fn elo(game: GameKind) -> [f64; 8] {
    match game {
        GameKind::Quoridor => [0.0, 288.0, 557.0, 852.0, 992.0, 1275.0, 1515.0, 1803.0],
        GameKind::Squadro => [0.0, 172.0, 438.0, 693.0, 884.0, 1481.0, 1702.0, 1893.0],
    }
}

/// The levels with their ratings, the lowest first.
pub(crate) fn ratings(game: GameKind) -> impl Iterator<Item = (Level, f64)> {
    Level::all().zip(elo(game)).map(|(level, elo)| (level, BASE + elo))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_that_of_the_docs() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engines/levels.md");
        let docs = std::fs::read_to_string(path).expect("the docs have a page about levels");
        for (index, level) in Level::all().enumerate() {
            let begins = format!("| {level} | ");
            let row = docs.lines().find(|line| line.starts_with(&begins)).expect("every level has a row");
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            for (game, cell) in [(GameKind::Quoridor, cells[3]), (GameKind::Squadro, cells[4])] {
                assert_eq!(cell.parse(), Ok(elo(game)[index]), "{game:?} {level}");
            }
        }
    }
}
