use play::GameId;
use url::Url;

use crate::error::Error;

/// A game on a server, as a link to it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameAddress {
    /// The address of the server.
    pub(crate) origin: String,
    pub(crate) game: GameId,
    /// The key of the secret link, for a private game.
    pub(crate) link: Option<String>,
}

/// The address of the server in an address of one of its pages.
pub(crate) fn origin_of(address: &str) -> Result<String, Error> {
    let wrong = || Error::Address(address.into());
    let with_scheme = if address.contains("://") { address.to_owned() } else { format!("http://{address}") };
    let url = Url::parse(&with_scheme).map_err(|_| wrong())?;
    let is_web = ["http", "https"].contains(&url.scheme()) && url.has_host();
    if is_web { Ok(url.origin().ascii_serialization()) } else { Err(wrong()) }
}

impl GameAddress {
    /// Reads a link such as `https://farside.example/#/game/ID/KEY`.
    pub(crate) fn read(address: &str) -> Result<GameAddress, Error> {
        let wrong = || Error::Address(address.into());
        let origin = origin_of(address)?;
        let (_, fragment) = address.split_once('#').ok_or_else(wrong)?;
        let mut parts = fragment.split('/').filter(|part| !part.is_empty());
        if parts.next() != Some("game") {
            return Err(wrong());
        }
        let game = parts.next().and_then(|id| id.parse().ok()).ok_or_else(wrong)?;
        let link = parts.next().filter(|part| *part != "watch").map(String::from);
        Ok(GameAddress { origin, game, link })
    }

    /// The link, for others.
    pub(crate) fn written(&self) -> String {
        let link = self.link.as_ref().map(|link| format!("/{link}")).unwrap_or_default();
        format!("{}/#/game/{}{link}", self.origin, self.game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_the_web_app_are_read() {
        let id = GameId::draw(|| 7);
        for (address, origin, link) in [
            (format!("http://127.0.0.1:8080/#/game/{id}"), "http://127.0.0.1:8080", None),
            (format!("https://farside.example/#/game/{id}/key"), "https://farside.example", Some("key")),
            (
                format!("https://farside.example/#/game/{id}/key/watch"),
                "https://farside.example",
                Some("key"),
            ),
            (format!("farside.example:81/#/game/{id}/watch"), "http://farside.example:81", None),
        ] {
            let read = GameAddress::read(&address).expect("a link");
            assert_eq!((read.origin.as_str(), read.game, read.link.as_deref()), (origin, id, link));
        }
        for wrong in [
            "",
            "http://127.0.0.1",
            "http://127.0.0.1/#/lobby",
            "http://127.0.0.1/#/game/x",
            "ftp://x/#/game/y",
        ] {
            assert!(matches!(GameAddress::read(wrong), Err(Error::Address(_))), "{wrong}");
        }
    }
}
