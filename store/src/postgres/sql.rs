//! The statements. Each is one round trip and, by itself, one transaction.

/// A statement that begins with the columns of a match, as `kept_row` reads them.
macro_rules! select_kept {
    ($rest:literal) => {
        concat!("SELECT id, game, status, listed, seq, created, updated, due, card ", $rest)
    };
}

pub(crate) const CREATE: &str = "
    WITH made AS (
        INSERT INTO matches (id, game, status, listed, seq, created, updated, due, claimable, card)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id
    ), logged AS (
        INSERT INTO entries (match, seq, body)
        SELECT id, n, body FROM made, unnest($11::text[]) WITH ORDINALITY AS new (body, n)
    ), pictured AS (
        INSERT INTO snapshots (match, seq, body)
        SELECT id, n, body FROM made, unnest($12::bigint[], $13::bytea[]) AS new (n, body)
    ), granted AS (
        INSERT INTO grants (ticket, match, place)
        SELECT ticket, id, place FROM made, unnest($14::bytea[], $15::text[]) AS new (ticket, place)
        ON CONFLICT DO NOTHING
    )
    SELECT id FROM made";

/// Whoever comes second waits for the row, and then finds that its number has moved on. All parts of the statement see
/// the rights as they were before: what is given anew must not be taken away.
pub(crate) const APPEND: &str = "
    WITH moved AS (
        UPDATE matches
        SET status = $3, listed = $4, seq = $2, updated = $5, due = $6, node = $7, claimable = $8, card = $9
        WHERE id = $1 AND seq = $2::bigint - 1 RETURNING id
    ), logged AS (
        INSERT INTO entries (match, seq, body) SELECT id, $2, $10 FROM moved
    ), pictured AS (
        INSERT INTO snapshots (match, seq, body)
        SELECT id, n, body FROM moved, unnest($11::bigint[], $12::bytea[]) AS new (n, body)
    ), revoked AS (
        DELETE FROM grants AS old USING moved
        WHERE old.match = moved.id AND old.place = ANY ($13::text[]) AND NOT EXISTS (
            SELECT FROM unnest($14::bytea[], $15::text[]) AS new (ticket, place)
            WHERE new.ticket = old.ticket AND new.place = old.place)
    ), granted AS (
        INSERT INTO grants (ticket, match, place)
        SELECT ticket, id, place FROM moved, unnest($14::bytea[], $15::text[]) AS new (ticket, place)
        ON CONFLICT DO NOTHING
    )
    SELECT id FROM moved";

pub(crate) const KEPT: &str = select_kept!("FROM matches WHERE id = $1");
pub(crate) const ENTRIES: &str =
    "SELECT body FROM entries WHERE match = $1 AND seq > $2 ORDER BY seq LIMIT $3";
pub(crate) const SNAPSHOTS: &str =
    "SELECT seq, body FROM snapshots WHERE match = $1 ORDER BY seq DESC LIMIT $2";

/// Each status has its own stretch of the index; together they are put in order again.
pub(crate) const LOBBY: &str = select_kept!(
    "FROM unnest($1::text[]) AS wanted (word) CROSS JOIN LATERAL (
        SELECT * FROM matches WHERE listed AND status = word AND (updated, id) < ($2, $3)
        ORDER BY updated DESC, id DESC LIMIT $4
    ) AS part ORDER BY updated DESC, id DESC LIMIT $4"
);
pub(crate) const LOBBY_OF_GAME: &str = select_kept!(
    "FROM unnest($1::text[]) AS wanted (word) CROSS JOIN LATERAL (
        SELECT * FROM matches WHERE listed AND game = $5 AND status = word AND (updated, id) < ($2, $3)
        ORDER BY updated DESC, id DESC LIMIT $4
    ) AS part ORDER BY updated DESC, id DESC LIMIT $4"
);

pub(crate) const MINE: &str =
    "SELECT id, game, status, listed, seq, created, updated, due, card, places FROM matches JOIN (
        SELECT match, array_agg(place ORDER BY place) AS places FROM grants
        WHERE ticket = $1 AND place NOT LIKE 'invite-%' GROUP BY match
    ) AS own ON id = match ORDER BY updated DESC, id DESC LIMIT $2";
pub(crate) const PLACES: &str = "SELECT place FROM grants WHERE ticket = $1 AND match = $2 ORDER BY place";
pub(crate) const GRANTS: &str = "SELECT ticket, place FROM grants WHERE match = $1 ORDER BY place, ticket";

/// Gives the number of the line, and whether it is new. If another line took the number at the same time it gives nothing
/// and writes nothing: ask again.
pub(crate) const SAY: &str = "
    WITH said AS (
        INSERT INTO chat (match, n, at, seat, name, text, client)
        SELECT $1, coalesce(max(n), 0) + 1, $3, $4, $5, $6, $2 FROM chat WHERE match = $1
        ON CONFLICT DO NOTHING RETURNING n
    )
    SELECT n, true FROM said
    UNION ALL SELECT n, false FROM chat WHERE match = $1 AND client = $2 AND seat = $4 AND name = $5";
pub(crate) const CHAT: &str =
    "SELECT n, at, seat, name, text FROM chat WHERE match = $1 AND n > $2 ORDER BY n DESC LIMIT $3";

/// Rows that another node is just claiming are left to it.
pub(crate) const CLAIM: &str = "
    UPDATE matches SET node = $1, claimable = $2 WHERE id IN (
        SELECT id FROM matches WHERE claimable <= $3 ORDER BY claimable LIMIT $4 FOR UPDATE SKIP LOCKED
    ) RETURNING id";

pub(crate) const ALL: &str = "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2";
