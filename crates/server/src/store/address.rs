use std::path::{Path, PathBuf};

/// The address of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseAddress {
    /// The file of an embedded database.
    Sqlite(PathBuf),
    /// The URL of a PostgreSQL database, possibly with a password.
    Postgres(String),
}

/// A URL with an unknown scheme, without its password.
#[derive(Clone, Debug, thiserror::Error)]
#[error("can't use the database {0}: expected sqlite:FILE or postgres://…")]
pub struct UnknownDatabase(String);

impl DatabaseAddress {
    /// The database at this URL; without one, the embedded database in this directory.
    pub fn new(directory: &Path, url: Option<&str>) -> Result<DatabaseAddress, UnknownDatabase> {
        let Some(url) = url else { return Ok(DatabaseAddress::Sqlite(directory.join("farside.db"))) };
        if let Some(file) = url.strip_prefix("sqlite:") {
            return Ok(DatabaseAddress::Sqlite(file.trim_start_matches("//").into()));
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(DatabaseAddress::Postgres(url.into()));
        }
        Err(UnknownDatabase(without_password(url)))
    }
}

/// A URL with user and password left out.
fn without_password(url: &str) -> String {
    match (url.find("//"), url.rfind('@')) {
        (Some(start), Some(end)) if start < end => {
            let [scheme, host] = [url.get(..start), url.get(end..)].map(Option::unwrap_or_default);
            format!("{scheme}//…{host}")
        }
        _ => url.into(),
    }
}
