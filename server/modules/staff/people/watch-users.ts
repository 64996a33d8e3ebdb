import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../../platform/scope.ts';
import { chargeOf } from './people.policy.ts';
import { presentAccount } from './user-account.present.ts';
import { readAccount } from './user-account.reads.ts';
import type { UserAccount } from './user-account.type.ts';

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 200;

/** Each account that the actor looks after, after it changed. Read anew, as whoever watches. */
export function watchUsers(scope: Scope): AsyncIterableIterator<UserAccount> {
  const charge = chargeOf(scope.actor);
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      // Taken out before it is read: what changes meanwhile is read once more.
      changed.delete(id);
      const account = await readAccount(scope, charge, id).catch((error: unknown) => {
        changed.add(id);
        throw error;
      });
      if (account) mailbox.push(presentAccount(charge.manager, account));
    }
  });
  const stop = scope.services.topics.listen('person.changed', charge.issuerId ?? '*', ({ userId }) => {
    changed.add(userId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<UserAccount>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
