//! Moves and positions as the strings people write. Rule options are not part of a position string: they
//! travel with the setup of a game.

use alloc::string::{String, ToString};

use ::serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Fence, Move, Position, Square};

macro_rules! as_string {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.to_string())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}

as_string!(Fence, Move, Position, Square);
