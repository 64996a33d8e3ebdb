import { ApiKeyFailure, obtainApiKey, storedApiKey } from './api-key.ts';
import { currentSession, dropSession } from './session.ts';

/**
 * `automatic` follows the role; `session` insists on the bearer token, for calls about the session itself; `wallet` is the
 * bearer token of the login, else the stored API key as it is.
 */
export type CredentialKind = 'automatic' | 'session' | 'wallet';

export const usesApiKey = (kind: CredentialKind): boolean => {
  const session = currentSession();
  return kind === 'automatic' && session !== null && session.user.role !== 'attendee';
};

/**
 * The `Authorization` value of the next call, or null for a visitor. Non-attendees call with an API key,
 * attendees with their token. Throws ApiKeyFailure when a key is needed and cannot be had.
 */
export async function authorization(kind: CredentialKind = 'automatic'): Promise<string | null> {
  const session = currentSession();
  if (!session) return kind === 'wallet' ? (storedApiKey()?.key ?? null) : null;
  if (!usesApiKey(kind)) return `Bearer ${session.token}`;
  try {
    return `Bearer ${await obtainApiKey()}`;
  } catch (error) {
    // A session with a temporary password makes no key: its calls carry its token, and are told what is open to it.
    if (error instanceof ApiKeyFailure && error.status === 403) return `Bearer ${session.token}`;
    if (!(error instanceof ApiKeyFailure) || error.status !== 401) throw error;
    // The session itself is over: what follows is a visitor's call.
    dropSession(error.reason ?? 'ended');
    return null;
  }
}
