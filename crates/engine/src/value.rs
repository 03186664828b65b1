use core::fmt;

use serde::Serialize;

/// What is true of a position for the player to move, or of a move for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// It loses against best play.
    Loss = 1,
    /// Nobody can force a win.
    Draw = 2,
    /// It wins by force.
    Win = 3,
}

impl Value {
    /// The same result for the other player.
    #[must_use]
    pub const fn turned(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Value::Loss => "loss",
            Value::Draw => "draw",
            Value::Win => "win",
        })
    }
}

/// What is proven, and how long it takes if that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truth {
    /// Who wins.
    pub value: Value,
    /// The plies to the end of the game with best play on both sides; none for a draw, or where it isn't known.
    pub plies: Option<u32>,
}

impl Truth {
    /// A draw.
    pub const DRAW: Truth = Truth { value: Value::Draw, plies: None };

    /// Of a position without its distance.
    pub const fn of(value: Value) -> Truth {
        Truth { value, plies: None }
    }

    /// The truth of a move, given that of the position after it.
    #[must_use]
    pub fn before(self) -> Truth {
        Truth { value: self.value.turned(), plies: self.plies.map(|plies| plies + 1) }
    }

    /// For ordering: wins before draws before losses, near wins before far ones, far losses before near ones.
    pub fn rank(self) -> (Value, i64) {
        let plies = self.plies.map_or(0, i64::from);
        (self.value, if self.value == Value::Loss { plies } else { -plies })
    }
}
