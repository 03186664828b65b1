//! Schemas of what goes over a wire as text, for descriptions of an API.

use utoipa::openapi::Schema;
use utoipa::openapi::schema::{ObjectBuilder, Type};

/// What a time control looks like. The parser takes longer numbers, too.
const TIME_CONTROL: &str = r"^(-|[1-9][0-9]{0,5}(\+[0-9]{1,6}|/move)?|[1-9][0-9]?d/move)$";
/// What the id of a command looks like.
const COMMAND_ID: &str = "^[A-Za-z0-9._-]{1,40}$";

/// The schema of a [`TimeControl`](game::record::TimeControl).
pub fn time_control() -> Schema {
    let text = "The time control: `600+5` (seconds, and for each move), `600`, `30/move`, `2d/move`, or `-` for none.";
    let schema = ObjectBuilder::new().schema_type(Type::String).pattern(Some(TIME_CONTROL));
    schema.description(Some(text)).examples(["600+5"]).build().into()
}

/// The schema of a [`CommandId`](crate::CommandId).
pub fn command_id() -> Schema {
    let text = "The idempotency key: a repeated command is answered, not executed again.";
    let schema = ObjectBuilder::new().schema_type(Type::String).pattern(Some(COMMAND_ID));
    schema.description(Some(text)).build().into()
}

#[cfg(test)]
mod tests {
    use core::num::NonZeroU32;

    use game::record::TimeControl;
    use proptest::prelude::*;
    use proptest::string::string_regex;
    use regex_lite::Regex;

    use super::{COMMAND_ID, TIME_CONTROL};
    use crate::CommandId;

    /// Texts of a pattern, which are written between `^` and `$`.
    fn texts(pattern: &str) -> impl Strategy<Value = String> + use<> {
        string_regex(pattern.trim_matches(['^', '$'])).expect("a pattern that texts can be made of")
    }

    proptest! {
        #[test]
        fn whatever_the_patterns_allow_is_read(control in texts(TIME_CONTROL), id in texts(COMMAND_ID)) {
            prop_assert!(control.parse::<TimeControl>().is_ok(), "{control}");
            prop_assert!(id.parse::<CommandId>().is_ok(), "{id}");
        }

        #[test]
        fn an_id_is_read_if_and_only_if_the_pattern_allows_it(id in "[A-Za-z0-9._/ é-]{0,42}") {
            let allowed = Regex::new(COMMAND_ID).expect("a pattern").is_match(&id);
            prop_assert_eq!(id.parse::<CommandId>().is_ok(), allowed);
        }

        #[test]
        fn every_time_control_of_up_to_six_digits_fits(
            seconds in 1..1_000_000_u32,
            increment in 0..1_000_000_u32,
            days in 1..100_u32,
        ) {
            let [seconds, days] = [seconds, days].map(|number| NonZeroU32::new(number).expect("not zero"));
            let pattern = Regex::new(TIME_CONTROL).expect("a pattern");
            for control in [
                TimeControl::Unlimited,
                TimeControl::Total { seconds, increment },
                TimeControl::PerMove { seconds },
                TimeControl::DaysPerMove { days },
            ] {
                prop_assert!(pattern.is_match(&control.to_string()), "{control}");
            }
        }
    }
}
