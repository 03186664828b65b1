//! Time at the game: flags, handicaps, every kind of clock.

use game::Seat;
use game::record::Termination;
use play::clock::{FLAG_GRACE, LAG_BANK, LAG_PER_MOVE, LAG_REGAINED};
use play::{Charge, Command, Event, GameKind, GameState, Recorded, Refusal, SeatKind, Terms};
use proptest::prelude::*;

use super::{TestGame, context, names, terms};

fn with_clock(players: usize, clock: &str) -> Terms {
    Terms { clock: clock.parse().expect("a time control"), ..terms(GameKind::Quoridor, players) }
}

fn charge(events: &[Event]) -> Charge {
    match events.first() {
        Some(Event::Move { charge: Some(charge), .. }) => *charge,
        other => panic!("no move on a clock: {other:?}"),
    }
}

#[test]
fn each_kind_of_clock_gives_what_it_says() {
    let mut total = TestGame::full(with_clock(2, "60+5"));
    total.now += 10_000;
    let paid = charge(&total.play(1, "e2").expect("legal"));
    assert_eq!(paid, Charge { spent: 10_000, forgiven: 0, left: 55_000 });

    let mut per_move = TestGame::full(with_clock(2, "30/move"));
    per_move.now += 29_000;
    assert_eq!(charge(&per_move.play(1, "e2").expect("legal")).left, 30_000);

    let mut days = TestGame::full(with_clock(2, "2d/move"));
    days.now += 47 * 60 * 60 * 1000;
    assert_eq!(charge(&days.play(1, "e2").expect("legal")).left, 2 * 24 * 60 * 60 * 1000);

    let mut none = TestGame::full(with_clock(2, "-"));
    none.now += u64::from(u32::MAX);
    assert!(matches!(none.play(1, "e2").expect("legal")[0], Event::Move { charge: None, .. }));
    assert!(none.state.decide_flag(None, &none.context()).is_none());
}

#[test]
fn less_time_is_a_handicap() {
    let mut agreed = with_clock(2, "60");
    agreed.seats[1].seconds = Some(10);
    let mut game = TestGame::full(agreed);
    assert_eq!(game.state.view(game.now).seats[1].left, Some(10_000));
    game.play(1, "e2").expect("legal");
    game.now += 10_000 + LAG_PER_MOVE + FLAG_GRACE + 1;
    let decision = game.state.decide_flag(None, &game.context()).expect("its time is up");
    assert_eq!(names(&game.take(decision)), ["flagged", "ended"]);
}

#[test]
fn who_runs_out_of_time_loses_and_with_more_the_others_go_on() {
    let mut game = TestGame::full(with_clock(3, "10"));
    game.now += 10_000 + FLAG_GRACE;
    assert!(game.state.decide_flag(Some(0), &game.context()).is_none(), "within the grace");
    game.now += LAG_PER_MOVE + 1;
    let decision = game.state.decide_flag(None, &game.context()).expect("its time is up");
    assert_eq!(game.take(decision), [Event::Flagged { seat: Seat::FIRST }]);
    assert_eq!(game.state.turn(), Some(Seat::SECOND));
    let seats = game.state.view(game.now).seats;
    assert_eq!((seats[0].left, seats[1].left), (Some(0), Some(10_000)), "the next clock begins only now");
    game.now += 20_000;
    let decision = game.state.decide_flag(None, &game.context()).expect("its time is up");
    let happened = game.take(decision);
    let Some(Event::Ended { result, termination }) = happened.last() else { panic!("{happened:?}") };
    assert_eq!((result.to_string().as_str(), *termination), ("0-0-1", Termination::Time));
}

#[test]
fn a_late_move_is_refused_and_a_laggy_one_forgiven() {
    let game = TestGame::full(with_clock(2, "10"));
    let by = super::player(1);
    let mv = Command::Move { mv: "e2".into(), ply: 0 };
    let late = game.now + 10_000 + FLAG_GRACE + 200;
    let refused = game.state.decide(&mv, &by, &context(late, 0, 0)).map(|_| ());
    assert_eq!(refused, Err(Refusal::TimeIsUp));
    let decision = game.state.decide(&mv, &by, &context(late, 0, 250)).expect("the line was slow");
    let Event::Move { charge: Some(paid), .. } = &decision.events[0].event else { panic!("a move") };
    assert_eq!((paid.left, paid.forgiven), (0, 250 + 50), "lag, and the rest from the grace");
    let pretender = context(game.now + 10_000 + FLAG_GRACE + LAG_PER_MOVE + 1, 0, u64::MAX);
    assert!(matches!(game.state.decide(&mv, &by, &pretender), Err(Refusal::TimeIsUp)));
}

