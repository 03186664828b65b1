//! A review in words, from the message catalogue.

use std::fmt::Write as _;

use explain::{Argument, Fact, Mark, ReviewSummary};
use game::Seat;
use games::{Evaluation, GameKind};
use i18n::{ListKind, Messages};
use terminal::GameWords as _;

/// How many moves of a better line are shown.
const LINE_SHOWN: usize = 6;

/// Everything that is known, as text.
pub(super) fn describe(
    messages: &Messages,
    game: GameKind,
    summary: &ReviewSummary,
    interrupted: bool,
) -> String {
    let words = Words { messages, game, seats: summary.accuracy.len() };
    let marks = summary.marks.iter().flat_map(|mark| [String::new(), words.mark(mark)]);
    overview(messages, game, summary, interrupted).into_iter().chain(marks).map(|line| line + "\n").collect()
}

/// What is known of the game as a whole, line by line.
pub(crate) fn overview(
    messages: &Messages,
    game: GameKind,
    summary: &ReviewSummary,
    interrupted: bool,
) -> Vec<String> {
    let words = Words { messages, game, seats: summary.accuracy.len() };
    let mut lines = Vec::new();
    if interrupted {
        lines.push(messages.text("review-interrupted"));
    }
    for (seat, accuracy) in Seat::all(words.seats).zip(&summary.accuracy) {
        if let Some(accuracy) = accuracy {
            let values =
                [("player", words.player(seat).into()), ("percent", (accuracy.round() as i64).into())];
            lines.push(messages.format("review-accuracy", &values));
        }
    }
    for lead in &summary.leads {
        let range = [("from", (lead.from as i64).into()), ("to", (lead.to as i64).into())];
        lines.push(match lead.seat {
            Some(seat) => {
                let values = [range.as_slice(), &[("player", words.player(seat).into())]].concat();
                messages.format("review-ahead", &values)
            }
            None => messages.format("review-even", &range),
        });
    }
    if summary.marks.is_empty() {
        lines.push(messages.text("review-no-errors"));
    } else {
        let moments = summary.moments.iter().map(|ply| messages.number(*ply as i64 + 1));
        let list = messages.list(ListKind::And, moments);
        lines.push(messages.format("review-moments", &[("list", list.into())]));
    }
    lines
}

/// A mark as text: the move and its grade, what it cost, the better line, and the reasons.
pub(crate) fn mark_in_words(messages: &Messages, game: GameKind, seats: usize, mark: &Mark) -> String {
    Words { messages, game, seats }.mark(mark)
}

/// A fact as a sentence.
pub(crate) fn sentence(messages: &Messages, game: GameKind, fact: &Fact) -> String {
    let message = fact.message();
    let values: Vec<_> = message
        .arguments
        .into_iter()
        .map(|(name, value)| match value {
            Argument::Number(number) => (name, number.into()),
            Argument::Text(text) => (name, text.into()),
            Argument::Player(seat) => (name, player(messages, game, seat).into()),
        })
        .collect();
    messages.format(message.key, &values)
}

fn player(messages: &Messages, game: GameKind, seat: Seat) -> String {
    games::dispatch!(game, G => G::player_in(messages, seat))
}

struct Words<'a> {
    messages: &'a Messages,
    game: GameKind,
    seats: usize,
}

impl Words<'_> {
    fn player(&self, seat: Seat) -> String {
        player(self.messages, self.game, seat)
    }

    /// The move and its grade, what it did to the chance of winning, the better line, and the reasons.
    fn mark(&self, mark: &Mark) -> String {
        let (number, grade) = (mark.ply + 1, self.messages.text(mark.grade.key()));
        let mut text = format!("{number}. {}: {} ({grade})\n", self.player(mark.seat), mark.played);
        let values = [
            ("better", self.worth(&mark.better, mark.seat).into()),
            ("after", self.worth(&mark.after, mark.seat).into()),
        ];
        let mut line = |words: String| writeln!(text, "   {words}").expect("writing to a string can't fail");
        line(self.messages.format("review-chance", &values));
        mark.facts.iter().for_each(|fact| line(sentence(self.messages, self.game, fact)));
        let better = mark.line.iter().take(LINE_SHOWN).map(String::as_str).collect::<Vec<_>>().join(" ");
        line(self.messages.format("review-better", &[("line", better.into())]));
        mark.better_facts.iter().for_each(|fact| line(sentence(self.messages, self.game, fact)));
        text.truncate(text.trim_end().len());
        text
    }

    /// What a position is worth to a seat: proven, or about so much.
    fn worth(&self, evaluation: &Evaluation, seat: Seat) -> String {
        match evaluation {
            Evaluation::Proven { winner: None, .. } => self.messages.text("review-drawn"),
            Evaluation::Proven { winner: Some(winner), .. } if *winner == seat => {
                self.messages.text("review-won")
            }
            Evaluation::Proven { .. } => self.messages.text("review-lost"),
            Evaluation::Estimated { .. } => {
                let percent = (100.0 * evaluation.chance(seat, self.seats)).round().clamp(1.0, 99.0) as i64;
                self.messages.format("review-estimated", &[("percent", percent.into())])
            }
        }
    }
}
