//! How many files, and so sockets, this process may have open.

use std::io;

/// Raises the limit as far as the system lets an ordinary process, and tells what it is then; none where there is none.
#[cfg(unix)]
pub(crate) fn allow_most() -> io::Result<Option<u64>> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // macOS says that there is no limit, and then refuses to set more than its OPEN_MAX.
    let most = if cfg!(target_os = "macos") {
        let most = maximum.map_or(10_240, |maximum| maximum.min(10_240));
        current.map(|current| current.max(most))
    } else {
        maximum
    };
    if current != most {
        setrlimit(Resource::Nofile, Rlimit { current: most, maximum })?;
    }
    Ok(most)
}

#[cfg(not(unix))]
pub(crate) fn allow_most() -> io::Result<Option<u64>> {
    Ok(None)
}
