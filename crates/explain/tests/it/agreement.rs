//! Whether a search with ten times the nodes agrees with the marks of a review.
//!
//! What the searches find is kept in `target/tmp/review-agreement`, so that a run which was interrupted, or comes after
//! a change of the thresholds, only does what is missing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;

use engine::NoClock;
use explain::{BLUNDER, Budget, Grade, Loss, MARGIN, Review, ReviewState};
use games::AnyLine;

use crate::kept_games::{all, budget, computer};

/// A mark counts as taken back if the deep search finds less than this share of what its grade needs.
const KEPT_SHARE: f64 = 0.5;
/// The nodes of the deep search for each of a review's.
const DEEPER: u64 = 10;
/// The margins that are compared.
const MARGINS: [f64; 6] = [0.0, 0.1, 0.25, 0.5, 0.75, 1.0];

/// What a review and a deep search found in a game.
struct Compared {
    usual: BTreeMap<usize, Loss>,
    deep: BTreeMap<usize, Loss>,
}

impl Compared {
    fn new(name: &str, line: &AnyLine, divisor: u64) -> Compared {
        let usual = budget(line, divisor);
        let deep =
            Budget { scan: usual.scan * DEEPER, look: usual.look * DEEPER, confirm: usual.confirm * DEEPER };
        let losses = |budget| kept(name, Review::new(line.clone(), budget), budget).losses();
        Compared { usual: losses(usual), deep: losses(deep) }
    }
}

/// The finished review, with all that was found out by earlier runs.
fn kept(name: &str, review: Review, budget: Budget) -> Review {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("review-agreement");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let file = folder.join(format!("{}-{}.json", name.replace(' ', "-"), budget.confirm));
    let read =
        fs::read_to_string(&file).ok().and_then(|text| serde_json::from_str::<ReviewState>(&text).ok());
    let resumed = read.and_then(|state| Review::resume(review.line().clone(), state));
    let mut review = resumed.unwrap_or(review);
    let mut computer = computer(review.line());
    while review.step(&mut computer, &NoClock) {
        let text = serde_json::to_string(review.state()).expect("it can be written");
        fs::write(&file, text).expect("it can be kept");
    }
    review
}

/// How often review and deep search agree.
#[derive(Clone, Copy, Debug, Default)]
struct Agreement {
    /// The games.
    games: usize,
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
}

impl Agreement {
    /// The agreement in a game if estimates are graded with this margin.
    fn of(game: &Compared, margin: f64) -> Agreement {
        let grade = |loss: &Loss| Grade::of(loss.graded(margin));
        let shown: BTreeMap<usize, Grade> =
            game.usual.iter().filter_map(|(ply, loss)| Some((*ply, grade(loss)?))).collect();
        let lost = |ply: &usize| game.deep.get(ply).map_or(0.0, |loss| loss.lost);
        let blunders = game.deep.iter().filter(|(_, loss)| loss.lost >= BLUNDER);
        let marked = blunders.clone().filter(|(ply, _)| shown.contains_key(ply)).count();
        let is_confirmed = |(ply, grade): &(&usize, &Grade)| lost(ply) >= KEPT_SHARE * grade.threshold();
        let is_as_bad = |(ply, grade): &(&usize, &Grade)| Grade::of(lost(ply)) >= Some(**grade);
        Agreement {
            games: 1,
            shown: shown.len(),
            confirmed: shown.iter().filter(is_confirmed).count(),
            same_grade: shown.iter().filter(is_as_bad).count(),
            blunders: blunders.count(),
            marked,
        }
    }

    fn add(mut self, other: Agreement) -> Agreement {
        self.games += other.games;
        self.shown += other.shown;
        self.confirmed += other.confirmed;
        self.same_grade += other.same_grade;
        self.blunders += other.blunders;
        self.marked += other.marked;
        self
    }
}

impl std::fmt::Display for Agreement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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

/// Reviews these games and searches them deeply, on two threads. By name.
fn compare(games: &[(String, AnyLine)], divisor: u64) -> BTreeMap<String, Compared> {
    let next = Mutex::new(games.iter());
    let done: Mutex<BTreeMap<String, Compared>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some((name, line)) = next.lock().expect("nobody panicked").next() else { break };
                    let compared = Compared::new(name, line, divisor);
                    println!("{name}: {}", Agreement::of(&compared, MARGIN));
                    done.lock().expect("nobody panicked").insert(name.clone(), compared);
                }
            });
        }
    });
    done.into_inner().expect("nobody panicked")
}

/// The agreement over the games with these names.
fn sum(games: &BTreeMap<String, Compared>, margin: f64, is_meant: impl Fn(&str) -> bool) -> Agreement {
    let meant = games.iter().filter(|(name, _)| is_meant(name));
    meant.map(|(_, game)| Agreement::of(game, margin)).fold(Agreement::default(), Agreement::add)
}

/// Margins and thresholds are chosen by the games with an odd number, and held to what they promise by the others.
fn is_for_tuning(name: &str) -> bool {
    name.ends_with(['1', '3', '5', '7', '9'])
}

/// Prints the figures of `docs/engines/review.md` and returns those of the held-out games.
fn report(games: &BTreeMap<String, Compared>) -> Agreement {
    for margin in MARGINS {
        println!("tuning, margin {margin}: {}", sum(games, margin, is_for_tuning));
    }
    for group in ["quoridor-2", "quoridor-3", "quoridor-4", "squadro"] {
        let held_out = sum(games, MARGIN, |name| name.starts_with(group) && !is_for_tuning(name));
        println!("held out, {group}: {held_out}");
    }
    let held_out = sum(games, MARGIN, |name| !is_for_tuning(name));
    println!("held out: {held_out}");
    held_out
}

/// The figures of `docs/engines/review.md`. `FARSIDE_REVIEW_DIVISOR` divides the nodes on both sides.
#[test]
#[ignore = "searches the positions of forty games with ten times the nodes: an hour and a half"]
fn a_search_with_ten_times_the_nodes_agrees_with_the_marks() {
    let divisor =
        std::env::var("FARSIDE_REVIEW_DIVISOR").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let held_out = report(&compare(&all(), divisor));
    assert!(20 * held_out.confirmed >= 19 * held_out.shown, "{held_out}");
    assert!(10 * held_out.marked >= 9 * held_out.blunders, "{held_out}");
}

#[test]
fn marks_are_counted_as_confirmed_and_blunders_as_marked() {
    let estimated = |lost| Loss { lost, first: lost, proven: false };
    let usual = [(1, estimated(0.4)), (2, estimated(0.4)), (3, estimated(0.11)), (4, estimated(0.05))];
    let deep = [(1, estimated(0.3)), (2, estimated(0.1)), (3, estimated(0.05)), (5, estimated(0.6))];
    let game = Compared { usual: usual.into(), deep: deep.into() };
    let Agreement { shown, confirmed, same_grade, blunders, marked, .. } = Agreement::of(&game, 0.25);
    // Ply 2 needed half of what a blunder needs, ply 4 isn't shown, and ply 5 was overlooked.
    assert_eq!((shown, confirmed, same_grade, blunders, marked), (3, 2, 1, 2, 1));
    let wide = sum(&[("a 2".to_owned(), game)].into(), 1.0, |name| !is_for_tuning(name));
    assert_eq!((wide.games, wide.shown), (1, 2));
}
