import { utf8 } from './bytes.ts';
import { DOMAIN } from './domains.ts';

/** Event and holder data for readers of the ticket. All values are plain text. */
export interface TicketMetadata {
  readonly event: string;
  readonly venue: string;
  /** ISO-8601, UTC, milliseconds. */
  readonly start_date: string;
  readonly holder: string;
  readonly email: string;
  readonly phone: string;
  readonly tier: string;
}

/** The part of a ticket file that the signature covers. */
export interface UnsignedTicket {
  /** Lower-case UUID, as all ids here. */
  readonly id: string;
  readonly event_id: string;
  readonly issuer_id: string;
  readonly tier: string;
  /** Decimal text in its shortest exact form: "50", "12.5", "0.0000001". Never a number. */
  readonly price: string;
  /** Three or four capital letters. */
  readonly currency: string;
  readonly metadata: TicketMetadata;
  /** ISO-8601, UTC, milliseconds: "2026-12-05T16:00:00.000Z", as all times here. */
  readonly issued_at: string;
  readonly effective_at: string;
  readonly expires_at: string;
  /** Text such as "15m"; it extends `expires_at` and nothing else. */
  readonly grace_period: string;
  /** Version of the issuer's signing key: 1 to 65535. */
  readonly key_version: number;
}

/** Location of a root on the ledger. */
export interface LedgerPlace {
  /** 'sandbox', 'quickstart', 'testnet'. */
  readonly network: string;
  /** Identifies the network. */
  readonly passphrase: string;
  /** The account that sent the transaction: G... */
  readonly account: string;
  /** Its hash, 64 hex digits. */
  readonly transaction: string;
  readonly ledger: number;
  /** Close time of the ledger: ISO-8601, UTC, milliseconds. */
  readonly closed_at: string;
}

/**
 * Proves that a ticket was issued as it is, and at the latest when: the path from its leaf to a root on the ledger. The
 * ticket file contains it outside the signed part. All bytes are lower-case hex.
 */
export interface TicketProof {
  readonly version: 1;
  /** 16 bytes. */
  readonly salt: string;
  readonly index: number;
  /** Leaves of the tree. */
  readonly size: number;
  /** 32 bytes each, nearest first. */
  readonly path: readonly string[];
  /** 32 bytes: the memo hash of the transaction. */
  readonly root: string;
  readonly anchor: LedgerPlace;
}

/** The downloadable ticket; docs/tickets.md describes it byte by byte. */
export interface TicketFile extends UnsignedTicket {
  /** Ed25519, 64 bytes, base64url without padding: always 86 characters. */
  readonly signature: string;
  /** Present once the ticket is anchored on the ledger. Not signed: it proves itself. */
  readonly proof?: TicketProof;
}

// JSON.stringify escapes a well-formed string exactly as RFC 8785 section 3.2.2.2 demands.
const quote = (text: string): string => JSON.stringify(text);

/**
 * Returns the RFC 8785 text of a ticket without its signature. The keys are written out in their sorted order, which
 * makes it several times faster than a general serializer; the tests compare the two.
 */
export function canonicalTicket(ticket: UnsignedTicket): string {
  const meta = ticket.metadata;
  return (
    `{"currency":${quote(ticket.currency)},"effective_at":${quote(ticket.effective_at)},` +
    `"event_id":${quote(ticket.event_id)},"expires_at":${quote(ticket.expires_at)},` +
    `"grace_period":${quote(ticket.grace_period)},"id":${quote(ticket.id)},` +
    `"issued_at":${quote(ticket.issued_at)},"issuer_id":${quote(ticket.issuer_id)},` +
    `"key_version":${ticket.key_version},"metadata":{"email":${quote(meta.email)},` +
    `"event":${quote(meta.event)},"holder":${quote(meta.holder)},"phone":${quote(meta.phone)},` +
    `"start_date":${quote(meta.start_date)},"tier":${quote(meta.tier)},"venue":${quote(meta.venue)}},` +
    `"price":${quote(ticket.price)},"tier":${quote(ticket.tier)}}`
  );
}

/** Returns the signed bytes: the domain prefix and the canonical JSON, in UTF-8. */
export const ticketMessage = (ticket: UnsignedTicket): Uint8Array =>
  utf8(DOMAIN.ticketFile + canonicalTicket(ticket));
