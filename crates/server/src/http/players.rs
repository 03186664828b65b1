use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};

use super::App;
use super::authentication::Requester;
use super::names::fold;
use super::problem::{ApiError, Body};
use crate::credentials::Principal;
use crate::store::{Player, StoreError};
use play::{Actor, GameState, PlayerId};

/// The profile of a guest or bot.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    /// The id.
    #[schema(value_type = String)]
    pub id: PlayerId,
    /// The chosen or default name.
    pub name: String,
    /// Whether it is a bot.
    pub is_bot: bool,
}

/// A new name.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NameRequest {
    /// One to thirty characters.
    #[schema(min_length = 1, max_length = 30)]
    pub name: String,
}

/// A new bot.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BotAnswer {
    /// Its id.
    #[schema(value_type = String)]
    id: PlayerId,
    /// Its name.
    name: String,
    /// The token for `Authorization: Bearer …`. It can't be retrieved again.
    token: String,
}

/// The profile of the requester.
#[utoipa::path(get, path = "/me", tag = "people", responses((status = OK, body = Profile)))]
pub(super) async fn profile(State(app): State<App>, requester: Requester) -> Result<Json<Profile>, ApiError> {
    let Actor { player: id, name, is_bot } = actor(&app, requester.principal).await?;
    Ok(Json(Profile { id, name, is_bot }))
}

/// Choose a name.
#[utoipa::path(put, path = "/me", tag = "people", request_body = NameRequest, responses((status = OK, body = Profile)))]
pub(super) async fn rename(
    State(app): State<App>,
    requester: Requester,
    Body(request): Body<NameRequest>,
) -> Result<Json<Profile>, ApiError> {
    let Principal { player: id, is_bot } = requester.principal;
    app.quotas.allow_write(id, requester.address)?;
    let name = app.reserved_names.check(&request.name, requester.principal)?;
    let known = app.hub.store().player(id).await?;
    if known.is_none() {
        app.quotas.allow_new_player(requester.address)?;
    }
    let owner = known.and_then(|player| player.owner);
    let player = Player { id, name: name.clone(), is_bot, owner };
    app.hub.store().put_player(player, app.hub.time().wall()).await?;
    Ok(Json(Profile { id, name, is_bot }))
}

/// Create a bot: a program that plays over the network, with a token of its own.
#[utoipa::path(post, path = "/bots", tag = "people", request_body = NameRequest,
    responses((status = OK, body = BotAnswer)))]
pub(super) async fn create_bot(
    State(app): State<App>,
    requester: Requester,
    Body(request): Body<NameRequest>,
) -> Result<Json<BotAnswer>, ApiError> {
    app.quotas.allow_write(requester.principal.player, requester.address)?;
    let id = PlayerId::draw(rand::random);
    let name = app.reserved_names.check(&request.name, Principal { player: id, is_bot: true })?;
    app.quotas.allow_new_player(requester.address)?;
    let owner = Some(requester.principal.player);
    let bot = Player { id, name: name.clone(), is_bot: true, owner };
    app.hub.store().put_player(bot, app.hub.time().wall()).await?;
    Ok(Json(BotAnswer { id, name, token: app.signer.token(id) }))
}

/// The principal with its stored or default name.
pub(super) async fn actor(app: &App, principal: Principal) -> Result<Actor, StoreError> {
    let known = app.hub.store().player(principal.player).await?;
    Ok(principal.actor(known.map_or_else(|| principal.default_name(), |player| player.name)))
}

/// The same for somebody who sits down at a game. A name that looks like that of a computer or of somebody else there
/// is made different, so that nobody can play under another's name.
pub(super) async fn seated_actor(
    app: &App,
    principal: Principal,
    game: &GameState,
) -> Result<Actor, StoreError> {
    let mut actor = actor(app, principal).await?;
    if app.reserved_names.contains(&actor.name) {
        actor.name = principal.default_name();
    }
    let occupants = game.seats().iter().filter_map(|seat| seat.occupant.as_ref());
    let mut others =
        occupants.map(|(other, _)| other).filter(|other| other.player() != Some(principal.player));
    if others.any(|other| fold(&other.name()) == fold(&actor.name)) {
        let id = principal.player;
        let letters = id.as_str().get(12..).unwrap_or_default();
        actor.name = format!("{} ({letters})", actor.name);
    }
    Ok(actor)
}
