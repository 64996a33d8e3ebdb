import { createHash } from 'node:crypto';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Lanes } from '../../../platform/db/micro-batch.ts';
import type { ProviderName } from '../merchants/merchant.rules.ts';
import type { AttemptEvent } from '../payment.rules.ts';
import type { StartOutcome } from '../port.ts';
import { ATTEMPT_COLUMNS, type AttemptRecord } from './attempt.reads.ts';

export interface NewAttempt {
  id: string;
  orderId: string;
  issuerId: string;
  eventId: string;
  accountId: string;
  provider: ProviderName;
  units: bigint;
  currency: string;
  phone: string | null;
  accountReference: string;
  callbackHash: Buffer;
  nextQueryAt: Date;
  expiresAt: Date;
  at: Date;
}

/** Most attempts of an order, as the table allows. */
export const MAX_ATTEMPTS = 20;

/**
 * Stores an attempt before its provider is called. Must run with the rights of the system. The caller has locked the order's
 * payment.
 * @returns undefined when the order has had all its attempts
 */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<AttemptRecord | undefined> {
  const [row] = await tx.query<AttemptRecord>(
    `INSERT INTO payment_attempts (id, order_id, issuer_id, event_id, account_id, provider, number, units, currency, phone,
       account_reference, callback_hash, state, next_query_at, expires_at, created_at, by_platform)
     SELECT $1, $2, $3, $4, $5, $6, n.number, $7, $8, $9, $10, $11, 'created', $12, $13, $14,
       (SELECT m.issuer_id IS NULL FROM merchant_accounts m WHERE m.id = $5)
     FROM (SELECT coalesce(max(number), 0) + 1 AS number FROM payment_attempts WHERE order_id = $2) n
     WHERE n.number <= ${MAX_ATTEMPTS}
     RETURNING ${ATTEMPT_COLUMNS}`,
    [
      attempt.id,
      attempt.orderId,
      attempt.issuerId,
      attempt.eventId,
      attempt.accountId,
      attempt.provider,
      attempt.units,
      attempt.currency,
      attempt.phone,
      attempt.accountReference,
      attempt.callbackHash,
      attempt.nextQueryAt,
      attempt.expiresAt,
      attempt.at,
    ],
  );
  return row;
}

/** A first attempt of an order, whose places are kept for it until a time. */
export type FirstAttempt = Omit<NewAttempt, 'issuerId' | 'eventId' | 'units' | 'currency'> & {
  keptUntil: Date;
};

/**
 * Stores the first attempts of orders whose places are held for a provider. Payments are locked in the order of their
 * orders, so that two batches never deadlock.
 * @returns one result per attempt, in order; undefined when the places are not held any more, or the order has an attempt
 */
export async function insertFirstAttempts(
  lanes: Lanes,
  attempts: readonly FirstAttempt[],
): Promise<(AttemptRecord | undefined)[]> {
  const rows = await lanes.run<AttemptRecord>(SYSTEM_TENANCY, {
    name: 'attempts-first',
    text: `WITH held AS MATERIALIZED (
        SELECT g.*, p.issuer_id, p.event_id, p.charge_units, p.charge_currency
        FROM json_to_recordset($1::json) AS g (id uuid, order_id uuid, account uuid, provider text, phone text, reference text,
          hash text, query_at timestamptz, expires timestamptz, at timestamptz, kept timestamptz)
          JOIN payments p ON p.order_id = g.order_id
        WHERE p.state = 'held' AND p.origin = 'provider'
          AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = p.order_id)
        ORDER BY p.order_id FOR NO KEY UPDATE OF p),
      kept AS (UPDATE payments p SET hold_until = greatest(p.hold_until, held.kept) FROM held WHERE p.order_id = held.order_id)
      INSERT INTO payment_attempts (id, order_id, issuer_id, event_id, account_id, provider, number, units, currency, phone,
        account_reference, callback_hash, state, next_query_at, expires_at, created_at, by_platform)
      SELECT id, order_id, issuer_id, event_id, account, provider, 1, charge_units, charge_currency, phone,
        reference, decode(hash, 'hex'), 'created', query_at, expires, at,
        (SELECT m.issuer_id IS NULL FROM merchant_accounts m WHERE m.id = held.account)
      FROM held ON CONFLICT (order_id, number) DO NOTHING
      RETURNING ${ATTEMPT_COLUMNS}`,
    values: [JSON.stringify(attempts.map(firstFields))],
  });
  const stored = new Map(rows.map((row) => [row.id, row]));
  return attempts.map(({ id }) => stored.get(id));
}

