use game::{Seat, Setup};
use games::AnyLine;
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::command::{Actor, Command, Context};
use crate::decide::{Decision, create};
use crate::event::Recorded;
use crate::id::GameId;
use crate::refusal::Refusal;
use crate::state::{Corrupt, GameState};
use crate::terms::Terms;
use crate::view::{GameView, Status};

/// A client's copy of a game: its state, and what only this client knows of, namely a move on its way to the server and
/// premoves.
///
/// Events of a game on a server come in by [`Replica::apply`]. In a local game [`Replica::decide`] creates them.
#[derive(Clone, Debug)]
pub struct Replica {
    state: GameState,
    me: Actor,
    pending: Option<String>,
    premoves: Vec<String>,
}

/// What a player sees of a game and can do in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplicaView {
    /// The snapshot that all viewers get.
    pub game: GameView,
    /// The setup of the board; absent before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Setup", optional))]
    pub setup: Option<Setup>,
    /// The seats of this player.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub mine: Vec<Seat>,
    /// The names of the commands that are possible for this player now.
    pub may: Vec<String>,
    /// The own move that is on its way to the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pending: Option<String>,
    /// The premoves in order.
    pub premoves: Vec<String>,
    /// The computer that is to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub computer: Option<ComputerTurn>,
}

/// How a computer is to choose its move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ComputerTurn {
    /// Its level.
    pub level: u8,
    /// The seed of its random choices.
    pub seed: u32,
    /// The time limit, in milliseconds.
    pub time: Millis,
}

/// A premove whose turn has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Due {
    /// It is legal and should be played.
    Play(String),
    /// It isn't legal any more: it is dropped with all premoves after it.
    Drop(String),
}

/// The commands that [`ReplicaView::may`] tells about.
const REPORTED: [Command; 12] = [
    Command::GetUp,
    Command::OfferDraw,
    Command::AcceptDraw,
    Command::DeclineDraw,
    Command::AskTakeback,
    Command::GrantTakeback,
    Command::RefuseTakeback,
    Command::Undo,
    Command::Resign,
    Command::Abort,
    Command::Rematch,
    Command::Sit { seat: None },
];

impl Replica {
    /// Replays these events for this player.
    pub fn open(id: GameId, events: &[Recorded], me: Actor) -> Result<Replica, Corrupt> {
        Ok(Replica::of(GameState::replay(id, events)?, me))
    }

    /// Creates a local game.
    pub fn create(
        id: GameId,
        terms: Terms,
        me: Actor,
        context: &Context,
    ) -> Result<(Replica, Vec<Recorded>), Refusal> {
        let decision = create(id, terms, &me, context)?;
        Ok((Replica::of(decision.next, me), decision.events))
    }

    fn of(state: GameState, me: Actor) -> Replica {
        Replica { state, me, pending: None, premoves: Vec::new() }
    }

    /// The state of the game.
    pub fn state(&self) -> &GameState {
        &self.state
    }

    /// Sets the player.
    pub fn set_player(&mut self, me: Actor) {
        self.me = me;
    }

    /// Applies the next event.
    pub fn apply(&mut self, recorded: &Recorded) -> Result<(), Corrupt> {
        let ply = self.state.ply();
        self.state.apply(recorded)?;
        self.drop_outdated(ply);
        Ok(())
    }

    /// Decides and applies a command of this player in a local game.
    pub fn decide(&mut self, command: &Command, context: &Context) -> Result<Decision, Refusal> {
        let decision = self.state.decide(command, &self.me, context)?;
        Ok(self.adopt(decision))
    }

    /// Decides and applies the move of the computer that is to move.
    pub fn decide_for_computer(
        &mut self,
        mv: &str,
        ply: u32,
        context: &Context,
    ) -> Result<Decision, Refusal> {
        let decision = self.state.decide_for_computer(mv, ply, None, context)?;
        Ok(self.adopt(decision))
    }

    /// Decides and applies that a player's time is up; `None` if nobody's is.
    pub fn decide_flag(&mut self, context: &Context) -> Option<Decision> {
        let decision = self.state.decide_flag(Some(0), context)?;
        Some(self.adopt(decision))
    }

