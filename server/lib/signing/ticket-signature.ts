import { DOMAIN, signBytes, verifyBytes } from './ed25519.ts';
import { decodeBase64Url } from './encoding.ts';
import type { SigningKey, VerifyingKey } from './keys.ts';
import { type ReadTicket, readTicket, readTicketText } from './read-ticket.ts';
import { canonicalTicket, type TicketFile, type UnsignedTicket } from './ticket-file.ts';
import { type Refusal, refuse } from './verdict.ts';

/** Returns the signed bytes: the domain prefix and the canonical JSON, in UTF-8. */
export function ticketMessage(ticket: UnsignedTicket): Buffer {
  return Buffer.from(DOMAIN.ticketFile + canonicalTicket(ticket));
}

/** Rebuilds a ticket file from stored values and the 64 stored bytes of its signature. */
export function ticketFile(ticket: UnsignedTicket, signature: Uint8Array): TicketFile {
  return {
    id: ticket.id,
    event_id: ticket.event_id,
    issuer_id: ticket.issuer_id,
    tier: ticket.tier,
    price: ticket.price,
    currency: ticket.currency,
    metadata: ticket.metadata,
    issued_at: ticket.issued_at,
    effective_at: ticket.effective_at,
    expires_at: ticket.expires_at,
    grace_period: ticket.grace_period,
    key_version: ticket.key_version,
    signature: Buffer.from(signature).toString('base64url'),
  };
}

/**
 * Signs a ticket, about 30 microseconds. Issuer and key version are taken from the key, so that a ticket cannot name a
 * key that did not sign it. The caller passes values in the forms that `UnsignedTicket` documents.
 */
export function signTicket(
  ticket: Omit<UnsignedTicket, 'issuer_id' | 'key_version'>,
  key: SigningKey,
): TicketFile {
  const unsigned: UnsignedTicket = { ...ticket, issuer_id: key.issuerId, key_version: key.version };
  return ticketFile(unsigned, signBytes(ticketMessage(unsigned), key.privateKey));
}

export type TicketVerdict = { readonly ok: true; readonly ticket: TicketFile } | Refusal;

/** Finds a key of an issuer by version; undefined when this verifier does not have it. */
export type FindKey = (issuerId: string, version: number) => VerifyingKey | undefined;

/** Data to verify, once the given key is the one that the ticket names. */
interface Signed {
  readonly message: Buffer;
  readonly signature: Buffer;
  readonly publicKey: VerifyingKey['publicKey'];
}

function signedBy(ticket: TicketFile, key: VerifyingKey | undefined): Signed | Refusal {
  if (!key || key.issuerId !== ticket.issuer_id || key.version !== ticket.key_version) {
    return refuse('unknown_key', `issuer ${ticket.issuer_id}, key version ${ticket.key_version}`);
  }
  const signature = decodeBase64Url(ticket.signature);
  if (!signature) return refuse('malformed', 'signature');
  return { message: ticketMessage(ticket), signature, publicKey: key.publicKey };
}

function verdictOf(ticket: TicketFile, good: boolean): TicketVerdict {
  return good ? { ok: true, ticket } : refuse('bad_signature', 'the signature does not match the ticket');
}

/**
 * Verifies the signature of a parsed ticket. The key must be the one that the ticket names; any other is `unknown_key`,
 * so that a mistake of the caller never lets one issuer sign for another.
 */
export function checkTicketSignature(ticket: TicketFile, key: VerifyingKey | undefined): TicketVerdict {
  const signed = signedBy(ticket, key);
  if ('ok' in signed) return signed;
  return verdictOf(ticket, verifyBytes(signed.message, signed.signature, signed.publicKey));
}

function judge(read: ReadTicket, findKey: FindKey): TicketVerdict {
  if (!read.ok) return read;
  return checkTicketSignature(read.ticket, findKey(read.ticket.issuer_id, read.ticket.key_version));
}

/** Verifies form, key and signature of a parsed ticket file. Does not check revocation, time or use. Never throws. */
export function verifyTicket(value: unknown, findKey: FindKey): TicketVerdict {
  return judge(readTicket(value), findKey);
}

/** Like `verifyTicket`, for the text of a ticket file. */
export function verifyTicketText(text: string, findKey: FindKey): TicketVerdict {
  return judge(readTicketText(text), findKey);
}
