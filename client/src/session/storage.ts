/** Keys of the session in the browser's storage. */
export const SESSION_KEYS = {
  token: 'token',
  user: 'user',
  sessionId: 'session_id',
  newRegistration: 'new_registration',
  apiKey: 'api_key',
  apiKeyExpiresAt: 'api_key_expires_at',
  savedTickets: 'kept_tickets',
  savedOrders: 'kept_orders',
} as const;

const DEVICE_KEY = 'device';

/**
 * A random text of this device, sent with each sign-in: wrong passwords that others enter in the same network do not lock
 * out an account that has signed in on it. It stays after signing out.
 */
export function deviceMark(): string {
  const kept = storage.get(DEVICE_KEY);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.set(DEVICE_KEY, made);
  return made;
}

/** A private window may block storage; the session then lasts as long as the page. */
const memory = new Map<string, string>();

export const storage = {
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  remove(...keys: string[]): void {
    for (const key of keys) {
      memory.delete(key);
      try {
        window.localStorage.removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    }
  },
};
