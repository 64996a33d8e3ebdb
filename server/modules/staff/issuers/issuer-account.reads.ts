import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { likePattern, type Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { IssuerAccount } from './issuer-account.schema.ts';

const ACCOUNT = `i.id, i.name, i.description, i.active, i.inactive_since AS "inactiveSince",
  i.inactive_reason AS "inactiveReason", i.created_at AS "createdAt",
  (SELECT count(*)::int FROM users u WHERE u.issuer_id = i.id AND u.status = 'active' AND u.deleted_at IS NULL) AS people,
  (SELECT count(*)::int FROM events e WHERE e.issuer_id = i.id AND e.status = 'published') AS "publishedEvents"`;
const FOUND = `($1::text IS NULL OR lower(i.name) LIKE $1 OR lower(i.description) LIKE $1)
  AND ($2::boolean IS NULL OR i.active = $2)`;

interface IssuerAccountsRequest {
  search: string;
  active: boolean | null;
  slice: Slice;
}

/** Reads one row more than requested, which shows whether another page follows. The caller holds MANAGE_ISSUERS. */
export async function readIssuerAccounts(
  { db }: Scope,
  page: IssuerAccountsRequest,
): Promise<(IssuerAccount & { total: number })[]> {
  const { from, limit, direction, beyond } = page.slice;
  return db.read(SYSTEM_TENANCY, {
    text: `SELECT ${ACCOUNT}, (SELECT count(*)::int FROM issuers i WHERE ${FOUND}) AS total FROM issuers i
      WHERE ${FOUND} AND ($3::text IS NULL OR (i.name, i.id) ${beyond} ($3, $4::uuid))
      ORDER BY i.name ${direction}, i.id ${direction} LIMIT ${limit}`,
    values: [likePattern(page.search), page.active, from?.[0] ?? null, from?.[1] ?? null],
  });
}

export async function readIssuerAccount({ db }: Scope, id: string): Promise<IssuerAccount | undefined> {
  const [account] = await db.read<IssuerAccount>(SYSTEM_TENANCY, {
    text: `SELECT ${ACCOUNT} FROM issuers i WHERE i.id = $1`,
    values: [id],
  });
  return account;
}
