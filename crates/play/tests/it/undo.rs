//! Taking back at once, where nobody but computers would have to agree.

use game::Seat;
use play::{Command, Event, GameKind, Refusal, SeatKind, Status, Terms, create};

use super::{TestGame, names, player, terms};

/// A game of Quoridor against a computer, the person first.
fn against_computer(clock: &str) -> TestGame {
    let mut terms = Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Computer(1));
    terms.first = Some(Seat::FIRST);
    terms.clock = clock.parse().expect("a time control");
    TestGame::new(terms).expect("the terms are good")
}

fn computer_plays(game: &mut TestGame, mv: &str) {
    let decision = game.state.decide_for_computer(mv, game.state.ply(), None, &game.context());
    game.take(decision.expect("a legal move"));
}

#[test]
fn undo_takes_back_the_own_move_and_the_answer_and_gives_back_the_time() {
    let mut game = against_computer("100+10");
    game.now += 30_000;
    game.play(1, "e2").expect("legal");
    game.now += 2_000;
    computer_plays(&mut game, "e8");
    game.now += 50_000;
    let happened = game.act(1, &Command::Undo).expect("nobody minds");
    assert_eq!(happened, [Event::Undone { seat: Seat::FIRST, ply: 0, left: vec![100_000, 100_000] }]);
    assert_eq!((game.state.ply(), game.state.turn()), (0, Some(Seat::FIRST)));
    assert_eq!(game.state.view(game.now).seats[0].left, Some(100_000));
    assert_eq!(game.act(1, &Command::Undo), Err(Refusal::NothingToTakeBack));
}

/// The seed changed with every event, so that a level saw at one move what it had overlooked at the last.
#[test]
fn a_computer_draws_from_one_seed_all_game_and_from_another_in_the_next() {
    let mut game = against_computer("-");
    let seed = game.state.computer_seed();
    game.play(1, "e2").expect("legal");
    computer_plays(&mut game, "e8");
    assert_eq!(game.state.computer_seed(), seed);
    game.act(1, &Command::Undo).expect("nobody minds");
    assert_eq!(game.state.computer_seed(), seed);
    let begin = |id: &str| {
        let id = id.parse().expect("an id");
        let decision = create(id, game.state.terms().clone(), &player(1), &game.context());
        decision.expect("the terms are good").next.computer_seed()
    };
    assert_ne!(begin("oneofthegame"), begin("oneofthegams"));
}

#[test]
fn undo_reopens_a_game_that_was_lost_or_resigned() {
    let mut game = against_computer("-");
    game.play(1, "e2").expect("legal");
    game.act(1, &Command::Resign).expect("anybody may resign");
    assert_eq!(game.state.status(), Status::Over);
    game.act(1, &Command::Undo).expect("nobody minds");
    assert_eq!((game.state.status(), game.state.ply()), (Status::Playing, 1));
    assert!(game.state.remaining().contains(Seat::FIRST));
    game.act(1, &Command::Resign).expect("anybody may resign");
    let happened = game.act(1, &Command::Rematch).expect("a computer always wants to play again");
    assert_eq!(names(&happened), ["rematchOffered", "rematch"]);
    assert_eq!(game.act(1, &Command::Undo), Err(Refusal::RematchMade));
}

#[test]
fn undo_needs_nobody_elses_consent_or_is_refused() {
    let mut game = TestGame::full(terms(GameKind::Squadro, 2));
    game.play(1, "3").expect("legal");
    assert_eq!(game.act(1, &Command::Undo), Err(Refusal::NotAlone));
    assert_eq!(game.act_as(&player(9), &Command::Undo), Err(Refusal::NotSeated));

    let mut alone = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Creator);
    alone.first = Some(Seat::FIRST);
    let mut game = TestGame::new(alone).expect("the terms are good");
    game.play(1, "3").expect("legal");
    game.play(1, "2").expect("both seats are theirs");
    game.act(1, &Command::Undo).expect("nobody else plays");
    assert_eq!((game.state.ply(), game.state.turn()), (1, Some(Seat::SECOND)));
}

#[test]
fn time_for_each_move_starts_afresh_after_a_takeback() {
    let mut terms = terms(GameKind::Quoridor, 2);
    terms.clock = "30/move".parse().expect("a time control");
    let mut game = TestGame::full(terms);
    game.now += 10_000;
    game.play(1, "e2").expect("legal");
    game.now += 25_000;
    game.act(1, &Command::AskTakeback).expect("a question");
    game.act(2, &Command::GrantTakeback).expect("yes");
    let seats = game.state.view(game.now).seats;
    assert_eq!((seats[0].left, seats[1].left), (Some(30_000), Some(30_000)));
}

#[test]
fn takebacks_make_no_time() {
    // Sixty takebacks used to turn a minute into half an hour.
    let mut terms = terms(GameKind::Quoridor, 2);
    terms.clock = "60+30".parse().expect("a time control");
    let mut game = TestGame::full(terms);
    for _ in 0..60 {
        game.play(1, "e2").expect("legal");
        game.act(1, &Command::AskTakeback).expect("a question");
        game.act(2, &Command::GrantTakeback).expect("yes");
    }
    assert_eq!(game.state.view(game.now).seats[0].left, Some(60_000));
}
