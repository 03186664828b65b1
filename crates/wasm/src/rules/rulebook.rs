//! The rules of a game as a page shows them.

use games::{GameKind, rulebook};
use serde::Serialize;

use crate::fault::{About, Fault};

/// A section of the rules.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RulebookSection {
    /// The id of the text of its heading.
    title: String,
    blocks: Vec<RulebookBlock>,
}

/// A paragraph, or a figure with its caption.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RulebookBlock {
    /// The id of its text.
    text: String,
    /// What the figure shows; none for a paragraph.
    figure: Option<RulebookFigure>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RulebookFigure {
    /// The position string.
    #[cfg_attr(test, ts(type = "string"))]
    position: &'static str,
    /// The lines of play it shows, each of them from the position.
    #[cfg_attr(test, ts(type = "Array<Array<string>>"))]
    lines: &'static [&'static [&'static str]],
    /// The moves it shows that are forbidden.
    #[cfg_attr(test, ts(type = "Array<string>"))]
    forbidden: &'static [&'static str],
}

/// The rules of a game for so many players.
pub(crate) fn rulebook(game: GameKind, players: usize) -> Result<Vec<RulebookSection>, Fault> {
    if !game.players().contains(&players) {
        return Err(Fault::new(About::Setup, &format!("{} isn't for {players}", game.title())));
    }
    let block = |block: &rulebook::Block| RulebookBlock {
        text: block.message(game),
        figure: block.figure.map(|figure| RulebookFigure {
            position: figure.position,
            lines: figure.lines,
            forbidden: figure.forbidden,
        }),
    };
    let section = |section: &'static rulebook::Section| RulebookSection {
        title: section.title(game),
        blocks: section.blocks_for(Some(players)).map(block).collect(),
    };
    Ok(rulebook::sections(game, Some(players)).map(section).collect())
}
