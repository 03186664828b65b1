use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};

use super::chain::EventRow;
use super::keys;
use super::listing::read_listed;
use super::reading::{self, reading_methods};
use super::{
    Answer, Append, AppendError, Find, Keys, List, Listed, Listing, Player, REMOVED_PLAYERS, Store,
    StoreError, Stored, maintain, schema,
};
use play::{GameId, Millis, PlayerId, Seq, Status};

/// The size of the connection pool: so many transactions can be synced together.
const CONNECTIONS: u32 = 16;
/// The timeout of acquiring a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);

/// The interval of attempts to connect at the start.
const RETRY: Duration = Duration::from_millis(200);

/// Appends events and listings by one statement, which is one transaction and one round trip. An existing key makes it
/// fail as a whole.
const APPEND: &str = "\
    WITH RECURSIVE given AS (\
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], \
            $7::text[], $8::text[], $19::bytea[]) \
            AS given (game, seq, version, at, wall, body, player, command, digest)\
    ), chained AS (\
        SELECT given.*, substr(sha256(coalesce(before.chain, '') || given.digest), 1, 16) AS chain \
        FROM given LEFT JOIN heads AS before ON before.game = given.game \
        WHERE NOT EXISTS (SELECT 1 FROM given AS other WHERE other.game = given.game AND other.seq = given.seq - 1) \
        UNION ALL \
        SELECT given.*, substr(sha256(chained.chain || given.digest), 1, 16) \
        FROM chained JOIN given ON given.game = chained.game AND given.seq = chained.seq + 1\
    ), appended AS (\
        INSERT INTO events (game, seq, version, at, wall, body, player, command, chain) \
        SELECT game, seq, version, at, wall, body, player, command, chain FROM chained\
    ) \
    INSERT INTO games \
        (id, kind, status, public, creator, created, earliest_flag, terms, seats, pairing) \
    SELECT * FROM unnest($9::text[], $10::text[], $11::text[], $12::boolean[], $13::text[], $14::bigint[], \
        $15::bigint[], $16::text[], $17::text[], $18::text[]) \
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, earliest_flag = excluded.earliest_flag, \
        terms = excluded.terms, seats = excluded.seats, pairing = excluded.pairing";

/// Keeps existing listings: they are newer.
const FILL: &str = "\
    UPDATE games SET terms = filled.terms, seats = filled.seats, pairing = filled.pairing \
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS filled (id, terms, seats, pairing) \
    WHERE games.id = filled.id AND games.terms IS NULL";

const REMOVE: &str = "\
    WITH removed AS (\
        DELETE FROM games WHERE id = ANY($1) AND status IN ('over', 'aborted') RETURNING id\
    ), beheaded AS (\
        DELETE FROM heads WHERE game IN (SELECT id FROM removed)\
    ) \
    DELETE FROM events WHERE game IN (SELECT id FROM removed)";

/// The interval at which nodes persist the service time.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// After a longer gap all nodes were down, and the service time stood still.
const MAX_GAP: Duration = Duration::from_secs(3);

/// The service time was `time` when the clock of the database was `written`. If that is in the future, a node that has
/// just started lets the time stand still until then, unless another node comes with a later time.
const TICK: &str = "\
    UPDATE service SET \
        time = GREATEST($1, time + CASE WHEN moment.now - written BETWEEN 0 AND $2 \
            THEN moment.now - written ELSE 0 END), \
        written = CASE WHEN $1 > time THEN moment.now ELSE GREATEST(written, moment.now + $3) END \
    FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS moment \
    WHERE id = 1 RETURNING time";

/// A PostgreSQL database, shared by all nodes.
pub struct PostgresStore {
    pool: PgPool,
    durability: String,
}

