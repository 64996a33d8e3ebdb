import { MAX_ENTERED_UNITS, type TicketCurrency } from '../../../lib/money/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type EventRecord, freeOf } from '../../events/index.ts';
import type { Question } from '../../questions/index.ts';
import { type Code, opensTier } from '../../sales-rules/index.ts';
import { OrderLimit, OrderTooLarge, SalesClosed, UnknownTier } from '../order.failures.ts';

/** The data that tickets of a tier are signed with. The database refuses a sale when any of it has changed. */
export interface Terms {
  /** Differs when anything below does. */
  readonly fingerprint: string;
  readonly tierId: string;
  readonly tier: string;
  readonly tierNumber: number;
  readonly eventId: string;
  readonly issuerId: string;
  readonly edition: number;
  readonly eventName: string;
  readonly eventVenue: string;
  readonly eventStart: Date;
  readonly priceUnits: bigint;
  readonly currency: TicketCurrency;
  readonly effectiveAt: Date;
  readonly expiresAt: Date;
  readonly graceSeconds: number;
  /** Counts every change of a sales rule of the tier, so that no sale follows an old one. */
  readonly rulesVersion: number;
}

export interface ListedTier {
  readonly terms: Terms;
  readonly formSales: boolean;
  /** Sold only to those who give a code that opens it. */
  readonly hidden: boolean;
  readonly salesStart: Date | null;
  readonly salesEnd: Date | null;
  readonly orderLimit: number | null;
  /** As of the last sale or read. Only a hint: the database decides. */
  free: number;
}

/** An event on sale: read at most once a second, whatever the number of buyers. */
export interface Listing {
  readonly event: EventRecord;
  readonly tiers: ReadonlyMap<string, ListedTier>;
  /** Questions to the buyers, in order. A change of them raises the rules version of every tier. */
  readonly questions: readonly Question[];
  /**
   * Ids of the tiers that are sold through its open waiting room, to those whose turn it is; or all of them. null: it has
   * none.
   */
  readonly room: 'all' | readonly string[] | null;
}

/**
 * Whether an order is placed in turn: it holds a ticket that is sold through the waiting room. Without a code, hidden
 * tiers are as unknown here as to the sale.
 */
export function needsTurn(
  { room, tiers }: Pick<Listing, 'room' | 'tiers'>,
  { lines, code }: { lines: readonly { tier: string }[]; code: string | null },
): boolean {
  if (room === null || room === 'all') return room === 'all';
  return lines.some(({ tier: name }) => {
    const tier = tiers.get(name);
    return tier !== undefined && room.includes(tier.terms.tierId) && !(tier.hidden && code === null);
  });
}

/**
 * Returns the tier when it is on sale by the form.
 * @throws SalesClosed, UnknownTier
 */
export function tierOnSale(
  listing: Listing,
  name: string,
  clock: Clock,
  code: Code | null = null,
): ListedTier {
  const tier = listedTier(listing, name, clock, code);
  if (!listing.event.formSales) throw new SalesClosed('The organiser has closed the sale for this event.');
  if (!tier.formSales) throw new SalesClosed(`The organiser has closed the sale of "${name}".`);
  return tier;
}

/**
 * Returns the tier when it can be bought at all. Tiers closed for the form can still be bought with payment in advance.
 * @param code the buyer's code: hidden tiers are unknown without one that opens them
 * @throws SalesClosed, UnknownTier
 */
export function listedTier(
  { event, tiers }: Listing,
  name: string,
  clock: Clock,
  code: Code | null = null,
): ListedTier {
  const now = clock.now().getTime();
  if (event.status === 'cancelled') throw new SalesClosed('This event was cancelled.');
  if (event.endAt.getTime() < now) throw new SalesClosed('This event is over.');
  if (!event.issuerActive)
    throw new SalesClosed('This organiser is not active at the moment, so no tickets are sold.');
  if (!event.salesOpen)
    throw new SalesClosed('The organiser has stopped the sale of tickets for this event.');
  const tier = tiers.get(name);
  if (!tier || (tier.hidden && !(code && opensTier(code, tier.terms.tierId)))) throw new UnknownTier(name);
  requireWithinWindow(tier, now);
  if (tier.terms.expiresAt.getTime() < now) throw new SalesClosed(`"${name}" is no longer valid.`);
  return tier;
}

function requireWithinWindow({ terms, salesStart, salesEnd }: ListedTier, now: number): void {
  if (salesStart && now < salesStart.getTime()) {
    throw new SalesClosed(`The sale of "${terms.tier}" has not begun yet.`, { opensAt: salesStart });
  }
  if (salesEnd && now >= salesEnd.getTime()) {
    throw new SalesClosed(`The sale of "${terms.tier}" has ended.`, { closedAt: salesEnd });
  }
}

/**
 * Checks the organiser's limits per order, of the event and of each tier, and the largest total of an order.
 * @throws OrderLimit, OrderTooLarge
 */
export function requireWithinLimits(
  { event, tiers }: Listing,
  lines: readonly { tier: string; quantity: number }[],
): void {
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (event.orderLimit !== null && total > event.orderLimit) throw new OrderLimit(null, event.orderLimit);
  for (const { tier, quantity } of lines) {
    const most = tiers.get(tier)?.orderLimit ?? null;
    if (most !== null && quantity > most) throw new OrderLimit(tier, most);
  }
  const sums = new Map<TicketCurrency, bigint>();
  for (const { tier, quantity } of lines) {
    const terms = tiers.get(tier)?.terms;
    if (terms)
      sums.set(terms.currency, (sums.get(terms.currency) ?? 0n) + terms.priceUnits * BigInt(quantity));
  }
  if ([...sums.values()].some((units) => units > MAX_ENTERED_UNITS)) throw new OrderTooLarge();
}

/** The event with the free places as last read. */
export function eventAsOffered({ event, tiers }: Listing): EventRecord {
  return {
    ...event,
    tiers: event.tiers.map((tier) => {
      const free = freeOf(tier);
      const taken = free - (tiers.get(tier.name)?.free ?? free);
      const pools = Object.entries(tier.pools ?? {}).map(([id, left]) => [id, left - taken]);
      return { ...tier, sold: tier.sold + taken, pools: tier.pools && Object.fromEntries(pools) };
    }),
  };
}