#[test]
fn pretended_lag_runs_out() {
    let mut game = TestGame::full(with_clock(2, "600"));
    let mut forgiven = 0;
    let moves = [("e2", "e8"), ("e1", "e9")];
    for round in 0..20 {
        let (one, other) = moves[round % 2];
        if game.state.turn().is_none() {
            break;
        }
        game.now += 1_000;
        let mv = Command::Move { mv: one.into(), ply: game.state.ply() };
        let Ok(decision) = game.state.decide(&mv, &super::player(1), &context(game.now, 0, 9_999)) else {
            break;
        };
        forgiven += charge(&game.take(decision)).forgiven;
        if game.play(2, other).is_err() {
            break;
        }
    }
    let rounds = u64::from(game.state.ply().div_ceil(2));
    assert!(forgiven > LAG_PER_MOVE && forgiven <= LAG_BANK + rounds * 100, "{forgiven} in {rounds} rounds");
}

#[test]
fn a_takeback_keeps_what_was_spent_gives_back_the_increment_and_starts_the_right_clock() {
    let mut game = TestGame::full(with_clock(2, "100+10"));
    game.now += 30_000;
    game.play(1, "e2").expect("legal");
    game.now += 5_000;
    game.act(1, &Command::AskTakeback).expect("a question");
    game.now += 5_000;
    let happened = game.act(2, &Command::GrantTakeback).expect("yes");
    let paid = Charge { spent: 10_000, forgiven: 0, left: 90_000 };
    assert_eq!(
        happened,
        [Event::TakebackGranted {
            seat: Seat::SECOND,
            back_to: Some(0),
            charge: Some(paid),
            left: vec![70_000, 90_000]
        }]
    );
    game.now += 1_000;
    let seats = game.state.view(game.now).seats;
    assert_eq!((seats[0].left, seats[1].left), (Some(69_000), Some(90_000)));
}

#[test]
fn time_that_runs_backwards_stands_still() {
    let mut game = TestGame::full(with_clock(2, "60"));
    game.now += 10_000;
    game.play(1, "e2").expect("legal");
    game.now -= 9_000;
    assert_eq!(charge(&game.play(2, "e8").expect("legal")).spent, 0);
    let at: Vec<u64> = game.events.iter().map(|recorded| recorded.at).collect();
    assert!(at.is_sorted(), "{at:?}");
}

/// Sixty takebacks turned 60 seconds into 1,860.
#[test]
fn takebacks_earn_no_increments() {
    let mut game = TestGame::full(with_clock(2, "60+30"));
    for _ in 0..60 {
        game.play(1, "e2").expect("legal");
        game.act(1, &Command::AskTakeback).expect("a question");
        game.act(2, &Command::GrantTakeback).expect("yes");
    }
    let seats = game.state.view(game.now).seats;
    assert_eq!((seats[0].left, seats[1].left), (Some(60_000), Some(60_000)));
}

#[test]
fn a_time_per_move_starts_afresh_after_a_takeback() {
    let mut game = TestGame::full(with_clock(2, "30/move"));
    game.play(1, "e2").expect("legal");
    game.now += 20_000;
    game.act(1, &Command::AskTakeback).expect("a question");
    game.act(2, &Command::GrantTakeback).expect("yes");
    let seats = game.state.view(game.now).seats;
    assert_eq!((seats[0].left, seats[1].left), (Some(30_000), Some(30_000)));
    game.now += 29_000;
    game.play(1, "e2").expect("in time");
    game.now += 29_000;
    game.play(2, "e8").expect("in time, too");
}

#[test]
fn nobody_grants_a_takeback_after_their_time_is_up() {
    let mut game = TestGame::full(with_clock(2, "10"));
    game.play(1, "e2").expect("legal");
    game.act(1, &Command::AskTakeback).expect("a question");
    game.now += 10_000 + LAG_PER_MOVE + FLAG_GRACE + 1;
    assert_eq!(game.act(2, &Command::GrantTakeback), Err(Refusal::TimeIsUp));
}

