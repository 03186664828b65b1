//! What the screen waits for: keys, mouse, signals, and threads that have something to tell.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use ratatui::crossterm::event;

/// Something that has happened.
#[derive(Debug)]
pub(crate) enum Happening {
    /// A key, the mouse, pasted text, or another size.
    Input(event::Event),
    /// A signal.
    #[cfg_attr(not(unix), expect(dead_code, reason = "there are no signals"))]
    Signal(i32),
    /// Another thread has something to tell.
    Woken,
    /// The terminal is gone.
    Closed,
    /// A thread has panicked.
    Panicked,
}

/// Wakes the screen from another thread.
#[derive(Clone)]
pub(crate) struct Waker(Sender<Happening>);

impl Waker {
    pub(crate) fn wake(&self) {
        // Nobody listens any more when the program ends.
        drop(self.0.send(Happening::Woken));
    }
}

impl Drop for Waker {
    fn drop(&mut self) {
        if thread::panicking() {
            drop(self.0.send(Happening::Panicked));
        }
    }
}

/// Everything that happens, in order.
pub(crate) struct Events {
    sender: Sender<Happening>,
    receiver: Receiver<Happening>,
}

impl Events {
    /// Listens to signals from now on.
    pub(crate) fn new() -> io::Result<Events> {
        let (sender, receiver) = channel();
        #[cfg(unix)]
        listen_to_signals(sender.clone())?;
        Ok(Events { sender, receiver })
    }

    /// Reads the input from now on.
    pub(crate) fn read_input(&self) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            loop {
                let happening = event::read().map_or(Happening::Closed, Happening::Input);
                let is_closed = matches!(happening, Happening::Closed);
                if sender.send(happening).is_err() || is_closed {
                    break;
                }
            }
        });
    }

    pub(crate) fn waker(&self) -> Waker {
        Waker(self.sender.clone())
    }

    /// Waits for something to happen, at most so long.
    pub(crate) fn next(&self, timeout: Option<Duration>) -> Option<Happening> {
        match timeout {
            // This side holds a sender, so the channel is never closed.
            None => self.receiver.recv().ok(),
            Some(timeout) => self.receiver.recv_timeout(timeout).ok(),
        }
    }

    /// What has happened already.
    pub(crate) fn next_now(&self) -> Option<Happening> {
        self.receiver.try_recv().ok()
    }
}

/// The signals that end or suspend the program, or tell that it goes on.
#[cfg(unix)]
fn listen_to_signals(sender: Sender<Happening>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT];
    let mut signals = signal_hook::iterator::Signals::new(all)?;
    thread::spawn(move || {
        for signal in signals.forever() {
            if sender.send(Happening::Signal(signal)).is_err() {
                break;
            }
        }
    });
    Ok(())
}
