import { BadInput } from '../../failures.ts';
import { decodeCursor, pageOf, pageSize } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
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
  const after = placeOf(decodeCursor(asked.after, 2));
  const rows = await readListedIssuers(scope, { search: asked.search ?? '', first, after });
  const page = pageOf(rows, first, (row) => [row.name, row.id], presentIssuer);
  return { ...page, totalCount: Number(rows[0]?.total ?? 0n) };
}

function placeOf(key: (string | number)[] | undefined): [name: string, id: string] | null {
  if (key === undefined) return null;
  const [name, id] = key;
  if (typeof name === 'string' && typeof id === 'string' && isUuid(id)) return [name, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
