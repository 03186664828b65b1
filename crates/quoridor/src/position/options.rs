use alloc::string::String;

use game::SetupError;

/// House rules, all off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// `free-side-jump`: the step aside from a jumped pawn is allowed even where the straight jump is possible.
    pub free_side_jump: bool,
    /// `strict-pawn-behind`: a pawn with another pawn right behind it can't be jumped at all, not even to the side.
    pub strict_pawn_behind: bool,
}

impl Options {
    /// The names of all options.
    pub const NAMES: &'static [&'static str] = &["free-side-jump", "strict-pawn-behind"];

    /// Turns on the options of these names.
    pub fn from_names<S: AsRef<str>>(names: &[S]) -> Result<Options, SetupError> {
        let mut options = Options::default();
        for name in names {
            match name.as_ref() {
                "free-side-jump" => options.free_side_jump = true,
                "strict-pawn-behind" => options.strict_pawn_behind = true,
                other => {
                    return Err(SetupError::Option { given: String::from(other), known: Self::NAMES });
                }
            }
        }
        Ok(options)
    }

    /// The names of the options that are on.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let on = [self.free_side_jump, self.strict_pawn_behind];
        Self::NAMES.iter().zip(on).filter_map(|(&name, on)| on.then_some(name))
    }

    pub(crate) const fn index(self) -> usize {
        self.free_side_jump as usize | (self.strict_pawn_behind as usize) << 1
    }
}
