import { actsFor, tenancyOf } from '../../platform/access/actor.ts';
import { selectList } from '../../platform/db/columns.ts';
import { likePattern, type Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import { IssuerRow } from './issuer.row.ts';
import type { Issuer } from './issuer.schema.ts';

const INTERNAL = ['listed', 'revocationNumber', 'foundedBy'] as const;

export type IssuerRecord = Omit<IssuerRow, (typeof INTERNAL)[number]>;

/** SELECT list of an `IssuerRecord`; `i` is the issuer. */
export const ISSUER_COLUMNS = selectList(IssuerRow, 'i', INTERNAL);

interface IssuerPage {
  search: string;
  slice: Slice;
}

const FOUND = `($1::text IS NULL OR lower(name) LIKE $1 OR lower(description) LIKE $1)`;

/** Reads one row more than requested, which shows whether another page follows. */
export async function readListedIssuers(
  scope: Scope,
  page: IssuerPage,
): Promise<(IssuerRecord & { total: bigint })[]> {
  const { from, limit, direction, beyond } = page.slice;
  return scope.db.replica.public({
    name: `issuers-listed-${direction}-${limit}`,
    text: `SELECT ${ISSUER_COLUMNS}, (SELECT count(*) FROM issuers_listed WHERE ${FOUND}) AS total
      FROM issuers_listed i
      WHERE ${FOUND} AND ($2::text IS NULL OR (name, id) ${beyond} ($2, $3::uuid))
      ORDER BY name ${direction}, id ${direction} LIMIT ${limit}`,
    values: [likePattern(page.search), from?.[0] ?? null, from?.[1] ?? null],
  });
}

export async function readIssuers(scope: Scope, ids: readonly string[]): Promise<IssuerRecord[]> {
  return scope.db.public({
    name: 'issuers-by-id',
    text: `SELECT ${ISSUER_COLUMNS} FROM issuers_listed i WHERE id = ANY($1::uuid[])`,
    values: [ids],
  });
}

/** @returns null for an active issuer, and for readers who are neither its people nor of the system */
export async function inactiveReason(scope: Scope, { id, active }: Issuer): Promise<string | null> {
  const { actor, db } = scope;
  if (active || !actsFor(actor, { issuerId: id, eventId: null })) return null;
  const [row] = await db.read<{ reason: string | null }>(tenancyOf(actor), {
    name: 'issuer-inactive-reason',
    text: 'SELECT inactive_reason AS reason FROM issuers WHERE id = $1',
    values: [id],
  });
  return row?.reason ?? null;
}
