use core::fmt;

use crate::Level;

/// Something about a player that can be set before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UgiOption {
    /// What it is called. Reading it, capitals don't matter.
    pub name: &'static str,
    /// What it can be set to.
    pub kind: OptionKind,
}

/// What a option can be set to, and what it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
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

/// What a option was set to. It is of the option's [`OptionKind`] and within its bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// For [`OptionKind::Number`].
    Number(u64),
    /// For [`OptionKind::Check`].
    Check(bool),
    /// For [`OptionKind::Text`].
    Text(String),
}

impl OptionValue {
    /// The number; 0 for anything else.
    pub fn number(&self) -> u64 {
        if let OptionValue::Number(number) = self { *number } else { 0 }
    }

    /// The text; none for anything else.
    pub fn text(&self) -> &str {
        if let OptionValue::Text(text) = self { text } else { "" }
    }

    /// Whether it is on.
    pub fn is_on(&self) -> bool {
        matches!(self, OptionValue::Check(true))
    }
}

/// Why something couldn't be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// There is no such option.
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

impl UgiOption {
    /// The name of [`UgiOption::level`].
    pub const LEVEL: &'static str = "Level";
    /// The name of [`UgiOption::hash`].
    pub const HASH: &'static str = "Hash";
    /// The name of [`UgiOption::threads`].
    pub const THREADS: &'static str = "Threads";
    /// The name of [`UgiOption::seed`].
    pub const SEED: &'static str = "Seed";
    /// The most memory that can be asked for, in mebibytes.
    pub const MOST_HASH: u64 = 16_384;
    /// The most threads that can be asked for.
    pub const MOST_THREADS: u64 = 64;

    /// A number within bounds.
    pub const fn number(name: &'static str, default: u64, min: u64, max: u64) -> UgiOption {
        UgiOption { name, kind: OptionKind::Number { default, min, max } }
    }

    /// Any text.
    pub fn text(name: &'static str, default: impl Into<String>) -> UgiOption {
        UgiOption { name, kind: OptionKind::Text { default: default.into() } }
    }

    /// On or off.
    pub const fn check(name: &'static str, default: bool) -> UgiOption {
        UgiOption { name, kind: OptionKind::Check { default } }
    }

    /// How strong the player is.
    pub fn level(level: Level) -> UgiOption {
        let number = |level: Level| u64::from(level.number());
        UgiOption::number(Self::LEVEL, number(level), number(Level::LOWEST), number(Level::HIGHEST))
    }

    /// The size of its memory for positions, in mebibytes.
    pub fn hash(mebibytes: usize) -> UgiOption {
        UgiOption::number(Self::HASH, mebibytes as u64, 1, Self::MOST_HASH)
    }

    /// How many threads it thinks with.
    pub fn threads(threads: usize) -> UgiOption {
        UgiOption::number(Self::THREADS, threads as u64, 1, Self::MOST_THREADS)
    }

    /// What it draws its errors and its choices among equals from.
    pub fn seed(seed: u64) -> UgiOption {
        UgiOption::number(Self::SEED, seed, 0, u32::MAX.into())
    }

    /// Finds the option of this name and what this value means for it.
    pub fn read(
        options: &[UgiOption],
        name: &str,
        value: &str,
    ) -> Result<(&'static str, OptionValue), OptionError> {
        let option = options.iter().find(|option| option.name.eq_ignore_ascii_case(name));
        let unknown = || OptionError::Unknown {
            name: name.into(),
            known: options.iter().map(|option| option.name).collect(),
        };
        let UgiOption { name, kind } = option.ok_or_else(unknown)?;
        let value = match *kind {
            OptionKind::Number { min, max, .. } => {
                let number = value.parse().ok().filter(|number| (min..=max).contains(number));
                let wrong = || OptionError::Number { name, value: value.into(), min, max };
                OptionValue::Number(number.ok_or_else(wrong)?)
            }
            OptionKind::Check { .. } => match value {
                "true" => OptionValue::Check(true),
                "false" => OptionValue::Check(false),
                _ => return Err(OptionError::Check { name, value: value.into() }),
            },
            // As UCI writes a text of no letters.
            OptionKind::Text { .. } if value == EMPTY => OptionValue::Text(String::new()),
            OptionKind::Text { .. } => OptionValue::Text(value.into()),
        };
        Ok((name, value))
    }
}

const EMPTY: &str = "<empty>";

/// As UGI introduces it: `name Level type spin default 8 min 1 max 8`.
impl fmt::Display for UgiOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Number { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Text { default } if default.is_empty() => write!(f, "string default {EMPTY}"),
            OptionKind::Text { default } => write!(f, "string default {default}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> Vec<UgiOption> {
        vec![
            UgiOption::level(Level::HIGHEST),
            UgiOption::check("Book", true),
            UgiOption::text("Tablebase", ""),
        ]
    }

    #[test]
    fn settings_introduce_themselves() {
        let words: Vec<String> = options().iter().map(ToString::to_string).collect();
        assert_eq!(words[0], "name Level type spin default 8 min 1 max 8");
        assert_eq!(words[1], "name Book type check default true");
        assert_eq!(words[2], "name Tablebase type string default <empty>");
    }

    #[test]
    fn what_fits_is_read() {
        let read = |name, value| UgiOption::read(&options(), name, value).expect("it fits");
        assert_eq!(read("LEVEL", "3"), ("Level", OptionValue::Number(3)));
        assert_eq!(read("book", "false"), ("Book", OptionValue::Check(false)));
        assert_eq!(read("Tablebase", "a b"), ("Tablebase", OptionValue::Text("a b".into())));
        assert_eq!(read("Tablebase", EMPTY), ("Tablebase", OptionValue::Text(String::new())));
    }

    #[test]
    fn what_does_not_fit_is_told_apart() {
        let error = |name, value| UgiOption::read(&options(), name, value).expect_err("it doesn't fit");
        for value in ["0", "9", "", "three", "-1", "3.0", "99999999999999999999"] {
            assert!(matches!(error("Level", value), OptionError::Number { min: 1, max: 8, .. }), "{value}");
        }
        assert!(matches!(error("Book", "yes"), OptionError::Check { .. }));
        let unknown = error("Colour", "green").to_string();
        assert_eq!(unknown, "no option 'Colour': there are Level, Book and Tablebase");
        assert_eq!(list(&[]), "are none");
        assert_eq!(list(&["Level"]), "is only Level");
    }
}
