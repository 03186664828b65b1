//! Positions from games between levels of the player: play as it really is.

use game::{Game, Keys, Line};
use squadro::{DARK, LIGHT, Position};
use squadro_engine::{Engine, Level, Limits, NoClock, Options};

/// What the highest level looks at for a move.
const NODES: u64 = 2_000;
/// Longer games go round in circles.
const LONGEST_GAME: usize = 200;

/// Plays games between levels drawn at random and gives back their positions, none of them finished.
pub(crate) fn games(seed: u64, games: u64) -> Vec<Position> {
    let mut keys = Keys::new(seed);
    let mut engine = Engine::new(Options { table: 1, ..Options::default() });
    let mut positions = Vec::new();
    for _ in 0..games {
        let levels = [0, 1].map(|_| Level::new(2 + (keys.draw() % 7) as u8).unwrap_or_default());
        let first = if keys.draw().is_multiple_of(2) { LIGHT } else { DARK };
        let mut game = Line::new(Position::start(first));
        // Two moves at random for each side: else the two highest would always play the same game.
        let opening = 4;
        engine.new_game();
        while game.outcome().is_none() && game.steps().len() < LONGEST_GAME {
            positions.push(*game.position());
            let moves = game.legal_moves();
            let mv = if game.steps().len() < opening {
                moves[(keys.draw() % moves.len() as u64) as usize]
            } else {
                let level = levels[game.position().turn().index()];
                engine.set_options(Options { level, seed: keys.draw(), ..engine.options() });
                match engine.go(&game, Limits::nodes(NODES), &NoClock) {
                    Some(report) => report.best,
                    None => break,
                }
            };
            game.play(mv).expect("the player's moves are legal");
        }
    }
    positions
}
