import type { Role } from '../../../access/roles.ts';
import { BadInput } from '../../../failures.ts';
import { decodeCursor, type Page, pageOf, pageSize } from '../../../graphql/page.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { chargeOf } from './people.policy.ts';
import { presentAccount } from './user-account.present.ts';
import { readAccounts } from './user-account.reads.ts';
import type { UserAccount } from './user-account.type.ts';

export interface UserList {
  search?: string | null | undefined;
  role?: Role | null | undefined;
  status?: 'active' | 'suspended' | null | undefined;
  first: number;
  after?: string | null | undefined;
}

/** The accounts that the actor looks after, by name. @throws Unauthenticated, Forbidden, BadInput */
export async function listUsers(scope: Scope, asked: UserList): Promise<Page<UserAccount>> {
  const charge = chargeOf(scope.actor);
  const first = pageSize(asked.first);
  const after = placeOf(decodeCursor(asked.after, 2));
  const { search, role, status } = asked;
  const rows = await readAccounts(scope, charge, { search, role, status, first, after });
  return pageOf(
    rows,
    first,
    ({ name, id }) => [name, id],
    (row) => presentAccount(charge.manager, row),
  );
}

function placeOf(key: (string | number)[] | undefined): [name: string, id: string] | undefined {
  if (key === undefined) return undefined;
  const [name, id] = key;
  if (typeof name === 'string' && typeof id === 'string' && isUuid(id)) return [name, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
