import type { Scope } from '../../../platform/scope.ts';
import { OfferDiffers, OfferGone } from './waiting.failures.ts';
import { readWaiting } from './waiting.reads.ts';

/** Places held for a buyer from the waitlist. */
export interface WaitlistOffer {
  readonly id: string;
  readonly tierId: string;
}

/**
 * Finds a mailed waitlist offer and checks that it fits the order. The sale checks that it is not taken meanwhile.
 * @throws OfferGone, OfferDiffers
 */
export async function offerOfWaiting(
  scope: Scope,
  secret: string,
  request: { tier: string; quantity: number }[],
): Promise<WaitlistOffer> {
  const secretHash = scope.services.credentials.links.digest(secret);
  const entry = await readWaiting(scope.db, { secretHash });
  const isOpen =
    entry?.state === 'offered' && entry.offerUntil !== null && entry.offerUntil > scope.clock.now();
  if (!entry || !isOpen) throw new OfferGone();
  const [line] = request;
  if (request.length !== 1 || line?.tier !== entry.tier || line.quantity > entry.quantity) {
    throw new OfferDiffers(entry.tier, entry.quantity);
  }
  return { id: entry.id, tierId: entry.tierId };
}
