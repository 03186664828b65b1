use core::time::Duration;

use engine::Clock;

/// The time since a search began, as the page tells it.
pub(crate) struct PageClock {
    began: f64,
}

impl PageClock {
    pub(crate) fn start() -> PageClock {
        PageClock { began: now() }
    }
}

impl Clock for PageClock {
    fn elapsed(&self) -> Duration {
        // A page's clock may stand still for a while, but a search must not wait for it to go backwards.
        Duration::from_secs_f64((now() - self.began).max(0.0) / 1_000.0)
    }
}

/// The page's clock, in milliseconds.
#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    #![expect(unsafe_code, reason = "an imported function; it takes nothing and gives a number")]
    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        safe fn now() -> f64;
    }
    now()
}

/// The clock of the computer, where there is no page: in tests.
#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed().as_secs_f64() * 1_000.0
}
