import type { ScanPurpose } from '../../../lib/scan/outcomes.ts';
import {
  actsFor,
  actsOnEvent,
  isLimited,
  type SignedInActor,
  signedIn,
  tenancyOf,
} from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readTicketIssuers, type TicketIssuerRow } from '../app/briefing.reads.ts';
import { placeOf } from '../devices/device.rules.ts';
import { readEntry, readGateEvent } from '../door.reads.ts';
import { checkScanRequest, GateClosed } from '../door.rules.ts';
import { scanByHistory } from '../history/scan-by-history.ts';
import { checkPhone } from './check-phone.ts';
import { type CheckedTicket, checkPresented } from './check-presented.ts';
import type { CheckedPhone, ScanAnswer, ScanOrder } from './scan.writes.ts';

export interface DoorAnswer extends ScanAnswer {
  /** Milliseconds by which the phone's clock is ahead; null without a live code of the ticket's phone. */
  clockSkewMs: number | null;
}

/** The door at which a scan is made. */
export interface ScanPlace {
  eventId?: string | null;
  gateId?: string | null;
  deviceId?: string | null;
  nonce?: string | null;
  /** False checks without admitting. */
  commit: boolean;
  /** Staff compared the name of the holder with an ID. */
  idChecked?: boolean;
  /** Staff saw the holder leave; for an exit alone. */
  exitConfirmed?: boolean;
  /** An entry unless it is given. */
  purpose?: ScanPurpose | null;
  /** The thing to hand out. */
  itemId?: string | null;
}

/** The id of no event. */
const NO_EVENT = '00000000-0000-0000-0000-000000000000';

export interface ScanRequest extends ScanPlace {
  /** The ticket file as object or text, or the text of the QR code. */
  ticket: unknown;
}

/**
 * Scans a ticket at the door: the answer says whether its holder may enter, and a good scan is the entry. Every scan is
 * recorded. A repeated nonce of a device gets its first answer again.
 * @throws BadInput, NotFound or GateClosed for an invalid door; never for a bad ticket
 */
export async function validateTicket(scope: Scope, request: ScanRequest): Promise<DoorAnswer> {
  const actor = signedIn(scope.actor);
  checkScanRequest(request);
  return scanAtDoor(scope, actor, await checkPresented(scope.services.keys, actor, request.ticket), request);
}

/** Checks and records a scan whose ticket is known or already refused. @throws NotFound or GateClosed for the gate */
export async function scanAtDoor(
  scope: Scope,
  actor: SignedInActor,
  checked: CheckedTicket,
  asked: ScanPlace,
): Promise<DoorAnswer> {
  const { refused, ticketId, issuerId } = checked;
  const place = placeOf(actor, asked);
  const request = isLimited(actor) ? await ownDoor(scope, actor, place) : place;
  const scanId = scope.ids.uuid();
  const purpose = request.purpose ?? 'entry';
  const order: ScanOrder = {
    scanId,
    ticketId,
    refused,
    eventId: request.eventId ?? null,
    // A scan without an issuer cannot have a gate.
    gateId: issuerId === null ? null : (request.gateId ?? null),
    scannedBy: actor.userId,
    deviceId: request.deviceId ?? `account-${actor.userId}`,
    nonce: request.nonce ?? scanId,
    commit: request.commit,
    actorKind: actor.kind,
    email: actor.email,
    address: scope.address,
    requestId: scope.requestId,
    phone: null,
  };
  const row = await (purpose === 'entry' ? enter : scanOtherwise)(scope, actor, checked, request, order);
  if (row.gateState === 'unknown') throw new NotFound('gate');
  if (row.gateState === 'closed' && !row.repeated) throw new GateClosed();
  return row.outcome === 'already_used' && row.enteredAt === null ? withEntry(scope, row) : row;
}

type Scanned = [
  scope: Scope,
  actor: SignedInActor,
  checked: CheckedTicket,
  request: ScanPlace,
  order: ScanOrder,
];

/** Decides an entry, for tiers that admit more than once by the earlier visits of the ticket. */
async function enter(...[scope, actor, checked, request, order]: Scanned): Promise<DoorAnswer> {
  const { phone, ...row } = await scanWithPhone(scope, checked, request, order);
  if (!row.byHistory) return row;
  return {
    ...(await scanByHistory(scope, actor, checked, { ...order, ...ENTRY, phone })),
    clockSkewMs: row.clockSkewMs,
  };
}

