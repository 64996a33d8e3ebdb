import { useSyncExternalStore } from 'react';
import { SESSION_KEYS, storage } from './storage.ts';
import { tokenClaims, tokenExpired } from './token.ts';
import { wipeRosters } from './wipe-rosters.ts';

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  /** As the API spells it in REST: `issuer_admin`, `attendee` ... */
  role: string;
  phone?: string | null;
}

export interface Session {
  token: string;
  sessionId: string | null;
  user: SessionUser;
}

type Listener = () => void;

const listeners = new Set<Listener>();

function readUser(): SessionUser | null {
  try {
    const user = JSON.parse(storage.get(SESSION_KEYS.user) ?? 'null') as SessionUser | null;
    return user && typeof user.id === 'string' ? { ...user, role: String(user.role).toLowerCase() } : null;
  } catch {
    return null;
  }
}

/** Loads the stored session; discards one that is incomplete or has expired. */
function load(): Session | null {
  const token = storage.get(SESSION_KEYS.token);
  if (!token) return null;
  const user = readUser();
  if (!user || tokenExpired(token, Date.now())) {
    forget();
    return null;
  }
  const phone = user.phone ?? tokenClaims(token)?.phone ?? null;
  return { token, sessionId: storage.get(SESSION_KEYS.sessionId), user: { ...user, phone } };
}

/** Logout clears everything, the API key and the guests of a door included. */
function forget(): void {
  void wipeRosters();
  storage.remove(
    SESSION_KEYS.token,
    SESSION_KEYS.user,
    SESSION_KEYS.sessionId,
    SESSION_KEYS.newRegistration,
    SESSION_KEYS.apiKey,
    SESSION_KEYS.apiKeyExpiresAt,
  );
}

let current = load();
/** The reason why the service ended the last session of this browser; null when the user signed out. */
let endReason: string | null = null;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

// Signing in or out in one tab applies to all tabs.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key !== SESSION_KEYS.token && event.key !== SESSION_KEYS.user && event.key !== null) return;
  current = load();
  notifyListeners();
});

export const sessionEndReason = (): string | null => endReason;

export const currentSession = (): Session | null => current;

/** Stores the session, with the role in REST's spelling whatever the response used. */
export function startSession({ user, ...session }: Session): void {
  storage.remove(SESSION_KEYS.apiKey, SESSION_KEYS.apiKeyExpiresAt);
  storage.set(SESSION_KEYS.token, session.token);
  storage.set(SESSION_KEYS.user, JSON.stringify({ ...user, role: user.role.toLowerCase() }));
  if (session.sessionId) storage.set(SESSION_KEYS.sessionId, session.sessionId);
  endReason = null;
  current = load();
  notifyListeners();
}

/**
 * Deletes the session in this browser; the caller ends it on the server.
 * @param reason why the service ended it; left out when the user signs out
 */
export function dropSession(reason: string | null = null): void {
  if (!current && !storage.get(SESSION_KEYS.token)) return;
  forget();
  // Cached tickets outlive an expired token, since a door may have no network, but not a logout.
  storage.remove(SESSION_KEYS.savedTickets, SESSION_KEYS.savedOrders);
  endReason = reason === 'logout' ? null : reason;
  current = null;
  notifyListeners();
}

/** Updates the shown name after the profile was saved. */
export function renameSessionUser(changes: Partial<Pick<SessionUser, 'name' | 'phone'>>): void {
  if (!current) return;
  current = { ...current, user: { ...current.user, ...changes } };
  storage.set(SESSION_KEYS.user, JSON.stringify(current.user));
  notifyListeners();
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session of this browser, or null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession);
}
