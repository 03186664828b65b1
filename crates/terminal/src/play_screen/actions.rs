//! What can be done besides moving: by the menu, by a key, or by a word that is typed.

use std::path::Path;

use play::Command as GameCommand;
use server::protocol::ShortMessage;

use super::{Overlay, PlayScreen, is_over};
use crate::command::Command;
use crate::match_score::second_follows;
use crate::popup::List;

/// Something that can be done besides moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Accept,
    Decline,
    Sit,
    Undo,
    Redo,
    AskTakeback,
    Hint,
    Paths,
    Evaluation,
    NextError,
    PreviousError,
    Pause,
    OfferDraw,
    Talk,
    Save,
    Resign,
    Abort,
    Rematch,
    Keys,
    Quit,
}

const ALL: [Action; 20] = [
    Action::Accept,
    Action::Decline,
    Action::Sit,
    Action::NextError,
    Action::PreviousError,
    Action::Rematch,
    Action::Undo,
    Action::Redo,
    Action::AskTakeback,
    Action::Hint,
    Action::Paths,
    Action::Evaluation,
    Action::Pause,
    Action::OfferDraw,
    Action::Talk,
    Action::Resign,
    Action::Abort,
    Action::Save,
    Action::Keys,
    Action::Quit,
];

/// The messages between players.
pub(super) const MESSAGES: [ShortMessage; 11] = [
    ShortMessage::Hello,
    ShortMessage::GoodLuck,
    ShortMessage::HaveFun,
    ShortMessage::WellPlayed,
    ShortMessage::GoodGame,
    ShortMessage::Thanks,
    ShortMessage::Sorry,
    ShortMessage::Oops,
    ShortMessage::OneMoment,
    ShortMessage::MustGo,
    ShortMessage::Goodbye,
];

impl Action {
    /// Its key; none if it is only in the menu.
    pub(super) const fn key(self) -> Option<char> {
        Some(match self {
            Action::Accept => 'Y',
            Action::Decline => 'N',
            Action::Sit => 'j',
            Action::Undo => 'u',
            Action::Redo => 'y',
            Action::Hint => 't',
            Action::Paths => 'p',
            Action::Evaluation => '=',
            Action::NextError => 'n',
            Action::PreviousError => 'b',
            Action::Pause => ' ',
            Action::Talk => 'T',
            Action::Rematch => 'R',
            Action::Keys => '?',
            Action::Quit => 'q',
            _ => return None,
        })
    }

    /// The message that names it.
    const fn text(self) -> &'static str {
        match self {
            Action::Accept => "answer-accept",
            Action::Decline => "answer-decline",
            Action::Sit => "seat-sit",
            Action::Undo => "action-undo",
            Action::Redo => "terminal-redo",
            Action::AskTakeback => "action-takeback",
            Action::Hint => "terminal-hint",
            Action::Paths => "terminal-paths",
            Action::Evaluation => "terminal-evaluation",
            Action::NextError => "terminal-next-error",
            Action::PreviousError => "terminal-previous-error",
            Action::Pause => "terminal-pause",
            Action::OfferDraw => "action-offer-draw",
            Action::Talk => "talk",
            Action::Save => "terminal-save",
            Action::Resign => "action-resign",
            Action::Abort => "action-abort",
            Action::Rematch => "action-rematch",
            Action::Keys => "terminal-keys",
            Action::Quit => "terminal-quit",
        }
    }

    /// What asks once more before something that can't be taken back; none if it is done at once.
    const fn sure(self) -> Option<&'static str> {
        match self {
            Action::Resign => Some("action-resign-sure"),
            Action::Abort => Some("action-abort-sure"),
            Action::OfferDraw => Some("action-offer-draw-sure"),
            _ => None,
        }
    }
}

impl PlayScreen {
    fn may(&self, name: &str) -> bool {
        self.view.as_ref().is_some_and(|view| view.may.iter().any(|known| known == name))
    }

    fn is_possible(&self, action: Action) -> bool {
        match action {
            Action::Accept => self.may("acceptDraw") || self.may("grantTakeback"),
            Action::Decline => self.may("declineDraw") || self.may("refuseTakeback"),
            Action::Sit => self.may("sit") && self.view.as_ref().is_some_and(|view| view.mine.is_empty()),
            Action::Undo => self.may("undo"),
            Action::Redo => self.session.can_redo(),
            Action::AskTakeback => self.may("askTakeback") && !self.may("undo"),
            Action::Hint | Action::Evaluation => self.may_analyze(),
            Action::NextError => self.remarked(true).is_some(),
            Action::PreviousError => self.remarked(false).is_some(),
            Action::Pause => self.session.is_paused().is_some(),
            Action::OfferDraw => self.may("offerDraw"),
            Action::Talk => {
                let plays = self.view.as_ref().is_some_and(|view| !view.mine.is_empty());
                self.session.presence().is_some() && plays
            }
            Action::Save => self.session.replica().is_some_and(|replica| replica.state().board().is_some()),
            Action::Resign => self.may("resign"),
            Action::Abort => self.may("abort") && self.session.presence().is_some(),
            Action::Rematch => self.may("rematch"),
            Action::Paths | Action::Keys | Action::Quit => true,
        }
    }

