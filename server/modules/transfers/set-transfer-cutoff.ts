import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent, lockOwnEvent, mayEditEvent } from '../events/index.ts';
import { checkedCutoff } from './transfer.rules.ts';
import { upsertCutoff } from './transfer.writes.ts';

/**
 * Sets until when holders may transfer tickets of an event.
 * @param minutes before the start; null: never
 * @throws NotFound, Forbidden, BadInput
 */
export async function setTransferCutoff(
  scope: Scope,
  eventId: string,
  minutes: number | null,
): Promise<void> {
  const cutoff = checkedCutoff(minutes);
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayEditEvent);
    await upsertCutoff(tx, event, cutoff);
    await tx.audit({
      action: 'event.transfer_cutoff',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { minutes: cutoff },
    });
    announceEvent(tx, event);
  });
}
