//! Pictures of positions, for those who show links: drawn once, kept while there is room, never on the threads of
//! requests.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use game::Setup;
use games::{AnyLine, AnyPosition, GameKind};
use lru::LruCache;
use picture::{Marks, Style, Theme};
use serde::Deserialize;
use tokio::sync::Semaphore;

use super::App;
use super::authentication::Requester;
use super::games::visible;
use super::problem::{ApiError, Params};
use crate::sync::lock;

/// How many pictures are drawn at once: each takes a processor for some hundredths of a second.
const AT_ONCE: usize = 2;
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(3);
/// How many pictures are kept, of at most 200 kB each.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(127);
/// The most moves of an address: more don't fit into one that browsers take.
const MAX_MOVES: usize = 500;
/// How long browsers keep the picture of a position, which never changes, and of a game, which may go on.
const POSITION_LIFETIME: &str = "private, max-age=86400";
const GAME_LIFETIME: &str = "private, max-age=10";

/// The pictures of a server.
pub(super) struct Pictures {
    permits: Arc<Semaphore>,
    drawn: Mutex<LruCache<Key, Picture>>,
}

/// What a picture shows: a position, the one before it, and in which colours.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    game: GameKind,
    position: String,
    before: Option<String>,
    theme: Theme,
}

#[derive(Clone)]
struct Picture {
    bytes: Bytes,
    etag: String,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures { permits: Arc::new(Semaphore::new(AT_ONCE)), drawn: Mutex::new(LruCache::new(KEPT)) }
    }
}

/// A position with the one before it.
struct Subject {
    position: AnyPosition,
    before: Option<AnyPosition>,
    game: GameKind,
}

impl Subject {
    /// Where a line stands now.
    fn of(mut line: AnyLine) -> Subject {
        let (game, position, ply) = (line.kind(), line.any_position(), line.ply());
        let before = ply.checked_sub(1).map(|before| {
            line.take_back_to(before);
            line.any_position()
        });
        Subject { position, before, game }
    }
}

/// The picture of a game as it stands now.
#[utoipa::path(get, path = "/games/{id}/picture.png", tag = "games",
    params(("id" = String, Path, description = "The game"), Colours),
    responses((status = OK, description = "A picture of 1200 by 630 pixels", content_type = "image/png", body = [u8]),
        (status = NOT_FOUND, body = crate::protocol::Problem)))]
pub(super) async fn game(
    State(app): State<App>,
    requester: Requester,
    Path(id): Path<String>,
    Params(Colours { theme }): Params<Colours>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game = visible(&app, &requester, &id).await?;
    let line = match game.board() {
        Some(board) => board.clone(),
        None => start_of(game.terms().game, game.terms().position.clone())?,
    };
    let picture =
        app.pictures.of(&app, &requester, Subject::of(line), theme_named(theme.as_deref())?).await?;
    Ok(answer(picture, &headers, GAME_LIFETIME))
}

/// The colours of a picture.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Colours {
    /// `walnut`, `maple` or `print`.
    #[param(pattern = "^(walnut|maple|print)$")]
    theme: Option<String>,
}

/// What a picture is to show.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Shown {
    /// The game.
    game: GameKind,
    /// The position string; the usual start if absent.
    position: Option<String>,
    /// Moves from there in standard notation, with spaces between them; the last one is marked.
    moves: Option<String>,
    /// `walnut`, `maple` or `print`.
    #[param(pattern = "^(walnut|maple|print)$")]
    theme: Option<String>,
}

/// The picture of a position.
#[utoipa::path(get, path = "/picture/position.png", tag = "games", params(Shown),
    responses((status = OK, description = "A picture of 1200 by 630 pixels", content_type = "image/png", body = [u8]),
        (status = NOT_FOUND, body = crate::protocol::Problem, description = "No such position, or no such moves")))]
pub(super) async fn position(
    State(app): State<App>,
    requester: Requester,
    Params(shown): Params<Shown>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let mut line = start_of(shown.game, shown.position)?;
    for (at, mv) in shown.moves.unwrap_or_default().split_whitespace().enumerate() {
        if at == MAX_MOVES {
            return Err(no_picture(format!("a picture is of at most {MAX_MOVES} moves")));
        }
        line.step(mv).map_err(|error| no_picture(format!("move {}, {mv}: {error}", at + 1)))?;
    }
    let theme = theme_named(shown.theme.as_deref())?;
    let picture = app.pictures.of(&app, &requester, Subject::of(line), theme).await?;
    Ok(answer(picture, &headers, POSITION_LIFETIME))
}

fn start_of(game: GameKind, position: Option<String>) -> Result<AnyLine, ApiError> {
    let setup = Setup { position, ..Setup::default() };
    AnyLine::new(game, &setup).map_err(|error| no_picture(error.to_string()))
}

/// What there can be no picture of isn't found: no schema can tell it from what there is.
fn no_picture(reason: String) -> ApiError {
    ApiError::Unreadable(StatusCode::NOT_FOUND, reason)
}

fn theme_named(name: Option<&str>) -> Result<Theme, ApiError> {
    let named = name.map_or(Ok(Theme::default()), str::parse);
    named.map_err(|error: picture::UnknownTheme| ApiError::BadRequest(error.to_string()))
}

impl Pictures {
    /// The picture of a position: the one that is kept, or a new one, which counts towards the quota of the requester.
    async fn of(
        &self,
        app: &App,
        requester: &Requester,
        subject: Subject,
        theme: Theme,
    ) -> Result<Picture, ApiError> {
        let key = Key {
            game: subject.game,
            position: subject.position.to_string(),
            before: subject.before.as_ref().map(ToString::to_string),
            theme,
        };
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        app.quotas.allow_picture(requester.address)?;
        let permit = tokio::time::timeout(PATIENCE, Arc::clone(&self.permits).acquire_owned()).await;
        let Ok(Ok(permit)) = permit else {
            return Err(ApiError::TooFast { retry_after: PATIENCE });
        };
        // Somebody else may have asked for the same meanwhile.
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let drawn = tokio::task::spawn_blocking(move || {
            let drawn = draw(&subject, theme);
            drop(permit);
            drawn
        });
        let picture = drawn.await.ok().flatten().ok_or_else(|| {
            ApiError::Unreadable(StatusCode::SERVICE_UNAVAILABLE, "the picture can't be drawn".into())
        })?;
        lock(&self.drawn).put(key, picture.clone());
        Ok(picture)
    }

    fn known(&self, key: &Key) -> Option<Picture> {
        lock(&self.drawn).get(key).cloned()
    }
}

fn draw(subject: &Subject, theme: Theme) -> Option<Picture> {
    let style = Style { theme, coordinates: true };
    let marks = Marks { before: subject.before.clone(), ..Marks::default() };
    let scene = picture::draw(&subject.position, &marks, style).ok()?;
    let bytes = scene.card(style).and_then(|pixels| pixels.png()).ok()?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    Some(Picture { etag: format!("\"{:016x}\"", hasher.finish()), bytes: bytes.into() })
}

/// The picture, or 304 if the requester has it.
fn answer(picture: Picture, headers: &HeaderMap, lifetime: &'static str) -> Response {
    let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or_default();
    let is_known = known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == picture.etag);
    let kept = [(CACHE_CONTROL, lifetime.to_owned()), (ETAG, picture.etag)];
    if is_known {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    (kept, [(CONTENT_TYPE, "image/png")], picture.bytes).into_response()
}
