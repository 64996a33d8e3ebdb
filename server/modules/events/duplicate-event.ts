import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { faultsWithin, refuseFaults } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type CopyRequest, copyEvent } from './copy-event.ts';
import { announceEvent } from './event.queries.ts';
import { mayDuplicateEvent } from './event.rules.ts';
import { lockOwnEvent, tiersInOrder } from './event.writes.ts';
import { priceCurrencies } from './tiers/price-currencies.ts';
import { currencyFaults } from './tiers/tier.rules.ts';

/**
 * Creates a draft from an event in any state: same details, cover, line-up, answers and questions, same tiers with the
 * same capacity, shared capacity, entry rules and things to hand out, and none sold.
 * @returns its id
 * @throws NotFound, Forbidden, BadInput for times out of this century, and for prices in a currency that no active
 *   account of the organiser takes
 */
export async function duplicateEvent(
  scope: Scope,
  id: string,
  { startDate, name }: Pick<CopyRequest, 'startDate' | 'name'>,
): Promise<string> {
  const { userId } = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const first = await lockOwnEvent(tx, id, mayDuplicateEvent);
    const tiers = await tiersInOrder(tx, id);
    const untaken = currencyFaults(tiers, await priceCurrencies(scope, first.issuerId));
    // One fault is enough: all of them concern the copied event.
    refuseFaults(faultsWithin(untaken.slice(0, 1), () => 'id'));
    const copy = await copyEvent(tx, first, { startDate, name, createdBy: userId });
    await tx.audit({
      action: 'event.duplicate',
      entityType: 'event',
      entityId: copy.id,
      issuerId: first.issuerId,
      details: { of: first.id, name: copy.name, slug: copy.slug, tiers: tiers.length },
    });
    announceEvent(tx, copy);
    return copy.id;
  });
}
