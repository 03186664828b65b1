use arena::{Contest, Opening};
use game::Setup;

/// Openings of a match, as files hold them: records, moves or positions.
pub fn openings(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    read::<quoridor::Position>(&text);
    read::<squadro::Position>(&text);
}

fn read<G: Contest>(text: &str) {
    for plies in [None, Some(0), Some(3)] {
        let Ok(openings) = Opening::<G>::read_all(text, &Setup::default(), plies) else { continue };
        assert!(!openings.is_empty());
        for opening in openings {
            assert!(opening.line.outcome().is_none(), "a game that is over");
            assert!(opening.plies() <= plies.unwrap_or(usize::MAX));
            for start in G::group(opening) {
                assert!(start.line.outcome().is_none(), "a game that is over");
            }
        }
    }
}
