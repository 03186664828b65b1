use std::time::Duration;

use futures_util::future::BoxFuture;
use rand::Rng as _;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, Executor as _, Row};

use super::listing::{COLUMNS, read_listed};
use super::{
    Answer, Append, AppendError, Find, List, Listed, Listing, Player, Store, StoreError, Stored, schema,
};
use play::{EVENT_VERSION, GameId, Millis, PlayerId, Recorded, Seq, Status};

/// How many connections there are: as many transactions can wait for the disk at the same time and share it.
const CONNECTIONS: u32 = 16;
/// How long somebody waits for one of them.
const PATIENCE: Duration = Duration::from_secs(5);

/// One statement, and so one transaction and one way there and back: either all of it is appended or nothing. A key
/// that is there already makes it fail as a whole.
const APPEND: &str = "\
    WITH appended AS (\
        INSERT INTO events (game, seq, version, at, wall, body, player, command) \
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], \
            $7::text[], $8::text[])\
    ) \
    INSERT INTO games \
        (id, kind, status, public, creator, created, earliest_flag, terms, seats, pairing) \
    SELECT * FROM unnest($9::text[], $10::text[], $11::text[], $12::boolean[], $13::text[], $14::bigint[], \
        $15::bigint[], $16::text[], $17::text[], $18::text[]) \
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, earliest_flag = excluded.earliest_flag, \
        terms = excluded.terms, seats = excluded.seats, pairing = excluded.pairing";

/// A listing that is there already is newer.
const FILL: &str = "\
    UPDATE games SET terms = filled.terms, seats = filled.seats, pairing = filled.pairing \
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS filled (id, terms, seats, pairing) \
    WHERE games.id = filled.id AND games.terms IS NULL";

/// How often nodes write the service time down.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// A gap that is longer than the nodes ever leave means that all of them were down: then the service time has stood
/// still.
const LONGEST_GAP: Duration = Duration::from_secs(3);

/// The service time was `time` when the database's clock showed `written`, and has gone on from then. That moment may
/// lie ahead: then a node has started and lets the time stand still. If it was wrong to think that it is the only
/// one, another comes with a later time, and all go by that.
const TICK: &str = "\
    UPDATE service SET \
        time = GREATEST($1, time + CASE WHEN moment.now - written BETWEEN 0 AND $2 \
            THEN moment.now - written ELSE 0 END), \
        written = CASE WHEN $1 > time THEN moment.now ELSE GREATEST(written, moment.now + $3) END \
    FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS moment \
    WHERE id = 1 RETURNING time";

/// A PostgreSQL database, shared by any number of nodes.
pub struct PostgresStore {
    pool: PgPool,
    durability: String,
}

impl PostgresStore {
    /// Connects to the database at this address and brings its schema up to date.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        // The error would quote the address, and in it the password.
        let options: PgConnectOptions = url
            .parse()
            .map_err(|_| StoreError::new("the address can't be read: expected postgres://user@host/name"))?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // What COMMIT has returned from is on the disk, whatever the database's default.
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
        let mut secret = [0; 32];
        rand::rng().fill_bytes(&mut secret);
        sqlx::query(
            "INSERT INTO service (id, secret, time, written) VALUES (1, $1, 0, 0) ON CONFLICT DO NOTHING",
        )
        .bind(&secret[..])
        .execute(&pool)
        .await?;
        let [synchronous, fsync]: [String; 2] = [
            sqlx::query_scalar("SHOW synchronous_commit").fetch_one(&pool).await?,
            sqlx::query_scalar("SHOW fsync").fetch_one(&pool).await?,
        ];
        let durability = format!("PostgreSQL, synchronous_commit={synchronous}, fsync={fsync}");
        Ok(PostgresStore { pool, durability })
    }

    /// Tells the service time of this process and asks for that of all, which then stands still for so long.
    async fn tick_and_wait(&self, local: Millis, still: Millis) -> Result<Millis, StoreError> {
        let time: i64 = sqlx::query_scalar(TICK)
            .bind(local as i64)
            .bind(LONGEST_GAP.as_millis() as i64)
            .bind(still as i64)
            .fetch_one(&self.pool)
            .await?;
        Ok(time as Millis)
    }
}

