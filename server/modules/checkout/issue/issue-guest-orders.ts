import type { SigningKey } from '../../../lib/signing/index.ts';
import { ANONYMOUS } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { EventNotPublished, SalesBusy, SalesClosed } from '../purchase.failures.ts';
import type { Buyer } from '../purchase.rules.ts';
import { readListing } from '../sale/listing.reads.ts';
import type { Listing, Terms } from '../sale/listing.rules.ts';
import {
  insertOrder,
  insertTickets,
  insertTransfers,
  type LockedTier,
  lockEdition,
  lockTiers,
  takePlaces,
} from '../sale/order.writes.ts';
import { type PreparedOrder, prepareOrder } from '../sale/prepared-order.ts';

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
    const offer = await offerTo(scope, batch.eventId);
    const key = await scope.services.keys.current(offer.event.issuer_id);
    if (!key) throw new Error(`issuer ${offer.event.issuer_id} has no signing key`);
    if (await inTransaction(scope, (tx) => issue(tx, offer, key, batch))) return;
  }
  throw new SalesBusy();
}

async function offerTo(scope: Scope, eventId: string): Promise<Listing> {
  const offer = await readListing(scope.db, { id: eventId });
  if (!offer) throw new NotFound('The event');
  const { status, end_at: endAt, issuer_active: isActive } = offer.event;
  if (status === 'draft') throw new EventNotPublished();
  if (status === 'cancelled') throw new SalesClosed('This event was cancelled.');
  if (!isActive) throw new SalesClosed('Your organisation is not active, so no tickets are issued.');
  if (endAt.getTime() < scope.clock.now().getTime()) throw new SalesClosed('This event is over.');
  return offer;
}

/** @returns false when the event or a tier differs from the listing that tickets would be signed with */
async function issue(tx: Tx, offer: Listing, key: SigningKey, batch: GuestBatch): Promise<boolean> {
  const { eventId, guests, complimentary } = batch;
  const edition = await lockEdition(tx, eventId);
  const locked = await lockTiers(
    tx,
    eventId,
    [...offer.tiers.values()].map(({ terms }) => terms.tierId),
  );
  const terms = [...offer.tiers.values()].map((tier) => tier.terms);
  if (!terms.every((one) => isCurrent(one, locked.get(one.tierId), edition))) return false;
  const open = await batch.open(tx);
  const desk = new GuestDependencies(locked);
  const orders: PreparedOrder[] = [];
  const outcomes = guests.map((guest, index): GuestOutcome => {
    if (!open[index]) return { refusal: '' };
    const asked = offer.tiers.get(guest.tier)?.terms;
    if (!asked) return { refusal: `${UNKNOWN_TIER} "${guest.tier}".` };
    const serial = desk.take(asked.tierId);
    if (serial === undefined) return { refusal: `${NO_PLACES_LEFT} "${guest.tier}".` };
    const order = guestOrder(tx.scope, guest, complimentary ? { ...asked, priceUnits: 0n } : asked, key);
    for (const ticket of order.tickets) ticket.serial = serial;
    orders.push(order);
    return { orderId: order.id };
  });
  await write(tx, orders, desk, edition);
  await batch.record(tx, outcomes);
  if (orders.length > 0)
    tx.afterCommit(() => tx.scope.services.sales.announce(eventId, offer.event.issuer_id));
  return true;
}

/** Counts the places that one transaction gives away before they are taken. */
class GuestDependencies {
  readonly taken = new Map<string, number>();
  readonly #tiers: ReadonlyMap<string, LockedTier>;

  constructor(tiers: ReadonlyMap<string, LockedTier>) {
    this.#tiers = tiers;
  }

  /** @returns the serial of the ticket; undefined when the tier is full */
  take(tierId: string): number | undefined {
    const tier = this.#tiers.get(tierId);
    const taken = this.taken.get(tierId) ?? 0;
    if (!tier || taken >= tier.free) return undefined;
    this.taken.set(tierId, taken + 1);
    return tier.next_serial + taken;
  }
}

/** The organiser invites; the ticket belongs to the guest, and to no account until one proves the address. */
function guestOrder(scope: Scope, { tier, ...buyer }: Guest, terms: Terms, key: SigningKey): PreparedOrder {
  const request = {
    ...{ slug: '', lines: [{ tier, quantity: 1 }], buyer },
    ...{ code: null, waiting: null, idempotencyKey: null },
  };
  const parts = [{ terms, quantity: 1, unitUnits: terms.priceUnits }];
  return prepareOrder({ ...scope, actor: ANONYMOUS }, request, { parts, code: null, offered: null }, key);
}

async function write(
  tx: Tx,
  orders: readonly PreparedOrder[],
  desk: GuestDependencies,
  edition: number,
): Promise<void> {
  for (const [tierId, places] of desk.taken) await takePlaces(tx, tierId, places);
  for (const order of orders) {
    await insertOrder(tx, order, false);
    await insertTickets(tx, order, edition);
    await insertTransfers(tx, order);
    await noteOrder(tx, order);
    await queueMail(tx, { kind: 'tickets', recipient: order.email, orderId: order.id });
  }
}

/** Writes the audit entry that every order gets; it also publishes the ticket to subscribers. */
async function noteOrder(tx: Tx, order: PreparedOrder): Promise<void> {
  await tx.audit({
    action: 'order.create',
    entityType: 'order',
    entityId: order.id,
    issuerId: order.issuerId,
    details: {
      event_id: order.eventId,
      tiers: Object.fromEntries(order.tickets.map(({ tier }) => [tier, 1])),
      guest: true,
    },
  });
}

function isCurrent(terms: Terms, tier: LockedTier | undefined, edition: number): boolean {
  return (
    tier !== undefined &&
    edition === terms.edition &&
    tier.name === terms.tier &&
    tier.price_units === terms.priceUnits &&
    tier.currency === terms.currency &&
    tier.effective_at.getTime() === terms.effectiveAt.getTime() &&
    tier.expires_at.getTime() === terms.expiresAt.getTime() &&
    tier.grace_seconds === terms.graceSeconds
  );
}
