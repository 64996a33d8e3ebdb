import { createHash } from 'node:crypto';
import type { Role } from '../../../platform/access/roles.ts';

export const KEY_MARK = 'passa_';
export const MAX_ACTIVE_KEYS = 10;

const SECRET_BYTES = 32;
const PREFIX_LENGTH = KEY_MARK.length + 8;
const LIFETIME_MS = 365 * 24 * 3_600_000;

/** Generates a key with 256 random bits, so an unsalted SHA-256 digest is enough to store. */
export function makeKey(secret: (bytes: number) => Buffer): { key: string; prefix: string; hash: Buffer } {
  const key = `${KEY_MARK}${secret(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix: key.slice(0, PREFIX_LENGTH), hash: keyHash(key) };
}

export function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

export function keyExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

/** Attendees use their session's token. */
export function mayHaveKeys(role: Role): boolean {
  return role !== 'attendee';
}
