import { likePattern } from '../../db/like-pattern.ts';
import type { Scope } from '../../scope.ts';

export interface IssuerRecord {
  id: string;
  name: string;
  description: string;
  active: boolean;
  created_at: Date;
}

export interface IssuerPage {
  search: string;
  first: number;
  /** Name and id of the last issuer of the page before. */
  after: [name: string, id: string] | null;
}

const FOUND = `($1::text IS NULL OR lower(name) LIKE $1 OR lower(description) LIKE $1)`;

/** One row more than asked for, so that the page knows whether another follows. */
export async function readListedIssuers(
  scope: Scope,
  page: IssuerPage,
): Promise<(IssuerRecord & { total: bigint })[]> {
  return scope.db.public({
    name: `issuers_listed_${page.first}`,
    text: `SELECT id, name, description, active, created_at, (SELECT count(*) FROM issuers_listed WHERE ${FOUND}) AS total
      FROM issuers_listed
      WHERE ${FOUND} AND ($2::text IS NULL OR (name, id) > ($2, $3::uuid))
      ORDER BY name, id LIMIT ${page.first + 1}`,
    values: [likePattern(page.search), page.after?.[0] ?? null, page.after?.[1] ?? null],
  });
}
