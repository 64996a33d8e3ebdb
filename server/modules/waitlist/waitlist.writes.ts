import type { Language } from '../../lib/language/language.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { freePlaces, lockedPools, lockPlaces, lockPlacesOfEvent, POOLS_FIRST } from '../events/index.ts';
import type { Group } from './waitlist.rules.ts';

/** A tier whose free places are to be offered, read after its row is locked. */
export interface TierToOffer {
  id: string;
  eventId: string;
  issuerId: string;
  tier: string;
  free: number;
  offerMinutes: number;
  /** The end of its sale. */
  soldUntil: Date;
  onSale: boolean;
}

/**
 * Of these tiers, and of those that share a pool with them, the ones with a waitlist: these first, each in the order in
 * which rows are locked. A tier that is in another pool too, which the caller has not locked, is left to the job.
 */
export async function tiersWaitedFor(
  tx: Tx,
  tierIds: readonly string[],
): Promise<{ tierId: string; isBeside: boolean }[]> {
  return tx.query(
    `SELECT DISTINCT tier_id AS "tierId", NOT tier_id = ANY($1::uuid[]) AS "isBeside" FROM waiting_entries
     WHERE state = 'waiting' AND tier_id IN (
       SELECT unnest($1::uuid[])
       UNION
       SELECT y.tier_id FROM tier_pools x JOIN tier_pools y ON y.pool_id = x.pool_id
       WHERE x.tier_id = ANY($1::uuid[]) AND NOT EXISTS (SELECT FROM tier_pools z WHERE z.tier_id = y.tier_id
         AND z.pool_id NOT IN (SELECT pool_id FROM tier_pools WHERE tier_id = ANY($1::uuid[]))))
     ORDER BY "isBeside", "tierId"`,
    [tierIds],
  );
}

/** The tiers of the tickets of orders. */
export async function tiersOfOrders(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ tierId: string }>(
    'SELECT DISTINCT tier_id AS "tierId" FROM tickets WHERE order_id = ANY($1::uuid[])',
    [orderIds],
  );
  return rows.map(({ tierId }) => tierId);
}

/** Locks the tier and its pools: every sale and every waitlist offer of them waits until the transaction ends. */
export async function lockTierToOffer(tx: Tx, tierId: string): Promise<TierToOffer | undefined> {
  await lockPlaces(tx, [tierId]);
  return readTierToOffer(tx, tierId, false);
}

/**
 * Reads a tier whose pools the caller has locked, and the tier itself unless it is `isBeside`: that is locked here if no
 * other transaction has it, else there is none.
 */
export async function readTierToOffer(
  tx: Tx,
  tierId: string,
  isBeside: boolean,
): Promise<TierToOffer | undefined> {
  const [tier] = await tx.query<TierToOffer>(
    `SELECT t.id, t.event_id AS "eventId", t.issuer_id AS "issuerId", t.name AS tier, ${freePlaces('t')} AS free,
       e.offer_minutes AS "offerMinutes", least(e.end_at, t.expires_at, t.sales_end) AS "soldUntil",
       e.status = 'published' AND NOT t.closed AND NOT t.hidden AND e.sales_open AND e.waiting_list AND i.active
         AND coalesce(t.sales_start <= $2, true) AND least(e.end_at, t.expires_at, t.sales_end) > $2 AS "onSale"
     FROM tiers t JOIN events e ON e.id = t.event_id JOIN issuers i ON i.id = t.issuer_id
     WHERE t.id = $1 ${isBeside ? 'FOR NO KEY UPDATE OF t SKIP LOCKED' : ''}`,
    [tierId, tx.scope.clock.now()],
  );
  return tier;
}

/** Locks the first entries of the waitlist, without those that need more places than are free. */
export async function lockLine(tx: Tx, tierId: string, free: number, limit: number): Promise<Waiter[]> {
  return tx.query<Waiter>(
    `SELECT id, email, language, quantity FROM waiting_entries WHERE tier_id = $1 AND state = 'waiting' AND quantity <= $2
     ORDER BY joined_at, id LIMIT ${limit} FOR UPDATE`,
    [tierId, free],
  );
}

interface Waiter extends Group {
  email: string;
  language: Language;
}

