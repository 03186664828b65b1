//! How the match goes, while it does.

use arena::statistics::{Elo, Sprt};
use arena::{Finished, Observer, Standing, Tally};
use indicatif::{ProgressBar, ProgressStyle};

/// A bar on the terminal; nothing where there is none.
pub(super) struct Bar<'a> {
    shown: ProgressBar,
    names: &'a [String],
    sprt: Option<Sprt>,
}

impl<'a> Bar<'a> {
    pub(super) fn new(games: u64, done: u64, names: &'a [String], sprt: Option<Sprt>) -> Bar<'a> {
        let bar = ProgressBar::new(games);
        // The template is fixed; should it ever be wrong, the plain bar does.
        if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}, {eta} left") {
            bar.set_style(style);
        }
        bar.set_position(done);
        bar.reset_eta();
        Bar { shown: bar, names, sprt }
    }

    pub(super) fn finish(&self) {
        self.shown.finish_and_clear();
    }
}

impl Observer for Bar<'_> {
    fn game(&mut self, _: &Finished, standing: &Standing) {
        self.shown.set_position(standing.games());
        let Tally { wins, draws, losses } = standing.tally(0);
        let groups = standing.groups();
        let worth = if standing.lineup().seats() == 2 {
            format!("Elo {}", Elo::from(groups.score()))
        } else {
            format!("{:.1} % of the points", 100.0 * standing.shares(0).share().best)
        };
        let test = self.sprt.map_or_else(String::new, |sprt| {
            let (lower, upper) = sprt.bounds();
            format!(", LLR {:.2} [{lower:.2}, {upper:.2}]", sprt.llr(groups))
        });
        let message = format!("{} +{wins} ={draws} -{losses}, {worth}{test}", self.names[0]);
        self.shown.set_message(message);
    }
}
