//! Whole matches: the same whatever the concurrency, resumed without loss, for two and for more.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::support::{dice, game, rogue, walker};
use arena::statistics::{Hypothesis, Sprt};
use arena::{
    BuiltIn, Contest, Control, Ending, Finished, GameId, Halt, Journal, JournalError, Match, Observer,
    Opening, OpeningError, Openings, Report, Standing,
};
use engine::Limits;
use game::record::{GameResult, Record, Termination};
use game::{Game, Seat, Setup};
use quoridor::Position;

/// Remembers every game, and has enough after some.
#[derive(Default)]
struct Memory {
    games: BTreeMap<GameId, (GameResult, usize)>,
    enough: Option<(usize, Halt)>,
}

impl Observer for Memory {
    fn game(&mut self, finished: &Finished, _: &Standing) {
        self.games.insert(finished.id, (finished.result, finished.plies));
        if let Some((most, halt)) = &self.enough
            && self.games.len() >= *most
        {
            halt.call();
        }
    }
}

fn watch<G: Contest>(game: &Match<G>) -> Memory {
    let mut memory = Memory::default();
    let (standing, ending) = game.run(&[], None, &Halt::new(), &mut memory).expect("the match can be played");
    assert_eq!((standing.games(), ending), (memory.games.len() as u64, Ending::Complete));
    memory
}

#[test]
fn the_same_match_is_the_same_however_many_games_are_played_at_once() {
    let play = |concurrency| {
        let mut game = game(vec![dice::<Position>("a", 1), walker("b")], 8);
        game.concurrency = concurrency;
        watch(&game).games
    };
    let alone = play(1);
    assert_eq!(alone.len(), 16);
    assert_eq!(alone, play(5));
}

#[test]
fn depth_and_nodes_are_averaged_where_engines_tell_them() {
    let game = game(vec![dice::<Position>("a", 1), rogue("fair", 1_000)], 1);
    let (standing, ending) = game.run(&[], None, &Halt::new(), &mut ()).expect("the match can be played");
    let dice = standing.effort(0);
    assert_eq!((dice.mean_depth(), dice.mean_nodes()), (Some(0.0), Some(1.0)));
    let rogue = standing.effort(1);
    assert_eq!(
        (rogue.mean_depth(), rogue.mean_nodes(), rogue.speed()),
        (None, None, None),
        "it tells nothing"
    );
    let report = Report::new(&["a".into(), "b".into()], &standing, None, ending).to_string();
    assert_eq!(report.matches("1 nodes a move").count(), 1, "{report}");
}

#[test]
fn squadro_is_played_in_groups_of_four() {
    let game = game(vec![dice::<squadro::Position>("a", 1), dice("b", 2)], 5);
    let games = watch(&game).games;
    assert_eq!(games.len(), 20);
    let lineup = game.lineup().expect("two at two seats");
    // All four of seat and first mover, and the same position on the board.
    let Openings::Random { .. } = &game.openings else { panic!("they are drawn") };
    assert_eq!((0..4).map(|round| lineup.entry_at(round, Seat::FIRST)).collect::<Vec<_>>(), [0, 1, 0, 1]);
    assert_eq!((0..4).map(|round| lineup.opening(round)).collect::<Vec<_>>(), [0, 0, 1, 1]);
}

#[test]
fn with_three_and_four_everybody_sits_everywhere() {
    for players in [3, 4] {
        let entries = vec![walker("walks"), dice::<Position>("rolls", 1), dice("rolls on", 2)];
        let mut game = game(entries, 4);
        game.seats = players;
        let setup = Setup { players: Some(players), ..Setup::default() };
        game.openings = Openings::Random { seed: 3, plies: 4, setup, fair: arena::anything };
        let (standing, _) = game.run(&[], None, &Halt::new(), &mut ()).expect("the match can be played");
        assert_eq!(standing.games(), 4 * players as u64);
        for seat in Seat::all(players) {
            assert_eq!(standing.tally_at(0, seat).games(), 4, "once in every rotation");
        }
        let total: f64 = (0..3).map(|entry| standing.shares(entry).share().best).sum();
        assert!((total - 1.0).abs() < 1e-9);
        let names = ["walks", "rolls", "rolls on"].map(String::from);
        let report = Report::new(&names, &standing, None, Ending::Complete);
        assert!(report.duel.is_none());
        // Who walks beats those who don't know where to.
        assert!(report.players[0].share.low > Some(1.0 / players as f64), "{report}");
    }
}

