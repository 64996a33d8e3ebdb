import { DOOR_SALE_LIMITS } from '../../lib/limits/text-limits.ts';
import { accountOf, type SignedInActor, signedIn, tenancyOf } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput, checkAll, Forbidden, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { bookDifference, deliveryOf, expectedCash, readCash } from '../door/index.ts';
import { findEvent, lockOwnEvent } from '../events/index.ts';
import { readShift, type ShiftRecord } from './box-office.reads.ts';
import {
  BoxOfficeClosed,
  checkedAmount,
  checkedNote,
  isOwnShift,
  mayManageBoxOffice,
  maySellAtDoor,
  ShiftClosed,
} from './box-office.rules.ts';
import {
  deleteBoxOffice,
  insertBoxOffice,
  insertShift,
  type LockedShift,
  lockBoxOffice,
  lockShift,
  type NewShift,
  readGateOf,
  returnPlaces,
  updateClosed,
} from './box-office.writes.ts';

/**
 * Opens or closes the sale at the door of an event. Closing it leaves open shifts to be counted, and sales that devices
 * made before without a network to be recorded.
 * @throws NotFound, Forbidden
 */
export async function setBoxOffice(scope: Scope, eventId: string, isOpen: boolean): Promise<void> {
  const { userId } = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageBoxOffice);
    if (isOpen) await insertBoxOffice(tx, event, userId);
    else await deleteBoxOffice(tx, event.id);
    await tx.audit({
      action: isOpen ? 'box_office.open' : 'box_office.close',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
    });
  });
}

export interface ShiftRequest extends Pick<NewShift, 'eventId' | 'gateId' | 'deviceId' | 'currency'> {
  float: string;
}

/**
 * Opens the shift of a cashier with the cash that is in the till.
 * @throws NotFound, BoxOfficeClosed, ShiftOpen, BadInput
 */
export async function openShift(scope: Scope, request: ShiftRequest): Promise<string> {
  const actor = signedIn(scope.actor);
  const { currency } = request;
  const deviceId = actor.device?.scanName ?? request.deviceId;
  const [floatUnits] = checkAll(
    () => checkedAmount(request.float, currency, 'float'),
    () => checkDevice(deviceId),
  );
  const event = await findEvent(scope, request.eventId);
  if (!maySellAtDoor(actor, { issuerId: event.issuer.id, eventId: event.id })) throw new NotFound('event');
  const id = scope.ids.uuid();
  await inTransaction(scope, async (tx) => {
    if (!(await lockBoxOffice(tx, event.id))) throw new BoxOfficeClosed();
    const gateId = await checkedGate(tx, actor, { eventId: event.id, gateId: request.gateId });
    const shift = {
      id,
      issuerId: event.issuer.id,
      eventId: event.id,
      gateId,
      cashierId: accountOf(actor),
      deviceId,
    };
    await insertShift(tx, { ...shift, currency, floatUnits });
    await auditShift(tx, 'shift.open', shift, {
      gate_id: gateId,
      device_id: deviceId,
      currency,
      float: String(floatUnits),
    });
  });
  return id;
}

/** @throws NotFound for a gate of another event, and for one that is not the paired device's */
async function checkedGate(
  tx: Tx,
  { device }: SignedInActor,
  { eventId, gateId }: Pick<NewShift, 'eventId' | 'gateId'>,
): Promise<string | null> {
  const gates = device?.gateIds ?? null;
  if (gates !== null && (gateId === null || !gates.includes(gateId.toLowerCase())))
    throw new NotFound('gate');
  if (gateId === null) return null;
  const gate = isUuid(gateId) ? await readGateOf(tx, gateId) : undefined;
  if (gate?.eventId !== eventId) throw new NotFound('gate');
  return gateId;
}

/**
 * Locks a shift that the actor may work on: their own, or any of the organiser for those who manage tickets.
 * @throws NotFound, Forbidden
 */
export async function lockUsableShift(tx: Tx, actor: SignedInActor, id: string): Promise<LockedShift> {
  const shift = isUuid(id) ? await lockShift(tx, id) : undefined;
  if (!shift || !maySellAtDoor(actor, shift)) throw new NotFound('shift');
  if (!isOwnShift(actor, shift) && !mayManageBoxOffice(actor, shift)) throw new Forbidden();
  return shift;
}

