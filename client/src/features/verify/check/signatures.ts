import nacl from 'tweetnacl';
import { decodeBase64, decodeBase64Url } from '../../../../../server/lib/ticket-format/bytes.ts';
import { isStrictSignature } from '../../../../../server/lib/ticket-format/domains.ts';
import type { IssuerKey } from '../../../../../server/lib/ticket-format/issuer-key.ts';
import { keyId } from '../../../../../server/lib/ticket-format/ticket-code.ts';

export const sha512 = (bytes: Uint8Array): Uint8Array => nacl.hash(bytes);

/** Verifies strict Ed25519; tweetnacl alone also accepts a second signature of a good ticket. */
export function strictVerify(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  return (
    publicKey.length === 32 &&
    isStrictSignature(signature) &&
    nacl.sign.detached.verify(message, signature, publicKey)
  );
}

/** Strict Ed25519, by any implementation. */
export type VerifySignature = typeof strictVerify;

/** Decodes the 32 bytes of a public key; null unless the text is their one encoding. */
function readPublicKey(text: string): Uint8Array | null {
  const bytes = decodeBase64(text);
  return bytes?.length === 32 ? bytes : null;
}

/**
 * Verifies signed bytes with a key and a signature as texts.
 * @param publicKey base64
 * @param signature base64url
 */
export function signedText(message: Uint8Array, signature: string, publicKey: string): boolean {
  const [bytes, key] = [decodeBase64Url(signature), readPublicKey(publicKey)];
  return bytes !== null && key !== null && strictVerify(message, bytes, key);
}

/** @returns null unless the text is the base64 of a public key */
export function issuerKey(
  version: number,
  publicKey: string,
  verify: VerifySignature = strictVerify,
): IssuerKey | null {
  const key = readPublicKey(publicKey);
  if (!key) return null;
  return {
    version,
    keyId: keyId(key, sha512),
    verifies: (message, signature) => verify(message, signature, key),
  };
}
