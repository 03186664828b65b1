//! `farside keys`: the keys that sign cookies, tokens and links.

use std::time::Duration;

use anyhow::Result;
use clap::value_parser;

use crate::hosting::database::DatabaseArgs;
use crate::hosting::service::block_on;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the keys, without their secrets
    List {
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Draw a new key that signs from now on; the others expire
    ///
    /// Cookies that are used within the grace period are signed anew. Tokens of bots and links that were sent to
    /// others are not: they have to be replaced by then. Running servers notice within seconds.
    Rotate {
        /// How long signatures of the other keys stay valid; 0 ends them at once
        #[arg(long, value_name = "DAYS", default_value_t = 30, value_parser = value_parser!(u64).range(..=3650))]
        grace: u64,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Revoke the cookie or token of a player, or the links of a game
    ///
    /// Draws a new key; for this player or game only its signatures are valid. Prints a new token for a bot.
    Revoke {
        /// The id of the player or of the game
        #[arg(value_name = "ID")]
        id: String,
        #[command(flatten)]
        database: DatabaseArgs,
    },
}

pub(crate) fn run(args: &Args) -> Result<()> {
    block_on(async {
        match &args.command {
            Command::List { database } => list(database).await,
            Command::Rotate { grace, database } => {
                let database = database.open().await?;
                let key = database.rotate(Duration::from_secs(grace * 24 * 60 * 60)).await?;
                println!("key {key} signs now; the others expire in {grace} days");
                database.close().await;
                Ok(())
            }
            Command::Revoke { id, database } => {
                let database = database.open().await?;
                let revoked = database.revoke(id).await?;
                println!(
                    "credentials of {} that were signed before key {} are invalid",
                    revoked.subject, revoked.key
                );
                if let Some(token) = revoked.token {
                    println!("new token: {token}");
                }
                database.close().await;
                Ok(())
            }
        }
    })
}

async fn list(database: &DatabaseArgs) -> Result<()> {
    let database = database.open().await?;
    let keys = database.keys().await?;
    let last = keys.keys.last().map(|key| key.id);
    for key in &keys.keys {
        let days = |time: i64| (time - database.wall()) / (24 * 60 * 60 * 1000);
        let state = match key.expires {
            _ if Some(key.id) == last => "signs".into(),
            None => "valid".into(),
            Some(end) if end > database.wall() => format!("expires in {} days", days(end)),
            Some(_) => "expired".into(),
        };
        println!("key {}: {state}", key.id);
    }
    for (subject, key) in &keys.revoked {
        println!("{subject}: only since key {key}");
    }
    database.close().await;
    Ok(())
}
