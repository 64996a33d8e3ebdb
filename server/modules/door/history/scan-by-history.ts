import { blockerOf, follow, type Visit } from '../../../lib/scan/entry-rules.ts';
import {
  judge,
  noteFor,
  type ScanFacts,
  type ScanOutcome,
  type ScanPurpose,
} from '../../../lib/scan/outcomes.ts';
import type { PhoneFault } from '../../../lib/scan/phone-rule.ts';
import { decideWindow } from '../../../lib/ticket-format/ticket-window.ts';
import { type SignedInActor, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEntries } from '../../../platform/topics.ts';
import type { CheckedTicket } from '../scans/check-presented.ts';
import type { CheckedPhone, ScanAnswer } from '../scans/scan.writes.ts';
import { resolveEntries } from '../scans/upload.writes.ts';
import {
  type HandoutState,
  type NamedDoor,
  readDoor,
  readEarlierScan,
  readHandoutState,
  readMovements,
  type ScannedTicket,
} from './history.reads.ts';
import { insertScan, lockScannedTicket, recordHandouts } from './history.writes.ts';
import { frameOf, movementOf, type RecordedMovement, resolveVisits } from './resolve-visits.ts';

/** A scan that the earlier visits of its ticket decide, or what was handed out to it. */
export interface HistoryScan {
  scanId: string;
  purpose: ScanPurpose;
  /** The thing to hand out. */
  itemId: string | null;
  eventId: string | null;
  gateId: string | null;
  deviceId: string;
  nonce: string;
  commit: boolean;
  /** What the phone of a ticket that is bound to one decided; null without such a check. */
  phone: CheckedPhone | null;
  phoneFault?: PhoneFault | null;
}

/**
 * Checks and records an exit, a hand-out, or an entry by a tier that admits more than once: in a transaction that locks
 * the ticket, so that doors run in sequence.
 * @throws NotFound for an item of another event
 */
export async function scanByHistory(
  scope: Scope,
  actor: SignedInActor,
  checked: CheckedTicket,
  scan: HistoryScan,
): Promise<ScanAnswer> {
  const { issuerId } = checked;
  const tenancy = issuerId ? { tenant: issuerId, user: null } : SYSTEM_TENANCY;
  return inTransaction(scope, (tx) => scanInTurn(tx, actor, checked, scan), tenancy);
}

async function scanInTurn(
  tx: Tx,
  actor: SignedInActor,
  { refused, ticketId, issuerId }: CheckedTicket,
  scan: HistoryScan,
): Promise<ScanAnswer> {
  const ticket = ticketId && issuerId ? await lockScannedTicket(tx, ticketId, issuerId) : undefined;
  const door = await readDoor(tx, scan);
  const known = await knownOf(tx, scan, ticket);
  const earlier = await readEarlierScan(tx, scan.deviceId, scan.nonce);
  const found = factsOf({ ticket, door, scan, known, now: tx.scope.clock.now() });
  const outcome = refused ?? judge({ ...found, isUnknown: ticket === undefined });
  const answer = answerOf({ scan, ticket, door, known, outcome: earlier?.outcome ?? outcome });
  if (earlier) return { ...answer, scanId: earlier.id, repeated: true };
  if (answer.gateState === 'unknown' || answer.gateState === 'closed' || issuerId === null) return answer;
  await insertScan(tx, {
    id: scan.scanId,
    issuerId,
    eventId: ticket?.eventId ?? door.ownEventId,
    ticketId: ticket?.id ?? null,
    gateId: scan.gateId,
    scannedBy: actor.userId,
    deviceId: scan.deviceId,
    nonce: scan.nonce,
    outcome,
    purpose: scan.purpose,
    itemId: known.item?.id ?? null,
    note: outcome === 'good' ? null : noteFor(outcome, scan.phone?.note ?? null),
    liveStep: scan.phone?.liveStep ?? null,
  });
  tx.afterCommit(() => tx.scope.services.metrics.scans(outcome));
  if (ticket) await recordOutcome(tx, ticket, scan, outcome);
  return { ...answer, scanId: scan.scanId };
}

/** What is known of the ticket's past. */
interface Known {
  visits: readonly Visit<RecordedMovement>[];
  /** The visit for which the ticket does not admit. */
  blocker: Visit<RecordedMovement> | undefined;
  isInside: boolean;
  item: HandoutState | undefined;
}

async function knownOf(tx: Tx, scan: HistoryScan, ticket: ScannedTicket | undefined): Promise<Known> {
  const item = await itemOf(tx, scan, ticket);
  if (!ticket) return { visits: [], blocker: undefined, isInside: false, item };
  const now = tx.scope.clock.now().getTime();
  const frame = frameOf(ticket);
  const { visits } = follow((await readMovements(tx, [ticket.id])).map(movementOf), frame);
  return {
    visits,
    blocker: blockerOf(visits, now, frame),
    isInside: visits.some(({ exit }) => exit === null),
    item,
  };
}

async function itemOf(
  tx: Tx,
  { purpose, itemId, eventId }: HistoryScan,
  ticket: ScannedTicket | undefined,
): Promise<HandoutState | undefined> {
  if (purpose !== 'handout') return undefined;
  const item = itemId && isUuid(itemId) ? await readHandoutState(tx, itemId, ticket?.id ?? null) : undefined;
  if (!item?.active || (eventId !== null && item.eventId !== eventId)) throw new NotFound('handoutItem');
  return item;
}

