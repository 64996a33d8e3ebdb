/**
 * The database makes the leaves of one page of tickets, or of revocations, so that hashing takes no time of the process
 * that sells. The hashed text is that of signing/ticket-entry.ts; the tests compare the two.
 *
 * Numbers are compared in their column's own type: row-level security uses no index for a condition that could fail, as
 * a cast can. The inner LIMIT keeps the planner from joining tiers first and reading each of them whole.
 *
 * Parameters of both: sources, their numbers `through` and `upto`, the maximum length of one of them, concatenated
 * salts of 16 bytes, the bytes before a salt, batch, index of the first leaf, network.
 */
const iso = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const GRACE = `concat(CASE WHEN t.grace_seconds >= 86400 THEN t.grace_seconds / 86400 || 'd' END,
  CASE WHEN t.grace_seconds % 86400 >= 3600 THEN t.grace_seconds % 86400 / 3600 || 'h' END,
  CASE WHEN t.grace_seconds % 3600 >= 60 THEN t.grace_seconds % 3600 / 60 || 'm' END,
  CASE WHEN t.grace_seconds % 60 > 0 OR t.grace_seconds = 0 THEN t.grace_seconds % 60 || 's' END)`;

/** The RFC 8785 text of a ticket without its signature, as signing/canonical-ticket.ts writes it. */
const CANONICAL = `concat('{"currency":', to_json(t.currency), ',"effective_at":"', ${iso('t.effective_at')},
  '","event_id":"', t.event_id, '","expires_at":"', ${iso('t.expires_at')}, '","grace_period":"', ${GRACE},
  '","id":"', t.id, '","issued_at":"', ${iso('t.issued_at')}, '","issuer_id":"', t.issuer_id, '","key_version":', t.key_version,
  ',"metadata":{"email":', to_json(t.holder_email), ',"event":', to_json(edition.name), ',"holder":', to_json(t.holder_name),
  ',"phone":', to_json(t.holder_phone), ',"start_date":"', ${iso('edition.start_at')}, '","tier":', to_json(tier.name),
  ',"venue":', to_json(edition.venue), '},"price":"', trim_scale(t.price_units::numeric / 10000000),
  '","tier":', to_json(tier.name), '}')`;

const ISSUED_FACTS = `
  SELECT row_number() OVER (ORDER BY wish.nth, t.serial) - 1 AS at, t.id,
    sha256(convert_to(${CANONICAL}, 'UTF8') || t.signature) AS fact
  FROM unnest($1::uuid[], $2::int[], $3::int[]) WITH ORDINALITY AS wish(source_id, through, upto, nth)
  CROSS JOIN LATERAL (SELECT * FROM tickets
    WHERE tier_id = wish.source_id AND serial > wish.through AND serial <= wish.upto ORDER BY serial LIMIT $4) t
  JOIN tiers tier ON tier.id = t.tier_id
  JOIN event_editions edition ON edition.event_id = t.event_id AND edition.edition = t.edition`;

const REVOKED_FACTS = `
  SELECT row_number() OVER (ORDER BY wish.nth, r.number) - 1 AS at, r.ticket_id AS id,
    int8send(floor(extract(epoch FROM r.revoked_at) * 1000)::bigint) AS fact
  FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS wish(source_id, through, upto, nth)
  CROSS JOIN LATERAL (SELECT * FROM revocations
    WHERE issuer_id = wish.source_id AND number > wish.through AND number <= wish.upto ORDER BY number LIMIT $4) r`;

const leavesOf = (event: string, facts: string): string => `
  WITH fact AS MATERIALIZED (${facts}),
  leaf AS MATERIALIZED (
    SELECT at, id, salt, sha256('\\x00'::bytea || $6::bytea || salt || uuid_send(id) || fact) AS hash
    FROM fact, LATERAL (SELECT substr($5::bytea, (16 * at + 1)::int, 16) AS salt) salted),
  written AS (
    INSERT INTO anchor_leaves (ticket_id, batch, place, network, event, salt)
    SELECT id, $7::int, $8::int + at, $9::smallint, '${event}', salt FROM leaf)
  SELECT count(*)::int AS count, coalesce(string_agg(hash, ''::bytea ORDER BY at), '') AS hashes FROM leaf`;

export const MAKE_LEAVES = {
  issued: leavesOf('issued', ISSUED_FACTS),
  revoked: leavesOf('revoked', REVOKED_FACTS),
};
