//! `farside perft`: counts lines of play, on one thread, without a hash table.

use std::io::{BufWriter, Write};
use std::time::Instant;

use anyhow::Result;
use clap::value_parser;
use games::GameKind;

use crate::arguments::{SetupArgs, game_kind};
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_kind())]
    game: GameKind,
    /// The length of the lines, in moves
    // The bound keeps the recursion shallow; counts stop fitting into 64 bits long before.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(..=100))]
    depth: u32,
    #[command(flatten)]
    setup: SetupArgs,
    /// Print the count for each first move, too
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    games::dispatch!(args.game, G => count::<G>(args))
}

fn count<G: CliGame>(args: &Args) -> Result<()> {
    let position: G = args.setup.position()?;
    if args.divide && args.depth == 0 {
        return Err(bad_arguments(
            "--divide takes a depth of 1 or more: there is no first move to divide by",
        ));
    }
    let start = Instant::now();
    let (by_move, nodes) = if args.divide {
        let counts = game::divide(&position, args.depth);
        let nodes = counts.iter().map(|(_, count)| count).sum();
        (counts, nodes)
    } else {
        (Vec::new(), game::perft(&position, args.depth))
    };
    let seconds = start.elapsed().as_secs_f64().max(1e-9);

    let mut out = BufWriter::new(std::io::stdout().lock());
    for (mv, count) in by_move {
        writeln!(out, "{mv}: {count}")?;
    }
    writeln!(out, "{:.0} nodes per second ({seconds:.3} s)", nodes as f64 / seconds)?;
    writeln!(out, "{nodes}")?;
    Ok(out.flush()?)
}
