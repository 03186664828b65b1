//! Error reporting: one line on stderr and the exit code.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Invalid arguments, or a file they name is invalid.
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

/// Prints an error; the exit code is 2 for bad arguments and 1 otherwise.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    if is_closed_pipe(error) {
        // The reader has closed the pipe on purpose.
        return ExitCode::SUCCESS;
    }
    eprintln!("error: {}", one_line(&format!("{error:#}")));
    ExitCode::from(if error.is::<BadArguments>() { 2 } else { 1 })
}

/// Prints an error of the command line, or the requested help.
pub(crate) fn report_arguments(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // There is nowhere to report a failure to.
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

/// Condenses an error of clap to one line: error and hint, without usage.
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

/// Escapes control characters, so that the message stays on one line.
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
