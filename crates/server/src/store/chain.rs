//! The hash chain of a game's events, by which `farside check` notices one that was changed or is missing.
//!
//! Each event is stored with a hash of its columns and of the link before it. Events of earlier schemas have no link;
//! the chain of their game begins with the first event stored since. The number and the link of the last event, the
//! head, stand in a table of their own, which triggers keep: events that are missing at the end are noticed by it, and
//! as the next event is linked to the head, they still are when the game has gone on without them.

use sha2::{Digest as _, Sha256};

use super::{Append, StoreError, Stored};
use play::EVENT_VERSION;

/// The length of a link in bytes.
pub(super) const LENGTH: usize = 16;

/// The stored columns of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EventRow {
    pub(crate) game: String,
    pub(crate) seq: i64,
    pub(crate) version: i64,
    pub(crate) at: i64,
    pub(crate) wall: i64,
    pub(crate) body: String,
    pub(crate) player: Option<String>,
    pub(crate) command: Option<String>,
}

impl EventRow {
    /// The rows of the events to append to a game.
    pub(super) fn of(append: &Append) -> Result<Vec<EventRow>, StoreError> {
        let row = |Stored { recorded, command }: &Stored| {
            Ok(EventRow {
                game: append.game.to_string(),
                seq: recorded.seq.into(),
                version: EVENT_VERSION.into(),
                at: recorded.at as i64,
                wall: recorded.wall,
                body: serde_json::to_string(&recorded.event).map_err(StoreError::new)?,
                player: command.as_ref().map(|(player, _)| player.to_string()),
                command: command.as_ref().map(|(_, command)| command.to_string()),
            })
        };
        append.events.iter().map(row).collect()
    }

    /// The hash of the columns.
    pub(super) fn digest(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        for number in [self.seq, self.version, self.at, self.wall] {
            hash.update(number.to_le_bytes());
        }
        // With their lengths, so that no text can end where another begins.
        for text in [Some(&self.game), Some(&self.body), self.player.as_ref(), self.command.as_ref()] {
            let length = text.map_or(u64::MAX, |text| text.len() as u64);
            hash.update(length.to_le_bytes());
            hash.update(text.map_or("", String::as_str));
        }
        hash.finalize().into()
    }
}

/// The link of the event with this digest, after this link.
pub(super) fn link(previous: Option<&[u8]>, digest: &[u8]) -> [u8; LENGTH] {
    let hash = Sha256::new().chain_update(previous.unwrap_or_default()).chain_update(digest).finalize();
    let mut link = [0; LENGTH];
    link.iter_mut().zip(hash).for_each(|(byte, hashed)| *byte = hashed);
    link
}
