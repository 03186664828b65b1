use std::path::Path;

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

/// What [`Command::Help`] says.
pub(super) const HELP: &str = "\
  legal      list the legal moves
  board      show the board again
  undo       take back the last move
  resign     resign the game
  draw       offer or agree to a draw
  rematch    play again with sides swapped
  save FILE  save the game (.json for JSON, otherwise text)
  quit       leave the game
";

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
            ("save", "") => Command::SaveWhere,
            ("save", file) => Command::Save(Path::new(file)),
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

    use super::Command;

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
