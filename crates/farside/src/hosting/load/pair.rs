//! Two clients that play each other.

use anyhow::{Result, bail};
use play::{Command, CommandId, GameId, SeatKind, Seq, Terms};
use server::client::{Client, ClientError, Socket};

use super::clients::{Clients, Message, welcome};
use super::script::Script;

/// The number of the last event before the first move: created, two seats taken, started.
pub(super) const STARTED: Seq = 4;

pub(super) struct Pair {
    pub(super) game: GameId,
    clients: [Client; 2],
    sockets: [Socket; 2],
    seq: Seq,
}

impl Pair {
    /// Creates a game, takes both seats and opens both sockets.
    pub(super) async fn start(
        clients: &Clients,
        number: usize,
        script: &Script,
        public: bool,
    ) -> Result<Pair> {
        let terms = Terms {
            first: Some(game::Seat::FIRST),
            public,
            ..Terms::for_two(script.kind, SeatKind::Creator, SeatKind::Open)
        };
        let mut ann = clients.client(number);
        let made = clients.with_timeout(ann.create_game(&terms)).await?;
        let game = made.game.id;
        let mut bob = clients.client(number + 1).with_link(made.link);
        clients.with_timeout(bob.command(game, id("sit", 0), Command::Sit { seat: None })).await?;
        let mut sockets = [
            clients.with_timeout(ann.connect(game, STARTED)).await?,
            clients.with_timeout(bob.connect(game, STARTED)).await?,
        ];
        for socket in &mut sockets {
            if clients.with_timeout(welcome(socket)).await? != STARTED {
                bail!("the game did not begin as agreed");
            }
        }
        Ok(Pair { game, clients: [ann, bob], sockets, seq: STARTED })
    }

    /// Sends the move of this ply and waits until it is acknowledged and both clients have received it. Calls
    /// `acknowledged` in between.
    pub(super) async fn play(
        &mut self,
        ply: usize,
        mv: &str,
        acknowledged: impl FnOnce(),
    ) -> Result<(), ClientError> {
        let command = Command::Move { mv: mv.into(), ply: ply as u32 };
        let [ann, bob] = &mut self.sockets;
        let (mover, other) = if ply.is_multiple_of(2) { (ann, bob) } else { (bob, ann) };
        mover.command(id("ply", ply), command).await?;
        let next = self.seq + 1;
        let mut acknowledged = Some(acknowledged);
        let moved = async {
            let mut seen = false;
            while !seen || acknowledged.is_some() {
                let text = mover.next_text().await?;
                match Message::read(&text)? {
                    Message { kind: "ack", .. } => {
                        if let Some(acknowledged) = acknowledged.take() {
                            acknowledged();
                        }
                    }
                    // The last move is followed by the end of the game.
                    Message { kind: "event", seq, .. } => {
                        is_next(seq, next + Seq::from(seen))?;
                        seen = true;
                    }
                    message => check_refusal(&message)?,
                }
            }
            Ok(())
        };
        let (moved, seen) = futures_util::future::join(moved, see(other, next)).await;
        self.seq = next;
        moved.and(seen)
    }

    /// The game, its last event, and both clients with their sockets.
    pub(super) fn into_parts(self) -> (GameId, Seq, [(Client, Socket); 2]) {
        let [ann, bob] = self.clients;
        let [anns, bobs] = self.sockets;
        (self.game, self.seq, [(ann, anns), (bob, bobs)])
    }
}

fn id(what: &str, number: usize) -> CommandId {
    format!("{what}-{number}").parse().expect("letters, a hyphen and digits")
}

/// Waits for the next event.
async fn see(socket: &mut Socket, next: Seq) -> Result<(), ClientError> {
    loop {
        let text = socket.next_text().await?;
        match Message::read(&text)? {
            Message { kind: "event", seq, .. } => return is_next(seq, next),
            message => check_refusal(&message)?,
        }
    }
}

fn is_next(seq: Option<Seq>, next: Seq) -> Result<(), ClientError> {
    if seq == Some(next) {
        return Ok(());
    }
    Err(ClientError::Unexpected(format!("event {seq:?} instead of {next}")))
}

/// An error if the server refused the command.
fn check_refusal(message: &Message<'_>) -> Result<(), ClientError> {
    match message {
        Message { kind: "refused" | "error", reason: Some(reason), .. } => {
            Err(ClientError::Unexpected(reason.to_string()))
        }
        _ => Ok(()),
    }
}
