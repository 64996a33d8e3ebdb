import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';

async function findKeyExpiry(scope: Scope, id: string): Promise<Date | null> {
  const [key] = await scope.db.read<{ expiresAt: Date }>(tenancyOf(scope.actor), {
    text: 'SELECT expires_at AS "expiresAt" FROM api_keys WHERE id = $1',
    values: [id],
  });
  return key?.expiresAt ?? null;
}

/** Returns the session that created the key. */
export async function findKeySession(scope: Scope, id: string): Promise<string | null> {
  const [key] = await scope.db.read<{ sessionId: string | null }>(tenancyOf(scope.actor), {
    text: 'SELECT session_id AS "sessionId" FROM api_keys WHERE id = $1',
    values: [id],
  });
  return key?.sessionId ?? null;
}

export interface KeyValidity {
  valid: boolean;
  expiresAt: Date | null;
}

/** Reports whether the caller uses a valid API key. Any other caller gets `valid: false`, not an error. */
export async function apiKeyValidity(scope: Scope): Promise<KeyValidity> {
  const { actor } = scope;
  if (actor.kind !== 'api_key' || actor.apiKeyId === null) return { valid: false, expiresAt: null };
  return { valid: true, expiresAt: await findKeyExpiry(scope, actor.apiKeyId) };
}
