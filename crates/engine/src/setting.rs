use core::fmt;

use crate::Level;

/// Something about a player that can be set before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// What it is called. Reading it, capitals don't matter.
    pub name: &'static str,
    /// What it can be set to.
    pub kind: Kind,
}

/// What a setting can be set to, and what it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number within bounds, both included.
    Number {
        /// What it is now.
        default: u64,
        /// The least it can be.
        min: u64,
        /// The most it can be.
        max: u64,
    },
    /// On or off.
    Check {
        /// What it is now.
        default: bool,
    },
    /// Any text in one line, or none.
    Text {
        /// What it is now.
        default: String,
    },
}

/// What a setting was set to. It is of the setting's [`Kind`] and within its bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// For [`Kind::Number`].
    Number(u64),
    /// For [`Kind::Check`].
    Check(bool),
    /// For [`Kind::Text`].
    Text(String),
}

impl Chosen {
    /// The number; 0 for anything else.
    pub fn number(&self) -> u64 {
        if let Chosen::Number(number) = self { *number } else { 0 }
    }

    /// The text; none for anything else.
    pub fn text(&self) -> &str {
        if let Chosen::Text(text) = self { text } else { "" }
    }

    /// Whether it is on.
    pub fn is_on(&self) -> bool {
        matches!(self, Chosen::Check(true))
    }
}

/// Why something couldn't be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// There is no such setting.
    #[error("no option '{name}': there {}", list(.known))]
    Unknown {
        /// What was to be set.
        name: String,
        /// What could be.
        known: Vec<&'static str>,
    },
    /// The value isn't a number, or out of bounds.
    #[error("{name} is a number from {min} to {max}, not '{value}'")]
    Number {
        /// What was to be set.
        name: &'static str,
        /// To what.
        value: String,
        /// The least it could be.
        min: u64,
        /// The most it could be.
        max: u64,
    },
    /// The value is neither `true` nor `false`.
    #[error("{name} is true or false, not '{value}'")]
    Check {
        /// What was to be set.
        name: &'static str,
        /// To what.
        value: String,
    },
    /// The value could be, but isn't: a file that can't be read, for example.
    #[error("{0}")]
    Refused(String),
}

fn list(known: &[&str]) -> String {
    match known {
        [] => "are none".into(),
        [only] => format!("is only {only}"),
        [first @ .., last] => format!("are {} and {last}", first.join(", ")),
    }
}

impl Setting {
    /// The name of [`Setting::level`].
    pub const LEVEL: &'static str = "Level";
    /// The name of [`Setting::hash`].
    pub const HASH: &'static str = "Hash";
    /// The name of [`Setting::threads`].
    pub const THREADS: &'static str = "Threads";
    /// The name of [`Setting::seed`].
    pub const SEED: &'static str = "Seed";
    /// The most memory that can be asked for, in mebibytes.
    pub const MOST_HASH: u64 = 16_384;
    /// The most threads that can be asked for.
    pub const MOST_THREADS: u64 = 64;

    /// A number within bounds.
    pub const fn number(name: &'static str, default: u64, min: u64, max: u64) -> Setting {
        Setting { name, kind: Kind::Number { default, min, max } }
    }

    /// Any text.
    pub fn text(name: &'static str, default: impl Into<String>) -> Setting {
        Setting { name, kind: Kind::Text { default: default.into() } }
    }

    /// On or off.
    pub const fn check(name: &'static str, default: bool) -> Setting {
        Setting { name, kind: Kind::Check { default } }
    }

    /// How strong the player is.
    pub fn level(level: Level) -> Setting {
        let number = |level: Level| u64::from(level.number());
        Setting::number(Self::LEVEL, number(level), number(Level::LOWEST), number(Level::HIGHEST))
    }

    /// The size of its memory for positions, in mebibytes.
    pub fn hash(mebibytes: usize) -> Setting {
        Setting::number(Self::HASH, mebibytes as u64, 1, Self::MOST_HASH)
    }

