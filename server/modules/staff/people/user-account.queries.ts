import type { SignedInActor } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { Coalescer, Mailbox } from '../../../platform/concurrency.ts';
import { type Page, type Paging, pageOf, sliceByName } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readAccount, readAccounts, type UserAccountRecord } from './user-account.reads.ts';
import { managedBy, mayChange, rolesToGive } from './user-account.rules.ts';
import type { UserAccount } from './user-account.schema.ts';

export function presentAccount(manager: SignedInActor, record: UserAccountRecord): UserAccount {
  const viewerMayChange = mayChange(manager, record);
  return { ...record, viewerMayChange, viewerMayGive: viewerMayChange ? [...rolesToGive(manager)] : [] };
}

export interface UserList {
  search?: string | null | undefined;
  role?: Role | null | undefined;
  status?: 'active' | 'suspended' | null | undefined;
  page: Paging;
}

/** Lists the accounts that the actor manages, by name. @throws Unauthenticated, Forbidden, BadInput */
export async function listUsers(scope: Scope, asked: UserList): Promise<Page<UserAccount>> {
  const managed = managedBy(scope.actor);
  const slice = sliceByName(asked.page);
  const { search, role, status } = asked;
  const rows = await readAccounts(scope, managed, { search, role, status, slice });
  return pageOf(
    rows,
    slice,
    ({ name, id }) => [name, id],
    (row) => presentAccount(managed.manager, row),
  );
}

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 200;

/** Delivers each account that the actor manages, after it changed, read with the viewer's permissions. */
export function watchUsers(scope: Scope): AsyncIterableIterator<UserAccount> {
  const managed = managedBy(scope.actor);
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      // Removed before the read: a change during the read causes another one.
      changed.delete(id);
      const account = await readAccount(scope, managed, id).catch((error: unknown) => {
        changed.add(id);
        throw error;
      });
      if (account) mailbox.push(presentAccount(managed.manager, account));
    }
  });
  const stop = scope.services.topics.listen('person.changed', managed.issuerId ?? '*', ({ userId }) => {
    changed.add(userId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<UserAccount>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}
