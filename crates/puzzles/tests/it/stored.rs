//! The puzzles of the program: how many, what they are about, and a sample of them verified.

use std::collections::{HashMap, HashSet};

use engine::{Limits, NoClock, Options, Player, Value};
use game::Keys;
use games::{AnyLine, AnyPosition, GameKind, HasComputer};
use puzzles::{
    Aim, Collection, CollectionFile, PROVING_NODES, Proof, Puzzle, Theme, canonical, judge_of,
    nodes_to_verify, verify,
};
use quoridor_engine::Endgame;
use squadro_solver::Endgames;

fn collection(game: GameKind, players: usize) -> &'static Collection {
    let file = CollectionFile::of(game, players).expect("there are some");
    file.collection().expect("it is embedded and can be read")
}

fn sample(puzzles: &'static [Puzzle], count: usize, seed: u64) -> impl Iterator<Item = &'static Puzzle> {
    let mut keys = Keys::new(seed);
    (0..count).map(move |_| &puzzles[(keys.draw() % puzzles.len() as u64) as usize])
}

#[test]
fn there_are_as_many_as_promised() {
    for (game, players, least) in
        [(GameKind::Squadro, 2, 500), (GameKind::Quoridor, 2, 500), (GameKind::Quoridor, 4, 50)]
    {
        let count = collection(game, players).puzzles().len();
        assert!(count >= least, "{count} of {game:?} for {players}");
    }
}

#[test]
fn no_two_are_alike_at_any_step() {
    for file in CollectionFile::all() {
        let mut known = HashSet::new();
        for puzzle in file.collection().expect("it is embedded").puzzles() {
            for step in 0..puzzle.len() {
                let form = canonical(&puzzle.line_at(step).any_position());
                assert!(known.insert(form), "{} is like another", puzzle.id());
            }
        }
    }
}

#[test]
fn every_theme_has_puzzles_and_the_ratings_are_spread() {
    for game in GameKind::ALL {
        let files = CollectionFile::all().iter().filter(|file| file.game == game);
        let all: Vec<&Puzzle> =
            files.flat_map(|file| file.collection().expect("it is embedded").puzzles()).collect();
        let mut counts: HashMap<Theme, usize> = HashMap::new();
        all.iter()
            .flat_map(|puzzle| &puzzle.themes)
            .for_each(|&theme| *counts.entry(theme).or_default() += 1);
        for theme in Theme::of_game(game) {
            assert!(counts.get(&theme).is_some_and(|&count| count >= 2), "{theme}: {counts:?}");
        }
        let below = |rating: u16| all.iter().filter(|puzzle| puzzle.difficulty.rating < rating).count();
        assert!(below(1_000) * 20 > all.len() && below(1_500) * 20 < all.len() * 19, "{game:?}");
        for length in 1..=3 {
            assert!(all.iter().any(|puzzle| puzzle.len() == length), "{game:?}: none of {length} moves");
        }
    }
}

/// Without a tablebase what can be worked out in memory within a moment.
#[test]
fn a_sample_of_squadro_is_verified() {
    let puzzles = collection(GameKind::Squadro, 2).puzzles();
    let late = |puzzle: &&Puzzle| match &puzzle.start {
        AnyPosition::Squadro(position) => {
            let home = position.home_count(squadro::LIGHT) + position.home_count(squadro::DARK);
            home >= 3
        }
        AnyPosition::Quoridor(_) => false,
    };
    let mut verified = 0;
    for puzzle in puzzles.iter().filter(late).take(12) {
        let AnyPosition::Squadro(position) = &puzzle.start else { continue };
        let mut endgames = Endgames::new();
        endgames.work(position, 40_000_000, || false);
        if endgames.probe(position).is_none() {
            continue;
        }
        let mut judge = judge_of(GameKind::Squadro, 2, 0, Some(&endgames)).expect("there is an oracle");
        verify(puzzle, judge.as_mut()).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id()));
        verified += 1;
    }
    assert!(verified >= 5, "only {verified}");
}

