//! The keys that sign credentials, and what was revoked.

use rand::Rng as _;

use super::StoreError;
use super::reading::TextRow;

/// A key that signs credentials.
#[derive(Clone, PartialEq, Eq)]
pub struct Key {
    /// Its number. The key with the greatest one signs.
    pub id: i64,
    /// The secret.
    pub secret: Vec<u8>,
    /// When it was drawn, in milliseconds since 1970; 0 if that isn't known.
    pub created: i64,
    /// When it ceases to be valid, in milliseconds since 1970.
    pub expires: Option<i64>,
}

impl std::fmt::Debug for Key {
    /// Leaves the secret out.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "key {}", self.id)
    }
}

/// All keys, and what was revoked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// The keys, also expired ones, in order of their numbers.
    pub keys: Vec<Key>,
    /// Players and games with the first key whose signatures are valid for them.
    pub revoked: Vec<(String, i64)>,
}

pub(crate) const KEYS: &str = "SELECT id, secret, created, expires FROM keys ORDER BY id";
pub(crate) const REVOKED: &str = "SELECT subject, first_key FROM revocations";
pub(crate) const FIRST_KEY: &str = "\
    INSERT INTO keys (id, secret, created, expires) \
    SELECT 1, $1, $2, NULL WHERE NOT EXISTS (SELECT 1 FROM keys) ON CONFLICT DO NOTHING";
pub(crate) const NEXT_KEY: &str = "\
    INSERT INTO keys (id, secret, created, expires) SELECT max(id) + 1, $1, $2, NULL FROM keys RETURNING id";
pub(crate) const EXPIRE: &str = "\
    UPDATE keys SET expires = $1 WHERE (expires IS NULL OR expires > $1) AND id < $2";
pub(crate) const REMOVE_EXPIRED: &str = "DELETE FROM keys WHERE expires <= $1";
pub(crate) const REVOKE: &str = "\
    INSERT INTO revocations (subject, first_key) VALUES ($1, $2) \
    ON CONFLICT (subject) DO UPDATE SET first_key = excluded.first_key";

/// A new secret.
pub(crate) fn draw_secret() -> [u8; 32] {
    let mut secret = [0; 32];
    rand::rng().fill_bytes(&mut secret);
    secret
}

/// Reads rows of [`KEYS`] and [`REVOKED`].
pub(crate) fn read_keys<R: TextRow>(keys: &[R], revoked: &[R]) -> Result<Keys, StoreError> {
    let key = |row: &R| {
        Ok(Key {
            id: row.integer("id")?,
            secret: row.optional_bytes("secret")?.unwrap_or_default(),
            created: row.integer("created")?,
            expires: row.optional_integer("expires")?,
        })
    };
    let revocation = |row: &R| Ok((row.text("subject")?.to_owned(), row.integer("first_key")?));
    Ok(Keys {
        keys: keys.iter().map(key).collect::<Result<_, StoreError>>()?,
        revoked: revoked.iter().map(revocation).collect::<Result<_, StoreError>>()?,
    })
}
