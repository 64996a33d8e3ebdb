import { BadInput } from '../../../failures.ts';
import { decodeCursor, pageOf, pageSize } from '../../../graphql/page.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { readIssuerAccounts } from './issuer-account.reads.ts';
import type { IssuerAccountConnection } from './issuer-account.type.ts';

export interface IssuerAccountList {
  search: string | null | undefined;
  active: boolean | null | undefined;
  first: number;
  after: string | null | undefined;
}

/** Every organiser, listed publicly or not, by name. @throws BadInput */
export async function listIssuerAccounts(
  scope: Scope,
  request: IssuerAccountList,
): Promise<IssuerAccountConnection> {
  const first = pageSize(request.first);
  const after = positionOf(decodeCursor(request.after, 2));
  const { search, active } = request;
  const rows = await readIssuerAccounts(scope, {
    search: search ?? '',
    active: active ?? null,
    first,
    after,
  });
  const page = pageOf(
    rows,
    first,
    (row) => [row.name, row.id],
    ({ total: _total, ...account }) => account,
  );
  return { ...page, totalCount: rows[0]?.total ?? 0 };
}

function positionOf(key: (string | number)[] | undefined): [name: string, id: string] | null {
  if (key === undefined) return null;
  const [name, id] = key;
  if (typeof name === 'string' && typeof id === 'string' && isUuid(id)) return [name, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
