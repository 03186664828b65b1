//! How many people are about: those with an open socket, and those who look at the lobby.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use play::PlayerId;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::App;
use super::who::Visitor;

/// No more people than that are counted: whoever makes up identities takes no memory.
const MOST_LOOKERS: usize = 10_000;
/// How long somebody who has asked counts as being here.
const STAY: Duration = Duration::from_secs(15);

/// How many people are here.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PeopleHere {
    /// People who play, watch or look at the lobby, whoever asks included; on one node of several, those on that node.
    #[cfg_attr(test, ts(as = "u32"))]
    here: usize,
}

/// When everybody who looks at the lobby last asked.
#[derive(Default)]
pub(super) struct Lookers(Mutex<HashMap<PlayerId, Instant>>);

impl Lookers {
    /// Notes that a player has asked, forgets those who don't ask any more, and returns the others.
    fn ask(&self, player: PlayerId) -> Vec<PlayerId> {
        let mut lookers = self.0.lock().expect("nobody panics while holding it");
        lookers.retain(|_, asked| asked.elapsed() < STAY);
        if lookers.len() < MOST_LOOKERS || lookers.contains_key(&player) {
            lookers.insert(player, Instant::now());
        }
        lookers.keys().copied().collect()
    }
}

/// How many people are here. Asking every few seconds keeps whoever asks counted.
#[utoipa::path(get, path = "/people", tag = "lobby", responses((status = OK, body = PeopleHere)))]
pub(super) async fn people(State(app): State<App>, visitor: Visitor) -> Json<PeopleHere> {
    let lookers = app.lookers.ask(visitor.identity.player);
    Json(PeopleHere { here: app.caps.players_with(&lookers) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_stops_asking_is_not_here_any_more() {
        let lookers = Lookers::default();
        let [one, other]: [PlayerId; 2] =
            ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map(|id| id.parse().expect("an id"));
        assert_eq!(lookers.ask(one).len(), 1);
        assert_eq!(lookers.ask(other).len(), 2);
        assert_eq!(lookers.ask(other).len(), 2, "nobody is counted twice");
        tokio::time::advance(STAY).await;
        assert_eq!(lookers.ask(other), [other]);
    }
}
