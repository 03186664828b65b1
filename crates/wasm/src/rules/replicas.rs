//! Games between people, as the page plays them: each is a replica that the module keeps until it is closed.

use std::cell::RefCell;
use std::collections::HashMap;

use play::{
    Actor, Command, Context, Decision, GameId, PlayerId, Recorded, Refusal, Replica, ReplicaView, Terms,
};
use serde::{Deserialize, Serialize};

use super::adopt::{self, SavedGame};
use super::view::AnyView;
use crate::fault::{About, Fault};

/// What a page can ask about its games.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum ReplicaRequest {
    /// How a game on these terms begins, with everybody at their own seat.
    Setup { terms: Terms },
    /// Makes a game on this screen.
    Create { id: GameId, terms: Terms, me: PlayerId, moment: Moment },
    /// Takes up a game of which these are the events.
    Open { id: GameId, events: Vec<Recorded>, me: PlayerId },
    /// The events of a game that version 0.1 kept as a list of moves.
    Adopt { id: GameId, me: PlayerId, saved: SavedGame },
    /// Lets go of a game.
    Close { replica: u32 },
    /// Says who the player is.
    SetPlayer { replica: u32, me: PlayerId },
    /// Takes in what the server tells.
    Apply { replica: u32, events: Vec<Recorded> },
    /// Decides a command here, without a server.
    Decide { replica: u32, command: Command, moment: Moment },
    /// Decides the computer's move here.
    DecideForComputer {
        replica: u32,
        #[serde(rename = "move")]
        mv: String,
        ply: u32,
        moment: Moment,
    },
    /// Decides what follows from time alone.
    DecideFlag { replica: u32, moment: Moment },
    /// A move is on its way to the server; none: not any more.
    SetPending {
        replica: u32,
        #[serde(rename = "move")]
        mv: Option<String>,
    },
    /// Plans a move ahead of its turn.
    Premove {
        replica: u32,
        #[serde(rename = "move")]
        mv: String,
    },
    /// Forgets all premoves.
    CancelPremoves { replica: u32 },
    /// Takes the premove whose turn has come.
    NextPremove { replica: u32 },
    /// What the player sees and may do; a computer thinks so many milliseconds at the most.
    Show {
        replica: u32,
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
        #[cfg_attr(test, ts(type = "number"))]
        patience: u64,
    },
    /// The board after so many steps, or after the last.
    Board { replica: u32, ply: Option<u32> },
    /// The board as premoves would leave it.
    Ahead { replica: u32 },
}

/// What a decision depends on besides the game and the command.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Moment {
    /// The time of this game: milliseconds that it was played.
    #[cfg_attr(test, ts(type = "number"))]
    now: u64,
    /// Milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    wall: i64,
    /// A number drawn at random.
    #[cfg_attr(test, ts(type = "number"))]
    dice: u64,
    /// The id of the next game, should there be one.
    next_game: GameId,
}

impl From<Moment> for Context {
    fn from(moment: Moment) -> Context {
        let Moment { now, wall, dice, next_game } = moment;
        Context { now, wall, lag: 0, seed: dice, next_game }
    }
}

/// A game that was taken up.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Opened {
    replica: u32,
    /// The events that were made; none if they were known.
    events: Vec<Recorded>,
}

/// What came of a command.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Decided {
    /// It was done, and this happened.
    Done {
        events: Vec<Recorded>,
        /// The next game, if everybody wants to play again.
        next: Option<NextGame>,
    },
    /// It can't be done.
    Refused { code: String, reason: String },
}

/// A game that follows another.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NextGame {
    id: GameId,
    events: Vec<Recorded>,
}

impl From<Result<Decision, Refusal>> for Decided {
    fn from(decided: Result<Decision, Refusal>) -> Decided {
        match decided {
            Ok(Decision { events, sequel, .. }) => {
                let next = sequel.map(|sequel| NextGame { id: sequel.next.id(), events: sequel.events });
                Decided::Done { events, next }
            }
            Err(refusal) => Decided::Refused { code: refusal.code().to_owned(), reason: refusal.to_string() },
        }
    }
}

#[derive(Default)]
struct Replicas {
    last: u32,
    open: HashMap<u32, Replica>,
}

thread_local! {
    static REPLICAS: RefCell<Replicas> = RefCell::default();
}

fn me(player: PlayerId) -> Actor {
    Actor { player, name: String::new(), is_bot: false }
}

fn keep(replica: Replica, events: Vec<Recorded>) -> Opened {
    REPLICAS.with_borrow_mut(|replicas| {
        replicas.last += 1;
        replicas.open.insert(replicas.last, replica);
        Opened { replica: replicas.last, events }
    })
}