#[test]
fn who_breaks_down_among_four_leaves_and_the_others_go_on() {
    let mut game = game(vec![rogue("dies", 0), walker("a"), walker("b"), walker("c")], 1);
    game.seats = 4;
    game.openings = Openings::Random {
        seed: 3,
        plies: 0,
        setup: Setup { players: Some(4), ..Setup::default() },
        fair: arena::anything,
    };
    let directory = tempfile::tempdir().expect("a folder");
    let file = directory.path().join("games.txt");
    let mut journal = Journal::create(&file).expect("a new file");
    let (standing, _) = game.run(&[], Some((&mut journal, "four")), &Halt::new(), &mut ()).expect("a match");
    assert_eq!(standing.tally(0).losses, 4);
    for record in Record::all_from_text(&fs::read_to_string(&file).expect("the file")).expect("records") {
        let line = record.replay::<Position>().expect("by the rules");
        assert!(line.position().outcome().is_some());
        assert_eq!(record.termination, Some(Termination::Goal), "the others played to the end");
        assert_eq!(record.tags.iter().filter(|tag| tag.name() == "Fault").count(), 1);
    }
}

#[test]
fn a_test_ends_the_match_once_it_is_decided() {
    let mut game = game(vec![walker("a"), dice::<Position>("b", 7)], 1_000);
    game.sprt = Some(Sprt { elo0: 0.0, elo1: 50.0, alpha: 0.05, beta: 0.05 });
    let (standing, ending) = game.run(&[], None, &Halt::new(), &mut ()).expect("the match can be played");
    assert_eq!(ending, Ending::Decided(Hypothesis::Second));
    assert!(standing.games() < 400, "{}", standing.games());
    let report = Report::new(&["a".into(), "b".into()], &standing, game.sprt, ending).to_string();
    assert!(report.contains("a is stronger by 50 Elo or more"), "{report}");
}

#[test]
fn a_match_that_is_halted_ends_with_what_it_has() {
    let halt = Halt::new();
    let mut memory = Memory { enough: Some((3, halt.clone())), ..Memory::default() };
    let game = game(vec![dice::<Position>("a", 1), dice("b", 2)], 1_000_000);
    let (standing, ending) = game.run(&[], None, &halt, &mut memory).expect("a match");
    assert_eq!(ending, Ending::Halted);
    assert_eq!(standing.games(), memory.games.len() as u64);
    assert!(standing.games() >= 3);
}

fn read(file: &Path) -> Vec<Record> {
    Record::all_from_text(&fs::read_to_string(file).expect("the file")).expect("records")
}

