//! An engine as a process that is talked to line by line.
//!
//! Nothing here can block for longer than it was told to, whatever the program does: a thread reads its output and
//! stamps each line with the time, and another writes, which may take forever if the program doesn't read.

use core::time::Duration;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel, sync_channel};
use std::thread;
use std::time::Instant;

use crate::{Failure, Halt};

/// How many lines wait to be read before the program has to wait.
const LINES_WAITING: usize = 4096;
/// Longer lines are cut.
const LONGEST_LINE: u64 = 1 << 16;
/// How often the flag that ends the match is read.
const POLL: Duration = Duration::from_millis(50);

/// How long a program whose time is up may still take to answer: after that it is taken to hang.
pub(crate) const GRACE: Duration = Duration::from_secs(2);

/// A program that is running. It is killed when this is dropped.
pub(crate) struct Process {
    child: Child,
    say: Sender<String>,
    heard: Receiver<Heard>,
}

/// A line, and when it came.
pub(crate) struct Heard {
    pub(crate) line: String,
    pub(crate) at: Instant,
}

impl Process {
    /// Starts a program with these arguments, in this directory.
    pub(crate) fn start(
        program: impl AsRef<OsStr>,
        arguments: &[String],
        directory: Option<&Path>,
    ) -> Result<Process, Failure> {
        let mut command = Command::new(&program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        if let Some(directory) = directory {
            command.current_dir(directory);
        }
        // Whoever interrupts the match at the keyboard means the match: the programs are ended in order.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let name = program.as_ref().display();
        let mut child =
            command.spawn().map_err(|error| Failure::Crashed(format!("can't start {name}: {error}")))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failure::Crashed(format!("can't talk to {name}")));
        };
        let (say, said) = channel::<String>();
        let mut stdin = stdin;
        thread::spawn(move || {
            for line in said {
                // A program that is gone is noticed where its lines are awaited.
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        let (hear, heard) = sync_channel(LINES_WAITING);
        thread::spawn(move || {
            let mut lines = BufReader::new(stdout);
            while let Some(line) = next_line(&mut lines) {
                if hear.send(Heard { line, at: Instant::now() }).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, say, heard })
    }

    /// Writes a line.
    pub(crate) fn say(&self, line: &str) {
        // If nobody takes it any more the program is gone, which is noticed where its lines are awaited.
        let _ = self.say.send(format!("{line}\n"));
    }

    /// Forgets what was said but not yet read.
    pub(crate) fn skip(&self) {
        while self.heard.try_recv().is_ok() {}
    }

    /// The next line, if it comes before this moment.
    pub(crate) fn hear(&mut self, until: Instant, halt: &Halt) -> Result<Heard, Failure> {
        loop {
            if halt.called() {
                return Err(Failure::Halted);
            }
            let wait = until.saturating_duration_since(Instant::now());
            match self.heard.recv_timeout(wait.min(POLL)) {
                Ok(heard) => return Ok(heard),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
                Err(RecvTimeoutError::Timeout) if wait > POLL => {}
                Err(RecvTimeoutError::Timeout) => {
                    // Something may have come in the very last moment.
                    return match self.heard.try_recv() {
                        Ok(heard) => Ok(heard),
                        Err(TryRecvError::Disconnected) => Err(self.gone()),
                        Err(TryRecvError::Empty) => Err(Failure::Stalled),
                    };
                }
            }
        }
    }

    /// Waits for a line that `wanted` takes; the others are dropped.
    pub(crate) fn await_line<T>(
        &mut self,
        until: Instant,
        halt: &Halt,
        mut wanted: impl FnMut(&Heard) -> Option<T>,
    ) -> Result<T, Failure> {
        loop {
            let heard = self.hear(until, halt)?;
            if let Some(found) = wanted(&heard) {
                return Ok(found);
            }
        }
    }

    fn gone(&mut self) -> Failure {
        // It closed its output; it may still be on its way out.
        thread::sleep(Duration::from_millis(10));
        match self.child.try_wait() {
            Ok(Some(status)) => Failure::Crashed(format!("the program ended ({status})")),
            _ => Failure::Crashed("the program closed its output".into()),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Some want to tidy up, and few need longer than this to hear of it.
        self.say("quit");
        for _ in 0..20 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        // It may just have ended on its own.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A line without its end, with what isn't text replaced; none at the end of the output.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes).ok()?;
    if read as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n').ok()?;
    }
    (read > 0).then(|| String::from_utf8_lossy(&bytes).trim_end().to_string())
}
