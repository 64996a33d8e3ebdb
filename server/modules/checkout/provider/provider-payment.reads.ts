import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import type { ProviderName } from '../../payments/index.ts';

const AT_MOST = 500;

/** Whether tickets of an event are limited per person; the caller must authorize. */
export async function countsCards(db: Database, eventId: string): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    name: 'event-has-buyer-limit',
    text: 'SELECT id FROM events WHERE id = $1 AND buyer_limit IS NOT NULL',
    values: [eventId],
  });
  return rows.length > 0;
}

/** Reads the methods that any organiser takes payments with, through an account of its own or of the platform. */
export async function readOfferedMethods(db: Database): Promise<ProviderMethod[]> {
  const rows = await db.read<{ method: ProviderMethod }>(SYSTEM_TENANCY, {
    name: 'methods-offered',
    text: `SELECT DISTINCT method FROM merchant_accounts WHERE state = 'active'
        AND (issuer_id IS NOT NULL OR EXISTS (SELECT FROM platform_selling WHERE is_open AND is_chosen))
      ORDER BY method DESC`,
    values: [],
  });
  return rows.map(({ method }) => method);
}

/** Whether a provider collects an order, the parameter of that number; for one without an attempt every provider does. */
const isCollectedBy = (place: string): string =>
  `coalesce((SELECT a.provider FROM payment_attempts a WHERE a.order_id = p.order_id ORDER BY a.number DESC LIMIT 1), ${place}) = ${place}`;

/** Orders whose places are no longer held for a provider; oldest first. */
export async function readOverHolds(db: Database, provider: ProviderName, now: Date): Promise<string[]> {
  const rows = await db.read<{ orderId: string }>(SYSTEM_TENANCY, {
    name: 'provider-holds-over',
    text: `SELECT order_id AS "orderId" FROM payments p WHERE state = 'held' AND origin = 'provider' AND hold_until <= $1
      AND ${isCollectedBy('$2')} ORDER BY hold_until LIMIT ${AT_MOST}`,
    values: [now, provider],
  });
  return rows.map(({ orderId }) => orderId);
}

/** The time at which the next hold for a provider ends; undefined when none of those that end first is for it. */
export async function readNextHold(db: Database, provider: ProviderName): Promise<Date | undefined> {
  const [row] = await db.read<{ at: Date | null }>(SYSTEM_TENANCY, {
    name: 'provider-next-hold',
    text: `SELECT min(hold_until) AS at FROM (SELECT order_id, hold_until FROM payments
        WHERE state = 'held' AND origin = 'provider' ORDER BY hold_until LIMIT ${AT_MOST}) p WHERE ${isCollectedBy('$1')}`,
    values: [provider],
  });
  return row?.at ?? undefined;
}

/** A refund of money that came too late, as the buyer sees it. */
export interface LateRefundRecord {
  orderId: string;
  state: 'waiting' | 'paying' | 'paid' | 'failed';
  at: Date;
}

/** Reads the refunds of late money of orders; the caller must authorize. */
export async function readLateRefunds(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, LateRefundRecord>> {
  const rows = await db.read<LateRefundRecord>(SYSTEM_TENANCY, {
    name: 'late-refunds',
    text: `SELECT DISTINCT ON (order_id) order_id AS "orderId", state, coalesce(finished_at, created_at) AS at FROM refunds
      WHERE order_id = ANY($1::uuid[]) AND attempt_id IS NOT NULL AND kind IN ('late', 'second') ORDER BY order_id, created_at DESC, id`,
    values: [orderIds],
  });
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** A payment that its payer has disputed; the bank took the money back when that began. */
export interface DisputeRecord {
  attemptId: string;
  status: 'open' | 'won' | 'lost';
  /** In 10^-7 of the attempt's currency. */
  units: bigint;
  at: Date;
}

/** Reads the last dispute of each attempt, by attempt; the caller must authorize. */
export async function readDisputes(
  db: Database,
  attemptIds: readonly string[],
): Promise<Map<string, DisputeRecord>> {
  const rows = await db.read<DisputeRecord>(SYSTEM_TENANCY, {
    name: 'payment-disputes',
    text: `SELECT DISTINCT ON (j.attempt_id) j.attempt_id AS "attemptId", j.units, j.occurred_at AS at,
        CASE WHEN a.is_disputed THEN 'open'
          WHEN EXISTS (SELECT FROM journal_transfers w WHERE w.attempt_id = j.attempt_id AND w.kind = 'chargeback_won'
            AND w.occurred_at >= j.occurred_at) THEN 'won'
          ELSE 'lost' END AS status
      FROM journal_transfers j JOIN payment_attempts a ON a.id = j.attempt_id
      WHERE j.attempt_id = ANY($1::uuid[]) AND j.kind = 'chargeback' ORDER BY j.attempt_id, j.occurred_at DESC, j.id`,
    values: [attemptIds],
  });
  return new Map(rows.map((row) => [row.attemptId, row]));
}
