import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { queueToHolders } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readUpcoming } from './remind.reads.ts';

export const REMIND_JOB = 'phone.remind';

/**
 * Queues a reminder to the phones of each event that begins within a day, once for each number and time of the event.
 * Orders of the last day before the event have had their message then.
 */
export async function remindHolders(scope: Scope): Promise<void> {
  for (const { id: eventId, startsAt, timeZone } of await readUpcoming(scope, scope.clock.in(DAY_SECONDS)))
    await inTransaction(
      scope,
      (tx) =>
        queueToHolders(tx, {
          kind: 'reminder',
          eventId,
          payload: {},
          cause: `reminder:${eventId}:${startsAt.toISOString()}`,
          timeZone,
          expiresAt: startsAt,
          askedBefore: new Date(startsAt.getTime() - DAY_SECONDS * 1_000),
        }),
      SYSTEM_TENANCY,
    );
}
