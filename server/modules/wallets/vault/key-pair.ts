import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

export interface KeyPair {
  privateKey: KeyObject;
  /** 32 bytes. */
  publicKey: Buffer;
}

/**
 * Derives the key pair of a seed of 32 bytes. The seed goes in as a JSON Web Key, which OpenSSL takes as it is:
 * decoding the DER form takes twelve times as long, and every signature begins here. Its text is garbage after this function,
 * sooner than the key object, which holds the seed as well.
 */
export function keyPairOf(seed: Uint8Array): KeyPair {
  const d = Buffer.from(seed.buffer, seed.byteOffset, seed.byteLength).toString('base64url');
  const privateKey = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x: '' }, format: 'jwk' });
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(String(x), 'base64url') };
}
