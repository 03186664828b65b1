use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use engine::Clock;

/// Whether somebody pressed Ctrl-C, as a clock that stops searches.
#[derive(Clone, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens to Ctrl-C. Pressed twice, it ends the program at once.
    pub(crate) fn on_ctrl_c() -> Result<Interrupt, ctrlc::Error> {
        let interrupt = Interrupt::default();
        let called = interrupt.clone();
        ctrlc::set_handler(move || {
            if called.0.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        })?;
        Ok(interrupt)
    }

    pub(crate) fn was_called(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Reviews are limited by nodes, so that they are the same on every machine.
impl Clock for Interrupt {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stopped(&self) -> bool {
        self.was_called()
    }
}
