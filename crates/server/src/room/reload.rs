use super::log::Log;
use super::task::Room;
use crate::store::StoreError;
use play::GameState;

impl Room {
    /// Reads the game again: maintenance may have put another player in the place of one, and given the game up for it.
    pub(super) async fn reload(&mut self) -> Result<(), StoreError> {
        let known = self.state.seq() as usize;
        let mut events = self.hub.shared.store.load(self.state.id(), 0).await?;
        let added = events.split_off(events.len().min(known));
        if events.len() == known && !self.log.consists_of(&events) {
            let recorded = events.iter().map(|stored| &stored.recorded);
            self.state = GameState::replay(self.state.id(), recorded).map_err(StoreError::unreadable)?;
            self.log = Log::default();
            for event in events {
                self.log.push(event);
            }
            // What this room has stored since may have listed who is gone.
            self.must_list = true;
            self.presence_changed();
        }
        self.apply_stored(added)
    }
}
