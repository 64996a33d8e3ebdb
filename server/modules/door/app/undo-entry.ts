import { DOOR_REASON_LIMITS } from '../../../lib/limits/text-limits.ts';
import { type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { checkAll, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEntries } from '../../../platform/topics.ts';
import { checkedReason, checkScanRequest, NothingToUndo, requireOwnScan } from '../door.rules.ts';
import {
  clearSettledConflicts,
  freeTicket,
  insertUndo,
  readDeviceScan,
  type UndoneScan,
} from '../door.writes.ts';
import { lockTickets, resolveConflicts, resolveEntries } from '../scans/upload.writes.ts';

export interface UndoRequest {
  deviceId: string;
  /** Nonce of the scan with which the device admitted the guest. */
  nonce: string;
  reason: string;
}

/**
 * Undoes an entry: the scan stays, and its ticket may enter again. If another door admitted the ticket as well, that
 * other admission becomes the entry. Idempotent.
 * @throws NotFound for an unknown scan, Forbidden for another user's, NothingToUndo when it admitted no guest
 */
export async function undoEntry(scope: Scope, request: UndoRequest): Promise<UndoneScan> {
  const actor = signedIn(scope.actor);
  const [, reason] = checkAll(
    () => checkScanRequest(request),
    () => checkedReason(request.reason, DOOR_REASON_LIMITS.undo),
  );
  return inTransaction(scope, async (tx) => {
    const scan = await readDeviceScan(tx, request.deviceId, request.nonce);
    if (!scan) throw new NotFound('scan');
    requireOwnScan(actor, scan);
    if (scan.outcome !== 'admitted' || !scan.ticket_id) throw new NothingToUndo();
    await undo(tx, actor, { ...scan, ticket_id: scan.ticket_id }, reason);
    return scan;
  });
}

async function undo(
  tx: Tx,
  actor: SignedInActor,
  scan: UndoneScan & { ticket_id: string },
  reason: string,
): Promise<void> {
  // Uploads lock the same row, so uploads and undos of a ticket run in sequence.
  await lockTickets(tx, [scan.ticket_id]);
  if (!(await insertUndo(tx, { scan, undoneBy: actor.userId, reason }))) return;
  await freeTicket(tx, scan);
  await resolveEntries(tx, [scan.ticket_id]);
  await clearSettledConflicts(tx, scan.ticket_id);
  await resolveConflicts(tx, [scan.ticket_id]);
  await tx.audit({
    action: 'ticket.undo_entry',
    entityType: 'ticket',
    entityId: scan.ticket_id,
    issuerId: scan.issuer_id,
    details: detailsOf(scan, reason),
  });
  const { issuer_id: issuerId, event_id: eventId } = scan;
  tx.afterCommit(() => announceEntries(tx.scope.services.topics, { eventId, issuerId }));
}

function detailsOf(scan: UndoneScan, reason: string) {
  return {
    event_id: scan.event_id,
    scan_id: scan.id,
    gate_id: scan.gate_id,
    device_id: scan.device_id,
    reason,
  };
}
