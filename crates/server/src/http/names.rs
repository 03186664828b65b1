//! Names that people choose: they can be seen, and are nobody else's.

use std::collections::HashSet;

use unicode_security::skeleton;

use super::problem::ApiError;
use crate::credentials::Principal;

/// The maximum length of a name, in characters.
const MAX_LENGTH: usize = 30;
/// The maximum number of accents on top of each other: more would run over the lines above.
const MAX_MARKS: usize = 3;

/// The names that nobody may choose, folded.
pub(super) struct ReservedNames(HashSet<String>);

impl ReservedNames {
    /// The names of computers in English, and these.
    pub(super) fn new(further: &[String]) -> ReservedNames {
        let computers = (1..=8).map(|level| play::Occupant::Computer { level }.name());
        let all = computers.chain(["Computer".into()]).chain(further.iter().cloned());
        ReservedNames(all.map(|name| fold(&name)).filter(|name| !name.is_empty()).collect())
    }

    /// Whether a name looks like one that is reserved.
    pub(super) fn contains(&self, name: &str) -> bool {
        self.0.contains(&fold(name))
    }

    /// Normalizes whitespace, and refuses names that are empty, too long, can't be seen, or look like that of a
    /// computer or the default one of somebody else.
    pub(super) fn check(&self, name: &str, principal: Principal) -> Result<String, ApiError> {
        if !(1..=MAX_LENGTH).contains(&name.chars().count()) {
            return Err(ApiError::BadRequest(format!("a name has 1 to {MAX_LENGTH} characters")));
        }
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || !is_visible(&name) {
            return Err(ApiError::BadName("every character of a name has to be visible"));
        }
        let is_default = ["guest", "bot"].iter().any(|kind| {
            let rest = fold(&name).strip_prefix(&fold(kind)).map(|rest| rest.chars().count());
            rest == Some(4)
        });
        if self.contains(&name) || is_default && name != principal.default_name() {
            return Err(ApiError::BadName("this name could be taken for somebody else's"));
        }
        Ok(name)
    }
}

/// What a name looks like: equal for names that differ only in case, spaces, punctuation, accents or letters that look
/// alike (UTS 39).
pub(super) fn fold(name: &str) -> String {
    let upper: String = skeleton(name).collect();
    let lower = upper.to_lowercase();
    let folded: String = skeleton(&lower).filter(|c| c.is_alphanumeric()).collect();
    // A name without letters is what it is.
    if folded.is_empty() { lower } else { folded }
}

/// Whether every character of a name can be seen.
fn is_visible(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    let mut marks = 0;
    letters.iter().enumerate().all(|(index, &letter)| {
        let before = index.checked_sub(1).and_then(|index| letters.get(index)).copied();
        let after = letters.get(index + 1).copied();
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        let joins = |c: Option<char>| c.is_some_and(|c| !c.is_ascii() && !is_ignorable(c) || c == '\u{fe0f}');
        match letter {
            // Joiners are part of emoji and of some scripts, but only between letters.
            '\u{200c}' | '\u{200d}' => joins(before) && joins(after),
            // Asks for the coloured form of what stands before.
            '\u{fe0f}' => before.is_some_and(|c| !c.is_alphanumeric() && !c.is_ascii() && !is_ignorable(c)),
            _ => {
                let stands = before.is_some() || !is_mark(letter);
                stands && marks <= MAX_MARKS && !letter.is_control() && !is_ignorable(letter)
            }
        }
    })
}

/// Whether a character combines with the one before: accents of all scripts.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a character is invisible or not for display: those that Unicode lets programs ignore, blanks that are no
/// spaces, private ones and noncharacters.
fn is_ignorable(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str) -> Result<String, ApiError> {
        let reserved = ReservedNames::new(&["Computer (Stufe 8)".into(), "Компютър (ниво 8)".into()]);
        let player = "aaaaaaaaaaaaaaaa".parse().expect("an id");
        reserved.check(name, Principal { player, is_bot: false })
    }

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(check("  Ann \t Lee ").expect("a name"), "Ann Lee");
        for name in ["Зоя 🙂", "👩‍👩‍👧", "❤️", "می‌خواهم", "Zoë", "Nguyễn", "山田", "नमस्ते", "Guest aaaa", "Bob 8"]
        {
            assert_eq!(check(name).expect("a name"), name);
        }
        for bad in ["", "   ", "a\u{7}b", "x\u{202e}y", &"n".repeat(31)] {
            assert!(check(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn names_with_invisible_characters_are_refused() {
        for bad in [
            "\u{200b}",
            "An\u{200b}n",
            "Ann\u{200d}",
            "A\u{200d}nn",
            "Ann\u{feff}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "Ann\u{fe0f}",
            "Ann\u{e0041}",
            "\u{ad}Ann",
            "\u{301}Ann",
            "A\u{301}\u{301}\u{301}\u{301}nn",
            "\u{e000}",
        ] {
            assert!(matches!(check(bad), Err(ApiError::BadName(_))), "{bad:?}");
        }
    }

    #[test]
    fn nobody_looks_like_a_computer_in_any_language() {
        for bad in [
            "Computer, level 8",
            "computer level 8",
            "COMPUTER (LEVEL 8)",
            "Соmрutеr, level 8",
            "Cοmputer, leveI 8",
            "C0mputer,  1evel 8",
            "Ｃｏｍｐｕｔｅｒ, level 8",
            "Cömputer - level 8",
            "computer stufe 8",
            "Компютър, ниво 8",
            "Computer",
        ] {
            assert!(matches!(check(bad), Err(ApiError::BadName(_))), "{bad:?}");
        }
    }

    #[test]
    fn nobody_looks_like_another_guest_without_a_name() {
        for bad in ["Guest bbbb", "guеst bbbb", "Bot b7xq", "Guest AAAA"] {
            assert!(matches!(check(bad), Err(ApiError::BadName(_))), "{bad:?}");
        }
        assert_eq!(fold("Ann"), fold("Аnn"), "a Cyrillic letter");
        assert_ne!(fold("Ann"), fold("Anna"));
        assert_ne!(fold("🙂"), fold("🙃"));
    }
}
