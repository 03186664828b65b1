//! `farside join` and `farside lobby`: games on a server, in the terminal.

use std::time::Duration;

use anyhow::Result;

use crate::playing::play::{ScreenArgs, need_screen, screen_failure};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The link to the game
    url: String,
    /// Take a free seat at once, if there is one
    #[arg(long)]
    sit: bool,
    #[command(flatten)]
    online: OnlineArgs,
}

#[derive(clap::Args)]
pub(crate) struct LobbyArgs {
    /// The address of the server
    url: String,
    #[command(flatten)]
    online: OnlineArgs,
}

#[derive(clap::Args)]
struct OnlineArgs {
    /// The name that others see; the one from last time if not given
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    screen: ScreenArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    need_screen()?;
    let OnlineArgs { name, screen } = &args.online;
    terminal::join(&screen.settings(Duration::ZERO), &args.url, name.clone(), args.sit)
        .map_err(screen_failure)
}

pub(crate) fn run_lobby(args: &LobbyArgs) -> Result<()> {
    need_screen()?;
    let OnlineArgs { name, screen } = &args.online;
    terminal::lobby(&screen.settings(Duration::ZERO), &args.url, name.clone()).map_err(screen_failure)
}
