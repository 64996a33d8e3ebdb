import { judge, type ScanFacts, type ScanOutcome, type ScanPurpose } from '../../lib/scan/outcomes.ts';
import { type Actor, actsFor, can, type OfEvent, type SignedInActor } from '../../platform/access/actor.ts';
import { BadInput, Failure, type FieldFault, Forbidden, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';

export class AlreadyRevoked extends Failure {
  constructor(revokedAt: Date | null) {
    super(
      'ALREADY_REVOKED',
      'conflict',
      'The ticket was already revoked.',
      revokedAt ? { revokedAt } : undefined,
    );
  }
}

export class TicketCancelled extends Failure {
  constructor() {
    super('TICKET_CANCELLED', 'conflict', 'The ticket was cancelled and needs no revocation.');
  }
}

export class AlreadySettled extends Failure {
  constructor(method: string | null) {
    super(
      'ALREADY_COLLECTED',
      'conflict',
      'The amount due was already settled.',
      method ? { method } : undefined,
    );
  }
}

export class NothingDue extends Failure {
  constructor() {
    super('NOTHING_DUE', 'conflict', 'Nothing is due for this ticket.');
  }
}

export class DueCancelled extends Failure {
  constructor() {
    super('DUE_CANCELLED', 'conflict', 'The amount due was cancelled with its ticket.');
  }
}

export class GateClosed extends Failure {
  constructor() {
    super('GATE_CLOSED', 'conflict', 'This gate is not active. Choose another gate.');
  }
}

export class GateNameTaken extends Failure {
  constructor(name: string) {
    super('GATE_NAME_TAKEN', 'conflict', `The event already has a gate named ${name}.`);
  }
}

export class DoorBusy extends Failure {
  constructor() {
    super('DOOR_BUSY', 'unavailable', 'Too many scans are waiting. Please scan again in a moment.');
  }
}

export class NothingToUndo extends Failure {
  constructor() {
    super('NOTHING_TO_UNDO', 'conflict', 'This scan admitted no one, so there is nothing to undo.');
  }
}

/**
 * Returns the ticket when the actor works for its issuer or the system. Another ticket looks like an unknown one;
 * holding a ticket gives no right to revoke it or to mark it as paid.
 * @throws NotFound
 */
export function requireTicket<T extends OfEvent>(actor: Actor, ticket: T | undefined): T {
  if (!ticket || !actsFor(actor, ticket)) throw new NotFound('ticket');
  return ticket;
}

/** Allows users their own scans, and those who manage tickets all scans. @throws Forbidden */
export function requireOwnScan(actor: SignedInActor, scan: { scannedBy: string }): void {
  if (scan.scannedBy !== actor.userId && !can(actor, 'MANAGE_TICKETS')) throw new Forbidden();
}

/** Returns the reason without surrounding spaces. @throws BadInput when it is empty or longer than `max` characters */
export function checkedReason(text: string, max: number): string {
  const reason = text.trim();
  if (reason.length >= 1 && reason.length <= max) return reason;
  throw new BadInput([
    {
      field: 'reason',
      code: 'LENGTH',
      min: 1,
      max,
      message: `A reason of at most ${max.toLocaleString('en')} characters is needed.`,
    },
  ]);
}

/** Checks that the actor may see the names of an issuer's guests. */
export function mayNameHolder(actor: Actor, owned: OfEvent): boolean {
  return actsFor(actor, owned) && can(actor, 'VIEW_PERSONAL_DATA');
}

/** Permissions that give access to door data, one is enough; tenancy limits the events. */
export const STAFF_OF_THE_DOOR = [
  'VALIDATE_TICKETS',
  'MANAGE_TICKETS',
  'VIEW_SALES',
  'VIEW_ALL_DATA',
] as const;

/** Returns the true time of the scan: the device's time plus the clock offset that it measured at its last sync. */
export function correctedTime(deviceTime: Date, clockOffsetMs: number): Date {
  return new Date(deviceTime.getTime() + clockOffsetMs);
}

/**
 * Returns the outcome to store for a queued scan. The door has already acted, so window, earlier use and revocation are
 * not checked again; a code that is no ticket of this issuer stays refused, whatever the device decided.
 * @param facts what the server finds
 * @param said what the device decided
 */
export function storedOutcome(
  facts: Pick<ScanFacts, 'fault' | 'isUnknown' | 'isElsewhere'>,
  said: { admitted: boolean; outcome: ScanOutcome; purpose?: ScanPurpose },
): ScanOutcome {
  const purpose = said.purpose ?? 'entry';
  const outcome = judge({ ...facts, commits: said.admitted && purpose === 'entry' });
  return outcome === 'good' && mayHaveSaid(said.outcome, purpose) ? said.outcome : outcome;
}

/** Outcomes of a scan for another purpose are not believed, and an admission needs its own flag. */
function mayHaveSaid(outcome: ScanOutcome, purpose: ScanPurpose): boolean {
  if (outcome === 'admitted') return false;
  if (outcome === 'exited' || outcome === 'not_inside') return purpose === 'exit';
  if (outcome === 'handed_out' || outcome === 'none_left') return purpose === 'handout';
  return true;
}

// Printable characters only, so that a name cannot forge lines in a log.
const NAME = /^[\p{L}\p{N}\p{P}\p{S} ]+$/u;
/** Most characters of the name of a gate, and of the names that a device gives itself and its scans. */
export const MAX_NAME_LENGTH = 100;

const MAX_QUEUED = 500;
/** A device's clock may be off by this much; beyond that, the device needs attention. */
const MAX_OFFSET_MS = 366 * 24 * 3_600_000;

function nameFault(field: string, value: string | null | undefined): FieldFault[] {
  if (value === null || value === undefined) return [];
  if (value.length <= MAX_NAME_LENGTH && NAME.test(value)) return [];
  return [{ field, message: `${field} must have 1 to ${MAX_NAME_LENGTH} printable characters.` }];
}

function idFault(field: string, value: string | null | undefined): FieldFault[] {
  if (value === null || value === undefined || isUuid(value)) return [];
  return [{ field, message: `${field} must be an id.` }];
}

/** @throws BadInput naming every invalid field */
export function checkScanRequest(input: {
  eventId?: string | null;
  gateId?: string | null;
  deviceId?: string | null;
  nonce?: string | null;
  itemId?: string | null;
  purpose?: ScanPurpose | null;
  exitConfirmed?: boolean;
}): void {
  const faults = [
    ...idFault('eventId', input.eventId),
    ...idFault('gateId', input.gateId),
    ...idFault('itemId', input.itemId),
    ...(input.purpose === 'handout' && !input.itemId
      ? [{ field: 'itemId', code: 'REQUIRED' as const, message: 'Choose what is handed out.' }]
      : []),
    ...(input.exitConfirmed && input.purpose !== 'exit'
      ? [{ field: 'exitConfirmed', message: 'Only an exit can be confirmed.' }]
      : []),
    ...nameFault('deviceId', input.deviceId),
    ...nameFault('nonce', input.nonce),
  ];
  if (faults.length > 0) throw new BadInput(faults);
}

/** @throws BadInput for the upload as a whole, or naming the first invalid scan */
export function checkUpload(upload: {
  deviceId: string;
  clockOffsetMs: number;
  scans: readonly {
    nonce: string;
    ticketId?: string | null;
    gateId?: string | null;
    itemId?: string | null;
  }[];
}): void {
  const faults = nameFault('deviceId', upload.deviceId);
  if (upload.scans.length > MAX_QUEUED) {
    faults.push({ field: 'scans', message: `At most ${MAX_QUEUED} scans fit one upload.` });
  }
  if (Math.abs(upload.clockOffsetMs) > MAX_OFFSET_MS) {
    faults.push({ field: 'clockOffsetMs', message: 'The clock of the device is more than a year off.' });
  }
  for (const [index, scan] of upload.scans.slice(0, MAX_QUEUED).entries()) {
    faults.push(
      ...nameFault(`scans.${index}.nonce`, scan.nonce),
      ...idFault(`scans.${index}.ticketId`, scan.ticketId),
      ...idFault(`scans.${index}.gateId`, scan.gateId),
      ...idFault(`scans.${index}.itemId`, scan.itemId),
    );
  }
  if (faults.length > 0) throw new BadInput(faults.slice(0, 10));
}

/** Cash that should be in the till at the end: the float and the cash taken. */
export const expectedCash = (shift: { floatUnits: bigint; cashUnits: bigint }): bigint =>
  shift.floatUnits + shift.cashUnits;
