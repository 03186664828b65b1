use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use crate::input::{InputLine, read_line};

/// Lines of input, read on a thread of their own so that waiting for one can end.
pub(super) struct Lines(Receiver<io::Result<InputLine>>);

/// What came of waiting for a line.
pub(super) enum Awaited {
    Line(InputLine),
    /// None came in time. The one that does is the next.
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

    /// Waits for the next line, as long as this at the most.
    pub(super) fn next(&self, most: Option<Duration>) -> io::Result<Awaited> {
        let received = match most {
            Some(most) => self.0.recv_timeout(most),
            None => self.0.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match received {
            Ok(line) => Ok(Awaited::Line(line?)),
            Err(RecvTimeoutError::Timeout) => Ok(Awaited::Timeout),
            Err(RecvTimeoutError::Disconnected) => Ok(Awaited::End),
        }
    }
}
