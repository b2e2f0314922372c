-- What can be asked of a match without reading its log. Names are compared byte by byte, whatever the database's locale.
CREATE TABLE matches (
    id        TEXT COLLATE "C" PRIMARY KEY,
    game      TEXT NOT NULL,
    status    TEXT NOT NULL,
    listed    BOOLEAN NOT NULL,
    seq       BIGINT NOT NULL,
    created   BIGINT NOT NULL,
    updated   BIGINT NOT NULL,
    due       BIGINT,
    -- The node that looks after what is due, and from when on any node may: the later of `due` and the end of the lease.
    node      TEXT,
    claimable BIGINT,
    card      TEXT NOT NULL
);

CREATE INDEX matches_lobby ON matches (status, updated, id) WHERE listed;
CREATE INDEX matches_lobby_of_game ON matches (game, status, updated, id) WHERE listed;
CREATE INDEX matches_claimable ON matches (claimable) WHERE claimable IS NOT NULL;

-- The logs. The primary key is the lock: no two entries of a match have the same number.
CREATE TABLE entries (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seq   BIGINT NOT NULL,
    body  TEXT NOT NULL,
    PRIMARY KEY (match, seq)
);

-- Positions to go on from, deflated.
CREATE TABLE snapshots (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seq   BIGINT NOT NULL,
    body  BYTEA NOT NULL,
    PRIMARY KEY (match, seq)
);

-- Deflated bytes do not get smaller by compressing them again.
ALTER TABLE snapshots ALTER COLUMN body SET STORAGE EXTERNAL;

-- Who may do what. A ticket is kept as its SHA-256.
CREATE TABLE grants (
    ticket BYTEA NOT NULL,
    match  TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    place  TEXT NOT NULL,
    PRIMARY KEY (ticket, match, place)
);

CREATE INDEX grants_of_match ON grants (match, place);

-- What people say. Seat 0 is someone who looks on; `client` is the speaker's own name for the line.
CREATE TABLE chat (
    match  TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    n      BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    seat   BIGINT NOT NULL,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    client TEXT NOT NULL,
    PRIMARY KEY (match, n)
);

CREATE UNIQUE INDEX chat_once ON chat (match, client, seat, name);
