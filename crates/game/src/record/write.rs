use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use super::escape::{enclosed, write_escaped};
use super::{Record, Termination};

/// The most characters of a line of moves. A word that is longer has a line of its own.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    /// The text form, its last line ended.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_str("\n")?;
        self.write_moves(&mut Lines { out: f, column: 0 })?;
        f.write_str("\n")
    }
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tag = |name: &str, value: Option<&str>| match value {
            Some(value) => {
                write!(f, "[{name} \"")?;
                write_escaped(f, value, '"')?;
                f.write_str("\"]\n")
            }
            None => Ok(()),
        };
        tag("Game", Some(&self.game))?;
        tag("Notation", Some(self.notation.name()))?;
        tag("Event", self.event.as_deref())?;
        tag("Site", self.site.as_deref())?;
        tag("Date", self.date.map(|date| date.to_string()).as_deref())?;
        for (seat, name) in self.players.known() {
            tag(&format!("Player{seat}"), Some(name))?;
        }
        tag("Players", self.setup.players.map(|players| players.to_string()).as_deref())?;
        tag("First", self.setup.first.map(|seat| seat.to_string()).as_deref())?;
        for option in &self.setup.options {
            tag("Option", Some(option))?;
        }
        tag("Position", self.setup.position.as_deref())?;
        tag("TimeControl", self.time_control.map(|control| control.to_string()).as_deref())?;
        tag("Result", Some(&self.result.to_string()))?;
        tag("Termination", self.termination.map(Termination::name))?;
        self.tags.iter().try_for_each(|further| tag(further.name(), Some(&further.value)))
    }

    fn write_moves(&self, lines: &mut Lines<'_, '_>) -> fmt::Result {
        if let Some(comment) = &self.comment {
            lines.comment(comment)?;
        }
        for (index, mv) in self.moves.iter().enumerate() {
            if index % self.round() == 0 {
                let number = index / self.round() + 1;
                lines.word(&format!("{number}. {}", mv.text))?;
            } else {
                lines.word(&mv.text)?;
            }
            if let Some(comment) = &mv.comment {
                lines.comment(comment)?;
            }
        }
        lines.word(&self.result.to_string())
    }
}

/// Fills lines with words.
struct Lines<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    column: usize,
}

impl Lines<'_, '_> {
    /// Writes a word, and before it a space or the end of a line, exactly one of them.
    fn word(&mut self, word: &str) -> fmt::Result {
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.out.write_str("\n")?;
            self.column = 0;
        } else if self.column > 0 {
            self.out.write_str(" ")?;
            self.column += 1;
        }
        self.column += width;
        self.out.write_str(word)
    }

    /// Writes a comment. A line ends inside it only in place of a space that stands alone: there, and only
    /// there, reading a line's end as a space gives the same comment back, with no blank left at a line's end.
    fn comment(&mut self, comment: &str) -> fmt::Result {
        let text = enclosed('{', comment, '}');
        let mut word = String::new();
        let mut chars = text.chars().peekable();
        let mut before = ' ';
        while let Some(c) = chars.next() {
            if c == ' ' && before != ' ' && chars.peek() != Some(&' ') {
                self.word(&word)?;
                word.clear();
            } else {
                word.push(c);
            }
            before = c;
        }
        self.word(&word)
    }
}
