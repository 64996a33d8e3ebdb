import type { SigningKey } from '../../../lib/signing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { lockPlacesOfEvent } from '../../events/index.ts';
import {
  type Buyer,
  EventNotPublished,
  type ListedTier,
  type Listing,
  readListing,
  SalesBusy,
  SalesClosed,
} from '../../orders/index.ts';
import { outcomesOf } from '../batch.statements.ts';
import { lockEvent } from './order.writes.ts';
import { type PreparedOrder, prepareOrder } from './prepared-order.ts';
import { sellIn } from './sale.writes.ts';

/** A guest of the organiser: one ticket of that tier. */
interface Guest extends Buyer {
  tier: string;
}

/** Beginnings of the sentences of refused guests; the name of the tier follows. */
export const UNKNOWN_TIER = 'This event has no tickets named';
export const NO_PLACES_LEFT = 'No places are left in';

type GuestOutcome = { orderId: string } | { refusal: string };

interface GuestBatch {
  eventId: string;
  guests: readonly Guest[];
  /** true: nothing is to be paid; false: the tier's price is due at the door. */
  complimentary: boolean;
  /** true: the tickets are an organiser's test tickets, which take no place and count nowhere. */
  isTest?: boolean;
  /** Writes the caller's own rows in the same transaction, with the outcome of each guest in their order. */
  record(tx: Tx, outcomes: readonly GuestOutcome[]): Promise<void>;
  /** Which guests still need a ticket; called within the transaction, before anything is written. */
  open(tx: Tx): Promise<readonly boolean[]>;
}

export const ATTEMPTS = 3;
/** Most orders per statement. */
const BATCH = 128;

/**
 * Issues tickets that were not bought: an order with one ticket per guest, and its mail. Sales that are closed to
 * buyers are open to the organiser; places are taken from the same tiers, so that none is given away twice.
 * @throws NotFound, EventNotPublished, SalesClosed, SalesBusy when the event changes faster than it can be read
 */
export async function issueGuestOrders(scope: Scope, batch: GuestBatch): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const listing = await listingForGuests(scope, batch.eventId);
    const key = await scope.services.keys.require(listing.event.issuerId);
    try {
      return await inTransaction(scope, (tx) => issue(tx, listing, key, batch), undefined, 'kept');
    } catch (error) {
      if (!(error instanceof ListingChanged)) throw error;
    }
  }
  throw new SalesBusy();
}

/**
 * Reads an event for which the organiser issues tickets, whatever is open to buyers.
 * @param isLate the tickets were sold before: the event may be over
 * @throws NotFound, EventNotPublished, SalesClosed
 */
export async function listingForGuests(scope: Scope, eventId: string, isLate = false): Promise<Listing> {
  const listing = await readListing(scope.db, { id: eventId });
  if (!listing) throw new NotFound('event');
  requireOpenToStaff(listing, scope.clock, isLate);
  return listing;
}

/** @throws EventNotPublished, SalesClosed */
export function requireOpenToStaff({ event }: Listing, clock: Clock, isLate = false): void {
  const { status, endAt, issuerActive: isActive } = event;
  if (status === 'draft') throw new EventNotPublished();
  if (status === 'cancelled') throw new SalesClosed('This event was cancelled.');
  if (isLate) return;
  if (!isActive) throw new SalesClosed('Your organisation is not active, so no tickets are issued.');
  if (endAt.getTime() < clock.now().getTime()) throw new SalesClosed('This event is over.');
}

/** @throws ListingChanged when the event or a tier differs from the listing that tickets are signed with */
async function issue(tx: Tx, listing: Listing, key: SigningKey, batch: GuestBatch): Promise<void> {
  const { eventId, guests } = batch;
  await lockEvent(tx, eventId);
  await lockPlacesOfEvent(tx, eventId);
  const open = await batch.open(tx);
  const outcomes = guests.map(({ tier }, index): GuestOutcome => {
    if (!open[index]) return { refusal: '' };
    return { refusal: `${listing.tiers.has(tier) ? NO_PLACES_LEFT : UNKNOWN_TIER} "${tier}".` };
  });
  for (const tier of listing.tiers.values()) {
    const ofTier = [...guests.entries()].filter(
      ([index, guest]) => open[index] && guest.tier === tier.terms.tier,
    );
    for (let from = 0; from < ofTier.length; from += BATCH) {
      const part = ofTier.slice(from, from + BATCH);
      const orders = part.map(([, guest]) => guestOrder(tx.scope, guest, tier, batch, key));
      const isWritten = await issueOrders(tx, tier, batch, orders);
      for (const [nth, [index]] of part.entries()) {
        const order = orders[nth];
        if (order && isWritten[nth]) outcomes[index] = { orderId: order.id };
      }
    }
  }
  await batch.record(tx, outcomes);
  if (outcomes.some((outcome) => 'orderId' in outcome))
    tx.afterCommit(() => tx.scope.services.stockAnnouncer.announce(eventId, listing.event.issuerId));
}

/** @returns whether each order was written; no place is left for the others */
async function issueOrders(
  tx: Tx,
  tier: ListedTier,
  batch: GuestBatch,
  orders: readonly PreparedOrder[],
): Promise<boolean[]> {
  const lines = [{ tier, unitUnits: unitOf(tier, batch) }];
  const keyVersion = orders[0]?.keyVersion ?? 0;
  const sale = { lines, keyVersion, code: null, isGuest: true, isTest: batch.isTest };
  const parts = orders.map(() => [{ tier: tier.terms.tier, quantity: 1 }]);
  const outcomes = outcomesOf(parts, await sellIn(tx, sale, orders));
  if (outcomes.some(({ kind }) => kind === 'listingChanged')) throw new ListingChanged();
  return outcomes.map(({ kind }) => kind === 'won');
}

/** Rolls the transaction back, to issue the orders anew with the listing as it is then. */
export class ListingChanged extends Error {}

const unitOf = ({ terms }: ListedTier, { complimentary }: GuestBatch): bigint =>
  complimentary ? 0n : terms.priceUnits;

/** The organiser invites; the ticket belongs to the guest, and to no account until one proves the address. */
function guestOrder(
  scope: Scope,
  { tier: _name, ...buyer }: Guest,
  tier: ListedTier,
  batch: GuestBatch,
  key: SigningKey,
): PreparedOrder {
  const request = { userId: null, buyer, idempotencyKey: null, requestHash: null };
  const lines = [{ tier, quantity: 1, unitUnits: unitOf(tier, batch) }];
  return prepareOrder(scope, request, { lines, code: null, offered: null, answers: [] }, key);
}
