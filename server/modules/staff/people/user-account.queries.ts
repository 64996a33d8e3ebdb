import type { SignedInActor } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { followChangedIds } from '../../../platform/follow-changes.ts';
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

/** Delivers each account that the actor manages, after it changed, read with the viewer's permissions. */
export function watchUsers(scope: Scope): AsyncIterableIterator<UserAccount> {
  const managed = managedBy(scope.actor);
  const { topics } = scope.services;
  return followChangedIds({
    coalesceMs: 100,
    capacity: 200,
    listen: (changed) => [
      topics.listen('person.changed', managed.issuerId ?? '*', ({ userId }) => changed(userId)),
    ],
    read: async (id) => {
      const account = await readAccount(scope, managed, id);
      return account && presentAccount(managed.manager, account);
    },
  });
}
