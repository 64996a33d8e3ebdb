import type { Scope } from '../../../platform/scope.ts';
import { findKeyExpiry } from './api-key.reads.ts';

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
