import { MAX_ENTERED_UNITS } from '../../lib/money/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EventRecord } from '../events/index.ts';
import { type Code, opensTier } from '../sales-rules/index.ts';
import { OrderLimit, OrderTooLarge, SalesClosed, UnknownTier } from './purchase.failures.ts';

type Currency = 'USD' | 'XLM' | 'KES';

/** What tickets of a tier are signed with. A sale is refused by the database when any of it has changed. */
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
  readonly currency: Currency;
  readonly effectiveAt: Date;
  readonly expiresAt: Date;
  readonly graceSeconds: number;
  /** Counts every change of a rule that sales of it obey, so that none is made by an old one. */
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
  /** As the last sale or read left it. Only a hint: the database decides. */
  free: number;
}

/** An event as it is on sale: read once a second at most, whatever the number of buyers. */
export interface Listing {
  readonly event: EventRecord;
  readonly tiers: ReadonlyMap<string, ListedTier>;
}

/**
 * The tier, when it is on sale by the form.
 * @throws SalesClosed, UnknownTier
 */
export function tierOnSale(offer: Listing, name: string, clock: Clock, code: Code | null = null): ListedTier {
  const tier = listedTier(offer, name, clock, code);
  if (!offer.event.form_sales) throw new SalesClosed('The organiser has closed the sale for this event.');
  if (!tier.formSales) throw new SalesClosed(`The organiser has closed the sale of "${name}".`);
  return tier;
}

/**
 * The tier, when it can be bought at all. What the organiser closes for the form is sold to those who pay beforehand.
 * @param code what the buyer gave: hidden tiers are unknown to whoever has none that opens them
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
  if (event.end_at.getTime() < now) throw new SalesClosed('This event is over.');
  if (!event.issuer_active)
    throw new SalesClosed('This organiser is not active at the moment, so no tickets are sold.');
  if (!event.sales_open)
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
 * What the organiser lets one order hold, of the event and of each tier, and what an order may cost at all.
 * @throws OrderLimit, OrderTooLarge
 */
export function requireWithinLimits(
  { event, tiers }: Listing,
  lines: readonly { tier: string; quantity: number }[],
): void {
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (event.order_limit !== null && total > event.order_limit) throw new OrderLimit(null, event.order_limit);
  for (const { tier, quantity } of lines) {
    const most = tiers.get(tier)?.orderLimit ?? null;
    if (most !== null && quantity > most) throw new OrderLimit(tier, most);
  }
  const sums = new Map<Currency, bigint>();
  for (const { tier, quantity } of lines) {
    const terms = tiers.get(tier)?.terms;
    if (terms)
      sums.set(terms.currency, (sums.get(terms.currency) ?? 0n) + terms.priceUnits * BigInt(quantity));
  }
  if ([...sums.values()].some((units) => units > MAX_ENTERED_UNITS)) throw new OrderTooLarge();
}

/** The event with the places left as we last knew them. */
export function eventAsOffered({ event, tiers }: Listing): EventRecord {
  return {
    ...event,
    tiers: event.tiers.map((tier) => ({
      ...tier,
      sold: tier.capacity - tier.held - (tiers.get(tier.name)?.free ?? tier.capacity - tier.held - tier.sold),
    })),
  };
}
