//! Games and the lobby of a server, over the protocol of `docs/2-protocol.md`.

pub(crate) mod address;
pub(crate) mod link;
pub(crate) mod lobby;
pub(crate) mod session;

use server::client::{Client, ClientError};
use server::protocol::{NameRequest, Profile};

use crate::saved::SavedGames;

/// Who this player is on a server: a guest, whose cookie is kept between calls of the program.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    store: Option<SavedGames>,
    /// The name to play under; the one from last time if there is none.
    name: Option<String>,
}

impl Guest {
    pub(crate) fn new(store: Option<SavedGames>, name: Option<String>) -> Guest {
        Guest { store, name }
    }

    /// The file with the cookie for a server.
    fn file(origin: &str) -> String {
        let name: String = origin.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        format!("{name}.cookie")
    }

    /// A client with the cookie from last time.
    pub(crate) fn client(&self, origin: &str) -> Result<Client, ClientError> {
        let client = Client::of_origin(origin)?;
        let cookie = self.store.as_ref().and_then(|store| store.kept(&Guest::file(origin)));
        Ok(match cookie {
            Some(cookie) => client.with_cookie(cookie.trim()),
            None => client,
        })
    }

    /// Asks the server who this is, tells it the chosen name, and keeps the cookie.
    pub(crate) async fn introduce(&self, client: &mut Client) -> Result<Profile, ClientError> {
        let mut profile: Profile = client.get("/api/v1/me").await?;
        if let Some(name) = self.name.as_ref().filter(|name| **name != profile.name) {
            let request = NameRequest { name: name.clone() };
            let body = serde_json::to_string(&request)
                .map_err(|error| ClientError::Unexpected(error.to_string()))?;
            profile = client.request("PUT", "/api/v1/me", Some(body)).await?.read()?;
        }
        if let (Some(store), Some(cookie)) = (&self.store, client.cookie()) {
            // Without it, this player is somebody else next time; nothing else is lost.
            drop(store.keep(&Guest::file(&client.origin()), cookie));
        }
        Ok(profile)
    }
}
