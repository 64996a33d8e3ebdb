import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { lockOwnEvent, mayManageTiers } from '../../events/index.ts';
import { exemptBuyer, lockRefusal } from './buyer-refusal.writes.ts';

/**
 * Lets a person who was refused by the limit of tickets per person buy more of the event.
 * @returns the id of the event
 * @throws NotFound, Forbidden
 */
export async function allowBuyer(scope: Scope, refusalId: string): Promise<string> {
  const { userId } = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const refusal = isUuid(refusalId) ? await lockRefusal(tx, refusalId) : undefined;
    if (!refusal) throw new NotFound('refusal');
    const event = await lockOwnEvent(tx, refusal.eventId, mayManageTiers);
    await exemptBuyer(tx, refusal, userId);
    await tx.audit({
      action: 'event.buyer_allowed',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { refusal: refusal.id },
    });
    return event.id;
  });
}
