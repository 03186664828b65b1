use core::fmt;
use core::str::FromStr;

/// A notation for moves. All are read; only [`Notation::Standard`] is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Ours. Quoridor: the target square (`e2`), or the square nearest a1 of the four that a fence touches with
    /// `h` or `v` (`e3h`). Squadro: the lane, with or without the letter of its seat (`3`, `y3`).
    #[default]
    Standard,
    /// Quoridor with rows counted from the other side, as in Glendenning's thesis.
    Glendenning,
    /// Quoridor with fences named by the upper left of the four squares, as in the Quoridor Text Protocol.
    Qtp,
    /// Squadro as its designer writes games down: `y3r1y3…`, with or without blanks.
    Designer,
}

impl Notation {
    /// Every notation there is.
    pub const ALL: [Notation; 4] =
        [Notation::Standard, Notation::Glendenning, Notation::Qtp, Notation::Designer];

    /// The name that records and commands use.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Standard => "standard",
            Notation::Glendenning => "glendenning",
            Notation::Qtp => "qtp",
            Notation::Designer => "designer",
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no notation of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownNotation;

impl fmt::Display for UnknownNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown notation: use standard, glendenning, qtp or designer")
    }
}

impl core::error::Error for UnknownNotation {}

impl FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(name: &str) -> Result<Self, UnknownNotation> {
        Notation::ALL.into_iter().find(|notation| notation.name() == name).ok_or(UnknownNotation)
    }
}
