import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import { queueMails } from '../../../platform/mail/index.ts';
import { notify } from '../../notifications/index.ts';
import type { EventRow } from '../event.row.ts';
import { isPrintable } from '../event.rules.ts';
import type { Change } from './holder-change.rules.ts';
import { HOLDERS, holdersWithAccount } from './holders.reads.ts';

export const LONGEST_NOTE = 1_000;

interface Telling {
  /** The event after the change. */
  event: Pick<EventRow, 'id' | 'name' | 'slug'>;
  changes: Change[];
  note: string | null;
}

/**
 * Queues a mail to each address that holds a valid ticket, in the transaction of the change; holders with an account
 * also get a notification, subject to their preferences.
 */
export async function notifyHolders(tx: Tx, { event, changes, note }: Telling): Promise<void> {
  const payload = { eventId: event.id, changes, note };
  await queueMails(tx, 'event_changed', HOLDERS, [event.id, JSON.stringify(payload)]);
  const { scope } = tx;
  const moment = scope.clock.now().toISOString();
  // Runs as the system, because row-level security hides other users' preferences from the organiser.
  tx.afterCommit(() =>
    inTransaction(
      scope,
      async (own) => {
        const holders = await holdersWithAccount(own, event.id);
        const told = holders.map((userId) => ({
          userId,
          subjectKey: `event:${event.id}:${moment}`,
          contextId: event.id,
          data: { event: event.name, changed: changes.map(({ field }) => field) },
          link: `/event-details?slug=${encodeURIComponent(event.slug)}`,
        }));
        await notify(own, 'event_changed', told);
      },
      SYSTEM_TENANCY,
    ),
  );
}

/** @throws BadInput for a note that is too long or cannot be printed */
export function checkedNote(given: string | null): string | null {
  const note = given?.trim() ?? '';
  if (note === '') return null;
  if (note.length <= LONGEST_NOTE && isPrintable(note, true)) return note;
  throw new BadInput([
    {
      field: 'note',
      code: 'TOO_LONG',
      max: LONGEST_NOTE,
      message: `A note has at most ${LONGEST_NOTE} printable characters.`,
    },
  ]);
}
