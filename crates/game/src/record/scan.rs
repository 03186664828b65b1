use alloc::format;
use alloc::string::String;

use super::escape::read_escaped;
use super::{MAX_VALUE, ReadError};

/// Strips a byte order mark.
pub(super) fn skip_byte_order_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// A scanner that goes through a text once and reports errors with line and column.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        let text = skip_byte_order_mark(text);
        Scanner { text, rest: text }
    }

    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    /// Goes on behind so many bytes, which end with a whole character.
    pub(super) fn skip(&mut self, bytes: usize) {
        self.rest = &self.rest[bytes..];
    }

    pub(super) fn skip_while(&mut self, skipped: impl Fn(char) -> bool) -> &'a str {
        let from = self.rest;
        self.rest = from.trim_start_matches(skipped);
        &from[..from.len() - self.rest.len()]
    }

    pub(super) fn skip_blanks(&mut self) {
        self.skip_while(char::is_whitespace);
    }

    pub(super) fn at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Takes this character or says that it was expected.
    pub(super) fn expect(&mut self, c: char, expected: &str) -> Result<(), ReadError> {
        if !self.rest.starts_with(c) {
            return Err(self.expected(expected));
        }
        self.skip(c.len_utf8());
        Ok(())
    }

    /// Takes the number of a move: digits with a dot behind. Nothing is taken if it is anything else.
    pub(super) fn move_number(&mut self) -> Option<&'a str> {
        let digits = self.rest.len() - self.rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number = &self.rest[..digits];
        if digits == 0 || !self.rest[digits..].starts_with('.') {
            return None;
        }
        self.skip(digits + 1);
        Some(number)
    }

    /// Takes what stands between the opening character, which is next, and the closing one, with its escapes
    /// undone. Where `wraps`, the end of a line counts as a space; where not, it is an error.
    pub(super) fn enclosed(&mut self, closing: char, wraps: bool, what: &str) -> Result<String, ReadError> {
        let start = self.clone();
        let mut value = String::new();
        self.skip(1);
        loop {
            if value.len() > MAX_VALUE {
                return Err(start.error(format!("{what} is longer than {MAX_VALUE} bytes")));
            }
            let Some(c) = self.rest.chars().next() else {
                return Err(
                    start.error(format!("{what} isn't closed: expected a '{closing}' before the end"))
                );
            };
            if c == '\\' {
                let Some((escaped, rest)) = read_escaped(&self.rest[1..]) else {
                    return Err(self.error(String::from(
                        "unknown escape: use \\\\, \\\", \\}, \\n, \\r, \\t, or \\u{…} with a number in hex",
                    )));
                };
                value.push(escaped);
                self.rest = rest;
                continue;
            }
            let line_end = if self.rest.starts_with("\r\n") { 2 } else { usize::from(c == '\n') };
            if line_end > 0 && !wraps {
                return Err(
                    start.error(format!("{what} isn't closed: expected a '{closing}' on the same line"))
                );
            }
            self.skip(line_end.max(c.len_utf8()));
            if c == closing {
                return Ok(value);
            }
            value.push(if line_end > 0 { ' ' } else { c });
        }
    }

    /// Something else was expected here.
    pub(super) fn expected(&self, expected: &str) -> ReadError {
        self.error(format!("expected {expected}, found {}", self.found()))
    }

    /// Something is wrong here.
    pub(super) fn error(&self, reason: String) -> ReadError {
        let before = &self.text[..self.text.len() - self.rest.len()];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        ReadError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            reason,
        }
    }

    /// The word here, or as much of it as fits in a message.
    fn found(&self) -> String {
        const LONGEST: usize = 24;
        let word = match self.rest.chars().next() {
            None => return String::from("the end"),
            Some('\n' | '\r') => return String::from("the end of the line"),
            Some(c) if c.is_whitespace() => return String::from("a blank"),
            Some(_) => self.rest.split(char::is_whitespace).next().unwrap_or_default(),
        };
        let shown =
            word.chars().take(LONGEST).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c });
        let more = if word.chars().nth(LONGEST).is_some() { "…" } else { "" };
        format!("'{}{more}'", shown.collect::<String>())
    }
}
