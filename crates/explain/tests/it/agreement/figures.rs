//! How often the marks of reviews and the deep search agree.

use std::collections::BTreeMap;
use std::fmt;

use explain::{BLUNDER, Grade, INACCURACY, Loss, Review};

/// The plies that a review marks with this margin.
pub(super) fn suspects(review: &Review, margin: f64) -> Vec<usize> {
    let is_suspect = |loss: &Loss| loss.graded(margin) >= INACCURACY;
    review.losses().into_iter().filter(|(_, loss)| is_suspect(loss)).map(|(ply, _)| ply).collect()
}

/// What a review and the deep search found in a game, by ply.
pub(super) struct Compared {
    pub(super) usual: BTreeMap<usize, Loss>,
    pub(super) deep: BTreeMap<usize, f64>,
}

impl Compared {
    /// Marks that the deep search takes back, and blunders that aren't marked, with what the move lost by both.
    pub(super) fn disagreements(&self, margin: f64) -> Vec<String> {
        let grade = |ply: &usize| Grade::of(self.usual.get(ply)?.graded(margin));
        let disagrees = |(ply, lost): &(&usize, &f64)| match grade(ply) {
            Some(shown) => !is_confirmed(shown, Grade::of(**lost)),
            None => **lost >= BLUNDER,
        };
        let said = |(ply, lost): (&usize, &f64)| {
            let usual = self.usual.get(ply).map_or(0.0, |loss| loss.lost);
            format!("ply {ply}: {:?}, {usual:.3} lost; by the deep search {lost:.3}", grade(ply))
        };
        self.deep.iter().filter(disagrees).map(said).collect()
    }
}

/// How often review and deep search agree.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Agreement {
    /// The games.
    pub(super) games: usize,
    /// The marks shown.
    pub(super) shown: usize,
    /// Those of them that the deep search confirms: it finds an error, at most one grade milder.
    pub(super) confirmed: usize,
    /// Those to which it gives the same grade or a worse one.
    pub(super) same_grade: usize,
    /// The blunders that the deep search finds.
    pub(super) blunders: usize,
    /// Those of them that are marked.
    pub(super) marked: usize,
}

impl Agreement {
    /// The agreement in a game if estimates are graded with this margin.
    pub(super) fn of(game: &Compared, margin: f64) -> Agreement {
        let grade = |loss: &Loss| Grade::of(loss.graded(margin));
        let shown: BTreeMap<usize, Grade> =
            game.usual.iter().filter_map(|(ply, loss)| Some((*ply, grade(loss)?))).collect();
        let by_deep = |ply: &usize| Grade::of(game.deep.get(ply).copied().unwrap_or_default());
        let blunders = game.deep.iter().filter(|(_, lost)| **lost >= BLUNDER);
        let marked = blunders.clone().filter(|(ply, _)| shown.contains_key(ply)).count();
        Agreement {
            games: 1,
            shown: shown.len(),
            confirmed: shown.iter().filter(|(ply, grade)| is_confirmed(**grade, by_deep(ply))).count(),
            same_grade: shown.iter().filter(|(ply, grade)| by_deep(ply) >= Some(**grade)).count(),
            blunders: blunders.count(),
            marked,
        }
    }

    pub(super) fn add(mut self, other: Agreement) -> Agreement {
        self.games += other.games;
        self.shown += other.shown;
        self.confirmed += other.confirmed;
        self.same_grade += other.same_grade;
        self.blunders += other.blunders;
        self.marked += other.marked;
        self
    }
}

/// Whether what the deep search finds is an error, at most one grade milder than the one shown.
fn is_confirmed(shown: Grade, deep: Option<Grade>) -> bool {
    let least = if shown == Grade::Blunder { Grade::Mistake } else { Grade::Inaccuracy };
    deep >= Some(least)
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
        let Agreement { games, shown, confirmed, same_grade, blunders, marked } = *self;
        write!(
            f,
            "{games} games: {confirmed} of {shown} marks confirmed ({:.1} %), {same_grade} with the same grade or a \
             worse one; {marked} of {blunders} blunders marked ({:.1} %)",
            share(confirmed, shown),
            share(marked, blunders)
        )
    }
}

#[test]
fn marks_are_counted_as_confirmed_and_blunders_as_marked() {
    let estimated = |lost| Loss { lost, proven: false };
    let usual = [(1, estimated(0.4)), (2, estimated(0.4)), (3, estimated(0.11)), (4, estimated(0.05))];
    let game =
        Compared { usual: usual.into(), deep: [(1, 0.3), (2, 0.1), (3, 0.05), (4, 0.3), (5, 0.6)].into() };
    let Agreement { shown, confirmed, same_grade, blunders, marked, .. } = Agreement::of(&game, 0.25);
    // Ply 2 is but an inaccuracy and ply 3 none at all by the deep search; plies 4 and 5 aren't marked.
    assert_eq!((shown, confirmed, same_grade, blunders, marked), (3, 1, 1, 3, 1));
    let wide = Agreement::of(&game, 1.0).add(Agreement::of(&game, 1.0));
    assert_eq!((wide.games, wide.shown), (2, 4));
}

#[test]
fn a_blunder_is_confirmed_by_a_mistake_and_not_by_an_inaccuracy() {
    assert!(is_confirmed(Grade::Blunder, Some(Grade::Mistake)));
    assert!(!is_confirmed(Grade::Blunder, Some(Grade::Inaccuracy)));
    assert!(is_confirmed(Grade::Mistake, Some(Grade::Inaccuracy)));
    assert!(!is_confirmed(Grade::Inaccuracy, None));
}
