import { isForeignKeyViolation } from '../../../platform/db/database-faults.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Currency } from './tier.row.ts';
import { lockPools } from './tier-places.statements.ts';

export interface LockedTier {
  id: string;
  eventId: string;
  issuerId: string;
  name: string;
  description: string;
  position: number;
  /** In 10^-7 of the currency. */
  priceUnits: bigint;
  currency: Currency;
  capacity: number;
  /** Places sold, and places held for payments and waitlist offers. */
  taken: number;
  /** Whether a ticket of it was ever issued, or a place is held. */
  hasSales: boolean;
}

/** Locks the tier and its pools until the transaction ends: sales under way finish first. The caller has locked the event. */
export async function lockTier(tx: Tx, id: string): Promise<LockedTier | undefined> {
  await lockPools(tx, [id]);
  const [tier] = await tx.query<LockedTier>(
    `SELECT id, event_id AS "eventId", issuer_id AS "issuerId", name, description, position, price_units AS "priceUnits", currency,
       capacity, sold + held AS taken, next_serial > 1 OR sold + held > 0 AS "hasSales"
     FROM tiers WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return tier;
}

/** Sales under way are checked again: they compare name, price, currency and the version of the rules. */
export async function writeTier(
  tx: Tx,
  {
    id,
    name,
    description,
    priceUnits,
    currency,
    capacity,
  }: Omit<LockedTier, 'eventId' | 'issuerId' | 'taken' | 'hasSales'>,
): Promise<void> {
  await tx.query(
    `UPDATE tiers SET name = $2, price_units = $3, currency = $4, capacity = $5, description = $6, rules_version = rules_version + 1
     WHERE id = $1`,
    [id, name, priceUnits, currency, capacity, description],
  );
}

/** Moves the tier to that place, counted from 0, among the tiers of its event. */
export async function moveTier(
  tx: Tx,
  { id, eventId }: Pick<LockedTier, 'id' | 'eventId'>,
  to: number,
): Promise<void> {
  const rows = await tx.query<{ id: string }>(
    'SELECT id FROM tiers WHERE event_id = $1 AND id <> $2 ORDER BY position, id',
    [eventId, id],
  );
  const order = rows.map((row) => row.id).toSpliced(to, 0, id);
  await tx.query(
    `UPDATE tiers t SET position = o.position - 1
     FROM unnest($1::uuid[]) WITH ORDINALITY AS o (id, position) WHERE t.id = o.id AND t.position <> o.position - 1`,
    [order],
  );
}

/** Returns the code that is limited to tiers of which this is one; undefined without such a code. */
export async function codeOfTier(
  tx: Tx,
  tier: Pick<LockedTier, 'id' | 'eventId'>,
): Promise<string | undefined> {
  const [found] = await tx.query<{ code: string }>(
    'SELECT code FROM selling_codes WHERE event_id = $1 AND $2 = ANY(tier_ids) ORDER BY code LIMIT 1',
    [tier.eventId, tier.id],
  );
  return found?.code;
}

/**
 * Returns whether the tier was chosen for the open waiting room of its event, and whether it is the only one. The
 * caller has locked the event.
 */
export async function readRoomChoice(
  tx: Tx,
  tierId: string,
): Promise<{ isChosen: boolean; isOnly: boolean }> {
  const [row] = await tx.query<{ chosen: number }>(
    `SELECT (SELECT count(*)::int FROM waiting_room_tiers o WHERE o.event_id = c.event_id) AS chosen
     FROM waiting_room_tiers c JOIN waiting_rooms w ON w.event_id = c.event_id
     WHERE c.tier_id = $1 AND w.closed_at IS NULL`,
    [tierId],
  );
  return { isChosen: row !== undefined, isOnly: row?.chosen === 1 };
}

/** Returns false, without a change, when a payment or a ticket refers to the tier. */
export async function deleteTierRow(tx: Tx, id: string): Promise<boolean> {
  try {
    await tx.query('DELETE FROM tiers WHERE id = $1', [id]);
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** Copies entry rules, and the things that doors hand out, to the tiers of another event. */
export async function copyDoorRules(
  tx: Tx,
  { from, to, tiers }: { from: string; to: string; tiers: ReadonlyMap<string, string> },
): Promise<void> {
  await tx.query(
    `UPDATE tiers t SET entry_rule = o.entry_rule, entry_limit = o.entry_limit
     FROM unnest($1::uuid[], $2::uuid[]) AS c("of", id) JOIN tiers o ON o.id = c."of" WHERE t.id = c.id`,
    [[...tiers.keys()], [...tiers.values()]],
  );
  await tx.query(
    `INSERT INTO handout_items (id, issuer_id, event_id, name, per_ticket, active, created_at)
     SELECT gen_random_uuid(), issuer_id, $2, name, per_ticket, active, $3 FROM handout_items WHERE event_id = $1`,
    [from, to, tx.scope.clock.now()],
  );
}
