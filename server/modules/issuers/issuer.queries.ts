import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import { type Paging, pageOf, sliceByName } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { type IssuerRecord, readIssuers, readListedIssuers } from './issuer.reads.ts';
import type { Issuer, IssuerConnection } from './issuer.schema.ts';

export function presentIssuer(record: IssuerRecord): Issuer {
  return {
    id: record.id,
    name: record.name,
    description: record.description,
    active: record.active,
    slug: record.slug,
    createdAt: record.createdAt,
  };
}

/** Finds an organiser, with its public fields. @throws NotFound */
export async function findIssuer(scope: Scope, id: string): Promise<Issuer> {
  return findOrFail('organiser', id, () => issuerSeen(scope, id));
}

/**
 * Returns the organiser of an object that the actor sees; null when it is not listed. Calls made in the same turn share
 * one statement.
 */
export async function issuerSeen(scope: Scope, id: string): Promise<Issuer | null> {
  return (await loadIssuers(scope, id)) ?? null;
}

const loadIssuers = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = await readIssuers(scope, ids);
  return new Map(records.map((record) => [record.id, presentIssuer(record)]));
});

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
