//! `farside check`: replays every stored game and verifies the hash chain of its events.

use anyhow::{Result, bail};

use crate::hosting::database::DatabaseArgs;
use crate::hosting::service::block_on;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    block_on(async {
        let database = args.database.open().await?;
        let checked = database.check(|game, fault| println!("{game}: {fault}")).await?;
        database.close().await;
        println!(
            "{} games with {} events ({} of an earlier schema, without a hash)",
            checked.games, checked.events, checked.unchained
        );
        if checked.faulty > 0 {
            bail!("{} of {} games are damaged", checked.faulty, checked.games);
        }
        Ok(())
    })
}