impl PostgresStore {
    /// Connects to the database at this URL and migrates its schema.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let options = postgres_options(url)?;
        reach(&options).await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // Commits are synced to disk, whatever the default of the database.
                    connection.execute("SET synchronous_commit TO on").await?;
                    connection.execute("SET statement_timeout TO '10s'").await?;
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        schema::migrator(schema::POSTGRES)
            .run(&pool)
            .await
            .map_err(|error| StoreError::new(format_args!("can't bring the schema up to date: {error}")))?;
        sqlx::query("INSERT INTO service (id, time, written) VALUES (1, 0, 0) ON CONFLICT DO NOTHING")
            .execute(&pool)
            .await?;
        sqlx::query(keys::FIRST_KEY)
            .bind(&keys::draw_secret()[..])
            .bind(crate::time::wall())
            .execute(&pool)
            .await?;
        let [synchronous, fsync]: [String; 2] = [
            sqlx::query_scalar("SHOW synchronous_commit").fetch_one(&pool).await?,
            sqlx::query_scalar("SHOW fsync").fetch_one(&pool).await?,
        ];
        let durability = format!("PostgreSQL, synchronous_commit={synchronous}, fsync={fsync}");
        Ok(PostgresStore { pool, durability })
    }

    /// Synchronizes the service time, which then stands still for so long.
    async fn tick_and_pause(&self, local: Millis, still: Millis) -> Result<Millis, StoreError> {
        let time: i64 = sqlx::query_scalar(TICK)
            .bind(local as i64)
            .bind(MAX_GAP.as_millis() as i64)
            .bind(still as i64)
            .fetch_one(&self.pool)
            .await?;
        Ok(time as Millis)
    }
}

/// Reads the URL of a database.
pub(crate) fn postgres_options(url: &str) -> Result<PgConnectOptions, StoreError> {
    // The error would quote the URL with its password.
    url.parse().map_err(|_| StoreError::new("the address can't be read: expected postgres://user@host/name"))
}

/// Connects once, for an error that says what is wrong: that of the pool only says that it took too long.
pub(crate) async fn reach(options: &PgConnectOptions) -> Result<(), StoreError> {
    let deadline = tokio::time::Instant::now() + ACQUIRE_TIMEOUT;
    let (host, port) = (options.get_host(), options.get_port());
    let failed = |reason: &dyn std::fmt::Display| {
        StoreError::new(format_args!("can't connect to PostgreSQL at {host}:{port}: {reason}"))
    };
    loop {
        let connected = tokio::time::timeout_at(deadline, PgConnection::connect_with(options)).await;
        match connected.map_err(|_| failed(&"it doesn't answer"))? {
            Ok(connection) => return Ok(connection.close().await?),
            // It may be about to start, too.
            Err(sqlx::Error::Io(error)) if tokio::time::Instant::now() + RETRY > deadline => {
                return Err(failed(&error));
            }
            Err(sqlx::Error::Io(_)) => tokio::time::sleep(RETRY).await,
            Err(error) => return Err(failed(&error)),
        }
    }
}

/// The columns of the events and listings to append.
#[derive(Default)]
struct Columns {
    game: Vec<String>,
    seq: Vec<i64>,
    version: Vec<i64>,
    at: Vec<i64>,
    wall: Vec<i64>,
    body: Vec<String>,
    player: Vec<Option<String>>,
    command: Vec<Option<String>>,
    digest: Vec<Vec<u8>>,
    listed: ListedColumns,
}

/// The columns of listings.
#[derive(Default)]
struct ListedColumns {
    id: Vec<String>,
    kind: Vec<&'static str>,
    status: Vec<&'static str>,
    public: Vec<bool>,
    creator: Vec<String>,
    created: Vec<i64>,
    earliest_flag: Vec<Option<i64>>,
    terms: Vec<String>,
    seats: Vec<String>,
    pairing: Vec<Option<String>>,
}

impl ListedColumns {
    fn push(&mut self, game: GameId, listing: &Listing) -> Result<(), StoreError> {
        self.id.push(game.to_string());
        self.kind.push(listing.terms.game.name());
        self.status.push(listing.status.name());
        self.public.push(listing.terms.public);
        self.creator.push(listing.creator.to_string());
        self.created.push(listing.created);
        self.earliest_flag.push(listing.earliest_flag.map(|moment| moment as i64));
        self.terms.push(serde_json::to_string(&listing.terms).map_err(StoreError::new)?);
        self.seats.push(serde_json::to_string(&listing.seats).map_err(StoreError::new)?);
        self.pairing.push(listing.pairing_key());
        Ok(())
    }
}

