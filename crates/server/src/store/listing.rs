//! What the table `games` keeps about each game: a projection of its events, written in the same transaction as they
//! are, so that the lobby, quick pairing and the sweep for clocks replay nothing.

use game::Seat;
use game::record::TimeControl;
use play::{GameId, GameKind, GameState, Millis, PlayerId, SeatKind, SeatTerms, Sitter, Status, Terms};

use sqlx::{ColumnIndex, Decode, Row, Type};

use super::{Store, StoreError};

/// How many games are replayed before their listings are written.
const BATCH: u32 = 100;

/// What is listed about a game, so that it is found without its id and shown without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// How far it has come.
    pub status: Status,
    /// Who made it.
    pub creator: PlayerId,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// What was agreed.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Vec<Option<Sitter>>,
    /// A moment before which nobody's time can be up; none without a clock that runs. It is brought up to date only
    /// now and then, and never has to be for the game to be right.
    pub earliest_flag: Option<Millis>,
}

/// A game that was found, with its listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which game.
    pub id: GameId,
    /// What is listed about it.
    pub listing: Listing,
}

impl Listing {
    /// The listing of a game that stands like this.
    pub fn of(game: &GameState) -> Listing {
        Listing {
            status: game.status(),
            creator: game.creator(),
            created: game.created(),
            terms: game.terms().clone(),
            seats: sitters(game).map(Option::<&Sitter>::cloned).collect(),
            earliest_flag: earliest_flag(game),
        }
    }

    /// Whether the game leads from one of these states to the other without a word of its listing changing, but for
    /// the moment of the earliest flag.
    pub fn is_unchanged(before: &GameState, after: &GameState) -> bool {
        before.status() == after.status() && sitters(before).eq(sitters(after))
    }

    /// What is equal for open public games that quick pairing takes for the same; none for all others.
    pub fn pairing_key(&self) -> Option<String> {
        if self.status == Status::Open { pairing_key(&self.terms) } else { None }
    }
}

/// Who sits where.
fn sitters(game: &GameState) -> impl Iterator<Item = Option<&Sitter>> {
    game.chairs().iter().map(|chair| chair.sitter.as_ref().map(|(sitter, _)| sitter))
}

/// A moment before which nobody's time can be up; none without a clock that runs.
pub(crate) fn earliest_flag(game: &GameState) -> Option<Millis> {
    let clocks = game.clocks().filter(|_| game.status() == Status::Playing)?;
    let left = game.remaining().iter().filter_map(|seat| clocks.left(seat)).min()?;
    clocks.running().map(|(_, since)| since + left)
}

/// The terms of games made by quick pairing: seats and first player are drawn.
pub(crate) fn pairing_terms(game: GameKind, players: usize, clock: TimeControl) -> Terms {
    let mut seats = vec![SeatTerms::of(SeatKind::Open); players.clamp(1, Seat::MAX)];
    seats[0].who = SeatKind::Creator;
    let usual = Terms::for_two(game, SeatKind::Creator, SeatKind::Open);
    Terms { seats, clock, draw_seats: true, public: true, ..usual }
}

/// What tells terms of quick pairing apart; none for all other terms.
pub(crate) fn pairing_key(terms: &Terms) -> Option<String> {
    let (game, players, clock) = (terms.game, terms.seats.len(), terms.clock);
    (*terms == pairing_terms(game, players, clock)).then(|| format!("{} {players} {clock}", game.name()))
}

/// The columns that [`read_listed`] reads.
pub(super) const COLUMNS: &str = "id, status, creator, created, terms, seats, earliest_flag";

/// The games of these rows, but for those that can't be read.
pub(super) fn read_listed<R: Row>(rows: &[R]) -> Vec<Listed>
where
    for<'r> &'r str: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
    &'static str: ColumnIndex<R>,
{
    let read = |row: &R| -> Result<Listed, StoreError> {
        let status: &str = row.try_get("status")?;
        let unknown = || StoreError::unreadable(format_args!("there is no status {status:?}"));
        let listing = Listing {
            status: Status::named(status).ok_or_else(unknown)?,
            creator: row.try_get::<&str, _>("creator")?.parse().map_err(StoreError::unreadable)?,
            created: row.try_get("created")?,
            terms: serde_json::from_str(row.try_get("terms")?).map_err(StoreError::unreadable)?,
            seats: serde_json::from_str(row.try_get("seats")?).map_err(StoreError::unreadable)?,
            earliest_flag: row.try_get::<Option<i64>, _>("earliest_flag")?.map(|moment| moment as Millis),
        };
        let id = row.try_get::<&str, _>("id")?.parse().map_err(StoreError::unreadable)?;
        Ok(Listed { id, listing })
    };
    let note = |row: &R, error: &StoreError| skip(row.try_get("id").unwrap_or("?"), error);
    rows.iter().filter_map(|row| read(row).inspect_err(|error| note(row, error)).ok()).collect()
}

/// How many games were listed that had no listing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    /// Those that have one now.
    pub listed: usize,
    /// Those whose events can't be read or aren't a game.
    pub unreadable: usize,
}

/// Replays the games of this status that an earlier version has stored, once, and lists them. A game that can't be
/// replayed is skipped: it is in no list until it can be.
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
                    skip(&id, &error);
                }
                Err(error) => return Err(error),
            }
        }
        filled.listed += listed.len();
        store.fill(listed).await?;
    }
}

/// Notes that a game can't be read, and so isn't listed.
fn skip(game: &str, error: &StoreError) {
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
