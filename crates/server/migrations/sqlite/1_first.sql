-- Every game is its events; whatever else is here can be worked out from them, or is about people.
CREATE TABLE events (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    wall INTEGER NOT NULL,
    body TEXT NOT NULL,
    -- Who gave the command that this is the first event of, and the id the client gave it.
    player TEXT,
    command TEXT,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- A repeated command can't be done twice, whichever node it reaches.
CREATE UNIQUE INDEX events_command ON events (game, player, command) WHERE command IS NOT NULL;

-- What is looked for without a game's id in hand.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    creator TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- A moment, in service time, before which nobody's time can be up; none without a clock that runs.
    earliest_flag INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX games_listed ON games (status, public, created);
CREATE INDEX games_flag ON games (earliest_flag) WHERE earliest_flag IS NOT NULL;
CREATE INDEX games_creator ON games (creator, status);

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    is_bot INTEGER NOT NULL,
    owner TEXT,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row each: the key that signs identities, and the service time.
CREATE TABLE service (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL,
    time INTEGER NOT NULL
) STRICT;
