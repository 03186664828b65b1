//! How long to think.

use core::time::Duration;

use game::Seat;

use crate::Limits;

/// What was said after `go`.
#[derive(Clone, Copy, Default)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    /// What the clocks show, by seat, in milliseconds, and what each move adds.
    time: [Option<u64>; Seat::MAX],
    increment: [u64; Seat::MAX],
    pub(super) infinite: bool,
}

impl Go {
    pub(super) fn parse(words: &[&str]) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let place = go.place(word).ok_or_else(|| format!("unknown word '{word}' after go"))?;
            let number = words.next().and_then(|text| text.parse().ok());
            let number = number.ok_or_else(|| format!("'{word}' is followed by a number"))?;
            match place {
                Place::Limit(limit) => *limit = Some(number),
                Place::Increment(increment) => *increment = number,
            }
        }
        Ok(go)
    }

    /// Where the number behind a word belongs.
    fn place(&mut self, word: &str) -> Option<Place<'_>> {
        Some(match word {
            "depth" => Place::Limit(&mut self.depth),
            "nodes" => Place::Limit(&mut self.nodes),
            "movetime" => Place::Limit(&mut self.movetime),
            "wtime" => Place::Limit(&mut self.time[0]),
            "btime" => Place::Limit(&mut self.time[1]),
            "winc" => Place::Increment(&mut self.increment[0]),
            "binc" => Place::Increment(&mut self.increment[1]),
            _ => {
                let word = word.strip_prefix('p')?;
                let (number, what) = word.split_at_checked(1)?;
                let seat = Seat::from_number(number.parse().ok()?)?;
                match what {
                    "time" => Place::Limit(&mut self.time[seat.index()]),
                    "inc" => Place::Increment(&mut self.increment[seat.index()]),
                    _ => return None,
                }
            }
        })
    }

    /// What that means for the player to move. Nothing said means no limit, as `infinite` does.
    pub(super) fn limits(&self, turn: Seat) -> Limits {
        let movetime = self.movetime.map(Duration::from_millis);
        let increment = Duration::from_millis(self.increment[turn.index()]);
        let left = self.time[turn.index()].map(Duration::from_millis);
        let share = left.and_then(|left| Limits::of_clock(left, increment).time);
        Limits {
            depth: self.depth.map(|depth| depth.clamp(1, u32::MAX.into()) as u32),
            nodes: self.nodes,
            time: movetime.into_iter().chain(share).min(),
        }
    }
}

enum Place<'a> {
    Limit(&'a mut Option<u64>),
    Increment(&'a mut u64),
}
