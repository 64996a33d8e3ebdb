import type { Role } from '../../../platform/access/roles.ts';
import { type Page, type Paging, pageOf, sliceByName } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { chargeOf } from './people.policy.ts';
import { presentAccount } from './user-account.present.ts';
import { readAccounts } from './user-account.reads.ts';
import type { UserAccount } from './user-account.type.ts';

export interface UserList {
  search?: string | null | undefined;
  role?: Role | null | undefined;
  status?: 'active' | 'suspended' | null | undefined;
  page: Paging;
}

/** Lists the accounts that the actor manages, by name. @throws Unauthenticated, Forbidden, BadInput */
export async function listUsers(scope: Scope, asked: UserList): Promise<Page<UserAccount>> {
  const charge = chargeOf(scope.actor);
  const slice = sliceByName(asked.page);
  const { search, role, status } = asked;
  const rows = await readAccounts(scope, charge, { search, role, status, slice });
  return pageOf(
    rows,
    slice,
    ({ name, id }) => [name, id],
    (row) => presentAccount(charge.manager, row),
  );
}