impl Columns {
    fn of(appends: &[Append]) -> Result<Columns, StoreError> {
        let mut columns = Columns::default();
        for append in appends {
            for row in EventRow::of(append)? {
                columns.digest.push(row.digest().into());
                columns.game.push(row.game);
                columns.seq.push(row.seq);
                columns.version.push(row.version);
                columns.at.push(row.at);
                columns.wall.push(row.wall);
                columns.body.push(row.body);
                columns.player.push(row.player);
                columns.command.push(row.command);
            }
            if let Some(listing) = &append.listing {
                columns.listed.push(append.game, listing)?;
            }
        }
        Ok(columns)
    }
}

impl Store for PostgresStore {
    reading_methods!(pool);

    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), AppendError>> {
        Box::pin(async move {
            let columns = Columns::of(&appends)?;
            let began = std::time::Instant::now();
            let appended = sqlx::query(APPEND)
                .bind(columns.game)
                .bind(columns.seq)
                .bind(columns.version)
                .bind(columns.at)
                .bind(columns.wall)
                .bind(columns.body)
                .bind(columns.player)
                .bind(columns.command)
                .bind(columns.listed.id)
                .bind(columns.listed.kind)
                .bind(columns.listed.status)
                .bind(columns.listed.public)
                .bind(columns.listed.creator)
                .bind(columns.listed.created)
                .bind(columns.listed.earliest_flag)
                .bind(columns.listed.terms)
                .bind(columns.listed.seats)
                .bind(columns.listed.pairing)
                .bind(columns.digest)
                .execute(&self.pool)
                .await;
            metrics::histogram!("farside_commit_seconds").record(began.elapsed().as_secs_f64());
            match appended {
                Ok(_) => Ok(()),
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                    Err(AppendError::Conflict)
                }
                Err(error) => {
                    metrics::counter!("farside_commit_failures_total").increment(1);
                    Err(StoreError::from(error).into())
                }
            }
        })
    }

    fn fill(&self, games: Vec<Listed>) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut columns = ListedColumns::default();
            for game in &games {
                columns.push(game.id, &game.listing)?;
            }
            sqlx::query(FILL)
                .bind(columns.id)
                .bind(columns.terms)
                .bind(columns.seats)
                .bind(columns.pairing)
                .execute(&self.pool)
                .await?;
            Ok(())
        })
    }

    fn remove(&self, games: Vec<GameId>) -> Answer<'_, ()> {
        Box::pin(async move {
            let games: Vec<String> = games.iter().map(GameId::to_string).collect();
            sqlx::query(REMOVE).bind(games).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn remove_unused_players(&self, before: i64) -> Answer<'_, u64> {
        Box::pin(async move {
            let query = sqlx::query_scalar(maintain::UNUSED_PROFILES).bind(before).bind(REMOVED_PLAYERS);
            let unused: Vec<String> = query.fetch_all(&self.pool).await?;
            let removed = sqlx::query("DELETE FROM players WHERE id = ANY($1)").bind(unused);
            Ok(removed.execute(&self.pool).await?.rows_affected())
        })
    }

    fn put_player(&self, player: Player, wall: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query(reading::PUT_PLAYER)
                .bind(player.id.as_str())
                .bind(&player.name)
                .bind(player.is_bot)
                .bind(player.owner.as_ref().map(PlayerId::as_str))
                .bind(wall)
                .execute(&self.pool)
                .await?;
            Ok(())
        })
    }

    fn tick(&self, local: Millis) -> Answer<'_, Millis> {
        Box::pin(self.tick_and_pause(local, 0))
    }

    fn resume(&self, still: Millis) -> Answer<'_, Millis> {
        Box::pin(self.tick_and_pause(0, still))
    }

    fn heartbeat(&self) -> Duration {
        HEARTBEAT
    }

    fn durability(&self) -> &str {
        &self.durability
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.pool.close())
    }
}
