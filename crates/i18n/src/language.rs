use std::fmt;
use std::str::FromStr;

/// The direction of a language's script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// `ltr`
    LeftToRight,
    /// `rtl`: Arabic, Hebrew, Persian.
    RightToLeft,
}

impl Direction {
    /// The value of HTML's attribute `dir`.
    pub const fn html(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

/// A folder of `locales`, compiled in.
#[derive(Debug)]
pub(crate) struct Data {
    code: &'static str,
    name: &'static str,
    locale: &'static str,
    direction: Direction,
    also: &'static [&'static str],
    pub(crate) files: &'static [&'static str],
}

static LANGUAGES: &[Data] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that Farside speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

impl Language {
    /// All languages, by code.
    pub fn all() -> impl ExactSizeIterator<Item = Language> {
        (0..LANGUAGES.len()).map(Language)
    }

    /// English, which every other language is translated from and falls back to.
    pub fn english() -> Language {
        Language::all().find(|language| language.code() == "en").unwrap_or(Language(0))
    }

    pub(crate) fn data(self) -> &'static Data {
        &LANGUAGES[self.0]
    }

    /// The name of its folder, of the cookie's value and of `?lang=`, such as `de` or `zh-TW`.
    pub fn code(self) -> &'static str {
        self.data().code
    }

    /// What its speakers call it.
    pub fn name(self) -> &'static str {
        self.data().name
    }

    /// The BCP 47 tag that decides about plurals, numbers, dates and lists, such as `nb` or `ar-u-nu-latn`.
    pub fn locale(self) -> &'static str {
        self.data().locale
    }

    /// The direction of its script.
    pub fn direction(self) -> Direction {
        self.data().direction
    }

    /// Other tags that mean it, such as `nb` for `no`.
    pub fn also(self) -> &'static [&'static str] {
        self.data().also
    }

    /// The language that a BCP 47 tag asks for, by RFC 4647 lookup: the tag itself, then without its last subtag, and
    /// so on. `_` may stand for `-`.
    pub fn lookup(tag: &str) -> Option<Language> {
        let mut tag = tag.trim().replace('_', "-");
        loop {
            let means = |name: &str| name.eq_ignore_ascii_case(&tag);
            let found = Language::all()
                .find(|language| means(language.code()))
                .or_else(|| Language::all().find(|language| language.also().iter().any(|name| means(name))));
            if found.is_some() {
                return found;
            }
            let shorter = tag.rfind('-')?;
            tag.truncate(shorter);
        }
    }

    /// The best language for an `Accept-Language` header; none if it names none of ours.
    pub fn negotiate(accept_language: &str) -> Option<Language> {
        let mut wanted: Vec<(f32, &str)> = Vec::new();
        for choice in accept_language.split(',').take(50) {
            let (tag, parameters) = choice.split_once(';').unwrap_or((choice, ""));
            let weight = match parameters.trim().strip_prefix("q=") {
                Some(weight) => weight.trim().parse().unwrap_or(0.0),
                None => 1.0,
            };
            if weight > 0.0 {
                wanted.push((weight, tag));
            }
        }
        // Stable: of equal weights the first counts.
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        wanted.into_iter().find_map(|(_, tag)| Language::lookup(tag))
    }

    /// The language of a process: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that is set, as POSIX has it, with
    /// the list in `LANGUAGE` before them as gettext has it. `variable` looks an environment variable up.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
        if matches!(locale.as_str(), "C" | "POSIX") || locale.starts_with("C.") {
            return None;
        }
        let list = set("LANGUAGE").unwrap_or_default();
        let mut names = list.split(':').chain([locale.as_str()]).filter(|name| !name.is_empty());
        names.find_map(|name| {
            // sr_RS.UTF-8@latin
            let (name, modifier) = name.split_once('@').unwrap_or((name, ""));
            let name = name.split_once('.').map_or(name, |(name, _)| name);
            let script = match modifier {
                "latin" => "-Latn",
                "cyrillic" => "-Cyrl",
                _ => "",
            };
            let language = name.split(['_', '-']).next().unwrap_or(name);
            if script.is_empty() {
                Language::lookup(name)
            } else {
                Language::lookup(&format!("{language}{script}"))
            }
        })
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// No such language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Language::all().map(Language::code).collect();
        write!(f, "no language '{}'; there are {}", self.0, codes.join(" "))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        Language::lookup(tag).ok_or_else(|| UnknownLanguage(tag.into()))
    }
}
