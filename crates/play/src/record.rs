use game::Seat;
use game::record::{Date, Names, Record};

use crate::state::{Ending, GameState};
use games::AnyLine;
use jiff::Timestamp;
use jiff::tz::Offset;

impl GameState {
    /// The record of the game so far; `None` before the start.
    pub fn record(&self) -> Option<Record> {
        let board: &AnyLine = self.board()?;
        let mut record = board.record(self.setup()?);
        let mut names = Names::default();
        for (seat, state) in Seat::all(self.seats.len()).zip(&self.seats) {
            names.set(seat, state.occupant.as_ref().map(|(occupant, _)| occupant.name()));
        }
        record.players = names;
        record.date = date_of(self.wall);
        record.time_control = Some(self.terms.clock);
        if let Some(Ending { result, termination }) = self.ending {
            record.result = result;
            record.termination = Some(termination);
        }
        Some(record)
    }
}

/// The date in UTC of a time in milliseconds since 1970.
fn date_of(wall: i64) -> Option<Date> {
    let date = Offset::UTC.to_datetime(Timestamp::from_millisecond(wall).ok()?).date();
    Date::day_of(date.year().try_into().ok()?, date.month().try_into().ok()?, date.day().try_into().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_utc() {
        let day = 86_400_000;
        for (wall, year, month, date) in [
            (0, 1970, 1, 1),
            (day - 1, 1970, 1, 1),
            (day, 1970, 1, 2),
            (-1, 1969, 12, 31),
            (951_782_400_000, 2000, 2, 29),
            (4_107_542_400_000, 2100, 3, 1),
        ] {
            assert_eq!(date_of(wall), Date::day_of(year, month, date), "{wall}");
        }
        assert_eq!(date_of(i64::MAX), None);
    }
}
