use tokio::time::Instant;

use super::ask::Ask;
use super::task::Room;
use crate::computer::{ThinkError, Thought, ThoughtId};
use play::{GameState, Millis, Refusal, Seq};

/// The state of a computer's thoughts about a game.
#[derive(Default)]
pub(super) struct Thinking {
    /// The event after which this room asked for a move and got none yet.
    about: Option<Seq>,
    /// When to ask again, should no move come.
    again: Option<Instant>,
}

impl Thinking {
    /// When something has to be done about it.
    pub(super) fn due(&self) -> Option<Instant> {
        self.again
    }

    /// Whether this room waits for a thought of its own.
    pub(super) fn is_under_way(&self) -> bool {
        self.about.is_some()
    }
}

impl Room {
    /// Asks for a move if it is a computer's turn. `now`: at once; otherwise only if nobody else comes up with one.
    pub(super) fn think(&mut self, now: bool) {
        let Some((_, level)) = self.state.computer_to_move() else {
            self.thinking = Thinking::default();
            return;
        };
        let settings = self.hub.shared.settings;
        let patience = if now { settings.think_again } else { settings.think_instead };
        self.thinking.again = Some(Instant::now() + patience);
        if !now || self.thinking.about == Some(self.state.seq()) {
            return;
        }
        let Some(thought) = thought(&self.state, level, self.hub.shared.time.now(), settings.think) else {
            return;
        };
        let (seq, room) = (self.state.seq(), self.handle.clone());
        self.thinking.about = Some(seq);
        let answer = self.hub.shared.thinker.think(thought);
        tokio::spawn(async move {
            let found = answer.await;
            if let Some(room) = room.upgrade() {
                // A room that is gone will ask again when it is opened.
                drop(room.send(Ask::Thought { seq, found }).await);
            }
        });
    }

    /// No move has come for long: asks again.
    pub(super) fn think_again(&mut self) {
        self.thinking.about = None;
        self.think(true);
    }

    /// Plays what was found, if it is still wanted.
    pub(super) async fn play_thought(&mut self, seq: Seq, found: Result<String, ThinkError>) {
        if self.thinking.about != Some(seq) {
            return;
        }
        self.thinking.about = None;
        if self.state.seq() != seq {
            // Something else happened meanwhile, a takeback perhaps: the position has to be thought about anew.
            self.think(true);
            return;
        }
        let found = match found {
            Ok(mv) => mv,
            Err(ThinkError::Busy) => {
                self.thinking.again = Some(Instant::now() + std::time::Duration::from_secs(1));
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
                // If it can't be stored now, it is thought about again later.
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

/// What there is to think about.
fn thought(state: &GameState, level: u8, now: Millis, most: Millis) -> Option<Thought> {
    let (seat, board, setup) = (state.turn()?, state.board()?, state.setup()?);
    let time = state.clocks().map_or(most, |clocks| clocks.time_to_think(seat, now, most));
    Some(Thought {
        id: ThoughtId { game: state.id(), seq: state.seq() },
        game: state.terms().game,
        setup: setup.clone(),
        steps: board.steps(),
        level,
        // Whoever errs in this position of this game errs in the same way, on whichever node.
        seed: state.computer_seed(),
        time,
    })
}
