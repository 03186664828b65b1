//! Sitting down, getting up, starting, moving out of turn.

use std::collections::HashSet;

use game::Seat;
use play::{Actor, Command, Event, GameKind, Occupant, Refusal, SeatKind, SeatTerms, Status, Terms};

use super::{TestGame, bot, names, player, terms};

#[test]
fn the_game_starts_when_the_last_seat_is_taken() {
    let mut game = TestGame::new(terms(GameKind::Quoridor, 3)).expect("good terms");
    assert_eq!(names(&game.act(2, &Command::Sit { seat: None }).expect("a seat")), ["seatTaken"]);
    assert_eq!(game.play(1, "e2"), Err(Refusal::NotStarted));
    assert_eq!(names(&game.act(3, &Command::Sit { seat: None }).expect("a seat")), ["seatTaken", "started"]);
    assert_eq!(game.state.status(), Status::Playing);
    assert_eq!(game.act(4, &Command::Sit { seat: None }), Err(Refusal::Started));
}

#[test]
fn a_seat_is_taken_once_and_can_be_left_before_the_start() {
    let mut game = TestGame::new(terms(GameKind::Quoridor, 3)).expect("good terms");
    let second = Some(Seat::SECOND);
    game.act(2, &Command::Sit { seat: second }).expect("it is free");
    assert_eq!(game.act(3, &Command::Sit { seat: second }), Err(Refusal::SeatTaken));
    assert_eq!(
        game.act(3, &Command::Sit { seat: Seat::new(3) }),
        Err(Refusal::SeatTaken),
        "there is no fourth"
    );
    assert_eq!(names(&game.act(2, &Command::GetUp).expect("who sits can get up")), ["seatLeft"]);
    assert_eq!(game.act(2, &Command::GetUp), Err(Refusal::NotSeated));
    game.act(3, &Command::Sit { seat: second }).expect("it is free again");
}

#[test]
fn whoever_stops_waiting_calls_the_game_off_unless_somebody_else_is_there() {
    let mut alone = TestGame::new(terms(GameKind::Quoridor, 3)).expect("good terms");
    assert_eq!(names(&alone.act(1, &Command::Withdraw).expect("nobody came")), ["seatLeft", "aborted"]);
    assert_eq!(alone.state.status(), Status::Aborted);

    let mut game = TestGame::new(terms(GameKind::Quoridor, 3)).expect("good terms");
    game.act(2, &Command::Sit { seat: None }).expect("a seat");
    assert_eq!(names(&game.act(1, &Command::Withdraw).expect("who sits can get up")), ["seatLeft"]);
    game.act(3, &Command::Sit { seat: None }).expect("a seat");
    assert_eq!(names(&game.act(3, &Command::Withdraw).expect("a guest gets up")), ["seatLeft"]);
    assert_eq!(names(&game.act(2, &Command::Withdraw).expect("so does the last")), ["seatLeft"]);
    assert_eq!(game.state.status(), Status::Open, "the game isn't theirs to call off");
    assert_eq!(game.act(2, &Command::Withdraw), Err(Refusal::NotSeated));
    let mut begun = TestGame::full(terms(GameKind::Quoridor, 2));
    assert_eq!(begun.act(1, &Command::Withdraw), Err(Refusal::Started));
}

#[test]
fn only_who_sits_there_moves_and_only_in_turn() {
    let mut game = TestGame::full(terms(GameKind::Quoridor, 2));
    let before = game.state.view(0);
    assert_eq!(game.play(2, "e8"), Err(Refusal::NotYourTurn));
    assert_eq!(game.play(9, "e2"), Err(Refusal::NotSeated), "a spectator");
    assert!(matches!(game.play(1, "e3"), Err(Refusal::IllegalMove { .. })));
    assert!(matches!(game.play(1, "castles"), Err(Refusal::UnreadableMove { .. })));
    let stale = Command::Move { mv: "e2".into(), ply: 1 };
    assert_eq!(game.act(1, &stale), Err(Refusal::Stale { ply: 0 }));
    assert_eq!(game.state.view(0), before, "what is refused changes nothing");
    assert_eq!(names(&game.play(1, "e2").expect("a legal move in turn")), ["move"]);
    assert_eq!(game.act(1, &Command::Move { mv: "e3".into(), ply: 0 }), Err(Refusal::Stale { ply: 1 }));
}

#[test]
fn bots_and_people_can_have_seats_of_their_own() {
    let mut terms = terms(GameKind::Squadro, 2);
    terms.seats[1].who = SeatKind::Person;
    let mut game = TestGame::new(terms.clone()).expect("good terms");
    assert_eq!(game.act_as(&bot(3), &Command::Sit { seat: Some(Seat::SECOND) }), Err(Refusal::ForPeople));
    game.act(2, &Command::Sit { seat: None }).expect("a person may");
    terms.seats[1].who = SeatKind::Bot;
    let mut game = TestGame::new(terms).expect("good terms");
    assert_eq!(game.act(2, &Command::Sit { seat: Some(Seat::SECOND) }), Err(Refusal::ForBots));
    assert_eq!(game.act(2, &Command::Sit { seat: None }), Err(Refusal::SeatTaken));
    game.act_as(&bot(3), &Command::Sit { seat: None }).expect("a bot may");
    assert!(matches!(game.state.seats()[1].occupant, Some((Occupant::Bot { .. }, _))));
}