#[test]
fn an_interrupted_match_is_resumed_without_loss() {
    let whole = watch(&game(vec![dice::<Position>("a", 1), dice("b", 2)], 6)).games;
    let directory = tempfile::tempdir().expect("a folder");
    let file = directory.path().join("games.txt");

    // It gets no further than two of the six groups.
    let mut first = Memory::default();
    let mut game = game(vec![dice::<Position>("a", 1), dice("b", 2)], 2);
    let mut journal = Journal::create(&file).expect("a new file");
    game.run(&[], Some((&mut journal, "m")), &Halt::new(), &mut first).expect("a match");
    game.groups = 6;
    assert!(matches!(Journal::create(&file), Err(JournalError::NotEmpty)));

    // The interruption came in the middle of a record.
    let kept = fs::read(&file).expect("the file");
    let lineup = game.lineup().expect("two at two seats");
    for cut in [1, 2, 40, 200] {
        fs::write(&file, &kept[..kept.len() - cut]).expect("the file");
        let (mut journal, done) = Journal::resume(&file, "m", &lineup).expect("a journal");
        assert_eq!(done.len(), first.games.len() - 1, "{cut}");
        let mut second = Memory::default();
        let (standing, ending) =
            game.run(&done, Some((&mut journal, "m")), &Halt::new(), &mut second).expect("a match");
        assert_eq!((standing.games(), ending), (12, Ending::Complete));
        let mut games: BTreeMap<_, _> =
            done.iter().map(|game| (game.id, (game.result, game.plies))).collect();
        games.extend(second.games);
        assert_eq!(games, whole, "{cut}");
        assert_eq!(read(&file).len(), 12);
    }
    // Nothing is left to play.
    let (mut journal, done) = Journal::resume(&file, "m", &lineup).expect("a journal");
    let (standing, _) = game.run(&done, Some((&mut journal, "m")), &Halt::new(), &mut ()).expect("a match");
    assert_eq!((standing.games(), read(&file).len()), (12, 12));
    // Another match isn't taken up.
    assert!(matches!(Journal::resume(&file, "n", &lineup), Err(JournalError::Foreign { number: 1, .. })));
    fs::write(&file, "hello\n\n[\n\n").expect("the file");
    assert!(matches!(Journal::resume(&file, "m", &lineup), Err(JournalError::Foreign { .. })));
    let nothing = directory.path().join("nothing.txt");
    assert_eq!(Journal::resume(&nothing, "m", &lineup).expect("an empty journal").1, []);
}

#[test]
fn records_tell_who_played_and_replay_by_the_rules() {
    let directory = tempfile::tempdir().expect("a folder");
    let file = directory.path().join("games.txt");
    let mut journal = Journal::create(&file).expect("a new file");
    let game = game(vec![dice::<squadro::Position>("a", 1), dice("b", 2)], 2);
    game.run(&[], Some((&mut journal, "a against b")), &Halt::new(), &mut ()).expect("a match");
    let records = read(&file);
    assert_eq!(records.len(), 8);
    let mut names = Vec::new();
    for record in &records {
        record.replay::<squadro::Position>().expect("by the rules");
        names.push(record.players.get(Seat::FIRST).expect("a name").to_string());
    }
    names.sort();
    assert_eq!(names, ["a", "a", "a", "a", "b", "b", "b", "b"]);
}

#[test]
fn openings_are_balanced_distinct_and_the_same_for_the_same_seed() {
    fn positions<G: Contest + 'static>(seed: u64) -> Vec<String> {
        let mut game = game(vec![dice::<G>("a", 1), dice("b", 2)], 30);
        game.openings = Openings::Random {
            seed,
            plies: G::OPENING_PLIES,
            setup: Setup::default(),
            fair: arena::anything,
        };
        let directory = tempfile::tempdir().expect("a folder");
        let file = directory.path().join("games.txt");
        let mut journal = Journal::create(&file).expect("a new file");
        game.run(&[], Some((&mut journal, "m")), &Halt::new(), &mut ()).expect("a match");
        let mut positions = Vec::new();
        for record in read(&file) {
            let tag =
                |name: &str| record.tags.iter().find(|tag| tag.name() == name).map(|tag| tag.value.clone());
            let plies: usize = tag("Opening").and_then(|plies| plies.parse().ok()).expect("a number");
            let line = record.replay::<G>().expect("by the rules");
            let position = &line.positions()[plies];
            assert!(position.is_balanced() && position.outcome().is_none(), "{position}");
            positions.push(position.to_string());
        }
        positions.sort();
        positions.dedup();
        positions
    }
    let quoridor = positions::<Position>(1);
    assert_eq!(quoridor.len(), 30);
    assert_eq!(quoridor, positions::<Position>(1));
    assert_ne!(quoridor, positions::<Position>(2));
    assert_eq!(positions::<squadro::Position>(1).len(), 60, "each with either to move");
}

