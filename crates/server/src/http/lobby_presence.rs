//! The number of people online: those with an open socket and those who poll the lobby.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use play::PlayerId;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::App;
use super::authentication::Requester;
use crate::sync::lock;

/// The maximum number of tracked players, so that invented identities take no memory.
const MAX_TRACKED: usize = 10_000;
/// How long a player counts as online after a poll.
const TIMEOUT: Duration = Duration::from_secs(15);

/// The number of people online.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PeopleHere {
    /// People who play, watch or look at the lobby, including the requester; only those on this node of several.
    #[cfg_attr(test, ts(as = "u32"))]
    here: usize,
}

/// The last poll of each player in the lobby.
#[derive(Default)]
pub(super) struct LobbyPresence(Mutex<HashMap<PlayerId, Instant>>);

impl LobbyPresence {
    /// Records a poll, drops players who stopped polling, and returns the rest.
    fn record_poll(&self, player: PlayerId) -> Vec<PlayerId> {
        let mut polls = lock(&self.0);
        polls.retain(|_, polled| polled.elapsed() < TIMEOUT);
        if polls.len() < MAX_TRACKED || polls.contains_key(&player) {
            polls.insert(player, Instant::now());
        }
        polls.keys().copied().collect()
    }
}

/// The number of people online. Polling every few seconds keeps the requester counted.
#[utoipa::path(get, path = "/people", tag = "lobby", responses((status = OK, body = PeopleHere)))]
pub(super) async fn people(State(app): State<App>, requester: Requester) -> Json<PeopleHere> {
    let in_lobby = app.lobby_presence.record_poll(requester.principal.player);
    Json(PeopleHere { here: app.quotas.players_with(&in_lobby) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_stops_polling_is_not_online_any_more() {
        let presence = LobbyPresence::default();
        let [one, other]: [PlayerId; 2] =
            ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map(|id| id.parse().expect("an id"));
        assert_eq!(presence.record_poll(one).len(), 1);
        assert_eq!(presence.record_poll(other).len(), 2);
        assert_eq!(presence.record_poll(other).len(), 2, "nobody is counted twice");
        tokio::time::advance(TIMEOUT).await;
        assert_eq!(presence.record_poll(other), [other]);
    }
}
