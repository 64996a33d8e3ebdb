import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { EventSales, TierSales } from './selling.rules.ts';

interface TierOfEvent extends TierSales {
  id: string;
  eventId: string;
  issuerId: string;
  name: string;
}

/** The caller has locked the event. */
export async function findEventSales(tx: Tx, eventId: string): Promise<EventSales | undefined> {
  const [sales] = await tx.query<EventSales>(
    `SELECT sales_open AS "salesOpen", order_limit AS "orderLimit", waiting_list AS "waitingList",
       offer_minutes AS "offerMinutes", play_money AS "playMoney", person_limit AS "personLimit",
       network_limit AS "networkLimit", confirm_hours AS "confirmHours" FROM events WHERE id = $1`,
    [eventId],
  );
  return sales;
}

export async function findTierSales(tx: Tx, tierId: string): Promise<TierOfEvent | undefined> {
  const [tier] = await tx.query<TierOfEvent>(
    `SELECT id, event_id AS "eventId", issuer_id AS "issuerId", name, hidden, sales_start AS "salesStart",
       sales_end AS "salesEnd", order_limit AS "orderLimit" FROM tiers WHERE id = $1`,
    [tierId],
  );
  return tier;
}

/**
 * Raises the tiers' rules versions, in the order of their ids, so that sales checked by the old settings are refused.
 */
export async function updateEventSales(tx: Tx, eventId: string, sales: EventSales): Promise<void> {
  await tx.query(
    `UPDATE events SET sales_open = $2, order_limit = $3, waiting_list = $4, offer_minutes = $5, play_money = $6,
       person_limit = $7, network_limit = $8, confirm_hours = $9, updated_at = $10 WHERE id = $1`,
    [
      eventId,
      sales.salesOpen,
      sales.orderLimit,
      sales.waitingList,
      sales.offerMinutes,
      sales.playMoney,
      sales.personLimit,
      sales.networkLimit,
      sales.confirmHours,
      tx.scope.clock.now(),
    ],
  );
  await tx.query(
    `UPDATE tiers SET rules_version = rules_version + 1
     WHERE id IN (SELECT id FROM tiers WHERE event_id = $1 ORDER BY id FOR NO KEY UPDATE)`,
    [eventId],
  );
}

export async function updateTierSales(tx: Tx, tierId: string, sales: TierSales): Promise<void> {
  await tx.query(
    `UPDATE tiers SET hidden = $2, sales_start = $3, sales_end = $4, order_limit = $5, rules_version = rules_version + 1
     WHERE id = $1`,
    [tierId, sales.hidden, sales.salesStart, sales.salesEnd, sales.orderLimit],
  );
}
