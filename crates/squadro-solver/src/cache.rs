//! The blocks used last, unpacked.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Keeps the values used last, up to a number of them.
#[derive(Debug)]
pub(crate) struct Cache<K, V> {
    capacity: usize,
    inner: Mutex<(HashMap<K, (Arc<V>, u64)>, u64)>,
}

impl<K: Copy + Eq + core::hash::Hash, V> Cache<K, V> {
    pub(crate) fn new(capacity: usize) -> Cache<K, V> {
        Cache { capacity, inner: Mutex::new((HashMap::new(), 0)) }
    }

    /// The value for this key, made if need be. Two threads may make the same one: neither waits for the other.
    pub(crate) fn get<E>(&self, key: K, make: impl FnOnce() -> Result<V, E>) -> Result<Arc<V>, E> {
        if let Some(value) = self.find(key) {
            return Ok(value);
        }
        let value = Arc::new(make()?);
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let (entries, clock) = &mut *inner;
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
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let (entries, clock) = &mut *inner;
        *clock += 1;
        let (value, used) = entries.get_mut(&key)?;
        *used = *clock;
        Some(Arc::clone(value))
    }
}
