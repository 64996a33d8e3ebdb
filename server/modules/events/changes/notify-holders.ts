import { EVENT_LIMITS } from '../../../lib/limits/text-limits.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import { queueMails } from '../../../platform/mail/index.ts';
import { queueToHolders, zoneToWaitIn } from '../../../platform/phone/index.ts';
import { notify } from '../../notifications/index.ts';
import type { EventRow } from '../event.row.ts';
import { isPrintable } from '../event.rules.ts';
import type { Change } from './holder-change.rules.ts';
import { HOLDERS, HOLDERS_OF_ORDERS, holdersWithAccount } from './holders.reads.ts';

interface HolderNotice {
  /** The event after the change. */
  event: Pick<EventRow, 'id' | 'name' | 'slug' | 'startAt' | 'endAt' | 'timeZone'>;
  changes: Change[];
  note: string | null;
  /** Until when holders can answer whether they keep their tickets; null: they are not asked. */
  answerUntil: Date | null;
}

/**
 * Queues a mail to each address that holds a valid ticket, in the transaction of the change, and one for each of its
 * orders when holders are asked whether they keep their tickets; holders with an account
 * also get a notification, subject to their preferences, and the phones that buyers gave for their orders a message.
 */
export async function notifyHolders(
  tx: Tx,
  { event, changes, note, answerUntil }: HolderNotice,
): Promise<void> {
  const payload = { eventId: event.id, changes, note, answerUntil };
  const recipients = answerUntil === null ? HOLDERS : HOLDERS_OF_ORDERS;
  await queueMails(tx, 'event_changed', recipients, [event.id, JSON.stringify(payload)]);
  const { scope } = tx;
  const changedAt = scope.clock.now().toISOString();
  await queueToHolders(tx, {
    kind: 'event_changed',
    eventId: event.id,
    payload: {},
    cause: `event_changed:${event.id}:${changedAt}`,
    timeZone: zoneToWaitIn(scope.clock.now(), event),
    expiresAt: event.endAt,
  });
  // Runs as the system, because row-level security hides other users' preferences from the organiser.
  tx.afterCommit(() =>
    inTransaction(
      scope,
      async (own) => {
        const holders = await holdersWithAccount(own, event.id);
        const notifications = holders.map(({ id: userId, ticketId, tickets }) => ({
          userId,
          subjectKey: `event:${event.id}:${changedAt}`,
          contextId: event.id,
          data: { event: event.name, changed: changes.map(({ field }) => field), answerUntil },
          link:
            answerUntil === null
              ? `/event-details?slug=${encodeURIComponent(event.slug)}`
              : tickets === 1
                ? `/tickets/${ticketId}`
                : '/dashboard?tab=my-tickets',
        }));
        await notify(own, 'event_changed', notifications);
      },
      SYSTEM_TENANCY,
    ),
  );
}

/** @throws BadInput for a note that is too long or cannot be printed */
export function checkedNote(given: string | null): string | null {
  const note = given?.trim() ?? '';
  if (note === '') return null;
  if (note.length <= EVENT_LIMITS.note && isPrintable(note, true)) return note;
  throw new BadInput([
    {
      field: 'note',
      code: 'TOO_LONG',
      max: EVENT_LIMITS.note,
      message: `A note has at most ${EVENT_LIMITS.note} printable characters.`,
    },
  ]);
}
