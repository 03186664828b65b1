//! Replays every game and verifies the hash chain of its events.

use std::fmt;

use super::{Maintenance, Pool, head, listed, rows, with_pool};
use crate::store::{Listing, StoreError, maintain};
use play::{GameId, GameState};

/// The number of games whose ids are read at a time.
const BATCH: i64 = 1000;

/// The result of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The number of games.
    pub games: usize,
    /// The number of events.
    pub events: usize,
    /// The number of events of earlier schemas, which have no hash.
    pub unchained: usize,
    /// The number of games with a fault.
    pub faulty: usize,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The event with this number is missing.
    Missing(i64),
    /// The event with this number, or one before it, is not as it was written.
    Changed(i64),
    /// The events can't be read or replayed.
    Unreadable(String),
    /// The table of games says otherwise than the events.
    Listing,
    /// It has no row in the table of games or in that of heads, or no events.
    Incomplete,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Missing(seq) => write!(f, "event {seq} is missing"),
            Fault::Changed(seq) => write!(f, "event {seq} or one before it was changed"),
            Fault::Unreadable(reason) => write!(f, "it can't be replayed: {reason}"),
            Fault::Listing => f.write_str("its listing doesn't fit its events"),
            Fault::Incomplete => {
                f.write_str("its listing, the head of its chain or all its events are missing")
            }
        }
    }
}

impl Maintenance {
    /// Checks every game, and reports each fault with the id of its game.
    pub async fn check(&self, mut report: impl FnMut(&str, &Fault)) -> Result<Checked, StoreError> {
        let mut checked = Checked::default();
        let mut after = String::new();
        loop {
            let games: Vec<String> = with_pool!(self, pool => {
                sqlx::query_scalar(maintain::ALL_GAMES).bind(&after).bind(BATCH).fetch_all(pool).await?
            });
            let Some(last) = games.last() else { return Ok(checked) };
            after.clone_from(last);
            for id in &games {
                // All of one moment: a server may append meanwhile.
                let snapshot = match &self.pool {
                    Pool::Sqlite(_) => "SELECT 1",
                    Pool::Postgres(_) => "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ",
                };
                let (rows, listed, head) = with_pool!(self, pool => {
                    let mut reading = pool.begin().await?;
                    sqlx::query(snapshot).execute(&mut *reading).await?;
                    (rows!(&mut *reading, id), listed!(&mut *reading, id), head!(&mut *reading, id))
                });
                checked.games += 1;
                checked.events += rows.len();
                checked.unchained += rows.iter().filter(|row| row.chain.is_none()).count();
                if let Some(fault) = fault(id, &rows, listed.as_ref().zip(head.as_ref())) {
                    checked.faulty += 1;
                    report(id, &fault);
                }
            }
        }
    }
}

/// The first fault of a game, with its events, its listing and the head of its chain.
fn fault(
    id: &str,
    rows: &[maintain::Row],
    others: Option<(&maintain::ListedRow, &maintain::Head)>,
) -> Option<Fault> {
    let Some((listed, head)) = others.filter(|_| !rows.is_empty()) else { return Some(Fault::Incomplete) };
    if let Some(broken) = maintain::broken_chain(rows, head) {
        return Some(broken);
    }
    let replay = || -> Result<GameState, String> {
        let game: GameId = id.parse().map_err(|error| format!("{error}"))?;
        let events = rows.iter().map(maintain::Row::event).collect::<Result<Vec<_>, _>>();
        GameState::replay(game, events.map_err(|error| error.to_string())?.iter())
            .map_err(|error| error.to_string())
    };
    match replay() {
        Ok(state) => (!listed.fits(&Listing::of(&state))).then_some(Fault::Listing),
        Err(reason) => Some(Fault::Unreadable(reason)),
    }
}
