//! Games being played, on this machine or on a server, behind one trait: screens know no other difference.

pub(crate) mod engine_thread;
pub(crate) mod local;
pub(crate) mod record;
pub(crate) mod timer;

use std::time::Duration;

use game::Seat;
use games::AnyLine;
use play::clock::FLAG_GRACE;
use play::{Command, Event, Millis, Replica, ReplicaView};
use server::protocol::ShortMessage;

use self::record::Remark;

/// The longest a computer on this machine thinks, in milliseconds.
pub(crate) const PATIENCE: Millis = 1000;

/// Something to be told to the player.
#[derive(Clone, Debug)]
pub(crate) enum Notice {
    /// Something has happened in the game.
    Event(Event),
    /// A command was refused, with this code.
    Refused(String),
    /// A player said something.
    Said(Seat, ShortMessage),
    /// A computer declines a draw.
    DrawDeclined(Seat),
    /// The game couldn't be saved.
    NotSaved(String),
    /// Something failed that only the system or the server can explain.
    Failed(String),
    /// The rematch has begun.
    NewGame,
}

/// The connection of an online game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Contact {
    /// Not connected yet.
    #[default]
    Connecting,
    /// Connected.
    Connected,
    /// The connection was lost.
    Reconnecting,
    /// The server has no such game.
    Gone,
}

/// Who is at an online game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// The state of the connection.
    pub(crate) contact: Contact,
    /// The connected seats.
    pub(crate) seats: Vec<Seat>,
    /// The number of spectators.
    pub(crate) spectators: u32,
}

/// A game being played.
pub(crate) trait GameSession {
    /// This player's copy of the game; none before it has arrived.
    fn replica(&self) -> Option<&Replica>;

    /// The time of the game.
    fn now(&self) -> Millis;

    /// Issues a command; what comes of it is told by [`GameSession::update`].
    fn issue(&mut self, command: Command);

    /// Takes in what other threads and the clock have brought about.
    fn update(&mut self) -> Vec<Notice>;

    /// Plays the move again that was taken back; false if there is none.
    fn redo(&mut self) -> bool {
        false
    }

    /// Whether a move was taken back that can be played again.
    fn can_redo(&self) -> bool {
        false
    }

    /// Stops or continues a game that computers play among themselves.
    fn toggle_pause(&mut self) {}

    /// Whether computers play among themselves, and whether they are stopped.
    fn is_paused(&self) -> Option<bool> {
        None
    }

    /// Who is at an online game; none for a local one.
    fn presence(&self) -> Option<&Presence> {
        None
    }

    /// Says a ready-made message to everybody in an online game.
    fn say(&mut self, _message: ShortMessage) {}

    /// The address of an online game, for others.
    fn address(&self) -> Option<String> {
        None
    }

    /// What is remarked on the move of this index.
    fn remark(&self, _ply: usize) -> Option<&Remark> {
        None
    }

    /// The indices of the moves on which something is remarked, in order.
    fn remarks(&self) -> Vec<usize> {
        Vec::new()
    }

    /// What is said of the game as a whole, line by line.
    fn summary(&self) -> &[String] {
        &[]
    }

    /// When [`GameSession::update`] has something to do even if nothing happens.
    fn wait(&self) -> Option<Duration> {
        None
    }

    /// What the player sees.
    fn view(&self) -> Option<ReplicaView> {
        Some(self.replica()?.view(self.now(), PATIENCE))
    }

    /// The board with what was sent; none before the start.
    fn line(&self) -> Option<AnyLine> {
        self.replica()?.line()
    }
}

/// The time until the flag of the player to move falls; none without a running clock.
pub(crate) fn time_to_flag(replica: &Replica, now: Millis) -> Option<Duration> {
    let clocks = replica.state().clocks()?;
    let (seat, _) = clocks.running()?;
    let left = clocks.left_at(seat, now)?;
    Some(Duration::from_millis(left + FLAG_GRACE + 1))
}
