use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

/// A time control: how much time the players have.
///
/// ```
/// use core::num::NonZeroU32;
/// use game::record::TimeControl;
///
/// let control: TimeControl = "600+5".parse()?;
/// let ten_minutes = NonZeroU32::new(600).expect("not zero");
/// assert_eq!(control, TimeControl::Total { seconds: ten_minutes, increment: 5 });
/// # Ok::<(), game::record::BadTimeControl>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No limit: `-`.
    Unlimited,
    /// A time for the whole game, and an increment for each move made: `600+5`, or `600` without.
    Total {
        /// What each player begins with.
        seconds: NonZeroU32,
        /// What each move adds, in seconds.
        increment: u32,
    },
    /// A time for each move: `30/move`.
    PerMove {
        /// For one move.
        seconds: NonZeroU32,
    },
    /// Days for each move, as in correspondence play: `2d/move`.
    DaysPerMove {
        /// For one move.
        days: NonZeroU32,
    },
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unlimited => f.write_str("-"),
            TimeControl::Total { seconds, increment: 0 } => write!(f, "{seconds}"),
            TimeControl::Total { seconds, increment } => write!(f, "{seconds}+{increment}"),
            TimeControl::PerMove { seconds } => write!(f, "{seconds}/move"),
            TimeControl::DaysPerMove { days } => write!(f, "{days}d/move"),
        }
    }
}

/// This isn't a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTimeControl;

impl fmt::Display for BadTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected seconds such as 600, 600+5 or 30/move, days such as 2d/move, or - for no limit")
    }
}

impl core::error::Error for BadTimeControl {}

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, BadTimeControl> {
        if text == "-" {
            return Ok(TimeControl::Unlimited);
        }
        if let Some(days) = text.strip_suffix("d/move") {
            return Ok(TimeControl::DaysPerMove { days: positive(days)? });
        }
        if let Some(seconds) = text.strip_suffix("/move") {
            return Ok(TimeControl::PerMove { seconds: positive(seconds)? });
        }
        let (seconds, increment) = text.split_once('+').unwrap_or((text, "0"));
        Ok(TimeControl::Total { seconds: positive(seconds)?, increment: number(increment)? })
    }
}

fn number(text: &str) -> Result<u32, BadTimeControl> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits).ok_or(BadTimeControl)
}

fn positive(text: &str) -> Result<NonZeroU32, BadTimeControl> {
    NonZeroU32::new(number(text)?).ok_or(BadTimeControl)
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn every_kind_is_written_and_read_back() {
        for text in ["-", "600", "600+5", "30/move", "2d/move", "4294967295+4294967295"] {
            let control: TimeControl = text.parse().expect("a time control");
            assert_eq!(control.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_time_control_is_refused() {
        for text in [
            "",
            "0",
            "0+5",
            "+5",
            "600+",
            "600++5",
            "600+-5",
            "-600",
            "0/move",
            "/move",
            "d/move",
            "0d/move",
            "2 d/move",
            "10 minutes",
            "4294967296",
            " 600",
            "600/move/move",
            "?",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(BadTimeControl), "{text}");
        }
    }
}
