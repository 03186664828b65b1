//! `farside play` without a game: a way in.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Result;
use game::{Charset, Seat, Setup};

use crate::arguments::Start;
use crate::failure::bad_arguments;
use crate::input::{InputLine, read_line};
use crate::play::{Opponents, draw_seat, play};
use crate::table::Table;

/// Asks which game to play where somebody can answer; otherwise shows what there is.
pub(crate) fn run(charset: Charset, input: impl BufRead, mut out: impl Write) -> Result<()> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        ask(charset, input, out)
    } else {
        Ok(out.write_all(overview(charset)?.as_bytes())?)
    }
}

fn overview(charset: Charset) -> Result<String> {
    let (quoridor, squadro) = (board::<quoridor::Position>(charset)?, board::<squadro::Position>(charset)?);
    Ok(format!(
        "Farside: Quoridor and Squadro.\n\n\
         Quoridor\n{quoridor}\n\nSquadro\n{squadro}\n\n\
         Try:\n  \
           farside play quoridor\n  \
           farside play squadro --computer r --level 3\n  \
           farside show quoridor --moves '{}'\n  \
           farside show squadro --moves '{}' --json\n  \
           farside perft quoridor --depth 3\n  \
           farside --help\n",
        quoridor::Position::EXAMPLE,
        squadro::Position::EXAMPLE,
    ))
}

fn board<G: Table>(charset: Charset) -> Result<String> {
    let start = G::from_setup(&Setup::default()).map_err(bad_arguments)?;
    Ok(start.draw(charset).trim_end().to_string())
}

/// Asks until there is an answer; an end of the input or `quit` is one, too.
fn ask(charset: Charset, mut input: impl BufRead, mut out: impl Write) -> Result<()> {
    writeln!(out, "Farside: Quoridor and Squadro, around one keyboard or against the computer.\n")?;
    let games = "Which game? 1 Quoridor, 2 Squadro, or quit";
    let Some(game) = choose(games, &[["1", "quoridor"], ["2", "squadro"]], &mut input, &mut out)? else {
        return Ok(());
    };
    if game == 1 {
        return ask_for_opponent::<squadro::Position>(&Start::default(), charset, input, out);
    }
    let players = "How many players? 2, 3 or 4";
    let Some(choice) = choose(players, &[["2", "two"], ["3", "three"], ["4", "four"]], &mut input, &mut out)?
    else {
        return Ok(());
    };
    let start = Start { players: Some(choice + 2), ..Start::default() };
    ask_for_opponent::<quoridor::Position>(&start, charset, input, out)
}

/// Asks how strong the computer shall be, and draws the seat of the one who plays against it.
fn ask_for_opponent<G: Table>(
    start: &Start,
    charset: Charset,
    mut input: impl BufRead,
    mut out: impl Write,
) -> Result<()> {
    let seats = start.position::<G>()?.seats();
    let question = "Against whom? The computer at level 1 (easy) to 8 (hardest), or friends beside you";
    let levels = ["3", "1", "2", "4", "5", "6", "7", "8"];
    let mut answers: Vec<[&str; 2]> = levels.map(|level| [level, level]).to_vec();
    answers.push(["friends", "f"]);
    let Some(choice) = choose(question, &answers, &mut input, &mut out)? else {
        return Ok(());
    };
    let opponents = match levels.get(choice).and_then(|level| level.parse().ok()) {
        Some(level) => {
            let person = draw_seat(seats);
            let computers = Seat::all(seats).filter(|&seat| seat != person);
            Opponents::at(computers, G::seat_name, level)
        }
        None => Opponents::nobody(),
    };
    play::<G>(start, &opponents, charset, input, out)
}

/// The index of the answer that was chosen; an empty line is the first. None: enough.
fn choose(
    question: &str,
    answers: &[[&str; 2]],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<usize>> {
    loop {
        write!(out, "{question} [{}]: ", answers[0][0])?;
        out.flush()?;
        let typed = match read_line(input)? {
            None => return Ok(None),
            Some(InputLine::TooLong) => continue,
            Some(InputLine::Text(typed)) => typed.trim().to_lowercase(),
        };
        if typed == "quit" || typed == "q" {
            return Ok(None);
        }
        if typed.is_empty() {
            return Ok(Some(0));
        }
        if let Some(index) = answers.iter().position(|words| words.contains(&typed.as_str())) {
            return Ok(Some(index));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Charset;

    use super::ask;

    fn answer(typed: &str) -> String {
        let mut out = Vec::new();
        ask(Charset::Ascii, typed.as_bytes(), &mut out).expect("a game can be played in memory");
        String::from_utf8(out).expect("boards are text")
    }

    #[test]
    fn asks_until_a_game_is_chosen_and_plays_it() {
        let squadro = answer("chess\nSquadro\nfriends\n3\n");
        assert_eq!(squadro.matches("Which game?").count(), 2);
        assert!(squadro.contains("was drawn to begin"), "{squadro}");
        assert!(answer("\n3\nfriends\nlegal\n").contains("player 3 is 8 steps"), "three players");
    }

    #[test]
    fn the_computer_can_be_the_opponent() {
        let game = answer("squadro\n1\n2\n2\n");
        assert!(game.contains("is thinking ... and plays"), "{game}");
    }

    #[test]
    fn ends_when_there_is_no_answer() {
        assert!(!answer("").contains("begin"));
        assert!(!answer("quit\n").contains("begin"));
        assert!(!answer("1\n").contains("begin"));
    }
}
