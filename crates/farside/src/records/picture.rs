//! `farside picture`: a position or a game as a picture.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use clap::value_parser;
use game::{Notation, Setup};
use games::{AnyLine, GameKind};
use picture::{Marks, SIZES, Scene, Style, Theme, animation, draw, draw_ply};

use crate::arguments::{SetupArgs, game_kind};
use crate::failure::bad_arguments;
use crate::records::record_file::{RecordArgs, line_of};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record: tagged text, JSON or a bare list of moves; - reads standard input
    #[arg(conflicts_with_all = ["players", "first", "options", "position", "moves"])]
    file: Option<PathBuf>,
    /// The game: of a position, or of a bare list of moves that doesn't give it away
    #[arg(long, value_parser = game_kind())]
    game: Option<GameKind>,
    /// The notation of the moves of the record; detected if not given
    #[arg(long, value_name = "NOTATION", requires = "file")]
    from: Option<Notation>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Moves to play from the start, such as 'e2 e8' or 'y3 r1'
    #[arg(long, default_value = "", hide_default_value = true)]
    moves: String,
    /// The file to write: .svg, .png, or .gif for the whole game
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The width of the picture in pixels [default: 600]
    #[arg(long, value_name = "N")]
    #[arg(value_parser = value_parser!(u32).range(i64::from(*SIZES.start())..=i64::from(*SIZES.end())))]
    size: Option<u32>,
    /// The colours: walnut, maple, or print for paper
    #[arg(long, value_name = "NAME", default_value_t)]
    theme: Theme,
    /// The number of moves that have been played; all of them if not given
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Leave the names of squares and lanes out
    #[arg(long)]
    no_coordinates: bool,
    /// Draw an arrow: a move, or two places such as e2-e4; may be repeated
    #[arg(long = "arrow", value_name = "MOVE")]
    arrows: Vec<String>,
    /// Highlight a square such as e4, or a space of a lane such as y33; may be repeated
    #[arg(long = "highlight", value_name = "PLACE")]
    highlights: Vec<String>,
}

/// The width of a picture, if nothing else is asked for.
const SIZE: u32 = 600;

/// The formats of pictures.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

impl Format {
    /// The format that the name of a file asks for.
    fn of(file: &Path) -> Result<Format> {
        let ending = file.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        match &*ending {
            "svg" => Ok(Format::Svg),
            "png" => Ok(Format::Png),
            "gif" => Ok(Format::Gif),
            _ => {
                let name = file.display();
                Err(bad_arguments(format!("--out {name}: the name of a picture ends in .svg, .png or .gif")))
            }
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let format = Format::of(&args.out)?;
    let line = args.line()?;
    let style = Style { theme: args.theme, coordinates: !args.no_coordinates };
    let size = args.size.unwrap_or(SIZE);
    let last = line.ply() as usize;
    let ply = args.ply.unwrap_or(last);
    if ply > last {
        return Err(bad_arguments(format!("--ply {ply}: {last} moves were played")));
    }
    let bytes = match format {
        Format::Svg => args.scene(&line, ply, style)?.svg(size).into_bytes(),
        Format::Png => args.scene(&line, ply, style)?.render(size)?.png()?,
        Format::Gif => {
            if !args.arrows.is_empty() || !args.highlights.is_empty() {
                return Err(bad_arguments("--arrow and --highlight are for one position: use .svg or .png"));
            }
            animation((0..=ply).map(|ply| draw_ply(&line, ply, style)), style, size)?
        }
    };
    fs::write(&args.out, bytes).with_context(|| format!("can't write {}", args.out.display()))
}

impl Args {
    /// The game of the record, or what was played from the position.
    fn line(&self) -> Result<AnyLine> {
        if let Some(file) = &self.file {
            let record = RecordArgs::new(self.from, self.game, file.clone());
            let mut lines = record.read("draw", |game, record| line_of(game, &record))?;
            let (Some(line), true) = (lines.pop(), lines.is_empty()) else {
                return Err(bad_arguments(format!("{}: a picture is of one game", file.display())));
            };
            return Ok(line);
        }
        let Some(kind) = self.game else {
            let games = GameKind::ALL.map(|game| format!("--game {}", game.name()));
            return Err(bad_arguments(format!("give a record, or a position with {}", games.join(" or "))));
        };
        let setup: Setup = games::dispatch!(kind, G => self.setup.setup::<G>())?;
        let mut line = AnyLine::new(kind, &setup).map_err(bad_arguments)?;
        for (ply, mv) in self.moves.split_whitespace().enumerate() {
            let number = ply + 1;
            line.step(mv).map_err(|error| bad_arguments(format!("--moves, ply {number} ({mv}): {error}")))?;
        }
        Ok(line)
    }

    /// The picture of one position.
    fn scene(&self, line: &AnyLine, ply: usize, style: Style) -> Result<Scene> {
        if self.arrows.is_empty() && self.highlights.is_empty() {
            return Ok(draw_ply(line, ply, style));
        }
        let at = |ply: usize| {
            let mut line = line.clone();
            line.take_back_to(ply as u32);
            line.any_position()
        };
        let marks = Marks {
            before: ply.checked_sub(1).map(at),
            arrows: self.arrows.clone(),
            highlights: self.highlights.clone(),
        };
        draw(&at(ply), &marks, style).map_err(bad_arguments)
    }
}
