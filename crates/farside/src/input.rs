//! Reading lines of any length and encoding with bounded memory.

use std::io::{self, BufRead, Read};

/// The maximum length of a line in bytes. The longest game of Quoridor takes 5,000.
pub(crate) const MAX_LINE_LENGTH: usize = 1 << 16;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum InputLine {
    /// The line without its end; invalid UTF-8 is replaced by U+FFFD, which no notation contains.
    Text(String),
    /// A line longer than [`MAX_LINE_LENGTH`], skipped.
    TooLong,
}

/// Reads one line; `None` at the end of the input.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(MAX_LINE_LENGTH as u64 + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.ends_with(b"\n") {
        bytes.pop();
    } else if read > MAX_LINE_LENGTH {
        input.skip_until(b'\n')?;
        return Ok(Some(InputLine::TooLong));
    }
    Ok(Some(InputLine::Text(String::from_utf8_lossy(&bytes).into_owned())))
}

#[cfg(test)]
mod tests {
    use super::{InputLine, MAX_LINE_LENGTH, read_line};

    fn all_lines(mut input: &[u8]) -> Vec<InputLine> {
        std::iter::from_fn(|| read_line(&mut input).expect("a slice can be read")).collect()
    }

    #[test]
    fn reads_lines_with_and_without_an_end() {
        let text = |line: &str| InputLine::Text(line.into());
        assert_eq!(all_lines(b""), []);
        assert_eq!(all_lines(b"\n"), [text("")]);
        assert_eq!(all_lines(b"e2 e8\n\nd4v"), [text("e2 e8"), text(""), text("d4v")]);
        assert_eq!(all_lines(b"e\xff2\n"), [text("e\u{fffd}2")]);
    }

    #[test]
    fn drops_a_line_that_is_too_long_and_goes_on() {
        let longest = vec![b'x'; MAX_LINE_LENGTH];
        let input = [&longest[..], b"\n", &longest, b"x\n", b"e2\n", &longest, b"xx"].concat();
        let lines = all_lines(&input);
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[0], InputLine::Text("x".repeat(MAX_LINE_LENGTH)));
        assert_eq!(lines[1], InputLine::TooLong);
        assert_eq!(lines[2], InputLine::Text("e2".into()));
        assert_eq!(lines[3], InputLine::TooLong);
    }
}
