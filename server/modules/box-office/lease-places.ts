import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { freeOf } from '../events/index.ts';
import { type OrderLine, SoldOut } from '../orders/index.ts';
import { BoxOfficeClosed, checkLeases, PlacesKept } from './box-office.rules.ts';
import {
  type LockedLease,
  lockBoxOffice,
  lockTierPlaces,
  readLeases,
  type SoldTier,
  writeLease,
} from './box-office.writes.ts';
import { announceStock, auditShift, lockUsableShift, requireOpen, sellingDevice } from './shifts.ts';

export interface LeaseRequest {
  shiftId: string;
  lines: readonly OrderLine[];
  /** The device that sells them; null: the one that opened the shift. */
  deviceId: string | null;
}

/**
 * Sets the places of each named tier that one device of a shift may sell without a network, at the price of now. They
 * are out of every other sale until they are sold or set to less; another device of the shift can only return them. A device that is cleared or lost may have sold some of
 * them: sales that it uploads later get the places that are still free.
 * @throws NotFound, Forbidden, ShiftClosed, BoxOfficeClosed for more places, BadInput, SoldOut when fewer are free,
 *   PlacesKept when another device has places of the tier
 */
export async function setLeasedPlaces(
  scope: Scope,
  { shiftId, lines, deviceId: named }: LeaseRequest,
): Promise<void> {
  checkLeases(lines);
  const actor = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const shift = requireOpen(await lockUsableShift(tx, actor, shiftId));
    const deviceId = sellingDevice(actor, shift, named);
    const isOpen = await lockBoxOffice(tx, shift.eventId);
    await lockTierPlaces(tx, shift.eventId);
    const leases = await readLeases(tx, shift.id);
    for (const [index, { tier: name, quantity: places }] of lines.entries()) {
      // Read again: the tiers of earlier lines may share a pool with it.
      const tiers = await lockTierPlaces(tx, shift.eventId);
      const tier = tiers.find((one) => one.name === name && one.currency === shift.currency);
      if (!tier) throw unknownTier(index, name, shift.currency);
      const before = placesBefore(leases, tier, { deviceId, places });
      if (places > before && !isOpen) throw new BoxOfficeClosed();
      const free = freeOf(tier);
      if (places - before > free) throw new SoldOut(name, free);
      await writeLease(tx, { shift, tierId: tier.id, deviceId, places, before, unitUnits: tier.priceUnits });
    }
    await tx.scope.services.waitlist.offerPlaces(
      tx,
      leases.map(({ tierId }) => tierId),
    );
    await auditShift(tx, 'shift.lease', shift, {
      device_id: deviceId,
      places: Object.fromEntries(lines.map((line) => [line.tier, line.quantity])),
    });
    announceStock(tx, shift);
  });
}

const unknownTier = (index: number, name: string, currency: string): BadInput =>
  new BadInput([
    {
      field: `lines.${index}.tier`,
      code: 'TICKET',
      message: `This event has no tickets named "${name}" in ${currency}.`,
    },
  ]);

/** @throws PlacesKept when another device has places of the tier, and this one wants some */
function placesBefore(
  leases: readonly LockedLease[],
  { id, name }: SoldTier,
  { deviceId, places }: { deviceId: string; places: number },
): number {
  const lease = leases.find(({ tierId }) => tierId === id);
  if (!lease) return 0;
  if (lease.left > 0 && lease.deviceId !== deviceId && places > 0) throw new PlacesKept(name);
  return lease.left;
}
