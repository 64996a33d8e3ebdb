import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent } from './announce-event.ts';
import { NoIssuer } from './event.failures.ts';
import type { EventInput } from './event.inputs.ts';
import { checkEventDetails } from './event.rules.ts';
import { insertDraft } from './insert-draft.ts';

/** Creates a draft of the actor's organiser. @returns its id */
export async function createEvent(scope: Scope, input: EventInput): Promise<string> {
  const actor = signedIn(scope.actor);
  const { issuerId } = actor;
  if (issuerId === null) throw new NoIssuer();
  const details = checkEventDetails({ ...input, category: input.category ?? null });
  return inTransaction(scope, async (tx) => {
    const event = await insertDraft(tx, details, { issuerId, createdBy: actor.userId });
    await tx.audit({
      action: 'event.create',
      entityType: 'event',
      entityId: event.id,
      issuerId,
      details: { name: event.name, slug: event.slug },
    });
    announceEvent(tx, event);
    return event.id;
  });
}
