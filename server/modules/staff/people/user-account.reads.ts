import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import type { Slice } from '../../../platform/db/slice.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Charge } from './people.policy.ts';
import type { UserAccountRecord } from './user-account.record.ts';

const ACCOUNT = `u.id, u.name, u.email::text AS email, u.role, u.status, u.created_at AS "createdAt",
  u.last_login_at AS "lastLoginAt", u.issuer_id AS "issuerId", i.name AS "issuerName"`;
const FROM = 'FROM users u LEFT JOIN issuers i ON i.id = u.issuer_id';

export interface AccountFilter {
  search: string | null | undefined;
  role: Role | null | undefined;
  status: 'active' | 'suspended' | null | undefined;
  slice: Slice;
}

/** Reads accounts by name, one more than requested. Deleted accounts are left out. */
export async function readAccounts(
  { db, actor }: Scope,
  { issuerId }: Charge,
  asked: AccountFilter,
): Promise<UserAccountRecord[]> {
  const { from, limit, direction, beyond } = asked.slice;
  return db.read<UserAccountRecord>(tenancyOf(actor), {
    name: `accounts-${issuerId === null ? 'all' : 'of-issuer'}-${direction}-${limit}`,
    text: `SELECT ${ACCOUNT} ${FROM}
      WHERE u.deleted_at IS NULL
        AND ($1::text IS NULL OR lower(u.name) LIKE $1 OR lower(u.email::text) LIKE $1)
        AND ($2::text IS NULL OR (u.name, u.id) ${beyond} ($2, $3::uuid))
        AND ($4::text IS NULL OR u.role = $4) AND ($5::text IS NULL OR u.status = $5)
        ${issuerId === null ? '' : 'AND u.issuer_id = $6'}
      ORDER BY u.name ${direction}, u.id ${direction} LIMIT ${limit}`,
    values: [
      likePattern(asked.search),
      from?.[0] ?? null,
      from?.[1] ?? null,
      asked.role ?? null,
      asked.status ?? null,
      ...(issuerId === null ? [] : [issuerId]),
    ],
  });
}

/** Undefined for a person whom the manager does not look after. */
export async function readAccount(
  { db, actor }: Scope,
  { issuerId }: Charge,
  id: string,
): Promise<UserAccountRecord | undefined> {
  const [account] = await db.read<UserAccountRecord>(tenancyOf(actor), {
    text: `SELECT ${ACCOUNT} ${FROM} WHERE u.id = $1 AND u.deleted_at IS NULL AND ($2::uuid IS NULL OR u.issuer_id = $2)`,
    values: [id, issuerId],
  });
  return account;
}