/** Marks entries as offered and holds their places. */
export async function markOffered(
  tx: Tx,
  tierId: string,
  chosen: readonly Waiter[],
  until: Date,
): Promise<void> {
  await tx.query(
    `UPDATE waiting_entries SET state = 'offered', offered_at = $2, offer_until = $3 WHERE id = ANY($1::uuid[])`,
    [chosen.map(({ id }) => id), tx.scope.clock.now(), until],
  );
  await tx.query('UPDATE tiers SET held = held + $2 WHERE id = $1', [
    tierId,
    chosen.reduce((sum, { quantity }) => sum + quantity, 0),
  ]);
}

/**
 * Frees the places of offers past their end; the caller has locked the tier.
 * @returns how many offers lapsed
 */
export async function lapseOffersOf(tx: Tx, tierId: string): Promise<number> {
  const rows = await tx.query<{ quantity: number }>(
    `UPDATE waiting_entries SET state = 'lapsed', finished_at = $2
     WHERE tier_id = $1 AND state = 'offered' AND offer_until <= $2 RETURNING quantity`,
    [tierId, tx.scope.clock.now()],
  );
  await giveBackHeld(tx, tierId, rows);
  return rows.length;
}

/**
 * Marks an entry as left; the caller has locked the tier.
 * @returns false when it is no longer on the waitlist
 */
export async function markLeft(tx: Tx, id: string, tierId: string): Promise<boolean> {
  const [entry] = await tx.query<{ quantity: number; offered: boolean }>(
    `UPDATE waiting_entries w SET state = 'left', finished_at = $2
     FROM (SELECT id, state FROM waiting_entries WHERE id = $1 AND state IN ('waiting', 'offered') FOR UPDATE) b
     WHERE w.id = b.id RETURNING w.quantity, b.state = 'offered' AS offered`,
    [id, tx.scope.clock.now()],
  );
  if (entry?.offered) await giveBackHeld(tx, tierId, [entry]);
  return entry !== undefined;
}

interface EndedEntry {
  id: string;
  tierId: string;
  issuerId: string;
  email: string;
  language: Language;
  quantity: number;
  wasOffered: boolean;
}

/**
 * Ends the first entries on the waiting lists of an event and frees the places of offers. Locks the event's tiers
 * and their pools, in the order of every other change of several tiers.
 */
export async function endEntries(tx: Tx, eventId: string, limit: number): Promise<EndedEntry[]> {
  await lockPlacesOfEvent(tx, eventId);
  const ended = await tx.query<EndedEntry>(
    `UPDATE waiting_entries w SET state = CASE b.state WHEN 'offered' THEN 'lapsed' ELSE 'left' END, finished_at = $2
     FROM (SELECT id, state FROM waiting_entries WHERE state IN ('waiting', 'offered')
             AND tier_id IN (SELECT id FROM tiers WHERE event_id = $1)
           ORDER BY joined_at, id LIMIT $3 FOR UPDATE) b
     WHERE w.id = b.id
     RETURNING w.id, w.tier_id AS "tierId", w.issuer_id AS "issuerId", w.email, w.language, w.quantity,
       b.state = 'offered' AS "wasOffered"`,
    [eventId, tx.scope.clock.now(), limit],
  );
  const offers = ended.filter(({ wasOffered }) => wasOffered);
  for (const tierId of new Set(offers.map((entry) => entry.tierId)))
    await giveBackHeld(
      tx,
      tierId,
      offers.filter((entry) => entry.tierId === tierId),
    );
  return ended;
}

async function giveBackHeld(tx: Tx, tierId: string, entries: readonly { quantity: number }[]): Promise<void> {
  const places = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  if (places === 0) return;
  await tx.query('UPDATE tiers SET held = held - $2 WHERE id = $1', [tierId, places]);
}

/**
 * Frees the places of an offer for its buyer's order, within one transaction, so that no other buyer sees them free.
 * @returns false when the offer is over
 */
export async function freeForOrder(
  tx: Tx,
  offer: { id: string; tierId: string },
  quantity: number,
): Promise<boolean> {
  const rows = await tx.query(FREE_FOR_ORDER, [offer.tierId, offer.id, tx.scope.clock.now(), quantity]);
  return rows.length > 0;
}

