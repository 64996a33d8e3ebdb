import { requireAny } from '../../platform/access/actor.ts';
import { Coalescer } from '../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../platform/scope.ts';
import { eventGates } from './create-gate.ts';
import { STAFF_OF_THE_DOOR } from './door.policy.ts';
import { presentEntries } from './door.present.ts';
import type { EntriesChange } from './door.type.ts';

const BETWEEN_READS_MS = 250;
/** A subscriber that falls behind needs only the newest figures. */
const KEPT_FOR_SLOW_WATCHERS = 1;

/**
 * Subscribes to the entries of an event, at most four updates a second. The subscriber must work for the event's issuer
 * at the start, and each figure is read as that actor; ending a session closes its socket.
 * @throws NotFound for an event of another issuer
 */
export async function watchEntries(
  scope: Scope,
  eventId: string,
): Promise<AsyncIterableIterator<EntriesChange>> {
  requireAny(scope.actor, STAFF_OF_THE_DOOR);
  await eventGates(scope, eventId);
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    mailbox.push(presentEntries(eventId, await eventGates(scope, eventId)));
  });
  const stop = scope.services.topics.listen('event.entries', eventId, () => coalescer.poke());
  const mailbox = new Mailbox<EntriesChange>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
