import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { requestTicketLink } from '../../tickets/index.ts';
import type { Listing } from '../listing.ts';
import { ConfirmAddress, PersonLimit } from '../purchase.failures.ts';
import type { PurchaseRequest } from '../purchase.rules.ts';

/** The hourly points of a network: with this limit, one point per ticket. */
const USUAL_LIMIT = 40;

/**
 * Counts the tickets of an unpaid order against the hourly limit that the organiser sets per network.
 * @throws RateLimited
 */
export async function countUnpaid(
  scope: Scope,
  { event }: Listing,
  { lines }: PurchaseRequest,
): Promise<void> {
  if (event.network_limit === null) return;
  const tickets = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const points = Math.ceil((tickets * USUAL_LIMIT) / event.network_limit);
  await scope.services.limits.consume('unpaid', { address: scope.address, within: event.id }, points);
}

/**
 * Maps the database's refusal of an order to its failure; undefined for other errors. An address that must be confirmed
 * is mailed a link, within the usual limit of such mails.
 */
export async function unpaidRefusal(
  scope: Scope,
  { event }: Listing,
  { buyer }: PurchaseRequest,
  error: unknown,
): Promise<Failure | undefined> {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23514') return undefined;
  if (constraint === 'orders_person_limit') return new PersonLimit(event.person_limit ?? 0);
  if (constraint !== 'orders_confirmed_address') return undefined;
  await requestTicketLink(scope, buyer.email).catch((refusal: unknown) => {
    if (!(refusal instanceof Failure)) throw refusal;
  });
  return new ConfirmAddress(buyer.email);
}
