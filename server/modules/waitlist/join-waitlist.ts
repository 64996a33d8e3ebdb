import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { NotFound, refuseFaults } from '../../platform/failures.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  buyerFaults,
  type ListedTier,
  type Listing,
  lineFaults,
  listedTier,
  normalBuyer,
  requireWithinLimits,
} from '../orders/index.ts';
import { StillAvailable, WaitingClosed } from './waitlist.rules.ts';
import { join, lockTierToOffer } from './waitlist.writes.ts';

interface WaitlistInput {
  slug: string;
  tier: string;
  quantity: number;
  name: string;
  email: string;
}

/**
 * Adds a person to the waitlist of a tier that has too few places. The answer is the same whether or not the address is
 * already on it; the mail says which.
 * @throws BadInput, NotFound, SalesClosed, UnknownTier, OrderLimit, WaitingClosed, StillAvailable,
 *   RateLimited
 */
export async function joinWaitingList(scope: Scope, filled: WaitlistInput): Promise<void> {
  const request = checked(filled, scope.services.settings.now.orderTickets);
  await scope.services.limits.consume('waiting', { address: scope.address, account: request.email });
  const listing = await scope.services.listings.find(request);
  if (!listing) throw new NotFound('event');
  const tier = listedTier(listing, request.tier, scope.clock);
  requireWithinLimits(listing, [request]);
  if (!listing.event.waitingList) throw new WaitingClosed();
  await inTransaction(scope, (tx) => enter(tx, request, listing, tier), SYSTEM_TENANCY);
}

/** @throws BadInput naming every fault */
function checked(filled: WaitlistInput, most: number): WaitlistInput {
  // Waitlist entries have no phone number.
  const person = normalBuyer({ ...filled, phone: '000' });
  const { name, email } = person;
  const request = { ...filled, tier: filled.tier.trim(), name, email };
  refuseFaults([...buyerFaults(person), ...lineFaults([request], most)]);
  return request;
}

async function enter(
  tx: Tx,
  request: WaitlistInput,
  { event }: Listing,
  { terms }: ListedTier,
): Promise<void> {
  const { ids, services } = tx.scope;
  // Locked, so that no place comes free unseen while an entry is added.
  const tier = await lockTierToOffer(tx, terms.tierId);
  if (!tier || tier.free >= request.quantity) throw new StillAvailable(request.tier, tier?.free ?? 0);
  const id = ids.uuid();
  const secret = services.credentials.links.secretOf('waiting_list', id);
  const entry = await join(tx, {
    id,
    issuerId: event.issuerId,
    eventId: event.id,
    tierId: terms.tierId,
    name: request.name,
    email: request.email,
    quantity: request.quantity,
    secretHash: services.credentials.links.digest(secret),
    language: tx.scope.language,
  });
  await queueMail(tx, {
    kind: 'waiting_joined',
    recipient: request.email,
    payload: { waitingId: entry.id },
    language: tx.scope.language,
  });
  if (!entry.isNew) return;
  await tx.audit({
    action: 'waiting.join',
    entityType: 'tier',
    entityId: terms.tierId,
    issuerId: event.issuerId,
    details: { event_id: event.id, entry: id, quantity: request.quantity },
  });
}
