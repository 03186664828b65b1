-- The number and the hash of the last event of each game, so that it is noticed if the last events are missing.
-- Each page keeps room for the next versions of its rows: they change with every event.
CREATE TABLE heads (
    game TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    -- NULL if the event is of the first or second schema.
    chain BYTEA
) WITH (fillfactor = 50);

INSERT INTO heads (game, seq, chain) SELECT DISTINCT ON (game) game, seq, chain FROM events ORDER BY game, seq DESC;

-- Whoever appends, nodes of an earlier version among them, and never back: an event that is put back by hand is not
-- the last one.
CREATE FUNCTION keep_heads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO heads (game, seq, chain) SELECT DISTINCT ON (game) game, seq, chain FROM added ORDER BY game, seq DESC
    ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, chain = excluded.chain WHERE excluded.seq > heads.seq;
    RETURN NULL;
END
$$;

CREATE TRIGGER events_head AFTER INSERT ON events REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION keep_heads();

-- How often maintenance has rewritten events: servers that have read them before read them again.
ALTER TABLE service ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
