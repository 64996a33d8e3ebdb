import { ApiKeyFailure, obtainApiKey, storedApiKey } from './api-key.ts';
import { currentSession, dropSession } from './session.ts';

/**
 * `automatic` follows the role; `session` requires the bearer token, for calls about the session itself; `wallet` is
 * the bearer token of the login, else the stored API key unchanged.
 */
export type CredentialKind = 'automatic' | 'session' | 'wallet';

/** Context of a call that the service takes from a person, not from an API key. */
export const AS_PERSON: { credential: CredentialKind } = { credential: 'session' };

export const usesApiKey = (kind: CredentialKind): boolean => {
  const session = currentSession();
  return kind === 'automatic' && session !== null && session.user.role !== 'attendee';
};

/**
 * The `Authorization` header of the next call, or null for a visitor. Attendees call with their token, other roles with
 * an API key.
 * @throws ApiKeyFailure when a key is needed and not available
 */
export async function authorization(kind: CredentialKind = 'automatic'): Promise<string | null> {
  const session = currentSession();
  if (!session) return kind === 'wallet' ? (storedApiKey()?.key ?? null) : null;
  if (!usesApiKey(kind)) return `Bearer ${session.token}`;
  try {
    return `Bearer ${await obtainApiKey()}`;
  } catch (error) {
    // A session with a temporary password gets no key, nor one whose person should confirm who they are first: its
    // calls carry its token, and the service limits them.
    if (error instanceof ApiKeyFailure && error.status === 403) return `Bearer ${session.token}`;
    if (!(error instanceof ApiKeyFailure) || error.status !== 401) throw error;
    // The session itself has ended: continue as a visitor.
    dropSession(error.reason ?? 'ended');
    return null;
  }
}
