import { holdsScope, type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { USUAL_SCOPES } from '../../../platform/access/key-scopes.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { refuseFaults } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readMethods } from '../factors/factor.reads.ts';
import { KeyBeyondOwn, KeysNotForAttendees, MoneyScopeByOwner } from '../identity.failures.ts';
import type { ApiKeyRow } from './api-key.row.ts';
import {
  type KeyTerms,
  keyExpiry,
  MAX_ACTIVE_KEYS,
  makeKey,
  mayHaveKeys,
  termFaults,
} from './api-key.rules.ts';
import { insertKey, lockKeys, revokeOldest } from './api-key.writes.ts';
import { announceRevoked } from './revoke-api-key.ts';

/** Terms of the documented call, which names none. */
const USUAL_TERMS: KeyTerms = { name: null, scopes: USUAL_SCOPES, networks: [], expiresAt: null };

/**
 * Creates a key for the caller. Its text is returned once and never stored. An eleventh key revokes the oldest.
 * @throws KeysNotForAttendees, BadInput, MoneyScopeByOwner, KeyBeyondOwn
 */
export async function createApiKey(
  scope: Scope,
  given: { [Term in keyof KeyTerms]?: KeyTerms[Term] | null | undefined } = {},
): Promise<{ key: string; row: ApiKeyRow }> {
  const actor = signedIn(scope.actor);
  const { userId, role, sessionId } = actor;
  if (!mayHaveKeys(role)) throw new KeysNotForAttendees();
  const createdAt = scope.clock.now();
  const terms: KeyTerms = {
    name: given.name?.trim() ?? USUAL_TERMS.name,
    scopes: given.scopes ?? USUAL_TERMS.scopes,
    networks: given.networks ?? USUAL_TERMS.networks,
    expiresAt: given.expiresAt ?? null,
  };
  const { name, scopes, networks } = terms;
  refuseFaults(termFaults(terms, createdAt));
  await requireGivable(scope, actor, scopes);
  const { key, prefix, hash } = makeKey(scope.ids.secret);
  const made = {
    ...{ id: scope.ids.uuid(), userId, prefix, hash, sessionId, name, createdAt },
    scopes: [...new Set(scopes)],
    networks: networks.map((network) => network.trim()),
    expiresAt: terms.expiresAt ?? keyExpiry(createdAt),
  };
  await inTransaction(scope, async (tx) => {
    await lockKeys(tx, userId);
    const dropped = await revokeOldest(tx, userId, MAX_ACTIVE_KEYS - 1);
    await insertKey(tx, made);
    for (const id of dropped) await tx.audit({ action: 'key.revoke', entityType: 'api_key', entityId: id });
    const details = {
      prefix,
      scopes: made.scopes,
      ...(made.networks.length > 0 && { networks: made.networks }),
    };
    await tx.audit({ action: 'key.create', entityType: 'api_key', entityId: made.id, details });
    if (dropped.length > 0) announceRevoked(tx, userId);
  });
  return { key, row: { ...made, lastUsedAt: null, revokedAt: null } };
}

/**
 * A key makes none that may do more than itself. `money` is given by an owner, or by an administrator of the platform for
 * its own accounts, signed in as a person with a second factor.
 */
async function requireGivable(scope: Scope, actor: SignedInActor, scopes: KeyTerms['scopes']): Promise<void> {
  if (scopes.some((one) => !holdsScope(actor, [one]))) throw new KeyBeyondOwn();
  // A browser's key ends with the session that made it.
  if (scopes.includes('web') && actor.sessionId === null) throw new KeyBeyondOwn();
  if (!scopes.includes('money')) return;
  const isOwner = actor.role === 'issuer_owner' || actor.role === 'system_admin';
  const hasFactor = isOwner && (await readMethods(scope, actor.userId)).length > 0;
  if (actor.kind !== 'user' || !hasFactor) throw new MoneyScopeByOwner();
}
