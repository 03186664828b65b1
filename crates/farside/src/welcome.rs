//! `farside play` without a game: a way in.

use std::io::{self, BufRead, IsTerminal, Write};

use ::play::SeatKind;
use anyhow::Result;
use game::{Charset, Seat, Setup};
use games::GameKind;

use crate::failure::bad_arguments;
use crate::input::{InputLine, read_line};
use crate::play::{draw_seat, play, terms};
use crate::table::Table;

/// What there is to do, by example.
const TRY: &str = "\
Try:
  farside play quoridor
  farside play squadro --computer r --level 3
  farside rules quoridor
  farside show quoridor --moves 'e2 e8 e3h'
  farside show squadro --moves 'y3 r1' --json
  farside perft quoridor --depth 3
  farside --help
";

/// Asks which game to play where somebody can answer; otherwise shows what there is.
pub(crate) fn run(charset: Charset, input: impl BufRead + Send + 'static, mut out: impl Write) -> Result<()> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        ask(charset, input, out)
    } else {
        Ok(out.write_all(overview(charset)?.as_bytes())?)
    }
}

fn overview(charset: Charset) -> Result<String> {
    let boards = GameKind::ALL.map(|game| -> Result<String> {
        let board = games::dispatch!(game, G => board::<G>(charset))?;
        Ok(format!("{}\n{board}\n\n", game.title()))
    });
    let boards = boards.into_iter().collect::<Result<String>>()?;
    Ok(format!("Farside: {}.\n\n{boards}{TRY}", titles()))
}

fn titles() -> String {
    GameKind::ALL.map(GameKind::title).join(" and ")
}

fn board<G: Table>(charset: Charset) -> Result<String> {
    let start = G::from_setup(&Setup::default()).map_err(bad_arguments)?;
    Ok(start.draw(charset).trim_end().to_string())
}

/// Asks until there is an answer; an end of the input or `quit` is one, too.
fn ask(charset: Charset, mut input: impl BufRead + Send + 'static, mut out: impl Write) -> Result<()> {
    writeln!(out, "Farside: {}. Play the computer or friends on one keyboard.\n", titles())?;
    let numbered = || (1..).zip(GameKind::ALL);
    let names: Vec<String> = numbered().map(|(number, game)| format!("{number} {}", game.title())).collect();
    let question = format!("Which game? {}, or quit", names.join(", "));
    let answers: Vec<[String; 2]> =
        numbered().map(|(number, game)| [number.to_string(), game.name().into()]).collect();
    let chosen = choose(&question, &answers, &mut input, &mut out)?;
    let Some(game) = chosen.and_then(|index| GameKind::ALL.get(index).copied()) else { return Ok(()) };
    let counts: Vec<usize> = game.players().collect();
    let players = match counts.as_slice() {
        [only] => *only,
        _ => match ask_how_many(&counts, &mut input, &mut out)? {
            Some(players) => players,
            None => return Ok(()),
        },
    };
    games::dispatch!(game, G => ask_for_opponent::<G>(players, charset, input, out))
}

/// Asks how many play.
fn ask_how_many(
    counts: &[usize],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<usize>> {
    let words = ["none", "one", "two", "three", "four"];
    let answer = |count: &usize| [count.to_string(), words.get(*count).copied().unwrap_or_default().into()];
    let answers: Vec<[String; 2]> = counts.iter().map(answer).collect();
    let numbers: Vec<&str> = answers.iter().map(|[number, _]| number.as_str()).collect();
    let (last, others) = numbers.split_last().unwrap_or((&"", &[]));
    let question = format!("How many players? {} or {last}", others.join(", "));
    Ok(choose(&question, &answers, input, out)?.and_then(|index| counts.get(index).copied()))
}

/// Asks how strong the computer shall be, and draws the seat of the one who plays against it.
fn ask_for_opponent<G: Table>(
    players: usize,
    charset: Charset,
    mut input: impl BufRead + Send + 'static,
    mut out: impl Write,
) -> Result<()> {
    let question = "Opponent? Computer level 1 (beginner) to 8 (full strength), or friends";
    let levels = ["3", "1", "2", "4", "5", "6", "7", "8"];
    let mut answers = levels.map(|level| [level, level].map(String::from)).to_vec();
    answers.push(["friends", "f"].map(String::from));
    let Some(choice) = choose(question, &answers, &mut input, &mut out)? else {
        return Ok(());
    };
    let level: Option<u8> = levels.get(choice).and_then(|level| level.parse().ok());
    let person = draw_seat(players);
    let seats = Seat::all(players).map(|seat| match level {
        Some(level) if seat != person => SeatKind::Computer(level),
        _ => SeatKind::Creator,
    });
    play::<G>(terms::<G>(seats, Setup::default()), charset, input, out)
}

/// The index of the answer that was chosen; an empty line is the first. None: enough.
fn choose(
    question: &str,
    answers: &[[String; 2]],
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
        if let Some(index) = answers.iter().position(|words| words.contains(&typed)) {
            return Ok(Some(index));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use game::Charset;

    use super::ask;

    fn answer(typed: &str) -> String {
        let mut out = Vec::new();
        ask(Charset::Ascii, Cursor::new(typed.to_owned()), &mut out).expect("a game can be played in memory");
        String::from_utf8(out).expect("boards are text")
    }

    #[test]
    fn asks_until_a_game_is_chosen_and_plays_it() {
        let squadro = answer("chess\nSquadro\nfriends\n3\n");
        assert_eq!(squadro.matches("Which game?").count(), 2);
        assert!(squadro.contains("goes first"), "{squadro}");
        assert!(answer("\n3\nfriends\nlegal\n").contains("player 3: 8 steps to go"), "three players");
    }

    #[test]
    fn the_computer_can_be_the_opponent() {
        let game = answer("squadro\n1\n2\n2\n");
        assert!(game.contains("is thinking… plays"), "{game}");
    }

    #[test]
    fn ends_when_there_is_no_answer() {
        assert!(!answer("").contains("goes first"));
        assert!(!answer("quit\n").contains("goes first"));
        assert!(!answer("1\n").contains("goes first"));
    }
}
