//! Draws, takebacks, giving up, playing again.

use game::record::Termination;
use game::{Keys, Seat};
use play::{Command, Event, GameKind, MatchOfTwo, Refusal, SeatKind, Status, Terms};

use super::{TestGame, names, player, terms};

fn end(events: &[Event]) -> Option<(String, Termination)> {
    events.iter().find_map(|event| match event {
        Event::Ended { result, termination } => Some((result.to_string(), *termination)),
        _ => None,
    })
}

#[test]
fn a_draw_takes_everybody_who_still_plays() {
    let mut game = TestGame::full(terms(GameKind::Quoridor, 4));
    game.act(4, &Command::Resign).expect("one of four gives up");
    assert_eq!(game.act(2, &Command::AcceptDraw), Err(Refusal::NothingAsked));
    game.act(1, &Command::OfferDraw).expect("an offer");
    assert_eq!(game.act(1, &Command::AcceptDraw), Err(Refusal::NothingAsked), "one's own offer");
    assert_eq!(game.act(4, &Command::AcceptDraw), Err(Refusal::NotSeated), "gone");
    assert_eq!(names(&game.act(2, &Command::AcceptDraw).expect("yes")), ["drawAccepted"]);
    assert_eq!(game.act(2, &Command::AcceptDraw), Err(Refusal::NothingAsked), "said already");
    let happened = game.act(3, &Command::AcceptDraw).expect("yes");
    assert_eq!(end(&happened), Some(("1/3-1/3-1/3-0".into(), Termination::Agreement)));
}

#[test]
fn an_offer_is_gone_once_it_is_declined_or_the_game_goes_on() {
    let mut game = TestGame::full(terms(GameKind::Quoridor, 2));
    game.act(1, &Command::OfferDraw).expect("an offer");
    game.act(2, &Command::DeclineDraw).expect("no");
    assert_eq!(game.act(2, &Command::AcceptDraw), Err(Refusal::NothingAsked));
    assert_eq!(game.act(1, &Command::OfferDraw), Err(Refusal::AlreadyAsked), "not twice in a round");
    game.act(2, &Command::OfferDraw).expect("the other may");
    game.play(1, "e2").expect("to move on is to decline");
    assert_eq!(game.act(1, &Command::AcceptDraw), Err(Refusal::NothingAsked));
    game.play(2, "e8").expect("legal");
    game.act(1, &Command::OfferDraw).expect("a round later");
    game.play(1, "e3").expect("one's own move doesn't take the offer back");
    game.act(2, &Command::AcceptDraw).expect("yes");
    assert_eq!(game.state.status(), Status::Over);
    for command in [Command::OfferDraw, Command::Resign, Command::AskTakeback, Command::Abort] {
        assert_eq!(game.act(1, &command), Err(Refusal::GameOver), "{command:?}");
    }
}

#[test]
fn a_computer_declines_draws_and_grants_takebacks() {
    let terms = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Computer(1));
    let mut game = TestGame::new(Terms { first: Some(Seat::FIRST), ..terms }).expect("good terms");
    assert_eq!(names(&game.act(1, &Command::OfferDraw).expect("an offer")), ["drawOffered", "drawDeclined"]);
    assert_eq!(game.act(1, &Command::AskTakeback), Err(Refusal::NothingToTakeBack));
    game.play(1, "1").expect("legal");
    let decision = game.state.decide_for_computer("2", 1, None, &game.context()).expect("its turn");
    game.take(decision);
    let happened = game.act(1, &Command::AskTakeback).expect("a question");
    assert_eq!(
        happened[1],
        Event::TakebackGranted { seat: Seat::SECOND, back_to: Some(0), charge: None, left: Vec::new() }
    );
    assert_eq!((game.board().ply(), game.state.turn()), (0, Some(Seat::FIRST)));
}

