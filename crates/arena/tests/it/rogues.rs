//! Engines that misbehave lose their games, are told apart, and never hold the match up.

use std::time::Duration;

use crate::support::{game, rogue, walker};
use arena::{Control, Ending, FaultKind, Halt, MatchError, Report, Standing};
use engine::Limits;

/// Plays a rogue against one that behaves, pair by pair.
fn play(manner: &str, moves: usize, control: Control, groups: u64) -> Standing {
    let mut game = game(vec![rogue(manner, moves), walker("good")], groups);
    game.control = control;
    let (standing, ending) = game.run(&[], None, &Halt::new(), &mut ()).expect("the match can be played");
    assert_eq!(ending, Ending::Complete);
    assert_eq!(standing.games(), 2 * groups);
    standing
}

const NODES: Control = Control::PerMove(Limits::nodes(1));

fn faults(standing: &Standing) -> [u64; 5] {
    FaultKind::ALL.map(|kind| {
        assert_eq!(standing.faults(1, kind), 0, "who behaves does nothing wrong");
        standing.faults(0, kind)
    })
}

#[test]
fn who_behaves_is_blamed_for_nothing() {
    let standing = play("good", 1_000, NODES, 4);
    assert_eq!(faults(&standing), [0; 5]);
    // Both walk the same way, so the opening decides.
    assert_eq!(standing.groups().counts(), [0, 0, 4, 0, 0]);
}

#[test]
fn illegal_moves_lose_and_are_counted() {
    for manner in ["illegal", "garbage", "empty", "passes"] {
        let standing = play(manner, 2, NODES, 2);
        // Each process makes two moves in its life, and misbehaves in every game after that.
        assert_eq!(faults(&standing), [4, 0, 0, 0, 0], "{manner}");
        assert_eq!(standing.tally(0).losses, 4, "{manner}");
    }
}

#[test]
fn who_dies_is_started_anew_and_loses() {
    let standing = play("dies", 1, NODES, 3);
    assert_eq!(faults(&standing), [0, 0, 0, 6, 0]);
    assert_eq!(standing.groups().counts(), [3, 0, 0, 0, 0]);
    // This one answers before it leaves, and is missed at its next turn.
    assert_eq!(faults(&play("leaves", 1, NODES, 2))[3], 4);
}

#[test]
fn who_hangs_is_given_up_and_started_anew() {
    let time = Control::PerMove(Limits::time(Duration::from_secs(2)));
    let standing = play("hangs", 1, time, 1);
    assert_eq!(faults(&standing), [0, 0, 2, 0, 0]);
    assert_eq!(standing.tally(0).losses, 2);
    // Without a limit in time it is the patience that ends.
    assert_eq!(faults(&play("hangs", 1, NODES, 1)), [0, 0, 2, 0, 0]);
    // And who talks without end says nothing either.
    assert_eq!(faults(&play("floods", 1, time, 1)), [0, 0, 2, 0, 0]);
}

#[test]
fn who_is_late_loses_on_time_but_need_not_be_started_anew() {
    let time = Control::PerMove(Limits::time(Duration::from_millis(200)));
    let standing = play("slow", 2, time, 2);
    assert_eq!(faults(&standing), [0, 4, 0, 0, 0]);
    assert!(standing.overrun(0) > Duration::from_millis(300), "{:?}", standing.overrun(0));
    // A clock runs out just as well: this one needs 0.7 s for every move.
    let clock = Control::Clock { base: Duration::from_millis(1_500), increment: Duration::ZERO };
    assert_eq!(faults(&play("slow", 0, clock, 1)), [0, 2, 0, 0, 0]);
}

#[test]
fn the_words_of_uci_do_as_well() {
    let mut foreign = rogue("good", 1_000);
    let command = vec![env!("CARGO_BIN_EXE_rogue").to_string(), "good".into()];
    let program = arena::Program { command, lines: vec!["stop".into()], ..arena::Program::default() };
    foreign.make =
        Box::new(move || Ok(Box::new(arena::Ugi::start(program.clone(), arena::Words::Uci, &Halt::new())?)));
    let game = game(vec![foreign, walker("good")], 2);
    let (standing, _) = game.run(&[], None, &Halt::new(), &mut ()).expect("the match can be played");
    assert_eq!(faults(&standing), [0; 5]);
}

#[test]
fn who_answers_in_advance_is_not_listened_to() {
    assert_eq!(faults(&play("hasty", 0, NODES, 3)), [0; 5]);
}

#[test]
fn who_does_not_get_ready_is_given_up() {
    // After its first move it no longer says that it is ready, and so loses both games.
    let mut standing = play("sulks", 0, NODES, 1);
    assert_eq!(faults(&standing)[2], 2);
    // Who doesn't even begin is told before the first game.
    let mut mute = game(vec![rogue("mute", 0), walker("good")], 1);
    match mute.check() {
        Err(MatchError::Absent { name, .. }) => assert_eq!(name, "mute"),
        other => panic!("{other:?}"),
    }
    // If it is played all the same, it loses.
    mute.concurrency = 1;
    standing = mute.run(&[], None, &Halt::new(), &mut ()).expect("the match can be played").0;
    assert_eq!(standing.faults(0, FaultKind::Stalled), 2);
}

#[test]
fn who_does_not_go_when_told_to_is_made_to() {
    assert_eq!(faults(&play("stays", 1_000, NODES, 1)), [0; 5]);
}

#[test]
fn a_program_that_is_not_there_is_told() {
    let mut absent = rogue("good", 0);
    let command = vec!["no/such/program".to_string()];
    let program = arena::Program { command, ..arena::Program::default() };
    absent.make =
        Box::new(move || Ok(Box::new(arena::Ugi::start(program.clone(), arena::Words::Ugi, &Halt::new())?)));
    let error = game(vec![absent, walker("good")], 1).check().expect_err("it can't play");
    assert!(error.to_string().contains("can't start no/such/program"), "{error}");
}

#[test]
fn an_unknown_option_is_told() {
    let mut strict = rogue("good", 0);
    let command = vec![env!("CARGO_BIN_EXE_rogue").to_string(), "good".into()];
    let options = vec![("temper".to_string(), "mild".to_string()), ("Colour".to_string(), "red".to_string())];
    let program =
        arena::Program { command, options, patience: Duration::from_secs(5), ..arena::Program::default() };
    strict.make =
        Box::new(move || Ok(Box::new(arena::Ugi::start(program.clone(), arena::Words::Ugi, &Halt::new())?)));
    let error = game(vec![strict, walker("good")], 1).check().expect_err("it can't be set up");
    assert!(error.to_string().contains("no option 'Colour'"), "{error}");
}

#[test]
fn faults_are_told_at_the_end() {
    let standing = play("dies", 0, NODES, 1);
    let report = Report::new(&["dies".into(), "good".into()], &standing, None, Ending::Complete);
    let told = "dies: illegal moves 0, losses on time 0, for want of a processor 0, times without an answer 0, \
                crashes 2";
    assert!(report.to_string().contains(told), "{report}");
    assert!(report.has_faults());
}
