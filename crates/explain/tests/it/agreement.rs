//! Whether a search with ten times the nodes agrees with the marks of a review.

use std::collections::BTreeMap;
use std::sync::Mutex;

use explain::{BLUNDER, Budget, Grade, Mark, Review};
use games::AnyLine;

use crate::kept_games::{all, budget, finish};

/// A mark counts as taken back if the deep search finds less than this share of what its grade needs.
const KEPT_SHARE: f64 = 0.5;
/// The nodes of the deep search for each of a review's.
const DEEPER: u64 = 10;

/// How often review and deep search agree.
#[derive(Clone, Copy, Debug, Default)]
struct Agreement {
    /// The marks shown.
    shown: usize,
    /// Those of them that the deep search confirms.
    confirmed: usize,
    /// Those to which it gives the same grade or a worse one.
    same_grade: usize,
    /// The blunders that the deep search finds.
    blunders: usize,
    /// Those of them that are marked.
    marked: usize,
    /// Those of them that are marked as blunders.
    marked_as_blunders: usize,
}

impl Agreement {
    fn of(line: &AnyLine, divisor: u64) -> Agreement {
        let usual = budget(line, divisor);
        let deep = Budget { look: usual.look * DEEPER, confirm: usual.confirm * DEEPER, ..usual };
        let shown = finish(Review::new(line.clone(), usual)).summary().marks;
        let found = finish(Review::thorough(line.clone(), deep)).losses();
        Agreement::compare(&shown, &found)
    }

    fn compare(shown: &[Mark], deep: &BTreeMap<usize, f64>) -> Agreement {
        let lost = |mark: &Mark| deep.get(&mark.ply).copied().unwrap_or_default();
        let is_confirmed = |mark: &&Mark| lost(mark) >= KEPT_SHARE * mark.grade.threshold();
        let is_as_bad = |mark: &&Mark| Grade::of(lost(mark)) >= Some(mark.grade);
        let blunders: Vec<usize> =
            deep.iter().filter(|(_, lost)| **lost >= BLUNDER).map(|(ply, _)| *ply).collect();
        let grade = |ply: usize| shown.iter().find(|mark| mark.ply == ply).map(|mark| mark.grade);
        Agreement {
            shown: shown.len(),
            confirmed: shown.iter().filter(is_confirmed).count(),
            same_grade: shown.iter().filter(is_as_bad).count(),
            blunders: blunders.len(),
            marked: blunders.iter().filter(|&&ply| grade(ply).is_some()).count(),
            marked_as_blunders: blunders.iter().filter(|&&ply| grade(ply) == Some(Grade::Blunder)).count(),
        }
    }

    fn add(&mut self, other: Agreement) {
        self.shown += other.shown;
        self.confirmed += other.confirmed;
        self.same_grade += other.same_grade;
        self.blunders += other.blunders;
        self.marked += other.marked;
        self.marked_as_blunders += other.marked_as_blunders;
    }
}

impl std::fmt::Display for Agreement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let share = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
        let Agreement { shown, confirmed, same_grade, blunders, marked, marked_as_blunders } = *self;
        write!(
            f,
            "{confirmed} of {shown} marks confirmed ({:.1} %), {same_grade} with the same grade or a worse one; \
             {marked} of {blunders} blunders marked ({:.1} %), {marked_as_blunders} as blunders",
            share(confirmed, shown),
            share(marked, blunders)
        )
    }
}

/// The agreement over these games, by kind and number of players, and over all.
fn measure(games: &[(String, AnyLine)], divisor: u64) -> BTreeMap<String, Agreement> {
    let next = Mutex::new(games.iter());
    let sums: Mutex<BTreeMap<String, Agreement>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some((name, line)) = next.lock().expect("nobody panicked").next() else { break };
                    let agreement = Agreement::of(line, divisor);
                    println!("{name}: {agreement}");
                    let mut sums = sums.lock().expect("nobody panicked");
                    let group = format!("{} for {}", line.kind().title(), line.seats());
                    sums.entry(group).or_default().add(agreement);
                    sums.entry("all".into()).or_default().add(agreement);
                }
            });
        }
    });
    let sums = sums.into_inner().expect("nobody panicked");
    for (group, agreement) in &sums {
        println!("{group}: {agreement}");
    }
    sums
}

/// The figures of `docs/engines/review.md`.
#[test]
#[ignore = "searches every position of forty games with ten times the nodes: half an hour"]
fn a_search_with_ten_times_the_nodes_agrees_with_the_marks() {
    let all = measure(&all(), 1)["all"];
    assert!(20 * all.confirmed >= 19 * all.shown, "{all}");
    assert!(10 * all.marked >= 9 * all.blunders, "{all}");
}

/// One game of each kind and number of players, with fewer nodes on both sides. Too few for the shares of the
/// long test to be asked of them, but marks that mean nothing would show.
#[test]
fn deeper_searches_agree_with_most_marks_of_a_few_games() {
    let few: Vec<_> = all().into_iter().filter(|(name, _)| name.ends_with("-a 1")).collect();
    assert_eq!(few.len(), 4);
    let all = measure(&few, 8)["all"];
    assert!(all.shown >= 5 && all.blunders >= 2, "{all}");
    assert!(10 * all.confirmed >= 7 * all.shown && 10 * all.marked >= 7 * all.blunders, "{all}");
}
