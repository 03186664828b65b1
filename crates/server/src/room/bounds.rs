//! What a room refuses although the rules of the game allow it.

use super::request::CommandError;
use super::task::Room;
use play::{Command, Status};

impl Room {
    /// Refuses what would let a game that is too long go on for ever: seats that are taken and left, moves that are
    /// taken back.
    pub(super) fn check_length(&self, command: &Command) -> Result<(), CommandError> {
        let is_endless = matches!(
            command,
            Command::GetUp
                | Command::Withdraw
                | Command::OfferDraw
                | Command::AskTakeback
                | Command::GrantTakeback
                | Command::Undo
        );
        if is_endless && self.state.seq() >= self.hub.shared.settings.max_events {
            return Err(CommandError::TooLong);
        }
        Ok(())
    }

    /// Whether a finished game is still stored: those are removed after a time, also by other programs, and what is
    /// appended after that could never be read.
    pub(super) async fn check_existence(&self) -> Result<(), CommandError> {
        if !matches!(self.state.status(), Status::Over | Status::Aborted) {
            return Ok(());
        }
        let last = self.hub.shared.store.load(self.state.id(), self.state.seq().saturating_sub(1)).await?;
        if last.is_empty() { Err(CommandError::NoGame) } else { Ok(()) }
    }
}
