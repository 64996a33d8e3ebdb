import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { KeyScope } from '../../../platform/access/key-scopes.ts';
import type { Role } from '../../../platform/access/roles.ts';
import type { FieldFault } from '../../../platform/failures.ts';
import { textFaults } from '../../../platform/text-faults.ts';
import { readNetwork } from './key-networks.ts';

/** Begins each key: scanners for leaked secrets recognise it, and the checksum at its end. */
export const KEY_MARK = 'passa_live_';
export const MAX_ACTIVE_KEYS = 10;
export const MAX_NETWORKS = 20;

/** 43 of 62 characters hold 256 bits. */
const SECRET_CHARACTERS = 43;
const CHECKSUM_CHARACTERS = 6;
const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 8;
const LIFETIME_MS = 365 * 24 * 3_600_000;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Keys from before the checksum; they go on to work. */
const FORMER_FORM = /^passa_(?!live_)[\w-]{20,100}$/;
const FORM = new RegExp(`^${KEY_MARK}[0-9A-Za-z]{${SECRET_CHARACTERS + CHECKSUM_CHARACTERS}}$`);

/**
 * Generates a key: the mark, 256 random bits and a CRC-32 of both, in base 62. So an unsalted SHA-256 digest is enough to
 * store, and a scanner recognises a key without a call to the product.
 */
export function makeKey(secret: (bytes: number) => Buffer): { key: string; prefix: string; hash: Buffer } {
  const body = `${KEY_MARK}${base62(BigInt(`0x${secret(SECRET_BYTES).toString('hex')}`), SECRET_CHARACTERS)}`;
  const key = `${body}${checksumOf(body)}`;
  return { key, prefix: key.slice(0, KEY_MARK.length + SHOWN_CHARACTERS), hash: keyHash(key) };
}

/** Whether the text has the form of a key, with a right checksum; a mistyped one is refused without a lookup. */
export function isKey(text: string): boolean {
  if (FORMER_FORM.test(text)) return true;
  return FORM.test(text) && text.endsWith(checksumOf(text.slice(0, -CHECKSUM_CHARACTERS)));
}

const checksumOf = (body: string): string => base62(BigInt(crc32(body)), CHECKSUM_CHARACTERS);

function base62(value: bigint, characters: number): string {
  let rest = value;
  let text = '';
  while (text.length < characters) {
    text = `${ALPHABET[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}

export function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** When a key expires for which no other end was chosen, and at the latest. */
export function keyExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

/** Attendees use their session's token. */
export function mayHaveKeys(role: Role): boolean {
  return role !== 'attendee';
}

/** Rights, networks and end of a key. */
export interface KeyTerms {
  name: string | null;
  scopes: readonly KeyScope[];
  /** IPv4 or IPv6 addresses and ranges, such as 203.0.113.0/24; empty: from everywhere. */
  networks: readonly string[];
  expiresAt: Date | null;
}

/** Returns the faults of a new key's terms. */
export function termFaults({ name, scopes, networks, expiresAt }: KeyTerms, now: Date): FieldFault[] {
  const faults: FieldFault[] = textFaults('name', name ?? '', ACCOUNT_LIMITS.keyName);
  if (name === '') faults.push({ field: 'name', code: 'REQUIRED', message: 'A name is required.' });
  if (scopes.length === 0)
    faults.push({ field: 'scopes', code: 'REQUIRED', message: 'Choose at least one scope.' });
  if (networks.length > MAX_NETWORKS)
    faults.push({
      field: 'networks',
      code: 'TOO_MANY',
      max: MAX_NETWORKS,
      message: `At most ${MAX_NETWORKS} networks.`,
    });
  for (const network of networks) {
    faults.push(...textFaults('networks', network, ACCOUNT_LIMITS.network));
    if (readNetwork(network) === undefined)
      faults.push({
        field: 'networks',
        code: 'NETWORK',
        message: 'A network is an address, or a range such as 203.0.113.0/24.',
      });
  }
  if (expiresAt && (expiresAt <= now || expiresAt > keyExpiry(now)))
    faults.push({
      field: 'expiresAt',
      code: 'KEY_END',
      message: 'The end must be within the next 365 days.',
    });
  return faults;
}
