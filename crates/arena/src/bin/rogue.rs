//! An engine that misbehaves, for tests of what a match makes of it: `rogue MANNER [MOVES]`.
//!
//! It plays Quoridor by UGI, walks a shortest path, and after so many moves (0 by default) does what its
//! manner says.

use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use game::{Game, Line, Notation};
use quoridor::{Move, Position};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let manner = arguments.next().unwrap_or_default();
    let moves: usize = arguments.next().and_then(|moves| moves.parse().ok()).unwrap_or(0);
    if manner == "mute" {
        forever();
    }
    let mut made = 0;
    let mut line = Line::new(Position::start());
    for said in std::io::stdin().lock().lines() {
        let Ok(said) = said else { break };
        let words: Vec<&str> = said.split_whitespace().collect();
        match words.first() {
            Some(word @ (&"ugi" | &"uci")) => {
                say(&format!("id name Rogue\noption name Temper type string default <empty>\n{word}ok"));
            }
            Some(&"isready") if manner == "sulks" && made > moves => forever(),
            Some(&"isready") => say("readyok"),
            Some(&"position") => line = read(&words),
            Some(&"go") if made < moves => {
                made += 1;
                say(&format!("bestmove {}", walk(&line)));
            }
            Some(&"go") => {
                made += 1;
                match manner.as_str() {
                    "hangs" => forever(),
                    "dies" => return ExitCode::from(3),
                    "illegal" => say("bestmove e9"),
                    "garbage" => say("\u{0}\u{7}\nbestmove\u{1f642}\nbest move\nbestmove zz9"),
                    "empty" => say("bestmove"),
                    "passes" => say("bestmove (none)"),
                    "slow" => {
                        thread::sleep(Duration::from_millis(700));
                        say(&format!("bestmove {}", walk(&line)));
                    }
                    "floods" => loop {
                        say("info string blah");
                    },
                    "leaves" => {
                        say(&format!("bestmove {}", walk(&line)));
                        return ExitCode::SUCCESS;
                    }
                    // Answers twice, once in advance.
                    "hasty" => say(&format!("bestmove {0}\nbestmove {0}", walk(&line))),
                    _ => say(&format!("bestmove {}", walk(&line))),
                }
            }
            Some(&"quit") if manner != "stays" => return ExitCode::SUCCESS,
            _ => {}
        }
    }
    if manner == "stays" {
        forever();
    }
    ExitCode::SUCCESS
}

fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    if writeln!(out, "{text}").and_then(|()| out.flush()).is_err() {
        std::process::exit(1);
    }
}

fn forever() -> ! {
    loop {
        thread::sleep(Duration::from_secs(1));
    }
}

/// `position startpos [moves …]`.
fn read(words: &[&str]) -> Line<Position> {
    let mut line = Line::new(Position::start());
    for text in words.iter().skip_while(|&&word| word != "moves").skip(1) {
        if line.play_text(text, Notation::Standard).is_err() {
            break;
        }
    }
    line
}

fn walk(line: &Line<Position>) -> String {
    let position = line.position();
    let after = |mv: &Move| {
        let mut after = *position;
        after.play_unchecked(*mv);
        (matches!(mv, Move::Fence(_)), after.distance(position.turn()))
    };
    line.legal_moves().iter().min_by_key(|mv| after(mv)).map(ToString::to_string).unwrap_or_default()
}
