use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

/// The migrations of a database, oldest first. Released ones never change.
pub(super) fn migrator(steps: &'static [(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        let sql = AssertSqlSafe(sql).into_sql_str();
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}

/// The migrations of SQLite.
pub(super) const SQLITE: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/sqlite/1_first.sql")),
    (2, "lobby", include_str!("../../migrations/sqlite/2_lobby.sql")),
    (3, "keys", include_str!("../../migrations/sqlite/3_keys.sql")),
    (4, "heads", include_str!("../../migrations/sqlite/4_heads.sql")),
];

/// The migrations of PostgreSQL.
pub(super) const POSTGRES: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/postgres/1_first.sql")),
    (2, "lobby", include_str!("../../migrations/postgres/2_lobby.sql")),
    (3, "keys", include_str!("../../migrations/postgres/3_keys.sql")),
    (4, "heads", include_str!("../../migrations/postgres/4_heads.sql")),
];
