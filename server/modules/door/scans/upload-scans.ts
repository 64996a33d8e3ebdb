import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScanOutcome } from '../../../lib/scan/outcomes.ts';
import type { ScanNote } from '../../../lib/scan/phone-rule.ts';
import { type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { VoidAdmission } from '../door.reads.ts';
import { checkUpload, correctedTime, storedOutcome } from '../door.rules.ts';
import { type CheckedTicket, checkPresented } from './check-presented.ts';
import { recordUpload } from './record-upload.ts';
import {
  type FoundConflict,
  insertQueuedScans,
  type KnownTicket,
  lockTickets,
  type QueuedScan,
  readGateEvents,
  readStoredScans,
  readVoidAdmissions,
  resolveConflicts,
  resolveEntries,
  type StoredScan,
} from './upload.writes.ts';

interface QueuedScanRequest {
  nonce: string;
  ticket: unknown;
  gateId?: string | null;
  /** By the device's own clock. */
  deviceTime: Date;
  /** The device admitted the guest. */
  admitted: boolean;
  outcome: ScanOutcome;
  note?: ScanNote | null;
}

export interface UploadRequest {
  deviceId: string;
  /** Milliseconds to add to the device's time to get the true one. */
  clockOffsetMs: number;
  scans: readonly QueuedScanRequest[];
}

export interface UploadAnswer {
  nonce: string;
  outcome: ScanOutcome;
  ticketNumber: string | null;
  repeated: boolean;
  /** Another door admitted the same ticket as well. */
  conflict: boolean;
  /** The ticket had been revoked, cancelled or transferred before the door admitted it. */
  void: boolean;
}

type CheckedScan = QueuedScanRequest & { checked: CheckedTicket };

/**
 * Records what a device scanned offline. The guests are already inside, so this stores what happened: each scan once,
 * by its nonce; of several admissions of one ticket the earliest is the entry and the others are conflicts. The order
 * in which devices upload does not matter.
 */
export async function uploadScans(scope: Scope, upload: UploadRequest): Promise<UploadAnswer[]> {
  const actor = signedIn(scope.actor);
  checkUpload(upload);
  const scans = await checkTickets(scope, actor, upload.scans);
  return inTransaction(scope, (tx) => record(tx, actor, upload, scans));
}

/** Yields between batches, because verifying hundreds of signatures would block the event loop. */
async function checkTickets(
  scope: Scope,
  actor: SignedInActor,
  given: readonly QueuedScanRequest[],
): Promise<CheckedScan[]> {
  const checked: CheckedScan[] = [];
  const seen = new Set<string>();
  for (const scan of given) {
    if (seen.has(scan.nonce)) {
      throw new BadInput([
        { field: 'scans', message: `The nonce ${scan.nonce} stands twice in this upload.` },
      ]);
    }
    seen.add(scan.nonce);
    checked.push({ ...scan, checked: await checkPresented(scope.services.keys, actor, scan.ticket) });
    if (checked.length % 25 === 0) await nextTurn();
  }
  return checked;
}

async function record(
  tx: Tx,
  actor: SignedInActor,
  upload: UploadRequest,
  scans: CheckedScan[],
): Promise<UploadAnswer[]> {
  const nonces = scans.map((scan) => scan.nonce);
  const tickets = await lockTickets(tx, present(scans.map((scan) => scan.checked.ticketId)));
  const gates = await readGateEvents(tx, present(scans.map((scan) => scan.gateId)));
  const before = await readStoredScans(tx, upload.deviceId, nonces);
  const queued = scans
    .filter((scan) => !before.has(scan.nonce))
    .map((scan) => queuedScan(tx.scope, upload.clockOffsetMs, scan, tickets, gates));
  const isNew = await insertQueuedScans(tx, { deviceId: upload.deviceId, userId: actor.userId }, queued);
  const stored = await readStoredScans(tx, upload.deviceId, nonces);
  const admitted = [
    ...new Set(present([...stored.values()].filter(isAdmission).map((scan) => scan.ticketId))),
  ].sort();
  await resolveEntries(tx, admitted);
  const conflicts = await resolveConflicts(tx, admitted);
  const voids = await readVoidAdmissions(tx, admitted);
  await recordUpload(tx, {
    deviceId: upload.deviceId,
    scans: queued.filter((scan) => isNew.has(scan.id)),
    conflicts,
    voids,
  });
  return scans.map((scan) => answer(stored.get(scan.nonce), scan, { isNew, conflicts, voids, tickets }));
}

function present(ids: readonly (string | null | undefined)[]): string[] {
  return ids.filter((id): id is string => typeof id === 'string');
}

const isAdmission = (scan: StoredScan): boolean => scan.outcome === 'admitted';

function queuedScan(
  scope: Scope,
  clockOffsetMs: number,
  scan: CheckedScan,
  tickets: Map<string, KnownTicket>,
  gates: Map<string, string>,
): QueuedScan {
  const { checked, nonce, deviceTime } = scan;
  const ticket = checked.ticketId === null ? undefined : tickets.get(checked.ticketId);
  const gateEvent = scan.gateId ? gates.get(scan.gateId) : undefined;
  const isElsewhere = ticket !== undefined && gateEvent !== undefined && gateEvent !== ticket.eventId;
  return {
    id: scope.ids.uuid(),
    issuerId: checked.issuerId,
    ticketId: ticket?.id ?? null,
    eventId: ticket?.eventId ?? gateEvent ?? null,
    gateId: gateEvent ? (scan.gateId ?? null) : null,
    nonce,
    outcome: storedOutcome({ fault: checked.refused, isUnknown: !ticket, isElsewhere }, scan),
    note: scan.note ?? null,
    deviceTime,
    correctedAt: correctedTime(deviceTime, clockOffsetMs),
  };
}

/** Sources of the answer to one scan of an upload. */
interface AnswerSources {
  isNew: Set<string>;
  conflicts: readonly FoundConflict[];
  voids: readonly VoidAdmission[];
  tickets: Map<string, KnownTicket>;
}

function answer(
  stored: StoredScan | undefined,
  scan: CheckedScan,
  { isNew, conflicts, voids, tickets }: AnswerSources,
): UploadAnswer {
  if (!stored) throw new Error(`the scan ${scan.nonce} was not stored`);
  const conflict = conflicts.some(
    (found) => found.loserScanId === stored.id || found.winnerScanId === stored.id,
  );
  return {
    nonce: scan.nonce,
    outcome: stored.outcome,
    ticketNumber: tickets.get(stored.ticketId ?? '')?.number ?? null,
    repeated: !isNew.has(stored.id),
    conflict,
    void: voids.some(({ scanId: id }) => id === stored.id),
  };
}
