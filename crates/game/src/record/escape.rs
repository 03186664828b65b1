//! How any text at all fits between two quotes or two braces: `\\`, the closing character after a `\`, and
//! control characters as `\n`, `\r`, `\t` or `\u{1b}`.

use alloc::string::String;
use core::fmt::{self, Write};

/// Writes a text so that it holds neither its closing character nor anything that would end or hide a line.
pub(super) fn write_escaped(out: &mut impl Write, text: &str, closing: char) -> fmt::Result {
    for c in text.chars() {
        match c {
            '\n' => out.write_str("\\n")?,
            '\r' => out.write_str("\\r")?,
            '\t' => out.write_str("\\t")?,
            '\\' => out.write_str("\\\\")?,
            _ if c == closing => write!(out, "\\{c}")?,
            // The separators of lines and paragraphs are no control characters, but some editors break
            // lines there.
            _ if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {
                write!(out, "{}", c.escape_unicode())?;
            }
            _ => out.write_char(c)?,
        }
    }
    Ok(())
}

/// Reads what follows a `\`, and tells what is left after it. None: nothing that is ever written.
pub(super) fn read_escaped(rest: &str) -> Option<(char, &str)> {
    let mut chars = rest.chars();
    let c = match chars.next()? {
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        c @ ('\\' | '"' | '}') => c,
        'u' => {
            let (digits, rest) = chars.as_str().strip_prefix('{')?.split_once('}')?;
            let right =
                (1..=6).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            let code = u32::from_str_radix(digits, 16).ok().filter(|_| right)?;
            return Some((char::from_u32(code)?, rest));
        }
        _ => return None,
    };
    Some((c, chars.as_str()))
}

/// The text between quotes or braces, these included.
pub(super) fn enclosed(opening: char, text: &str, closing: char) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push(opening);
    // Writing to a string can't fail.
    let _ = write_escaped(&mut out, text, closing);
    out.push(closing);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_few_and_visible() {
        assert_eq!(enclosed('"', "a\"b\\c}\n\u{1b}é", '"'), r#""a\"b\\c}\n\u{1b}é""#);
        assert_eq!(enclosed('{', "a\"b}\u{2028}", '}'), r#"{a"b\}\u{2028}}"#);
    }

    #[test]
    fn what_is_never_written_is_not_read() {
        for text in ["", "x", "u", "u{", "u{}", "u{110000}", "u{d800}", "u{0000041}", "u{+41}", "u41"] {
            assert_eq!(read_escaped(text), None, "{text}");
        }
        assert_eq!(read_escaped("u{41}b"), Some(('A', "b")));
    }
}
