//! `farside bench squadro`: how well the computer player does on positions it wasn't trained on.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use squadro_engine::bench::{self, BASELINE_DEPTH, Measured};
use squadro_engine::{Limits, open_tablebase};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many of the held-out positions to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..))]
    positions: u32,
    /// How long to think about each, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    movetime: u64,
    /// Search so many nodes for each move instead, whatever time that takes
    #[arg(long, value_name = "N", conflicts_with = "movetime", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Measure the player with the tablebase in this directory
    // Not from the environment: the default is to measure without one.
    #[arg(long, value_name = "DIR")]
    tablebase: Option<PathBuf>,
    /// List the positions whose result was spoilt
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let samples = bench::some_held_out(args.positions as usize);
    let limits = match args.nodes {
        Some(nodes) => Limits::nodes(nodes),
        None => Limits::time(Duration::from_millis(args.movetime)),
    };
    let mut player = bench::player();
    if let Some(directory) = &args.tablebase {
        player.set_tablebase(Some(Box::new(open_tablebase(directory)?)));
    }
    let live = std::io::stderr().is_terminal();
    let measured = bench::measure(&mut player, &samples, limits, |so_far| {
        if live {
            eprint!("\r{} of {}: {} kept", so_far.played, samples.len(), so_far.kept);
        }
    });
    if live {
        eprintln!();
    }
    let baseline = bench::measure_baseline(&samples);

    let mut out = std::io::stdout().lock();
    if args.list {
        for (position, mv) in &measured.spoilt {
            writeln!(out, "{position}: {mv}")?;
        }
    }
    let each = measured.played.max(1) as f64;
    writeln!(
        out,
        "{:.0} nodes per second, {:.1} plies deep, longest move {} ms",
        measured.nodes as f64 / measured.time.as_secs_f64().max(1e-9),
        measured.depths as f64 / each,
        measured.longest.as_millis()
    )?;
    writeln!(out, "signature {}", bench::signature())?;
    writeln!(out, "counting moves, {BASELINE_DEPTH} plies deep: {}", kept(&baseline))?;
    writeln!(out, "the player: {}", kept(&measured))?;
    Ok(())
}

fn kept(measured: &Measured) -> String {
    let Measured { kept, played, .. } = measured;
    format!("kept the result in {kept} of {played} positions, {:.2} %", 100.0 * measured.share())
}
