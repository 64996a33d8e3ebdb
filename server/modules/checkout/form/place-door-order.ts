import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Buyer, type Listing, type OrderLine, SalesBusy, SoldOut } from '../../orders/index.ts';
import { outcomesOf } from '../batch.statements.ts';
import type { PricedLine } from '../price-lines.ts';
import {
  ATTEMPTS,
  ListingChanged,
  listingForGuests,
  requireOpenToStaff,
  UNKNOWN_TIER,
} from './issue-guest-orders.ts';
import { lockEvent } from './order.writes.ts';
import { type PreparedOrder, prepareOrder } from './prepared-order.ts';
import { sellIn } from './sale.writes.ts';

/** An order that staff take at the door. The buyer need not give an address: it is empty then. */
export interface DoorOrder {
  eventId: string;
  lines: readonly OrderLine[];
  buyer: Buyer;
  /** It was made before, without a network: the event may be over. */
  isLate: boolean;
  /**
   * Called in the transaction before places are taken, with the event's row locked.
   * @returns prices that differ from those of the tiers, by the tiers' ids
   */
  before(tx: Tx, listing: Listing): Promise<ReadonlyMap<string, bigint>>;
  /** Called in the transaction once the order is written, with its price in 10^-7 of the currency of its tiers. */
  after(tx: Tx, order: PreparedOrder): Promise<void>;
}

/**
 * Issues the tickets of one order, due at the door. Sales that are closed to buyers, and hidden tiers, are open to
 * the organiser's staff; limits of buyers do not apply.
 * @returns the order's id
 * @throws NotFound, EventNotPublished, SalesClosed, SoldOut, BadInput for an unknown tier, SalesBusy when the event
 *   changes faster than it can be read, and those of `before` and `after`
 */
export async function placeDoorOrder(scope: Scope, sale: DoorOrder): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const listing = await listingForGuests(scope, sale.eventId, sale.isLate);
    const key = await scope.services.keys.require(listing.event.issuerId);
    try {
      return await inTransaction(scope, async (tx) => {
        await lockEvent(tx, sale.eventId);
        const prices = await sale.before(tx, listing);
        const lines = pricedLines(listing, sale.lines, prices);
        const request = { userId: null, buyer: sale.buyer, idempotencyKey: null, requestHash: null };
        const terms = { lines, code: null, offered: null, answers: [] };
        const order = prepareOrder(scope, request, terms, key);
        await take(tx, order, lines);
        await sale.after(tx, order);
        const { id, issuerId } = listing.event;
        tx.afterCommit(() => scope.services.stockAnnouncer.announce(id, issuerId));
        return order.id;
      });
    } catch (error) {
      if (!(error instanceof ListingChanged)) throw error;
    }
  }
  throw new SalesBusy();
}

/**
 * Prices lines for a guest in front of staff.
 * @throws EventNotPublished, SalesClosed, BadInput for a tier that the event does not have
 */
export function listedForStaff(listing: Listing, lines: readonly OrderLine[], clock: Clock): PricedLine[] {
  requireOpenToStaff(listing, clock);
  return pricedLines(listing, lines, new Map());
}

/** @throws BadInput for a tier that the event does not have */
function pricedLines(
  { tiers }: Listing,
  lines: readonly OrderLine[],
  prices: ReadonlyMap<string, bigint>,
): PricedLine[] {
  return lines.map(({ tier: name, quantity }, index) => {
    const tier = tiers.get(name);
    if (!tier) {
      throw new BadInput([
        { field: `lines.${index}.tier`, code: 'TICKET', message: `${UNKNOWN_TIER} "${name}".` },
      ]);
    }
    return { tier, quantity, unitUnits: prices.get(tier.terms.tierId) ?? tier.terms.priceUnits };
  });
}

/** @throws SoldOut, ListingChanged */
async function take(tx: Tx, order: PreparedOrder, lines: readonly PricedLine[]): Promise<void> {
  const parts = lines.map(({ tier, quantity }) => ({ tier: tier.terms.tier, quantity }));
  const sale = { lines, keyVersion: order.keyVersion, code: null, isGuest: true };
  const [outcome] = outcomesOf([parts], await sellIn(tx, sale, [order]));
  if (outcome?.kind === 'sold_out') throw new SoldOut(outcome.tier, outcome.free);
  if (outcome?.kind !== 'won') throw new ListingChanged();
}