#[test]
fn a_computer_sits_from_the_beginning() {
    let terms = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Computer(3));
    let game = TestGame::new(Terms { first: Some(Seat::SECOND), ..terms }).expect("good terms");
    assert_eq!(game.state.computer_to_move(), Some((Seat::SECOND, 3)));
    let decision = game.state.decide_for_computer("1", 0, None, &game.context()).expect("its turn");
    assert!(decision.next.computer_to_move().is_none());
    assert!(matches!(
        game.state.decide_for_computer("1", 1, None, &game.context()),
        Err(Refusal::Stale { .. })
    ));
}

#[test]
fn first_player_and_seats_are_drawn_and_every_draw_can_happen() {
    let mut seen = HashSet::new();
    for seed in 0..400 {
        let mut terms = terms(GameKind::Quoridor, 3);
        terms.first = None;
        terms.draw_seats = true;
        terms.seats[0].fences = Some(1);
        let mut game = TestGame::with_seed(terms, seed).expect("good terms");
        game.act(2, &Command::Sit { seat: None }).expect("a seat");
        game.act(3, &Command::Sit { seat: None }).expect("a seat");
        let first = game.state.turn().expect("it began");
        let order: Vec<Seat> = (1..=3)
            .map(|number| game.state.seats_of(player(number).player).iter().next().expect("all sit"))
            .collect();
        // The handicap belongs to who made the game, wherever that player was drawn to sit.
        let position = game.board().position();
        let left: Vec<&str> = position.split(" / ").nth(2).expect("fences").split(' ').collect();
        assert_eq!(left[order[0].index()], "1", "{position}");
        assert_eq!(left.iter().filter(|&&left| left == "6").count(), 2);
        seen.insert((first, order));
    }
    assert_eq!(seen.len(), 3 * 6, "three can begin, and three can sit in six ways");
}

#[test]
fn nobody_can_be_kept_waiting_for_ever_at_the_start() {
    let mut game = TestGame::new(terms(GameKind::Quoridor, 2)).expect("good terms");
    assert_eq!(game.act(2, &Command::Abort), Err(Refusal::NotCreator));
    assert_eq!(names(&game.act(1, &Command::Abort).expect("who made it may")), ["aborted"]);
    assert_eq!(game.act(2, &Command::Sit { seat: None }), Err(Refusal::Started));

    let mut game = TestGame::full(terms(GameKind::Quoridor, 2));
    game.play(1, "e2").expect("legal");
    assert_eq!(game.act(3, &Command::Abort), Err(Refusal::NotSeated));
    let mut called_off = TestGame::full(terms(GameKind::Quoridor, 2));
    called_off.play(1, "e2").expect("legal");
    let happened = called_off.act(1, &Command::Abort).expect("the second has not moved yet");
    assert_eq!(happened, [Event::Aborted { seat: Some(Seat::FIRST) }]);
    assert_eq!(called_off.play(2, "e8"), Err(Refusal::GameOver));
    game.play(2, "e8").expect("legal");
    assert_eq!(game.act(2, &Command::Abort), Err(Refusal::TooLateToAbort));
}

#[test]
fn one_person_may_sit_at_both_sides() {
    let terms = Terms {
        seats: vec![SeatTerms::of(SeatKind::Creator); 2],
        first: Some(Seat::FIRST),
        ..Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Creator)
    };
    let mut game = TestGame::new(terms).expect("good terms");
    game.play(1, "1").expect("Light's turn");
    game.play(1, "r2").expect("Dark's turn, the same person");
    let happened = game.act(1, &Command::Resign).expect("giving up");
    assert_eq!(happened[0], Event::Resigned { seat: Seat::FIRST }, "the side that is to move gives up");
}

#[test]
fn who_has_the_name_of_somebody_else_at_the_game_gets_a_number() {
    let named = |number, name: &str| Actor { name: name.into(), ..player(number) };
    let mut game = TestGame::new(terms(GameKind::Quoridor, 4)).expect("good terms");
    let creator = player(1).name;
    for (number, name) in [(2, creator.to_uppercase()), (3, creator.clone()), (4, "Zoe".into())] {
        game.act_as(&named(number, &name), &Command::Sit { seat: None }).expect("a free seat");
    }
    let names: Vec<String> =
        game.state.seats().iter().filter_map(|seat| Some(seat.occupant.as_ref()?.0.name())).collect();
    let expected =
        [creator.clone(), format!("{} (2)", creator.to_uppercase()), format!("{creator} (3)"), "Zoe".into()];
    assert_eq!(names, expected);
}

/// Seats are drawn, and change with every rematch: the `expect` on the setup of the board panicked.
#[test]
fn a_handicap_that_is_impossible_at_another_seat_is_refused() {
    for draw_seats in [false, true] {
        let mut terms = Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Computer(1));
        terms.position = Some("e1 e9 / - / 10 3 / 1".into());
        terms.seats[0].fences = Some(5);
        terms.draw_seats = draw_seats;
        assert!(matches!(TestGame::new(terms).map(|_| ()), Err(Refusal::BadTerms { .. })));
    }
}
