import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { gather } from '../../../platform/db/gather.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ApiKey } from '../../identity/index.ts';

/** Reads the valid keys of an account, newest first. The caller manages the account. */
export const readKeysOf = gather(async (scope: Scope, userIds: string[]): Promise<Map<string, ApiKey[]>> => {
  const rows = await scope.db.read<ApiKey & { userId: string }>(SYSTEM_TENANCY, {
    name: 'keys-of-accounts',
    text: `SELECT user_id AS "userId", id, prefix, created_at AS "createdAt", expires_at AS "expiresAt",
        last_used_at AS "lastUsedAt"
      FROM api_keys WHERE user_id = ANY($1::uuid[]) AND revoked_at IS NULL AND expires_at > $2
      ORDER BY created_at DESC, id DESC`,
    values: [userIds, scope.clock.now()],
  });
  const keys = new Map<string, ApiKey[]>(userIds.map((id) => [id, []]));
  for (const { userId, ...key } of rows) keys.get(userId)?.push(key);
  return keys;
});

export interface KeyOwner {
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
