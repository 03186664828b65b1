use std::io::{BufRead, Write};
use std::marker::PhantomData;

use ::puzzles::{Answer, Collection, Proof, Puzzle, Wanted, refute};
use anyhow::{Context, Result};
use engine::{Limits, NoClock};
use game::Notation;
use games::{AnyLine, Computer, ComputerOptions};
use i18n::{ListKind, Value};

use super::Choice;
use super::progress::{Progress, ProgressFile};
use crate::cli_game::CliGame;
use crate::input::{InputLine, read_line};
use crate::playing::play::{Terminal, random};
use crate::records::review::sentence;

/// The nodes of the search for a refutation that isn't stored: a second at most.
const REFUTATION_NODES: u64 = 200_000;

/// The commands, each with the message that explains it. They are the same in all languages.
const COMMANDS: [(&str, &str); 5] = [
    ("hint", "puzzle-help-hint"),
    ("next", "puzzle-help-next"),
    ("legal", "terminal-help-legal"),
    ("board", "terminal-help-board"),
    ("quit", "terminal-help-quit"),
];

/// Puzzles of one game in the terminal, one after the other.
pub(super) struct Session<G> {
    choice: Choice,
    collection: &'static Collection,
    kept: ProgressFile,
    progress: Progress,
    terminal: Terminal,
    /// Refutes wrong moves; created at the first of them.
    computer: Option<Computer>,
    game: PhantomData<G>,
}

/// How somebody left a puzzle.
enum Left {
    Next,
    Quit,
}

impl<G: CliGame> Session<G> {
    pub(super) fn new(choice: Choice, kept: ProgressFile, terminal: Terminal) -> Result<Session<G>> {
        let collection = choice.file.collection().context("there are no puzzles")?;
        let progress = kept.progress()?;
        Ok(Session { choice, collection, kept, progress, terminal, computer: None, game: PhantomData })
    }

    /// Gives puzzles until `quit` or the end of the input.
    pub(super) fn run(mut self, mut input: impl BufRead, mut out: impl Write) -> Result<()> {
        let messages = self.terminal.messages;
        let help = messages.format("terminal-type-help", &[("help", "help".into())]);
        writeln!(out, "{}\n{}\n{help}", G::NAME, G::how_to_move(messages))?;
        let mut next = self.first();
        loop {
            let puzzle = match next.take() {
                Some(puzzle) => puzzle,
                None => self.draw(&mut out)?,
            };
            match self.solve(puzzle, &mut input, &mut out)? {
                Left::Next => {}
                Left::Quit => return Ok(()),
            }
        }
    }

