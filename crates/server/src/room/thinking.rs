use tokio::task::AbortHandle;
use tokio::time::{Duration, Instant};

use super::request::RoomRequest;
use super::task::Room;
use crate::computer::{ThinkError, ThinkId, ThinkReply, ThinkRequest};
use play::{GameState, Millis, Refusal, Seq};

/// When a request that was refused by a full queue is repeated.
const BUSY_RETRY: Duration = Duration::from_secs(1);

/// The state of the think request of a room.
#[derive(Default)]
pub(super) struct Thinking {
    pending: Option<Pending>,
    /// When to request a move, if none is pending.
    retry: Option<Instant>,
}

/// A request without an answer. Dropping it withdraws the request.
struct Pending {
    /// The event after which the move was requested.
    seq: Seq,
    /// The steps that led to the position.
    steps: Vec<String>,
    task: AbortHandle,
}

impl Drop for Pending {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Thinking {
    /// When a move has to be requested.
    pub(super) fn due(&self) -> Option<Instant> {
        self.retry
    }

    /// Whether a request is pending.
    pub(super) fn is_pending(&self) -> bool {
        self.pending.is_some()
    }
}

impl Room {
    /// Requests a move if it is a computer's turn: at once, or later if another node is expected to do so. A request
    /// for a position that is gone is withdrawn, one for the current position goes on.
    pub(super) fn think(&mut self, now: bool) {
        let Some((_, level)) = self.state.computer_to_move() else {
            self.thinking = Thinking::default();
            return;
        };
        let steps = self.state.board().map(games::AnyLine::steps).unwrap_or_default();
        if self.thinking.pending.as_ref().is_some_and(|pending| pending.steps == steps) {
            return;
        }
        self.thinking.pending = None;
        let settings = self.hub.shared.settings;
        if !now {
            self.thinking.retry = Some(Instant::now() + settings.think_takeover);
            return;
        }
        self.thinking.retry = None;
        let Some(request) = think_request(&self.state, level, steps.clone(), settings.think_time) else {
            return;
        };
        let (seq, room) = (self.state.seq(), self.handle.clone());
        let answer = self.hub.shared.thinker.think(request);
        let task = tokio::spawn(async move {
            let found = answer.await;
            if let Some(room) = room.upgrade() {
                // A closed room requests the move again when it is opened.
                drop(room.send(RoomRequest::MoveFound { seq, found }).await);
            }
        });
        self.thinking.pending = Some(Pending { seq, steps, task: task.abort_handle() });
    }

    /// Plays the move of a computer, unless it is outdated.
    pub(super) async fn play_found(&mut self, seq: Seq, found: Result<ThinkReply, ThinkError>) {
        if self.thinking.pending.take_if(|pending| pending.seq == seq).is_none() {
            return;
        }
        let ThinkReply { mv, time } = match found {
            Ok(thought) => thought,
            Err(ThinkError::Busy) => {
                self.thinking.retry = Some(Instant::now() + BUSY_RETRY);
                return;
            }
            Err(error) => {
                tracing::error!(game = %self.state.id(), %error, "the computer gives up");
                self.give_up().await;
                return;
            }
        };
        let context = self.hub.context(0);
        match self.state.decide_for_computer(&mv, self.state.ply(), Some(time), &context) {
            Ok(decision) => {
                if let Err(error) = self.commit(decision, None).await {
                    tracing::warn!(game = %self.state.id(), %error, "a computer's move was not stored");
                    self.request_later();
                }
            }
            Err(Refusal::TimeIsUp) => self.flag_computer().await,
            Err(refusal) => {
                tracing::error!(game = %self.state.id(), %refusal, mv, "the computer gives up");
                self.give_up().await;
            }
        }
    }

    /// Requests the move again after a while.
    fn request_later(&mut self) {
        if !self.thinking.is_pending() {
            self.thinking.retry = Some(Instant::now() + self.hub.shared.settings.think_retry);
        }
    }

    /// Flags a computer that has thought for too long.
    async fn flag_computer(&mut self) {
        let context = self.hub.context(0);
        if let Some(decision) = self.state.decide_flag(Some(0), &context)
            && let Err(error) = self.commit(decision, None).await
        {
            tracing::warn!(game = %self.state.id(), %error, "a computer's flag was not stored");
            self.request_later();
        }
    }

    async fn give_up(&mut self) {
        let context = self.hub.context(0);
        if let Ok(decision) = self.state.decide_computer_gives_up(self.state.ply(), &context)
            && let Err(error) = self.commit(decision, None).await
        {
            tracing::warn!(game = %self.state.id(), %error, "a computer's resignation was not stored");
            self.request_later();
        }
    }
}

/// The think request for the current position.
fn think_request(state: &GameState, level: u8, steps: Vec<String>, max: Millis) -> Option<ThinkRequest> {
    let (seat, setup) = (state.turn()?, state.setup()?);
    // The wait in line isn't charged, so the time is that of the beginning of the turn.
    let time = state.clocks().map_or(max, |clocks| match clocks.running() {
        Some((_, since)) => clocks.time_to_think(seat, since, max),
        None => max,
    });
    Some(ThinkRequest {
        id: ThinkId { game: state.id(), seq: state.seq() },
        game: state.terms().game,
        setup: setup.clone(),
        steps,
        level,
        // All nodes get the same move for a position of a game.
        seed: state.computer_seed(),
        time,
        creator: Some(state.creator()),
    })
}
