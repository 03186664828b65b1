//! What can be typed during a game besides moves; the same words in all languages and in both modes.

use std::path::Path;

use i18n::Messages;
use unicode_width::UnicodeWidthStr as _;

use crate::words::padded;

/// A command typed during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// An empty line.
    Nothing,
    /// Any other text: a move.
    Move(&'a str),
    /// Take back the last move.
    Undo,
    /// List the legal moves.
    Legal,
    /// Resign.
    Resign,
    /// Agree to a draw.
    Draw,
    /// Play a rematch, with seats rotated.
    Rematch,
    /// Write the record to a file.
    Save(&'a Path),
    /// `save` without a file.
    SaveWhere,
    /// Show the board.
    Board,
    /// List the commands.
    Help,
    /// Quit.
    Quit,
}

/// The commands, each with the message that explains it. They are the same in all languages.
const COMMANDS: [(&str, &str); 8] = [
    ("legal", "terminal-help-legal"),
    ("board", "terminal-help-board"),
    ("undo", "terminal-help-undo"),
    ("resign", "terminal-help-resign"),
    ("draw", "terminal-help-draw"),
    ("rematch", "terminal-help-rematch"),
    (SAVE, "terminal-help-save"),
    ("quit", "terminal-help-quit"),
];

/// The command with a file name.
const SAVE: &str = "save";

/// The text of [`Command::Help`]: a line for each command.
pub fn help(messages: &Messages) -> String {
    let typed = |word: &str| match word {
        SAVE => format!("{SAVE} {}", messages.text("terminal-help-file")),
        _ => word.into(),
    };
    let lines = COMMANDS.map(|(word, id)| (typed(word), messages.text(id)));
    let width = lines.iter().map(|(typed, _)| typed.width()).max().unwrap_or_default();
    lines.map(|(typed, explained)| format!("  {}  {explained}\n", padded(&typed, width))).concat()
}

/// The words that can be typed.
pub(crate) fn words() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(word, _)| *word)
}

impl<'a> Command<'a> {
    /// Reads a line.
    pub fn read(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Command::Nothing,
            ("undo", "") => Command::Undo,
            ("legal", "") => Command::Legal,
            ("resign", "") => Command::Resign,
            ("draw", "") => Command::Draw,
            ("rematch", "") => Command::Rematch,
            (SAVE, "") => Command::SaveWhere,
            (SAVE, file) => Command::Save(Path::new(file)),
            ("board", "") => Command::Board,
            ("help" | "?", "") => Command::Help,
            ("quit" | "exit", "") => Command::Quit,
            _ => Command::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use i18n::{Language, Messages};

    use super::{COMMANDS, Command, help};

    #[test]
    fn help_lists_every_command_in_columns() {
        let help = help(Messages::of(Language::english()));
        assert!(help.starts_with("  legal      list the legal moves\n"), "{help}");
        assert!(help.contains("\n  save FILE  save the game"), "{help}");
        for (word, _) in COMMANDS {
            assert!(!matches!(Command::read(word), Command::Move(_)), "{word}");
        }
    }

    #[test]
    fn words_are_commands_and_the_rest_are_moves() {
        assert_eq!(Command::read("  "), Command::Nothing);
        assert_eq!(Command::read(" e2 \r"), Command::Move("e2"));
        assert_eq!(Command::read("undo"), Command::Undo);
        assert_eq!(Command::read("undo that"), Command::Move("undo that"));
        assert_eq!(Command::read("save"), Command::SaveWhere);
        assert_eq!(Command::read("save my game.json "), Command::Save(Path::new("my game.json")));
    }
}
