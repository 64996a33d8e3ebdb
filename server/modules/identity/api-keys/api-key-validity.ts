import type { Scope } from '../../../platform/scope.ts';
import { findKeyExpiry } from './api-key.reads.ts';

export interface KeyValidity {
  valid: boolean;
  expiresAt: Date | null;
}

/** Whether the caller came with an API key that counts. Everything else is not valid, and that is an answer. */
export async function apiKeyValidity(scope: Scope): Promise<KeyValidity> {
  const { actor } = scope;
  if (actor.kind !== 'api_key' || actor.apiKeyId === null) return { valid: false, expiresAt: null };
  return { valid: true, expiresAt: await findKeyExpiry(scope, actor.apiKeyId) };
}
