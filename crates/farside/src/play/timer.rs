use std::time::{Instant, SystemTime, UNIX_EPOCH};

use ::play::{Context, GameId, Millis};

use super::random;

/// The monotonic clock of a session.
pub(super) struct Timer(Instant);

impl Timer {
    pub(super) fn start() -> Timer {
        Timer(Instant::now())
    }

    /// Milliseconds since the start.
    pub(super) fn now(&self) -> Millis {
        self.0.elapsed().as_millis().try_into().unwrap_or(Millis::MAX)
    }

    /// The context of a decision now.
    pub(super) fn context(&self) -> Context {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Context {
            now: self.now(),
            wall: wall.as_millis().try_into().unwrap_or(i64::MAX),
            lag: 0,
            seed: random(),
            next_game: GameId::draw(random),
        }
    }
}

/// Formats the time left: minutes and seconds, with hours if there are any.
pub(super) fn written(left: Millis) -> String {
    let seconds = left.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn time_is_written_as_on_a_clock() {
        let cases = [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (600_000, "10:00"), (7_325_000, "2:02:05")];
        for (left, expected) in cases {
            assert_eq!(written(left), expected);
        }
    }
}
