import { createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { decodeBase64 } from '../ticket-format/bytes.ts';
import type { IssuerKey } from '../ticket-format/issuer-key.ts';
import { keyId as idOfKey } from '../ticket-format/ticket-code.ts';
import { verifyBytes } from './ed25519.ts';
import { sha512 } from './hashes.ts';

const KEY_BYTES = 32;
/** The fixed prefix of an Ed25519 private (RFC 8410, PKCS#8) and public key (SPKI) in DER. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** A stored key pair: the public key in plain text, the 32-byte seed sealed. */
export interface SigningKeyMaterial {
  readonly publicKey: Buffer;
  readonly seed: Buffer;
}

/** One version of an issuer's key, ready to verify. Keep the object: parsing is the expensive part. */
export interface VerifyingKey extends IssuerKey {
  readonly issuerId: string;
  /** Padded base64 of the 32 bytes. */
  readonly publicKeyText: string;
  readonly publicKey: KeyObject;
}

/** A verifying key that can also sign. */
export interface SigningKey extends VerifyingKey {
  readonly privateKey: KeyObject;
}

/** The key cannot be used; the message gives the reason and never contains secret bytes. */
export class KeyRefused extends Error {
  readonly code = 'KEY_REFUSED';
}

// The y coordinates of the points of order 1, 2, 4 and 8 (both of the last). Under such a key anyone can produce valid
// signatures. Encodings of y that are not reduced are refused before this list is checked.
const SMALL_ORDER = new Set([
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
]);
const FIELD_PRIME = (1n << 255n) - 19n;

function refuseWeak(publicKey: Uint8Array): void {
  const y = Buffer.from(publicKey);
  y[31] = (y[31] ?? 0) & 0x7f;
  const value = BigInt(`0x${Buffer.from(y).reverse().toString('hex')}`);
  if (value >= FIELD_PRIME) throw new KeyRefused('the public key is not in its canonical form');
  if (SMALL_ORDER.has(y.toString('hex'))) throw new KeyRefused('the public key has a small order');
}

/** Returns the first four bytes of SHA-512 of the 32-byte public key, as eight hex digits. */
export function keyId(publicKey: Uint8Array): string {
  return idOfKey(publicKey, sha512);
}

/** Encodes a public key for responses: padded base64. */
export function publicKeyText(publicKey: Uint8Array): string {
  return Buffer.from(publicKey).toString('base64');
}

/**
 * Decodes a base64 public key to 32 bytes.
 * @throws KeyRefused for anything but the one encoding of a sound key: length, form, weak points.
 */
export function parsePublicKey(text: unknown): Buffer {
  const bytes = typeof text === 'string' ? decodeBase64(text) : null;
  if (bytes?.length !== KEY_BYTES) throw new KeyRefused('a public key is 32 bytes in base64');
  refuseWeak(bytes);
  return Buffer.from(bytes);
}

/** Parses the 32 bytes of a public key for verification. @throws KeyRefused for other lengths and weak points */
export function verifyingKeyOf(bytes: Uint8Array): KeyObject {
  if (bytes.length !== KEY_BYTES) throw new KeyRefused('a public key is 32 bytes');
  refuseWeak(bytes);
  return createPublicKey({ key: Buffer.concat([SPKI_HEAD, bytes]), format: 'der', type: 'spki' });
}

function publicPart(seed: Uint8Array): { privateKey: KeyObject; publicKey: Buffer } {
  if (seed.length !== KEY_BYTES) throw new KeyRefused('a signing seed is 32 bytes');
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: Buffer.from(spki.subarray(SPKI_HEAD.length)) };
}

/** Generates a key pair from the operating system's randomness, or from the given seed. */
export function generateSigningKey(seed: Uint8Array = randomBytes(KEY_BYTES)): SigningKeyMaterial {
  return { publicKey: publicPart(seed).publicKey, seed: Buffer.from(seed) };
}

export interface LoadVerifyingKey {
  readonly issuerId: string;
  readonly version: number;
  /** Base64 text or the 32 bytes. */
  readonly publicKey: string | Uint8Array;
}

/** @throws KeyRefused as `parsePublicKey`. */
export function loadVerifyingKey({ issuerId, version, publicKey }: LoadVerifyingKey): VerifyingKey {
  const text = typeof publicKey === 'string' ? publicKey : publicKeyText(publicKey);
  const bytes = parsePublicKey(text);
  const key = verifyingKeyOf(bytes);
  return {
    issuerId,
    version,
    keyId: keyId(bytes),
    publicKeyText: text,
    publicKey: key,
    verifies: (message, signature) => verifyBytes(message, signature, key),
  };
}

export interface LoadSigningKey {
  readonly issuerId: string;
  readonly version: number;
  /** The 32 secret bytes, just unsealed. */
  readonly seed: Uint8Array;
}

/** @throws KeyRefused unless the seed has 32 bytes. */
export function loadSigningKey({ issuerId, version, seed }: LoadSigningKey): SigningKey {
  const { privateKey, publicKey } = publicPart(seed);
  return { ...loadVerifyingKey({ issuerId, version, publicKey }), privateKey };
}
