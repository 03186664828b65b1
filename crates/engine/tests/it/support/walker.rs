//! A player of Quoridor that walks the shortest way, for tests of everything round a player.

use std::thread;
use std::time::Duration;

use engine::{
    Choice, Clock, Info, Judgement, Level, Limits, OptionError, OptionValue, Player, Score, UgiOption,
};
use game::{Game, Line, Seat};
use quoridor::{Move, Position};

/// Thinks no longer than it takes to look at each of its moves, unless nothing limits it: then until it is stopped.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walker {
    level: Level,
    cautious: bool,
    motto: String,
    /// How many games it has begun.
    pub(crate) games: usize,
}

impl Player for Walker {
    type Game = Position;

    fn name(&self) -> String {
        "Walker 1".into()
    }

    fn ugi_options(&self) -> Vec<UgiOption> {
        vec![
            UgiOption::level(self.level),
            UgiOption::check("Cautious", self.cautious),
            UgiOption::text("Motto", self.motto.clone()),
        ]
    }

    fn set_option(&mut self, name: &'static str, value: &OptionValue) -> Result<(), OptionError> {
        match name {
            UgiOption::LEVEL => self.level = Level::new(value.number() as u8).unwrap_or_default(),
            "Cautious" => self.cautious = value.is_on(),
            _ if value.text() == "fail" => panic!("the motto says so"),
            _ if value.text() == "never" => return Err(OptionError::Refused("no such\nmotto".into())),
            _ => self.motto = value.text().into(),
        }
        Ok(())
    }

    fn new_game(&mut self) {
        self.games += 1;
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        tell: &mut dyn FnMut(&Info<Move>),
    ) -> Option<Choice<Move>> {
        let position = game.position();
        let seat = position.turn();
        let after = |mv: Move| {
            let mut after = *position;
            after.play_unchecked(mv);
            after.distance(seat).unwrap_or(u8::MAX)
        };
        let walks = |mv: &Move| matches!(mv, Move::Pawn(_));
        let moves = game.legal_moves();
        let best =
            moves.iter().copied().filter(walks).min_by_key(|&mv| after(mv)).or(moves.first().copied())?;
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let nearest = others.filter_map(|other| position.distance(other)).min().unwrap_or(0);
        let margin = i32::from(nearest) - i32::from(after(best));
        let judgement = Judgement::Estimate(Score::estimate(100 * margin));
        let info = Info { depth: 1, judgement, nodes: moves.len() as u64, pv: vec![best] };
        tell(&info);
        while limits == Limits::default() && !clock.stopped() {
            thread::sleep(Duration::from_millis(1));
        }
        Some(Choice::new(best, info))
    }
}
