//! Listings: the projection of each game's events in the table `games`, written in the same transaction as the events,
//! so that the lobby, quick pairing and the sweep for flags replay nothing.

use game::Seat;
use game::record::TimeControl;
use play::{GameId, GameKind, GameState, Millis, Occupant, PlayerId, SeatKind, SeatTerms, Status, Terms};

use super::reading::TextRow;
use super::{Store, StoreError};

/// The number of games replayed before their listings are written.
const BATCH: u32 = 100;

/// The listing of a game, for finding it without its id and showing it without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The status of the game.
    pub status: Status,
    /// The creator.
    pub creator: PlayerId,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// The terms.
    pub terms: Terms,
    /// The occupants of the seats.
    pub seats: Vec<Option<Occupant>>,
    /// A time before which no flag can fall; `None` without a running clock. It may be out of date, as it only serves
    /// to find games.
    pub earliest_flag: Option<Millis>,
}

/// A game with its listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The game.
    pub id: GameId,
    /// Its listing.
    pub listing: Listing,
}

impl Listing {
    /// The listing of a game in this state.
    pub fn of(game: &GameState) -> Listing {
        Listing {
            status: game.status(),
            creator: game.creator(),
            created: game.created(),
            terms: game.terms().clone(),
            seats: occupants(game).map(Option::<&Occupant>::cloned).collect(),
            earliest_flag: earliest_flag(game),
        }
    }

    /// Whether the listings of these states differ in nothing but the earliest flag.
    pub fn is_unchanged(before: &GameState, after: &GameState) -> bool {
        before.status() == after.status() && occupants(before).eq(occupants(after))
    }

    /// The key of open games made by quick pairing: equal for equal terms, `None` for other games.
    pub fn pairing_key(&self) -> Option<String> {
        if self.status == Status::Open { pairing_key(&self.terms) } else { None }
    }
}

/// The occupants of the seats.
fn occupants(game: &GameState) -> impl Iterator<Item = Option<&Occupant>> {
    game.seats().iter().map(|seat| seat.occupant.as_ref().map(|(occupant, _)| occupant))
}

/// A time before which no flag can fall; `None` without a running clock.
pub(crate) fn earliest_flag(game: &GameState) -> Option<Millis> {
    let clocks = game.clocks().filter(|_| game.status() == Status::Playing)?;
    let left = game.remaining().iter().filter_map(|seat| clocks.left(seat)).min()?;
    clocks.running().map(|(_, since)| since + left)
}

/// The terms of games created by quick pairing: seats and first player are drawn.
pub(crate) fn pairing_terms(game: GameKind, players: usize, clock: TimeControl) -> Terms {
    let mut seats = vec![SeatTerms::of(SeatKind::Open); players.clamp(1, Seat::MAX)];
    if let Some(first) = seats.first_mut() {
        first.who = SeatKind::Creator;
    }
    let usual = Terms::for_two(game, SeatKind::Creator, SeatKind::Open);
    Terms { seats, clock, draw_seats: true, public: true, ..usual }
}

/// The pairing key of the terms of quick pairing; `None` for other terms.
pub(crate) fn pairing_key(terms: &Terms) -> Option<String> {
    let (game, players, clock) = (terms.game, terms.seats.len(), terms.clock);
    (*terms == pairing_terms(game, players, clock)).then(|| format!("{} {players} {clock}", game.name()))
}

/// The columns that [`read_listed`] reads.
pub(super) const COLUMNS: &str = "id, status, creator, created, terms, seats, earliest_flag";

