//! `farside forget`: removes the personal data of a player.

use anyhow::{Result, bail};
use play::PlayerId;

use crate::hosting::database::DatabaseArgs;
use crate::hosting::service::block_on;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The id of the guest or bot, as `GET /api/v1/me` tells it
    #[arg(value_name = "PLAYER")]
    player: PlayerId,
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    block_on(async {
        let database = args.database.open().await?;
        let forgotten = database.forget(args.player).await?;
        database.close().await;
        println!(
            "{} profiles were removed; {} games have another name and id now, {} of them were given up",
            forgotten.profiles, forgotten.games, forgotten.given_up
        );
        if forgotten.unreadable > 0 {
            bail!("{} games can't be read and were left alone: see farside check", forgotten.unreadable);
        }
        Ok(())
    })
}