const FREE_FOR_ORDER = `
WITH ${lockedPools('SELECT $1::uuid')}, place AS MATERIALIZED (
  SELECT id FROM tiers WHERE id = $1 AND ${POOLS_FIRST} FOR UPDATE
), offer AS MATERIALIZED (
  SELECT w.id, w.quantity FROM waiting_entries w JOIN place ON place.id = w.tier_id
  WHERE w.id = $2 AND w.state = 'offered' AND w.offer_until > $3 AND w.quantity >= $4 FOR UPDATE OF w
), freed AS (
  UPDATE tiers t SET held = t.held - o.quantity FROM offer o WHERE t.id = $1
)
SELECT id FROM offer`;

/** Marks an offer as taken. A second order for it fails: its row accepts one order. */
export async function markTaken(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx.query(
    `UPDATE waiting_entries SET state = 'taken', order_id = $2, finished_at = $3 WHERE id = $1 AND state = 'offered'`,
    [id, orderId, tx.scope.clock.now()],
  );
}

/**
 * Renews the offer of an unpaid order while its time lasts and the address is not on the waitlist again. The caller
 * has locked the tier, whose places it has just freed.
 */
export async function offerAgain(tx: Tx, orderId: string): Promise<void> {
  await tx.query(
    `WITH again AS (
       UPDATE waiting_entries w SET state = 'offered', order_id = NULL, finished_at = NULL FROM tiers t
       WHERE w.order_id = $1 AND w.state = 'taken' AND w.offer_until > $2 AND t.id = w.tier_id
         AND ${freePlaces('t')} >= w.quantity AND NOT EXISTS (SELECT FROM waiting_entries o
           WHERE o.tier_id = w.tier_id AND o.email = w.email AND o.state IN ('waiting', 'offered'))
       RETURNING w.tier_id, w.quantity)
     UPDATE tiers t SET held = t.held + a.quantity FROM again a WHERE t.id = a.tier_id`,
    [orderId, tx.scope.clock.now()],
  );
}

export interface Joining {
  id: string;
  issuerId: string;
  eventId: string;
  tierId: string;
  name: string;
  email: string;
  quantity: number;
  secretHash: Buffer;
  /** Language of mails to the buyer. */
  language: Language;
}

/**
 * Adds an entry at the end of the waitlist. An existing entry keeps its position and may change its quantity until it
 * has an offer.
 * @returns the entry's id, and whether it is new
 */
export async function join(tx: Tx, entry: Joining): Promise<{ id: string; isNew: boolean }> {
  const [row] = await tx.query<{ id: string }>(
    `INSERT INTO waiting_entries (id, issuer_id, event_id, tier_id, name, email, quantity, secret_hash, joined_at, language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (tier_id, email) WHERE state IN ('waiting', 'offered')
     DO UPDATE SET language = excluded.language,
       quantity = CASE waiting_entries.state WHEN 'waiting' THEN excluded.quantity ELSE waiting_entries.quantity END
     RETURNING id`,
    [
      entry.id,
      entry.issuerId,
      entry.eventId,
      entry.tierId,
      entry.name,
      entry.email,
      entry.quantity,
      entry.secretHash,
      tx.scope.clock.now(),
      entry.language,
    ],
  );
  const id = row?.id ?? entry.id;
  return { id, isNew: id === entry.id };
}

/** Deletes finished entries. They are kept for a while so that their link still shows the outcome. */
export async function purgeFinished(tx: Tx, before: Date): Promise<void> {
  await tx.query(
    `DELETE FROM waiting_entries WHERE state IN ('taken', 'lapsed', 'left') AND finished_at < $1`,
    [before],
  );
}

/** Reads the entries of an address, in the order in which tiers are locked. */
export async function readEntriesOf(tx: Tx, email: string): Promise<{ id: string; tierId: string }[]> {
  return tx.query(
    `SELECT id, tier_id AS "tierId" FROM waiting_entries WHERE email = $1 AND state IN ('waiting', 'offered')
     ORDER BY tier_id, id`,
    [email],
  );
}

export async function deleteEntries(tx: Tx, email: string): Promise<void> {
  await tx.query('DELETE FROM waiting_entries WHERE email = $1', [email]);
}
