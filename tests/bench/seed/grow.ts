import type { Stage } from '../stage.ts';
import { type Organiser, seedOrganiser } from './organiser.ts';
import { WORDS } from './words.ts';

export interface Size {
  events: number;
  tickets: number;
}

const ISSUERS = 20;

/** A word for the number n, another one for each factor. */
const word = (factor: string): string => `($5::text[])[1 + (n::bigint * ${factor} % ${WORDS.length})]`;

/**
 * Fills the database to the given size: published events of several organisers, and sold tickets with their orders,
 * journal and mails. Triggers and keys are not checked again for rows that are made right; statistics are taken
 * afterwards, as the database's own worker would in time.
 */
export async function grow(stage: Stage, wanted: Size): Promise<void> {
  const [have] = await stage.sql<Size>(
    'SELECT (SELECT count(*)::int FROM events) AS events, (SELECT count(*)::int FROM tickets) AS tickets',
  );
  const events = wanted.events - (have?.events ?? 0);
  const tickets = wanted.tickets - (have?.tickets ?? 0);
  if (events > 0) await growEvents(stage, events);
  if (tickets > 0) await growTickets(stage, tickets);
  if (events <= 0 && tickets <= 0) return;
  await stage.sql('VACUUM (ANALYZE)');
  await stage.sql('CHECKPOINT');
}

async function growEvents(stage: Stage, count: number): Promise<void> {
  const organisers: Organiser[] = [];
  const issuers = Math.min(ISSUERS, count);
  for (let index = 0; index < issuers; index++) organisers.push(await seedOrganiser(stage));
  await stage.sql(
    `WITH made AS (
      SELECT n, gen_random_uuid() AS id, 1 + n % $4::int AS who
      FROM generate_series(1, $1::int) n
    ), named AS (
      SELECT made.*, ${word('2654435761')} || ' ' || ${word('40503')} AS title FROM made
    ), event AS (
      INSERT INTO events (id, issuer_id, name, description, venue, category, slug, status, start_at, end_at, created_by,
        created_at, updated_at, published_at)
      SELECT id, ($2::uuid[])[who], title, 'An evening with ' || ${word('97')} || ' and ' || ${word('8191')}
          || ', doors open at seven, music until late.',
        ${word('131')} || ' Hall, ' || ${word('31')} || ' City',
        (ARRAY['music', 'sports', 'arts', 'business', 'technology'])[1 + n % 5], 'grown-' || id, 'published',
        now() + n * interval '1 hour', now() + (n + 5) * interval '1 hour', ($3::uuid[])[who], now(), now(), now()
      FROM named RETURNING id, issuer_id, name, venue, start_at, end_at
    ), edition AS (
      INSERT INTO event_editions (event_id, edition, issuer_id, name, venue, start_at)
      SELECT id, 1, issuer_id, name, venue, start_at FROM event
    )
    INSERT INTO tiers (id, issuer_id, event_id, name, position, number, price_units, currency, capacity, effective_at, expires_at,
      grace_seconds, created_at)
    SELECT gen_random_uuid(), issuer_id, event.id, tier.name, tier.position, tier.position + 1, tier.price, 'USD', 2000, now(), end_at, 900,
      now()
    FROM event, (VALUES ('regular', 0, 500000000), ('vip', 1, 1200000000)) AS tier(name, position, price)`,
    [
      count,
      organisers.map(({ issuerId }) => issuerId),
      organisers.map(({ userId }) => userId),
      issuers,
      WORDS,
    ],
  );
}

const GROWN_TIERS =
  "SELECT t.*, e.end_at FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.slug LIKE 'grown-%'";

/** Two tickets per order, spread over the tiers of all created events. */
async function growTickets(stage: Stage, count: number): Promise<void> {
  await stage.sql(`CREATE TEMPORARY TABLE grown AS
    SELECT gen_random_uuid() AS id, o.id AS order_id, t.id AS tier_id, t.event_id, t.issuer_id, t.price_units, t.end_at,
      t.sold + o.round * 2 + nth.n AS serial, o.n, o.at
    FROM (SELECT n, gen_random_uuid() AS id, 1 + n % tiers.many AS which, (n / tiers.many)::int AS round,
        now() - n * interval '1 second' AS at
      FROM generate_series(0, ${Math.ceil(count / 2) - 1}) n,
        (SELECT count(*) AS many FROM (${GROWN_TIERS}) t) tiers) o
    JOIN (SELECT t.*, row_number() OVER () AS which FROM (${GROWN_TIERS}) t) t USING (which),
      (VALUES (1), (2)) AS nth(n)`);
  await stage.sql('BEGIN');
  await stage.sql("SET LOCAL session_replication_role = 'replica'");
  for (const statement of GROWN) await stage.sql(statement);
  await stage.sql('COMMIT');
  await stage.sql('DROP TABLE grown');
}

const BUYER = "'Buyer ' || n, 'buyer' || n || '@grown.test', '+254700' || n";

const GROWN = [
  `INSERT INTO orders (id, issuer_id, event_id, method, status, buyer_name, buyer_email, buyer_phone, quantity, created_at,
     idempotency_key, request_hash)
   SELECT DISTINCT ON (g.order_id) g.order_id, issuer_id, event_id, 'form', 'due', ${BUYER}, 2, at, g.order_id::text, '\\x00'
   FROM grown g`,
  `INSERT INTO tickets (id, issuer_id, event_id, edition, tier_id, order_id, serial, holder_name, holder_email,
     holder_phone, price_units, currency, due_status, issued_at, effective_at, expires_at, grace_seconds, key_version,
     signature)
   SELECT id, issuer_id, event_id, 1, tier_id, order_id, serial, ${BUYER}, price_units, 'USD', 'due', at, at, end_at,
     900, 1, decode(repeat(md5(id::text), 4), 'hex')
   FROM grown`,
  `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, ticket_id, kind, debit, credit, currency, units,
     occurred_at)
   SELECT gen_random_uuid(), issuer_id, event_id, order_id, id, 'form_sale', 'door_dues', 'sales', 'USD', price_units, at
   FROM grown`,
  `INSERT INTO mail_outbox (id, kind, recipient, order_id, state, next_attempt_at, created_at)
   SELECT DISTINCT ON (g.order_id) gen_random_uuid(), 'tickets', 'buyer' || n || '@grown.test', g.order_id, 'kept', at,
     at FROM grown g`,
  `UPDATE tiers t SET sold = g.sold, next_serial = g.sold + 1
   FROM (SELECT tier_id, max(serial) AS sold FROM grown GROUP BY tier_id) g WHERE t.id = g.tier_id`,
];
