//! Quick pairing of players who want the same terms. A waiting player is an ordinary public game with a free seat.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use futures_util::future::join_all;
use game::record::TimeControl;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep};

use super::App;
use super::authentication::Requester;
use super::games::{answer, create_game};
use super::players::actor;
use super::problem::{ApiError, Body};
use crate::protocol::GameAnswer;
use crate::room::CommandError;
use crate::store::{List, Listed, pairing_key, pairing_terms};
use play::{Command, GameId, GameKind, GameState, Terms};

/// The maximum number of open games considered.
const MAX_CANDIDATES: u32 = 100;
/// The number of attempts when other players are faster.
const MAX_ATTEMPTS: usize = 8;
/// How long to wait for the presence on other nodes.
const REMOTE_TIMEOUT: Duration = Duration::from_millis(500);

/// The terms of a quick pairing.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PairingRequest {
    /// The game.
    pub game: GameKind,
    /// The number of players.
    #[serde(default = "two")]
    #[schema(minimum = 2, maximum = 4)]
    pub players: usize,
    /// The time control, as in the terms of a game.
    #[schema(schema_with = play::schema::time_control)]
    #[cfg_attr(test, ts(as = "String"))]
    pub clock: TimeControl,
}

const fn two() -> usize {
    2
}

impl PairingRequest {
    /// The terms of the game to create if nobody waits.
    fn terms(&self) -> Terms {
        pairing_terms(self.game, self.players, self.clock)
    }
}

/// Serializes pairing on a single node: many concurrent requests would all create games, withdraw all but one and start
/// over. Several nodes do without and retry on conflicts.
#[derive(Default)]
pub(super) struct PairingLock(tokio::sync::Mutex<()>);

/// Pair with a player who wants the same terms: join one who waits, or wait.
#[utoipa::path(post, path = "/pairing", tag = "lobby", request_body = PairingRequest,
    responses((status = OK, body = GameAnswer, description = "The game: with its other seats taken, or open")))]
pub(super) async fn pair(
    State(app): State<App>,
    requester: Requester,
    Body(request): Body<PairingRequest>,
) -> Result<Json<GameAnswer>, ApiError> {
    if !(2..=game::Seat::MAX).contains(&request.players) {
        return Err(ApiError::BadRequest(format!("a game has 2 to {} players", game::Seat::MAX)));
    }
    let terms = request.terms();
    terms.check().map_err(CommandError::from)?;
    let _guard = if app.hub.is_single_node() { Some(app.pairing.0.lock().await) } else { None };
    for _ in 0..MAX_ATTEMPTS {
        if let Some(game) = find_place(&app, &requester, &terms).await? {
            return Ok(Json(answer(&app, &requester, &game)));
        }
        // Two concurrent requests see each other only once both games exist. The next attempt finds this game, or an
        // older one to join instead.
        create_game(&app, &requester, terms.clone()).await?;
    }
    // After so many conflicts, wait for the others to join.
    let game = create_game(&app, &requester, terms).await?;
    Ok(Json(answer(&app, &requester, &game)))
}

/// Takes a seat in the oldest game of a waiting player; the own game if it is the oldest.
async fn find_place(app: &App, requester: &Requester, terms: &Terms) -> Result<Option<GameState>, ApiError> {
    let me = requester.principal.player;
    let waiting = waiting(app, requester, terms).await?;
    let mut own = waiting.iter().find(|game| game.listing.creator == me).map(|game| game.id);
    for game in &waiting {
        if game.listing.seats.iter().flatten().any(|occupant| occupant.player() == Some(me)) {
            // A repeated request waits in the same game.
            match app.hub.state(game.id).await {
                Ok(state) => return Ok(Some(state)),
                Err(error) if is_unreadable(game.id, &error) => continue,
                Err(error) => return Err(error.into()),
            }
        }
        // Withdraw is atomic: a player who joins at the same time finds either the whole game or none.
        if let Some(own) = own.take()
            && issue(app, requester, own, Command::Withdraw).await? == CommandOutcome::Refused
        {
            // Another player has joined it meanwhile.
            return Ok(Some(app.hub.state(own).await?));
        }
        if issue(app, requester, game.id, Command::Sit { seat: None }).await? == CommandOutcome::Done {
            return Ok(Some(app.hub.state(game.id).await?));
        }
    }
    Ok(None)
}

/// The games on these terms with a waiting player, the oldest first.
async fn waiting(app: &App, requester: &Requester, terms: &Terms) -> Result<Vec<Listed>, ApiError> {
    let Some(key) = pairing_key(terms) else { return Ok(Vec::new()) };
    let games = app.hub.store().list(List::Pairing(key), MAX_CANDIDATES).await?;
    let present = join_all(games.iter().map(|game| app.hub.presence(game.id))).await;
    let (mut waiting, mut deserted) = (Vec::new(), Vec::new());
    for (game, present) in games.into_iter().zip(present) {
        let age = app.hub.time().wall() - game.listing.created;
        let is_new = age < app.config.limits.connect_grace.as_millis() as i64;
        if present.seats.is_empty() && !is_new {
            deserted.push(game);
        } else {
            waiting.push(game);
        }
    }
    if !app.hub.is_single_node() && waiting.is_empty() {
        waiting.extend(find_remote(app, &deserted).await);
    }
    waiting.sort_by_key(|game| (game.listing.created, game.id));
    // The requester may wait again in a deserted game of their own.
    let is_own = |game: &Listed| game.listing.creator == requester.principal.player;
    if !waiting.iter().any(is_own) {
        waiting.extend(deserted.into_iter().find(is_own));
    }
    Ok(waiting)
}

/// A game among these with somebody present on another node.
async fn find_remote(app: &App, games: &[Listed]) -> Option<Listed> {
    let began = Instant::now();
    while began.elapsed() < REMOTE_TIMEOUT && !games.is_empty() {
        for game in games {
            // A room asks the other nodes for their presence when it is opened.
            let present = app.hub.query_presence(game.id).await.unwrap_or_default();
            if !present.seats.is_empty() {
                return Some(game.clone());
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
    None
}

/// The outcome of a command.
#[derive(PartialEq, Eq)]
enum CommandOutcome {
    Done,
    Refused,
    /// The game can't be read.
    Unreadable,
}

/// Issues a command of the requester.
async fn issue(
    app: &App,
    requester: &Requester,
    game: GameId,
    command: Command,
) -> Result<CommandOutcome, ApiError> {
    let by = actor(app, requester.principal).await?;
    // Never the same twice: a player may be paired with a game again that they have left.
    let id = format!("pairing-{:016x}", rand::random::<u64>());
    let id = id.parse().map_err(|_| ApiError::NotFound)?;
    match app.hub.command(game, by, id, command, 0).await {
        Ok(_) => Ok(CommandOutcome::Done),
        Err(CommandError::Refused(_)) => Ok(CommandOutcome::Refused),
        Err(error) if is_unreadable(game, &error) => Ok(CommandOutcome::Unreadable),
        Err(error) => Err(error.into()),
    }
}

/// Whether the error is an unreadable game, which is logged and skipped.
fn is_unreadable(game: GameId, error: &CommandError) -> bool {
    let is_unreadable = matches!(error, CommandError::Store(error) if error.is_unreadable());
    if is_unreadable {
        tracing::error!(%game, %error, "a game is left out of pairing");
    }
    is_unreadable
}
