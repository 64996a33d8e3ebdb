import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { checkScanRequest, requireOwnScan, requireTicket } from '../door.rules.ts';
import { lockTicket, readDeviceScan, type UndoneScan } from '../door.writes.ts';
import { deliveryOf } from '../scans/former-events.ts';
import { insertUnpaid } from './dues.writes.ts';

/** The scan with which the guest was admitted, as its device identifies it. */
export interface UnpaidRequest {
  deviceId: string;
  nonce: string;
}

/**
 * Records that a guest was admitted without paying: who decided it, and the amount. The amount stays due, but doors do
 * not ask for it again when the used ticket is scanned. Idempotent.
 * @returns true while the amount is due; false when it was settled meanwhile
 * @throws NotFound for a scan that admitted no guest, Forbidden for another user's
 */
export async function letInUnpaid(scope: Scope, request: UnpaidRequest): Promise<boolean> {
  const actor = signedIn(scope.actor);
  checkScanRequest(request);
  const delivery = await deliveryOf(scope, actor);
  return inTransaction(delivery.scope, async (tx) => {
    const scan = await readDeviceScan(tx, request.deviceId, request.nonce);
    if (!scan?.ticketId || scan.outcome !== 'admitted') throw new NotFound('scan');
    requireOwnScan(actor, scan);
    return note(tx, scan, scan.ticketId);
  });
}

async function note(tx: Tx, scan: UndoneScan, ticketId: string): Promise<boolean> {
  // All ways to settle a due take this lock, so they run in sequence.
  const ticket = requireTicket(tx.scope.actor, await lockTicket(tx, ticketId));
  if (ticket.dueStatus !== 'due') return false;
  if (!(await insertUnpaid(tx, scan, ticket))) return true;
  const { priceUnits: units, currency } = ticket;
  await tx.audit({
    action: 'due.let_in_unpaid',
    entityType: 'ticket',
    entityId: ticketId,
    issuerId: scan.issuerId,
    details: {
      event_id: scan.eventId,
      scan_id: scan.id,
      device_id: scan.deviceId,
      units: String(units),
      currency,
    },
  });
  return true;
}
