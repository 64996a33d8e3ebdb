import { verifyBytes, verifyBytesAside } from './ed25519.ts';
import type { VerifyingKey } from './keys.ts';
import { codeMessage } from './sign-ticket-code.ts';
import { type DecodedCode, decodeTicketCode, type TicketCode } from './ticket-code.ts';
import { type Refusal, refuse } from './verdict.ts';

export type CodeVerdict = { readonly ok: true; readonly code: TicketCode } | Refusal;

/**
 * The keys of the event's issuer, and of no other: a code contains its event, not its issuer, so this look-up prevents
 * an issuer from signing tickets of another's event. Empty or undefined when the event is not known.
 */
export type FindEventKeys = (eventId: string) => readonly VerifyingKey[] | undefined;

function candidatesFor(decoded: DecodedCode, keys: readonly VerifyingKey[] | undefined): VerifyingKey[] {
  return (keys ?? []).filter((key) => key.keyId === decoded.code.keyId);
}

const unknownKey = (decoded: DecodedCode): Refusal => refuse('unknown_key', `key ${decoded.code.keyId}`);

function verdictOf(decoded: DecodedCode, good: boolean): CodeVerdict {
  return good
    ? { ok: true, code: decoded.code }
    : refuse('bad_signature', 'the signature does not match the code');
}

/** Verifies a decoded code against the keys of its event's issuer. */
export function checkCodeSignature(
  decoded: DecodedCode,
  keys: readonly VerifyingKey[] | undefined,
): CodeVerdict {
  const candidates = candidatesFor(decoded, keys);
  if (candidates.length === 0) return unknownKey(decoded);
  const message = codeMessage(decoded.payload);
  const good = candidates.some((key) => verifyBytes(message, decoded.signature, key.publicKey));
  return verdictOf(decoded, good);
}

/** Like `checkCodeSignature`, on another thread, see `verifyBytesAside`. */
export async function checkCodeSignatureAside(
  decoded: DecodedCode,
  keys: readonly VerifyingKey[] | undefined,
): Promise<CodeVerdict> {
  const candidates = candidatesFor(decoded, keys);
  if (candidates.length === 0) return unknownKey(decoded);
  const message = codeMessage(decoded.payload);
  const tried = candidates.map((key) => verifyBytesAside(message, decoded.signature, key.publicKey));
  return verdictOf(decoded, (await Promise.all(tried)).includes(true));
}

/** Verifies form, key and signature of a QR code's text. Does not check revocation, time or use. Never throws. */
export function verifyTicketCode(text: unknown, findKeys: FindEventKeys): CodeVerdict {
  const decoded = decodeTicketCode(text);
  return decoded.ok ? checkCodeSignature(decoded, findKeys(decoded.code.eventId)) : decoded;
}
