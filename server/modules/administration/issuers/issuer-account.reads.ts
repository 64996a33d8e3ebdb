import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import { likePattern } from '../../../db/like-pattern.ts';
import type { Scope } from '../../../scope.ts';
import type { IssuerAccount } from './issuer-account.type.ts';

const ACCOUNT = `i.id, i.name, i.description, i.active, i.inactive_since AS "inactiveSince",
  i.inactive_reason AS "inactiveReason", i.created_at AS "createdAt",
  (SELECT count(*)::int FROM users u WHERE u.issuer_id = i.id AND u.status = 'active' AND u.deleted_at IS NULL) AS people,
  (SELECT count(*)::int FROM events e WHERE e.issuer_id = i.id AND e.status = 'published') AS "publishedEvents"`;
const FOUND = `($1::text IS NULL OR lower(i.name) LIKE $1 OR lower(i.description) LIKE $1)
  AND ($2::boolean IS NULL OR i.active = $2)`;

export interface IssuerAccountPage {
  search: string;
  active: boolean | null;
  first: number;
  /** Name and id of the last issuer of the page before. */
  after: [name: string, id: string] | null;
}

/** One row more than asked for, so that the page knows whether another follows. The caller holds MANAGE_ISSUERS. */
export async function readIssuerAccounts(
  { db }: Scope,
  page: IssuerAccountPage,
): Promise<(IssuerAccount & { total: number })[]> {
  return db.read(SYSTEM_TENANCY, {
    text: `SELECT ${ACCOUNT}, (SELECT count(*)::int FROM issuers i WHERE ${FOUND}) AS total FROM issuers i
      WHERE ${FOUND} AND ($3::text IS NULL OR (i.name, i.id) > ($3, $4::uuid))
      ORDER BY i.name, i.id LIMIT ${page.first + 1}`,
    values: [likePattern(page.search), page.active, page.after?.[0] ?? null, page.after?.[1] ?? null],
  });
}

export async function readIssuerAccount({ db }: Scope, id: string): Promise<IssuerAccount | undefined> {
  const [account] = await db.read<IssuerAccount>(SYSTEM_TENANCY, {
    text: `SELECT ${ACCOUNT} FROM issuers i WHERE i.id = $1`,
    values: [id],
  });
  return account;
}
