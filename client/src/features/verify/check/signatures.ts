import { concat, readPublicKey, readSignature, utf8 } from './bytes.ts';
import { strictVerify } from './strict-verify.ts';
import { keyIdOf, type TicketCode } from './ticket-code.ts';
import { signedText, type TicketFile } from './ticket-file.ts';

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