interface Found {
  ticket: ScannedTicket | undefined;
  door: NamedDoor;
  scan: HistoryScan;
  known: Known;
  now: Date;
}

function factsOf({ ticket, door, scan, known, now }: Found): ScanFacts {
  if (!ticket) return {};
  const { purpose, commit, eventId } = scan;
  const isElsewhere = [eventId, door.gate?.eventId, known.item?.eventId].some(
    (id) => id !== undefined && id !== null && id !== ticket.eventId,
  );
  const shared: ScanFacts = { isElsewhere, purpose, commits: commit, phone: scan.phoneFault ?? null };
  // People leave with a ticket that no longer admits, too.
  if (purpose === 'exit') return { ...shared, isInside: known.isInside };
  if (purpose === 'handout')
    return {
      ...shared,
      status: ticket.status,
      hasAll: (known.item?.given ?? 0) >= (known.item?.perTicket ?? 0),
    };
  // Another door may have admitted the ticket since its phone was judged.
  const isReturning = scan.phone?.note === 'phone_unknown' && known.visits.length > 0;
  const window = { effectiveAt: ticket.effectiveAt, expiresAt: ticket.validUntil, graceSeconds: 0 };
  return {
    ...shared,
    ...(isReturning ? { phone: 'no_phone' } : {}),
    status: ticket.status,
    window: decideWindow(window, now),
    isUsed: known.blocker !== undefined,
  };
}

async function recordOutcome(
  tx: Tx,
  ticket: ScannedTicket,
  scan: HistoryScan,
  outcome: ScanOutcome,
): Promise<void> {
  const action = AUDITED[outcome];
  if (!action) return;
  const { id: ticketId, eventId, issuerId } = ticket;
  if (outcome === 'admitted') await resolveEntries(tx, [ticketId]);
  if (outcome === 'handed_out') await recordHandouts(tx, [scan.scanId]);
  else await resolveVisits(tx, [ticketId]);
  await tx.audit({
    action,
    entityType: 'ticket',
    entityId: ticketId,
    issuerId,
    details: {
      event_id: eventId,
      scan_id: scan.scanId,
      gate_id: scan.gateId,
      device_id: scan.deviceId,
      ...(scan.itemId === null ? {} : { item_id: scan.itemId }),
    },
  });
  tx.afterCommit(() =>
    announceEntries(tx.scope.services.topics, { eventId, issuerId, ticketIds: [ticketId] }),
  );
}

/** Outcomes that change who is inside or what was handed out. */
export const AUDITED: Partial<Record<ScanOutcome, string>> = {
  admitted: 'ticket.admit',
  exited: 'ticket.exit',
  not_inside: 'ticket.exit',
  handed_out: 'ticket.hand_out',
};

interface Answered extends Omit<Found, 'now'> {
  outcome: ScanOutcome;
}

function answerOf({ scan, ticket, door, known, outcome }: Answered): ScanAnswer {
  const before = earlierOf(scan, known);
  return {
    position: 1,
    scanId: null,
    outcome,
    repeated: false,
    byHistory: false,
    needsPhone: false,
    note: noteFor(outcome, scan.phone?.note ?? null),
    gateState: gateStateOf(scan, door),
    gateName: door.gate?.name ?? null,
    enteredAt: before?.at ?? null,
    enteredGate: before?.gate ?? null,
    ...(ticket ? shownOf(ticket, scan) : UNKNOWN),
  };
}

type Shown = Omit<
  ScanAnswer,
  | 'position'
  | 'scanId'
  | 'outcome'
  | 'repeated'
  | 'byHistory'
  | 'needsPhone'
  | 'note'
  | `gate${string}`
  | `entered${string}`
>;

const UNKNOWN: Shown = {
  ...{ ticketId: null, eventId: null, tier: null, tierNumber: null, serial: null, unpaid: false },
  ...{ effectiveAt: null, validUntil: null, dueUnits: null, currency: null, playMoney: false, isTest: false },
};

function shownOf(ticket: ScannedTicket, { purpose }: HistoryScan): Shown {
  const { id: ticketId, eventId, tier, tierNumber, serial, unpaid, effectiveAt, validUntil } = ticket;
  const isDue = ticket.dueStatus === 'due' && !unpaid && purpose === 'entry';
  return {
    ...{ ticketId, eventId, tier, tierNumber, serial, unpaid, effectiveAt, validUntil },
    dueUnits: isDue ? ticket.priceUnits : null,
    currency: ticket.currency,
    playMoney: ticket.playMoney,
    isTest: ticket.isTest,
  };
}

/** The earlier use that a refusal names: the first hand-out, the last visit without an entry, or the entry. */
function earlierOf({ purpose }: HistoryScan, { item, visits, blocker }: Known) {
  if (purpose === 'handout') return item?.firstAt ? { at: item.firstAt, gate: item.firstGate } : null;
  const last = visits.at(-1);
  const movement = purpose === 'exit' ? (last?.exit ?? last?.entry) : blocker?.entry;
  return movement ? { at: new Date(movement.at), gate: movement.gateName } : null;
}

function gateStateOf({ gateId }: HistoryScan, { gate }: NamedDoor): ScanAnswer['gateState'] {
  if (gateId === null) return 'none';
  if (gate === null) return 'unknown';
  return gate.active ? 'active' : 'closed';
}
