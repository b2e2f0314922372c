-- What can be asked of a match without reading its log.
CREATE TABLE matches (
    id        TEXT PRIMARY KEY NOT NULL,
    game      TEXT NOT NULL,
    status    TEXT NOT NULL,
    listed    INTEGER NOT NULL,
    seq       INTEGER NOT NULL,
    created   INTEGER NOT NULL,
    updated   INTEGER NOT NULL,
    due       INTEGER,
    -- The node that looks after what is due, and from when on any node may: the later of `due` and the end of the lease.
    node      TEXT,
    claimable INTEGER,
    card      TEXT NOT NULL
) STRICT;

CREATE INDEX matches_lobby ON matches (status, updated, id) WHERE listed = 1;
CREATE INDEX matches_lobby_of_game ON matches (game, status, updated, id) WHERE listed = 1;
CREATE INDEX matches_claimable ON matches (claimable) WHERE claimable IS NOT NULL;

-- The logs. The primary key is the lock: no two entries of a match have the same number.
CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (id),
    seq   INTEGER NOT NULL,
    body  TEXT NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT;

-- Positions to go on from, deflated.
CREATE TABLE snapshots (
    match TEXT NOT NULL REFERENCES matches (id),
    seq   INTEGER NOT NULL,
    body  BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT;

-- Who may do what. A ticket is kept as its SHA-256.
CREATE TABLE grants (
    ticket BLOB NOT NULL,
    match  TEXT NOT NULL REFERENCES matches (id),
    place  TEXT NOT NULL,
    PRIMARY KEY (ticket, match, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX grants_of_match ON grants (match, place);

-- What people say. Seat 0 is someone who looks on; `client` is the speaker's own name for the line.
CREATE TABLE chat (
    match  TEXT NOT NULL REFERENCES matches (id),
    n      INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    client TEXT NOT NULL,
    PRIMARY KEY (match, n)
) STRICT;

CREATE UNIQUE INDEX chat_once ON chat (match, client, seat, name);
