use std::path::Path;

use anyhow::{Result, bail};
use engine::{Limits, Stopwatch};
use game::{Charset, Game as _, Line, Notation, Seat};
use games::{ComputerOf, ComputerOptions, HasComputer as _};
use serde::Serialize;
use squadro::Position;
use squadro_engine::{Analysis, open_tablebase};

use super::{CliGame, SeatValue};

impl CliGame for Position {
    const NOTATIONS: &'static [Notation] = &[Notation::Designer];

    type Distances = [Needed; 2];
    type Analysis = Analysis;

    fn draw(&self, charset: Charset) -> String {
        self.board(charset).to_string()
    }

    fn symbols(seat: Seat, charset: Charset) -> String {
        squadro::piece_symbols(seat, charset).join(" ")
    }

    fn player(seat: Seat) -> String {
        let name = if seat == squadro::LIGHT { "Yellow" } else { "Red" };
        name.into()
    }

    fn seat_value(seat: Seat) -> SeatValue {
        SeatValue::Letter(Self::seat_name(seat))
    }

    fn distances(&self) -> [Needed; 2] {
        [squadro::LIGHT, squadro::DARK].map(|seat| {
            let needed = self.moves_needed(seat);
            Needed { pieces: needed.pieces, total: needed.total }
        })
    }

    fn recognize(moves: &str) -> Option<Notation> {
        match moves.to_ascii_lowercase().chars().find(|c| c.is_alphabetic()) {
            // Like ours with its letters, but it needs no blanks between moves.
            Some('y' | 'r') => Some(Notation::Designer),
            None if moves.contains(|c: char| c.is_ascii_digit()) => Some(Notation::Standard),
            _ => None,
        }
    }

    /// Every move is judged.
    fn analyze(
        line: &Line<Position>,
        limits: Limits,
        _: usize,
        tablebase: Option<&Path>,
    ) -> Result<Option<Analysis>> {
        let mut engine = Position::engine(ComputerOptions::default());
        if let Some(directory) = tablebase {
            engine.set_tablebase(Some(Box::new(open_tablebase(directory)?)));
        }
        let Some(report) = engine.analyze(line, limits, &Stopwatch::start()) else { return Ok(None) };
        if let Some(trouble) = &report.trouble {
            bail!("{trouble}");
        }
        Ok(Some(Analysis::new(line.position(), &report)))
    }

    fn best_move(analysis: &Analysis) -> Option<&str> {
        Some(&analysis.moves.first()?.mv)
    }

    fn computer_with_tablebase(options: ComputerOptions, directory: &Path) -> Result<ComputerOf<Position>> {
        let tablebase = open_tablebase(directory)?;
        let mut engine = Position::engine(options);
        engine.set_tablebase(Some(Box::new(tablebase)));
        Ok(Box::new(engine))
    }
}

/// The number of moves a seat needs without obstruction.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Needed {
    pieces: [u8; 5],
    total: u8,
}
