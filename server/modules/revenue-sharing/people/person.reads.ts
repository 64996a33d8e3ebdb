import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { likePattern, type Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { UserStatus } from '../../../platform/vocabulary.ts';

export interface PersonRecord {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: UserStatus;
  createdAt: Date;
  lastLoginAt: Date | null;
  issuerId: string | null;
}

/** Reads the people of the ids. Bypasses row-level security; the caller must authorize. */
export async function readPeopleById(
  { db }: Scope,
  ids: readonly string[],
): Promise<Pick<PersonRecord, 'id' | 'name' | 'role' | 'status'>[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'people-by-id',
    text: 'SELECT id, name, role, status FROM users WHERE id = ANY($1::uuid[]) ORDER BY name, id',
    values: [ids],
  });
}

export interface PersonListRequest {
  search?: string | null | undefined;
  slice: Slice;
}

/**
 * Reads a page of the people, by name. Reads as the system, since row-level security hides partners from outside: the
 * statement restricts to people whom the issuer may choose, and reads of outsiders only the data for choosing.
 * @param issuerId null: all people
 */
export async function readPeople(
  { db }: Scope,
  issuerId: string | null,
  request: PersonListRequest,
): Promise<PersonRecord[]> {
  const { from, limit, direction, beyond } = request.slice;
  return db.read<PersonRecord>(SYSTEM_TENANCY, {
    name: `people-${issuerId === null ? 'all' : 'of-issuer'}-${direction}-${limit}`,
    text: `SELECT ${columnsFor(issuerId === null ? null : '$4')} FROM users u
      WHERE u.deleted_at IS NULL AND ($1::text IS NULL OR lower(u.name) LIKE $1 OR lower(u.email::text) LIKE $1)
        AND ($2::text IS NULL OR (u.name, u.id) ${beyond} ($2, $3::uuid))
        ${issuerId === null ? '' : chosenBy('$4')}
      ORDER BY u.name ${direction}, u.id ${direction} LIMIT ${limit}`,
    values: [
      likePattern(request.search),
      from?.[0] ?? null,
      from?.[1] ?? null,
      ...(issuerId === null ? [] : [issuerId]),
    ],
  });
}

/** Reads those of the people whom `readPeople` would list. */
export async function readListedPeople(
  { db }: Scope,
  issuerId: string | null,
  ids: readonly string[],
): Promise<PersonRecord[]> {
  return db.read<PersonRecord>(SYSTEM_TENANCY, {
    name: `people-listed-${issuerId === null ? 'all' : 'of-issuer'}`,
    text: `SELECT ${columnsFor(issuerId === null ? null : '$2')} FROM users u
      WHERE u.deleted_at IS NULL AND u.id = ANY($1::uuid[]) ${issuerId === null ? '' : chosenBy('$2')}`,
    values: issuerId === null ? [ids] : [ids, issuerId],
  });
}

/** @param issuer placeholder of the issuer's id whose own people are read in full; null: all people */
function columnsFor(issuer: string | null): string {
  const own = (column: string): string =>
    issuer === null ? column : `CASE WHEN u.issuer_id = ${issuer} THEN ${column} END`;
  return `u.id, u.name, u.email, u.role, u.status, u.created_at AS "createdAt",
    ${own('u.last_login_at')} AS "lastLoginAt", ${own('u.issuer_id')} AS "issuerId"`;
}

function chosenBy(issuer: string): string {
  return `AND u.id IN (SELECT id FROM users WHERE issuer_id = ${issuer}
    UNION ALL SELECT user_id FROM partners WHERE issuer_id = ${issuer} AND status = 'accepted')`;
}