/// Reads rows of [`COLUMNS`], skipping unreadable ones.
pub(super) fn read_listed<R: TextRow>(rows: &[R]) -> Vec<Listed> {
    let read = |row: &R| -> Result<Listed, StoreError> {
        let status = row.text("status")?;
        let unknown = || StoreError::unreadable(format_args!("there is no status {status:?}"));
        let listing = Listing {
            status: Status::named(status).ok_or_else(unknown)?,
            creator: row.text("creator")?.parse().map_err(StoreError::unreadable)?,
            created: row.integer("created")?,
            terms: serde_json::from_str(row.text("terms")?).map_err(StoreError::unreadable)?,
            seats: serde_json::from_str(row.text("seats")?).map_err(StoreError::unreadable)?,
            earliest_flag: row.optional_integer("earliest_flag")?.map(|time| time as Millis),
        };
        let id = row.text("id")?.parse().map_err(StoreError::unreadable)?;
        Ok(Listed { id, listing })
    };
    let skip = |row: &R, error: &StoreError| log_skipped(row.text("id").unwrap_or("?"), error);
    rows.iter().filter_map(|row| read(row).inspect_err(|error| skip(row, error)).ok()).collect()
}

/// The result of [`fill_listings`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    /// Games that have a listing now.
    pub listed: usize,
    /// Games whose events can't be read or replayed.
    pub unreadable: usize,
}

/// Fills in the listings of games of this status that an earlier version has stored. Games that can't be replayed are
/// skipped.
pub async fn fill_listings(store: &dyn Store, status: Status) -> Result<Filled, StoreError> {
    let mut filled = Filled::default();
    let mut after = String::new();
    loop {
        let games = store.unlisted(status, after, BATCH).await?;
        let Some(last) = games.last() else { return Ok(filled) };
        after = last.clone();
        let mut listed = Vec::with_capacity(games.len());
        for id in games {
            match replay(store, &id).await {
                Ok(game) => listed.push(Listed { id: game.id(), listing: Listing::of(&game) }),
                Err(error) if error.is_unreadable() => {
                    filled.unreadable += 1;
                    log_skipped(&id, &error);
                }
                Err(error) => return Err(error),
            }
        }
        filled.listed += listed.len();
        store.fill(listed).await?;
    }
}

/// Logs and counts an unreadable game.
pub(super) fn log_skipped(game: &str, error: &StoreError) {
    tracing::error!(%game, %error, "a game is left out of the lists");
    metrics::counter!("farside_unreadable_games_total").increment(1);
}

async fn replay(store: &dyn Store, id: &str) -> Result<GameState, StoreError> {
    let game = id.parse().map_err(StoreError::unreadable)?;
    let events = store.load(game, 0).await?;
    GameState::replay(game, events.iter().map(|stored| &stored.recorded)).map_err(StoreError::unreadable)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Terms that differ from those of quick pairing in nothing, or in one of many ways.
    fn terms() -> impl Strategy<Value = Terms> {
        let clock = prop_oneof![
            Just("-"),
            Just("300+2"),
            Just("300"),
            Just("30+2"),
            Just("30/move"),
            Just("2d/move")
        ];
        (any::<bool>(), 2..5_usize, clock, 0..12_u8).prop_map(|(quoridor, players, clock, change)| {
            let game = if quoridor { GameKind::Quoridor } else { GameKind::Squadro };
            let mut terms = pairing_terms(game, players, clock.parse().expect("a clock"));
            match change {
                0 => terms.public = false,
                1 => terms.draw_seats = false,
                2 => terms.first = Some(Seat::FIRST),
                3 => terms.options.push("free-side-jump".into()),
                4 => terms.position = Some("e1 e9 / - / 10 10 / 1".into()),
                5 => terms.seats[1].who = SeatKind::Person,
                6 => terms.seats[1].fences = Some(3),
                7 => terms.seats[0].seconds = Some(30),
                8 => terms.seats.swap(0, 1),
                _ => {}
            }
            terms
        })
    }

    proptest! {
        /// Two games are found by the same key if and only if they are on the same terms, those of quick pairing.
        #[test]
        fn pairing_keys_are_equal_exactly_for_the_same_terms(one in terms(), other in terms()) {
            let [key, other_key] = [&one, &other].map(pairing_key);
            if let Some(key) = &key {
                prop_assert_eq!(Some(key) == other_key.as_ref(), one == other);
            } else {
                prop_assert_ne!(&one, &pairing_terms(one.game, one.seats.len(), one.clock));
            }
        }
    }
}
