import { type Paging, pageOf, sliceByName } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentIssuer } from './issuer.present.ts';
import { readListedIssuers } from './issuer.reads.ts';
import type { IssuerConnection } from './issuer.type.ts';

export interface IssuerList {
  search?: string | null | undefined;
  page: Paging;
}

/** Lists the public organisers, by name. The search matches names and descriptions in any case. */
export async function listIssuers(scope: Scope, asked: IssuerList): Promise<IssuerConnection> {
  const slice = sliceByName(asked.page);
  const rows = await readListedIssuers(scope, { search: asked.search ?? '', slice });
  const page = pageOf(rows, slice, (row) => [row.name, row.id], presentIssuer);
  return { ...page, totalCount: Number(rows[0]?.total ?? 0n) };
}