const firstFields = (attempt: FirstAttempt): object => ({
  id: attempt.id,
  order_id: attempt.orderId,
  account: attempt.accountId,
  provider: attempt.provider,
  phone: attempt.phone,
  reference: attempt.accountReference,
  hash: attempt.callbackHash.toString('hex'),
  query_at: attempt.nextQueryAt,
  expires: attempt.expiresAt,
  at: attempt.at,
  kept: attempt.keptUntil,
});

/** Locks an attempt until the transaction ends. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRecord | undefined> {
  const [row] = await lockAttempts(tx, [id]);
  return row;
}

/** Locks attempts until the transaction ends: those of an order in the order of their numbers. */
export function lockAttempts(tx: Tx, ids: readonly string[]): Promise<AttemptRecord[]> {
  return tx.prepared<AttemptRecord>(
    'attempts-lock',
    `SELECT ${ATTEMPT_COLUMNS} FROM payment_attempts WHERE id = ANY($1::uuid[]) ORDER BY order_id, number FOR NO KEY UPDATE`,
    [ids],
  );
}

/** Locks the attempts of an order, in the order of their numbers. */
export async function lockAttemptsOfOrder(tx: Tx, orderId: string): Promise<AttemptRecord[]> {
  return tx.query<AttemptRecord>(
    `SELECT ${ATTEMPT_COLUMNS} FROM payment_attempts WHERE order_id = $1 ORDER BY number FOR NO KEY UPDATE`,
    [orderId],
  );
}

/** An event as it is stored: its content, without the payer's number and card, and the key by which a repeat is recognised. */
function eventRow(event: AttemptEvent): { type: string; key: Buffer; content: string } {
  const { type, ...rest } = event;
  const content = JSON.stringify(rest, (key, value: unknown) => {
    if (key === 'payer' || key === 'phone' || key === 'card') return undefined;
    return typeof value === 'bigint' ? String(value) : value;
  });
  return { type, content, key: createHash('sha256').update(`${type}\n${content}`).digest() };
}

/** An event of an attempt. */
export interface EventOfAttempt {
  attempt: AttemptRecord;
  event: AttemptEvent;
}

/** Stores events; a repeat is stored once. @returns how many were no repeats */
export async function insertEvents(tx: Tx, events: readonly EventOfAttempt[]): Promise<number> {
  const rows = events.map(({ event }) => eventRow(event));
  const stored = await tx.prepared(
    'attempt-events-insert',
    `INSERT INTO payment_events (id, attempt_id, issuer_id, at, type, key, content)
     SELECT id, attempt_id, issuer_id, $1, type, key, content
     FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::bytea[], $7::jsonb[])
       AS e (id, attempt_id, issuer_id, type, key, content)
     ON CONFLICT (attempt_id, key) DO NOTHING RETURNING id`,
    [
      tx.scope.clock.now(),
      events.map(() => tx.scope.ids.uuid()),
      events.map(({ attempt }) => attempt.id),
      events.map(({ attempt }) => attempt.issuerId),
      rows.map(({ type }) => type),
      rows.map(({ key }) => key),
      rows.map(({ content }) => content),
    ],
  );
  return stored.length;
}

/** The answer of a provider that has taken the request of an attempt. */
export interface Acknowledgement {
  attempt: AttemptRecord;
  outcome: Extract<StartOutcome, { kind: 'acknowledged' }>;
  /** ID of its event. */
  eventId: string;
  at: Date;
}

/**
 * Stores that a provider has taken requests. Attempts are locked as `lockAttempts` does.
 * @returns the attempt after it for each, in order; undefined when something else was known of it already
 */
