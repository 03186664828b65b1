-- The number and the hash of the last event of each game, so that it is noticed if the last events are missing.
CREATE TABLE heads (
    game TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    -- NULL if the event is of the first or second schema.
    chain BLOB
) STRICT, WITHOUT ROWID;

-- SQLite takes the hash from the row with the greatest number.
INSERT INTO heads (game, seq, chain) SELECT game, max(seq), chain FROM events GROUP BY game;

-- Whoever appends, and never back: an event that is put back by hand is not the last one.
CREATE TRIGGER events_head AFTER INSERT ON events BEGIN
    INSERT INTO heads (game, seq, chain) VALUES (new.game, new.seq, new.chain)
    ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, chain = excluded.chain WHERE excluded.seq > heads.seq;
END;

-- How often maintenance has rewritten events: servers that have read them before read them again.
ALTER TABLE service ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
