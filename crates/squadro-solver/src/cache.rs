//! The blocks used last, unpacked.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Keeps the values used last, up to a number of them.
#[derive(Debug)]
pub(crate) struct Cache<K, V> {
    capacity: usize,
    shelf: Mutex<Shelf<K, V>>,
}

#[derive(Debug)]
struct Shelf<K, V> {
    /// Each with the time it was last used.
    entries: HashMap<K, (Arc<V>, u64)>,
    clock: u64,
}

impl<K: Copy + Eq + core::hash::Hash, V> Cache<K, V> {
    pub(crate) fn new(capacity: usize) -> Cache<K, V> {
        Cache { capacity, shelf: Mutex::new(Shelf { entries: HashMap::new(), clock: 0 }) }
    }

    /// The value for this key, made if need be. Two threads may make the same one: neither waits for the other.
    pub(crate) fn get<E>(&self, key: K, make: impl FnOnce() -> Result<V, E>) -> Result<Arc<V>, E> {
        if let Some(value) = self.find(key) {
            return Ok(value);
        }
        let value = Arc::new(make()?);
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        let Shelf { entries, clock } = &mut *shelf;
        if entries.len() >= self.capacity
            && let Some(&oldest) = entries.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| key)
        {
            entries.remove(&oldest);
        }
        *clock += 1;
        entries.insert(key, (Arc::clone(&value), *clock));
        Ok(value)
    }

    fn find(&self, key: K) -> Option<Arc<V>> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        let Shelf { entries, clock } = &mut *shelf;
        *clock += 1;
        let (value, used) = entries.get_mut(&key)?;
        *used = *clock;
        Some(Arc::clone(value))
    }
}
