//! Records of every shape, for property tests.

// Each test crate uses its own part of it.
use std::num::NonZeroU32;

use game::record::{Date, GameResult, MoveText, Names, Record, RecordedMove, Tag, Termination, TimeControl};
use game::{Notation, Seat, Setup};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;

/// Any text, more often than not made of what a format gives a meaning to.
pub(crate) fn text() -> impl Strategy<Value = String> {
    let nasty = select(vec![
        "\\", "\"", "{", "}", "[", "]", " ", "  ", "\n", "\r\n", "\r", "\t", "\u{0}", "\u{1b}", "\u{7f}",
        "\u{85}", "\u{2028}", "\u{feff}", "\u{202e}", "\\u{41}", "\\n", "1.", "1-0", "*", "é", "日本", "🙂",
        "e\u{301}", "a word", "'", "\u{a0}", "\u{3000}",
    ]);
    prop_oneof![any::<String>(), vec(nasty, 0..40).prop_map(|parts| parts.concat())]
}

/// Any record at all.
pub(crate) fn record() -> impl Strategy<Value = Record> {
    let heading = (text(), select(Notation::ALL.to_vec()), setup(), names(), of(text()), of(text()));
    let course = (of(date()), of(time_control()), result(), of(select(Termination::ALL.to_vec())));
    let rest = (vec(tag(), 0..4), of(text()), vec(recorded_move(), 0..60));
    (heading, course, rest).prop_map(|(heading, course, rest)| {
        let (game, notation, setup, players, event, site) = heading;
        let (date, time_control, result, termination) = course;
        let (tags, comment, moves) = rest;
        Record {
            game,
            notation,
            setup,
            players,
            event,
            site,
            date,
            time_control,
            result,
            termination,
            tags,
            comment,
            moves,
        }
    })
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..Seat::MAX).prop_map(|index| Seat::new(index).expect("within bounds"))
}

fn setup() -> impl Strategy<Value = Setup> {
    let players = of(prop_oneof![2..=4_usize, any::<usize>()]);
    (players, of(seat()), vec(text(), 0..3), of(text()))
        .prop_map(|(players, first, options, position)| Setup { players, first, options, position })
}

fn names() -> impl Strategy<Value = Names> {
    proptest::array::uniform4(of(text())).prop_map(|given| {
        let mut names = Names::default();
        for (seat, name) in Seat::all(4).zip(given) {
            names.set(seat, name);
        }
        names
    })
}

fn date() -> impl Strategy<Value = Date> {
    let parts = (1..=9999_u16, 0..=12_u8, 0..=31_u8);
    parts.prop_filter_map("no such day", |(year, month, day)| match (month, day) {
        (0, _) => Date::year_of(year),
        (_, 0) => Date::month_of(year, month),
        _ => Date::day_of(year, month, day),
    })
}

fn time_control() -> impl Strategy<Value = TimeControl> {
    let some = || any::<NonZeroU32>();
    prop_oneof![
        Just(TimeControl::Unlimited),
        (some(), prop_oneof![Just(0), any::<u32>()])
            .prop_map(|(seconds, increment)| TimeControl::Total { seconds, increment }),
        some().prop_map(|seconds| TimeControl::PerMove { seconds }),
        some().prop_map(|days| TimeControl::DaysPerMove { days }),
    ]
}

fn result() -> impl Strategy<Value = GameResult> {
    (vec(seat(), 0..4), 2..=4_usize)
        .prop_map(|(sharers, players)| GameResult::shared(sharers, players).unwrap_or(GameResult::OPEN))
}

fn tag() -> impl Strategy<Value = Tag> {
    let name = "[A-Za-z][A-Za-z0-9_]{0,12}";
    (name, text()).prop_filter_map("a field's name", |(name, value)| Tag::new(name, value).ok())
}

fn recorded_move() -> impl Strategy<Value = RecordedMove> {
    let word = prop_oneof![Just(String::from("e3h")), "[A-Za-z0-9]{1,16}"];
    (word, proptest::option::weighted(0.2, text())).prop_map(|(word, comment)| RecordedMove {
        text: MoveText::new(word).expect("letters and digits"),
        comment,
    })
}
