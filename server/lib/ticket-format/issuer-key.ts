import { decodeBase64Url } from './bytes.ts';
import { DOMAIN } from './domains.ts';
import { codeMessage, type DecodedCode } from './ticket-code.ts';
import { type TicketFile, ticketMessage } from './ticket-file.ts';
import type { RefusalReason } from './verdict.ts';

/** One version of an issuer's public key. Each program verifies with its own cryptography. */
export interface IssuerKey {
  /** 1 to 65535. */
  readonly version: number;
  /** Eight hex digits; see `keyId`. */
  readonly keyId: string;
  /** Verifies strict Ed25519, see `isStrictSignature`. */
  verifies(message: Uint8Array, signature: Uint8Array): boolean;
}

/**
 * Verifies the signature of a ticket file that was read.
 * @param keys of the ticket's issuer, and of no other
 * @returns why it is refused; null when it is good
 */
export function refusalOfFile(ticket: TicketFile, keys: readonly IssuerKey[]): RefusalReason | null {
  const key = keys.find(({ version }) => version === ticket.key_version);
  if (!key) return 'unknown_key';
  const signature = decodeBase64Url(ticket.signature);
  if (!signature) return 'malformed';
  return key.verifies(ticketMessage(ticket), signature) ? null : 'bad_signature';
}

/**
 * Verifies the signature of a code that was decoded.
 * @param keys of the issuer of the code's event, and of no other
 * @param domain the purpose of the signature: a ticket, or a test ticket
 * @returns why it is refused; null when it is good
 */
export function refusalOfCode(
  { code, payload, signature }: DecodedCode,
  keys: readonly IssuerKey[],
  domain: string = DOMAIN.ticketCode,
): RefusalReason | null {
  const candidates = keys.filter(({ keyId }) => keyId === code.keyId);
  if (candidates.length === 0) return 'unknown_key';
  const message = codeMessage(payload, domain);
  return candidates.some((key) => key.verifies(message, signature)) ? null : 'bad_signature';
}
