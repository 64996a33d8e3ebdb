import { actsFor, signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ScanRow } from '../scan.writes.ts';
import { checkScanRequest } from '../scan-request.rules.ts';
import { type ScanPlace, scanAtDoor } from '../validate-ticket.ts';
import { readTicketIssuer } from './briefing.reads.ts';

export interface GuestRequest extends ScanPlace {
  ticketId: string;
}

/**
 * Admits a guest whom the validator found by name, without a code. It is checked and recorded like any other scan.
 * @throws NotFound for a ticket of another issuer
 */
export async function admitGuest(scope: Scope, request: GuestRequest): Promise<ScanRow> {
  const actor = signedIn(scope.actor);
  checkScanRequest(request);
  const [ticket] = isUuid(request.ticketId)
    ? await scope.db.read<{ issuer_id: string }>(tenancyOf(actor), readTicketIssuer(request.ticketId))
    : [];
  if (!ticket || !actsFor(actor, ticket.issuer_id)) throw new NotFound('The ticket');
  const judged = { refused: null, ticketId: request.ticketId.toLowerCase(), issuerId: ticket.issuer_id };
  return scanAtDoor(scope, actor, judged, request);
}
