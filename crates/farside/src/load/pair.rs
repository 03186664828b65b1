//! Two who play each other over two sockets.

use anyhow::{Result, bail};
use play::{Command, CommandId, GameId, SeatKind, Seq, Terms};
use server::client::{Client, ClientError, Socket};

use super::crowd::{Crowd, Message, welcome};
use super::script::Script;

/// The number of the last event before the first move: made, two sat down, begun.
pub(super) const BEGUN: Seq = 4;

pub(super) struct Pair {
    pub(super) game: GameId,
    clients: [Client; 2],
    sockets: [Socket; 2],
    seq: Seq,
}

impl Pair {
    /// Makes a game, sits down on both sides and opens both sockets.
    pub(super) async fn sit_down(
        crowd: &Crowd,
        number: usize,
        script: &Script,
        public: bool,
    ) -> Result<Pair> {
        let terms = Terms {
            first: Some(game::Seat::FIRST),
            public,
            ..Terms::for_two(script.kind, SeatKind::Creator, SeatKind::Open)
        };
        let mut ann = crowd.client(number);
        let made = crowd.patiently(ann.make(&terms)).await?;
        let game = made.game.id;
        let mut bob = crowd.client(number + 1).with_link(made.link);
        crowd.patiently(bob.command(game, id("sit", 0), Command::Sit { seat: None })).await?;
        let mut sockets = [
            crowd.patiently(ann.connect(game, BEGUN)).await?,
            crowd.patiently(bob.connect(game, BEGUN)).await?,
        ];
        for socket in &mut sockets {
            if crowd.patiently(welcome(socket)).await? != BEGUN {
                bail!("the game did not begin as agreed");
            }
        }
        Ok(Pair { game, clients: [ann, bob], sockets, seq: BEGUN })
    }

    /// The one of the two who moves after so many moves sends a move; done once it is acknowledged and both have seen
    /// it. `acknowledged` is called in between.
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
                    // Behind the last move comes the end of the game.
                    Message { kind: "event", seq, .. } => {
                        is_next(seq, next + Seq::from(seen))?;
                        seen = true;
                    }
                    message => complaint(&message)?,
                }
            }
            Ok(())
        };
        let (moved, seen) = futures_util::future::join(moved, see(other, next)).await;
        self.seq = next;
        moved.and(seen)
    }

    /// The two, with where they have got to, and their sockets.
    pub(super) fn part(self) -> (GameId, Seq, [(Client, Socket); 2]) {
        let [ann, bob] = self.clients;
        let [anns, bobs] = self.sockets;
        (self.game, self.seq, [(ann, anns), (bob, bobs)])
    }
}

fn id(what: &str, number: usize) -> CommandId {
    format!("{what}-{number}").parse().expect("letters, a hyphen and digits")
}

/// Reads on until there is an event, which has to be the next one.
async fn see(socket: &mut Socket, next: Seq) -> Result<(), ClientError> {
    loop {
        let text = socket.next_text().await?;
        match Message::read(&text)? {
            Message { kind: "event", seq, .. } => return is_next(seq, next),
            message => complaint(&message)?,
        }
    }
}

fn is_next(seq: Option<Seq>, next: Seq) -> Result<(), ClientError> {
    if seq == Some(next) {
        return Ok(());
    }
    Err(ClientError::Unexpected(format!("event {seq:?} instead of {next}")))
}

/// An error if the server says no.
fn complaint(message: &Message<'_>) -> Result<(), ClientError> {
    match message {
        Message { kind: "refused" | "error", reason: Some(reason), .. } => {
            Err(ClientError::Unexpected(reason.to_string()))
        }
        _ => Ok(()),
    }
}
