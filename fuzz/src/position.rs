use game::Setup;

use crate::examine::Examiner;
use crate::games::Fuzzed;

/// Position strings of Quoridor.
pub fn quoridor_position(data: &[u8]) {
    position::<quoridor::Position>(data);
}

/// Position strings of Squadro.
pub fn squadro_position(data: &[u8]) {
    position::<squadro::Position>(data);
}

fn position<G: Fuzzed>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    // Whether a position can be doesn't depend on the rule options, but its legal moves do.
    for rules in 0..4 {
        let Setup { options, .. } = G::setup([0, rules]);
        let setup =
            Setup { position: Some(text.clone().into_owned()), options: options.clone(), ..Setup::default() };
        match G::from_setup(&setup) {
            Ok(position) => {
                let examiner = Examiner::new(options);
                examiner.read_back(&position);
                examiner.compare_moves(&position);
                position.look();
            }
            Err(error) => assert!(!error.to_string().is_empty(), "refused without a reason"),
        }
    }
}
