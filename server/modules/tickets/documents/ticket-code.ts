import { signTicketCode } from '../../../lib/signing/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { unsignedTicket } from '../ticket.file.ts';
import type { TicketRecord } from '../ticket.record.ts';

/** The text of the ticket's QR code. It is not stored: the same ticket and key give the same text. */
export async function ticketCode(scope: Scope, ticket: TicketRecord): Promise<string> {
  const key = await scope.services.keys.signingKey(ticket.issuer_id, ticket.key_version);
  if (!key) throw new Error(`signing key ${ticket.key_version} of issuer ${ticket.issuer_id} is missing`);
  return signTicketCode(unsignedTicket(ticket), key);
}
