import type { TicketCurrency } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY, signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { likePattern, type Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ApiKey } from '../../identity/index.ts';
import type { ManagedPeople } from './user-account.rules.ts';

export interface UserAccountRecord {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: 'active' | 'suspended';
  createdAt: Date;
  lastLoginAt: Date | null;
  issuerId: string | null;
  issuerName: string | null;
}

const ACCOUNT = `u.id, u.name, u.email::text AS email, u.role, u.status, u.created_at AS "createdAt",
  u.last_login_at AS "lastLoginAt", u.issuer_id AS "issuerId", i.name AS "issuerName"`;
const FROM = 'FROM users u LEFT JOIN issuers i ON i.id = u.issuer_id';

interface AccountFilter {
  search: string | null | undefined;
  role: Role | null | undefined;
  status: 'active' | 'suspended' | null | undefined;
  slice: Slice;
}

/** Reads accounts by name, one more than requested. Deleted accounts are left out. */
export async function readAccounts(
  { db, actor }: Scope,
  { issuerId }: ManagedPeople,
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
  { issuerId }: ManagedPeople,
  id: string,
): Promise<UserAccountRecord | undefined> {
  const [account] = await db.read<UserAccountRecord>(tenancyOf(actor), {
    text: `SELECT ${ACCOUNT} ${FROM} WHERE u.id = $1 AND u.deleted_at IS NULL AND ($2::uuid IS NULL OR u.issuer_id = $2)`,
    values: [id, issuerId],
  });
  return account;
}

/** Reads the valid keys of an account, newest first. The caller manages the account. */
export const readKeysOf = batchByKey(
  async (scope: Scope, userIds: string[]): Promise<Map<string, ApiKey[]>> => {
    const rows = await scope.db.read<ApiKey & { userId: string }>(SYSTEM_TENANCY, {
      name: 'keys-of-accounts',
      text: `SELECT user_id AS "userId", id, prefix, name, scopes, networks::text[] AS networks,
        created_at AS "createdAt", expires_at AS "expiresAt",
        last_used_at AS "lastUsedAt"
      FROM api_keys WHERE user_id = ANY($1::uuid[]) AND revoked_at IS NULL AND expires_at > $2
      ORDER BY created_at DESC, id DESC`,
      values: [userIds, scope.clock.now()],
    });
    const keys = new Map<string, ApiKey[]>(userIds.map((id) => [id, []]));
    for (const { userId, ...key } of rows) keys.get(userId)?.push(key);
    return keys;
  },
);

interface KeyOwner {
  id: string;
  role: Role;
  issuerId: string | null;
}

/** Reads the owner of a valid key. */
export async function readKeyOwner({ db, clock }: Scope, keyId: string): Promise<KeyOwner | undefined> {
  const [owner] = await db.read<KeyOwner>(SYSTEM_TENANCY, {
    text: `SELECT u.id, u.role, u.issuer_id AS "issuerId" FROM api_keys k JOIN users u ON u.id = k.user_id
      WHERE k.id = $1 AND k.revoked_at IS NULL AND k.expires_at > $2`,
    values: [keyId, clock.now()],
  });
  return owner;
}

/** SQL condition: the organisation `i` has an owner, suspended ones included. */
export const HAS_OWNER = `EXISTS (SELECT FROM users o
  WHERE o.issuer_id = i.id AND o.role = 'issuer_owner' AND o.deleted_at IS NULL)`;

/** Checks that the actor founded the organisation that they work for, and that it has no owner. */
export async function isFounderWithoutOwner(scope: Scope): Promise<boolean> {
  const { userId, issuerId } = signedIn(scope.actor);
  if (issuerId === null) return false;
  const found = await scope.db.read(tenancyOf(scope.actor), {
    name: 'founder-without-owner',
    text: `SELECT 1 FROM issuers i WHERE i.id = $1 AND i.founded_by = $2 AND NOT ${HAS_OWNER}`,
    values: [issuerId, userId],
  });
  return found.length > 0;
}

/** Reads whether admins of the actor's organisation see guests' data. @returns null without an organisation */
export async function readGuestAccess(scope: Scope): Promise<boolean | null> {
  const { issuerId } = signedIn(scope.actor);
  if (issuerId === null) return null;
  const [issuer] = await scope.db.read<{ adminsSeeGuests: boolean }>(tenancyOf(scope.actor), {
    name: 'guest-access',
    text: 'SELECT admins_see_guests AS "adminsSeeGuests" FROM issuers WHERE id = $1',
    values: [issuerId],
  });
  return issuer?.adminsSeeGuests ?? null;
}

/** Reads whether the actor's organisation requires a second factor of its staff. @returns null without an organisation */
export async function readFactorRequired(scope: Scope): Promise<boolean | null> {
  const { issuerId } = signedIn(scope.actor);
  if (issuerId === null) return null;
  const [issuer] = await scope.db.read<{ required: boolean }>(tenancyOf(scope.actor), {
    name: 'factor-required',
    text: 'SELECT second_factor_since IS NOT NULL AS required FROM issuers WHERE id = $1',
    values: [issuerId],
  });
  return issuer?.required ?? null;
}

/** Reads the currency that the actor's organisation chose for its sums. @returns null without a choice, or an organisation */
export async function readMainCurrency(scope: Scope): Promise<TicketCurrency | null> {
  const { issuerId } = signedIn(scope.actor);
  if (issuerId === null) return null;
  const [issuer] = await scope.db.read<{ currency: TicketCurrency | null }>(tenancyOf(scope.actor), {
    name: 'main-currency',
    text: 'SELECT main_currency AS currency FROM issuers WHERE id = $1',
    values: [issuerId],
  });
  return issuer?.currency ?? null;
}
