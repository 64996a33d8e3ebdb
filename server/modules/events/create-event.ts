import { signedIn } from '../../access/actor.ts';
import { inTransaction, type Tx } from '../../db/in-transaction.ts';
import type { Scope } from '../../scope.ts';
import { announceEvent } from './announce-event.ts';
import { NoIssuer } from './event.failures.ts';
import type { EventInput } from './event.inputs.ts';
import { checkEventDetails, type EventDetails } from './event.rules.ts';
import { insertEdition, insertEvent } from './event.writes.ts';
import { isReservedSlug, slugOf, slugWithSuffix } from './slug.rules.ts';

const SLUG_TRIES = 5;

/** A draft of the actor's organiser. @returns its id */
export async function createEvent(scope: Scope, input: EventInput): Promise<string> {
  const actor = signedIn(scope.actor);
  const { issuerId } = actor;
  if (issuerId === null) throw new NoIssuer();
  const details = checkEventDetails({ ...input, category: input.category ?? null });
  return inTransaction(scope, async (tx) => {
    const event = await insertDraft(tx, details, { issuerId, createdBy: actor.userId });
    await insertEdition(tx, event);
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

async function insertDraft(tx: Tx, details: EventDetails, owner: { issuerId: string; createdBy: string }) {
  const { startDate, endDate, ...texts } = details;
  const plain = slugOf(details.name);
  const draft = {
    ...texts,
    ...owner,
    id: tx.scope.ids.uuid(),
    slug: plain,
    status: 'draft' as const,
    startAt: startDate,
    endAt: endDate,
    formSales: true,
    edition: 1,
    createdAt: tx.scope.clock.now(),
  };
  for (let tried = 0; tried < SLUG_TRIES; tried += 1) {
    if (tried > 0 || isReservedSlug(plain)) draft.slug = slugWithSuffix(plain, tx.scope.ids.secret(8));
    if (await insertEvent(tx, draft)) return draft;
  }
  throw new Error(`no free slug for ${plain} in ${SLUG_TRIES} tries`);
}
