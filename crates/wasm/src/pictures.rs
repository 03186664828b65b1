//! What the pictures module responds to: a game or a position as a file to share.

use data_encoding::BASE64;
use games::AnyLine;
use picture::{Style, Theme, animation, draw_line, draw_ply};
use serde::Deserialize;

use crate::fault::{About, Fault};
use crate::request::Played;
use crate::response::reply;

/// What a page can ask the pictures module for.
#[derive(Debug, Deserialize)]
#[serde(tag = "call", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum PictureRequest {
    /// The game as it stands, or all of it, as a file. What isn't text comes in Base64.
    Picture {
        game: Played,
        format: PictureFormat,
        /// `walnut`, `maple` or `print`.
        theme: String,
        /// The width in pixels.
        size: u32,
    },
}

/// The formats in which games and positions are shared.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum PictureFormat {
    /// The record.
    Json,
    /// The last position.
    Svg,
    /// The last position.
    Png,
    /// All positions, one after the other.
    Gif,
}

/// Responds to a request for a picture; none if it is another one.
pub(crate) fn respond(request: &str) -> Option<String> {
    let PictureRequest::Picture { game, format, theme, size } = serde_json::from_str(request).ok()?;
    let line = || game.line();
    Some(reply(line().and_then(|line| drawn(&line, &game, format, &theme, size))))
}

fn drawn(
    line: &AnyLine,
    game: &Played,
    format: PictureFormat,
    theme: &str,
    size: u32,
) -> Result<String, Fault> {
    let theme = theme.parse::<Theme>().map_err(|error| Fault::new(About::Request, &error))?;
    let style = Style { theme, coordinates: true };
    let last = || draw_ply(line, line.ply() as usize, style);
    let bytes = match format {
        PictureFormat::Json => return Ok(line.record(&game.setup).to_json_pretty()),
        PictureFormat::Svg => return Ok(last().svg(size)),
        PictureFormat::Png => last().render(size).and_then(|pixels| pixels.png()),
        PictureFormat::Gif => animation(draw_line(line, style), style, size),
    };
    let bytes = bytes.map_err(|error| Fault::new(About::Request, &error))?;
    Ok(BASE64.encode(&bytes))
}
