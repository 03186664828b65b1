//! `farside analyze`: what the computer thinks of a position.

use std::fmt::Display;
use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use engine::Limits;
use explain::{Fact, Mark, facts_of};
use game::{Line, Notation};
use games::{AnyLine, GameKind};
use i18n::{Language, Messages};
use serde::Serialize;

use crate::arguments::{SetupArgs, game_kind};
use crate::cli_game::CliGame;
use crate::engines::engine::TablebaseArgs;
use crate::failure::bad_arguments;
use crate::records::review::{last_move, mark_in_words, sentence};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_kind())]
    game: GameKind,
    #[command(flatten)]
    setup: SetupArgs,
    /// Moves played from there, such as 'e2 e8 e3h'
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    /// How long to think, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    movetime: u64,
    /// How many of the best lines to show; in Squadro every move is judged
    #[arg(long, value_name = "K", default_value_t = 3, value_parser = value_parser!(u16).range(1..=140))]
    lines: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    tablebase: TablebaseArgs,
}

/// Why there is no analysis of a finished game.
const OVER: &str = "the game is over: there is no move to judge";

pub(crate) fn run(args: &Args) -> Result<()> {
    games::dispatch!(args.game, G => analyze::<G>(args))
}

fn analyze<G: CliGame>(args: &Args) -> Result<()> {
    let limits = Limits::time(Duration::from_millis(args.movetime));
    let tablebase = args.tablebase.directory();
    let line = args.line::<G>()?;
    let analysis = G::analyze(&line, limits, args.lines.into(), tablebase.as_deref())?;
    let analysis = analysis.ok_or_else(|| bad_arguments(OVER))?;
    let line = G::any_line(line);
    let facts = G::best_move(&analysis).map(|best| facts_of(&line, best)).unwrap_or_default();
    args.print(&Printed { analysis: &analysis, facts, last: last_move(line.clone()) }, &line)
}

/// An analysis with what a review says: in JSON, too.
#[derive(Serialize)]
struct Printed<'a, A> {
    #[serde(flatten)]
    analysis: &'a A,
    /// What is true of the best move by the rules.
    facts: Vec<Fact>,
    /// What was wrong with the last of the moves; absent if nothing was, or there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<Mark>,
}

impl Args {
    /// The game so far.
    fn line<G: CliGame>(&self) -> Result<Line<G>> {
        let mut line = Line::new(self.setup.position::<G>()?);
        for word in self.moves.iter().flat_map(|moves| moves.split_whitespace()) {
            line.play_text(word, Notation::Standard)
                .map_err(|error| bad_arguments(format!("{word}: {error}")))?;
        }
        Ok(line)
    }

    /// Prints the analysis. In English whatever the environment says: scripts read it, too.
    fn print<A: Serialize + Display>(&self, printed: &Printed<'_, A>, line: &AnyLine) -> Result<()> {
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(printed)?)?;
            return Ok(());
        }
        let messages = Messages::of(Language::english());
        writeln!(out, "{}", printed.analysis)?;
        for fact in &printed.facts {
            writeln!(out, "{}", sentence(messages, self.game, fact))?;
        }
        if let Some(mark) = &printed.last {
            writeln!(out, "\n{}", mark_in_words(messages, self.game, line.seats(), mark))?;
        }
        Ok(())
    }
}
