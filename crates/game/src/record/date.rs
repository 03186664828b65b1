use core::fmt;
use core::str::FromStr;

/// A day of the Gregorian calendar, a month or a year, as far as it is known.
///
/// Written as in PGN, with question marks for what isn't known:
///
/// ```
/// use game::record::Date;
///
/// let date: Date = "2026.11.??".parse()?;
/// assert_eq!((date.year(), date.month(), date.day()), (2026, Some(11), None));
/// assert!("2026.02.29".parse::<Date>().is_err(), "2026 is no leap year");
/// # Ok::<(), game::record::BadDate>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    /// 0 if it is not known; so for the day.
    month: u8,
    day: u8,
}

impl Date {
    /// A day, if there was or will be one like this in the years 1 to 9999.
    pub fn day_of(year: u16, month: u8, day: u8) -> Option<Date> {
        let date = Date::month_of(year, month)?;
        (1..=days(year, month)).contains(&day).then_some(Date { day, ..date })
    }

    /// A month of which the day isn't known.
    pub fn month_of(year: u16, month: u8) -> Option<Date> {
        let date = Date::year_of(year)?;
        (1..=12).contains(&month).then_some(Date { month, ..date })
    }

    /// A year of which no more is known.
    pub fn year_of(year: u16) -> Option<Date> {
        (1..=9999).contains(&year).then_some(Date { year, month: 0, day: 0 })
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12, if it is known.
    pub const fn month(self) -> Option<u8> {
        if self.month == 0 { None } else { Some(self.month) }
    }

    /// The day of the month, if it is known.
    pub const fn day(self) -> Option<u8> {
        if self.day == 0 { None } else { Some(self.day) }
    }
}

fn days(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}.", self.year)?;
        match self.month {
            0 => f.write_str("??.")?,
            month => write!(f, "{month:02}.")?,
        }
        match self.day {
            0 => f.write_str("??"),
            day => write!(f, "{day:02}"),
        }
    }
}

/// This isn't a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadDate;

impl fmt::Display for BadDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a real date such as 2026.11.05, 2026.11.?? or 2026.??.??")
    }
}

impl core::error::Error for BadDate {}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Date, BadDate> {
        let mut parts = text.split('.');
        let (Some(year), Some(month), Some(day), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(BadDate);
        };
        let year = digits(year, 4).ok_or(BadDate)?;
        let date = match (month, day) {
            ("??", "??") => Date::year_of(year),
            (_, "??") => digits(month, 2).and_then(|month| Date::month_of(year, month)),
            _ => digits(month, 2).zip(digits(day, 2)).and_then(|(month, day)| Date::day_of(year, month, day)),
        };
        date.ok_or(BadDate)
    }
}

/// A number of exactly this many digits: [`FromStr`] alone would take a sign and any length.
fn digits<N: FromStr>(text: &str, count: usize) -> Option<N> {
    let right = text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    right.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn leap_years_are_the_gregorian_ones() {
        for (year, leap) in [(1900, false), (2000, true), (2024, true), (2026, false), (2100, false)] {
            assert_eq!(Date::day_of(year, 2, 29).is_some(), leap, "{year}");
            assert!(Date::day_of(year, 2, 28).is_some());
            assert!(Date::day_of(year, 2, 30).is_none());
        }
    }

    #[test]
    fn every_day_of_a_year_is_written_and_read_back() {
        let mut count = 0;
        for (month, day) in (0..=13).flat_map(|month| (0..=32).map(move |day| (month, day))) {
            if let Some(date) = Date::day_of(2028, month, day) {
                assert_eq!(date.to_string().parse(), Ok(date));
                count += 1;
            }
        }
        assert_eq!(count, 366);
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in [
            "",
            "2026",
            "2026.11",
            "2026.11.5",
            "26.11.05",
            "0000.??.??",
            "2026.00.??",
            "2026.13.01",
            "2026.11.31",
            "2026.??.05",
            "????.??.??",
            "????.11.05",
            "2026-11-05",
            "2026.11.05 ",
            "+026.11.05",
            "2026.+1.05",
            "2026.11.05.",
            "20२6.11.05",
        ] {
            assert_eq!(text.parse::<Date>(), Err(BadDate), "{text}");
        }
    }
}
