import { LRUCache } from 'lru-cache';

const STROOPS_PER_LUMEN = 10_000_000n;
const LUMENS_FORM = /^(\d+)(?:\.(\d{1,7}))?$/;

/** Parses '12.5000000' of Horizon's JSON. @throws RangeError for anything but a plain decimal with up to 7 places */
export function stroopsOf(lumens: string): bigint {
  const [, whole, fraction = ''] = LUMENS_FORM.exec(lumens) ?? [];
  if (whole === undefined) throw new RangeError(`${lumens} is no amount of lumens`);
  return BigInt(whole) * STROOPS_PER_LUMEN + BigInt(fraction.padEnd(7, '0'));
}

/** Formats an amount for the SDK: a decimal with 7 places. */
export function lumensOf(stroops: bigint): string {
  const fraction = (stroops % STROOPS_PER_LUMEN).toString().padStart(7, '0');
  return `${stroops / STROOPS_PER_LUMEN}.${fraction}`;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));
const FORM = /^G[A-Z2-7]{55}$/;
const PUBLIC_KEY = 6 << 3;
const BYTES = 35;

/** Organisers are paid again and again, and each signature has its key once more. */
const known = new LRUCache<string, Buffer>({ max: 10_000 });

/** Decodes a public key G... (SEP-23) to 32 bytes; undefined for anything else, a wrong checksum included. */
export function publicKeyBytes(text: string): Buffer | undefined {
  const kept = known.get(text);
  if (kept) return kept;
  const bytes = FORM.test(text) ? decoded(text) : undefined;
  if (bytes) known.set(text, bytes);
  return bytes;
}

function decoded(text: string): Buffer | undefined {
  const all = base32(text);
  const body = all.subarray(0, BYTES - 2);
  if (body[0] !== PUBLIC_KEY || checksum(body) !== all.readUInt16LE(BYTES - 2)) return undefined;
  return body.subarray(1);
}

/** 56 letters of 5 bits are 35 bytes: nothing is left over. */
function base32(text: string): Buffer {
  const bytes = Buffer.alloc(BYTES);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    held = ((held << 5) | (VALUES.get(letter) ?? 0)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}

/** CRC-16/XMODEM. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc;
}
