import nacl from 'tweetnacl';
import { concat, readPublicKey, readSignature, utf8 } from './bytes.ts';
import { keyIdOf, type TicketCode } from './ticket-code.ts';
import { signedText, type TicketFile } from './ticket-file.ts';

/** The group order L of Ed25519, little-endian. */
const ORDER = [
  0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

function isBelowOrder(signature: Uint8Array): boolean {
  for (let at = 31; at >= 0; at -= 1) {
    const ours = signature[32 + at] ?? 0xff;
    const limit = ORDER[at] ?? 0;
    if (ours !== limit) return ours < limit;
  }
  return false;
}

/**
 * Verifies strict Ed25519: tweetnacl also accepts S + L, which lets anyone make a second signature of a good ticket.
 */
export function strictVerify(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  if (signature.length !== 64 || publicKey.length !== 32 || !isBelowOrder(signature)) return false;
  return nacl.sign.detached.verify(message, signature, publicKey);
}

/** Strict Ed25519, by any implementation. */
export type VerifySignature = typeof strictVerify;

/** @param publicKey base64, of the version named in the ticket */
export function signedFile(
  ticket: TicketFile,
  publicKey: string,
  verify: VerifySignature = strictVerify,
): boolean {
  const [signature, key] = [readSignature(ticket.signature), readPublicKey(publicKey)];
  if (!signature || !key) return false;
  return verify(utf8(`passa.ticket.v1\n${signedText(ticket)}`), signature, key);
}

/** @param publicKeys base64, all of the issuer of the code's event */
export function signedCode(
  code: TicketCode,
  publicKeys: readonly string[],
  verify: VerifySignature = strictVerify,
  domain = 'passa.code.v1\n',
): boolean {
  const message = concat(utf8(domain), code.payload);
  return publicKeys.some((text) => {
    const key = readPublicKey(text);
    return key !== null && keyIdOf(key) === code.keyId && verify(message, code.signature, key);
  });
}
