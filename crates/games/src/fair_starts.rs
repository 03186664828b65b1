//! Balanced start positions, for games whose usual start favours a side.

use crate::GameKind;

/// The starts of Squadro, as `farside starts squadro` wrote them: a position in each line, and what is known of it.
const SQUADRO: &str = include_str!("../data/squadro-starts.txt");

/// The balanced start positions of a game; none where the usual start is as good for everybody.
///
/// ```
/// use games::{AnyPosition, GameKind, fair_starts};
/// use game::Setup;
///
/// assert!(fair_starts(GameKind::Squadro).count() > 10);
/// for position in fair_starts(GameKind::Squadro) {
///     let setup = Setup { position: Some(position.into()), ..Setup::default() };
///     AnyPosition::from_setup(GameKind::Squadro, &setup).expect("games can begin there");
/// }
/// ```
pub fn fair_starts(kind: GameKind) -> impl Iterator<Item = &'static str> {
    let listed = match kind {
        GameKind::Quoridor => "",
        GameKind::Squadro => SQUADRO,
    };
    listed.lines().filter_map(|line| line.split('#').next()).map(str::trim).filter(|start| !start.is_empty())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fmt::Write as _;
    use std::fs;
    use std::path::Path;

    use game::Setup;

    use super::*;
    use crate::AnyLine;

    /// The module of the web app with the same lists.
    fn module() -> String {
        let mut text = String::from(
            "// Balanced start positions by game. Written by the tests of the crate `games`: run them with UPDATE=1 \
             after a change of\n// crates/games/data/squadro-starts.txt.\n\nimport type { GameName } from \
             \"../rules/messages.ts\";\n\nexport const FAIR_STARTS: Record<GameName, readonly string[]> = {\n",
        );
        for kind in GameKind::ALL {
            let starts: Vec<String> = fair_starts(kind).map(|start| format!("\n    {start:?},")).collect();
            let end = if starts.is_empty() { "" } else { "\n  " };
            writeln!(text, "  {}: [{}{end}],", kind.name(), starts.concat()).expect("a string takes all");
        }
        text + "};\n"
    }

    #[test]
    fn the_web_app_knows_the_same_starts() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/app/setup/fair-starts.ts");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, module()).expect("the file can be written");
        }
        let written = fs::read_to_string(&path).expect("there is such a module");
        assert_eq!(written, module(), "UPDATE=1 writes it anew");
    }

    #[test]
    fn games_can_begin_at_every_fair_start_and_nobody_is_far_ahead() {
        for kind in GameKind::ALL {
            let starts: Vec<&str> = fair_starts(kind).collect();
            assert_eq!(starts.iter().collect::<BTreeSet<_>>().len(), starts.len(), "none is listed twice");
            for start in starts {
                let setup = Setup { position: Some(start.into()), ..Setup::default() };
                let line = AnyLine::new(kind, &setup).expect("it is a position");
                assert_eq!(line.position(), start, "it is written as positions are");
                assert_eq!(line.outcome(), None, "{start}");
                if let AnyLine::Squadro(line) = line {
                    let needed =
                        [squadro::LIGHT, squadro::DARK].map(|seat| line.position().moves_needed(seat).total);
                    assert!(needed[0].abs_diff(needed[1]) <= 2, "{start}: {needed:?} moves needed");
                }
            }
        }
    }
}
