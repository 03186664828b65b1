//! Counts of held resources by owner.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::sync::lock;

/// Counts of held resources by owner. Owners who hold nothing take no memory.
pub(crate) struct Counts<K>(Mutex<HashMap<K, u32>>);

impl<K: Copy + Eq + Hash> Counts<K> {
    pub(crate) fn new() -> Arc<Counts<K>> {
        Arc::new(Counts(Mutex::default()))
    }

    /// Counts one more until the guard is dropped; `None` if that exceeds the limit.
    pub(crate) fn acquire(self: &Arc<Self>, owner: K, limit: u32) -> Option<Counted<K>> {
        let mut counts = self.counts();
        let held = counts.get(&owner).copied().unwrap_or(0);
        if held >= limit {
            return None;
        }
        counts.insert(owner, held + 1);
        Some(Counted { counts: Arc::clone(self), owner })
    }

    /// The owners who hold something, with how much.
    pub(crate) fn counts(&self) -> MutexGuard<'_, HashMap<K, u32>> {
        lock(&self.0)
    }
}

/// One counted resource.
pub(crate) struct Counted<K: Copy + Eq + Hash> {
    counts: Arc<Counts<K>>,
    owner: K,
}

impl<K: Copy + Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.counts();
        match counts.get_mut(&self.owner) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(counts.remove(&self.owner)),
        }
    }
}
