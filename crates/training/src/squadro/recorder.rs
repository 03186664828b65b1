//! Positions that searches evaluate: what the net will be asked about.

use core::cell::RefCell;

use game::{Game, Keys, Line};
use squadro::{DARK, LIGHT, Position};
use squadro_engine::net::{Net, Row};
use squadro_engine::search::{Choice, Search};
use squadro_engine::{Evaluation, Limits, NoClock, Score, TranspositionTable};

/// The net as an evaluation that notes one in so many of the positions it is asked about.
struct Recorder {
    net: &'static Net,
    one_in: u64,
    keys: RefCell<Keys>,
    noted: RefCell<Vec<Position>>,
}

impl Evaluation for Recorder {
    type Accumulator = Row;

    fn refresh(&self, position: &Position) -> Row {
        self.net.refresh(position)
    }

    fn update(&self, from: &Row, to: &mut Row, before: &Position, after: &Position) {
        self.net.update(from, to, before, after);
    }

    fn evaluate(&self, state: &Row, position: &Position) -> Score {
        let score = self.net.evaluate(state, position);
        let one_in = if is_open(score) { self.one_in } else { self.one_in * SURE_RARER };
        if self.keys.borrow_mut().draw().is_multiple_of(one_in) {
            self.noted.borrow_mut().push(*position);
        }
        score
    }
}

/// There is most to learn from positions of which the net isn't sure; of the others fewer are noted.
fn is_open(score: Score) -> bool {
    Score::estimate(-OPEN) < score && score < Score::estimate(OPEN)
}

const OPEN: i32 = 400;
const SURE_RARER: u64 = 6;

/// Longer games go round in circles.
const LONGEST_GAME: usize = 150;
/// How often in a hundred a move is a random one; each player of each game draws one of these.
const NOISE: [u64; 6] = [0, 2, 4, 8, 15, 25];

/// Plays games with searches of so many nodes and gives back positions they evaluated; calls `tell` after each game.
pub(super) fn games(seed: u64, games: u64, nodes: u64, one_in: u64, tell: &dyn Fn()) -> Vec<Position> {
    let mut keys = Keys::new(seed);
    let table = TranspositionTable::new(1);
    let recorder = Recorder {
        net: Net::shared(),
        one_in,
        keys: RefCell::new(Keys::new(keys.draw())),
        noted: RefCell::default(),
    };
    for _ in 0..games {
        let noise = [0, 1].map(|_| NOISE[(keys.draw() % 6) as usize]);
        let first = if keys.draw().is_multiple_of(2) { LIGHT } else { DARK };
        let opening = (keys.draw() % 10) as usize;
        let mut game = Line::new(Position::start(first));
        while game.outcome().is_none() && game.steps().len() < LONGEST_GAME {
            let moves = game.legal_moves();
            let position = game.position();
            let limits = Limits::nodes(nodes / 2 + keys.draw() % nodes);
            let result = Search::new(&recorder, &table, &NoClock, limits, position, game.positions())
                .run(Choice::Deepest, |_| ());
            let random = game.steps().len() < opening || keys.draw() % 100 < noise[position.turn().index()];
            let mv =
                if random { moves[(keys.draw() % moves.len() as u64) as usize] } else { result.moves[0].mv };
            game.play(mv).expect("the player's moves are legal");
        }
        tell();
    }
    recorder.noted.into_inner()
}
