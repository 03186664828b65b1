//! The small things: seats, lists, keys, notations, setups.

use game::{ArrayVec, Game, Handicap, Keys, Notation, Outcome, Seat, Setup, SetupError, UnknownNotation};

use crate::toy::Race;

fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat of four")
}

#[test]
fn seats_are_counted_from_zero_in_code_and_from_one_for_people() {
    for (index, seat) in Seat::all(4).enumerate() {
        assert_eq!((seat.index(), seat.number()), (index, index + 1));
        assert_eq!(Seat::new(index), Some(seat));
        assert_eq!(Seat::from_number(index + 1), Some(seat));
        assert_eq!(seat.to_string(), (index + 1).to_string());
    }
    assert_eq!((Seat::new(4), Seat::from_number(0), Seat::from_number(5)), (None, None, None));
    assert_eq!(Seat::from_number(usize::MAX), None);
}

#[test]
fn turns_go_round_the_table() {
    for count in 2..=4 {
        let order: Vec<_> = Seat::all(count).map(|seat| seat.next(count).number()).collect();
        let expected: Vec<_> = (2..=count).chain([1]).collect();
        assert_eq!(order, expected);
    }
    assert_eq!((Seat::FIRST.other(), Seat::SECOND.other()), (Seat::SECOND, Seat::FIRST));
    assert_eq!(Seat::all(0).count(), 0);
}

#[test]
#[should_panic(expected = "at most 4 seats, not 5")]
fn five_seats_are_too_many() {
    let _ = Seat::all(5);
}

#[test]
fn a_list_is_what_was_pushed() {
    let mut list: ArrayVec<u8, 3> = ArrayVec::default();
    assert!(list.is_empty());
    list.push(7);
    list.push(5);
    assert_eq!((list.len(), list.as_ref(), format!("{list:?}")), (2, &[7, 5][..], "[7, 5]".into()));
    assert_eq!((&list).into_iter().sum::<u8>(), 12);
    assert_eq!(list.into_iter().collect::<Vec<_>>(), [7, 5]);
}

#[test]
fn lists_are_equal_by_what_they_hold() {
    let mut one: ArrayVec<u8, 3> = ArrayVec::new();
    let mut other = one;
    one.push(0);
    assert_ne!(one, other, "an unused place isn't an item");
    other.push(0);
    assert_eq!(one, other);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_full_list_takes_no_more() {
    let mut list: ArrayVec<u8, 1> = ArrayVec::new();
    list.push(1);
    list.push(2);
}

#[test]
fn keys_are_splitmix64() {
    // The first outputs for seed 1234567 that implementations of SplitMix64 are commonly checked with.
    let mut keys = Keys::new(1_234_567);
    let drawn = [keys.draw(), keys.draw(), keys.draw()];
    assert_eq!(drawn, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
}

#[test]
fn notations_are_found_by_name() {
    for notation in Notation::ALL {
        assert_eq!(notation.to_string().parse(), Ok(notation));
    }
    assert_eq!("Standard".parse::<Notation>(), Err(UnknownNotation));
    assert_eq!(UnknownNotation.to_string(), "unknown notation: use standard, glendenning, qtp or designer");
}

#[test]
fn an_outcome_says_who_won_and_why_not() {
    assert_eq!(Outcome::Win(seat(3)).to_string(), "seat 3 wins");
    assert_eq!(Outcome::Win(seat(3)).winner(), Some(seat(3)));
    let draw = Outcome::Draw(game::DrawReason::TurnLimit);
    assert_eq!((draw.to_string().as_str(), draw.winner()), ("draw by turn limit", None));
}

#[test]
fn a_setup_that_can_not_be_is_refused_with_the_reason() {
    let message = |setup: Setup| Race::from_setup(&setup).expect_err("refused").to_string();
    let setup = Setup::default;
    let race = |position: &str| Setup { position: Some(position.into()), ..setup() };

    assert_eq!(message(Setup { players: Some(5), ..setup() }), "not a game for 5: it is for two to four");
    assert_eq!(
        message(Setup { players: Some(3), ..race("0 0 / a") }),
        "the position is for 2 players, not 3"
    );
    assert_eq!(
        message(Setup { first: Some(seat(3)), ..setup() }),
        "seat 3 can't move first: there are 2 players"
    );
    assert_eq!(
        message(Setup { first: Some(seat(2)), ..race("0 0 / a") }),
        "the position says who moves first: leave the first player out, or name the same"
    );
    assert_eq!(
        message(Setup { options: vec!["fast".into()], ..setup() }),
        "unknown rule option 'fast': use slow"
    );
    assert_eq!(message(race("0 x / a")), "bad position: '0 x / a' isn't spaces and a turn");

    let known = &["one", "two"];
    let option = |known| SetupError::Option { given: "fast".into(), known };
    assert_eq!(option(known).to_string(), "unknown rule option 'fast': use one or two");
    assert_eq!(option(&[]).to_string(), "unknown rule option 'fast': this game has none");
}

#[test]
fn a_position_string_is_read_back() {
    let mut race = Race::for_players(3);
    race.retire(seat(1));
    let text = race.to_string();
    assert_eq!(text, "- 0 0 / b");
    assert_eq!(Race::new(&Setup { position: Some(text), ..Setup::default() }), race);
}

#[test]
fn handicaps_are_for_seats_that_play() {
    let race = Race::for_players(2);
    let ahead = race.with_handicap(seat(2), Handicap::HeadStart).expect("a head start");
    assert_eq!(ahead.to_string(), "0 1 / a");
    let refused = race.with_handicap(seat(3), Handicap::HeadStart).expect_err("two play");
    assert_eq!(refused.to_string(), "nobody plays at seat 3");
    let refused = race.with_handicap(seat(1), Handicap::Fences(3)).expect_err("there are no fences");
    assert_eq!(refused.to_string(), "Race has no handicap in fences: it has no fences");
}
