use core::time::Duration;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use engine::{Clock, Limits, OptionError, Player, UgiOption};
use game::{Game, Line, Setup};

use crate::processor::ProcessorTime;
use crate::{Answer, Competitor, Failure, Halt, Turn, Work};

/// A player that runs within the match's own process.
pub struct BuiltIn<G: Game> {
    player: Box<dyn Player<Game = G> + Send>,
    /// Whether it gets another seed in every game.
    reseeded: bool,
}

impl<G: Game> BuiltIn<G> {
    /// This player. If it has a seed, it gets another one in every game.
    pub fn new(player: Box<dyn Player<Game = G> + Send>) -> BuiltIn<G> {
        let reseeded = player.ugi_options().iter().any(|option| option.name == UgiOption::SEED);
        BuiltIn { player, reseeded }
    }

    /// The same player, but with the seed it has in all games.
    #[must_use]
    pub fn keeping_its_seed(self) -> BuiltIn<G> {
        BuiltIn { reseeded: false, ..self }
    }
}

/// The clock of a search, which the end of the match stops.
struct MatchClock<'a> {
    began: Instant,
    halt: &'a Halt,
}

impl Clock for MatchClock<'_> {
    fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    fn stopped(&self) -> bool {
        self.halt.called()
    }
}

impl<G: Game> Competitor<G> for BuiltIn<G> {
    fn new_game(&mut self, seed: u32, _: &Halt) -> Result<(), Failure> {
        self.player.new_game();
        if self.reseeded {
            let refused = |error: OptionError| Failure::Crashed(error.to_string());
            self.player.configure(UgiOption::SEED, &seed.to_string()).map_err(refused)?;
        }
        Ok(())
    }

    fn choose(
        &mut self,
        _: &Setup,
        line: &Line<G>,
        turn: &Turn,
        halt: &Halt,
    ) -> Result<Answer<G::Move>, Failure> {
        let seat = line.position().turn().index();
        let share =
            turn.clocks.and_then(|clocks| Limits::of_clock(clocks.left[seat], clocks.increment[seat]).time);
        let limits = Limits { time: turn.limits.time.into_iter().chain(share).min(), ..turn.limits };
        let processor = ProcessorTime::now();
        let clock = MatchClock { began: Instant::now(), halt };
        // A player that panics loses its game; the match goes on.
        let choice = catch_unwind(AssertUnwindSafe(|| self.player.think(line, limits, &clock, &mut |_| ())));
        let (took, ran) = (clock.elapsed(), processor.elapsed());
        if halt.called() {
            return Err(Failure::Halted);
        }
        let choice = choice.map_err(|_| Failure::Crashed("the player panicked".into()))?;
        let choice = choice.ok_or_else(|| Failure::NoMove("nothing".into()))?;
        let work = Work { depth: Some(choice.info.depth.into()), nodes: Some(choice.info.nodes) };
        Ok(Answer { mv: choice.best, took, ran, work })
    }
}
