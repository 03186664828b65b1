//! Whether a search with ten times the nodes agrees with the marks of a review.
//!
//! What the deep search finds takes long and is kept beside the games, in `deep.json`. `UPDATE=1` searches what isn't
//! there yet and goes on where an earlier run was interrupted.

mod deep;
mod figures;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use explain::{MARGIN, Review};
use games::AnyLine;

use self::deep::Deep;
use self::figures::{Agreement, Compared};
use crate::kept_games::{all, budget, finish, folder, tuning};

/// Margins that are compared on the games for tuning.
const MARGINS: [f64; 8] = [0.0, 0.1, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5];
/// Of the marks shown, how many in a hundred the deep search has to confirm.
const CONFIRMED: usize = 95;
/// Of the blunders that the deep search finds, how many in a hundred have to be marked.
const MARKED: usize = 90;
/// The file with what the deep search found.
const KEPT: &str = "deep.json";

/// Games in a folder, with what the deep search found in them.
struct Folder {
    path: PathBuf,
    /// The least margin that marks are compared with.
    margin: f64,
    kept: BTreeMap<String, Deep>,
}

impl Folder {
    fn open(path: PathBuf, margin: f64) -> Folder {
        let text = fs::read_to_string(path.join(KEPT)).unwrap_or_else(|_| "{}".into());
        Folder { path, margin, kept: serde_json::from_str(&text).expect("it was written by this test") }
    }

    /// Reviews a game and compares it with the deep search.
    fn compare(&mut self, name: &str, line: &AnyLine) -> Compared {
        let begun = Instant::now();
        let review = finish(Review::new(line.clone(), budget(line, 1)));
        let reviewed = begun.elapsed();
        let (usual, suspects) = (review.losses(), figures::suspects(&review, self.margin));
        let is_kept = self.kept.get(name).is_some_and(|deep| deep.covers(line, &suspects));
        if !is_kept {
            assert!(
                std::env::var_os("UPDATE").is_some(),
                "{name}: {KEPT} is out of date, see docs/engines/review.md"
            );
            let found = deep::search(&self.path, name, line, &suspects, self.kept.get(name));
            self.kept.insert(name.into(), found);
            let text = serde_json::to_string_pretty(&self.kept).expect("it can be written");
            fs::write(self.path.join(KEPT), text + "\n").expect("it can be kept");
        }
        let compared = Compared { usual, deep: self.kept[name].lost.clone() };
        println!(
            "{name}: {} moves reviewed in {:.1} s, compared in {:.1} s; {}",
            line.steps().len(),
            reviewed.as_secs_f64(),
            begun.elapsed().as_secs_f64(),
            Agreement::of(&compared, MARGIN)
        );
        for disagreement in compared.disagreements(self.margin) {
            println!("  {disagreement}");
        }
        compared
    }

    /// All of them, those that were searched deeply before first.
    fn compare_all(&mut self, games: &[(String, AnyLine)]) -> BTreeMap<String, Compared> {
        let mut games: Vec<_> = games.iter().collect();
        games.sort_by_key(|(name, _)| !self.kept.contains_key(name));
        games.into_iter().map(|(name, line)| (name.clone(), self.compare(name, line))).collect()
    }
}

/// The agreement over the games whose names begin like this.
fn sum(games: &BTreeMap<String, Compared>, group: &str, margin: f64) -> Agreement {
    let meant = games.iter().filter(|(name, _)| name.starts_with(group));
    meant.map(|(_, game)| Agreement::of(game, margin)).fold(Agreement::default(), Agreement::add)
}

fn print_groups(games: &BTreeMap<String, Compared>, margin: f64) {
    for group in ["quoridor-2", "quoridor-3", "quoridor-4", "squadro", ""] {
        println!("{}: {}", if group.is_empty() { "all" } else { group }, sum(games, group, margin));
    }
}

/// The figures of `docs/engines/review.md`.
#[test]
#[ignore = "reviews forty games: minutes"]
fn a_search_with_ten_times_the_nodes_agrees_with_the_marks() {
    let games = Folder::open(folder(), MARGIN).compare_all(&all());
    print_groups(&games, MARGIN);
    let all = sum(&games, "", MARGIN);
    assert!(100 * all.confirmed >= CONFIRMED * all.shown, "{all}");
    assert!(100 * all.marked >= MARKED * all.blunders, "{all}");
}

/// What the margin is chosen by: games that the figures above aren't taken from.
#[test]
#[ignore = "reviews more games: minutes"]
fn margins_are_compared_on_games_for_tuning() {
    let games = Folder::open(tuning(), MARGINS[0]).compare_all(&crate::kept_games::in_folder(&tuning()));
    for margin in MARGINS {
        println!("margin {margin}");
        print_groups(&games, margin);
    }
    let chosen = sum(&games, "", MARGIN);
    assert!(100 * chosen.confirmed >= CONFIRMED * chosen.shown, "{chosen}");
    assert!(100 * chosen.marked >= MARKED * chosen.blunders, "{chosen}");
}

/// The part of it that the test command can afford.
#[test]
fn the_deep_search_agrees_with_the_marks_of_a_game_of_each_kind() {
    let games: Vec<_> = all().into_iter().filter(|(name, _)| name.ends_with("-a 2")).collect();
    assert_eq!(games.len(), 4);
    let some = sum(&Folder::open(folder(), MARGIN).compare_all(&games), "", MARGIN);
    // Of so few marks one may be among the twentieth that the deep search takes back.
    assert!(some.shown >= 4 && some.confirmed + 1 >= some.shown, "{some}");
    assert!(some.marked + 1 >= some.blunders, "{some}");
}

/// Where searches are kept that belong to no finished game yet.
fn interrupted(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("review-agreement");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder.join(format!("{}.json", name.replace(' ', "-")))
}