    /// What can be done now.
    pub(super) fn possible(&self) -> Vec<Action> {
        ALL.into_iter().filter(|&action| self.is_possible(action)).collect()
    }

    /// The lines of the menu; the action that is asked about once more is named so.
    pub(super) fn menu_lines(&self, sure: Option<Action>) -> Vec<(String, String)> {
        let line = |action: Action| {
            let key = match action.key() {
                Some(' ') => self.pen.text("terminal-key-space"),
                key => key.map(String::from).unwrap_or_default(),
            };
            let id = action.sure().filter(|_| sure == Some(action)).unwrap_or(self.text_of(action));
            (key, self.pen.text(id))
        };
        self.possible().into_iter().map(line).collect()
    }

    /// The message that names an action now.
    fn text_of(&self, action: Action) -> &'static str {
        let second = self.view.as_ref().is_some_and(|view| second_follows(&view.game.terms));
        if action == Action::Rematch && second { "action-second-game" } else { action.text() }
    }

    pub(super) fn talk_lines(&self) -> Vec<(String, String)> {
        let line = |message| (String::new(), super::status::spoken(&self.pen, message));
        MESSAGES.into_iter().map(line).collect()
    }

    /// Chooses a line of the menu.
    pub(super) fn choose(&mut self, index: usize, sure: Option<Action>) {
        let Some(action) = self.possible().get(index).copied() else { return };
        if action.sure().is_some() && sure != Some(action) {
            self.overlay = Some(Overlay::Menu { list: List { selected: index }, sure: Some(action) });
            return;
        }
        self.overlay = None;
        self.act(action);
    }

    /// Does something if it is possible.
    pub(super) fn act(&mut self, action: Action) {
        if !self.is_possible(action) {
            return;
        }
        self.message = None;
        let draw = self.may("acceptDraw");
        let command = match action {
            Action::Accept if draw => GameCommand::AcceptDraw,
            Action::Accept => GameCommand::GrantTakeback,
            Action::Decline if draw => GameCommand::DeclineDraw,
            Action::Decline => GameCommand::RefuseTakeback,
            Action::Sit => GameCommand::Sit { seat: None },
            Action::Undo => GameCommand::Undo,
            Action::AskTakeback => GameCommand::AskTakeback,
            Action::OfferDraw => GameCommand::OfferDraw,
            Action::Resign => GameCommand::Resign,
            Action::Abort => GameCommand::Abort,
            Action::Rematch => GameCommand::Rematch,
            other => return self.act_here(other),
        };
        self.looking = None;
        self.board.clear();
        self.session.issue(command);
    }

    /// Does what changes the screen only.
    fn act_here(&mut self, action: Action) {
        match action {
            Action::Redo => {
                self.looking = None;
                self.board.clear();
                self.session.redo();
            }
            Action::Hint => self.wanted.hint = !self.wanted.hint,
            Action::Paths => self.wanted.paths = !self.wanted.paths,
            Action::Evaluation => self.wanted.evaluation = !self.wanted.evaluation,
            Action::NextError => self.look(self.remarked(true)),
            Action::PreviousError => self.look(self.remarked(false)),
            Action::Pause => self.session.toggle_pause(),
            Action::Talk => self.overlay = Some(Overlay::Talk(List::default())),
            Action::Save => self.typing.begin("save "),
            Action::Keys => self.overlay = Some(Overlay::Keys),
            Action::Quit => self.finished = true,
            _ => {}
        }
    }

    /// Does what a word asks for.
    pub(super) fn execute(&mut self, command: Command<'_>) {
        let action = match command {
            Command::Undo => Action::Undo,
            Command::Resign => Action::Resign,
            Command::Draw if self.may("acceptDraw") => Action::Accept,
            Command::Draw => Action::OfferDraw,
            Command::Rematch => Action::Rematch,
            Command::Help => Action::Keys,
            Command::Quit => Action::Quit,
            Command::Save(file) => return self.save(file),
            Command::SaveWhere => return self.typing.begin("save "),
            Command::Nothing | Command::Move(_) | Command::Legal | Command::Board => return,
        };
        if self.is_possible(action) {
            self.act(action);
        } else {
            let over = self.view.as_ref().is_some_and(is_over);
            let id = match action {
                Action::Undo => "terminal-nothing-to-undo",
                _ if over => "refused-game-over",
                _ => "refused-not-over",
            };
            self.message = Some(self.pen.text(id));
        }
    }

    /// Writes the record to a file that isn't there yet.
    fn save(&mut self, file: &Path) {
        let record = self.session.replica().and_then(|replica| replica.state().record());
        let Some(mut record) = record else { return };
        for &seat in self.view.iter().flat_map(|view| &view.mine) {
            // Local players have no names.
            if self.session.presence().is_none() {
                record.players.set(seat, None);
            }
        }
        let saved = crate::record_file::write(&record, file);
        self.message = Some(crate::record_file::saving_told(self.pen.messages, file, saved));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_actions_have_the_same_key() {
        let keys: Vec<char> = ALL.into_iter().filter_map(Action::key).collect();
        for (index, key) in keys.iter().enumerate() {
            assert!(!keys[index + 1..].contains(key), "{key}");
        }
    }
}