/**
 * The device that a call about a shift comes from: of a paired one its own name, of a person the one that the call names.
 * @throws BadInput for a device without a name
 */
export function sellingDevice(
  { device }: SignedInActor,
  shift: Pick<LockedShift, 'deviceId'>,
  named: string | null | undefined,
): string {
  const deviceId = device?.scanName ?? named ?? shift.deviceId;
  checkDevice(deviceId);
  return deviceId;
}

/** @throws ShiftClosed */
export function requireOpen(shift: LockedShift): LockedShift {
  if (shift.closedAt !== null) throw new ShiftClosed();
  return shift;
}

/**
 * Closes a shift with the cash that was counted, and returns the places that its device still had. The difference from
 * what was expected is booked in the journal. A cashier who has lost the event since counts their till, too.
 * @throws NotFound, Forbidden, ShiftClosed, BadInput
 */
export async function closeShift(
  scope: Scope,
  id: string,
  { counted, note: given }: { counted: string; note: string },
): Promise<void> {
  const note = checkedNote(given);
  const delivery = await deliveryOf(scope, signedIn(scope.actor));
  await inTransaction(delivery.scope, async (tx) => {
    const actor = signedIn(tx.scope.actor);
    const shift = requireOpen(await lockUsableShift(tx, actor, id));
    const countedUnits = checkedAmount(counted, shift.currency, 'counted');
    const freed = await returnPlaces(tx, shift.id);
    const returned = freed.reduce((sum, { places }) => sum + places, 0);
    await tx.scope.services.waitlist.offerPlaces(
      tx,
      freed.map(({ tierId }) => tierId),
    );
    await updateClosed(tx, shift.id, { by: accountOf(actor), countedUnits, note });
    await bookDifference(tx, { ...shift, countedUnits });
    const expectedUnits = expectedCash({
      floatUnits: shift.floatUnits,
      cashUnits: await readCash(tx, shift.id),
    });
    await auditShift(tx, 'shift.close', shift, {
      currency: shift.currency,
      expected: String(expectedUnits),
      counted: String(countedUnits),
      returned,
    });
    if (returned > 0) announceStock(tx, shift);
  });
}

export function announceStock(
  tx: Tx,
  { eventId, issuerId }: Pick<LockedShift, 'eventId' | 'issuerId'>,
): void {
  tx.afterCommit(() => tx.scope.services.stockAnnouncer.announce(eventId, issuerId));
}

export async function auditShift(
  tx: Tx,
  action: string,
  shift: Pick<LockedShift, 'id' | 'eventId' | 'issuerId'>,
  details: object,
): Promise<void> {
  await tx.audit({
    action,
    entityType: 'shift',
    entityId: shift.id,
    issuerId: shift.issuerId,
    details: { event_id: shift.eventId, ...details },
  });
}

/** Finds a shift that the actor may see; also one of an event that they have just lost. @throws NotFound */
export async function findShift(scope: Scope, id: string): Promise<ShiftRecord> {
  const delivery = await deliveryOf(scope, signedIn(scope.actor));
  const actor = signedIn(delivery.scope.actor);
  const [shift] = isUuid(id) ? await scope.db.read<ShiftRecord>(tenancyOf(actor), readShift(id)) : [];
  if (!shift || !maySeeShift(actor, shift)) throw new NotFound('shift');
  return shift;
}

/** Cashiers see their own shifts, those who manage tickets all of the organiser. */
export const maySeeShift = (
  actor: SignedInActor,
  shift: Pick<ShiftRecord, 'issuerId' | 'eventId' | 'cashierId' | 'deviceId'>,
): boolean => (maySellAtDoor(actor, shift) && isOwnShift(actor, shift)) || mayManageBoxOffice(actor, shift);

/** @throws BadInput for a device without a name */
function checkDevice(deviceId: string): void {
  const max = DOOR_SALE_LIMITS.device;
  if (deviceId.length >= 1 && deviceId.length <= max) return;
  throw new BadInput([
    { field: 'deviceId', code: 'LENGTH', min: 1, max, message: `deviceId must have 1 to ${max} characters.` },
  ]);
}
