//! How long games and profiles are kept: open games that nobody attends expire, aborted and finished ones are removed
//! after a time, and so are profiles that no game needs.

use std::collections::HashSet;
use std::time::Duration;

use tokio::time::Instant;

use crate::room::{CommandError, Hub};
use crate::store::{Find, Store, StoreError};
use play::{Actor, Command, GameId, Status};

/// How many games are removed by one transaction, which others wait for.
const BATCH: u32 = 100;
/// How many open games are looked at in one round.
const MAX_OPEN: u32 = 1_000;
/// How long other nodes have to tell who is present at their games.
const REMOTE_TIMEOUT: Duration = Duration::from_millis(500);

/// How long games and profiles are kept.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// The age from which on public games that nobody has joined expire, unless somebody is there.
    pub open_public: Duration,
    /// The same for games by link.
    pub open_private: Duration,
    /// How long aborted games are kept.
    pub aborted: Duration,
    /// How long finished games are kept; for ever if `None`.
    pub finished: Option<Duration>,
    /// The age from which on profiles are removed that occur in no game.
    pub profiles: Duration,
    /// The interval at which those are looked for, which reads all events.
    pub profile_interval: Duration,
    /// The interval of rounds. A game expires if nobody was there in two of them.
    pub interval: Duration,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            open_public: Duration::from_hours(1),
            open_private: Duration::from_hours(7 * 24),
            aborted: Duration::from_hours(24),
            finished: None,
            profiles: Duration::from_hours(90 * 24),
            profile_interval: Duration::from_hours(24),
            interval: Duration::from_mins(1),
        }
    }
}

/// Applies the retention for ever.
pub(crate) async fn run(hub: Hub, retention: Retention) {
    let mut deserted = HashSet::new();
    let mut profiles_due = Instant::now() + retention.profile_interval;
    loop {
        tokio::time::sleep(retention.interval).await;
        match expire(&hub, retention, &deserted).await {
            Ok(now) => deserted = now,
            Err(error) => tracing::error!(%error, "can't look for games that nobody attends"),
        }
        let kept = [(Status::Aborted, Some(retention.aborted)), (Status::Over, retention.finished)];
        for (status, age) in kept {
            let Some(age) = age else { continue };
            let before = hub.time().wall() - age.as_millis() as i64;
            match remove(&**hub.store(), status, before, |game| !hub.is_open(game)).await {
                Ok(0) => {}
                Ok(games) => tracing::info!(games, status = status.name(), "old games were removed"),
                Err(error) => tracing::error!(%error, "old games can't be removed"),
            }
        }
        if Instant::now() >= profiles_due {
            profiles_due = Instant::now() + retention.profile_interval;
            let before = hub.time().wall() - retention.profiles.as_millis() as i64;
            match remove_profiles(&**hub.store(), before).await {
                Ok(0) => {}
                Ok(profiles) => tracing::info!(profiles, "unused profiles were removed"),
                Err(error) => tracing::error!(%error, "unused profiles can't be removed"),
            }
        }
    }
}

/// Calls off open games that are old enough and were deserted before, and returns those that are deserted now.
async fn expire(
    hub: &Hub,
    retention: Retention,
    before: &HashSet<GameId>,
) -> Result<HashSet<GameId>, StoreError> {
    let wall = hub.time().wall();
    let mut old = Vec::new();
    for (public, age) in [(true, retention.open_public), (false, retention.open_private)] {
        let wall = wall - age.as_millis() as i64;
        old.extend(hub.store().find(Find::OpenBefore { public, wall }, MAX_OPEN).await?);
    }
    let mut deserted = HashSet::new();
    for game in absent(hub, old).await {
        if !before.contains(&game) {
            deserted.insert(game);
        } else if let Err(error) = call_off(hub, game).await {
            tracing::warn!(%game, %error, "an open game can't be called off");
        }
    }
    Ok(deserted)
}

/// The games among these that nobody is at. Without a connection to the other nodes that isn't known of any.
async fn absent(hub: &Hub, games: Vec<GameId>) -> Vec<GameId> {
    if !hub.is_connected() {
        return Vec::new();
    }
    if !hub.is_single_node() && !games.is_empty() {
        for &game in &games {
            // A room asks the other nodes for their presence when it is opened.
            drop(hub.query_presence(game).await);
        }
        tokio::time::sleep(REMOTE_TIMEOUT).await;
        if !hub.is_connected() {
            return Vec::new();
        }
    }
    let mut absent = Vec::new();
    for game in games {
        let present = hub.presence(game).await;
        if present.seats.is_empty() && present.spectators == 0 {
            absent.push(game);
        }
    }
    absent
}

/// Aborts an open game for its creator.
async fn call_off(hub: &Hub, game: GameId) -> Result<(), CommandError> {
    let by = Actor { player: hub.state(game).await?.creator(), name: String::new(), is_bot: false };
    let id = "expired".parse().map_err(StoreError::new)?;
    hub.command(game, by, id, Command::Abort, 0).await?;
    metrics::counter!("farside_expired_games_total").increment(1);
    Ok(())
}

/// Removes the profiles that were created before this time and occur in no game.
async fn remove_profiles(store: &dyn Store, before: i64) -> Result<u64, StoreError> {
    let mut removed = 0;
    loop {
        let now = store.remove_unused_players(before).await?;
        if now == 0 {
            metrics::counter!("farside_removed_profiles_total").increment(removed);
            return Ok(removed);
        }
        removed += now;
    }
}

/// Removes the games of this status whose last event is older, except those that are still needed.
async fn remove(
    store: &dyn Store,
    status: Status,
    before: i64,
    is_removable: impl Fn(GameId) -> bool,
) -> Result<u64, StoreError> {
    let mut removed = 0;
    loop {
        let found = store.find(Find::EndedBefore { status, wall: before }, BATCH).await?;
        let is_last = found.len() < BATCH as usize;
        let games: Vec<GameId> = found.into_iter().filter(|&game| is_removable(game)).collect();
        let count = games.len() as u64;
        if count > 0 {
            store.remove(games).await?;
            metrics::counter!("farside_removed_games_total").increment(count);
            removed += count;
        }
        if is_last || count == 0 {
            return Ok(removed);
        }
    }
}
