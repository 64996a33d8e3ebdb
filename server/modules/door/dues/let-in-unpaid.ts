import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { requireTicket } from '../door.policy.ts';
import { lockTicket } from '../door.writes.ts';
import { checkScanRequest } from '../scan-request.rules.ts';
import { readDeviceScan, type UndoneScan } from '../undo/undo.writes.ts';
import { insertUnpaid } from './dues.writes.ts';
import { requireOwnScan } from './note-collected.ts';

/** The scan by which the guest went in, as its device calls it. */
export interface UnpaidRequest {
  deviceId: string;
  nonce: string;
}

/**
 * Records that a guest was let in without paying what is due: who decided it, and how much. The amount stays due, and
 * no door asks for it again by the used ticket. Repeated, it changes nothing and answers the same.
 * @returns whether the amount is still due: false when it was settled meanwhile
 * @throws NotFound for a scan that let nobody in, Forbidden for another person's
 */
export async function letInUnpaid(scope: Scope, request: UnpaidRequest): Promise<boolean> {
  const actor = signedIn(scope.actor);
  checkScanRequest(request);
  return inTransaction(scope, async (tx) => {
    const scan = await readDeviceScan(tx, request.deviceId, request.nonce);
    if (!scan?.ticket_id || scan.outcome !== 'admitted') throw new NotFound('The scan');
    requireOwnScan(actor, scan);
    return note(tx, scan, scan.ticket_id);
  });
}

async function note(tx: Tx, scan: UndoneScan, ticketId: string): Promise<boolean> {
  // Its lock is that of every way to settle: they come one after the other.
  const ticket = requireTicket(tx.scope.actor, await lockTicket(tx, ticketId));
  if (ticket.due_status !== 'due') return false;
  if (!(await insertUnpaid(tx, scan, ticket))) return true;
  const { price_units: units, currency } = ticket;
  await tx.audit({
    action: 'due.let_in_unpaid',
    entityType: 'ticket',
    entityId: ticketId,
    issuerId: scan.issuer_id,
    details: {
      event_id: scan.event_id,
      scan_id: scan.id,
      device_id: scan.device_id,
      units: String(units),
      currency,
    },
  });
  return true;
}
