//! Quick pairing: whoever wants the same plays together. Who waits is a public game with a free seat, like any other.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use futures_util::future::join_all;
use game::record::TimeControl;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep};

use super::App;
use super::games::{answer, make_game};
use super::people::actor;
use super::problem::{ApiError, Body};
use super::who::Visitor;
use crate::protocol::GameAnswer;
use crate::room::CommandError;
use crate::store::{List, Listed, pairing_key, pairing_terms};
use play::{Command, GameId, GameKind, GameState, Terms};

/// How many open games on the same terms are looked through.
const SEEN: u32 = 100;
/// How often to begin again because somebody else was faster.
const TRIES: usize = 8;
/// How long other nodes are given to say whether somebody waits there.
const ASKING: Duration = Duration::from_millis(500);

/// What somebody wants to play with whoever wants the same.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PairingRequest {
    game: GameKind,
    /// How many shall play.
    #[serde(default = "two")]
    #[schema(minimum = 2, maximum = 4)]
    players: usize,
    /// How much time there shall be, as in the terms of a game.
    #[schema(value_type = String, example = "600+5")]
    #[cfg_attr(test, ts(as = "String"))]
    clock: TimeControl,
}

const fn two() -> usize {
    2
}

impl PairingRequest {
    /// The terms of the game that is made if nobody waits.
    fn terms(&self) -> Terms {
        pairing_terms(self.game, self.players, self.clock)
    }
}

/// One after the other, so that whoever comes finds those who came before: many who come at once would all make games,
/// withdraw all but one and begin again. Between several nodes there are no turns: there, whoever comes at the same
/// moment may have to look again.
#[derive(Default)]
pub(super) struct Turns(tokio::sync::Mutex<()>);

/// Play with whoever wants the same: sit down with somebody who waits, or wait.
#[utoipa::path(post, path = "/pairing", tag = "lobby", request_body = PairingRequest,
    responses((status = OK, body = GameAnswer, description = "The game: with its other seats taken, or open")))]
pub(super) async fn pair(
    State(app): State<App>,
    visitor: Visitor,
    Body(request): Body<PairingRequest>,
) -> Result<Json<GameAnswer>, ApiError> {
    let terms = request.terms();
    terms.check().map_err(CommandError::from)?;
    let _turn = if app.hub.is_alone() { Some(app.pairing.0.lock().await) } else { None };
    for _ in 0..TRIES {
        if let Some(game) = find_place(&app, &visitor, &terms).await? {
            return Ok(Json(answer(&app, &visitor, &game)));
        }
        // Two who come at the same moment, here or on two nodes, see each other only once both wait. So this isn't
        // the end: looking again finds this game, unless somebody waits who came before.
        make_game(&app, &visitor, terms.clone()).await?;
    }
    // With so many about, somebody will come.
    let game = make_game(&app, &visitor, terms).await?;
    Ok(Json(answer(&app, &visitor, &game)))
}

/// A game in which somebody waits and now plays with the visitor, or in which the visitor waits, being the first.
async fn find_place(app: &App, visitor: &Visitor, terms: &Terms) -> Result<Option<GameState>, ApiError> {
    let me = visitor.identity.player;
    let waiting = waiting(app, visitor, terms).await?;
    let mut own = waiting.iter().find(|game| game.listing.creator == me).map(|game| game.id);
    for game in &waiting {
        if game.listing.seats.iter().flatten().any(|sitter| sitter.player() == Some(me)) {
            // Whoever asks twice waits in one place.
            match app.hub.state(game.id).await {
                Ok(state) => return Ok(Some(state)),
                Err(error) if is_unreadable(game.id, &error) => continue,
                Err(error) => return Err(error.into()),
            }
        }
        // In one step: somebody who sits down at this moment finds either a game that goes on, or none.
        if let Some(own) = own.take()
            && act(app, visitor, own, "withdrawn", Command::Withdraw).await? == Act::Refused
        {
            // Somebody has sat down there meanwhile.
            return Ok(Some(app.hub.state(own).await?));
        }
        if act(app, visitor, game.id, "pairing", Command::Sit { seat: None }).await? == Act::Done {
            return Ok(Some(app.hub.state(game.id).await?));
        }
    }
    Ok(None)
}

/// The games on these terms in which somebody waits, the oldest first.
async fn waiting(app: &App, visitor: &Visitor, terms: &Terms) -> Result<Vec<Listed>, ApiError> {
    let Some(key) = pairing_key(terms) else { return Ok(Vec::new()) };
    let games = app.hub.store().list(List::Pairing(key), SEEN).await?;
    let present = join_all(games.iter().map(|game| app.hub.presence(game.id))).await;
    let (mut waiting, mut deserted) = (Vec::new(), Vec::new());
    for (game, present) in games.into_iter().zip(present) {
        let age = app.hub.time().wall() - game.listing.created;
        let is_coming = age < app.config.limits.coming.as_millis() as i64;
        if present.seats.is_empty() && !is_coming {
            deserted.push(game);
        } else {
            waiting.push(game);
        }
    }
    if !app.hub.is_alone() && waiting.is_empty() {
        waiting.extend(find_elsewhere(app, &deserted).await);
    }
    waiting.sort_by_key(|game| (game.listing.created, game.id));
    // Somebody who comes back to a game that was left alone waits there, if nobody waits elsewhere.
    let is_own = |game: &Listed| game.listing.creator == visitor.identity.player;
    if !waiting.iter().any(is_own) {
        waiting.extend(deserted.into_iter().find(is_own));
    }
    Ok(waiting)
}

/// A game among these at which somebody is, on another node.
async fn find_elsewhere(app: &App, games: &[Listed]) -> Option<Listed> {
    let began = Instant::now();
    while began.elapsed() < ASKING && !games.is_empty() {
        for game in games {
            // A room that is opened asks the other nodes who is there. Nobody is at a game that can't be opened.
            let present = app.hub.ask_presence(game.id).await.unwrap_or_default();
            if !present.seats.is_empty() {
                return Some(game.clone());
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
    None
}

/// What became of a command.
#[derive(PartialEq, Eq)]
enum Act {
    Done,
    Refused,
    /// The game can't be read, so nobody can play it.
    Unreadable,
}

/// Gives a command for the visitor.
async fn act(
    app: &App,
    visitor: &Visitor,
    game: GameId,
    name: &str,
    command: Command,
) -> Result<Act, ApiError> {
    let by = actor(app, visitor.identity).await?;
    let id = name.parse().map_err(|_| ApiError::NotFound)?;
    match app.hub.command(game, by, id, command, 0).await {
        Ok(_) => Ok(Act::Done),
        Err(CommandError::Refused(_)) => Ok(Act::Refused),
        Err(error) if is_unreadable(game, &error) => Ok(Act::Unreadable),
        Err(error) => Err(error.into()),
    }
}

/// Whether a game can't be read, which is noted: nobody is sent there.
fn is_unreadable(game: GameId, error: &CommandError) -> bool {
    let is_unreadable = matches!(error, CommandError::Store(error) if error.is_unreadable());
    if is_unreadable {
        tracing::error!(%game, %error, "a game is left out of pairing");
    }
    is_unreadable
}
