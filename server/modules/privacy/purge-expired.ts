import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { dueBefore, type RetentionKind, retentionOf } from './retention.rules.ts';
import {
  eraseGuestsOfEvent,
  type PurgeStep,
  purgeBatchRecipients,
  purgeDeliveries,
  purgeHappenings,
  purgeMails,
  purgeMessages,
  purgeNotifications,
  purgePhoneMessages,
  purgePhoneNumbers,
  purgeReceiptNames,
  purgeUnpaid,
  readEventsWithGuests,
  recordGuestsErased,
} from './retention.writes.ts';

/** Rows of one transaction: few, so that sales never wait for a purge, and a killed run loses little. */
const BATCH = 1_000;
/** Most steps of one run for one kind; the next night continues. */
const MAX_STEPS = 1_000;

/** In the order in which rows refer to each other. */
const STEPS: readonly (readonly [RetentionKind, PurgeStep])[] = [
  ['messages', purgeMessages],
  ['messages', purgeBatchRecipients],
  ['mails', purgeMails],
  ['mails', purgePhoneMessages],
  ['mails', purgePhoneNumbers],
  ['notifications', purgeNotifications],
  ['deliveries', purgeDeliveries],
  ['deliveries', purgeHappenings],
  ['unpaid', purgeUnpaid],
  ['books', purgeReceiptNames],
];

/** Deletes or anonymises what has been kept for as long as the settings say, each step in a transaction of its own. */
export async function purgeExpired(scope: Scope): Promise<void> {
  for (const [kind, step] of STEPS) {
    const before = dueOf(scope, kind);
    for (let run = 0; run < MAX_STEPS; run += 1)
      if ((await inTransaction(scope, (tx) => step(tx, before, BATCH), SYSTEM_TENANCY)) === 0) break;
  }
  await purgeGuests(scope);
}

function dueOf(scope: Scope, kind: RetentionKind): Date {
  return dueBefore(scope.clock.now(), retentionOf(kind, scope.services.settings.now.kept));
}

/** An event with money under way keeps its guests until a later run. */
async function purgeGuests(scope: Scope): Promise<void> {
  const before = dueOf(scope, 'guests');
  const events = await inTransaction(scope, (tx) => readEventsWithGuests(tx, before, BATCH), SYSTEM_TENANCY);
  for (const event of events) {
    const erase = () => inTransaction(scope, (tx) => eraseGuestsOfEvent(tx, event, BATCH), SYSTEM_TENANCY);
    while ((await erase()) > 0) {
      // Each step is one transaction.
    }
    await inTransaction(scope, (tx) => recordGuestsErased(tx, event), SYSTEM_TENANCY);
  }
}
