import { can, type SignedInActor, signedIn } from '../../../access/actor.ts';
import { inTransaction, type Tx } from '../../../db/in-transaction.ts';
import { Forbidden, NotFound } from '../../../failures.ts';
import type { Scope } from '../../../scope.ts';
import type { DueMethod } from '../../../vocabulary.ts';
import { NothingDue } from '../door.failures.ts';
import { requireTicket } from '../door.policy.ts';
import { lockTicket } from '../door.writes.ts';
import { checkScanRequest } from '../scan-request.rules.ts';
import { readDeviceScan, type UndoneScan } from '../undo/undo.writes.ts';
import { insertCollection, readCollection } from './dues.writes.ts';
import { settleTicketDue } from './settle-ticket-due.ts';

export interface CollectedRequest {
  deviceId: string;
  /** Of the scan with which it was collected. */
  nonce: string;
  method: DueMethod;
}

/**
 * Takes over what a device collected with a scan, maybe a while ago and without a network. The guest has paid already,
 * so it is never refused for coming second: then it does not count, and is kept and audited as what has to be paid
 * back. Told again, it changes nothing and answers the same.
 * @returns whether it counts: false when the due was settled before, or cancelled
 * @throws NotFound for a scan that there is not, Forbidden for somebody else's, NothingDue for a ticket without a price
 */
export async function noteCollected(scope: Scope, request: CollectedRequest): Promise<boolean> {
  const actor = signedIn(scope.actor);
  checkScanRequest(request);
  return inTransaction(scope, async (tx) => {
    const scan = await readDeviceScan(tx, request.deviceId, request.nonce);
    if (!scan?.ticket_id) throw new NotFound('The scan');
    requireOwnScan(actor, scan);
    return note(tx, scan, scan.ticket_id, request.method);
  });
}

/** One tells what one collected oneself; whoever manages tickets, anybody's. */
function requireOwnScan(actor: SignedInActor, scan: UndoneScan): void {
  if (scan.scanned_by !== actor.userId && !can(actor, 'MANAGE_TICKETS')) throw new Forbidden();
}

async function note(tx: Tx, scan: UndoneScan, ticketId: string, method: DueMethod): Promise<boolean> {
  // Its lock is that of every way to settle: they come one after the other.
  const ticket = requireTicket(tx.scope.actor, await lockTicket(tx, ticketId));
  const before = await readCollection(tx, scan.id);
  if (before) return before.counted;
  if (ticket.due_status === 'none') throw new NothingDue();
  const counted = ticket.due_status === 'due';
  await insertCollection(tx, { scan, ticketId, method, counted });
  if (counted) await settleTicketDue(tx, ticket, method);
  // Nothing was taken, so nothing has to be paid back.
  else if (method !== 'waived') await auditSecond(tx, scan, ticketId, method);
  return counted;
}

async function auditSecond(tx: Tx, scan: UndoneScan, ticketId: string, method: DueMethod): Promise<void> {
  await tx.audit({
    action: 'due.collect_again',
    entityType: 'ticket',
    entityId: ticketId,
    issuerId: scan.issuer_id,
    details: { event_id: scan.event_id, scan_id: scan.id, device_id: scan.device_id, method },
  });
}
