import { createHmac } from 'node:crypto';
import { isSignedIn } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Listing } from './listing/listing.rules.ts';
import { NetworkLimit, PersonLimit } from './order.failures.ts';

/**
 * Returns a digest of the caller's network, by which its unpaid tickets of an event are counted.
 * @returns null while nothing is limited, and for the organiser's own team and keys, which sell to many people
 */
export function networkToCount({ services, address, actor }: Scope, { event }: Listing): string | null {
  const network = services.limits.networkOf(address);
  if (network === null || (isSignedIn(actor) && actor.issuerId === event.issuerId)) return null;
  return createHmac('sha256', services.secrets.tokenKey)
    .update(['passa.order-network.v1', event.id, network].join('\n'))
    .digest('hex')
    .slice(0, 32);
}

/** Counts a request to hold places, by the buyer's mailbox within a network. @throws RateLimited */
export function countHold({ services: { limits }, address }: Scope, email: string): Promise<void> {
  return limits.consume('hold', { address, account: `${email}|${limits.networkOf(address) ?? ''}` });
}

/** Maps the database's refusal of an order whose tickets are not paid yet to its failure. */
export function refuseUnpaid({ event }: Listing, error: unknown): unknown {
  const { constraint, detail } = error as { constraint?: string; detail?: string };
  if (constraint === 'orders_person_limit') return new PersonLimit(event.personLimit ?? 0);
  if (constraint === 'orders_network_limit') return new NetworkLimit(Number(detail) || 60);
  return error;
}
