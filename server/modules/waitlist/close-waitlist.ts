import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { endEntries } from './waitlist.writes.ts';
import { offerPlaces } from './waitlist-offer.ts';

/** Entries that one transaction ends. */
const BATCH_SIZE = 100;

/**
 * Ends the waiting lists of a cancelled event: offers are withdrawn, and each person gets one mail. Each batch is a
 * transaction of its own, and an interrupted call goes on with the entries that are left.
 */
export async function closeWaitlists(scope: Scope, eventId: string): Promise<void> {
  for (let ended = BATCH_SIZE; ended === BATCH_SIZE; ) {
    ended = await inTransaction(scope, (tx) => endSome(tx, eventId), SYSTEM_TENANCY);
  }
}

/** @returns how many entries were ended */
async function endSome(tx: Tx, eventId: string): Promise<number> {
  const ended = await endEntries(tx, eventId, BATCH_SIZE);
  // To other events, whose tiers share pools with these.
  const freed = ended.filter(({ wasOffered }) => wasOffered).map(({ tierId }) => tierId);
  if (freed.length > 0) await offerPlaces(tx, [...new Set(freed)]);
  for (const { id, email, language } of ended) {
    await queueMail(tx, {
      kind: 'waiting_cancelled',
      recipient: email,
      payload: { waitingId: id },
      language,
    });
  }
  const [first] = ended;
  if (first)
    await tx.audit({
      action: 'waiting.close',
      entityType: 'event',
      entityId: eventId,
      issuerId: first.issuerId,
      details: { entries: ended.length, offers: ended.filter(({ wasOffered }) => wasOffered).length },
    });
  return ended.length;
}
