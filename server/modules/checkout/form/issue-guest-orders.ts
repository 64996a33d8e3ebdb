import type { SigningKey } from '../../../lib/signing/index.ts';
import { ANONYMOUS } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type Buyer,
  EventNotPublished,
  type ListedTier,
  type Listing,
  readListing,
  SalesBusy,
  SalesClosed,
} from '../../orders/index.ts';
import { lockEvent, lockTiers } from './order.writes.ts';
import { hasTerms, PlaceCounter, writeOrder } from './place-order.ts';
import { type PreparedOrder, prepareOrder } from './prepared-order.ts';

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

const ATTEMPTS = 3;

/**
 * Issues tickets that were not bought: an order with one ticket per guest, and its mail. Sales that are closed to
 * buyers are open to the organiser; places are taken from the same tiers, so that none is given away twice.
 * @throws NotFound, EventNotPublished, SalesClosed, SalesBusy when the event changes faster than it can be read
 */
export async function issueGuestOrders(scope: Scope, batch: GuestBatch): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const listing = await listingForGuests(scope, batch.eventId);
    const key = await scope.services.keys.require(listing.event.issuerId);
    if (await inTransaction(scope, (tx) => issue(tx, listing, key, batch))) return;
  }
  throw new SalesBusy();
}

async function listingForGuests(scope: Scope, eventId: string): Promise<Listing> {
  const listing = await readListing(scope.db, { id: eventId });
  if (!listing) throw new NotFound('event');
  const { status, endAt, issuerActive: isActive } = listing.event;
  if (status === 'draft') throw new EventNotPublished();
  if (status === 'cancelled') throw new SalesClosed('This event was cancelled.');
  if (!isActive) throw new SalesClosed('Your organisation is not active, so no tickets are issued.');
  if (endAt.getTime() < scope.clock.now().getTime()) throw new SalesClosed('This event is over.');
  return listing;
}

/** @returns false when the event or a tier differs from the listing that tickets would be signed with */
async function issue(tx: Tx, listing: Listing, key: SigningKey, batch: GuestBatch): Promise<boolean> {
  const { eventId, guests, complimentary, isTest = false } = batch;
  const tiers = [...listing.tiers.values()];
  await lockEvent(tx, eventId);
  const locked = await lockTiers(
    tx,
    eventId,
    tiers.map(({ terms }) => terms.tierId),
  );
  if (!tiers.every(({ terms }) => hasTerms(locked.get(terms.tierId), terms))) return false;
  const open = await batch.open(tx);
  const places = new PlaceCounter(locked);
  const orders: PreparedOrder[] = [];
  const outcomes = guests.map((guest, index): GuestOutcome => {
    if (!open[index]) return { refusal: '' };
    const tier = listing.tiers.get(guest.tier);
    if (!tier) return { refusal: `${UNKNOWN_TIER} "${guest.tier}".` };
    const { tierId } = tier.terms;
    const serial = isTest ? places.takeForTest(tierId) : places.take(tierId, 1);
    if (serial === undefined) return { refusal: `${NO_PLACES_LEFT} "${guest.tier}".` };
    const order = guestOrder(tx.scope, guest, tier, complimentary, key);
    for (const ticket of order.tickets) Object.assign(ticket, { serial, isTest });
    orders.push(order);
    return { orderId: order.id };
  });
  await places.write(tx);
  for (const order of orders) await writeOrder(tx, order, true, tiers[0]?.terms.edition ?? 1);
  await batch.record(tx, outcomes);
  if (orders.length > 0)
    tx.afterCommit(() => tx.scope.services.stockAnnouncer.announce(eventId, listing.event.issuerId));
  return true;
}

/** The organiser invites; the ticket belongs to the guest, and to no account until one proves the address. */
function guestOrder(
  scope: Scope,
  { tier: _name, ...buyer }: Guest,
  tier: ListedTier,
  complimentary: boolean,
  key: SigningKey,
): PreparedOrder {
  const request = { userId: null, buyer, idempotencyKey: null, requestHash: null };
  const unitUnits = complimentary ? 0n : tier.terms.priceUnits;
  const order = { lines: [{ tier, quantity: 1, unitUnits }], code: null, offered: null, answers: [] };
  return prepareOrder({ ...scope, actor: ANONYMOUS }, request, order, key);
}
