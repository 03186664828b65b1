use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use crate::input::{InputLine, read_line};

/// Lines of input, read on a thread, so that waiting can time out.
pub(super) struct Lines(Receiver<io::Result<InputLine>>);

/// The result of waiting for a line.
pub(super) enum NextLine {
    Line(InputLine),
    /// No line arrived in time.
    Timeout,
    /// The input has ended.
    End,
}

impl Lines {
    pub(super) fn of(mut input: impl BufRead + Send + 'static) -> Lines {
        let (sender, receiver) = sync_channel(1);
        thread::spawn(move || {
            while let Some(line) = read_line(&mut input).transpose() {
                let is_last = line.is_err();
                if sender.send(line).is_err() || is_last {
                    break;
                }
            }
        });
        Lines(receiver)
    }

    /// Waits for the next line, at most for the timeout.
    pub(super) fn next(&self, timeout: Option<Duration>) -> io::Result<NextLine> {
        let received = match timeout {
            Some(timeout) => self.0.recv_timeout(timeout),
            None => self.0.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match received {
            Ok(line) => Ok(NextLine::Line(line?)),
            Err(RecvTimeoutError::Timeout) => Ok(NextLine::Timeout),
            Err(RecvTimeoutError::Disconnected) => Ok(NextLine::End),
        }
    }
}
