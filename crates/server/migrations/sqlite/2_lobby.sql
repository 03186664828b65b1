-- What the lobby shows of a game and what quick pairing goes by, written with the events: neither has to replay a game.
-- Games of the first schema get theirs when the server starts; until then `terms` is NULL.
ALTER TABLE games ADD COLUMN terms TEXT;
ALTER TABLE games ADD COLUMN seats TEXT;
-- The same for all open public games that quick pairing takes for the same; NULL for every other game.
ALTER TABLE games ADD COLUMN pairing TEXT;

CREATE INDEX games_pairing ON games (pairing, created) WHERE pairing IS NOT NULL;
CREATE INDEX games_unlisted ON games (status, id) WHERE terms IS NULL;
