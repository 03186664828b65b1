//! What several tests need.

#[path = "../../../engine/tests/it/support/walker.rs"]
pub(crate) mod walker;

use std::time::Duration;

use arena::{BuiltIn, Contest, Control, Entry, Failure, Halt, Match, Openings, Program, Ugi, Words};
use engine::{Choice, Clock, Info, Judgement, Limits, Player, Score};
use game::{Keys, Line, Setup};
use quoridor::Position;
use walker::Walker;

/// Moves at random, always the same in the same position.
pub(crate) struct Dice<G>(pub(crate) u64, pub(crate) core::marker::PhantomData<G>);

impl<G: Contest> Player for Dice<G> {
    type Game = G;

    fn name(&self) -> String {
        "Dice".into()
    }

    fn think(
        &mut self,
        game: &Line<G>,
        _: Limits,
        _: &(dyn Clock + Sync),
        _: &mut dyn FnMut(&Info<G::Move>),
    ) -> Option<Choice<G::Move>> {
        let position = game.position();
        let best =
            position.draw_move(&mut Keys::new(position.hash() ^ self.0 ^ game.steps().len() as u64))?;
        Some(Choice::new(
            best,
            Info { depth: 0, judgement: Judgement::Estimate(Score::EVEN), nodes: 1, pv: vec![best] },
        ))
    }
}

pub(crate) fn dice<G: Contest + 'static>(name: &str, seed: u64) -> Entry<G> {
    let make = move || Ok(Box::new(BuiltIn::new(Box::new(Dice(seed, core::marker::PhantomData)))) as _);
    Entry { name: name.into(), control: None, make: Box::new(make) }
}

pub(crate) fn walker(name: &str) -> Entry<Position> {
    let make = || Ok(Box::new(BuiltIn::new(Box::new(Walker::default()))) as _);
    Entry { name: name.into(), control: None, make: Box::new(make) }
}

/// The engine that misbehaves like this after so many moves.
pub(crate) fn rogue(manner: &str, moves: usize) -> Entry<Position> {
    let command = vec![env!("CARGO_BIN_EXE_rogue").into(), manner.into(), moves.to_string()];
    // Long enough for a busy machine, and short where it will be in vain.
    let patience = Duration::from_secs(match manner {
        "mute" | "sulks" => 1,
        "hangs" => 3,
        _ => 30,
    });
    let program = Program { command, patience, ..Program::default() };
    let make =
        move || Ok::<_, Failure>(Box::new(Ugi::start(program.clone(), Words::Ugi, &Halt::new())?) as _);
    Entry { name: manner.into(), control: None, make: Box::new(make) }
}

pub(crate) fn game<G: Contest>(entries: Vec<Entry<G>>, groups: u64) -> Match<G> {
    Match {
        entries,
        seats: 2,
        openings: Openings::Random {
            seed: 1,
            plies: G::OPENING_PLIES,
            setup: Setup::default(),
            fair: arena::anything,
        },
        seed: 1,
        groups,
        control: Control::PerMove(Limits::nodes(1)),
        margin: Duration::from_millis(20),
        concurrency: 2,
        sprt: None,
    }
}