#[test]
fn a_computer_is_charged_for_thinking_and_not_for_waiting_in_line() {
    let terms = Terms::for_two(GameKind::Quoridor, SeatKind::Computer(8), SeatKind::Creator);
    let clock = "60+2".parse().expect("a time control");
    let game = TestGame::new(Terms { first: Some(Seat::FIRST), clock, ..terms }).expect("good terms");
    let late = context(game.now + 90_000, 0, 0);
    let decision = game.state.decide_for_computer("e2", 0, Some(500), &late).expect("it thought for 500 ms");
    let Event::Move { charge: Some(paid), .. } = &decision.events[0].event else { panic!("a move") };
    assert_eq!(*paid, Charge { spent: 90_000, forgiven: 89_500, left: 61_500 });
    let refused = game.state.decide_for_computer("e2", 0, None, &late).map(|_| ());
    assert_eq!(refused, Err(Refusal::TimeIsUp), "without that, all of it counts");
    let refused = game.state.decide_for_computer("e2", 0, Some(61_000), &late).map(|_| ());
    assert_eq!(refused, Err(Refusal::TimeIsUp), "so it does if it thought for so long");
}

/// What version 0.1 stored: the clocks after a takeback were not, and kept the increments.
#[test]
fn a_takeback_of_an_older_version_means_what_it_meant() {
    let mut game = TestGame::full(with_clock(2, "100+10"));
    game.now += 30_000;
    game.play(1, "e2").expect("legal");
    game.act(1, &Command::AskTakeback).expect("a question");
    game.now += 10_000;
    let stored = r#"{"type":"takebackGranted","seat":2,"backTo":0,"charge":{"spent":10000,"forgiven":0,"left":90000}}"#;
    let event: Event = serde_json::from_str(stored).expect("an event of an older version");
    let seq = game.events.len() as u32 + 1;
    game.events.push(Recorded { seq, at: game.now, wall: 0, event });
    let state = GameState::replay(game.state.id(), &game.events).expect("it can be replayed");
    let seats = state.view(game.now).seats;
    assert_eq!((seats[0].left, seats[1].left, state.ply()), (Some(80_000), Some(90_000), 0));
}

/// What a player does with time and lag of their own choice.
#[derive(Clone, Copy, Debug)]
enum Step {
    Move,
    TakeBack,
}

proptest! {
    /// Whatever lag a client pretends for each move, and however closely it sails to the flag.
    #[test]
    fn no_more_is_forgiven_than_documented(
        steps in prop::collection::vec(
            (prop_oneof![4 => Just(Step::Move), 1 => Just(Step::TakeBack)], 0_u64..4_000, 0_u64..2_000, any::<bool>()),
            1..150,
        ),
        clock in prop::sample::select(vec!["3", "1+1", "2+2", "1/move"]),
    ) {
        let mut game = TestGame::full(with_clock(2, clock));
        let (mut forgiven, mut moves) = ([0_u64; 2], [0_u64; 2]);
        for (step, pause, lag, at_the_brink) in steps {
            let Some(turn) = game.state.turn() else { break };
            let deadline = game.state.clocks().and_then(play::Clocks::deadline).expect("a clock runs");
            // A little too late, too: that has to be refused, or paid from the bank.
            let brink = deadline - 1 + if lag % 3 == 0 { lag % FLAG_GRACE } else { 0 };
            game.now = if at_the_brink { brink } else { (game.now + pause).min(deadline - 1) };
            let by = turn.index() as u8 + 1;
            let mover = turn.index();
            let happened = match step {
                Step::Move => {
                    let legal = game.board().legal_moves();
                    let ply = game.state.ply();
                    let mv = legal[lag as usize % legal.len()].clone();
                    let mv = Command::Move { mv, ply };
                    // One that pretends enough is in time until the deadline.
                    let lag = if at_the_brink { u64::MAX } else { lag };
                    let decided = game.state.decide(&mv, &super::player(by), &context(game.now, 0, lag));
                    decided.map(|decision| game.take(decision))
                }
                Step::TakeBack => {
                    game.act(3 - by, &Command::AskTakeback).and_then(|_| game.act(by, &Command::GrantTakeback))
                }
            };
            for event in happened.into_iter().flatten() {
                if let Event::Move { charge: Some(charge), .. }
                | Event::TakebackGranted { charge: Some(charge), .. } = &event
                {
                    forgiven[mover] += charge.forgiven;
                    moves[mover] += u64::from(matches!(event, Event::Move { .. }));
                    prop_assert!(charge.forgiven <= LAG_PER_MOVE + FLAG_GRACE);
                }
            }
            prop_assert!(forgiven[mover] <= LAG_BANK + moves[mover] * LAG_REGAINED, "{:?} in {:?}", forgiven, moves);
        }
    }
}
