import { type KeyObject, sign, verify } from 'node:crypto';
import { isStrictSignature } from '../ticket-format/domains.ts';

/** Signs a message; returns 64 bytes. The caller caches key objects: parsing one costs 14 signatures. */
export function signBytes(message: Uint8Array, privateKey: KeyObject): Buffer {
  return sign(null, message, privateKey);
}

/**
 * Verifies Ed25519 strictly: besides the equation it demands the one form of the signature, see `isStrictSignature`.
 */
export function verifyBytes(message: Uint8Array, signature: Uint8Array, publicKey: KeyObject): boolean {
  return isStrictSignature(signature) && verify(null, message, publicKey, signature);
}
