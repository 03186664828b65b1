//! A least-recently-used cache that threads share.

use core::hash::Hash;
use core::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

/// Keeps the values used last: up to a number of them, and at least one.
#[derive(Debug)]
pub(crate) struct Cache<K: Eq + Hash, V> {
    entries: Mutex<LruCache<K, Arc<V>>>,
}

impl<K: Copy + Eq + Hash, V> Cache<K, V> {
    pub(crate) fn new(capacity: usize) -> Cache<K, V> {
        let capacity = NonZeroUsize::new(capacity).unwrap_or(NonZeroUsize::MIN);
        Cache { entries: Mutex::new(LruCache::new(capacity)) }
    }

    /// Returns the value for this key, and makes it if need be. Two threads may make the same one: neither waits for
    /// the other.
    pub(crate) fn get<E>(&self, key: K, make: impl FnOnce() -> Result<V, E>) -> Result<Arc<V>, E> {
        if let Some(value) = self.lock().get(&key) {
            return Ok(Arc::clone(value));
        }
        let value = Arc::new(make()?);
        self.lock().put(key, Arc::clone(&value));
        Ok(value)
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<K, Arc<V>>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
