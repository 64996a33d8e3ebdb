import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import type { Scope } from '../../../platform/scope.ts';
import { chargeOf } from './people.policy.ts';
import { presentAccount } from './user-account.present.ts';
import { readAccount } from './user-account.reads.ts';
import type { UserAccount } from './user-account.type.ts';

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 200;

/** Delivers each account that the actor manages, after it changed, read with the viewer's permissions. */
export function watchUsers(scope: Scope): AsyncIterableIterator<UserAccount> {
  const charge = chargeOf(scope.actor);
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      // Removed before the read: a change during the read causes another one.
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
