import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent } from '../event.queries.ts';
import { mayKnowEvent, mayManageTiers } from '../event.rules.ts';
import { findTier, lockOwnEvent, setFormSales } from '../event.writes.ts';

/** Opens or closes the public form for one tier. @returns the id of its event */
export async function setTierFormSales(scope: Scope, tierId: string, enabled: boolean): Promise<string> {
  return inTransaction(scope, async (tx) => {
    const tier = isUuid(tierId) ? await findTier(tx, tierId) : undefined;
    if (tier === undefined || !mayKnowEvent(scope.actor, tier)) throw new NotFound('tier');
    const event = await lockOwnEvent(tx, tier.eventId, mayManageTiers);
    await setFormSales(tx, tier.id, enabled);
    await tx.audit({
      action: 'tier.form_sales',
      entityType: 'tier',
      entityId: tier.id,
      issuerId: tier.issuerId,
      details: { tier: tier.name, enabled },
    });
    announceEvent(tx, event);
    return event.id;
  });
}
