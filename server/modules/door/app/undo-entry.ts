import { DOOR_REASON_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { ScanOutcome } from '../../../lib/scan/outcomes.ts';
import { accountOf, type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
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
import { deleteHandout } from '../history/history.writes.ts';
import { resolveVisits } from '../history/resolve-visits.ts';
import { deliveryOf } from '../scans/former-events.ts';
import { lockTickets, resolveConflicts, resolveEntries } from '../scans/upload.writes.ts';

export interface UndoRequest {
  deviceId: string;
  /** Nonce of the scan with which the device admitted the guest. */
  nonce: string;
  reason: string;
}

/**
 * Undoes an entry: the scan stays, and its ticket may enter again. If another door admitted the ticket as well, that
 * other admission becomes the entry. Undoes a hand-out likewise. Idempotent.
 * @throws NotFound for an unknown scan, Forbidden for another user's, NothingToUndo when it neither admitted the guest
 *   nor handed something out
 */
export async function undoEntry(scope: Scope, request: UndoRequest): Promise<UndoneScan> {
  const actor = signedIn(scope.actor);
  const [, reason] = checkAll(
    () => checkScanRequest(request),
    () => checkedReason(request.reason, DOOR_REASON_LIMITS.undo),
  );
  const delivery = await deliveryOf(scope, actor);
  return inTransaction(delivery.scope, async (tx) => {
    const scan = await readDeviceScan(tx, request.deviceId, request.nonce);
    if (!scan) throw new NotFound('scan');
    requireOwnScan(actor, scan);
    const undo = UNDOS[scan.outcome];
    if (!undo || !scan.ticketId) throw new NothingToUndo();
    await undo(tx, actor, { ...scan, ticketId: scan.ticketId }, reason);
    return scan;
  });
}

type Undo = (
  tx: Tx,
  actor: SignedInActor,
  scan: UndoneScan & { ticketId: string },
  reason: string,
) => Promise<void>;

const undoHandout: Undo = async (tx, actor, scan, reason) => {
  await lockTickets(tx, [scan.ticketId]);
  if (!(await insertUndo(tx, { scan, undoneBy: accountOf(actor), reason }))) return;
  await deleteHandout(tx, scan.id);
  await tx.audit({
    action: 'ticket.undo_handout',
    entityType: 'ticket',
    entityId: scan.ticketId,
    issuerId: scan.issuerId,
    details: detailsOf(scan, reason),
  });
};

const undoAdmission: Undo = async (tx, actor, scan, reason) => {
  // Uploads lock the same row, so uploads and undos of a ticket run in sequence.
  await lockTickets(tx, [scan.ticketId]);
  if (!(await insertUndo(tx, { scan, undoneBy: accountOf(actor), reason }))) return;
  await freeTicket(tx, scan);
  await resolveEntries(tx, [scan.ticketId]);
  await clearSettledConflicts(tx, scan.ticketId);
  const { ruled } = await resolveVisits(tx, [scan.ticketId]);
  if (!ruled.has(scan.ticketId)) await resolveConflicts(tx, [scan.ticketId]);
  await tx.audit({
    action: 'ticket.undo_entry',
    entityType: 'ticket',
    entityId: scan.ticketId,
    issuerId: scan.issuerId,
    details: detailsOf(scan, reason),
  });
  const { issuerId, eventId, ticketId } = scan;
  tx.afterCommit(() =>
    announceEntries(tx.scope.services.topics, { eventId, issuerId, ticketIds: [ticketId] }),
  );
};

const UNDOS: Partial<Record<ScanOutcome, Undo>> = { admitted: undoAdmission, handed_out: undoHandout };

function detailsOf(scan: UndoneScan, reason: string) {
  return {
    event_id: scan.eventId,
    scan_id: scan.id,
    gate_id: scan.gateId,
    device_id: scan.deviceId,
    reason,
  };
}
