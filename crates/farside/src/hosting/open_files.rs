//! The limit on open files, and so on sockets.

use std::io;

/// Raises the soft limit to the hard limit and returns it; `None` where there is no limit.
#[cfg(unix)]
pub(crate) fn raise_limit() -> io::Result<Option<u64>> {
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
pub(crate) fn raise_limit() -> io::Result<Option<u64>> {
    Ok(None)
}
