//! How the program fails: one line on stderr, and an exit code that says whose fault it was.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// The arguments, or a file they name, ask for something that can't be.
#[derive(Debug)]
struct BadArguments(String);

impl fmt::Display for BadArguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadArguments {}

/// An error that ends the program with exit code 2.
pub(crate) fn bad_arguments(reason: impl fmt::Display) -> anyhow::Error {
    BadArguments(reason.to_string()).into()
}

/// Tells what went wrong; the exit code is 2 for bad arguments and 1 for anything else.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    if is_closed_pipe(error) {
        // Whoever was reading has read enough.
        return ExitCode::SUCCESS;
    }
    eprintln!("error: {}", one_line(&format!("{error:#}")));
    ExitCode::from(if error.is::<BadArguments>() { 2 } else { 1 })
}

/// Tells what is wrong with the command line, or prints the help that was asked for.
pub(crate) fn report_arguments(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nobody is left to tell if this fails.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    eprintln!("{}", condense(&error.to_string()));
    ExitCode::from(2)
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// Clap explains itself in paragraphs: what is wrong, a hint, the usage, where to find help. The first two stay.
fn condense(message: &str) -> String {
    let mut line = String::new();
    for part in message.lines().map(str::trim).take_while(|part| !part.starts_with("Usage:")) {
        if part.is_empty() || part.starts_with("For more information") {
            continue;
        }
        if !line.is_empty() {
            line += if line.ends_with(':') { " " } else { "; " };
        }
        line += part;
    }
    one_line(&line) + " (--help tells more)"
}

/// What was typed may contain anything; the message stays one line all the same.
fn one_line(text: &str) -> String {
    text.chars()
        .flat_map(|c| {
            let (shown, escaped) =
                if c.is_control() { (None, Some(c.escape_default())) } else { (Some(c), None) };
            shown.into_iter().chain(escaped.into_iter().flatten())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{condense, one_line};

    #[test]
    fn a_message_in_paragraphs_becomes_one_line() {
        let message = "error: the following required arguments were not provided:\n  --depth <N>\n\n\
                       Usage: farside perft --depth <N> <GAME>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            condense(message),
            "error: the following required arguments were not provided: --depth <N> (--help tells more)"
        );
    }

    #[test]
    fn line_breaks_in_what_was_typed_are_escaped() {
        assert_eq!(one_line("no 'a\nb\u{1b}' – here"), "no 'a\\nb\\u{1b}' – here");
    }
}
