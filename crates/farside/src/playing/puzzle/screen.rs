use ::puzzles::{Answer, Puzzle};
use anyhow::Result;
use games::AnyLine;
use terminal::{Hint, Trainer, Verdict};

use super::session::Session;
use crate::cli_game::CliGame;

/// The puzzles of a session on the full screen.
pub(super) struct OnScreen<G> {
    session: Session<G>,
    puzzle: &'static Puzzle,
    solving: ::puzzles::Session,
    hinted: bool,
    /// What was said of the rating once the puzzle was decided.
    rated: Option<String>,
}

impl<G: CliGame> OnScreen<G> {
    /// Begins with the puzzle that was chosen, or with a drawn one.
    pub(super) fn begin(mut session: Session<G>) -> Result<OnScreen<G>> {
        let puzzle = match session.first() {
            Some(puzzle) => puzzle,
            None => session.draw(&mut Vec::new())?,
        };
        let solving = ::puzzles::Session::new(puzzle.clone());
        Ok(OnScreen { session, puzzle, solving, hinted: false, rated: None })
    }

    /// A message without the end of its line.
    fn say(&self, id: &str, values: &[(&'static str, i18n::Value<'_>)]) -> String {
        self.session.say(id, values).trim_end().to_owned()
    }

    /// Rates the puzzle the first time that it is decided.
    fn rate(&mut self, solved: bool) {
        if self.rated.is_some() {
            return;
        }
        self.rated = Some(match self.session.rate(self.puzzle, solved) {
            Ok(told) => told.trim_end().to_owned(),
            Err(error) => self.say("terminal-rating-not-kept", &[("error", format!("{error:#}").into())]),
        });
    }
}

/// Text as lines.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(String::from).collect()
}

impl<G: CliGame> Trainer for OnScreen<G> {
    fn line(&self) -> AnyLine {
        self.solving.line()
    }

    fn title(&self) -> String {
        self.session.title(self.puzzle).trim_end().to_owned()
    }

    fn task(&self) -> String {
        self.session.task(self.puzzle).trim_end().to_owned()
    }

    fn rating(&self) -> String {
        let now =
            || self.say("terminal-rating", &[("rating", (self.session.rating().round() as i64).into())]);
        self.rated.clone().unwrap_or_else(now)
    }

    fn refutation_told(&self, moves: &[String]) -> String {
        self.say("puzzle-refutation", &[("line", moves.join(" ").into())])
    }

    fn play(&mut self, mv: &str) -> Verdict {
        let before = self.solving.line();
        match self.solving.play(mv) {
            Ok(Answer::Right { reply }) => Verdict::Right(lines(&self.session.right(&before, mv, &reply))),
            Ok(Answer::Solved) => {
                self.rate(!self.solving.has_failed());
                let solved = self.say("puzzle-solved", &[]);
                Verdict::Solved([vec![solved], lines(&self.session.explained(self.puzzle))].concat())
            }
            Ok(Answer::Wrong { refutation }) => {
                self.rate(false);
                let wrong = self.say("puzzle-wrong", &[("move", mv.into())]);
                Verdict::Wrong { told: vec![wrong], refutation }
            }
            Err(error) => Verdict::Wrong { told: vec![error.to_string()], refutation: Vec::new() },
        }
    }

    fn hint(&mut self) -> Hint {
        if !self.hinted {
            self.hinted = true;
            return Hint { told: self.session.themes(self.puzzle).trim_end().to_owned(), mv: None };
        }
        let mv = self.solving.reveal().unwrap_or_default().to_owned();
        self.rate(false);
        Hint { told: self.say("puzzle-hint-move", &[("move", mv.as_str().into())]), mv: Some(mv) }
    }

    fn is_solved(&self) -> bool {
        self.solving.is_solved()
    }

    fn next(&mut self) -> Vec<String> {
        // Who gives up has failed.
        self.rate(false);
        let mut told = Vec::new();
        match self.session.draw(&mut told) {
            Ok(puzzle) => self.puzzle = puzzle,
            Err(error) => return vec![format!("{error:#}")],
        }
        self.solving = ::puzzles::Session::new(self.puzzle.clone());
        (self.hinted, self.rated) = (false, None);
        lines(&String::from_utf8_lossy(&told))
    }
}
