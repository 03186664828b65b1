//! `farside play` without a game: a menu of games and opponents.

use std::io::{self, BufRead, IsTerminal, Write};

use ::play::SeatKind;
use anyhow::Result;
use game::{Seat, Setup};
use games::GameKind;
use i18n::{ListKind, Messages};

use super::{Terminal, draw_seat, play, terms};
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;
use crate::input::{InputLine, read_line};

/// Example commands.
const EXAMPLES: &str = "
  farside play quoridor
  farside play squadro --computer r --level 3
  farside rules quoridor
  farside show quoridor --moves 'e2 e8 e3h'
  farside show squadro --moves 'y3 r1' --json
  farside perft quoridor --depth 3
  farside --help
";

/// The answers for quitting and for playing without computers; the same in all languages.
const QUIT: &str = "quit";
const FRIENDS: &str = "friends";

/// Asks for the game in a terminal; prints an overview otherwise.
pub(crate) fn run(
    terminal: Terminal,
    input: impl BufRead + Send + 'static,
    mut out: impl Write,
) -> Result<()> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        ask(terminal, input, out)
    } else {
        Ok(out.write_all(overview(terminal)?.as_bytes())?)
    }
}

fn overview(terminal: Terminal) -> Result<String> {
    let Terminal { messages, .. } = terminal;
    let boards = GameKind::ALL.map(|game| -> Result<String> {
        let board = games::dispatch!(game, G => board::<G>(terminal))?;
        Ok(format!("{}\n{board}\n\n", game.title()))
    });
    let boards = boards.into_iter().collect::<Result<String>>()?;
    let examples = messages.text("terminal-try");
    Ok(format!("{}\n\n{boards}{examples}{EXAMPLES}", title(messages)))
}

/// The name of the program and its games.
fn title(messages: &Messages) -> String {
    let games = GameKind::ALL.map(|game| game.title().to_owned());
    format!("Farside: {}", messages.list(ListKind::And, games))
}

fn board<G: CliGame>(Terminal { charset, messages, .. }: Terminal) -> Result<String> {
    let start = G::from_setup(&Setup::default()).map_err(bad_arguments)?;
    Ok(start.draw_in(messages, charset).trim_end().to_string())
}

/// Asks until there is an answer, `quit` or the end of the input.
fn ask(terminal: Terminal, mut input: impl BufRead + Send + 'static, mut out: impl Write) -> Result<()> {
    let Terminal { messages, .. } = terminal;
    writeln!(out, "{}\n{}\n", title(messages), messages.text("terminal-welcome"))?;
    let numbered = || (1..).zip(GameKind::ALL);
    let names = numbered().map(|(number, game)| format!("{number} {}", game.title()));
    let question = question(messages, "terminal-which-game", names.chain([QUIT.into()]));
    let answers: Vec<[String; 2]> =
        numbered().map(|(number, game)| [number.to_string(), game.name().into()]).collect();
    let chosen = choose(&question, &answers, &mut input, &mut out)?;
    let Some(game) = chosen.and_then(|index| GameKind::ALL.get(index).copied()) else { return Ok(()) };
    let counts: Vec<usize> = game.players().collect();
    let players = match counts.as_slice() {
        [only] => *only,
        _ => match ask_how_many(messages, &counts, &mut input, &mut out)? {
            Some(players) => players,
            None => return Ok(()),
        },
    };
    games::dispatch!(game, G => ask_for_opponent::<G>(players, terminal, input, out))
}

/// Asks for the number of players.
fn ask_how_many(
    messages: &Messages,
    counts: &[usize],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<usize>> {
    let words = ["none", "one", "two", "three", "four"];
    let answer = |count: &usize| [count.to_string(), words.get(*count).copied().unwrap_or_default().into()];
    let answers: Vec<[String; 2]> = counts.iter().map(answer).collect();
    let numbers = answers.iter().map(|[number, _]| number.clone());
    let question = question(messages, "terminal-how-many-players", numbers);
    Ok(choose(&question, &answers, input, out)?.and_then(|index| counts.get(index).copied()))
}

/// A question with its possible answers.
fn question(messages: &Messages, id: &str, answers: impl IntoIterator<Item = String>) -> String {
    messages.format(id, &[("answers", messages.list(ListKind::Or, answers).into())])
}

/// Asks for the level of the computers, and draws the seat of the person.
fn ask_for_opponent<G: CliGame>(
    players: usize,
    terminal: Terminal,
    mut input: impl BufRead + Send + 'static,
    mut out: impl Write,
) -> Result<()> {
    let Terminal { messages, .. } = terminal;
    let question = messages.format(
        "terminal-opponent",
        &[
            ("weakest", messages.text("new-level-1").into()),
            ("strongest", messages.text("new-level-8").into()),
            ("friends", FRIENDS.into()),
        ],
    );
    let levels = ["3", "1", "2", "4", "5", "6", "7", "8"];
    let mut answers = levels.map(|level| [level, level].map(String::from)).to_vec();
    answers.push([FRIENDS, "f"].map(String::from));
    let Some(choice) = choose(&question, &answers, &mut input, &mut out)? else {
        return Ok(());
    };
    let level: Option<u8> = levels.get(choice).and_then(|level| level.parse().ok());
    let person = draw_seat(players);
    let seats = Seat::all(players).map(|seat| match level {
        Some(level) if seat != person => SeatKind::Computer(level),
        _ => SeatKind::Creator,
    });
    play::<G>(terms::<G>(seats, Setup::default()), terminal, input, out)
}

/// The index of the chosen answer, the first one for an empty line; `None` to quit.
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
        if typed == QUIT || typed == "q" {
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
    use i18n::{Language, Messages};

    use super::{Terminal, ask};

    fn answer(typed: &str) -> String {
        let mut out = Vec::new();
        let messages = Messages::of(Language::english());
        let terminal = Terminal { charset: Charset::Ascii, messages, saves: false };
        ask(terminal, Cursor::new(typed.to_owned()), &mut out).expect("a game can be played in memory");
        String::from_utf8(out).expect("boards are text")
    }

    #[test]
    fn asks_until_a_game_is_chosen_and_plays_it() {
        let squadro = answer("chess\nSquadro\nfriends\n3\n");
        assert_eq!(squadro.matches("Which game?").count(), 2);
        assert!(squadro.contains("goes first"), "{squadro}");
        assert!(answer("\n3\nfriends\nlegal\n").contains("Player 3: 8 steps to go"), "three players");
    }

    #[test]
    fn the_computer_can_be_the_opponent() {
        let game = answer("squadro\n1\n2\n2\n");
        assert!(game.contains("is thinking.\n") && game.contains(" plays "), "{game}");
    }

    #[test]
    fn ends_when_there_is_no_answer() {
        assert!(!answer("").contains("goes first"));
        assert!(!answer("quit\n").contains("goes first"));
        assert!(!answer("1\n").contains("goes first"));
    }
}