    /// How many threads it thinks with.
    pub fn threads(threads: usize) -> Setting {
        Setting::number(Self::THREADS, threads as u64, 1, Self::MOST_THREADS)
    }

    /// What it draws its errors and its choices among equals from.
    pub fn seed(seed: u64) -> Setting {
        Setting::number(Self::SEED, seed, 0, u32::MAX.into())
    }

    /// Finds the setting of this name and what this value means for it.
    pub fn read(
        settings: &[Setting],
        name: &str,
        value: &str,
    ) -> Result<(&'static str, Chosen), SettingError> {
        let setting = settings.iter().find(|setting| setting.name.eq_ignore_ascii_case(name));
        let unknown = || SettingError::Unknown {
            name: name.into(),
            known: settings.iter().map(|setting| setting.name).collect(),
        };
        let Setting { name, kind } = setting.ok_or_else(unknown)?;
        let chosen = match *kind {
            Kind::Number { min, max, .. } => {
                let number = value.parse().ok().filter(|number| (min..=max).contains(number));
                let wrong = || SettingError::Number { name, value: value.into(), min, max };
                Chosen::Number(number.ok_or_else(wrong)?)
            }
            Kind::Check { .. } => match value {
                "true" => Chosen::Check(true),
                "false" => Chosen::Check(false),
                _ => return Err(SettingError::Check { name, value: value.into() }),
            },
            // As UCI writes a text of no letters.
            Kind::Text { .. } if value == EMPTY => Chosen::Text(String::new()),
            Kind::Text { .. } => Chosen::Text(value.into()),
        };
        Ok((name, chosen))
    }
}

const EMPTY: &str = "<empty>";

/// As UGI introduces it: `name Level type spin default 8 min 1 max 8`.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} type ", self.name)?;
        match &self.kind {
            Kind::Number { default, min, max } => write!(f, "spin default {default} min {min} max {max}"),
            Kind::Check { default } => write!(f, "check default {default}"),
            Kind::Text { default } if default.is_empty() => write!(f, "string default {EMPTY}"),
            Kind::Text { default } => write!(f, "string default {default}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Vec<Setting> {
        vec![Setting::level(Level::HIGHEST), Setting::check("Book", true), Setting::text("Tablebase", "")]
    }

    #[test]
    fn settings_introduce_themselves() {
        let words: Vec<String> = settings().iter().map(ToString::to_string).collect();
        assert_eq!(words[0], "name Level type spin default 8 min 1 max 8");
        assert_eq!(words[1], "name Book type check default true");
        assert_eq!(words[2], "name Tablebase type string default <empty>");
    }

    #[test]
    fn what_fits_is_read() {
        let read = |name, value| Setting::read(&settings(), name, value).expect("it fits");
        assert_eq!(read("LEVEL", "3"), ("Level", Chosen::Number(3)));
        assert_eq!(read("book", "false"), ("Book", Chosen::Check(false)));
        assert_eq!(read("Tablebase", "a b"), ("Tablebase", Chosen::Text("a b".into())));
        assert_eq!(read("Tablebase", EMPTY), ("Tablebase", Chosen::Text(String::new())));
    }

    #[test]
    fn what_does_not_fit_is_told_apart() {
        let error = |name, value| Setting::read(&settings(), name, value).expect_err("it doesn't fit");
        for value in ["0", "9", "", "three", "-1", "3.0", "99999999999999999999"] {
            assert!(matches!(error("Level", value), SettingError::Number { min: 1, max: 8, .. }), "{value}");
        }
        assert!(matches!(error("Book", "yes"), SettingError::Check { .. }));
        let unknown = error("Colour", "green").to_string();
        assert_eq!(unknown, "no option 'Colour': there are Level, Book and Tablebase");
        assert_eq!(list(&[]), "are none");
        assert_eq!(list(&["Level"]), "is only Level");
    }
}
