//! How much of a processor's time a thread has had.

use core::time::Duration;

/// The time that this thread has had a processor, and the time that the whole machine, if it is a virtual one, has been
/// kept waiting: that counts as the thread's own, though it could do nothing with it.
pub(crate) struct ProcessorTime {
    had: Option<Duration>,
    kept_waiting: Duration,
}

impl ProcessorTime {
    pub(crate) fn now() -> ProcessorTime {
        ProcessorTime { had: had(), kept_waiting: kept_waiting().unwrap_or_default() }
    }

    /// How much since then, where it can be known.
    pub(crate) fn elapsed(&self) -> Option<Duration> {
        let had = had()?.saturating_sub(self.had?);
        let kept_waiting = kept_waiting().unwrap_or_default().saturating_sub(self.kept_waiting);
        Some(had.saturating_sub(kept_waiting))
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

/// What Linux calls steal, of all processors together. It is counted in ticks, a hundred of them in a second.
#[cfg(target_os = "linux")]
fn kept_waiting() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/stat").ok()?;
    stolen_ticks(&text).map(|ticks| Duration::from_millis(10 * ticks))
}

#[cfg(not(target_os = "linux"))]
fn kept_waiting() -> Option<Duration> {
    None
}

/// The eighth number of the first line.
#[cfg(any(target_os = "linux", test))]
fn stolen_ticks(text: &str) -> Option<u64> {
    text.lines().next()?.strip_prefix("cpu ")?.split_whitespace().nth(7)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_machine_was_kept_waiting_is_read_from_its_statistics() {
        let text = "cpu  6399815 1122900 713025 1220008 20573 0 26178 18804 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n";
        assert_eq!(stolen_ticks(text), Some(18_804));
        for text in ["", "cpu  1 2 3", "intr 1 2 3 4 5 6 7 8 9", "cpu  1 2 3 4 5 6 7 x"] {
            assert_eq!(stolen_ticks(text), None, "{text}");
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
