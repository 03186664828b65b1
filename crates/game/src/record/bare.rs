use alloc::string::{String, ToString};
use alloc::{format, vec::Vec};

use super::scan::Scanner;
use super::{BadResult, GameResult, MAX_MOVES, MoveText, ReadError, Record, RecordedMove};
use crate::{Notation, Seat};

impl Record {
    /// Makes a record of a bare list of moves in this notation.
    ///
    /// Moves are separated by blanks, line ends or commas; numbers with dots behind (`1.`, `12...`) are
    /// skipped; a result may stand at the end. What a move is depends on the notation:
    ///
    /// - [`Notation::Designer`]: moves may stand together (`y3r1y3`); each begins with its letter.
    /// - [`Notation::Qtp`]: a fence may be two words (`E3 h`, `E3 horizontal`), and moves may come as the
    ///   protocol's commands: `playmove white E2`, `playwall black E3 vertical`. White sits at E1, which is
    ///   the first seat here, Black at E9. Colours must alternate, and the first says who started.
    ///
    /// Likewise a first move that begins with `y` or `r`, Squadro's Light and Dark, says who started. Otherwise
    /// that is left open, which means the first seat.
    ///
    /// ```
    /// use game::record::Record;
    /// use game::{Notation, Seat};
    ///
    /// let record = Record::from_moves("Squadro", Notation::Designer, "r3y1 r2y5")?;
    /// assert_eq!(record.moves[1].text.as_str(), "y1");
    /// assert_eq!(record.setup.first, Some(Seat::SECOND));
    ///
    /// let session = "playmove black E8\nplaywall white E3 horizontal";
    /// let record = Record::from_moves("Quoridor", Notation::Qtp, session)?;
    /// assert_eq!(record.moves[1].text.as_str(), "E3h");
    /// assert_eq!(record.setup.first, Some(Seat::SECOND));
    /// # Ok::<(), game::record::ReadError>(())
    /// ```
    pub fn from_moves(game: impl Into<String>, notation: Notation, text: &str) -> Result<Record, ReadError> {
        let mut record = Record { notation, ..Record::new(game) };
        let mut parser = MoveListParser { scanner: Scanner::new(text), moves: Vec::new(), result: None };
        match notation {
            Notation::Standard | Notation::Glendenning => parser.read_words()?,
            Notation::Designer => parser.read_designer()?,
            Notation::Qtp => record.setup.first = parser.read_qtp()?,
        }
        record.setup.first = record.setup.first.or_else(|| named_seat(parser.moves.first()?));
        record.moves = parser.moves.into_iter().map(RecordedMove::from).collect();
        record.result = parser.result.unwrap_or_default();
        Ok(record)
    }
}

/// The seat that a move of Squadro names. No move of Quoridor begins with these letters.
fn named_seat(first: &MoveText) -> Option<Seat> {
    match first.as_bytes() {
        [b'y', b'0'..=b'9', ..] => Some(Seat::FIRST),
        [b'r', b'0'..=b'9', ..] => Some(Seat::SECOND),
        _ => None,
    }
}

/// The state of reading a bare list of moves.
struct MoveListParser<'a> {
    scanner: Scanner<'a>,
    moves: Vec<MoveText>,
    result: Option<GameResult>,
}

/// A word, and where it stands.
struct Word<'a> {
    text: &'a str,
    at: Scanner<'a>,
}

impl<'a> MoveListParser<'a> {
    /// One word for each move.
    fn read_words(&mut self) -> Result<(), ReadError> {
        while let Some(word) = self.next_word()? {
            self.push(word.text, &word.at)?;
        }
        Ok(())
    }

    /// One or more moves in a word, each of which begins with a letter.
    fn read_designer(&mut self) -> Result<(), ReadError> {
        while let Some(word) = self.next_word()? {
            let mut at = word.at;
            let letters = word.text.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
            let mut start = 0;
            for end in letters.map(|(index, _)| index).chain([word.text.len()]).filter(|&end| end > 0) {
                self.push(&word.text[start..end], &at)?;
                at.skip(end - start);
                start = end;
            }
        }
        Ok(())
    }

    /// Moves or commands of the Quoridor Text Protocol. Gives the seat of the first command, if there is one.
    fn read_qtp(&mut self) -> Result<Option<Seat>, ReadError> {
        let mut first = None;
        let mut turn = None;
        while let Some(word) = self.next_word()? {
            let fence = word.text.eq_ignore_ascii_case("playwall");
            if !fence && !word.text.eq_ignore_ascii_case("playmove") {
                match (orientation(word.text), self.moves.pop()) {
                    (Some(letter), Some(square)) => self.push(&format!("{square}{letter}"), &word.at)?,
                    (_, last) => {
                        self.moves.extend(last);
                        self.push(word.text, &word.at)?;
                    }
                }
                continue;
            }
            let (seat, at) = self.required("white or black", colour)?;
            if turn.is_some_and(|turn| turn != seat) {
                return Err(at.expected("the other colour"));
            }
            first = first.or(Some(seat));
            turn = Some(seat.other());
            let (square, at) = self.required("a square such as E3", |word| Some(word.to_string()))?;
            if fence {
                let (letter, _) = self.required("h or v, horizontal or vertical", orientation)?;
                self.push(&format!("{square}{letter}"), &at)?;
            } else {
                self.push(&square, &at)?;
            }
        }
        Ok(first)
    }

    /// The next word, which must be there and mean something.
    fn required<T>(
        &mut self,
        expected: &str,
        meaning: impl Fn(&str) -> Option<T>,
    ) -> Result<(T, Scanner<'a>), ReadError> {
        let Some(word) = self.next_word()? else { return Err(self.scanner.expected(expected)) };
        let meaning = meaning(word.text).ok_or_else(|| word.at.expected(expected))?;
        Ok((meaning, word.at))
    }

    /// The next word that is neither a number nor the result. None: the list ends here.
    fn next_word(&mut self) -> Result<Option<Word<'a>>, ReadError> {
        let separates = |c: char| c.is_whitespace() || c == ',';
        loop {
            self.scanner.skip_while(separates);
            if self.scanner.move_number().is_some() {
                self.scanner.skip_while(|c| c == '.');
                continue;
            }
            let at = self.scanner.clone();
            let text = self.scanner.skip_while(|c| !separates(c));
            if text.is_empty() {
                return Ok(None);
            }
            if self.result.is_some() {
                return Err(at.expected("the end after the result"));
            }
            if !text.contains(['*', '-', '/']) {
                return Ok(Some(Word { text, at }));
            }
            self.result = Some(text.parse().map_err(|error: BadResult| at.error(error.to_string()))?);
        }
    }

    fn push(&mut self, text: &str, at: &Scanner<'a>) -> Result<(), ReadError> {
        if self.moves.len() == MAX_MOVES {
            return Err(at.error(format!("more than {MAX_MOVES} moves")));
        }
        self.moves.push(MoveText::new(text).map_err(|_| at.expected("a move"))?);
        Ok(())
    }
}

fn colour(word: &str) -> Option<Seat> {
    match word.to_ascii_lowercase().as_str() {
        "white" | "w" => Some(Seat::FIRST),
        "black" | "b" => Some(Seat::SECOND),
        _ => None,
    }
}

fn orientation(word: &str) -> Option<char> {
    match word.to_ascii_lowercase().as_str() {
        "horizontal" | "h" => Some('h'),
        "vertical" | "v" => Some('v'),
        _ => None,
    }
}
