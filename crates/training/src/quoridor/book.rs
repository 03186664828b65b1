//! Writes a book of openings: works out at leisure what to play in the positions that are most likely to come up.
//!
//! Positions are taken up in the order of what it costs to get there: the best move costs a little, one that is worse
//! costs what it gives away. Each is written down as soon as it is settled, with the other good moves in a comment, so
//! the work can be stopped and taken up again at any time.

mod frontier;

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::value_parser;
use engine::Player as _;
use game::{Game, Line};
use quoridor::{Move, Position};
use quoridor_engine::{Book, BookMove, Engine, Limits, NoClock, Options, Score};

use frontier::Frontier;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many positions the book shall have
    #[arg(long, value_name = "N", default_value_t = 400)]
    positions: usize,
    /// The nodes of the search in each of them
    #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many moves are evaluated in each of them
    #[arg(long, value_name = "K", default_value_t = 4, value_parser = value_parser!(u16).range(1..=20))]
    lines: u16,
    /// The size of the transposition table, in mebibytes
    #[arg(long, value_name = "N", default_value_t = 256)]
    hash: usize,
    /// The book; if there is one already, the work goes on where it stopped
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let begun = match fs::read_to_string(&args.out) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).with_context(|| args.out.display().to_string()),
    };
    let mut book: Book = begun.parse()?;
    let settled = Settled::read(&begun)?;
    let mut file = OpenOptions::new().create(true).append(true).open(&args.out)?;
    let mut engine = Engine::new(Options { table: args.hash, ..Options::default() }).without_book();
    let mut frontier = Frontier::new(Position::start());
    while book.len() < args.positions {
        let Some((position, cost)) = frontier.next() else { break };
        let moves = if let Some(moves) = settled.moves(&position) {
            moves
        } else {
            let moves = work_out(&mut engine, &position, args)?;
            let known = moves[0];
            book.insert(&position, known);
            let line = Book::line(&position, known).context("nothing here is proven")?;
            writeln!(file, "{line} # {}", others(&position, &moves))?;
            eprintln!("{:>5}  {line}", book.len());
            moves
        };
        frontier.expand(&position, cost, &moves);
    }
    eprintln!("{} positions in {}", book.len(), args.out.display());
    Ok(())
}

/// The best moves of a position, the best first.
fn work_out(engine: &mut Engine, position: &Position, args: &Args) -> Result<Vec<BookMove>> {
    engine.new_game();
    let line = Line::new(*position);
    let report = engine.analyze(&line, Limits::nodes(args.nodes), &NoClock, args.lines.into());
    let report = report.context("games aren't over in the opening")?;
    let worth = |judgement: engine::Judgement| Score::of_chance(judgement.chance());
    Ok(report.verdicts.iter().map(|v| BookMove { mv: v.mv, score: worth(v.judgement) }).collect())
}

/// The other moves with their worth, as they are seen in the line of the book.
fn others(position: &Position, moves: &[BookMove]) -> String {
    let lines = moves.iter().skip(1).filter_map(|&known| Book::line(position, known));
    let words = lines.filter_map(|line| Some(line.split_once('=')?.1.trim().to_owned()));
    words.collect::<Vec<_>>().join(" ")
}

/// What was settled before, as it stands in the file: the moves as the position in the line sees them.
struct Settled(Vec<(Position, Vec<BookMove>)>);

impl Settled {
    fn read(text: &str) -> Result<Settled> {
        let mut settled = Vec::new();
        for line in text.lines() {
            let (known, comment) = line.split_once('#').unwrap_or((line, ""));
            let Some((position, best)) = known.split_once('=') else { continue };
            let position: Position = position.trim().parse()?;
            let words: Vec<&str> = best.split_whitespace().chain(comment.split_whitespace()).collect();
            let moves = words.chunks_exact(2).map(|pair| {
                let mv: Move = pair[0].parse()?;
                Ok(BookMove { mv, score: Score::estimate(pair[1].parse()?) })
            });
            settled.push((position, moves.collect::<Result<_>>()?));
        }
        Ok(Settled(settled))
    }

    /// The moves of a position that looks like this from any side.
    fn moves(&self, position: &Position) -> Option<Vec<BookMove>> {
        self.0.iter().find_map(|(known, moves)| {
            let view = quoridor::Symmetry::ALL.into_iter().find(|view| {
                view.position(position).is_some_and(|seen| seen == *known && seen.hash() == known.hash())
            })?;
            Some(moves.iter().map(|known| BookMove { mv: view.mv(known.mv), ..*known }).collect())
        })
    }
}
