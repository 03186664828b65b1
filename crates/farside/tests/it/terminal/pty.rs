//! The program in a pseudo-terminal: keys and mouse in, a screen out.

use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::{Parser, Screen};

/// Longer than anything takes on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_mins(2);

/// What the terminal shows, and whether the program has closed it.
struct Shown {
    parser: Parser,
    ended: bool,
}

type Shared = Arc<(Mutex<Shown>, Condvar)>;

/// The program in a terminal.
pub(super) struct Tty {
    shared: Shared,
    keys: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// Where it saves games; removed at the end unless somebody else has it.
    pub(super) data: Arc<tempfile::TempDir>,
}

/// How a terminal is started.
pub(super) struct Start {
    size: (u16, u16),
    variables: Vec<(String, String)>,
    data: Option<Arc<tempfile::TempDir>>,
    files: Vec<(String, String)>,
    shell: bool,
}

/// A terminal of 80 columns and 24 lines with true colours.
pub(super) fn tty() -> Start {
    let variables = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LC_ALL", "C.UTF-8")];
    Start {
        size: (80, 24),
        variables: variables.map(|(name, value)| (name.into(), value.into())).into(),
        data: None,
        files: Vec::new(),
        shell: false,
    }
}

fn positive(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a terminal has a size")
}

impl Start {
    pub(super) fn size(mut self, columns: u16, lines: u16) -> Start {
        self.size = (columns, lines);
        self
    }

    /// There is a file in the directory that the program runs in.
    pub(super) fn file(mut self, name: &str, text: &str) -> Start {
        self.files.push((name.into(), text.into()));
        self
    }

    pub(super) fn variable(mut self, name: &str, value: &str) -> Start {
        self.variables.push((name.into(), value.into()));
        self
    }

    /// Saved games are in the directory of another terminal.
    pub(super) fn data(mut self, data: &Arc<tempfile::TempDir>) -> Start {
        self.data = Some(data.clone());
        self
    }

    /// Runs the program from a shell with job control.
    pub(super) fn in_shell(mut self) -> Start {
        self.shell = true;
        self
    }

    pub(super) fn run(self, args: &[&str]) -> Tty {
        let (columns, lines) = self.size;
        let size = PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there are pseudo-terminals");
        let program = env!("CARGO_BIN_EXE_farside");
        let mut command = if self.shell {
            let mut command = CommandBuilder::new("/bin/bash");
            command.args(["--norc", "--noprofile", "-i"]);
            command.env("PS1", "shell> ");
            command.env("FARSIDE", format!("{program} {}", args.join(" ")));
            command
        } else {
            let mut command = CommandBuilder::new(program);
            command.args(args);
            command
        };
        let data = self.data.unwrap_or_else(|| Arc::new(tempfile::tempdir().expect("a folder for the test")));
        for (name, text) in &self.files {
            std::fs::write(data.path().join(name), text).expect("the file can be written");
        }
        for name in ["NO_COLOR", "COLORTERM", "WT_SESSION", "LANG", "LC_ALL", "LANGUAGE"] {
            command.env_remove(name);
        }
        command.env("XDG_DATA_HOME", data.path());
        command.cwd(data.path());
        for (name, value) in &self.variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program can be started");
        drop(pair.slave);
        let parser = Parser::new(positive(lines), positive(columns), 0);
        let shared: Shared = Arc::new((Mutex::new(Shown { parser, ended: false }), Condvar::new()));
        let mut output = pair.master.try_clone_reader().expect("the terminal can be read");
        let reader = shared.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 1 << 13];
            loop {
                let read = output.read(&mut bytes).unwrap_or_default();
                let mut shown = reader.0.lock().unwrap_or_else(PoisonError::into_inner);
                shown.parser.process(&bytes[..read]);
                shown.ended = read == 0;
                reader.1.notify_all();
                if read == 0 {
                    break;
                }
            }
        });
        let keys = pair.master.take_writer().expect("the terminal can be written to");
        Tty { shared, keys, master: pair.master, child, data }
    }
}

