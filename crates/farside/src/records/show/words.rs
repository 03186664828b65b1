//! A position in words, with its board. In English whatever the environment says: scripts read it, too.

use game::{Charset, Line};
use i18n::{Language, Messages};

use crate::cli_game::CliGame;

pub(super) fn describe<G: CliGame>(line: &Line<G>, charset: Charset) -> String {
    let position = line.position();
    let board = position.draw(charset);
    let english = Messages::of(Language::english());
    let distances = position.distances_in_words(english, G::player);
    let next = if let Some(outcome) = line.outcome() {
        format!("{}\n", G::outcome_in_words(outcome))
    } else {
        let moves = position.list_moves(english, &line.legal_moves());
        format!("{} to move:\n{moves}", G::player(position.turn()))
    };
    format!("{}\n\n{position}\n{distances}\n{next}", board.trim_end())
}
