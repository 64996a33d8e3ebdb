import { setImmediate as nextTurn } from 'node:timers/promises';
import { noteFor, type ScanOutcome, type ScanPurpose } from '../../../lib/scan/outcomes.ts';
import type { ScanNote } from '../../../lib/scan/phone-rule.ts';
import { actsFor, type SignedInActor, signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ScanMode } from '../../../platform/vocabulary.ts';
import { readTicketIssuers, type TicketIssuerRow } from '../app/briefing.reads.ts';
import { isLate, requireOwnName } from '../devices/device.rules.ts';
import { insertHandedIn } from '../devices/device.writes.ts';
import type { VoidAdmission } from '../door.reads.ts';
import { checkUpload, correctedTime, storedOutcome } from '../door.rules.ts';
import { recordHandouts } from '../history/history.writes.ts';
import { resolveVisits } from '../history/resolve-visits.ts';
import { type CheckedTicket, checkPresented, refusedScan } from './check-presented.ts';
import { type Delivery, deliveryOf } from './former-events.ts';
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
  /** Ticket of a guest found by name, in place of a code. */
  ticketId?: string | null;
  gateId?: string | null;
  /** By the device's own clock. */
  deviceTime: Date;
  /** The device admitted the guest. */
  admitted: boolean;
  outcome: ScanOutcome;
  note?: ScanNote | null;
  /** An entry unless it is given. */
  purpose?: ScanPurpose;
  /** The thing that was handed out. */
  itemId?: string | null;
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
  /** `online`: the answer to this scan was lost, and the device decided on its own. */
  mode: ScanMode;
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
 * in which devices upload does not matter. Scans of an event that the person has lost since are kept.
 */
export async function uploadScans(scope: Scope, upload: UploadRequest): Promise<UploadAnswer[]> {
  const actor = signedIn(scope.actor);
  checkUpload(upload);
  requireOwnName(actor.device, upload.deviceId);
  const delivery = await deliveryOf(scope, actor);
  const scans = await checkTickets(delivery, upload);
  return inTransaction(delivery.scope, (tx) => record(tx, delivery, upload, scans));
}

/** Yields between batches, because verifying hundreds of signatures would block the event loop. */
async function checkTickets(
  { scope, workedFor }: Delivery,
  { scans: given, clockOffsetMs }: UploadRequest,
): Promise<CheckedScan[]> {
  const actor = signedIn(scope.actor);
  const named = await checkNamed(scope, given);
  const checked: CheckedScan[] = [];
  const seen = new Set<string>();
  for (const scan of given) {
    if (seen.has(scan.nonce)) {
      throw new BadInput([
        { field: 'scans', message: `The nonce ${scan.nonce} stands twice in this upload.` },
      ]);
    }
    seen.add(scan.nonce);
    const found =
      named.get(scan.ticketId?.toLowerCase() ?? '') ??
      (await checkPresented(scope.services.keys, actor, scan.ticketId ? null : scan.ticket));
    const isOurs =
      found.eventId === null || workedFor(found.eventId, correctedTime(scan.deviceTime, clockOffsetMs));
    checked.push({ ...scan, checked: isOurs ? found : refusedScan(actor, 'wrong_issuer') });
    if (checked.length % 25 === 0) await nextTurn();
  }
  return checked;
}

/** Returns the tickets of guests who were found by name. Those that the actor does not work for name no ticket. */
async function checkNamed(
  scope: Scope,
  scans: readonly QueuedScanRequest[],
): Promise<Map<string, CheckedTicket>> {
  const actor = signedIn(scope.actor);
  const ids = [...new Set(present(scans.map(({ ticketId }) => ticketId?.toLowerCase())))];
  if (ids.length === 0) return new Map();
  const rows = await scope.db.read<TicketIssuerRow>(tenancyOf(actor), readTicketIssuers(ids));
  const seen = new Map(rows.filter((row) => actsFor(actor, row)).map((row) => [row.ticketId, row]));
  return new Map(
    ids.map((id) => {
      const ticket = seen.get(id);
      return [id, ticket ? { refused: null, ...ticket } : refusedScan(actor, 'wrong_issuer')];
    }),
  );
}

