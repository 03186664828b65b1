use core::fmt;

/// How a duel stands, for the first player.
#[derive(Default)]
pub(crate) struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
    /// Pairs by the points of the first player, in halves: 0 to 4.
    pairs: [usize; 5],
}

impl Tally {
    pub(crate) fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// A game: 1 for a win, a half for a draw, 0 for a loss.
    pub(crate) fn add(&mut self, points: f64) {
        if points > 0.75 {
            self.won += 1;
        } else if points < 0.25 {
            self.lost += 1;
        } else {
            self.drawn += 1;
        }
    }

    /// The points of the two games from one opening.
    pub(crate) fn add_pair(&mut self, points: f64) {
        self.pairs[(2.0 * points) as usize] += 1;
    }
}

fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.pairs.iter().sum::<usize>() as f64;
        let share = |points: usize| points as f64 / 4.0;
        let mean =
            self.pairs.iter().enumerate().map(|(at, &many)| share(at) * many as f64).sum::<f64>() / pairs;
        let spread = |(at, &many): (usize, &usize)| (share(at) - mean).powi(2) * many as f64;
        let variance = self.pairs.iter().enumerate().map(spread).sum::<f64>() / pairs;
        // The error of 95 %, from the pairs: the two games of one opening hang together.
        let error = 1.96 * (variance / pairs).sqrt();
        let (low, high) = (elo(mean - error), elo(mean + error));
        write!(
            f,
            "+{} ={} -{}  {:.1} %  Elo {:+.0} [{low:+.0}, {high:+.0}]  pairs {:?}",
            self.won,
            self.drawn,
            self.lost,
            100.0 * mean,
            elo(mean),
            self.pairs
        )
    }
}
