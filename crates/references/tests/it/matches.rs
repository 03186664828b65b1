//! The program `references` in matches: every opponent plays whole games as a UGI process.

use std::time::Duration;

use arena::{
    BuiltIn, Contest, Control, Entry, FaultKind, Halt, Match, Openings, Program, Standing, Ugi, Words,
};
use engine::{Limits, Player};
use game::Setup;

/// An opponent as a process.
fn process<G: Contest>(game: &str, opponent: &str) -> Entry<G> {
    let command = [env!("CARGO_BIN_EXE_references"), game, opponent].map(String::from).to_vec();
    let program = Program { command, ..Program::default() };
    Entry {
        name: opponent.into(),
        control: None,
        make: Box::new(move || Ok(Box::new(Ugi::start(program.clone(), Words::Ugi, &Halt::new())?))),
    }
}

/// A player within this process.
fn built_in<G: Contest + 'static>(
    player: impl Fn() -> Box<dyn Player<Game = G> + Send> + Send + Sync + 'static,
) -> Entry<G> {
    let make = move || Ok::<Box<dyn arena::Competitor<G>>, _>(Box::new(BuiltIn::new(player())));
    Entry { name: "built in".into(), control: None, make: Box::new(make) }
}

/// One group of games of few nodes each.
fn play<G: Contest>(entries: Vec<Entry<G>>, seats: usize) -> Standing {
    let setup = Setup { players: (seats > 2).then_some(seats), ..Setup::default() };
    let openings = Openings::Random { seed: 1, plies: G::OPENING_PLIES, setup, fair: arena::anything };
    let contest = Match {
        entries,
        seats,
        openings,
        seed: 1,
        groups: 1,
        control: Control::PerMove(Limits::nodes(40)),
        margin: Duration::from_mins(1),
        concurrency: 1,
        sprt: None,
    };
    contest.run(&[], None, &Halt::new(), &mut ()).expect("a match").0
}

fn faults(standing: &Standing, entry: usize) -> u64 {
    FaultKind::ALL.into_iter().map(|kind| standing.faults(entry, kind)).sum()
}

fn engine() -> Box<dyn Player<Game = quoridor::Position> + Send> {
    Box::new(quoridor_engine::Engine::new(quoridor_engine::Options { table: 1, ..Default::default() }))
}

#[test]
fn every_opponent_plays_quoridor_for_two() {
    for opponent in ["baseline", "puct", "newcomer", "greedy", "uct", "max-n", "paranoid", "best-reply"] {
        let standing = play(vec![built_in(engine), process("quoridor", opponent)], 2);
        assert_eq!((standing.games(), faults(&standing, 1)), (2, 0), "{opponent}");
    }
}

#[test]
fn multiplayer_opponents_play_quoridor_for_three_and_four() {
    for opponent in ["newcomer", "greedy", "uct", "max-n", "paranoid", "best-reply"] {
        for seats in [3, 4] {
            let standing = play(vec![built_in(engine), process("quoridor", opponent)], seats);
            assert_eq!((standing.games(), faults(&standing, 1)), (seats as u64, 0), "{opponent}");
        }
    }
}

#[test]
fn opponents_for_two_refuse_to_play_with_three() {
    for opponent in ["baseline", "puct"] {
        let standing = play(vec![built_in(engine), process("quoridor", opponent)], 3);
        assert!(standing.faults(1, FaultKind::Illegal) > 0, "{opponent} answers 'bestmove (none)'");
        assert_eq!(standing.faults(1, FaultKind::Crashed), 0, "{opponent}");
    }
}

#[test]
fn the_newcomer_plays_squadro() {
    let standing = play(
        vec![
            built_in(|| Box::new(squadro_engine::Engine::new(squadro_engine::Options::default()))),
            process("squadro", "newcomer"),
        ],
        2,
    );
    assert_eq!((standing.games(), faults(&standing, 1)), (4, 0));
}
