import { amountOf, formatAmount } from '../../lib/money/index.ts';
import {
  formatGrace,
  type SigningKey,
  signTicket,
  signTicketCode,
  type TicketFile,
  ticketFile,
  type UnsignedTicket,
} from '../../lib/signing/index.ts';
import type { Scope } from '../../platform/scope.ts';
import type { TicketRecord } from './ticket.record.ts';

/** The columns of a ticket file; `SIGNED_COLUMNS` reads them. */
export type SignedRecord = Pick<
  TicketRecord,
  | 'id'
  | 'event_id'
  | 'issuer_id'
  | 'tier'
  | 'price_units'
  | 'currency'
  | 'event_name'
  | 'event_venue'
  | 'event_start_at'
  | 'holder_name'
  | 'holder_email'
  | 'holder_phone'
  | 'issued_at'
  | 'effective_at'
  | 'expires_at'
  | 'grace_seconds'
  | 'key_version'
  | 'signature'
>;

/** The part of a ticket that its signature covers, in the forms that signing/ expects. */
export function unsignedTicket(ticket: Omit<SignedRecord, 'signature'>): UnsignedTicket {
  return {
    id: ticket.id,
    event_id: ticket.event_id,
    issuer_id: ticket.issuer_id,
    tier: ticket.tier,
    price: formatAmount(amountOf(ticket.currency, ticket.price_units)),
    currency: ticket.currency,
    metadata: {
      event: ticket.event_name,
      venue: ticket.event_venue,
      start_date: ticket.event_start_at.toISOString(),
      holder: ticket.holder_name,
      email: ticket.holder_email,
      phone: ticket.holder_phone,
      tier: ticket.tier,
    },
    issued_at: ticket.issued_at.toISOString(),
    effective_at: ticket.effective_at.toISOString(),
    expires_at: ticket.expires_at.toISOString(),
    grace_period: formatGrace(ticket.grace_seconds),
    key_version: ticket.key_version,
  };
}

type NewTicket = Omit<
  TicketRecord,
  | 'status'
  | 'key_version'
  | 'signature'
  | 'replaces'
  | 'passed_on_at'
  | 'cutoff_minutes'
  | 'entered_at'
  | 'revoked_at'
  | 'revoke_reason'
>;

/** Signs a new ticket. */
export function signedTicket(fields: NewTicket, key: SigningKey): TicketRecord {
  const ticket = { ...fields, key_version: key.version };
  const { signature } = signTicket(unsignedTicket(ticket), key);
  return {
    ...ticket,
    signature: Buffer.from(signature, 'base64url'),
    status: 'active',
    replaces: null,
    passed_on_at: null,
    entered_at: null,
    revoked_at: null,
    revoke_reason: null,
  };
}

/** Rebuilds the ticket file as it was handed out, from the row and its stored signature. */
export function fileOf(ticket: TicketRecord): TicketFile {
  return ticketFile(unsignedTicket(ticket), ticket.signature);
}

/** The text of the ticket's QR code. It is not stored: the same ticket and key give the same text. */
export async function ticketCode(scope: Scope, ticket: TicketRecord): Promise<string> {
  const key = await scope.services.keys.signingKey(ticket.issuer_id, ticket.key_version);
  if (!key) throw new Error(`signing key ${ticket.key_version} of issuer ${ticket.issuer_id} is missing`);
  return signTicketCode(unsignedTicket(ticket), key);
}

/** The file with its proof, once the ledger has it. */
export async function withProof(scope: Scope, file: TicketFile): Promise<TicketFile> {
  const proof = await scope.services.anchors.proof(scope, file.id);
  return proof ? { ...file, proof } : file;
}
