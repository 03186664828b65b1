use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use engine::Limits;
use game::Seat;

/// A time control, or a limit for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// A limit for each move.
    PerMove(Limits),
    /// A clock for the game, with an increment for each move.
    Clock {
        /// What the clock shows at the start.
        base: Duration,
        /// What each move adds.
        increment: Duration,
    },
}

/// `movetime 100`, `nodes 5000` or `clock 10+0.1`.
impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Control::PerMove(Limits { depth, nodes, time }) => {
                let words = [
                    time.map(|time| format!("movetime {}", time.as_millis())),
                    nodes.map(|nodes| format!("nodes {nodes}")),
                    depth.map(|depth| format!("depth {depth}")),
                ];
                let words: Vec<String> = words.into_iter().flatten().collect();
                f.write_str(if words.is_empty() { "no limit" } else { "" })?;
                f.write_str(&words.join(" "))
            }
            Control::Clock { base, increment } => {
                write!(f, "clock {}+{}", base.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}

/// The text isn't a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected seconds for the game and for each move, such as 10+0.1")]
pub struct BadClock;

/// What a clock shows and gains: `10+0.1` or `60`, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTime {
    /// At the start.
    pub base: Duration,
    /// With each move.
    pub increment: Duration,
}

impl FromStr for ClockTime {
    type Err = BadClock;

    fn from_str(text: &str) -> Result<ClockTime, BadClock> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str| {
            let number: f64 = text.parse().map_err(|_| BadClock)?;
            Duration::try_from_secs_f64(number).map_err(|_| BadClock)
        };
        let (base, increment) = (seconds(base)?, seconds(increment)?);
        if base.is_zero() { Err(BadClock) } else { Ok(ClockTime { base, increment }) }
    }
}

/// The limits of one move.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// What is allowed for this move alone.
    pub limits: Limits,
    /// What all clocks show, if there are any.
    pub clocks: Option<Clocks>,
    /// When the answer must be there, margin included; none if only nodes or plies are limited.
    pub deadline: Option<Duration>,
}

/// What clocks show, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The time left.
    pub left: [Duration; Seat::MAX],
    /// What each move adds.
    pub increment: [Duration; Seat::MAX],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_written() {
        let clock: ClockTime = "10+0.1".parse().expect("a clock");
        let control = Control::Clock { base: clock.base, increment: clock.increment };
        assert_eq!(control.to_string(), "clock 10+0.1");
        assert_eq!("60".parse::<ClockTime>().map(|clock| clock.increment), Ok(Duration::ZERO));
        for text in ["", "+", "0", "0+1", "10+", "-1", "10+-1", "1e400", "ten", "NaN", "1+inf"] {
            assert_eq!(text.parse::<ClockTime>(), Err(BadClock), "{text}");
        }
        let limits = Limits { nodes: Some(7), ..Limits::time(Duration::from_millis(30)) };
        assert_eq!(Control::PerMove(limits).to_string(), "movetime 30 nodes 7");
        assert_eq!(Control::PerMove(Limits::default()).to_string(), "no limit");
    }
}
