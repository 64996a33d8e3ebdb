import type { Tx } from '../../platform/db/in-transaction.ts';
import type { LiveRule, TierBefore } from './live-code.rules.ts';

/** Locks tiers of an event. @param tierIds null: all */
export function lockTiers(tx: Tx, eventId: string, tierIds: readonly string[] | null): Promise<TierBefore[]> {
  return tx.query<TierBefore>(
    `SELECT id, live_from AS "from", EXISTS (SELECT FROM tickets t WHERE t.tier_id = tiers.id AND t.status = 'active') AS "hasTickets"
     FROM tiers WHERE event_id = $1 AND ($2::uuid[] IS NULL OR id = ANY($2)) ORDER BY id FOR NO KEY UPDATE`,
    [eventId, tierIds],
  );
}

export async function updateRules(
  tx: Tx,
  tierIds: readonly string[],
  { from, allowsPaper, admitsUnknown }: LiveRule,
): Promise<void> {
  const isOn = from !== null;
  await tx.query(
    `UPDATE tiers SET live_from = $2, live_allows_paper = $3, live_admits_unknown = $4 WHERE id = ANY($1::uuid[])`,
    [tierIds, from, isOn && allowsPaper, isOn && admitsUnknown],
  );
}

/** A statement of `queueMails`: the tickets of each holder of these tiers, once for each order. */
export const HOLDERS_OF_TIERS = `SELECT DISTINCT holder_email AS recipient, order_id, '{}'::jsonb AS payload
  FROM tickets WHERE tier_id = ANY($1::uuid[]) AND status = 'active'`;

export interface BoundTicket {
  status: 'active' | 'revoked' | 'cancelled';
  eventId: string;
  issuerId: string;
  orderId: string;
  isLive: boolean;
  /** Of the current phone. */
  phoneId: string | null;
  publicKey: Buffer | null;
}

/** Locks a ticket, as doors and transfers do, and reads its phone. */
export async function lockBoundTicket(tx: Tx, ticketId: string): Promise<BoundTicket> {
  await tx.query('SELECT FROM tickets WHERE id = $1 FOR NO KEY UPDATE', [ticketId]);
  const [row] = await tx.query<BoundTicket>(
    `SELECT t.status, t.event_id AS "eventId", t.issuer_id AS "issuerId", t.order_id AS "orderId",
       r.live_from IS NOT NULL AS "isLive", p.id AS "phoneId", p.public_key AS "publicKey"
     FROM tickets t JOIN tiers r ON r.id = t.tier_id
     LEFT JOIN ticket_phones p ON p.ticket_id = t.id AND p.ended_at IS NULL WHERE t.id = $1`,
    [ticketId],
  );
  if (!row) throw new Error(`ticket ${ticketId} went away`);
  return row;
}

export async function endPhone(tx: Tx, phoneId: string): Promise<void> {
  await tx.query(`UPDATE ticket_phones SET ended_at = $2, end_reason = 'replaced' WHERE id = $1`, [
    phoneId,
    tx.scope.clock.now(),
  ]);
}

export interface NewPhone {
  ticketId: string;
  issuerId: string;
  eventId: string;
  publicKey: Buffer;
  clockSkewMs: number;
}

/** @returns whether the key was new: a key is registered once */
export async function insertPhone(tx: Tx, phone: NewPhone): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO ticket_phones (id, ticket_id, issuer_id, event_id, public_key, clock_skew_ms, registered_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (public_key) DO NOTHING RETURNING id`,
    [
      tx.scope.ids.uuid(),
      phone.ticketId,
      phone.issuerId,
      phone.eventId,
      phone.publicKey,
      phone.clockSkewMs,
      tx.scope.clock.now(),
    ],
  );
  return rows.length > 0;
}
