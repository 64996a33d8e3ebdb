import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Listing, OrderRequest } from '../../orders/index.ts';
import { buyerKeys, type KnownBuyer } from './buyer-keys.ts';
import { noteRefusal } from './buyer-refusal.writes.ts';

/** The person has reached the organiser's limit of tickets in all orders of the event. */
export class BuyerLimit extends Failure {
  constructor(most: number) {
    super(
      'BUYER_LIMIT',
      'unprocessable',
      `One person gets at most ${most} ${most === 1 ? 'ticket' : 'tickets'} for this event, in all orders together.`,
      { most },
    );
  }
}

/** @returns null for an event without a limit */
export function keysToCount(
  { event }: Listing,
  request: OrderRequest & { phone?: unknown },
): string[] | null {
  if (event.buyerLimit === null) return null;
  const { buyer, userId, phone } = request;
  const known: KnownBuyer = { ...buyer, userId, payer: typeof phone === 'string' ? phone : null };
  return buyerKeys(known);
}

/**
 * Rethrows the database's refusal of an order above the limit as its failure, and lists it for the organiser's staff.
 * @throws BuyerLimit, or the given error
 */
export async function refuseAboveLimit(
  scope: Scope,
  { event }: Listing,
  request: OrderRequest,
  error: unknown,
): Promise<never> {
  const { constraint } = error as { constraint?: string };
  if (constraint !== 'orders_buyer_limit') throw error;
  const { buyer, buyerKeys: keys, lines } = request;
  const tickets = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const refusal = { id: scope.ids.uuid(), eventId: event.id, issuerId: event.issuerId, ...buyer, tickets };
  await inTransaction(
    { ...scope, call: undefined } as Scope,
    (tx) => noteRefusal(tx, { ...refusal, keys: keys ?? [] }),
    SYSTEM_TENANCY,
  );
  throw new BuyerLimit(event.buyerLimit ?? 0);
}
