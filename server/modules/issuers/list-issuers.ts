import { decodeCursor, pageOf, pageSize } from '../../graphql/page.ts';
import type { Scope } from '../../scope.ts';
import { presentIssuer } from './issuer.present.ts';
import { readListedIssuers } from './issuer.reads.ts';
import type { IssuerConnection } from './issuer.type.ts';

export interface IssuerList {
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}

/** Everybody's list of organisers, by name. The search meets names and descriptions in any case. */
export async function listIssuers(scope: Scope, asked: IssuerList): Promise<IssuerConnection> {
  const first = pageSize(asked.first);
  const cursor = decodeCursor(asked.after, 2)?.map(String);
  const after = cursor ? ([cursor[0] ?? '', cursor[1] ?? ''] as [string, string]) : null;
  const rows = await readListedIssuers(scope, { search: asked.search ?? '', first, after });
  const page = pageOf(rows, first, (row) => [row.name, row.id], presentIssuer);
  return { ...page, totalCount: Number(rows[0]?.total ?? 0n) };
}
