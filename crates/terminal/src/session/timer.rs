use std::time::{Instant, SystemTime, UNIX_EPOCH};

use game::record::TimeControl;
use i18n::Messages;
use play::{Context, GameId, Millis};

/// The monotonic clock of a game on this machine.
#[derive(Debug)]
pub struct Timer {
    started: Instant,
    offset: Millis,
}

impl Timer {
    /// Starts at 0.
    pub fn start() -> Timer {
        Timer::start_at(0)
    }

    /// Starts where the clock of a saved game stood.
    pub fn start_at(offset: Millis) -> Timer {
        Timer { started: Instant::now(), offset }
    }

    /// The milliseconds that the game has taken.
    pub fn now(&self) -> Millis {
        let elapsed: Millis = self.started.elapsed().as_millis().try_into().unwrap_or(Millis::MAX);
        elapsed.saturating_add(self.offset)
    }

    /// The context of a decision now.
    pub fn context(&self) -> Context {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Context {
            now: self.now(),
            wall: wall.as_millis().try_into().unwrap_or(i64::MAX),
            lag: 0,
            seed: rand::random(),
            next_game: GameId::draw(rand::random),
        }
    }
}

/// Formats the time left: minutes and seconds, with hours if there are any.
pub fn time_written(left: Millis) -> String {
    let seconds = left.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A time control in words: 10 min + 5 s.
pub(crate) fn time_control_in_words(messages: &Messages, control: TimeControl) -> String {
    match control {
        TimeControl::Unlimited => messages.text("control-none"),
        TimeControl::DaysPerMove { days } => messages.format("control-days", &[("days", days.get().into())]),
        TimeControl::PerMove { seconds } => {
            messages.format("control-move", &[("seconds", seconds.get().into())])
        }
        TimeControl::Total { seconds, increment } => {
            let seconds = seconds.get();
            let time = if seconds.is_multiple_of(60) {
                messages.format("control-minutes", &[("minutes", (seconds / 60).into())])
            } else {
                messages.format("control-seconds", &[("seconds", seconds.into())])
            };
            if increment == 0 {
                return time;
            }
            let values = [("time", time.into()), ("increment", increment.into())];
            messages.format("control-increment", &values)
        }
    }
}

#[cfg(test)]
mod tests {
    use i18n::{Language, Messages};

    use super::{time_control_in_words, time_written};

    #[test]
    fn time_controls_are_told_as_in_the_browser() {
        let messages = Messages::of(Language::english());
        for (control, words) in [
            ("-", "No time limit"),
            ("600+5", "10 min + 5 s"),
            ("1800", "30 min"),
            ("90+1", "90 s + 1 s"),
            ("30/move", "30 seconds per move"),
            ("1d/move", "1 day per move"),
        ] {
            let control = control.parse().expect("a time control");
            assert_eq!(time_control_in_words(messages, control), words);
        }
    }

    #[test]
    fn time_is_written_as_on_a_clock() {
        let cases = [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (600_000, "10:00"), (7_325_000, "2:02:05")];
        for (left, expected) in cases {
            assert_eq!(time_written(left), expected);
        }
    }
}
