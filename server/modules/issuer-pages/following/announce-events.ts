import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queueMails } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readOpenAnnouncements } from './follower.reads.ts';
import {
  ANNOUNCEMENT_RECIPIENTS,
  finishAnnouncement,
  lockAnnouncement,
  takeFollowers,
} from './follower.writes.ts';

/** Followers that one transaction mails. */
const BATCH_SIZE = 500;

/**
 * Mails followers about events that were published for the first time. Each batch is a transaction of its own, and an
 * interrupted run goes on with the followers that are left.
 */
export async function announceEvents(scope: Scope): Promise<void> {
  for (const eventId of await readOpenAnnouncements(scope)) {
    for (let mailed = BATCH_SIZE; mailed === BATCH_SIZE; ) {
      mailed = await inTransaction(scope, (tx) => mailSome(tx, eventId), SYSTEM_TENANCY);
      scope.services.failpoints.reach('announcement.batch');
    }
  }
}

/** @returns how many followers get a mail */
async function mailSome(tx: Tx, eventId: string): Promise<number> {
  const announcement = await lockAnnouncement(tx, eventId);
  if (announcement === undefined) return 0;
  const followers = announcement.isDue ? await takeFollowers(tx, eventId, announcement, BATCH_SIZE) : [];
  if (followers.length > 0)
    await queueMails(tx, 'event_announced', ANNOUNCEMENT_RECIPIENTS, [followers, eventId]);
  if (followers.length < BATCH_SIZE) await finishAnnouncement(tx, eventId);
  return followers.length;
}
