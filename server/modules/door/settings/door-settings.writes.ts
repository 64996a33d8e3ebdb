import type { EntryRule, EntryTerms } from '../../../lib/scan/entry-rules.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

export interface TierTerms {
  id: string;
  issuerId: string;
  eventId: string;
  name: string;
  rule: EntryRule;
  limit: number | null;
  /** A ticket of it was ever issued. */
  hasTickets: boolean;
}

/** Finds a tier of any visible event. */
export async function findTierTerms(tx: Tx, tierId: string, locked = false): Promise<TierTerms | undefined> {
  const [row] = await tx.query<TierTerms>(
    `SELECT id, issuer_id AS "issuerId", event_id AS "eventId", name, entry_rule AS rule, entry_limit AS "limit",
       next_serial > 1 AS "hasTickets"
     FROM tiers WHERE id = $1 ${locked ? 'FOR NO KEY UPDATE' : ''}`,
    [tierId],
  );
  return row;
}

/** Replaces the rule of a locked tier from now on. Entries before keep the rule of their time. */
export async function replaceTerms(tx: Tx, tier: TierTerms, { rule, limit }: EntryTerms): Promise<void> {
  if (tier.hasTickets)
    await tx.query(
      `INSERT INTO past_entry_rules (tier_id, until, issuer_id, entry_rule, entry_limit) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (tier_id, until) DO NOTHING`,
      [tier.id, tx.scope.clock.now(), tier.issuerId, tier.rule, tier.limit],
    );
  await tx.query('UPDATE tiers SET entry_rule = $2, entry_limit = $3 WHERE id = $1', [tier.id, rule, limit]);
}

export interface NewItem {
  id: string;
  issuerId: string;
  eventId: string;
  name: string;
  perTicket: number;
}

/** @returns false when the event has an item of that name */
export async function insertItem(tx: Tx, item: NewItem): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO handout_items (id, issuer_id, event_id, name, per_ticket, created_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (event_id, name) DO NOTHING RETURNING id`,
    [item.id, item.issuerId, item.eventId, item.name, item.perTicket, tx.scope.clock.now()],
  );
  return rows.length === 1;
}

export async function countItems(tx: Tx, eventId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM handout_items WHERE event_id = $1',
    [eventId],
  );
  return row?.count ?? 0;
}

export async function findItem(
  tx: Tx,
  id: string,
): Promise<{ id: string; eventId: string; issuerId: string; name: string } | undefined> {
  const [row] = await tx.query<{ id: string; eventId: string; issuerId: string; name: string }>(
    'SELECT id, event_id AS "eventId", issuer_id AS "issuerId", name FROM handout_items WHERE id = $1',
    [id],
  );
  return row;
}

export async function updateItemActive(tx: Tx, id: string, active: boolean): Promise<void> {
  await tx.query('UPDATE handout_items SET active = $2 WHERE id = $1', [id, active]);
}
