import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The fixed heads of an Ed25519 private (PKCS#8) and public key (SPKI) in DER, RFC 8410. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD_BYTES = 12;

export interface KeyPair {
  privateKey: KeyObject;
  /** 32 bytes. */
  publicKey: Buffer;
}

/** The pair that a seed of 32 bytes makes; the DER form that carried the seed is wiped. */
export function keyPairOf(seed: Uint8Array): KeyPair {
  const der = Buffer.concat([PKCS8_HEAD, seed]);
  try {
    const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
    return { privateKey, publicKey: Buffer.from(spki.subarray(SPKI_HEAD_BYTES)) };
  } finally {
    der.fill(0);
  }
}
