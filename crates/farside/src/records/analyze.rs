//! `farside analyze`: what the computer thinks of a position.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use engine::Limits;
use explain::{Fact, facts_of};
use game::{Line, Notation};
use games::GameKind;
use i18n::{Language, Messages};
use serde::Serialize;

use crate::arguments::{SetupArgs, game_kind};
use crate::cli_game::CliGame;
use crate::engines::engine::TablebaseArgs;
use crate::failure::bad_arguments;
use crate::records::review::sentence;

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
    let facts = G::best_move(&analysis).map(|best| facts_of(&G::any_line(line), best)).unwrap_or_default();
    args.print(&analysis, &facts)
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

    /// Prints the analysis; as text, also what is true of the best move by the rules. In English whatever the
    /// environment says: scripts read it, too.
    fn print(&self, analysis: &(impl Serialize + std::fmt::Display), facts: &[Fact]) -> Result<()> {
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(analysis)?)?;
        } else {
            writeln!(out, "{analysis}")?;
            for fact in facts {
                writeln!(out, "{}", sentence(Messages::of(Language::english()), self.game, fact))?;
            }
        }
        Ok(())
    }
}
