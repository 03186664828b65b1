//! Joined letters of Arabic script, for text in visual order.
//!
//! Terminals that join letters do so along the order of the cells, which is the wrong one once a text is in its visual
//! order, and most don't join them at all. So each letter is replaced by the presentation form of Unicode that it takes
//! in its place. These forms are joined as they are, fill one cell each, and are in all fonts of the script.

/// The letters of Arabic and Persian: each with its first presentation form, isolated, and how many forms it has. The
/// final, the initial and the medial form follow it. Letters with two forms join the letter before them only.
const LETTERS: [(char, char, u8); 42] = [
    ('ء', '\u{fe80}', 1),
    ('آ', '\u{fe81}', 2),
    ('أ', '\u{fe83}', 2),
    ('ؤ', '\u{fe85}', 2),
    ('إ', '\u{fe87}', 2),
    ('ئ', '\u{fe89}', 4),
    ('ا', '\u{fe8d}', 2),
    ('ب', '\u{fe8f}', 4),
    ('ة', '\u{fe93}', 2),
    ('ت', '\u{fe95}', 4),
    ('ث', '\u{fe99}', 4),
    ('ج', '\u{fe9d}', 4),
    ('ح', '\u{fea1}', 4),
    ('خ', '\u{fea5}', 4),
    ('د', '\u{fea9}', 2),
    ('ذ', '\u{feab}', 2),
    ('ر', '\u{fead}', 2),
    ('ز', '\u{feaf}', 2),
    ('س', '\u{feb1}', 4),
    ('ش', '\u{feb5}', 4),
    ('ص', '\u{feb9}', 4),
    ('ض', '\u{febd}', 4),
    ('ط', '\u{fec1}', 4),
    ('ظ', '\u{fec5}', 4),
    ('ع', '\u{fec9}', 4),
    ('غ', '\u{fecd}', 4),
    ('ف', '\u{fed1}', 4),
    ('ق', '\u{fed5}', 4),
    ('ك', '\u{fed9}', 4),
    ('ل', '\u{fedd}', 4),
    ('م', '\u{fee1}', 4),
    ('ن', '\u{fee5}', 4),
    ('ه', '\u{fee9}', 4),
    ('و', '\u{feed}', 2),
    ('ى', '\u{feef}', 2),
    ('ي', '\u{fef1}', 4),
    ('پ', '\u{fb56}', 4),
    ('چ', '\u{fb7a}', 4),
    ('ژ', '\u{fb8a}', 2),
    ('ک', '\u{fb8e}', 4),
    ('گ', '\u{fb92}', 4),
    ('ی', '\u{fbfc}', 4),
];

/// The forms of lam with the alef behind it, which are written as one: isolated; the final form follows.
const LAM_ALEF: [(char, char); 4] =
    [('آ', '\u{fef5}'), ('أ', '\u{fef7}'), ('إ', '\u{fef9}'), ('ا', '\u{fefb}')];

const LAM: char = 'ل';
/// A stroke between letters, which joins them.
const TATWEEL: char = 'ـ';
/// Invisible characters that join and part letters. Parting ends at word parts of Persian.
const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';

/// Replaces letters, in the order in which they are written, by the forms they take beside each other.
pub(super) fn joined(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut shown = String::with_capacity(text.len());
    let mut before = None;
    let mut index = 0;
    while let Some(&letter) = letters.get(index) {
        index += 1;
        if is_mark(letter) {
            shown.push(letter);
            continue;
        }
        let after = letters.get(index..).into_iter().flatten().copied().find(|&other| !is_mark(other));
        let is_joined_before = before.is_some_and(joins_after);
        let ligature = LAM_ALEF.iter().find(|(alef, _)| letter == LAM && letters.get(index) == Some(alef));
        if let Some(&(alef, form)) = ligature {
            shown.extend(char::from_u32(u32::from(form) + u32::from(is_joined_before)));
            (before, index) = (Some(alef), index + 1);
            continue;
        }
        let is_joined_after = joins_after(letter) && after.is_some_and(joins_before);
        match forms(letter) {
            Some((isolated, count)) => {
                let form = match (is_joined_before && count > 1, is_joined_after) {
                    (false, false) => 0,
                    (true, false) => 1,
                    (false, true) => 2,
                    (true, true) => 3,
                };
                shown.extend(char::from_u32(u32::from(isolated) + form));
            }
            // The forms are as they should be, whatever is between them.
            None if matches!(letter, JOINER | NON_JOINER) => {}
            None => shown.push(letter),
        }
        before = Some(letter);
    }
    shown
}

fn forms(letter: char) -> Option<(char, u8)> {
    LETTERS.iter().find(|(known, ..)| *known == letter).map(|(_, isolated, count)| (*isolated, *count))
}

/// Whether a letter joins the one before it.
fn joins_before(letter: char) -> bool {
    matches!(letter, TATWEEL | JOINER) || forms(letter).is_some_and(|(_, count)| count > 1)
}

/// Whether a letter joins the one after it.
fn joins_after(letter: char) -> bool {
    matches!(letter, TATWEEL | JOINER) || forms(letter).is_some_and(|(_, count)| count == 4)
}

/// Whether a character is a mark on the letter before it, such as a vowel.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{64b}'..='\u{65f}' | '\u{670}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_take_the_form_of_their_place() {
        for (word, forms) in [
            // Initial, final, isolated after a letter that doesn't join on, medial.
            ("باب", "\u{fe91}\u{fe8e}\u{fe8f}"),
            ("بيت", "\u{fe91}\u{fef4}\u{fe96}"),
            // Lam and alef are one, at the beginning of a word and behind a letter that joins on.
            ("لا", "\u{fefb}"),
            ("بلا", "\u{fe91}\u{fefc}"),
            ("سلام", "\u{feb3}\u{fefc}\u{fee1}"),
            // A vowel doesn't part letters.
            ("بَت", "\u{fe91}\u{64e}\u{fe96}"),
            // Persian letters, and the mark that parts the two parts of a word.
            ("پیچ", "\u{fb58}\u{fbff}\u{fb7b}"),
            ("می\u{200c}کند", "\u{fee3}\u{fbfd}\u{fb90}\u{fee8}\u{feaa}"),
            // Everything else stays.
            ("ل 12 e2", "\u{fedd} 12 e2"),
        ] {
            assert_eq!(joined(word), forms, "{word}");
        }
    }

    /// Forms of the same letter follow each other, and no two letters share one.
    #[test]
    fn forms_dont_overlap() {
        let mut ranges: Vec<(u32, u32)> = LETTERS
            .iter()
            .map(|(_, first, count)| (u32::from(*first), u32::from(*first) + u32::from(*count)))
            .collect();
        ranges.sort_unstable();
        assert!(ranges.windows(2).all(|pair| pair[0].1 <= pair[1].0), "{ranges:x?}");
    }
}
