import { API_KEY_MARGIN_MS, type StoredApiKey } from '../../session/api-key.ts';
import { keyTexts } from '../../texts/keys.ts';

export type KeyStatus = keyof typeof keyTexts.status;

/** Returns the state of the stored key at a time, in milliseconds. A key without a known expiry counts as active. */
export function keyStatus(stored: StoredApiKey | null, now: number): KeyStatus {
  if (!stored) return 'none';
  if (stored.expiresAt === null) return 'active';
  if (stored.expiresAt <= now) return 'expired';
  return stored.expiresAt - now <= API_KEY_MARGIN_MS ? 'expiringSoon' : 'active';
}

const HEAD = 20;
const TAIL = 10;

/** Masks all but the first 20 and last 10 characters; a key too short for that is shown as dots. */
export function maskedKey(key: string): string {
  if (key.length <= HEAD + TAIL) return '•'.repeat(key.length);
  return `${key.slice(0, HEAD)}...${key.slice(-TAIL)}`;
}
