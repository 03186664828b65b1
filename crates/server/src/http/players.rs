use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};

use super::App;
use super::authentication::Requester;
use super::problem::{ApiError, Body};
use crate::credentials::Principal;
use crate::store::{Player, StoreError};
use play::{Actor, PlayerId};

/// The maximum length of a name, in characters.
const MAX_NAME_LENGTH: usize = 30;

/// The profile of a guest or bot.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Profile {
    /// The id.
    #[schema(value_type = String)]
    id: PlayerId,
    /// The chosen or default name.
    name: String,
    /// Whether it is a bot.
    is_bot: bool,
}

/// A new name.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NameRequest {
    /// One to thirty characters.
    #[schema(min_length = 1, max_length = 30)]
    name: String,
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
    let name = checked_name(&request.name)?;
    let owner = app.hub.store().player(id).await?.and_then(|player| player.owner);
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
    let name = checked_name(&request.name)?;
    if !app.quotas.allow_new_game(requester.address) {
        return Err(ApiError::TooMany("bots and games from your address"));
    }
    let id = PlayerId::draw(rand::random);
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

/// Normalizes whitespace, and refuses names that are empty, too long or contain control characters.
fn checked_name(name: &str) -> Result<String, ApiError> {
    if !(1..=MAX_NAME_LENGTH).contains(&name.chars().count()) {
        return Err(ApiError::BadRequest(format!("a name has 1 to {MAX_NAME_LENGTH} characters")));
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    // Bidirectional control characters could make one name look like another.
    let is_bidi =
        |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if name.is_empty() || name.chars().any(|c| c.is_control() || is_bidi(c)) {
        return Err(ApiError::BadName("a name has characters that can be shown".into()));
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::checked_name;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(checked_name("  Ann \t Lee ").expect("a name"), "Ann Lee");
        assert_eq!(checked_name("Зоя 🙂").expect("a name"), "Зоя 🙂");
        for bad in ["", "   ", "a\u{7}b", "x\u{202e}y", &"n".repeat(31)] {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
    }
}
