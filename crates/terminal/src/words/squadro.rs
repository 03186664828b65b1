use game::{Charset, Seat};
use i18n::Messages;
use squadro::{IllegalMove, Move, Position};

use super::{GameWords, labels};

impl GameWords for Position {
    const HAS_SIDES: bool = true;
    const MOVE_LETTERS: &'static str = "";
    const EXAMPLE: &'static str = ":3";
    const OWN_KEYS: &'static [(&'static str, &'static str)] = &[("1-5", "terminal-keys-lane")];
    const BAR_KEYS: &'static [(&'static str, &'static str)] = &[("1-5", "terminal-lane")];
    const HOW_TO_MOVE: &'static str = "terminal-move-squadro";

    fn chip(charset: Charset, seat: Seat) -> String {
        squadro::piece_symbols(seat, charset)[0].into()
    }

    fn draw_in(&self, _messages: &Messages, charset: Charset) -> String {
        self.board(charset).to_string()
    }

    fn player_in(messages: &Messages, seat: Seat) -> String {
        messages.text(if seat == squadro::LIGHT { "squadro-seat-1" } else { "squadro-seat-2" })
    }

    fn distances_in_words(&self, messages: &Messages, player: impl Fn(Seat) -> String) -> String {
        let words = |seat: Seat| {
            let needed = self.moves_needed(seat);
            let lanes = needed.pieces.map(|moves| messages.number(moves.into())).join(" ");
            let values =
                [("player", player(seat).into()), ("moves", needed.total.into()), ("lanes", lanes.into())];
            messages.format("terminal-moves", &values) + "\n"
        };
        [squadro::LIGHT, squadro::DARK].into_iter().map(words).collect()
    }

    fn standing(&self, messages: &Messages, seat: Seat) -> [String; 2] {
        let home = messages.format("pieces-home", &[("home", self.home_count(seat).into())]);
        [home, messages.format("moves-needed", &[("needs", self.moves_needed(seat).total.into())])]
    }

    fn list_moves(&self, messages: &Messages, moves: &[Move]) -> String {
        let lanes: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let [label] = labels([messages.text("terminal-legal-lanes")]);
        format!("{label}{}\n", lanes.join(" "))
    }

    fn how_to_move(messages: &Messages) -> String {
        messages.text("how-squadro")
    }

    fn why_illegal(&self, messages: &Messages, why: &IllegalMove) -> String {
        messages.text(match why {
            IllegalMove::GameOver(_) => "refused-game-over",
            IllegalMove::NotYourPiece { .. } => "refused-not-your-piece",
            IllegalMove::PieceHome { .. } => "refused-piece-home",
        })
    }
}