async function record(
  tx: Tx,
  delivery: Delivery,
  upload: UploadRequest,
  scans: CheckedScan[],
): Promise<UploadAnswer[]> {
  const nonces = scans.map((scan) => scan.nonce);
  const tickets = await lockTickets(tx, present(scans.map((scan) => scan.checked.ticketId)));
  const gates = await readGateEvents(tx, present(scans.map((scan) => scan.gateId)));
  const before = await readStoredScans(tx, upload.deviceId, nonces);
  const queued = scans
    .filter((scan) => !before.has(scan.nonce))
    .map((scan) => queuedScan(delivery, upload.clockOffsetMs, scan, tickets, gates));
  const actor = signedIn(tx.scope.actor);
  const isNew = await insertQueuedScans(tx, { deviceId: upload.deviceId, userId: actor.userId }, queued);
  await markHandedIn(
    tx,
    actor,
    queued.filter((scan) => isNew.has(scan.id)),
  );
  const stored = await readStoredScans(tx, upload.deviceId, nonces);
  const admitted = ticketsOf(stored, isAdmission);
  await resolveEntries(tx, admitted);
  const moved = ticketsOf(stored, (scan) => isAdmission(scan) || isExit(scan));
  const { ruled, conflicts: ofVisits } = await resolveVisits(tx, moved);
  const once = admitted.filter((ticketId) => !ruled.has(ticketId));
  const conflicts = [...ofVisits, ...(await resolveConflicts(tx, once))];
  await recordHandouts(
    tx,
    queued.flatMap((scan) => (isNew.has(scan.id) && scan.outcome === 'handed_out' ? [scan.id] : [])),
  );
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

/** Marks the scans of a device that was cut off. */
async function markHandedIn(tx: Tx, actor: SignedInActor, scans: readonly QueuedScan[]): Promise<void> {
  if (!actor.device?.cutOffAt || scans.length === 0) return;
  const marks = scans.flatMap(({ id: scanId, issuerId, eventId, correctedAt }) =>
    issuerId ? [{ scanId, issuerId, eventId, isLate: isLate(actor, correctedAt) }] : [],
  );
  await insertHandedIn(tx, actor.userId, marks);
  await tx.audit({
    action: 'door_device.hand_in',
    entityType: 'door_device',
    entityId: actor.userId,
    details: { scans: marks.length, late: marks.filter((mark) => mark.isLate).length },
  });
  const { topics } = tx.scope.services;
  const issuerId = actor.issuerId ?? '';
  tx.afterCommit(() => topics.publish('device.changed', issuerId, { deviceId: actor.userId }));
}

const isAdmission = (scan: StoredScan): boolean => scan.outcome === 'admitted';
const isExit = (scan: StoredScan): boolean => scan.outcome === 'exited' || scan.outcome === 'not_inside';

function ticketsOf(stored: Map<string, StoredScan>, fits: (scan: StoredScan) => boolean): string[] {
  return [...new Set(present([...stored.values()].filter(fits).map((scan) => scan.ticketId)))].sort();
}

const hasEffect = ({ admitted, outcome }: QueuedScanRequest): boolean =>
  admitted || outcome === 'exited' || outcome === 'not_inside' || outcome === 'handed_out';

/**
 * Returns what is recorded of a scan: without effect of a device that was cut off before, had other events or gates, or
 * names a guest although it could not search then.
 */
function heeded(
  { scope, hadEffect, couldSearch }: Delivery,
  scan: CheckedScan,
  correctedAt: Date,
): { said: QueuedScanRequest; beyondLimits: boolean } {
  const { eventId } = scan.checked;
  const gateId = scan.gateId?.toLowerCase() ?? null;
  const isBeyond = eventId !== null && !hadEffect({ eventId, gateId }, correctedAt);
  const actor = signedIn(scope.actor);
  const isUnasked = Boolean(scan.ticketId) && !couldSearch(correctedAt);
  const isVoid = isBeyond || isUnasked || isLate(actor, correctedAt);
  if (!hasEffect(scan) || !isVoid) return { said: scan, beyondLimits: false };
  return { said: { ...scan, admitted: false, outcome: 'good' }, beyondLimits: true };
}

function queuedScan(
  delivery: Delivery,
  clockOffsetMs: number,
  scan: CheckedScan,
  tickets: Map<string, KnownTicket>,
  gates: Map<string, string>,
): QueuedScan {
  const { scope, workedFor } = delivery;
  const { checked, nonce, deviceTime } = scan;
  const correctedAt = correctedTime(deviceTime, clockOffsetMs);
  const { said, beyondLimits } = heeded(delivery, scan, correctedAt);
  const ticket = checked.ticketId === null ? undefined : tickets.get(checked.ticketId);
  const namedEvent = scan.gateId ? gates.get(scan.gateId) : undefined;
  const gateEvent = namedEvent !== undefined && workedFor(namedEvent, correctedAt) ? namedEvent : undefined;
  const isElsewhere = ticket !== undefined && gateEvent !== undefined && gateEvent !== ticket.eventId;
  const outcome = storedOutcome({ fault: checked.refused, isUnknown: !ticket, isElsewhere }, said);
  return {
    id: scope.ids.uuid(),
    issuerId: checked.issuerId,
    ticketId: ticket?.id ?? null,
    eventId: ticket?.eventId ?? gateEvent ?? null,
    gateId: gateEvent ? (scan.gateId ?? null) : null,
    nonce,
    purpose: scan.purpose ?? 'entry',
    itemId: scan.purpose === 'handout' ? (scan.itemId ?? null) : null,
    outcome,
    // A check has no remark in the log.
    note: outcome === 'good' ? null : noteFor(outcome, scan.note ?? null),
    beyondLimits,
    deviceTime,
    correctedAt,
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
    mode: stored.mode,
    ticketNumber: tickets.get(stored.ticketId ?? '')?.number ?? null,
    repeated: !isNew.has(stored.id),
    conflict,
    void: voids.some(({ scanId: id }) => id === stored.id),
  };
}