/// The columns of the events and listings of an append.
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
            for Stored { recorded, command } in &append.events {
                columns.game.push(append.game.to_string());
                columns.seq.push(recorded.seq.into());
                columns.version.push(EVENT_VERSION.into());
                columns.at.push(recorded.at as i64);
                columns.wall.push(recorded.wall);
                columns.body.push(serde_json::to_string(&recorded.event).map_err(StoreError::new)?);
                columns.player.push(command.as_ref().map(|(player, _)| player.to_string()));
                columns.command.push(command.as_ref().map(|(_, command)| command.to_string()));
            }
            if let Some(listing) = &append.listing {
                columns.listed.push(append.game, listing)?;
            }
        }
        Ok(columns)
    }
}

fn stored(row: &PgRow) -> Result<Stored, StoreError> {
    let seq: i64 = row.try_get("seq")?;
    let recorded = Recorded {
        seq: seq.try_into().map_err(StoreError::unreadable)?,
        at: row.try_get::<i64, _>("at")? as Millis,
        wall: row.try_get("wall")?,
        event: super::read_event(row.try_get("version")?, row.try_get("body")?)?,
    };
    let command = super::read_command(row.try_get("player")?, row.try_get("command")?)?;
    Ok(Stored { recorded, command })
}

fn player(row: &PgRow) -> Result<Player, StoreError> {
    let owner: Option<&str> = row.try_get("owner")?;
    Ok(Player {
        id: row.try_get::<&str, _>("id")?.parse().map_err(StoreError::new)?,
        name: row.try_get("name")?,
        is_bot: row.try_get("is_bot")?,
        owner: owner.map(str::parse).transpose().map_err(StoreError::new)?,
    })
}

impl Store for PostgresStore {
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

    fn load(&self, game: GameId, after: Seq) -> Answer<'_, Vec<Stored>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT seq, version, at, wall, body, player, command FROM events \
                 WHERE game = $1 AND seq > $2 ORDER BY seq",
            )
            .bind(game.as_str())
            .bind(i64::from(after))
            .fetch_all(&self.pool)
            .await?;
            rows.iter().map(stored).collect()
        })
    }

    fn find(&self, what: Find, most: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let most = i64::from(most);
            let query = match what {
                Find::UnfinishedOf(player) => sqlx::query_scalar::<_, String>(
                    "SELECT id FROM games WHERE status IN ('open', 'playing') AND creator = $2 LIMIT $1",
                )
                .bind(most)
                .bind(player.to_string()),
                Find::FlagBefore(moment) => sqlx::query_scalar(
                    "SELECT id FROM games WHERE earliest_flag < $2 ORDER BY earliest_flag LIMIT $1",
                )
                .bind(most)
                .bind(moment as i64),
            };
            let ids = query.fetch_all(&self.pool).await?;
            ids.iter().map(|id| id.parse().map_err(StoreError::unreadable)).collect()
        })
    }

    fn list(&self, what: List, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let (fits, bound) = match what {
                List::Public(status) => ("public AND status = $2", status.name().into()),
                List::Pairing(key) => ("pairing = $2 AND status = 'open'", key),
            };
            let query = format!(
                "SELECT {COLUMNS} FROM games WHERE {fits} AND terms IS NOT NULL \
                 ORDER BY created DESC LIMIT $1"
            );
            let query = sqlx::query(AssertSqlSafe(query)).bind(i64::from(most)).bind(bound);
            Ok(read_listed(&query.fetch_all(&self.pool).await?))
        })
    }

    fn unlisted(&self, status: Status, after: String, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let ids = sqlx::query_scalar(
                "SELECT id FROM games WHERE terms IS NULL AND status = $1 AND id > $2 ORDER BY id LIMIT $3",
            )
            .bind(status.name())
            .bind(after)
            .bind(i64::from(most));
            Ok(ids.fetch_all(&self.pool).await?)
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

    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT id, name, is_bot, owner FROM players WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(&self.pool)
                .await?;
            row.as_ref().map(player).transpose()
        })
    }

    fn put_player(&self, player: Player, wall: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query(
                "INSERT INTO players (id, name, is_bot, owner, created) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            )
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

    fn secret(&self) -> Answer<'_, Vec<u8>> {
        Box::pin(async move {
            Ok(sqlx::query_scalar("SELECT secret FROM service WHERE id = 1").fetch_one(&self.pool).await?)
        })
    }

    fn tick(&self, local: Millis) -> Answer<'_, Millis> {
        Box::pin(self.tick_and_wait(local, 0))
    }

    fn resume(&self, still: Millis) -> Answer<'_, Millis> {
        Box::pin(self.tick_and_wait(0, still))
    }

    fn heartbeat(&self) -> Duration {
        HEARTBEAT
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.pool).await?;
            Ok(())
        })
    }

    fn durability(&self) -> &str {
        &self.durability
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.pool.close())
    }
}
