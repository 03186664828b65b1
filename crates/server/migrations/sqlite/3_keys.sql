-- Several keys may be valid at a time, so that one can take over from another. The newest signs.
CREATE TABLE keys (
    id INTEGER NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL,
    -- Milliseconds since 1970. A key without an end is valid until it is rotated.
    created INTEGER NOT NULL,
    expires INTEGER
) STRICT;

INSERT INTO keys (id, secret, created, expires) SELECT 1, secret, 0, NULL FROM service;
ALTER TABLE service DROP COLUMN secret;

-- Credentials of a player, or the links of a game, that are signed by a key before this one are invalid.
CREATE TABLE revocations (
    subject TEXT NOT NULL PRIMARY KEY,
    first_key INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The hash of the event and of the chain before it; NULL for events of earlier schemas.
ALTER TABLE events ADD COLUMN chain BLOB;