#[test]
fn a_sample_of_quoridor_is_verified() {
    for (players, count) in [(2, 6), (4, 2)] {
        for puzzle in sample(collection(GameKind::Quoridor, players).puzzles(), count, 7) {
            // With all nodes of a long search `farside puzzles verify` takes its time.
            let nodes = nodes_to_verify(puzzle).min(PROVING_NODES);
            let mut judge = judge_of(GameKind::Quoridor, players, nodes, None).expect("it searches");
            verify(puzzle, judge.as_mut()).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id()));
        }
    }
}

/// Where nobody has a fence left all results can be worked out by other means than a search.
#[test]
fn puzzles_without_fences_agree_with_solved_endgames() {
    let mut steps = 0;
    for puzzle in collection(GameKind::Quoridor, 2).puzzles() {
        for step in 0..puzzle.len() {
            let AnyLine::Quoridor(line) = puzzle.line_at(step) else { continue };
            let Some(endgame) = Endgame::solve(line.position()) else { continue };
            let moves = endgame.moves(line.position()).expect("nobody has a fence left");
            let aim = match puzzle.aim {
                Aim::Win => Value::Win,
                Aim::Draw => Value::Draw,
                Aim::Stop => panic!("{} has two players", puzzle.id()),
            };
            let best = moves.iter().map(|(_, truth)| truth.value).max().expect("there are moves");
            assert_eq!(best, aim, "{} step {step}", puzzle.id());
            let keeping = moves.iter().filter(|(_, truth)| truth.value == aim);
            let keeping: Vec<String> = keeping.map(|(mv, _)| mv.to_string()).collect();
            assert_eq!(keeping, [puzzle.own_move(step).expect("a move")], "{} step {step}", puzzle.id());
            steps += 1;
        }
    }
    assert!(steps >= 10, "only {steps}");
}

/// Every move searched by itself, instead of the two best of one search.
#[test]
fn one_by_one_all_moves_but_one_are_proven_not_to_win() {
    let is_proven = |puzzle: &&Puzzle| puzzle.proof == Proof::Proven;
    let mut engine = quoridor::Position::engine(Options { table: 8, ..Options::default() });
    for puzzle in collection(GameKind::Quoridor, 2).puzzles().iter().filter(is_proven).step_by(97) {
        let AnyLine::Quoridor(line) = puzzle.line_at(0) else { panic!("a puzzle of Quoridor") };
        let moves = line.legal_moves();
        let winning = moves.iter().filter(|&&mv| {
            let mut after = line.clone();
            after.play(mv).expect("it is legal");
            engine.new_game();
            let report = engine.analyze(&after, Limits::nodes(1_000_000), &NoClock, 1);
            let report = report.expect("nobody can win at once");
            let value = report.verdicts[0].judgement.value();
            value.unwrap_or_else(|| panic!("{} {mv}: nothing is proven", puzzle.id())) == Value::Loss
        });
        let winning: Vec<String> = winning.map(ToString::to_string).collect();
        assert_eq!(winning, [puzzle.own_move(0).expect("a move")], "{}", puzzle.id());
    }
}

#[test]
fn a_wrong_solution_is_found_out() {
    let puzzle =
        collection(GameKind::Quoridor, 2).puzzles().iter().find(|puzzle| puzzle.proof == Proof::Proven);
    let puzzle = puzzle.expect("some are proven");
    let own = puzzle.own_move(0).expect("a move");
    for other in puzzle.line_at(0).legal_moves().iter().filter(|mv| *mv != own).take(3) {
        let wrong = Puzzle { moves: vec![other.clone()], ..puzzle.clone() };
        let mut judge = judge_of(GameKind::Quoridor, 2, 100_000, None).expect("it searches");
        let refused = verify(&wrong, judge.as_mut()).expect_err("another move wins").to_string();
        assert!(refused.starts_with(&format!("step 1: {other} isn't the only move for win")), "{refused}");
    }
}
