import type { Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Terms } from '../../orders/index.ts';
import { writeAnswers } from '../../questions/index.ts';
import {
  insertOrder,
  insertTicketsOfOrder,
  insertTransfers,
  type LockedTier,
  takePlaces,
} from './order.writes.ts';
import { type PreparedOrder, preparedAnswers } from './prepared-order.ts';

/** Whether a locked tier still has the data that tickets were signed with. */
export function hasTerms(tier: LockedTier | undefined, terms: Terms): tier is LockedTier {
  return (
    tier !== undefined &&
    tier.edition === terms.edition &&
    tier.name === terms.tier &&
    tier.priceUnits === terms.priceUnits &&
    tier.currency === terms.currency &&
    tier.effectiveAt.getTime() === terms.effectiveAt.getTime() &&
    tier.expiresAt.getTime() === terms.expiresAt.getTime() &&
    tier.graceSeconds === terms.graceSeconds
  );
}

/** Counts the places of locked tiers that one transaction takes, before they are written. */
export class PlaceCounter {
  readonly #tiers: ReadonlyMap<string, LockedTier>;
  readonly #taken = new Map<string, number>();
  /** Serials of tickets that take no place, after those of `#taken`. */
  readonly #tests = new Map<string, number>();

  constructor(tiers: ReadonlyMap<string, LockedTier>) {
    this.#tiers = tiers;
  }

  free(tierId: string): number {
    return (this.#tiers.get(tierId)?.free ?? 0) - (this.#taken.get(tierId) ?? 0);
  }

  /** @returns the serial of the first ticket; undefined when too few places are free */
  take(tierId: string, places: number): number | undefined {
    const tier = this.#tiers.get(tierId);
    if (!tier || this.free(tierId) < places) return undefined;
    const serial = this.#nextSerial(tier);
    this.#taken.set(tierId, (this.#taken.get(tierId) ?? 0) + places);
    return serial;
  }

  /** @returns the serial of a test ticket, which takes no place; undefined for an unknown tier */
  takeForTest(tierId: string): number | undefined {
    const tier = this.#tiers.get(tierId);
    if (!tier) return undefined;
    const serial = this.#nextSerial(tier);
    this.#tests.set(tierId, (this.#tests.get(tierId) ?? 0) + 1);
    return serial;
  }

  #nextSerial({ id, nextSerial: next }: LockedTier): number {
    return next + (this.#taken.get(id) ?? 0) + (this.#tests.get(id) ?? 0);
  }

  async write(tx: Tx): Promise<void> {
    for (const tierId of new Set([...this.#taken.keys(), ...this.#tests.keys()])) {
      const places = this.#taken.get(tierId) ?? 0;
      await takePlaces(tx, tierId, { places, serials: places + (this.#tests.get(tierId) ?? 0) });
    }
  }
}

/** Writes an order whose places are taken, with its tickets, answers, journal transfers, audit entry and mail. */
export async function writeOrder(
  tx: Tx,
  order: PreparedOrder,
  isGuest: boolean,
  edition: number,
): Promise<void> {
  // The unpaid tickets of buyers are limited; those of the organiser's guests are not.
  await insertOrder(tx, order, !isGuest);
  await insertTicketsOfOrder(tx, order, edition);
  await writeAnswers(tx, order, preparedAnswers(order));
  await insertTransfers(tx, order);
  const tiers: Record<string, number> = {};
  for (const { tier } of order.tickets) tiers[tier] = (tiers[tier] ?? 0) + 1;
  await tx.audit({
    action: 'order.create',
    entityType: 'order',
    entityId: order.id,
    issuerId: order.issuerId,
    details: { event_id: order.eventId, tiers, ...(isGuest && { guest: true }) },
  });
  await queueMail(tx, { kind: 'tickets', recipient: order.buyer.email, orderId: order.id });
}
