//! `farside puzzle`: puzzles in the terminal, on the full screen or line by line.

mod progress;
mod screen;
mod session;

use std::io::{self, BufReader};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use ::puzzles::{CollectionFile, Puzzle, Theme};
use anyhow::{Context, Result};
use games::GameKind;

use self::progress::ProgressFile;
use self::screen::OnScreen;
use self::session::Session;
use crate::arguments::game_kind;
use crate::failure::bad_arguments;
use crate::hosting::database::default_directory;
use crate::playing::play::{ScreenArgs, has_screen, screen_failure};

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
    /// Solve line by line, as for screen readers and scripts; the default if this is no terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    screen: ScreenArgs,
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
    let terminal = args.screen.terminal();
    games::dispatch!(args.game, G => {
        let session = Session::<G>::new(choice, progress, terminal)?;
        if args.plain || !has_screen() {
            return session.run(BufReader::new(io::stdin()), io::stdout().lock());
        }
        let trainer = Box::new(OnScreen::begin(session)?);
        terminal::solve(&args.screen.settings(Duration::ZERO), trainer).map_err(screen_failure)
    })
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
