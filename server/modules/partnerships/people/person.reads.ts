import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import type { Role } from '../../../access/roles.ts';
import { likePattern } from '../../../db/like-pattern.ts';
import type { Slice } from '../../../db/slice.ts';
import type { Scope } from '../../../scope.ts';
import type { UserStatus } from '../../../vocabulary.ts';

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

/** The people of the ids, whoever asks: what is told of them, the caller decides. */
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

export interface PersonPlace {
  search?: string | null | undefined;
  slice: Slice;
}

/**
 * A part of the people, by name. Read as the system, since the walls hide partners from outside: the
 * statement names whom the issuer may choose, and of a stranger it tells what choosing takes.
 * @param issuerId null: everybody
 */
export async function readPeople(
  { db }: Scope,
  issuerId: string | null,
  asked: PersonPlace,
): Promise<PersonRecord[]> {
  const { from, limit, direction, beyond } = asked.slice;
  return db.read<PersonRecord>(SYSTEM_TENANCY, {
    name: `people-${issuerId === null ? 'all' : 'of-issuer'}-${direction}-${limit}`,
    text: `SELECT u.id, u.name, u.email, u.role, u.status, u.created_at AS "createdAt",
        ${issuerId === null ? 'u.last_login_at' : 'CASE WHEN u.issuer_id = $4 THEN u.last_login_at END'} AS "lastLoginAt",
        ${issuerId === null ? 'u.issuer_id' : 'CASE WHEN u.issuer_id = $4 THEN u.issuer_id END'} AS "issuerId"
      FROM users u
      WHERE u.deleted_at IS NULL AND ($1::text IS NULL OR lower(u.name) LIKE $1 OR lower(u.email::text) LIKE $1)
        AND ($2::text IS NULL OR (u.name, u.id) ${beyond} ($2, $3::uuid))
        ${issuerId === null ? '' : CHOSEN}
      ORDER BY u.name ${direction}, u.id ${direction} LIMIT ${limit}`,
    values: [
      likePattern(asked.search),
      from?.[0] ?? null,
      from?.[1] ?? null,
      ...(issuerId === null ? [] : [issuerId]),
    ],
  });
}

const CHOSEN = `AND u.id IN (SELECT id FROM users WHERE issuer_id = $4
  UNION ALL SELECT user_id FROM partners WHERE issuer_id = $4 AND status = 'accepted')`;
