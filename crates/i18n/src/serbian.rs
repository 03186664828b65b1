//! Serbian is written in two scripts, and one follows from the other letter by letter: `locales/sr` is made from
//! `locales/sr-Cyrl` by `cargo xtask languages --transliterate`.

/// Turns Serbian Cyrillic into Latin letters; everything else stays as it is.
///
/// ```
/// assert_eq!(i18n::serbian::to_latin("Поље { $square }: Његош, ЏЕП"), "Polje { $square }: Njegoš, DŽEP");
/// ```
pub fn to_latin(text: &str) -> String {
    let mut latin = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let lower = letter.to_lowercase().next().unwrap_or(letter);
        let Some(written) = lower_to_latin(lower) else {
            latin.push(letter);
            continue;
        };
        if lower == letter {
            latin.push_str(written);
            continue;
        }
        // Of two letters the second is a capital only among capitals.
        let among_capitals = letters.peek().is_some_and(|next| next.is_uppercase());
        let mut parts = written.chars();
        latin.extend(parts.next().into_iter().flat_map(char::to_uppercase));
        if among_capitals {
            latin.extend(parts.flat_map(char::to_uppercase));
        } else {
            latin.extend(parts);
        }
    }
    latin
}

fn lower_to_latin(letter: char) -> Option<&'static str> {
    Some(match letter {
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' => "g",
        'д' => "d",
        'ђ' => "đ",
        'е' => "e",
        'ж' => "ž",
        'з' => "z",
        'и' => "i",
        'ј' => "j",
        'к' => "k",
        'л' => "l",
        'љ' => "lj",
        'м' => "m",
        'н' => "n",
        'њ' => "nj",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'ћ' => "ć",
        'у' => "u",
        'ф' => "f",
        'х' => "h",
        'ц' => "c",
        'ч' => "č",
        'џ' => "dž",
        'ш' => "š",
        _ => return None,
    })
}
