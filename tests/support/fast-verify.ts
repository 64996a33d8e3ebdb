import { createPublicKey, verify } from 'node:crypto';

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Ed25519 by Node.js, a hundred times faster than in JavaScript; the browser's implementation has its own tests. */
export function fastVerify(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
}
