//! The results of one level, which the next level is worked out from.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::slices::slice::Slice;

/// The results of a level, each kept until the last slice that needs it has used it.
#[derive(Debug)]
pub(crate) struct LevelResults<T> {
    slots: HashMap<Slice, Mutex<Slot<T>>>,
}

#[derive(Debug)]
struct Slot<T> {
    item: Option<Arc<T>>,
    uses_left: usize,
}

impl<T> Default for LevelResults<T> {
    fn default() -> Self {
        LevelResults { slots: HashMap::new() }
    }
}

impl<T> LevelResults<T> {
    /// Stores a result that is going to be used so many times.
    pub(crate) fn put(&mut self, slice: Slice, item: T, uses: usize) {
        if uses > 0 {
            self.slots.insert(slice, Mutex::new(Slot { item: Some(Arc::new(item)), uses_left: uses }));
        }
    }

    /// Returns a result. Each user then calls [`LevelResults::release`] once.
    pub(crate) fn get(&self, slice: Slice) -> Option<Arc<T>> {
        self.slots.get(&slice)?.lock().unwrap_or_else(PoisonError::into_inner).item.clone()
    }

    /// Counts one use, and drops the result with the last.
    pub(crate) fn release(&self, slice: Slice) {
        if let Some(slot) = self.slots.get(&slice) {
            let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
            slot.uses_left = slot.uses_left.saturating_sub(1);
            if slot.uses_left == 0 {
                slot.item = None;
            }
        }
    }
}
