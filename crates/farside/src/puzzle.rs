//! `farside puzzle`: puzzles in the terminal, line by line.

mod progress;
mod session;

use std::io::{self, BufReader};
use std::path::PathBuf;
use std::time::SystemTime;

use ::puzzles::{CollectionFile, Puzzle, Theme};
use anyhow::{Context, Result};
use games::GameKind;
use i18n::{Language, Messages};

use self::progress::ProgressFile;
use self::session::Session;
use crate::arguments::{Drawing, game_kind};
use crate::database::default_directory;
use crate::failure::bad_arguments;
use crate::play::Terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game_kind(), default_value = GameKind::ALL[0].name())]
    game: GameKind,
    /// The number of players: 2, or 4 in Quoridor
    #[arg(long, value_name = "K", default_value_t = 2)]
    players: usize,
    /// What the puzzles should be about, such as race; any other word lists the themes
    #[arg(long, value_name = "THEME")]
    theme: Option<String>,
    /// Begin with the puzzle of the day, the same for everybody
    #[arg(long)]
    daily: bool,
    /// Begin with the puzzle of this name, such as bcdfgh
    #[arg(long, value_name = "ID", conflicts_with = "daily")]
    id: Option<String>,
    /// The directory where the rating is kept [default: farside in the user's data directory]
    #[arg(long, value_name = "DIR", env = "FARSIDE_DATA")]
    data: Option<PathBuf>,
    #[command(flatten)]
    drawing: Drawing,
    /// The language, such as de or zh-TW; that of the environment if not given
    #[arg(long, value_name = "CODE")]
    lang: Option<Language>,
}

/// What somebody wants to solve.
pub(crate) struct Choice {
    pub(crate) file: &'static CollectionFile,
    pub(crate) theme: Option<Theme>,
    /// The puzzle to begin with.
    pub(crate) first: Option<&'static Puzzle>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let choice = args.choice()?;
    let directory = args.data.clone().unwrap_or_else(default_directory);
    let progress = ProgressFile::open(&directory, choice.file)?;
    let environment = || Language::of_environment(|name| std::env::var(name).ok());
    let language = args.lang.or_else(environment).unwrap_or_else(Language::english);
    let terminal = Terminal { charset: args.drawing.charset(), messages: Messages::of(language) };
    let (input, out) = (BufReader::new(io::stdin()), io::stdout().lock());
    games::dispatch!(args.game, G => Session::<G>::new(choice, progress, terminal)?.run(input, out))
}

impl Args {
    fn choice(&self) -> Result<Choice> {
        let file = CollectionFile::of(self.game, self.players).ok_or_else(|| {
            bad_arguments(format!(
                "there are no puzzles for {} players of {}",
                self.players,
                self.game.title()
            ))
        })?;
        let collection = file.collection().with_context(|| format!("{}: can't be read", file.name))?;
        let known: Vec<&str> = collection.themes().iter().map(|(theme, _)| theme.name()).collect();
        let theme = self.theme.as_deref().map(|name| -> Result<Theme> {
            let theme = name.parse::<Theme>().ok().filter(|theme| known.contains(&theme.name()));
            theme.ok_or_else(|| {
                bad_arguments(format!("no puzzles about '{name}': --theme takes one of {}", known.join(" ")))
            })
        });
        let first = match &self.id {
            Some(id) => {
                Some(collection.get(id).ok_or_else(|| bad_arguments(format!("there is no puzzle '{id}'")))?)
            }
            None if self.daily => collection.daily(today()?),
            None => None,
        };
        Ok(Choice { file, theme: theme.transpose()?, first })
    }
}

/// The day in UTC, counted from 1970-01-01.
fn today() -> Result<u32> {
    const SECONDS_OF_A_DAY: u64 = 86_400;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.context("the clock of this computer is wrong")?.as_secs();
    Ok(u32::try_from(seconds / SECONDS_OF_A_DAY)?)
}
