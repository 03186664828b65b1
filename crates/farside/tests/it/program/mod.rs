//! The real program, run as scripts and people run it.

mod arguments;
mod convert;
mod dialogue;
mod engines;
mod matches;
mod perft;
mod picture;
mod play;
mod puzzles;
mod readme;
mod review;
mod rules;
mod show;
mod solve;

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a run of the program left behind.
struct Ran {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Ran {
    /// What it printed, given that all went well.
    #[track_caller]
    fn printed(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    /// The one line it complained with; it printed nothing else.
    #[track_caller]
    fn complained(self, code: i32) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (Some(code), ""), "{}", self.stderr);
        let mut lines = self.stderr.lines();
        let line = lines.next().expect("an error says something").to_string();
        assert_eq!(lines.next(), None, "after: {line}");
        assert!(line.starts_with("error: "), "{line}");
        line
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_farside"));
    command.args(args).env("LC_ALL", "C");
    // Where games are saved: not where people have theirs.
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn farside(args: &[&str]) -> Ran {
    farside_reading(args, b"")
}

fn farside_reading(args: &[&str], input: &[u8]) -> Ran {
    let mut child = command(args).spawn().expect("the program can be started");
    let mut stdin = child.stdin.take().expect("its input is piped");
    let input = input.to_vec();
    // Beside the reading below, or both sides could wait for each other. The program may end without reading.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let _ = writer.join().expect("writing doesn't panic");
    let text = |bytes| String::from_utf8(bytes).expect("the program prints text");
    Ran { code: status.code(), stdout: text(stdout), stderr: text(stderr) }
}
