use std::fs;

use puzzles::{Answer, CollectionFile, Puzzle};

use super::pty::{ENTER, tty};

/// A puzzle of this file of so many moves, with what follows a wrong first move where that is stored.
fn puzzle(name: &str, moves: usize) -> &'static Puzzle {
    let file = CollectionFile::all().iter().find(|file| file.name == name).expect("there is such a file");
    let all = file.collection().expect("it is embedded").puzzles();
    all.iter().find(|puzzle| puzzle.len() == moves).expect("there are puzzles of any length")
}

fn wrong_move(puzzle: &Puzzle) -> String {
    let right = puzzle.own_move(0).expect("there is a move to find");
    let legal = puzzle.line_at(0).legal_moves();
    // One that doesn't end the game, and whose letters aren't keys.
    legal.into_iter().find(|mv| mv != right).expect("there are others")
}

#[test]
fn a_puzzle_is_solved_after_a_wrong_move_that_is_played_out() {
    for (game, name) in [("quoridor", "quoridor.puzzles"), ("squadro", "squadro.puzzles")] {
        let puzzle = puzzle(name, 2);
        let mut tty = tty().run(&["puzzle", game, "--id", &puzzle.id()]);
        tty.wait_for(&format!("Puzzle {}", puzzle.id()));
        tty.wait_for("Your rating: 1000");
        let wrong = wrong_move(puzzle);
        tty.press(&format!(":{wrong}{ENTER}"));
        tty.wait_for(&format!("{wrong} isn’t it."));
        tty.wait_for("Look what happens: ");
        tty.wait_for("(−");
        if let Ok(Answer::Wrong { refutation }) = puzzle.answer(0, &wrong)
            && let Some(first) = refutation.first()
        {
            tty.wait_for(first);
        }
        tty.press("b");
        tty.wait_for_no("Look what happens: ");
        for step in 0..puzzle.len() {
            let mv = puzzle.own_move(step).expect("there is a move to find");
            tty.press(&format!(":{mv}{ENTER}"));
            tty.wait_for(if puzzle.reply(step).is_some() { "Right! " } else { "Solved!" });
        }
        tty.press(ENTER);
        tty.wait_for_no(&puzzle.id());
        tty.press("q");
        let data = tty.data.clone();
        assert!(tty.end().0.success());
        let kept = data.path().join("farside/puzzles.json");
        assert!(fs::read_to_string(kept).expect("the rating is kept").contains(&puzzle.id()));
    }
}

#[test]
fn hints_come_in_two_steps() {
    let puzzle = puzzle("quoridor.puzzles", 1);
    let mut tty = tty().run(&["puzzle", "--id", &puzzle.id()]);
    tty.wait_for("Your rating: 1000");
    tty.press("t");
    tty.wait_for("Think of: ");
    tty.press("t");
    tty.wait_for(&format!("The move is {}.", puzzle.own_move(0).expect("there is a move to find")));
    // Whoever sees the move hasn't solved the puzzle.
    tty.wait_for("(−");
}
