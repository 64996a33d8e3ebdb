import { type Amount, amountOf } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { selectList } from '../../../platform/db/columns.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { ProviderName } from '../merchants/merchant.rules.ts';
import type { Attempt } from '../payment.rules.ts';
import type { Capabilities, PaymentObservation } from '../port.ts';
import { AttemptRow } from './attempt.row.ts';

/** An attempt as it is stored. */
export type AttemptRecord = AttemptRow;

/** SELECT list of an `AttemptRecord`. */
export const ATTEMPT_COLUMNS = selectList(AttemptRow, 'payment_attempts');

export const amountOfAttempt = ({ units, currency }: Pick<AttemptRecord, 'units' | 'currency'>): Amount =>
  amountOf(currency, units);

/** An account of the organiser's journal: what they have at a provider, or what the platform owes them. */
export type JournalAccount =
  | { account: 'merchant'; provider: ProviderName }
  | { account: 'platform'; provider: null };

/** The account of the organiser's journal that the money of an attempt is on: what the platform collects, it owes. */
export const journalAccountOf = ({
  byPlatform,
  provider,
}: Pick<AttemptRecord, 'byPlatform' | 'provider'>): JournalAccount =>
  byPlatform ? { account: 'platform', provider: null } : { account: 'merchant', provider };

/** Whether the provider's answer to the request was lost, so that it may have been paid without a way to ask. */
export const isUnanswered = ({ state, reference }: Pick<AttemptRecord, 'state' | 'reference'>): boolean =>
  (state === 'pending' || state === 'expired') && reference === null;

/** The attempt as the rules know it. */
export function attemptOf(record: AttemptRecord): Attempt {
  return {
    id: record.id,
    state: record.state,
    amount: amountOfAttempt(record),
    reference: record.reference,
    accountReference: record.accountReference,
    receipt: record.receipt,
    reason: record.reason,
    isLate: record.isLate,
    isDisputed: record.isDisputed,
    finding: record.finding,
  };
}

/** Reads the last attempt of each order; the caller must authorize. */
export async function readLastAttempts(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, AttemptRecord>> {
  const rows = await db.read<AttemptRecord>(SYSTEM_TENANCY, {
    name: 'attempts-last',
    text: `SELECT DISTINCT ON (order_id) ${ATTEMPT_COLUMNS} FROM payment_attempts WHERE order_id = ANY($1::uuid[])
      ORDER BY order_id, (state = 'paid') DESC, number DESC`,
    values: [orderIds],
  });
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Reads an attempt; the caller must authorize. */
export async function readAttempt(db: Database, id: string): Promise<AttemptRecord | undefined> {
  const [row] = await db.read<AttemptRecord>(SYSTEM_TENANCY, {
    name: 'attempt',
    text: `SELECT ${ATTEMPT_COLUMNS} FROM payment_attempts WHERE id = $1`,
    values: [id],
  });
  return row;
}

/** What an observation names; null for what it does not. */
export interface AttemptNames {
  id: string | null;
  reference: string | null;
  accountReference: string | null;
  receipt: string | null;
}

/**
 * The names in an observation by which its attempt is found. A reference that we chose is the ID itself, so that the
 * attempt is found before the provider has answered.
 */
export function namesOf(
  { intentId, reference, accountReference, receipt }: PaymentObservation,
  { references }: Pick<Capabilities, 'references'>,
): AttemptNames {
  const id = intentId ?? (references === 'chosen' ? reference : null);
  return { id: id !== null && isUuid(id) ? id : null, reference, accountReference, receipt };
}

/** Finds the attempt of an account that an observation names: by its ID first, by its receipt last. */
export async function findAttempt(
  db: Database,
  accountId: string,
  { id, reference, accountReference, receipt }: AttemptNames,
): Promise<string | undefined> {
  const [row] = await db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'attempt-named',
    text: `SELECT id FROM payment_attempts WHERE account_id = $1
        AND (id = $2 OR reference = $3 OR account_reference = $4 OR receipt = $5)
      ORDER BY id = $2 DESC NULLS LAST, reference = $3 DESC NULLS LAST, account_reference = $4 DESC NULLS LAST LIMIT 1`,
    values: [accountId, id, reference, accountReference, receipt],
  });
  return row?.id;
}

/**
 * Whether another attempt of the same account may have been paid by the same receipt: of the same phone and amount,
 * within three days, and without a receipt of its own. The caller must authorize.
 */
export async function hasUnnamedTwin(
  db: Database,
  { id, accountId, phone, units, createdAt }: AttemptRecord,
): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    name: 'attempt-twin',
    text: `SELECT id FROM payment_attempts WHERE account_id = $2 AND phone = $3 AND units = $4 AND id <> $1
      AND receipt IS NULL AND state <> 'failed' AND abs(extract(epoch FROM created_at - $5)) < 259200 LIMIT 1`,
    values: [id, accountId, phone, units, createdAt],
  });
  return rows.length > 0;
}

/** The accounts with attempts whose outcome or receipt is not known, each with the time of the first of them. */
export async function readSweepable(
  db: Database,
  earliest: Date,
): Promise<{ accountId: string; since: Date }[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'accounts-to-sweep',
    text: `SELECT account_id AS "accountId", min(created_at) AS since FROM payment_attempts
      WHERE created_at >= $1 AND (state <> 'paid' OR receipt IS NULL) GROUP BY account_id ORDER BY account_id`,
    values: [earliest],
  });
}

/** The address of the buyer of an order; the caller must authorize. */
export async function readBuyerEmail(db: Database, orderId: string): Promise<string> {
  const [row] = await db.read<{ buyerEmail: string }>(SYSTEM_TENANCY, {
    name: 'attempt-buyer-email',
    text: `SELECT buyer_email AS "buyerEmail" FROM orders WHERE id = $1`,
    values: [orderId],
  });
  return row?.buyerEmail ?? '';
}

/** The time of the next question to a provider; undefined when none waits. */
export async function readNextQuestion(db: Database, provider: ProviderName): Promise<Date | undefined> {
  const [row] = await db.read<{ at: Date | null }>(SYSTEM_TENANCY, {
    name: 'attempts-next-question',
    text: 'SELECT min(next_query_at) AS at FROM payment_attempts WHERE provider = $1 AND next_query_at IS NOT NULL',
    values: [provider],
  });
  return row?.at ?? undefined;
}
