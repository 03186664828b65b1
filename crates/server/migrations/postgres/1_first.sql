-- Every game is its events; whatever else is here can be worked out from them, or is about people.
CREATE TABLE events (
    game TEXT NOT NULL,
    seq BIGINT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    wall BIGINT NOT NULL,
    body TEXT NOT NULL,
    -- Who gave the command that this is the first event of, and the id the client gave it.
    player TEXT,
    command TEXT,
    PRIMARY KEY (game, seq)
);

-- A repeated command can't be done twice, whichever node it reaches.
CREATE UNIQUE INDEX events_command ON events (game, player, command) WHERE command IS NOT NULL;

-- What is looked for without a game's id in hand.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    creator TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- A moment, in service time, before which nobody's time can be up; none without a clock that runs.
    earliest_flag BIGINT
);

CREATE INDEX games_listed ON games (status, public, created);
CREATE INDEX games_flag ON games (earliest_flag) WHERE earliest_flag IS NOT NULL;
CREATE INDEX games_creator ON games (creator, status);

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    is_bot BOOLEAN NOT NULL,
    owner TEXT,
    created BIGINT NOT NULL
);

-- One row each: the key that signs identities, and the service time with the moment it was written down.
CREATE TABLE service (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    secret BYTEA NOT NULL,
    time BIGINT NOT NULL,
    written BIGINT NOT NULL
);
