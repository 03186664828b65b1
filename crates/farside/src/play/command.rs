use std::path::Path;

use i18n::Messages;
use unicode_width::UnicodeWidthStr as _;

use crate::table::padded;

/// What a line typed during a game asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// Nothing was typed.
    Nothing,
    /// None of the words below, so it should be a move.
    Move(&'a str),
    /// Take the last move back.
    Undo,
    /// List the legal moves.
    Legal,
    /// Resign.
    Resign,
    /// Agree on a draw.
    Draw,
    /// Play again, everybody one seat further.
    Rematch,
    /// Write the record to a file.
    Save(&'a Path),
    /// `save` without a file.
    SaveWhere,
    /// Draw the board again.
    Board,
    /// Say what can be typed.
    Help,
    /// Stop playing.
    Quit,
}

/// What can be typed besides moves, each with the message that explains it. They are the same in all languages.
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

/// The command that a file's name follows.
const SAVE: &str = "save";

/// What [`Command::Help`] says: a line for each command.
pub(super) fn help(messages: &Messages) -> String {
    let typed = |word: &str| match word {
        SAVE => format!("{SAVE} {}", messages.text("terminal-help-file")),
        _ => word.into(),
    };
    let lines = COMMANDS.map(|(word, id)| (typed(word), messages.text(id)));
    let width = lines.iter().map(|(typed, _)| typed.width()).max().unwrap_or_default();
    lines.map(|(typed, explained)| format!("  {}  {explained}\n", padded(&typed, width))).concat()
}

impl<'a> Command<'a> {
    pub(super) fn read(line: &'a str) -> Command<'a> {
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
