use game::Seat;
use game::record::{Date, Names, Record};

use crate::state::{GameState, Phase};
use games::AnyLine;

impl GameState {
    /// The record of the game as far as it was played; none before the start.
    pub fn record(&self) -> Option<Record> {
        let board: &AnyLine = self.board()?;
        let mut record = board.record(self.setup()?);
        let mut names = Names::default();
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            names.set(seat, chair.sitter.as_ref().map(|(sitter, _)| sitter.name()));
        }
        record.players = names;
        record.date = date_of(self.wall);
        record.time_control = Some(self.terms.clock);
        if let Phase::Over { result, termination } = self.phase {
            record.result = result;
            record.termination = Some(termination);
        }
        Some(record)
    }
}

/// The day, by the calendar of Greenwich, of a moment given in milliseconds since 1970.
///
/// The arithmetic counts days in eras of 400 years that begin on the first of March, so that the leap day comes last.
fn date_of(wall: i64) -> Option<Date> {
    let days = wall.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    Date::day_of(year.try_into().ok()?, month.try_into().ok()?, day.try_into().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        // Day by day through four centuries, against a calendar that only knows what follows what.
        let (mut year, mut month, mut day) = (1970_u16, 1_u8, 1_u8);
        for days in 0..146_097_i64 {
            let date = date_of(days * 86_400_000 + 86_399_999).expect("a day of our calendar");
            assert_eq!(Some(date), Date::day_of(year, month, day));
            if Date::day_of(year, month, day + 1).is_some() {
                day += 1;
            } else if month < 12 {
                (month, day) = (month + 1, 1);
            } else {
                (year, month, day) = (year + 1, 1, 1);
            }
        }
    }
}
