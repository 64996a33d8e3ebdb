import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

export interface KeyPair {
  privateKey: KeyObject;
  /** 32 bytes. */
  publicKey: Buffer;
}

/**
 * Derives the key pair of a seed of 32 bytes. The seed goes in as a JSON Web Key, which OpenSSL takes as it is:
 * decoding
 * the DER form takes twelve times as long, and every signature begins here. Its text is garbage after this function,
 * sooner than the key object, which holds the seed as well.
 */
export function keyPairOf(seed: Uint8Array): KeyPair {
  const d = Buffer.from(seed.buffer, seed.byteOffset, seed.byteLength).toString('base64url');
  const privateKey = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x: '' }, format: 'jwk' });
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(String(x), 'base64url') };
}

/** The text form of 32 bytes on the ledger (SEP-23): a byte for their kind, the bytes, a checksum, in base32. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PUBLIC_KEY = 6 << 3;
const SECRET_SEED = 18 << 3;
const CHECKSUM = 2;

/** `G...`, 56 characters. */
export function encodePublicKey(bytes: Uint8Array): string {
  return encode(PUBLIC_KEY, bytes);
}

/** `S...`, 56 characters: it gives full control of the account. */
export function encodeSecretSeed(bytes: Uint8Array): string {
  return encode(SECRET_SEED, bytes);
}

function encode(kind: number, bytes: Uint8Array): string {
  const all = Buffer.alloc(1 + bytes.length + CHECKSUM);
  all[0] = kind;
  all.set(bytes, 1);
  all.writeUInt16LE(checksum(all.subarray(0, -CHECKSUM)), 1 + bytes.length);
  return base32(all);
}

/** 35 bytes are 280 bits, which five divides: there is never any padding. */
function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
  }
  return text;
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