#[test]
fn a_takeback_takes_everybody_and_never_crosses_a_seat_that_left() {
    let mut game = TestGame::full(terms(GameKind::Quoridor, 3));
    game.play(1, "e2").expect("legal");
    game.play(2, "b5").expect("legal");
    game.act(1, &Command::AskTakeback).expect("a question");
    assert_eq!(game.act(1, &Command::GrantTakeback), Err(Refusal::NothingAsked));
    game.act(2, &Command::GrantTakeback).expect("yes");
    assert_eq!(game.board().ply(), 2, "one of two has agreed");
    game.act(3, &Command::GrantTakeback).expect("yes");
    assert_eq!((game.board().ply(), game.state.turn()), (0, Some(Seat::FIRST)));

    game.play(1, "d1").expect("legal");
    game.act(1, &Command::AskTakeback).expect("a question");
    game.act(3, &Command::RefuseTakeback).expect("no");
    assert_eq!(game.act(2, &Command::GrantTakeback), Err(Refusal::NothingAsked));
    assert_eq!(game.act(1, &Command::AskTakeback), Err(Refusal::AlreadyAsked), "the board is the same");
    game.act(2, &Command::Resign).expect("giving up");
    assert_eq!(game.act(1, &Command::AskTakeback), Err(Refusal::NothingToTakeBack));
}

#[test]
fn with_three_the_others_go_on_until_one_is_left() {
    let mut game = TestGame::full(terms(GameKind::Quoridor, 3));
    assert_eq!(names(&game.act(1, &Command::Resign).expect("giving up")), ["resigned"]);
    assert_eq!(game.state.turn(), Some(Seat::SECOND), "whose turn it was is gone");
    assert_eq!(game.play(1, "e2"), Err(Refusal::NotSeated));
    game.play(2, "b5").expect("legal");
    let happened = game.act(2, &Command::Resign).expect("giving up");
    assert_eq!(end(&happened), Some(("0-0-1".into(), Termination::Resignation)));
    let record = game.state.record().expect("it was played");
    assert_eq!(record.moves.iter().map(|mv| mv.text.to_string()).collect::<Vec<_>>(), ["x1", "b5", "x2"]);
    record.replay::<quoridor::Position>().expect("a record of ours is a game by the rules");
}

#[test]
fn a_rematch_swaps_seats_and_keeps_handicaps_with_their_people() {
    let mut agreed = terms(GameKind::Quoridor, 2);
    agreed.seats[1].fences = Some(3);
    let mut game = TestGame::full(agreed);
    assert_eq!(game.act(1, &Command::Rematch), Err(Refusal::NotOver));
    game.act(2, &Command::Resign).expect("giving up");
    assert_eq!(game.act(9, &Command::Rematch), Err(Refusal::NotSeated));
    assert_eq!(names(&game.act(1, &Command::Rematch).expect("a question")), ["rematchOffered"]);
    assert_eq!(game.act(1, &Command::Rematch), Err(Refusal::AlreadyAsked));
    let happened = game.act(2, &Command::Rematch).expect("yes");
    assert_eq!(names(&happened), ["rematchOffered", "rematch"]);
    assert_eq!(game.act(1, &Command::Rematch), Err(Refusal::RematchMade));

    let next = game.sequel.expect("there is another game").next;
    assert_eq!(Some(next.id()), game.state.rematch());
    assert_eq!(next.root(), game.state.id());
    assert_eq!(next.seats_of(player(2).player).iter().next(), Some(Seat::FIRST));
    assert_eq!(next.board().expect("it begins at once").position(), "e1 e9 / - / 3 10 / 1");
}

/// Terms of a game of Squadro from this position.
fn squadro_from(sides: [&[u8]; 2], turn: &str) -> Terms {
    let write = |side: &[u8]| side.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let position = format!("{} / {} / {turn}", write(sides[0]), write(sides[1]));
    Terms { position: Some(position), first: None, ..terms(GameKind::Squadro, 2) }
}

/// Where the next game begins after one that began like this.
fn rematch_after(terms: Terms) -> String {
    let mut game = TestGame::full(terms);
    game.act(2, &Command::Resign).expect("giving up");
    game.act(1, &Command::Rematch).expect("a question");
    game.act(2, &Command::Rematch).expect("yes");
    let next = game.sequel.expect("there is another game").next;
    assert_eq!(next.seats_of(player(1).player).iter().next(), Some(Seat::SECOND));
    next.board().expect("it begins at once").position()
}

