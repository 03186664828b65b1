//! How often this machine keeps a busy thread from running, and for how long: no player can keep time better than that.
//!
//! ```sh
//! cargo run --release -p farside-arena --example pauses -- 300
//! ```
//!
//! For so many seconds one thread for each processor does nothing but read the clock. What lies between two readings is
//! a pause: of the program by the system, or of the whole machine by its host.

use std::thread;
use std::time::{Duration, Instant};

/// Pauses are counted from each of these on, in milliseconds.
const STEPS: [u64; 4] = [1, 5, 20, 50];

/// What one thread saw.
#[derive(Default)]
struct Pauses {
    /// For each of the steps, how many lasted longer.
    longer: [u32; STEPS.len()],
    longest: Duration,
}

fn main() -> Result<(), String> {
    let seconds = match std::env::args().nth(1) {
        None => 60,
        Some(text) => text.parse().map_err(|_| format!("expected a number of seconds, not \"{text}\""))?,
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let end = Instant::now() + Duration::from_secs(seconds);
    let watching: Vec<_> = (0..threads).map(|_| thread::spawn(move || watch_until(end))).collect();
    for (number, watching) in (1..).zip(watching) {
        let Ok(Pauses { longer, longest }) = watching.join() else { continue };
        let counts: Vec<String> =
            STEPS.iter().zip(longer).map(|(step, many)| format!("{many} over {step} ms")).collect();
        let (counts, longest) = (counts.join(", "), longest.as_secs_f64() * 1e3);
        println!("thread {number}, {seconds} s: pauses {counts}; the longest {longest:.1} ms");
    }
    Ok(())
}

fn watch_until(end: Instant) -> Pauses {
    let mut pauses = Pauses::default();
    let mut last = Instant::now();
    while last < end {
        let now = Instant::now();
        let pause = now - last;
        last = now;
        if pause < Duration::from_millis(STEPS[0]) {
            continue;
        }
        for (longer, &step) in pauses.longer.iter_mut().zip(&STEPS) {
            *longer += u32::from(pause > Duration::from_millis(step));
        }
        pauses.longest = pauses.longest.max(pause);
    }
    pauses
}
