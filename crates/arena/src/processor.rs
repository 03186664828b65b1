//! How much of a processor's time a thread has had.

use core::time::Duration;

/// The time that this thread has had a processor, and for how long each processor of the machine, if it is a virtual
/// one, has been kept waiting: that counts as the thread's own, though it could do nothing with it.
pub(crate) struct ProcessorTime {
    had: Option<Duration>,
    kept_waiting: Vec<Duration>,
}

impl ProcessorTime {
    pub(crate) fn now() -> ProcessorTime {
        ProcessorTime { had: had(), kept_waiting: kept_waiting() }
    }

    /// How much since then, where it can be known. A thread is on one processor at a time, so it can't have lost more
    /// than the one that was kept waiting longest.
    pub(crate) fn elapsed(&self) -> Option<Duration> {
        let had = had()?.saturating_sub(self.had?);
        let since =
            kept_waiting().into_iter().zip(&self.kept_waiting).map(|(now, &then)| now.saturating_sub(then));
        Some(had.saturating_sub(since.max().unwrap_or_default()))
    }
}

#[cfg(unix)]
fn had() -> Option<Duration> {
    rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(unix))]
fn had() -> Option<Duration> {
    None
}

/// What Linux calls steal, for each processor. It is counted in ticks, a hundred of them in a second.
#[cfg(target_os = "linux")]
fn kept_waiting() -> Vec<Duration> {
    let text = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    stolen_ticks(&text).map(|ticks| Duration::from_millis(10 * ticks)).collect()
}

#[cfg(not(target_os = "linux"))]
fn kept_waiting() -> Vec<Duration> {
    Vec::new()
}

/// The eighth number of each line that is about one processor.
#[cfg(any(target_os = "linux", test))]
fn stolen_ticks(text: &str) -> impl Iterator<Item = u64> + '_ {
    text.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        words.next()?.strip_prefix("cpu")?.parse::<u32>().ok()?;
        words.nth(7)?.parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_machine_was_kept_waiting_is_read_from_its_statistics() {
        let text = "cpu  30 2 3 4 5 6 7 18804 9 10\ncpu0 1 2 3 4 5 6 7 9346 9 10\ncpu1 1 2 3 4 5 6 7 9457 0 0\n\
                    intr 1 2 3 4 5 6 7 8 9\n";
        assert_eq!(stolen_ticks(text).collect::<Vec<_>>(), [9_346, 9_457]);
        for text in ["", "cpu0 1 2 3", "cpu  1 2 3 4 5 6 7 8", "cpu0 1 2 3 4 5 6 7 x"] {
            assert_eq!(stolen_ticks(text).count(), 0, "{text}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn who_sleeps_has_no_processor() {
        let time = ProcessorTime::now();
        std::thread::sleep(Duration::from_millis(50));
        let had = time.elapsed().expect("known");
        assert!(had < Duration::from_millis(40), "{had:?}");
    }
}
