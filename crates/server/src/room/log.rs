use axum::extract::ws::Utf8Bytes;

use crate::protocol::ServerMessage;
use crate::store::Stored;
use play::{CommandId, PlayerId, Recorded, Refusal, Seq};

/// The number of refusals kept, so that a repeated command gets the same answer.
const MAX_REFUSALS: usize = 32;

/// The events of a game, each encoded once, and the answers to commands.
#[derive(Default)]
pub(super) struct Log {
    entries: Vec<Entry>,
    refusals: std::collections::VecDeque<(PlayerId, CommandId, Refusal)>,
}

struct Entry {
    text: Utf8Bytes,
    recorded: Recorded,
    command: Option<(PlayerId, CommandId)>,
}

impl Log {
    /// Appends an event and returns it encoded.
    pub(super) fn push(&mut self, stored: Stored) -> Utf8Bytes {
        let Stored { recorded, command } = stored;
        let text = Utf8Bytes::from(ServerMessage::Event(recorded.clone()).encode());
        self.entries.push(Entry { text: text.clone(), recorded, command });
        text
    }

    /// Whether these are the events of it.
    pub(super) fn consists_of(&self, events: &[Stored]) -> bool {
        let stored = events.iter().map(|stored| (&stored.recorded, &stored.command));
        self.entries.iter().map(|entry| (&entry.recorded, &entry.command)).eq(stored)
    }

    /// The encoded events after this one.
    pub(super) fn after(&self, since: Seq) -> Vec<Utf8Bytes> {
        self.entries.iter().skip(since as usize).map(|entry| entry.text.clone()).collect()
    }

    /// The events after this one.
    pub(super) fn recorded_after(&self, since: Seq) -> Vec<Recorded> {
        self.entries.iter().skip(since as usize).map(|entry| entry.recorded.clone()).collect()
    }

    /// The answer to an earlier command with this id.
    pub(super) fn answer(&self, player: PlayerId, id: &CommandId) -> Option<Result<Seq, Refusal>> {
        let done = |entry: &&Entry| {
            entry.command.as_ref().is_some_and(|(by, command)| *by == player && command == id)
        };
        // Repeated commands are recent.
        if let Some(entry) = self.entries.iter().rev().find(done) {
            return Some(Ok(entry.recorded.seq));
        }
        let refused = self.refusals.iter().find(|(by, command, _)| *by == player && command == id);
        refused.map(|(_, _, refusal)| Err(refusal.clone()))
    }

    /// Records the refusal of a command.
    pub(super) fn refuse(&mut self, player: PlayerId, id: CommandId, refusal: Refusal) {
        if self.refusals.len() == MAX_REFUSALS {
            self.refusals.pop_front();
        }
        self.refusals.push_back((player, id, refusal));
    }
}
