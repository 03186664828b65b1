//! How many files, and so sockets, this process may have open.

use std::io;

/// Raises the limit as far as the system lets an ordinary process, and tells what it is then; none where there is none.
#[cfg(unix)]
pub(crate) fn allow_most() -> io::Result<Option<u64>> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum {
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?;
    }
    Ok(maximum)
}

#[cfg(not(unix))]
pub(crate) fn allow_most() -> io::Result<Option<u64>> {
    Ok(None)
}
