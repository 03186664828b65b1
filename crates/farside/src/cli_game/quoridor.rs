use std::io;
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use arena::{Halt, Maker, Program, Qtp};
use engine::{Limits, Stopwatch};
use game::{Charset, Game as _, Line, Notation, Seat};
use games::{ComputerOf, ComputerOptions, HasComputer as _};
use quoridor::Position;
use quoridor_engine::Analysis;

use super::{CliGame, SeatValue};

impl CliGame for Position {
    const NOTATIONS: &'static [Notation] = &[Notation::Glendenning, Notation::Qtp];

    type Distances = Vec<Option<u8>>;
    type Analysis = Analysis;

    fn draw(&self, charset: Charset) -> String {
        self.board(charset).to_string()
    }

    fn draw_board(&self, charset: Charset) -> String {
        self.board(charset).with_notes(&[]).to_string()
    }

    fn symbols(seat: Seat, _charset: Charset) -> String {
        seat.to_string()
    }

    fn player(seat: Seat) -> String {
        format!("player {seat}")
    }

    fn seat_value(seat: Seat) -> SeatValue {
        SeatValue::Number(seat.number())
    }

    fn distances(&self) -> Vec<Option<u8>> {
        Seat::all(self.seats()).map(|seat| self.distance(seat)).collect()
    }

    /// By the first word. Uppercase squares are left to the reader: they may be of either notation.
    fn recognize(moves: &str) -> Option<Notation> {
        let first = moves.trim_start().to_ascii_lowercase();
        if first.starts_with("playmove") || first.starts_with("playwall") {
            return Some(Notation::Qtp);
        }
        let letter = first.chars().find(|c| c.is_alphabetic())?;
        ('a'..='i').contains(&letter).then_some(Notation::Standard)
    }

    fn analyze(
        line: &Line<Position>,
        limits: Limits,
        lines: usize,
        _: Option<&Path>,
    ) -> Result<Option<Analysis>> {
        let mut engine = Position::engine(ComputerOptions::default());
        let report = engine.analyze(line, limits, &Stopwatch::start(), lines);
        Ok(report.map(|report| Analysis::new(line.position(), &report)))
    }

    fn best_move(analysis: &Analysis) -> Option<&str> {
        Some(&analysis.lines.first()?.mv)
    }

    fn run_qtp(mut player: ComputerOf<Position>, movetime: Duration) -> Option<io::Result<()>> {
        Some(qtp::converse(&mut *player, movetime, io::stdin().lock(), io::stdout()))
    }

    fn qtp(program: Program, halt: Halt) -> Option<Maker<Position>> {
        Some(Box::new(move || Ok(Box::new(Qtp::start(program.clone(), &halt)?))))
    }
}
