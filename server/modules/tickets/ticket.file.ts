import { amountOf, formatAmount } from '../../lib/money/index.ts';
import { type SigningKey, signTicket, signTicketCode, ticketFile } from '../../lib/signing/index.ts';
import { formatGrace, type TicketFile, type UnsignedTicket } from '../../lib/ticket-format/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { asBought, readIssuedTicket, readTicketsOfOrder } from './ticket.reads.ts';
import type { SignedRecord, TicketRecord } from './ticket.record.ts';

/** The part of a ticket that its signature covers, in the forms that signing/ expects. */
export function unsignedTicket(ticket: Omit<SignedRecord, 'signature'>): UnsignedTicket {
  return {
    id: ticket.id,
    event_id: ticket.eventId,
    issuer_id: ticket.issuerId,
    tier: ticket.tier,
    price: formatAmount(amountOf(ticket.currency, ticket.priceUnits)),
    currency: ticket.currency,
    metadata: {
      event: ticket.eventName,
      venue: ticket.eventVenue,
      start_date: ticket.eventStartAt.toISOString(),
      holder: ticket.holderName,
      email: ticket.holderEmail,
      phone: ticket.holderPhone,
      tier: ticket.tier,
    },
    issued_at: ticket.issuedAt.toISOString(),
    effective_at: ticket.effectiveAt.toISOString(),
    expires_at: ticket.expiresAt.toISOString(),
    grace_period: formatGrace(ticket.graceSeconds),
    key_version: ticket.keyVersion,
  };
}

type NewTicket = Omit<
  TicketRecord,
  | 'status'
  | 'keyVersion'
  | 'holderId'
  | 'signature'
  | 'moved'
  | 'replaces'
  | 'passedOnAt'
  | 'cutoffMinutes'
  | 'enteredAt'
  | 'revokedAt'
  | 'revokeReason'
>;

/** Signs a new ticket. */
export function signedTicket(fields: NewTicket, key: SigningKey): TicketRecord {
  const ticket = { ...fields, keyVersion: key.version };
  const { signature } = signTicket(unsignedTicket(ticket), key);
  return {
    ...ticket,
    signature: Buffer.from(signature, 'base64url'),
    moved: false,
    status: 'active',
    holderId: null,
    replaces: null,
    passedOnAt: null,
    enteredAt: null,
    revokedAt: null,
    revokeReason: null,
  };
}

/** Rebuilds the ticket file from a row and its stored signature. */
export function fileOf(ticket: SignedRecord): TicketFile {
  return ticketFile(unsignedTicket(ticket), ticket.signature);
}

/**
 * The ticket file of today: as it was issued, with its proof once the ledger has it, or signed anew with what has
 * changed since. The first file stays genuine, and a door takes both for the same ticket.
 */
export async function currentFile(scope: Scope, ticket: TicketRecord): Promise<TicketFile> {
  if (!ticket.moved) return withProof(scope, fileOf(ticket));
  return signTicket(unsignedTicket(ticket), await keyOf(scope, ticket));
}

/** The ticket file as it was issued, with its proof once the ledger has it. The caller must authorize. */
export async function issuedFile(scope: Scope, ticket: TicketRecord): Promise<TicketFile> {
  if (!ticket.moved) return withProof(scope, fileOf(ticket));
  return withProof(scope, fileOf(await readIssuedTicket(scope, ticket.id)));
}

/** The text of the ticket's QR code. It is not stored: the same ticket, times and key give the same text. */
export async function ticketCode(scope: Scope, ticket: TicketRecord): Promise<string> {
  return signTicketCode(unsignedTicket(ticket), await keyOf(scope, ticket));
}

/** The tickets that were bought with an order, each with the text of its QR code. The caller must authorize. */
export async function ticketCodesOf(
  scope: Scope,
  orderId: string,
): Promise<{ ticket: TicketRecord; code: string }[]> {
  const tickets = asBought(await readTicketsOfOrder(scope.db, orderId));
  return Promise.all(tickets.map(async (ticket) => ({ ticket, code: await ticketCode(scope, ticket) })));
}

/** The version of the issuer's key that signed the ticket. */
async function keyOf(scope: Scope, ticket: TicketRecord): Promise<SigningKey> {
  const key = await scope.services.keys.signingKey(ticket.issuerId, ticket.keyVersion);
  if (!key) throw new Error(`signing key ${ticket.keyVersion} of issuer ${ticket.issuerId} is missing`);
  return key;
}

async function withProof(scope: Scope, file: TicketFile): Promise<TicketFile> {
  const proof = await scope.services.anchors.proof(scope, file.id);
  return proof ? { ...file, proof } : file;
}