pub(super) const UP: &str = "\x1b[A";
pub(super) const DOWN: &str = "\x1b[B";
pub(super) const RIGHT: &str = "\x1b[C";
pub(super) const LEFT: &str = "\x1b[D";
pub(super) const ENTER: &str = "\r";

impl Tty {
    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shared.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Presses keys, one after the other.
    pub(super) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("the terminal is there");
    }

    /// Types a move and waits until it is in the list of moves.
    #[track_caller]
    pub(super) fn play(&mut self, mv: &str, seen: &str) {
        self.press(&format!("{mv}{ENTER}"));
        self.wait_for(seen);
    }

    /// Clicks at a column and line, from 0.
    pub(super) fn click(&mut self, column: u16, line: u16) {
        let (column, line) = (column + 1, line + 1);
        self.press(&format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m"));
    }

    /// Points at a column and line, from 0.
    pub(super) fn point(&mut self, column: u16, line: u16) {
        self.press(&format!("\x1b[<35;{};{}M", column + 1, line + 1));
    }

    pub(super) fn resize(&mut self, columns: u16, lines: u16) {
        self.shown().parser.set_size(positive(lines), positive(columns));
        let size = PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("the terminal can be resized");
    }

    /// Waits until the screen is as it should be; panics with the screen if it never is.
    #[track_caller]
    pub(super) fn wait_until(&self, what: &str, is_so: impl Fn(&Screen) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        let mut shown = self.shown();
        while !is_so(shown.parser.screen()) {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(
                !left.is_zero() && !shown.ended,
                "never shown: {what}\n{}",
                shown.parser.screen().contents()
            );
            let waited = self.shared.1.wait_timeout(shown, left);
            shown = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    #[track_caller]
    pub(super) fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    #[track_caller]
    pub(super) fn wait_for_no(&self, text: &str) {
        self.wait_until(&format!("no {text}"), |screen| !screen.contents().contains(text));
    }

    /// Waits until nothing has been drawn for a moment.
    pub(super) fn wait_for_calm(&self) {
        let mut shown = self.shown();
        loop {
            let waited = self.shared.1.wait_timeout(shown, Duration::from_millis(400));
            let (next, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
            if timeout.timed_out() {
                return;
            }
            shown = next;
        }
    }

    pub(super) fn contents(&self) -> String {
        self.shown().parser.screen().contents()
    }

    /// Does something with the screen.
    pub(super) fn with_screen<T>(&self, with: impl Fn(&Screen) -> T) -> T {
        with(self.shown().parser.screen())
    }

    /// Where a text is on the screen: column and line, from 0.
    #[track_caller]
    pub(super) fn find(&self, text: &str) -> (u16, u16) {
        let found = self.with_screen(|screen| {
            let (_, columns) = screen.size();
            let mut rows = screen.rows(0, columns.get()).enumerate();
            rows.find_map(|(line, row)| Some((row.find(text).map(|at| row[..at].chars().count())?, line)))
        });
        let (column, line) = found.unwrap_or_else(|| panic!("{text} is not shown:\n{}", self.contents()));
        (column as u16, line as u16)
    }

    pub(super) fn process(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// Waits for the end of the program.
    pub(super) fn end(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().expect("it ends");
        (status, self.last_screen())
    }

    /// What is on the screen once the program has closed it.
    fn last_screen(&self) -> String {
        let mut shown = self.shown();
        while !shown.ended {
            shown = self.shared.1.wait(shown).unwrap_or_else(PoisonError::into_inner);
        }
        let screen = shown.parser.screen();
        let left = (screen.alternate_screen(), screen.bracketed_paste(), screen.hide_cursor());
        assert_eq!(left, (false, false, false), "alternate screen, bracketed paste, hidden cursor");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        screen.contents()
    }
}

impl Drop for Tty {
    fn drop(&mut self) {
        // Fails if it has ended already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
