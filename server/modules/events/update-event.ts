import { inTransaction } from '../../platform/db/in-transaction.ts';
import { checkAll } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent } from './announce-event.ts';
import { EventCancelled } from './event.failures.ts';
import type { EventPatch } from './event.inputs.ts';
import { mayEditEvent } from './event.policy.ts';
import type { EventRow } from './event.row.ts';
import { checkEventDetails, type EventDetails, mayBeEdited, needsNewEdition } from './event.rules.ts';
import { insertEdition, moveTiers, updateDetails } from './event.writes.ts';
import { changesForHolders, concernsHolders } from './holder-change.rules.ts';
import { lockOwnEvent } from './lock-own-event.ts';
import { checkedNote, notifyHolders } from './notify-holders.ts';
import { knownToHolders, patched } from './patched-event.ts';

/**
 * Applies the patch. The slug stays, because links to the event are in use. Ticket holders are notified of a new name,
 * place or time.
 * @param note the organiser's message in that mail
 */
export async function updateEvent(
  scope: Scope,
  id: string,
  patch: EventPatch,
  note: string | null = null,
): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, id, mayEditEvent);
    if (!mayBeEdited(event.status)) throw new EventCancelled();
    const [words, details] = checkAll(
      () => checkedNote(note),
      () => checkEventDetails(patched(event, patch)),
    );
    const formSales = patch.formSales ?? event.formSales;
    const anew = needsNewEdition(event, details);
    const now = {
      ...event,
      name: details.name,
      venue: details.venue,
      startAt: details.startDate,
      edition: event.edition + (anew ? 1 : 0),
    };
    if (anew) await insertEdition(tx, now);
    await updateDetails(tx, now, { ...details, formSales });
    if (movesInTime(event, details)) await moveTiers(tx, event, details);
    const changes = changesForHolders(knownToHolders(event), details);
    const tells = concernsHolders(event, details, changes, scope.clock.now());
    if (tells) await notifyHolders(tx, { event: now, changes, note: words });
    await tx.audit({
      action: 'event.edit',
      entityType: 'event',
      entityId: id,
      issuerId: event.issuerId,
      details: {
        changed: changedFields(event, { ...details, formSales }),
        edition: now.edition,
        ...(tells && { told: true }),
      },
    });
    announceEvent(tx, event);
  });
}

function movesInTime(event: EventRow, now: EventDetails): boolean {
  return (
    event.startAt.getTime() !== now.startDate.getTime() || event.endAt.getTime() !== now.endDate.getTime()
  );
}

function changedFields(event: EventRow, now: EventDetails & { formSales: boolean }): string[] {
  const before: EventDetails & { formSales: boolean } = {
    ...event,
    startDate: event.startAt,
    endDate: event.endAt,
  };
  const keys = ['name', 'description', 'venue', 'startDate', 'endDate', 'category', 'formSales'] as const;
  return keys.filter((key) => String(before[key]) !== String(now[key]));
}
