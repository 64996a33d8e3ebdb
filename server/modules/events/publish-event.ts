import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { requireActiveIssuer } from '../issuers/index.ts';
import { announceEvent } from './event.queries.ts';
import type { EventRow } from './event.row.ts';
import { EventNotDraft, mayPublishEvent, nextOnPublish } from './event.rules.ts';
import { lockOwnEvent, markPublished, openAnnouncement } from './event.writes.ts';

/** Sends the mails about events that were published for the first time. */
export const ANNOUNCEMENT_JOB = 'events.announce';

/** Publishes a draft, which puts it on sale; the first time, followers of the issuer are notified. @throws NotFound, Forbidden, EventNotDraft, IssuerInactive */
export async function publishEvent(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, id, mayPublishEvent);
    if (nextOnPublish(event.status) === undefined) throw new EventNotDraft();
    await publishLocked(tx, event);
  });
}

/**
 * Publishes a draft that the caller has locked or created, without asking for rights.
 * @param isOneOfMany as for `announceEvent`
 * @throws IssuerInactive
 */
export async function publishLocked(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'issuerId' | 'slug' | 'seriesId'>,
  isOneOfMany = false,
): Promise<void> {
  await requireActiveIssuer(tx, event.issuerId);
  await markPublished(tx, event.id);
  if (await openAnnouncement(tx, event))
    // The timetable runs within a minute, so a lost request loses no mail.
    tx.afterCommit(() => tx.scope.services.jobs.ask(ANNOUNCEMENT_JOB));
  await tx.audit({
    action: 'event.publish',
    entityType: 'event',
    entityId: event.id,
    issuerId: event.issuerId,
    details: { slug: event.slug },
  });
  announceEvent(tx, event, true, isOneOfMany);
}