    /// The puzzle to begin with, if one was chosen.
    pub(super) fn first(&mut self) -> Option<&'static Puzzle> {
        self.choice.first.take()
    }

    /// Draws the next puzzle; when all were seen, they begin anew.
    pub(super) fn draw(&mut self, out: &mut impl Write) -> Result<&'static Puzzle> {
        let draw = |progress: &Progress| {
            let rating = progress.rating.rating;
            let wanted = Wanted { rating, theme: self.choice.theme, seen: &progress.seen, seed: random() };
            self.collection.next(&wanted)
        };
        if let Some(puzzle) = draw(&self.progress) {
            return Ok(puzzle);
        }
        writeln!(out, "{}", self.terminal.messages.text("puzzle-none-left"))?;
        let theme = self.choice.theme;
        let is_chosen = |id: &str| {
            let puzzle = self.collection.get(id);
            puzzle.is_none_or(|puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme)))
        };
        let progress = self.kept.start_over(is_chosen)?;
        let drawn = draw(&progress);
        self.progress = progress;
        drawn.context("there are no puzzles")
    }

    fn solve(&mut self, puzzle: &Puzzle, input: &mut impl BufRead, out: &mut impl Write) -> Result<Left> {
        let mut solving = ::puzzles::Session::new(puzzle.clone());
        let (mut hinted, mut rated) = (false, false);
        write!(out, "{}", self.beginning(puzzle))?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let typed = match read_line(input)? {
                None => {
                    writeln!(out)?;
                    return Ok(Left::Quit);
                }
                Some(InputLine::TooLong) => {
                    writeln!(out, "{}", self.terminal.messages.text("terminal-line-too-long"))?;
                    continue;
                }
                Some(InputLine::Text(typed)) => typed.trim().to_owned(),
            };
            let told = match typed.as_str() {
                "" => String::new(),
                "quit" | "exit" => return Ok(Left::Quit),
                "next" => {
                    // Who gives up has failed.
                    if !rated {
                        write!(out, "{}", self.rate(puzzle, false)?)?;
                    }
                    return Ok(Left::Next);
                }
                "help" | "?" => self.help(),
                "board" => self.board(&solving.line()),
                "legal" => Self::legal(&self.terminal, &solving.line()),
                "hint" if hinted => {
                    let mv = solving.reveal().unwrap_or_default().to_owned();
                    self.say("puzzle-hint-move", &[("move", mv.into())])
                }
                "hint" => {
                    hinted = true;
                    self.themes(puzzle)
                }
                mv => self.answer(&mut solving, mv),
            };
            write!(out, "{told}")?;
            // The first wrong move decides; the puzzle can be tried on.
            if !rated && (solving.has_failed() || solving.is_solved()) {
                rated = true;
                write!(out, "{}", self.rate(puzzle, !solving.has_failed())?)?;
            }
            if solving.is_solved() {
                return Ok(Left::Next);
            }
        }
    }

    /// Answers a move.
    fn answer(&mut self, solving: &mut ::puzzles::Session, mv: &str) -> String {
        let before = solving.line();
        match solving.play(mv) {
            Err(_) => self.why_not(&before, mv),
            Ok(Answer::Wrong { refutation }) => self.refuted(&before, mv, refutation),
            Ok(Answer::Right { reply }) => self.right(&before, mv, &reply) + &self.board(&solving.line()),
            Ok(Answer::Solved) => self.solved(solving.puzzle(), &solving.line()),
        }
    }

    /// What is said to a right move that the puzzle goes on after.
    pub(super) fn right(&self, before: &AnyLine, mv: &str, reply: &str) -> String {
        let mut after = before.clone();
        let other = after.play(mv).map(|_| after.turn()).unwrap_or_default();
        let player = G::player_in(self.terminal.messages, other);
        self.say("puzzle-right", &[("player", player.into()), ("move", reply.into())])
    }

    /// A wrong move with what follows, played out on the board.
    fn refuted(&mut self, before: &AnyLine, mv: &str, stored: Vec<String>) -> String {
        let wrong = self.say("puzzle-wrong", &[("move", mv.into())]);
        let line = if stored.is_empty() {
            let computer =
                self.computer.get_or_insert_with(|| Computer::new(G::KIND, ComputerOptions::default()));
            refute(before, mv, computer, Limits::nodes(REFUTATION_NODES), &NoClock)
        } else {
            stored
        };
        if line.is_empty() {
            return wrong;
        }
        let mut after = before.clone();
        // What was stored or searched can be played.
        let played = [mv]
            .into_iter()
            .chain(line.iter().map(String::as_str))
            .try_for_each(|mv| after.play(mv).map(|_| ()));
        let board = if played.is_ok() { self.board(&after) } else { String::new() };
        let refutation = self.say("puzzle-refutation", &[("line", line.join(" ").into())]);
        wrong + &refutation + &board
    }

    /// What is said once all moves are found: why the first was right, and how that is known.
    fn solved(&self, puzzle: &Puzzle, line: &AnyLine) -> String {
        let solved = self.terminal.messages.text("puzzle-solved") + "\n";
        solved + &self.board(line) + &self.explained(puzzle)
    }

    /// Why the first move was right, how that is known, and what the puzzle was about.
    pub(super) fn explained(&self, puzzle: &Puzzle) -> String {
        let messages = self.terminal.messages;
        let first = puzzle.own_move(0).unwrap_or_default();
        let facts = explain::facts_of(&puzzle.line_at(0), first);
        let facts: String = facts.iter().map(|fact| sentence(messages, G::KIND, fact) + "\n").collect();
        let proof = match puzzle.proof {
            Proof::Proven => [("kind", "proven".into()), ("nodes", 0.into())],
            Proof::Searched { nodes, .. } => [("kind", "searched".into()), ("nodes", (nodes as i64).into())],
        };
        facts + &self.say("puzzle-proof", &proof) + &self.themes(puzzle)
    }

    /// Rates the puzzle, and tells the new rating.
    pub(super) fn rate(&mut self, puzzle: &Puzzle, solved: bool) -> Result<String> {
        let before = self.progress.rating.rating;
        self.progress = self.kept.tried(puzzle, solved)?;
        let after = self.progress.rating.rating;
        let change = (after.round() - before.round()) as i64;
        let sign = if change < 0 { "−" } else { "+" };
        let change = format!("{sign}{}", self.terminal.messages.number(change.abs()));
        let values = [("rating", (after.round() as i64).into()), ("change", change.into())];
        Ok(self.say("puzzle-rating", &values))
    }

    fn beginning(&self, puzzle: &Puzzle) -> String {
        format!("\n{}{}{}", self.title(puzzle), self.board(&puzzle.line_at(0)), self.task(puzzle))
    }

    /// Which puzzle it is.
    pub(super) fn title(&self, puzzle: &Puzzle) -> String {
        let rating = i64::from(puzzle.difficulty.rating);
        self.say("puzzle-title", &[("id", puzzle.id().into()), ("rating", rating.into())])
    }

    /// What to do.
    pub(super) fn task(&self, puzzle: &Puzzle) -> String {
        let player = G::player_in(self.terminal.messages, puzzle.solver());
        self.say("puzzle-task", &[("aim", puzzle.aim.name().into()), ("player", player.into())])
    }

    /// The rating as it is now.
    pub(super) fn rating(&self) -> f64 {
        self.progress.rating.rating
    }

    pub(super) fn themes(&self, puzzle: &Puzzle) -> String {
        let messages = self.terminal.messages;
        let names = puzzle.themes.iter().map(|theme| messages.text(theme.key()));
        self.say("puzzle-hint-themes", &[("themes", messages.list(ListKind::And, names).into())])
    }

    fn board(&self, line: &AnyLine) -> String {
        let Terminal { charset, messages, .. } = self.terminal;
        let Some(line) = G::line_of(line) else { return String::new() };
        format!("\n{}\n\n", line.position().draw_in(messages, charset).trim_end())
    }

    fn legal(terminal: &Terminal, line: &AnyLine) -> String {
        let Some(line) = G::line_of(line) else { return String::new() };
        line.position().list_moves(terminal.messages, &line.legal_moves())
    }

    /// The reason why a text is no legal move.
    fn why_not(&self, line: &AnyLine, text: &str) -> String {
        let messages = self.terminal.messages;
        let Some(line) = G::line_of(line) else { return String::new() };
        let position = line.position();
        let Ok(mv) = position.parse_move(text, Notation::Standard) else {
            let unreadable = self.say("refused-unreadable", &[("text", text.into())]);
            return format!("{unreadable}{}\n", G::how_to_move(messages));
        };
        let why = position.check(mv).map_err(|why| position.why_illegal(messages, &why));
        why.err().unwrap_or_else(|| messages.text("refused-illegal-move")) + "\n"
    }

    fn help(&self) -> String {
        let messages = self.terminal.messages;
        let width = COMMANDS.iter().map(|(typed, _)| typed.len()).max().unwrap_or_default();
        let line = |(typed, id): (&str, &str)| format!("  {typed:width$}  {}\n", messages.text(id));
        format!("{}\n{}", G::how_to_move(messages), COMMANDS.map(line).concat())
    }

    /// A message on a line of its own.
    pub(super) fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.terminal.messages.format(id, values) + "\n"
    }
}
