import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { checkAll, faultsNamed } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent } from './announce-event.ts';
import { mayDuplicateEvent } from './event.policy.ts';
import { checkEventDetails, type EventDetails } from './event.rules.ts';
import { insertTier, setFormSales, tiersInOrder } from './event.writes.ts';
import { insertDraft } from './insert-draft.ts';
import { lockOwnEvent } from './lock-own-event.ts';
import { planCopies } from './tier-copy.rules.ts';

export interface DuplicateRequest {
  /** The new event starts then; everything else of it moves by as much. */
  startDate: Date;
  /** The first event's, unless given. */
  name: string | null;
}

/**
 * A draft like that event, whatever became of it: same words, same tiers with as many places and none sold.
 * @returns its id
 */
export async function duplicateEvent(
  scope: Scope,
  id: string,
  { startDate, name }: DuplicateRequest,
): Promise<string> {
  const { userId } = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const first = await lockOwnEvent(tx, id, mayDuplicateEvent);
    const shift = startDate.getTime() - first.startAt.getTime();
    const tiers = await tiersInOrder(tx, id);
    const [details, plans] = checkAll(
      () =>
        checkedCopy({
          name: name ?? first.name,
          description: first.description,
          venue: first.venue,
          category: first.category,
          startDate,
          endDate: new Date(first.endAt.getTime() + shift),
        }),
      () => planCopies(tiers, shift),
    );
    const copy = await insertDraft(tx, details, { issuerId: first.issuerId, createdBy: userId });
    for (const [position, plan] of plans.entries()) {
      const tier = await insertTier(tx, copy, plan, position);
      if (tiers[position]?.formSales === false) await setFormSales(tx, tier.id, false);
    }
    await tx.audit({
      action: 'event.duplicate',
      entityType: 'event',
      entityId: copy.id,
      issuerId: first.issuerId,
      details: { of: first.id, name: copy.name, slug: copy.slug, tiers: plans.length },
    });
    announceEvent(tx, copy);
    return copy.id;
  });
}

/** The end follows from the start, which is what the caller gave. */
function checkedCopy(details: EventDetails): EventDetails {
  try {
    return checkEventDetails(details);
  } catch (error) {
    return faultsNamed((field) => (field === 'endDate' ? 'startDate' : field))(error);
  }
}
