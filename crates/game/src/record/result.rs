use core::fmt;
use core::str::FromStr;

use crate::Seat;

/// The result of a game: one point, shared by those who won.
///
/// Written as the seats' scores in order, or `*` while nothing is decided (or known). That is PGN's
/// result for two players, extended to four:
///
/// ```
/// use game::Seat;
/// use game::record::GameResult;
///
/// assert_eq!("*".parse(), Ok(GameResult::OPEN));
/// assert_eq!("0-1".parse(), Ok(GameResult::win(Seat::SECOND, 2).expect("a seat of two")));
/// assert_eq!("1/3-1/3-1/3".parse(), Ok(GameResult::draw(3).expect("a game for three")));
///
/// // Three of four agree on a draw, after the third player left.
/// let shared: GameResult = "1/3-1/3-0-1/3".parse()?;
/// assert_eq!(shared.sharers().map(Seat::number).collect::<Vec<_>>(), [1, 2, 4]);
/// # Ok::<(), game::record::BadResult>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// The number of seats; 0 while the result is open, and then `sharers` is 0, too.
    players: u8,
    /// A bit for each seat with a share in the point.
    sharers: u8,
}

impl GameResult {
    /// Not decided yet, or not known: `*`.
    pub const OPEN: GameResult = GameResult { players: 0, sharers: 0 };

    /// Returns the result in which one seat of so many won; none if there is no such seat, or no game for so many.
    pub fn win(winner: Seat, players: usize) -> Option<GameResult> {
        GameResult::shared([winner], players)
    }

    /// Returns the result in which all share the point; none if there is no game for so many.
    pub fn draw(players: usize) -> Option<GameResult> {
        let all = (0..players.min(Seat::MAX)).filter_map(Seat::new);
        GameResult::shared(all, players)
    }

    /// Returns the result in which these seats share the point and the others get nothing; none if nobody shares it, or
    /// if there is no such seat or no game for so many.
    pub fn shared(sharers: impl IntoIterator<Item = Seat>, players: usize) -> Option<GameResult> {
        let sharers = sharers.into_iter().fold(0_u8, |bits, seat| bits | 1 << seat.index());
        let seats = (2..=Seat::MAX).contains(&players) && sharers != 0 && sharers >> players == 0;
        seats.then_some(GameResult { players: players as u8, sharers })
    }

    /// Whether nothing is decided.
    pub const fn is_open(self) -> bool {
        self.players == 0
    }

    /// How many players it is about; none while it is open.
    pub const fn players(self) -> Option<usize> {
        if self.is_open() { None } else { Some(self.players as usize) }
    }

    /// The seat that got the whole point.
    pub fn winner(self) -> Option<Seat> {
        self.sharers().next().filter(|_| self.sharers.is_power_of_two())
    }

    /// The seats that share the point: one if somebody won, none while it is open.
    pub fn sharers(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players as usize).filter(move |seat| self.sharers >> seat.index() & 1 == 1)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_open() {
            return f.write_str("*");
        }
        for index in 0..self.players {
            if index > 0 {
                f.write_str("-")?;
            }
            match (self.sharers >> index & 1, self.sharers.count_ones()) {
                (0, _) => f.write_str("0")?,
                (_, 1) => f.write_str("1")?,
                (_, share) => write!(f, "1/{share}")?,
            }
        }
        Ok(())
    }
}

/// This isn't the result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadResult;

impl fmt::Display for BadResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the seats' scores such as 1-0, 1/2-1/2 or 0-0-1, which add up to one, or *")
    }
}

impl core::error::Error for BadResult {}

impl FromStr for GameResult {
    type Err = BadResult;

    fn from_str(text: &str) -> Result<GameResult, BadResult> {
        if text == "*" {
            return Ok(GameResult::OPEN);
        }
        let scores = || text.split('-');
        let share = scores().filter(|&score| score != "0").count();
        let right = |score: &str| match (share, score) {
            (_, "0") | (1, "1") => true,
            (2, share) => share == "1/2",
            (3, share) => share == "1/3",
            (4, share) => share == "1/4",
            _ => false,
        };
        if !scores().all(right) {
            return Err(BadResult);
        }
        let sharers = scores().enumerate().filter(|&(_, score)| score != "0");
        GameResult::shared(sharers.filter_map(|(index, _)| Seat::new(index)), scores().count())
            .ok_or(BadResult)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn every_result_is_written_and_read_back() {
        let mut count = 0;
        for players in 0..=5 {
            for bits in 0..16_usize {
                let sharers = Seat::all(4).filter(|seat| bits >> seat.index() & 1 == 1);
                if let Some(result) = GameResult::shared(sharers, players) {
                    assert_eq!(result.to_string().parse(), Ok(result));
                    count += 1;
                }
            }
        }
        assert_eq!(count, 3 + 7 + 15, "all subsets but the empty one, for two, three and four players");
    }

    #[test]
    fn what_is_no_result_is_refused() {
        for text in [
            "",
            "1",
            "0",
            "-",
            "1-",
            "0-0",
            "1-1",
            "1/2-0",
            "1/2-1",
            "1/3-1/3",
            "1/2-1/2-1/2",
            "1-0-0-0-0",
            "**",
            "1–0",
            "1/1-0",
            "½-½",
            "2-0",
            " 1-0",
            "0-0-0-0-1",
        ] {
            assert_eq!(text.parse::<GameResult>(), Err(BadResult), "{text}");
        }
    }

    #[test]
    fn the_winner_has_the_point_alone() {
        let third = Seat::new(2).expect("a seat of four");
        assert_eq!(GameResult::win(third, 2), None);
        assert_eq!(GameResult::win(third, 3).expect("a seat of three").winner(), Some(third));
        let draw = GameResult::draw(4).expect("a game for four");
        assert_eq!((draw.winner(), draw.sharers().collect::<Vec<_>>().len()), (None, 4));
        assert_eq!((GameResult::OPEN.winner(), GameResult::OPEN.sharers().count()), (None, 0));
        assert_eq!((GameResult::draw(1), GameResult::draw(5)), (None, None));
    }
}