#[test]
fn openings_are_read_from_records_moves_and_positions() {
    let read = |text: &str, plies| Opening::<Position>::read_all(text, &Setup::default(), plies);
    let lines = read("# two of them\ne2 e8 # the usual\n\ne4 e6 / e3h / 9 10 / 2\n", None).expect("openings");
    assert_eq!(lines.iter().map(Opening::plies).collect::<Vec<_>>(), [2, 0]);
    assert_eq!(lines[1].line.position().turn(), Seat::SECOND);
    let record = "[Game \"Quoridor\"]\n\n1. e2 e8 2. e3 e7 *\n";
    assert_eq!(read(&record.repeat(2), Some(3)).expect("openings")[1].plies(), 3);
    let json = read(r#"{"game":"Quoridor","setup":{"players":3},"moves":["e2"]}"#, None).expect("an opening");
    assert_eq!(json[0].line.start().seats(), 3);
    assert!(matches!(read("e2 e8\ne5\n", None), Err(OpeningError::Impossible { number: 2, .. })));
    assert!(matches!(read("[Game", None), Err(OpeningError::Unreadable(_))));
    assert_eq!(read("# nothing\n", None).map(|_| ()), Err(OpeningError::None));
    let won = "e8 a9 / - / 10 10 / 1";
    let finished = format!("[Game \"Quoridor\"]\n[Position \"{won}\"]\n\n1. e9 1-0\n");
    assert!(matches!(read(&finished, None), Err(OpeningError::Impossible { number: 1, .. })));
    assert_eq!(read(&finished, Some(0)).expect("its beginning").len(), 1);
}

#[test]
fn a_player_that_panics_loses_its_game_only() {
    struct Panics;
    impl engine::Player for Panics {
        type Game = Position;

        fn name(&self) -> String {
            "Panics".into()
        }

        fn think(
            &mut self,
            _: &game::Line<Position>,
            _: Limits,
            _: &(dyn engine::Clock + Sync),
            _: &mut dyn FnMut(&engine::Info<quoridor::Move>),
        ) -> Option<engine::Choice<quoridor::Move>> {
            panic!("on purpose")
        }
    }
    let mut panics = walker("panics");
    panics.make = Box::new(|| Ok(Box::new(BuiltIn::new(Box::new(Panics)))));
    panics.control = Some(Control::PerMove(Limits::time(Duration::from_secs(1))));
    let (standing, _) =
        game(vec![panics, walker("good")], 1).run(&[], None, &Halt::new(), &mut ()).expect("a match");
    assert_eq!(standing.faults(0, arena::FaultKind::Crashed), 2);
    assert_eq!(standing.tally(1).wins, 2);
}

#[test]
#[cfg(unix)]
fn being_late_and_not_being_let_run_are_told_apart() {
    /// Takes longer than it may, working or waiting.
    struct Dawdler {
        works: bool,
        walker: crate::support::walker::Walker,
    }
    impl engine::Player for Dawdler {
        type Game = Position;

        fn name(&self) -> String {
            "Dawdler".into()
        }

        fn think(
            &mut self,
            line: &game::Line<Position>,
            limits: Limits,
            clock: &(dyn engine::Clock + Sync),
            tell: &mut dyn FnMut(&engine::Info<quoridor::Move>),
        ) -> Option<engine::Choice<quoridor::Move>> {
            if self.works {
                // However little of a processor there is: so much of it is used up.
                let work = (0..300_000_000_u64).fold(0, |sum, number| sum ^ std::hint::black_box(number));
                assert_eq!(work, 0);
            } else {
                std::thread::sleep(Duration::from_millis(100));
            }
            self.walker.think(line, limits, clock, tell)
        }
    }
    for (works, kind, other) in [
        (true, arena::FaultKind::Late, arena::FaultKind::Starved),
        (false, arena::FaultKind::Starved, arena::FaultKind::Late),
    ] {
        let mut late = walker("late");
        late.make = Box::new(move || {
            Ok(Box::new(BuiltIn::new(Box::new(Dawdler {
                works,
                walker: crate::support::walker::Walker::default(),
            }))))
        });
        late.control = Some(Control::PerMove(Limits::time(Duration::from_millis(1))));
        let (standing, _) =
            game(vec![late, walker("good")], 1).run(&[], None, &Halt::new(), &mut ()).expect("a match");
        assert_eq!((standing.faults(0, kind), standing.faults(0, other)), (2, 0), "works: {works}");
        assert_eq!(standing.tally(1).wins, 2);
    }
}
