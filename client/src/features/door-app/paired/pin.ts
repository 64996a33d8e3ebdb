/** A PIN as its device stores it: PBKDF2 with SHA-256 and a key of 32 bytes; both texts are base64url. */
export interface StoredPin {
  salt: string;
  hash: string;
  rounds: number;
}

/** Wrong attempts at the PIN, which a reload does not forget. */
export interface PinAttempts {
  wrong: number;
  /** Milliseconds since 1970 until which no attempt is taken. */
  blockedUntil: number;
}

const FREE_ATTEMPTS = 3;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 15 * 60_000;

/** Returns whether the PIN is right. Needs no network, and takes about a second on a cheap phone. */
export async function isRightPin(typed: string, { salt, hash, rounds }: StoredPin): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(typed), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds },
    key,
    256,
  );
  return isEqual(new Uint8Array(derived), bytesOf(hash));
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Returns the attempts after one more wrong one: from the third on each is followed by a delay that doubles, from 30
 * seconds to 15 minutes.
 */
export function afterWrong({ wrong }: PinAttempts, now: number): PinAttempts {
  const count = wrong + 1;
  const delays = count - FREE_ATTEMPTS;
  const delay = delays < 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** delays, LONGEST_DELAY_MS);
  return { wrong: count, blockedUntil: delay === 0 ? 0 : now + delay };
}

/** Returns the milliseconds until the next attempt is taken; a clock that was set back does not lengthen a delay. */
export function delayLeft({ blockedUntil }: PinAttempts, now: number): number {
  return Math.min(Math.max(0, blockedUntil - now), LONGEST_DELAY_MS);
}
