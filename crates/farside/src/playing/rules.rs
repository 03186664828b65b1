//! `farside rules`: the complete rules of a game, with its figures as text boards.

use std::io::Write;

use anyhow::Result;
use game::{Charset, Figure, Line, Notation, Seat, Setup};
use games::{GameKind, rulebook};
use i18n::{Language, Messages};
use textwrap::core::display_width;

use crate::arguments::{Drawing, game_kind};
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;

/// The maximum width of lines.
const WIDEST: usize = 100;
/// The indentation of figures.
const INDENT: &str = "    ";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_kind())]
    game: GameKind,
    /// The rules for this number of players only: 2, 3 or 4 in Quoridor
    #[arg(long, value_name = "K")]
    players: Option<usize>,
    /// The language, such as de or pt-BR; that of the environment if not given
    #[arg(long, value_name = "CODE")]
    lang: Option<Language>,
    #[command(flatten)]
    drawing: Drawing,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(players) = args.players.filter(|players| !args.game.players().contains(players)) {
        return Err(bad_arguments(format!("{} is not a game for {players}", args.game.title())));
    }
    let language = args.lang.or_else(|| Language::of_environment(|name| std::env::var(name).ok()));
    let rules = Rules {
        game: args.game,
        messages: Messages::of(language.unwrap_or(Language::english())),
        charset: args.drawing.charset(),
        width: textwrap::termwidth().min(WIDEST),
    };
    let text = games::dispatch!(args.game, G => rules.print::<G>(args.players))?;
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}

struct Rules {
    game: GameKind,
    messages: &'static Messages,
    charset: Charset,
    width: usize,
}

impl Rules {
    fn print<G: CliGame>(&self, players: Option<usize>) -> Result<String> {
        let title = self.messages.format("rules-title", &[("game", self.text(self.game.name()).into())]);
        let mut out = heading(&self.plain(title), '=');
        for section in rulebook::sections(self.game, players) {
            out += "\n";
            out += &heading(&self.text(&section.title(self.game)), '-');
            for block in section.blocks_for(players) {
                let text = self.text(&block.message(self.game));
                out += "\n";
                match &block.figure {
                    None => out += &self.wrapped(&text, ""),
                    Some(figure) => {
                        out += &self.drawn::<G>(figure)?;
                        out += &self.wrapped(&text, INDENT);
                    }
                }
            }
        }
        Ok(out)
    }

    /// A message for this terminal.
    fn text(&self, id: &str) -> String {
        self.plain(self.messages.text(id))
    }

    fn plain(&self, text: String) -> String {
        match self.charset {
            Charset::Unicode => text,
            Charset::Ascii => text.replace('’', "'"),
        }
    }

    fn wrapped(&self, text: &str, indent: &str) -> String {
        let options = textwrap::Options::new(self.width).initial_indent(indent).subsequent_indent(indent);
        textwrap::fill(text, options) + "\n"
    }

    /// Draws a figure: the board, the board after its only line of play, the legend and the moves.
    fn drawn<G: CliGame>(&self, figure: &Figure) -> Result<String> {
        let setup = Setup { position: Some(figure.position.into()), ..Setup::default() };
        let mut line = Line::new(G::from_setup(&setup).map_err(bad_arguments)?);
        let mut boards = vec![line.position().draw_board(self.charset)];
        if let [moves] = figure.lines {
            for mv in *moves {
                line.play_text(mv, Notation::Standard).map_err(bad_arguments)?;
            }
            boards.push(line.position().draw_board(self.charset));
        }
        let [arrow, cross] = match self.charset {
            Charset::Unicode => ["→", "✗"],
            Charset::Ascii => ["->", "x"],
        };
        let seats = Seat::all(line.start().seats());
        let name = |seat: Seat| self.text(&format!("{}-seat-{seat}", self.game.name()));
        let mut notes: Vec<String> =
            seats.map(|seat| format!("{} {}", G::symbols(seat, self.charset), name(seat))).collect();
        notes.extend(figure.lines.iter().map(|moves| format!("{arrow} {}", moves.join(" "))));
        notes.extend(figure.forbidden.iter().map(|mv| format!("{cross} {mv}")));
        Ok(side_by_side(&boards, arrow, self.width) + &self.wrapped(&notes.join("   "), INDENT))
    }
}

fn heading(text: &str, line: char) -> String {
    format!("{text}\n{}\n", line.to_string().repeat(display_width(text)))
}

/// Boards in a row with arrows between them, wrapped where there is no room.
fn side_by_side(boards: &[String], arrow: &str, width: usize) -> String {
    let lines: Vec<Vec<&str>> = boards.iter().map(|board| board.trim_end().lines().collect()).collect();
    let wide = |board: &Vec<&str>| board.iter().map(|line| display_width(line)).max().unwrap_or_default();
    let gap = format!("  {arrow}  ");
    let gaps = display_width(&gap) * boards.len().saturating_sub(1);
    let fits = display_width(INDENT) + lines.iter().map(wide).sum::<usize>() + gaps <= width;
    let rows: Vec<Vec<Vec<&str>>> =
        if fits { vec![lines] } else { lines.into_iter().map(|board| vec![board]).collect() };
    let mut out = String::new();
    for row in rows {
        let high = row.iter().map(Vec::len).max().unwrap_or_default();
        for index in 0..high {
            let mut line = String::from(INDENT);
            for (number, board) in row.iter().enumerate() {
                if number > 0 {
                    let between = if index == high / 2 { &gap } else { "" };
                    line += between;
                    line += &" ".repeat(display_width(&gap) - display_width(between));
                }
                let part = board.get(index).copied().unwrap_or_default();
                line += part;
                line += &" ".repeat(wide(board) - display_width(part));
            }
            out += line.trim_end();
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_stand_side_by_side_where_there_is_room() {
        let boards = ["ab\nc\n".to_owned(), "d\nef\n".to_owned()];
        assert_eq!(side_by_side(&boards, "→", 80), "    ab     d\n    c   →  ef\n");
        assert_eq!(side_by_side(&boards, "→", 12), "    ab\n    c\n    d\n    ef\n");
    }

    #[test]
    fn a_heading_is_underlined_over_its_whole_width() {
        assert_eq!(heading("盤", '='), "盤\n==\n");
    }

    #[test]
    fn every_line_of_the_rules_fits_into_the_terminal_in_every_language() {
        // A board is as wide as it is.
        let board = display_width(INDENT) + 41;
        for language in Language::all() {
            for (game, width) in
                GameKind::ALL.into_iter().flat_map(|game| [40, 80, 100].map(|width| (game, width)))
            {
                let rules =
                    Rules { game, messages: Messages::of(language), charset: Charset::Unicode, width };
                let text =
                    games::dispatch!(game, G => rules.print::<G>(None)).expect("the figures can be drawn");
                let wide = text.lines().find(|line| display_width(line) > width.max(board));
                assert_eq!(wide, None, "{language}, {width} columns");
            }
        }
    }
}
