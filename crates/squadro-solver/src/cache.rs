//! A thread-safe LRU cache of unpacked blocks.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

/// Keeps the most recently used values.
#[derive(Debug)]
pub(crate) struct Cache<K: core::hash::Hash + Eq, V>(Mutex<LruCache<K, Arc<V>>>);

impl<K: Copy + Eq + core::hash::Hash, V> Cache<K, V> {
    pub(crate) fn new(capacity: usize) -> Cache<K, V> {
        Cache(Mutex::new(LruCache::new(NonZeroUsize::new(capacity).unwrap_or(NonZeroUsize::MIN))))
    }

    fn entries(&self) -> MutexGuard<'_, LruCache<K, Arc<V>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value for this key, made if need be. Two threads may make the same one: neither waits for the other.
    pub(crate) fn get<E>(&self, key: K, make: impl FnOnce() -> Result<V, E>) -> Result<Arc<V>, E> {
        if let Some(value) = self.entries().get(&key) {
            return Ok(Arc::clone(value));
        }
        let value = Arc::new(make()?);
        self.entries().put(key, Arc::clone(&value));
        Ok(value)
    }
}