#[test]
fn a_head_start_stays_with_its_player_in_a_rematch() {
    let terms = squadro_from([&[0, 0, 6, 0, 0], &[0; 5]], "y");
    assert_eq!(rematch_after(terms), "0 0 0 0 0 / 0 0 6 0 0 / y");

    // From wherever a game can begin, the sides are exchanged, or stay where the others couldn't stand so.
    let mut keys = Keys::new(5);
    let (mut exchanged, mut stayed) = (0, 0);
    for _ in 0..3_000 {
        let mut side = || [(); 5].map(|()| (keys.draw() % 13) as u8);
        let (one, other) = (side(), side());
        let (terms, turned) = (squadro_from([&one, &other], "r"), squadro_from([&other, &one], "r"));
        if terms.check().is_err() {
            continue;
        }
        let can_turn = turned.check().is_ok();
        let expected = if can_turn { turned.position } else { terms.position.clone() };
        assert_eq!(Some(rematch_after(terms)), expected);
        *(if can_turn { &mut exchanged } else { &mut stayed }) += 1;
    }
    assert!(exchanged > 100 && stayed > 100, "{exchanged} exchanged, {stayed} stayed");
}

/// The next game, after one that this seat resigned.
fn next_after(mut game: TestGame, loser: Seat) -> TestGame {
    let occupant = game.state.seats()[loser.index()].occupant.clone().expect("it is taken").0;
    let of_player = |number| player(number).player == occupant.player().expect("a person");
    let loser = (1..=2).find(|number| of_player(*number)).expect("one of the two");
    game.act(loser, &Command::Resign).expect("giving up");
    game.act(1, &Command::Rematch).expect("a question");
    game.act(2, &Command::Rematch).expect("yes");
    let sequel = game.sequel.take().expect("there is another game");
    TestGame { state: sequel.next, events: sequel.events, sequel: None, ..game }
}

#[test]
fn a_match_of_two_games_changes_seats_and_counts_both() {
    let position = "0 0 6 0 0 / 0 0 0 0 0 / r";
    for position in [None, Some(position.to_owned())] {
        let first = position.is_none().then_some(Seat::SECOND);
        let match_of_two = Some(MatchOfTwo::default());
        let terms = Terms { position: position.clone(), first, match_of_two, ..terms(GameKind::Squadro, 2) };
        let start = |game: &TestGame| game.board().position();
        let one = TestGame::full(terms);
        let begun = start(&one);
        // Seat 1 wins as player 1.
        let other = next_after(one, Seat::SECOND);
        assert_eq!(start(&other), begun, "both games begin alike");
        assert_eq!(other.state.seats_of(player(1).player).iter().next(), Some(Seat::SECOND));
        let scored = other.state.terms().match_of_two.and_then(|it| it.first).expect("game one has a result");
        assert_eq!(scored.to_string(), "0-1", "player 1 now has seat 2");

        // Then seat 1 wins again, as player 2: one each. What follows is another match.
        let third = next_after(other, Seat::SECOND);
        assert_eq!(third.state.terms().match_of_two, Some(MatchOfTwo::default()));
        assert_eq!(third.state.seats_of(player(1).player).iter().next(), Some(Seat::FIRST));
        assert_eq!(start(&third), begun);
    }
}

#[test]
fn nobody_begins_a_match_with_points() {
    let first = "1-0".parse().ok();
    let terms = Terms { match_of_two: Some(MatchOfTwo { first }), ..terms(GameKind::Quoridor, 2) };
    assert!(matches!(TestGame::new(terms).err(), Some(Refusal::BadTerms { .. })));
}

#[test]
fn against_a_computer_one_person_is_enough_for_a_rematch() {
    let terms = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Computer(8));
    let mut game = TestGame::new(terms).expect("good terms");
    game.act(1, &Command::Resign).expect("giving up");
    let happened = game.act(1, &Command::Rematch).expect("it doesn't tire");
    assert_eq!(names(&happened), ["rematchOffered", "rematch"]);
    let next = game.sequel.expect("there is another game").next;
    assert_eq!(next.seats()[0].occupant.as_ref().and_then(|(occupant, _)| occupant.level()), Some(8));
}
