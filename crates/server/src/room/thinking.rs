use tokio::time::Instant;

use super::request::RoomRequest;
use super::task::Room;
use crate::computer::{ThinkError, ThinkId, ThinkRequest};
use play::{GameState, Millis, Refusal, Seq};

/// The state of the think request of a room.
#[derive(Default)]
pub(super) struct Thinking {
    /// The event after which a move was requested, while there is no answer.
    pending: Option<Seq>,
    /// When to retry without an answer.
    retry: Option<Instant>,
}

impl Thinking {
    /// When a retry is due.
    pub(super) fn due(&self) -> Option<Instant> {
        self.retry
    }

    /// Whether a request is pending.
    pub(super) fn is_pending(&self) -> bool {
        self.pending.is_some()
    }
}

impl Room {
    /// Requests a move if it is a computer's turn: at once, or later if another node is expected to do so.
    pub(super) fn think(&mut self, now: bool) {
        let Some((_, level)) = self.state.computer_to_move() else {
            self.thinking = Thinking::default();
            return;
        };
        let settings = self.hub.shared.settings;
        let timeout = if now { settings.think_retry } else { settings.think_takeover };
        self.thinking.retry = Some(Instant::now() + timeout);
        if !now || self.thinking.pending == Some(self.state.seq()) {
            return;
        }
        let Some(request) =
            think_request(&self.state, level, self.hub.shared.time.now(), settings.think_time)
        else {
            return;
        };
        let (seq, room) = (self.state.seq(), self.handle.clone());
        self.thinking.pending = Some(seq);
        let answer = self.hub.shared.thinker.think(request);
        tokio::spawn(async move {
            let found = answer.await;
            if let Some(room) = room.upgrade() {
                // A closed room requests the move again when it is opened.
                drop(room.send(RoomRequest::MoveFound { seq, found }).await);
            }
        });
    }

    /// Requests the move again.
    pub(super) fn retry_thinking(&mut self) {
        self.thinking.pending = None;
        self.think(true);
    }

    /// Plays the move of a computer, unless it is outdated.
    pub(super) async fn play_found(&mut self, seq: Seq, found: Result<String, ThinkError>) {
        if self.thinking.pending != Some(seq) {
            return;
        }
        self.thinking.pending = None;
        if self.state.seq() != seq {
            // The position has changed meanwhile, as by a takeback.
            self.think(true);
            return;
        }
        let found = match found {
            Ok(mv) => mv,
            Err(ThinkError::Busy) => {
                self.thinking.retry = Some(Instant::now() + std::time::Duration::from_secs(1));
                return;
            }
            Err(error) => {
                tracing::error!(game = %self.state.id(), %error, "the computer gives up");
                self.give_up().await;
                return;
            }
        };
        let context = self.hub.context(0);
        match self.state.decide_for_computer(&found, self.state.ply(), &context) {
            Ok(decision) => {
                // If it can't be stored now, it is requested again later.
                if let Err(error) = self.commit(decision, None).await {
                    tracing::warn!(game = %self.state.id(), %error, "a computer's move was not stored");
                }
            }
            Err(Refusal::TimeIsUp) => self.flag(None).await,
            Err(refusal) => {
                tracing::error!(game = %self.state.id(), %refusal, mv = found, "the computer gives up");
                self.give_up().await;
            }
        }
    }

    async fn give_up(&mut self) {
        let context = self.hub.context(0);
        if let Ok(decision) = self.state.decide_computer_gives_up(self.state.ply(), &context)
            && let Err(error) = self.commit(decision, None).await
        {
            tracing::warn!(game = %self.state.id(), %error, "a computer's resignation was not stored");
        }
    }
}

/// The think request for the current position.
fn think_request(state: &GameState, level: u8, now: Millis, max: Millis) -> Option<ThinkRequest> {
    let (seat, board, setup) = (state.turn()?, state.board()?, state.setup()?);
    let time = state.clocks().map_or(max, |clocks| clocks.time_to_think(seat, now, max));
    Some(ThinkRequest {
        id: ThinkId { game: state.id(), seq: state.seq() },
        game: state.terms().game,
        setup: setup.clone(),
        steps: board.steps(),
        level,
        // All nodes get the same move for a position of a game.
        seed: state.computer_seed(),
        time,
    })
}
