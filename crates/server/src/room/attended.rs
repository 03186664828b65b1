use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::store::{Listed, Listing};
use crate::sync::lock;
use play::GameId;

/// The open public games on this node at which somebody with a seat is present, with their listings. The lobby shows
/// them however many newer games there are.
#[derive(Default)]
pub(super) struct AttendedGames(Mutex<HashMap<GameId, Listing>>);

impl AttendedGames {
    /// All of them.
    pub(super) fn all(&self) -> Vec<Listed> {
        let games = lock(&self.0);
        games.iter().map(|(&id, listing)| Listed { id, listing: listing.clone() }).collect()
    }
}

/// The place of a room among [`AttendedGames`], which ends with the room.
pub(super) struct Attendance {
    games: Arc<AttendedGames>,
    game: GameId,
    is_listed: bool,
}

impl Attendance {
    pub(super) fn new(games: &Arc<AttendedGames>, game: GameId) -> Attendance {
        Attendance { games: Arc::clone(games), game, is_listed: false }
    }

    /// Lists the game, or takes it off the list.
    pub(super) fn set(&mut self, listing: Option<Listing>) {
        if !self.is_listed && listing.is_none() {
            return;
        }
        self.is_listed = listing.is_some();
        let mut games = lock(&self.games.0);
        match listing {
            Some(listing) => drop(games.insert(self.game, listing)),
            None => drop(games.remove(&self.game)),
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.set(None);
    }
}
