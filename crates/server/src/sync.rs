use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex. One that is poisoned, because a thread panicked while holding it, is used as that thread left it:
/// what is behind these locks is whole between any two statements.
pub(crate) fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_while_holding_a_lock_closes_it_to_nobody() {
        let mutex = Mutex::new(1);
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            *lock(&mutex) = 2;
            let _guard = lock(&mutex);
            panic!("while holding it");
        }));
        assert!(panicked.is_err() && mutex.is_poisoned());
        assert_eq!(*lock(&mutex), 2);
    }
}
