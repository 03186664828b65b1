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

/// A player's copy of a game, on the side of the wire where that player is: what happened, and what only this player
/// knows of yet, namely a move on its way to the server and premoves.
///
/// For a game on a server, events come in by [`Replica::apply`]. A game on one screen has no other side: there
/// [`Replica::decide`] makes the events.
#[derive(Clone, Debug)]
pub struct Replica {
    state: GameState,
    me: Actor,
    pending: Option<String>,
    premoves: Vec<String>,
}

/// What a player sees of a game, and may do in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplicaView {
    /// What everybody sees.
    pub game: GameView,
    /// How the board was set up; none before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Setup", optional))]
    pub setup: Option<Setup>,
    /// The seats of this player.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub mine: Vec<Seat>,
    /// The names of the commands that this player could give now.
    pub may: Vec<String>,
    /// The own move that is on its way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pending: Option<String>,
    /// The moves to be made as soon as it is their turn.
    pub premoves: Vec<String>,
    /// The computer that is to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub computer: Option<ComputerTurn>,
}

/// How a computer is to find its move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ComputerTurn {
    /// How strong it plays.
    pub level: u8,
    /// What its errors are drawn from: 32 bits.
    pub seed: u32,
    /// The most time to take, in milliseconds.
    pub time: Millis,
}

/// A premove that came to its turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Due {
    /// It is legal: make it.
    Play(String),
    /// It isn't legal any more: it is dropped, and all premoves after it.
    Drop(String),
}

/// The commands whose possibility a player is told.
const OFFERED: [Command; 12] = [
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
    /// The copy that these events make for this player.
    pub fn open(id: GameId, events: &[Recorded], me: Actor) -> Result<Replica, Corrupt> {
        Ok(Replica::of(GameState::replay(id, events)?, me))
    }

    /// A new game, made here.
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

    /// The game as its events have made it.
    pub fn state(&self) -> &GameState {
        &self.state
    }

    /// Says who the player is, if that wasn't known before.
    pub fn set_player(&mut self, me: Actor) {
        self.me = me;
    }

    /// Takes in what happened.
    pub fn apply(&mut self, recorded: &Recorded) -> Result<(), Corrupt> {
        let ply = self.state.ply();
        self.state.apply(recorded)?;
        self.after(ply);
        Ok(())
    }

    /// Decides a command of this player here, where no server does. What comes of it has happened.
    pub fn decide(&mut self, command: &Command, context: &Context) -> Result<Decision, Refusal> {
        let decision = self.state.decide(command, &self.me, context)?;
        Ok(self.take(decision))
    }

    /// Decides the move of the computer that is to move.
    pub fn decide_for_computer(
        &mut self,
        mv: &str,
        ply: u32,
        context: &Context,
    ) -> Result<Decision, Refusal> {
        let decision = self.state.decide_for_computer(mv, ply, context)?;
        Ok(self.take(decision))
    }

    /// Decides what follows from time alone; none if nobody's is up.
    pub fn decide_flag(&mut self, context: &Context) -> Option<Decision> {
        let decision = self.state.decide_flag(Some(0), context)?;
        Some(self.take(decision))
    }

    fn take(&mut self, decision: Decision) -> Decision {
        let ply = self.state.ply();
        self.state = decision.next.clone();
        self.after(ply);
        decision
    }

    /// What was meant for a position that has gone isn't meant for another.
    fn after(&mut self, ply: u32) {
        if self.state.ply() != ply {
            self.pending = None;
        }
        if self.state.ply() < ply || self.premover().is_none() {
            self.premoves.clear();
        }
    }

    /// A move of this player is on its way to the server, or not any more.
    pub fn set_pending(&mut self, mv: Option<String>) {
        self.pending = mv;
    }

    /// The seat that can move ahead of its turn: that of a player who has just one, while the game is played.
    fn premover(&self) -> Option<Seat> {
        self.state.turn()?;
        let mut mine = self.state.seats_of(self.me.player).iter();
        let seat = mine.next().filter(|_| mine.next().is_none())?;
        self.state.remaining().contains(seat).then_some(seat)
    }

    /// Plans a move ahead of its turn. It needn't be possible now: the others will move before.
    pub fn premove(&mut self, mv: String) -> Result<(), Refusal> {
        self.premover().ok_or(Refusal::NotSeated)?;
        self.premoves.push(mv);
        Ok(())
    }

    /// Forgets all premoves.
    pub fn cancel_premoves(&mut self) {
        self.premoves.clear();
    }

    /// The premove whose turn has come, if there is one. It is no premove any more.
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

    /// The game as this player sees it, with the move that is on its way; none before the start.
    pub fn line(&self) -> Option<AnyLine> {
        let mut line = self.state.board()?.clone();
        if let Some(mv) = &self.pending {
            // A move that can't be played is refused by the server, too.
            drop(line.play(mv));
        }
        Some(line)
    }

    /// Where premoves would lead if nobody else moved, with the player to move again; none if nothing can be
    /// planned. What can't be played there may be possible when its turn comes.
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

    /// What the player sees now. A computer thinks `most` milliseconds at the most.
    pub fn view(&self, now: Millis, most: Millis) -> ReplicaView {
        let context = Context { now, wall: 0, lag: 0, dice: 0, next_game: self.state.id() };
        let may = OFFERED.iter().filter(|command| self.state.decide(command, &self.me, &context).is_ok());
        let computer = self.state.computer_to_move().map(|(seat, level)| ComputerTurn {
            level,
            seed: self.state.computer_seed() as u32,
            time: self.state.clocks().map_or(most, |clocks| clocks.time_to_think(seat, now, most)),
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
