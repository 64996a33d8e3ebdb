import { refusalOfFile } from '../ticket-format/issuer-key.ts';
import { type ReadTicket, readTicket, readTicketText } from '../ticket-format/read-ticket.ts';
import { type TicketFile, ticketMessage, type UnsignedTicket } from '../ticket-format/ticket-file.ts';
import { type Refusal, refuse } from '../ticket-format/verdict.ts';
import { signBytes } from './ed25519.ts';
import type { SigningKey, VerifyingKey } from './keys.ts';

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

/**
 * Verifies the signature of a parsed ticket. The key must be the one that the ticket names; any other is `unknown_key`,
 * so that a mistake of the caller never lets one issuer sign for another.
 */
export function checkTicketSignature(ticket: TicketFile, key: VerifyingKey | undefined): TicketVerdict {
  const refusal = refusalOfFile(ticket, key?.issuerId === ticket.issuer_id ? [key] : []);
  const detail = `issuer ${ticket.issuer_id}, key version ${ticket.key_version}`;
  return refusal === null ? { ok: true, ticket } : refuse(refusal, detail);
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