export async function storeAcknowledgements(
  lanes: Lanes,
  acknowledgements: readonly Acknowledgement[],
): Promise<(AttemptRecord | undefined)[]> {
  const rows = await lanes.run<AttemptRecord>(SYSTEM_TENANCY, {
    name: 'attempts-acknowledged',
    text: `WITH given AS MATERIALIZED (
        SELECT g.* FROM json_to_recordset($1::json) AS g (attempt uuid, event uuid, reference text, page text, at timestamptz,
            type text, key text, content jsonb) JOIN payment_attempts a ON a.id = g.attempt
        WHERE a.state = 'created' AND a.reference IS NULL AND a.finding IS NULL ORDER BY a.order_id, a.number FOR NO KEY UPDATE OF a),
      changed AS (UPDATE payment_attempts SET state = 'pending', reference = given.reference, page = given.page
        FROM given WHERE payment_attempts.id = given.attempt RETURNING ${ATTEMPT_COLUMNS}),
      noted AS (INSERT INTO payment_events (id, attempt_id, issuer_id, at, type, key, content)
        SELECT g.event, c.id, c."issuerId", g.at, g.type, decode(g.key, 'hex'), g.content
        FROM changed c JOIN given g ON g.attempt = c.id)
      SELECT * FROM changed`,
    values: [JSON.stringify(acknowledgements.map(acknowledgedFields))],
  });
  const changed = new Map(rows.map((row) => [row.id, row]));
  return acknowledgements.map(({ attempt }) => changed.get(attempt.id));
}

function acknowledgedFields({ attempt, outcome, eventId, at }: Acknowledgement): object {
  const { type, key, content } = eventRow({ type: 'requested', outcome });
  const page = outcome.next.kind === 'page' ? outcome.next.url : null;
  const event = { event: eventId, at, type, key: key.toString('hex'), content: JSON.parse(content) };
  return { ...event, attempt: attempt.id, reference: outcome.reference, page };
}

/** Stores what has followed from events: the values of the records, whose terms stay. */
export async function updateAttempts(tx: Tx, attempts: readonly AttemptRecord[]): Promise<void> {
  const rows = attempts.map(
    ({ id, state, reference, receipt, reason, finding, isLate, isDisputed, page, payer, nextQueryAt }) => ({
      ...{ id, state, reference, receipt, reason, finding, page, payer },
      ...{ late: isLate, disputed: isDisputed, done: nextQueryAt === null },
    }),
  );
  await tx.prepared(
    'attempts-update',
    `UPDATE payment_attempts a SET state = n.state, reference = n.reference, receipt = n.receipt, reason = n.reason,
       finding = n.finding, is_late = n.late, is_disputed = n.disputed, page = n.page, payer = n.payer,
       next_query_at = CASE WHEN n.done THEN NULL ELSE a.next_query_at END,
       paid_at = CASE WHEN n.state = 'paid' THEN coalesce(a.paid_at, $2) END
     FROM json_to_recordset($1::json) AS n (id uuid, state text, reference text, receipt text, reason text, finding text,
       late boolean, disputed boolean, page text, payer text, done boolean)
     WHERE a.id = n.id`,
    [JSON.stringify(rows), tx.scope.clock.now()],
  );
}

/**
 * Takes attempts whose next question to a provider is due, oldest first, and plans the question after it; rows that another process
 * has locked are skipped.
 * @param next computes the time of the following question; null when this is the last
 */
export async function takeDueAttempts(
  tx: Tx,
  { provider, limit }: { provider: ProviderName; limit: number },
  next: (attempt: AttemptRecord) => Date | null,
): Promise<AttemptRecord[]> {
  const due = await tx.query<AttemptRecord>(
    `SELECT ${ATTEMPT_COLUMNS} FROM payment_attempts WHERE provider = $2 AND next_query_at <= $1 ORDER BY next_query_at
     LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED`,
    [tx.scope.clock.now(), provider, limit],
  );
  if (due.length === 0) return due;
  await tx.query(
    `UPDATE payment_attempts a SET queries = a.queries + 1, next_query_at = d.next
     FROM unnest($1::uuid[], $2::timestamptz[]) AS d (id, next) WHERE a.id = d.id`,
    [due.map(({ id }) => id), due.map(next)],
  );
  return due;
}

/** Gives the buyer until a time to pay. */
export async function setExpiry(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.query('UPDATE payment_attempts SET expires_at = $2 WHERE id = $1', [id, until]);
}

/** Plans a question about an attempt for now, after a person asked for it. */
export async function pollNow(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE payment_attempts SET next_query_at = $2 WHERE id = $1', [id, tx.scope.clock.now()]);
  tx.afterCommit(() => tx.scope.services.paymentWorker.wake('questions'));
}
