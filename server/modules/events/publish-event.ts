import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { requireActiveIssuer } from '../issuers/index.ts';
import { announceEvent } from './announce-event.ts';
import { EventNotDraft } from './event.failures.ts';
import { mayPublishEvent } from './event.policy.ts';
import { nextOnPublish } from './event.rules.ts';
import { markPublished } from './event.writes.ts';
import { lockOwnEvent } from './lock-own-event.ts';

/** Publishes a draft, which puts it on sale. @throws NotFound, Forbidden, EventNotDraft, IssuerInactive */
export async function publishEvent(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, id, mayPublishEvent);
    if (nextOnPublish(event.status) === undefined) throw new EventNotDraft();
    await requireActiveIssuer(tx, event.issuerId);
    await markPublished(tx, event.id);
    await tx.audit({
      action: 'event.publish',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { slug: event.slug },
    });
    announceEvent(tx, event, true);
  });
}
