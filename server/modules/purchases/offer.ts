import type { Clock } from '../../clock.ts';
import type { EventRecord } from '../events/index.ts';
import { EventNotPublished, SalesClosed, UnknownTier } from './purchase.failures.ts';

type Currency = 'USD' | 'XLM' | 'KES';

/** What tickets of a tier are signed with. A sale is refused by the database when any of it has changed. */
export interface Terms {
  /** Differs when anything below does. */
  readonly fingerprint: string;
  readonly tierId: string;
  readonly tier: string;
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
}

export interface OfferedTier {
  readonly terms: Terms;
  readonly formSales: boolean;
  /** As the last sale or read left it. Only a hint: the database decides. */
  free: number;
}

/** An event as it is on sale: read once a second at most, whatever the number of buyers. */
export interface Offer {
  readonly event: EventRecord;
  readonly tiers: ReadonlyMap<string, OfferedTier>;
}

/**
 * The tier, when it is on sale by the form.
 * @throws EventNotPublished, SalesClosed, UnknownTier
 */
export function tierOnSale(offer: Offer, name: string, clock: Clock): OfferedTier {
  const tier = tierOffered(offer, name, clock);
  if (!offer.event.form_sales) throw new SalesClosed('The organiser has closed the sale for this event.');
  if (!tier.formSales) throw new SalesClosed(`The organiser has closed the sale of "${name}".`);
  return tier;
}

/**
 * The tier, when it can be bought at all. What the organiser closes is the sale by the form; paying beforehand goes on.
 * @throws EventNotPublished, SalesClosed, UnknownTier
 */
export function tierOffered({ event, tiers }: Offer, name: string, clock: Clock): OfferedTier {
  const now = clock.now().getTime();
  if (event.status === 'draft') throw new EventNotPublished();
  if (event.status === 'cancelled') throw new SalesClosed('This event was cancelled.');
  if (event.end_at.getTime() < now) throw new SalesClosed('This event is over.');
  const tier = tiers.get(name);
  if (!tier) throw new UnknownTier(name);
  if (tier.terms.expiresAt.getTime() < now) throw new SalesClosed(`"${name}" is no longer valid.`);
  return tier;
}

/** The event with the places left as we last knew them. */
export function eventAsOffered({ event, tiers }: Offer): EventRecord {
  return {
    ...event,
    tiers: event.tiers.map((tier) => ({
      ...tier,
      sold: tier.capacity - tier.held - (tiers.get(tier.name)?.free ?? tier.capacity - tier.held - tier.sold),
    })),
  };
}