const ENTRY = { purpose: 'entry', itemId: null } as const;

/** Decides an exit or a hand-out, which need the phone of the ticket as an entry does. */
async function scanOtherwise(...[scope, actor, checked, request, order]: Scanned): Promise<DoorAnswer> {
  const { purpose = 'entry', itemId = null, idChecked = false, exitConfirmed = false } = request;
  const place = { ...order, purpose: purpose ?? 'entry', itemId };
  const { ticketId, live } = checked;
  if (ticketId === null)
    return { ...(await scanByHistory(scope, actor, checked, { ...place, phone: null })), clockSkewMs: null };
  const { fault, skewMs, ...phone } = await checkPhone(
    scope,
    { ticketId, live, isIdChecked: idChecked, isExitConfirmed: exitConfirmed, purpose: place.purpose },
    order,
  );
  const answer = await scanByHistory(scope, actor, checked, { ...place, phone, phoneFault: fault });
  return { ...answer, clockSkewMs: skewMs };
}

/** Scans once more with the verdict on the phone when the tier asks for it; ordinary tickets are scanned once. */
async function scanWithPhone(
  scope: Scope,
  { ticketId, issuerId, live, isSold }: CheckedTicket,
  { idChecked = false }: ScanPlace,
  order: ScanOrder,
): Promise<DoorAnswer & { phone: CheckedPhone | null }> {
  const { scanner } = scope.services;
  const first = await scanner.scan(issuerId, order);
  if (!first.needsPhone || ticketId === null) return { ...first, clockSkewMs: null, phone: null };
  const { fault, skewMs, ...phone } = await checkPhone(
    scope,
    { ticketId, live, isSold, isIdChecked: idChecked, purpose: 'entry' },
    order,
  );
  const second = await scanner.scan(issuerId, { ...order, refused: fault, phone });
  return { ...second, clockSkewMs: skewMs, phone };
}

/**
 * The batch that records scans works for the issuer as a whole. So the door of a validator who is limited to events is
 * checked before: another event is one of which nothing is known.
 * @throws NotFound for a gate of another event
 */
async function ownDoor(scope: Scope, actor: SignedInActor, request: ScanPlace): Promise<ScanPlace> {
  const { eventId = null, gateId = null } = request;
  if (gateId !== null) {
    const gates = await scope.db.read(tenancyOf(actor), readGateEvent(gateId));
    if (gates.length === 0) throw new NotFound('gate');
  }
  return eventId === null || actsOnEvent(actor, eventId) ? request : { ...request, eventId: NO_EVENT };
}

/** Reads the entry again: another process admitted the ticket concurrently, and its entry is visible only now. */
async function withEntry(scope: Scope, row: DoorAnswer): Promise<DoorAnswer> {
  if (row.ticketId === null) return row;
  const [entry] = await scope.db.read<{ enteredAt: Date; gate: string | null }>(
    tenancyOf(scope.actor),
    readEntry(row.ticketId),
  );
  return { ...row, enteredAt: entry?.enteredAt ?? null, enteredGate: entry?.gate ?? null };
}

export interface GuestRequest extends ScanPlace {
  ticketId: string;
  /** Its seller admits it as it is sold: no phone can have it yet. */
  isSold?: boolean;
}

/**
 * Admits a guest whom the validator found by name, without a code. It is checked and recorded like any other scan.
 * @throws NotFound for a ticket of another issuer
 */
export async function admitGuest(scope: Scope, request: GuestRequest): Promise<DoorAnswer> {
  const actor = signedIn(scope.actor);
  checkScanRequest(request);
  const [ticket] = isUuid(request.ticketId)
    ? await scope.db.read<TicketIssuerRow>(tenancyOf(actor), readTicketIssuers([request.ticketId]))
    : [];
  if (!ticket || !actsFor(actor, ticket)) throw new NotFound('ticket');
  const { isSold = false } = request;
  return scanAtDoor(scope, actor, { refused: null, isSold, ...ticket }, request);
}