    fn adopt(&mut self, decision: Decision) -> Decision {
        let ply = self.state.ply();
        self.state = decision.next.clone();
        self.drop_outdated(ply);
        decision
    }

    /// Drops the pending move and premoves that were meant for a position that is gone.
    fn drop_outdated(&mut self, ply: u32) {
        if self.state.ply() != ply {
            self.pending = None;
        }
        if self.state.ply() < ply || self.premover().is_none() {
            self.premoves.clear();
        }
    }

    /// Sets or clears the move of this player that is on its way to the server.
    pub fn set_pending(&mut self, mv: Option<String>) {
        self.pending = mv;
    }

    /// The seat that can premove: that of a player who has just one, while the game is played.
    fn premover(&self) -> Option<Seat> {
        self.state.turn()?;
        let mut mine = self.state.seats_of(self.me.player).iter();
        let seat = mine.next().filter(|_| mine.next().is_none())?;
        self.state.remaining().contains(seat).then_some(seat)
    }

    /// Adds a premove. It needn't be legal now: the others will move before it.
    pub fn premove(&mut self, mv: String) -> Result<(), Refusal> {
        self.premover().ok_or(Refusal::NotSeated)?;
        self.premoves.push(mv);
        Ok(())
    }

    /// Drops all premoves.
    pub fn cancel_premoves(&mut self) {
        self.premoves.clear();
    }

    /// Takes the premove whose turn has come.
    pub fn next_premove(&mut self) -> Option<Due> {
        let seat = self.premover()?;
        if self.state.turn() != Some(seat) || self.pending.is_some() || self.premoves.is_empty() {
            return None;
        }
        let mv = self.premoves.remove(0);
        let is_legal = self.state.board().is_some_and(|line| line.clone().play(&mv).is_ok());
        if is_legal {
            return Some(Due::Play(mv));
        }
        self.premoves.clear();
        Some(Due::Drop(mv))
    }

    /// The line of play with the pending move; `None` before the start.
    pub fn line(&self) -> Option<AnyLine> {
        let mut line = self.state.board()?.clone();
        if let Some(mv) = &self.pending {
            // A move that can't be played is refused by the server, too.
            drop(line.play(mv));
        }
        Some(line)
    }

    /// The line of play after all premoves, as if nobody else moved, with the player to move again; `None` if the
    /// player can't premove. A move that is illegal there may be legal when its turn comes.
    pub fn ahead(&self) -> Option<AnyLine> {
        let seat = self.premover()?;
        let turn = |line: &AnyLine| {
            let position = line.any_position().with_turn(seat).ok()?;
            Some(AnyLine::starting_at(&position))
        };
        let mut line = turn(&self.line()?)?;
        for mv in &self.premoves {
            if line.play(mv).is_err() {
                break;
            }
            if line.outcome().is_some() {
                return Some(line);
            }
            line = turn(&line)?;
        }
        Some(line)
    }

    /// What the player sees now. `max_think_time` is in milliseconds.
    pub fn view(&self, now: Millis, max_think_time: Millis) -> ReplicaView {
        let context = Context { now, wall: 0, lag: 0, seed: 0, next_game: self.state.id() };
        let may = REPORTED.iter().filter(|command| self.state.decide(command, &self.me, &context).is_ok());
        let computer = self.state.computer_to_move().map(|(seat, level)| ComputerTurn {
            level,
            seed: self.state.computer_seed() as u32,
            time: self
                .state
                .clocks()
                .map_or(max_think_time, |clocks| clocks.time_to_think(seat, now, max_think_time)),
        });
        ReplicaView {
            game: self.state.view(now),
            setup: self.state.setup().cloned(),
            mine: self.state.seats_of(self.me.player).iter().collect(),
            may: may.map(|command| command.name().to_owned()).collect(),
            pending: self.pending.clone(),
            premoves: self.premoves.clone(),
            computer: computer.filter(|_| self.state.status() == Status::Playing),
        }
    }
}
