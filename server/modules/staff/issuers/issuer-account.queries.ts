import { type Paging, pageOf, sliceByName } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readIssuerAccounts } from './issuer-account.reads.ts';
import type { IssuerAccountConnection } from './issuer-account.schema.ts';

export interface IssuerAccountList {
  search: string | null | undefined;
  active: boolean | null | undefined;
  page: Paging;
}

/** Lists every organiser, listed publicly or not, by name. @throws BadInput */
export async function listIssuerAccounts(
  scope: Scope,
  request: IssuerAccountList,
): Promise<IssuerAccountConnection> {
  const slice = sliceByName(request.page);
  const { search, active } = request;
  const rows = await readIssuerAccounts(scope, {
    search: search ?? '',
    active: active ?? null,
    slice,
  });
  const page = pageOf(
    rows,
    slice,
    (row) => [row.name, row.id],
    ({ total: _total, ...account }) => account,
  );
  return { ...page, totalCount: rows[0]?.total ?? 0 };
}
