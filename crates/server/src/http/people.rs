use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};

use super::App;
use super::problem::{ApiError, Body};
use super::who::Visitor;
use crate::identity::Identity;
use crate::store::{Player, StoreError};
use play::{Actor, PlayerId};

/// The longest name, in characters.
const LONGEST_NAME: usize = 30;

/// Who somebody is.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    /// The id.
    #[schema(value_type = String)]
    id: PlayerId,
    /// The name, chosen or given.
    name: String,
    /// Whether it is a program.
    is_bot: bool,
}

/// A name.
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
    /// What it has to send as `Authorization: Bearer …`. Shown only now.
    token: String,
}

/// Who you are.
#[utoipa::path(get, path = "/me", tag = "people", responses((status = OK, body = Me)))]
pub(super) async fn me(State(app): State<App>, visitor: Visitor) -> Result<Json<Me>, ApiError> {
    let Actor { player: id, name, is_bot } = actor(&app, visitor.identity).await?;
    Ok(Json(Me { id, name, is_bot }))
}

/// Choose a name.
#[utoipa::path(put, path = "/me", tag = "people", request_body = NameRequest, responses((status = OK, body = Me)))]
pub(super) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Body(request): Body<NameRequest>,
) -> Result<Json<Me>, ApiError> {
    let Identity { player: id, is_bot } = visitor.identity;
    let name = checked_name(&request.name)?;
    let owner = app.hub.store().player(id).await?.and_then(|player| player.owner);
    let player = Player { id, name: name.clone(), is_bot, owner };
    app.hub.store().put_player(player, app.hub.time().wall()).await?;
    Ok(Json(Me { id, name, is_bot }))
}

/// Make a bot: a program that plays over the network, with a token of its own.
#[utoipa::path(post, path = "/bots", tag = "people", request_body = NameRequest,
    responses((status = OK, body = BotAnswer)))]
pub(super) async fn make_bot(
    State(app): State<App>,
    visitor: Visitor,
    Body(request): Body<NameRequest>,
) -> Result<Json<BotAnswer>, ApiError> {
    let name = checked_name(&request.name)?;
    if !app.caps.may_make_game(visitor.address) {
        return Err(ApiError::TooMany("bots and games from your address"));
    }
    let id = PlayerId::draw(rand::random);
    let owner = Some(visitor.identity.player);
    let bot = Player { id, name: name.clone(), is_bot: true, owner };
    app.hub.store().put_player(bot, app.hub.time().wall()).await?;
    Ok(Json(BotAnswer { id, name, token: app.signer.token(id) }))
}

/// Somebody with the name they go by.
pub(super) async fn actor(app: &App, identity: Identity) -> Result<Actor, StoreError> {
    let known = app.hub.store().player(identity.player).await?;
    Ok(identity.actor(known.map_or_else(|| identity.nameless(), |player| player.name)))
}

/// A name that can be shown in a line: no control characters, no blanks at the ends or doubled.
fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    // Marks that turn the direction of writing could make one name look like another.
    let turns =
        |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if !(1..=LONGEST_NAME).contains(&length) || name.chars().any(|c| c.is_control() || turns(c)) {
        return Err(ApiError::BadRequest(format!(
            "a name has 1 to {LONGEST_NAME} characters that can be shown"
        )));
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
