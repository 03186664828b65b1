//! Analyses as text and as JSON.

use game::Line;
use squadro::Position;
use squadro_engine::{Analysis, Engine, Limits, NoClock, Options, Source};

fn analysis(position: &str) -> Analysis {
    let position: Position = position.parse().expect("a position");
    let mut engine = Engine::new(Options { table: 1, ..Options::default() });
    let report = engine.analyze(&Line::new(position), Limits::nodes(3_000), &NoClock);
    Analysis::new(&position, &report.expect("the game isn't over"))
}

#[test]
fn judges_every_move_and_is_never_certain_without_proof() {
    let analysis = analysis("0 0 0 0 0 / 0 0 0 0 0 / y");
    assert_eq!((analysis.source, analysis.turn, analysis.moves.len()), (Source::Search, "y", 5));
    for judged in &analysis.moves {
        assert_eq!(judged.value.exact, None);
        assert!(judged.value.chance > 0.0 && judged.value.chance < 1.0, "{judged:?}");
    }
    assert!(analysis.moves.windows(2).all(|pair| pair[0].value.chance >= pair[1].value.chance));
    assert!(analysis.to_string().contains(" %\n"), "{analysis}");
}

#[test]
fn says_what_is_proven() {
    let analysis = analysis("12 12 12 11 0 / 11 11 11 0 0 / y");
    let json = serde_json::to_value(&analysis).expect("it can be written");
    assert_eq!(json["moves"][0]["move"], "4");
    assert_eq!(json["moves"][0]["exact"], "win");
    assert_eq!(json["moves"][0]["plies"], 1);
    assert_eq!(json["line"][0], "4");
    assert!(analysis.to_string().starts_with("4  win in 1 plies\n"), "{analysis}");
}
