import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import type { DoorTicketRow } from '../door.reads.ts';
import { checkScanRequest, NothingDue, requireOwnScan, requireTicket } from '../door.rules.ts';
import { lockTicket, readDeviceScan, type UndoneScan } from '../door.writes.ts';
import { deliveryOf } from '../scans/former-events.ts';
import { completeTicketDue } from './collect-due.ts';
import { insertCollection, readCollection } from './dues.writes.ts';
import { bookDifference, lockTillOf } from './till.writes.ts';

export interface CollectedRequest {
  deviceId: string;
  /** Nonce of the scan with which it was collected. */
  nonce: string;
  method: DueMethod;
}

export interface Noted {
  /** false when the due was settled before, or cancelled */
  counted: boolean;
  /** The ticket was revoked or cancelled, so nothing was due. */
  isVoid: boolean;
}

/**
 * Records an amount that a device collected with a scan, possibly earlier and offline. The guest has already paid, so a
 * second collection is not refused: it does not count, and is stored and audited as an amount to refund. Idempotent.
 * @throws NotFound for an unknown scan, Forbidden for another user's, NothingDue for a ticket without a price
 */
export async function noteCollected(scope: Scope, request: CollectedRequest): Promise<Noted> {
  const actor = signedIn(scope.actor);
  checkScanRequest(request);
  const delivery = await deliveryOf(scope, actor);
  return inTransaction(delivery.scope, async (tx) => {
    const scan = await readDeviceScan(tx, request.deviceId, request.nonce);
    if (!scan?.ticketId) throw new NotFound('scan');
    requireOwnScan(actor, scan);
    return note(tx, scan, scan.ticketId, request.method);
  });
}

async function note(tx: Tx, scan: UndoneScan, ticketId: string, method: DueMethod): Promise<Noted> {
  // All ways to settle a due take this lock, so they run in sequence.
  const ticket = requireTicket(tx.scope.actor, await lockTicket(tx, ticketId));
  const before = await readCollection(tx, scan.id);
  const isVoid = isOwedNoMore(ticket);
  if (before) return { counted: before.counted, isVoid };
  if (ticket.dueStatus === 'none' && !isVoid) throw new NothingDue();
  const counted = ticket.dueStatus === 'due';
  await insertCollection(tx, { scan, ticketId, method, counted });
  if (counted) await collect(tx, { scan, ticket, method });
  // A waived amount was not paid, so there is no refund.
  else if (method !== 'waived') await auditSecond(tx, scan, ticketId, method);
  return { counted, isVoid };
}

/** Counts an amount in the shift of its time. One that was counted and closed since has another difference then. */
async function collect(
  tx: Tx,
  { scan, ticket, method }: { scan: UndoneScan; ticket: DoorTicketRow; method: DueMethod },
): Promise<void> {
  const till = method === 'waived' ? undefined : await lockTillOf(tx, scan, ticket);
  await completeTicketDue(tx, ticket, method, till?.id);
  if (till) await bookDifference(tx, till);
}

/** True when the ticket was revoked or cancelled before it was settled, or the due moved with it to another holder. */
function isOwedNoMore({ status, dueStatus: due }: DoorTicketRow): boolean {
  return due === 'cancelled' || (due === 'none' && status === 'cancelled');
}

async function auditSecond(tx: Tx, scan: UndoneScan, ticketId: string, method: DueMethod): Promise<void> {
  await tx.audit({
    action: 'due.collect_again',
    entityType: 'ticket',
    entityId: ticketId,
    issuerId: scan.issuerId,
    details: { event_id: scan.eventId, scan_id: scan.id, device_id: scan.deviceId, method },
  });
}
