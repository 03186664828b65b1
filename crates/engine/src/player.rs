use game::{Game, Line};

use crate::{Clock, Judgement, Limits, OptionError, OptionValue, UgiOption};

/// A computer player of a game, whichever it is.
///
/// What wants to hold one without knowing which says `Box<dyn Player<Game = Position> + Send>`.
///
/// ```
/// use engine::{Choice, Clock, Info, Judgement, Limits, NoClock, Player, Score};
/// use game::{Game, Line};
/// use squadro::{Move, Position};
///
/// /// Plays the first move there is.
/// struct First;
///
/// impl Player for First {
///     type Game = Position;
///
///     fn name(&self) -> String {
///         "First".into()
///     }
///
///     fn think(
///         &mut self,
///         game: &Line<Position>,
///         _: Limits,
///         _: &(dyn Clock + Sync),
///         _: &mut dyn FnMut(&Info<Move>),
///     ) -> Option<Choice<Move>> {
///         let best = *game.legal_moves().first()?;
///         let judgement = Judgement::Estimate(Score::EVEN);
///         Some(Choice::new(best, Info { depth: 0, judgement, nodes: 1, pv: vec![best] }))
///     }
/// }
///
/// let mut player: Box<dyn Player<Game = Position> + Send> = Box::new(First);
/// assert!(player.configure("Level", "3").is_err(), "it has no levels");
/// let game = Line::new(Position::default());
/// let choice = player.think(&game, Limits::nodes(1), &NoClock, &mut |_| ());
/// assert_eq!(choice.map(|choice| choice.best.to_string()).as_deref(), Some("1"));
/// ```
pub trait Player {
    /// What it plays.
    type Game: Game;

    /// Its name, with its version.
    fn name(&self) -> String;

    /// The options that can be set, with what they are set to now as defaults; none unless a player has some.
    fn ugi_options(&self) -> Vec<UgiOption> {
        Vec::new()
    }

    /// Sets one of [`Player::ugi_options`] to a value that fits it: [`Player::configure`] sees to that.
    fn set_option(&mut self, name: &'static str, _: &OptionValue) -> Result<(), OptionError> {
        unreachable!("there is no option {name}")
    }

    /// Forgets the last game, if it remembers anything of it.
    fn new_game(&mut self) {}

    /// The memory that it keeps from one move to the next, in bytes; 0 if it keeps next to nothing.
    fn memory(&self) -> usize {
        0
    }

    /// Chooses a move, telling what it found on the way; none if the game is over. Whoever reads the clock may stop it,
    /// and then it answers at once with the best it has.
    fn think(
        &mut self,
        game: &Line<Self::Game>,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        tell: &mut dyn FnMut(&Info<MoveOf<Self>>),
    ) -> Option<Choice<MoveOf<Self>>>;

    /// Sets an option given as text, after checking that it exists and that the value fits.
    fn configure(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let (name, value) = UgiOption::read(&self.ugi_options(), name, value)?;
        self.set_option(name, &value)
    }
}

/// A move of the game that this player plays.
pub type MoveOf<P> = <<P as Player>::Game as Game>::Move;

/// What a player found out so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Info<M> {
    /// How many plies were searched; 0 if nothing had to be.
    pub depth: u32,
    /// What the position is worth for the player to move.
    pub judgement: Judgement,
    /// How many nodes were visited.
    pub nodes: u64,
    /// The principal variation.
    pub pv: Vec<M>,
}

/// What a player wants to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub best: M,
    /// Why.
    pub info: Info<M>,
    /// What went wrong while it thought, though it found a move all the same.
    pub trouble: Option<String>,
}

impl<M> Choice<M> {
    /// A move that nothing speaks against.
    pub fn new(best: M, info: Info<M>) -> Choice<M> {
        Choice { best, info, trouble: None }
    }
}