/// Does something with an open replica.
fn with<T>(number: u32, act: impl FnOnce(&mut Replica) -> T) -> Result<T, Fault> {
    REPLICAS.with_borrow_mut(|replicas| {
        let replica = replicas.open.get_mut(&number);
        replica.map(act).ok_or_else(|| Fault::new(About::Request, "there is no such replica"))
    })
}

/// Every kind of response, so that all are written in one place.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ReplicaResponse {
    Opened(Opened),
    Decided(Decided),
    Nothing(()),
    Due(Option<play::Due>),
    View(Box<ReplicaView>),
    Board(Option<Box<AnyView>>),
    Events(Vec<Recorded>),
    Setup(game::Setup),
}

pub(crate) fn respond(request: &ReplicaRequest) -> Result<ReplicaResponse, Fault> {
    let corrupt = |error: play::Corrupt| Fault::new(About::Events, &error);
    let refused = |refusal: Refusal| Fault::new(About::Terms, &refusal);
    Ok(match request {
        ReplicaRequest::Setup { terms } => {
            let order: Vec<_> = game::Seat::all(terms.seats.len()).collect();
            let first = terms.first.unwrap_or(game::Seat::FIRST);
            ReplicaResponse::Setup(terms.setup(&order, first).map_err(refused)?)
        }
        ReplicaRequest::Create { id, terms, me: player, moment } => {
            let created = Replica::create(*id, terms.clone(), me(*player), &(*moment).into());
            let (replica, events) = created.map_err(refused)?;
            ReplicaResponse::Opened(keep(replica, events))
        }
        ReplicaRequest::Open { id, events, me: player } => {
            let replica = Replica::open(*id, events, me(*player)).map_err(corrupt)?;
            ReplicaResponse::Opened(keep(replica, Vec::new()))
        }
        ReplicaRequest::Adopt { id, me: player, saved } => {
            ReplicaResponse::Events(adopt::events(*id, &me(*player), saved)?)
        }
        ReplicaRequest::Close { replica } => {
            REPLICAS.with_borrow_mut(|replicas| replicas.open.remove(replica));
            ReplicaResponse::Nothing(())
        }
        ReplicaRequest::SetPlayer { replica, me: player } => {
            ReplicaResponse::Nothing(with(*replica, |replica| replica.set_player(me(*player)))?)
        }
        ReplicaRequest::Apply { replica, events } => {
            let applied = with(*replica, |replica| events.iter().try_for_each(|event| replica.apply(event)))?;
            ReplicaResponse::Nothing(applied.map_err(corrupt)?)
        }
        ReplicaRequest::Decide { replica, command, moment } => {
            let decided = with(*replica, |replica| replica.decide(command, &(*moment).into()))?;
            ReplicaResponse::Decided(decided.into())
        }
        ReplicaRequest::DecideForComputer { replica, mv, ply, moment } => {
            let decided = with(*replica, |replica| replica.decide_for_computer(mv, *ply, &(*moment).into()))?;
            ReplicaResponse::Decided(decided.into())
        }
        ReplicaRequest::DecideFlag { replica, moment } => {
            let decided = with(*replica, |replica| replica.decide_flag(&(*moment).into()))?;
            let nothing = Decided::Done { events: Vec::new(), next: None };
            ReplicaResponse::Decided(decided.map_or(nothing, |decision| Ok(decision).into()))
        }
        ReplicaRequest::SetPending { replica, mv } => {
            ReplicaResponse::Nothing(with(*replica, |replica| replica.set_pending(mv.clone()))?)
        }
        ReplicaRequest::Premove { replica, mv } => {
            let planned = with(*replica, |replica| replica.premove(mv.clone()))?;
            ReplicaResponse::Nothing(planned.map_err(|refusal| Fault::new(About::Moves, &refusal))?)
        }
        ReplicaRequest::CancelPremoves { replica } => {
            ReplicaResponse::Nothing(with(*replica, Replica::cancel_premoves)?)
        }
        ReplicaRequest::NextPremove { replica } => {
            ReplicaResponse::Due(with(*replica, Replica::next_premove)?)
        }
        ReplicaRequest::Show { replica, now, patience } => {
            ReplicaResponse::View(Box::new(with(*replica, |replica| replica.view(*now, *patience))?))
        }
        ReplicaRequest::Board { replica, ply } => {
            let line = with(*replica, |replica| replica.line())?.map(|mut line| {
                line.take_back_to(ply.unwrap_or(u32::MAX));
                line
            });
            ReplicaResponse::Board(line.map(|line| Box::new(AnyView::new(&line))))
        }
        ReplicaRequest::Ahead { replica } => {
            let lines = with(*replica, |replica| replica.ahead().zip(replica.line()))?;
            let view = lines.and_then(|(ahead, now)| AnyView::planned(&ahead, &now));
            ReplicaResponse::Board(view.map(Box::new))
        }
    })
}
