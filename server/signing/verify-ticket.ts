import { verifyBytes } from './ed25519.ts';
import { decodeBase64Url } from './encoding.ts';
import type { VerifyingKey } from './keys.ts';
import { type ReadTicket, readTicket, readTicketText } from './read-ticket.ts';
import { ticketMessage } from './sign-ticket.ts';
import type { TicketFile } from './ticket-file.ts';
import { type Refusal, refuse } from './verdict.ts';

export type TicketVerdict = { readonly ok: true; readonly ticket: TicketFile } | Refusal;

/** Finds a key of an issuer by version; undefined when this verifier does not have it. */
export type FindKey = (issuerId: string, version: number) => VerifyingKey | undefined;

/**
 * Judges the signature of a ticket that has been read. The key must be the one that the ticket names; any other
 * is `unknown_key`, so that a mistake of the caller never lets one issuer sign for another.
 */
export function checkTicketSignature(ticket: TicketFile, key: VerifyingKey | undefined): TicketVerdict {
  if (!key || key.issuerId !== ticket.issuer_id || key.version !== ticket.key_version) {
    return refuse('unknown_key', `issuer ${ticket.issuer_id}, key version ${ticket.key_version}`);
  }
  const signature = decodeBase64Url(ticket.signature);
  if (!signature) return refuse('malformed', 'signature');
  const good = verifyBytes(ticketMessage(ticket), signature, key.publicKey);
  return good ? { ok: true, ticket } : refuse('bad_signature', 'the signature does not match the ticket');
}

function judge(read: ReadTicket, findKey: FindKey): TicketVerdict {
  if (!read.ok) return read;
  return checkTicketSignature(read.ticket, findKey(read.ticket.issuer_id, read.ticket.key_version));
}

/** Form, key and signature of a parsed ticket file. Says nothing of revocation, time or use. Never throws. */
export function verifyTicket(value: unknown, findKey: FindKey): TicketVerdict {
  return judge(readTicket(value), findKey);
}

/** The same for the text of a ticket file. */
export function verifyTicketText(text: string, findKey: FindKey): TicketVerdict {
  return judge(readTicketText(text), findKey);
}
