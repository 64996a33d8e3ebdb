import { LRUCache } from 'lru-cache';

/**
 * The text form of 32 bytes on the ledger (SEP-23): a byte for their kind, the bytes, a checksum, in base32. The SDK's
 * codec is not used: signatures are made and amounts are paid without loading the SDK.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));
const FORM = /^G[A-Z2-7]{55}$/;
const PUBLIC_KEY = 6 << 3;
const SECRET_SEED = 18 << 3;
const BYTES = 35;
const CHECKSUM = 2;

/** `G...`, 56 characters. */
export function encodePublicKey(bytes: Uint8Array): string {
  return encode(PUBLIC_KEY, bytes);
}

/** `S...`, 56 characters: it gives full control of the account. */
export function encodeSecretSeed(bytes: Uint8Array): string {
  return encode(SECRET_SEED, bytes);
}

/** Organisers are paid again and again, and each signature has its key once more. */
const known = new LRUCache<string, Buffer>({ max: 10_000 });

/** Decodes a public key G... to 32 bytes; undefined for anything else, a wrong checksum included. */
export function publicKeyBytes(text: string): Buffer | undefined {
  const kept = known.get(text);
  if (kept) return kept;
  const bytes = FORM.test(text) ? decode(text) : undefined;
  if (bytes) known.set(text, bytes);
  return bytes;
}

function encode(kind: number, bytes: Uint8Array): string {
  const all = Buffer.alloc(1 + bytes.length + CHECKSUM);
  all[0] = kind;
  all.set(bytes, 1);
  all.writeUInt16LE(checksum(all.subarray(0, -CHECKSUM)), 1 + bytes.length);
  return toBase32(all);
}

function decode(text: string): Buffer | undefined {
  const all = fromBase32(text);
  const body = all.subarray(0, -CHECKSUM);
  if (body[0] !== PUBLIC_KEY || checksum(body) !== all.readUInt16LE(BYTES - CHECKSUM)) return undefined;
  return body.subarray(1);
}

/** 35 bytes are 280 bits, which five divides: there is never any padding. */
function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
  }
  return text;
}

/** 56 letters of 5 bits are 35 bytes: nothing is left over. */
function fromBase32(text: string): Buffer {
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
