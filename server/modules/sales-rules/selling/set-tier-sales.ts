import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent, lockOwnEvent, mayKnowEvent, mayManageTiers } from '../../events/index.ts';
import { type Patch, patchedTierSales, type TierSales } from './selling.rules.ts';
import { findTierSales, updateTierSales } from './selling.writes.ts';

/**
 * Changes the sales settings of a tier: its period, whether it is hidden, and tickets per order.
 * @returns the id of its event
 * @throws NotFound, Forbidden, BadInput
 */
export async function setTierSales(scope: Scope, tierId: string, patch: Patch<TierSales>): Promise<string> {
  return inTransaction(scope, async (tx) => {
    const tier = isUuid(tierId) ? await findTierSales(tx, tierId) : undefined;
    if (!tier || !mayKnowEvent(scope.actor, tier)) throw new NotFound('The tier');
    const event = await lockOwnEvent(tx, tier.eventId, mayManageTiers);
    const sales = patchedTierSales(tier, patch);
    await updateTierSales(tx, tier.id, sales);
    await tx.audit({
      action: 'tier.sales',
      entityType: 'tier',
      entityId: tier.id,
      issuerId: tier.issuerId,
      details: { tier: tier.name, ...sales },
    });
    announceEvent(tx, event, true);
    return event.id;
  });
}
