//! Matches of two games, between which the players change sides.

use game::Seat;
use game::record::GameResult;
use i18n::Messages;
use play::Terms;

/// Whether a game of a match is the one that another follows.
pub(crate) fn second_follows(terms: &Terms) -> bool {
    terms.match_of_two.is_some_and(|of_two| of_two.first.is_none())
}

/// The score of the match that a game on these terms, with this result if it is over, belongs to; none without a
/// match, and before anything is scored.
pub fn match_score(
    messages: &Messages,
    terms: &Terms,
    result: Option<GameResult>,
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    let scored: Vec<GameResult> = [terms.match_of_two?.first, result]
        .into_iter()
        .flatten()
        .filter(|result| !result.is_open())
        .collect();
    if scored.is_empty() {
        return None;
    }
    let [one, other] =
        [Seat::FIRST, Seat::SECOND].map(|seat| scored.iter().map(|result| halves(*result, seat)).sum());
    let score = format!("{}–{}", points(messages, one), points(messages, other));
    let values =
        [("one", name(Seat::FIRST).into()), ("score", score.into()), ("other", name(Seat::SECOND).into())];
    Some(messages.format("fair-match-score", &values))
}

/// The half points of a seat.
fn halves(result: GameResult, seat: Seat) -> u32 {
    match (result.sharers().any(|sharer| sharer == seat), result.winner()) {
        (false, _) => 0,
        (true, Some(_)) => 2,
        (true, None) => 1,
    }
}

/// Half points as a number: 0, ½, 1, 1½, 2.
fn points(messages: &Messages, halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".into(),
        (whole, half) => messages.number(whole.into()) + if half == 1 { "½" } else { "" },
    }
}

#[cfg(test)]
mod tests {
    use i18n::Language;
    use play::{GameKind, MatchOfTwo, SeatKind};

    use super::*;

    #[test]
    fn points_of_both_games_are_added() {
        let messages = Messages::of(Language::english());
        let score = |first: Option<GameResult>, result: Option<GameResult>| {
            let mut terms = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Creator);
            terms.match_of_two = Some(MatchOfTwo { first });
            match_score(messages, &terms, result, |seat| seat.to_string())
        };
        let (won, drawn) = (GameResult::win(Seat::FIRST, 2), GameResult::draw(2));
        assert_eq!(score(None, None), None);
        assert_eq!(score(None, Some(GameResult::OPEN)), None);
        assert_eq!(score(None, won).as_deref(), Some("Match: 1 1–0 2"));
        assert_eq!(score(drawn, None).as_deref(), Some("Match: 1 ½–½ 2"));
        assert_eq!(score(won, drawn).as_deref(), Some("Match: 1 1½–½ 2"));
        let single = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Creator);
        assert_eq!(match_score(messages, &single, won, |seat| seat.to_string()), None);
    }
}
