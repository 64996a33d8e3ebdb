import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type OrderLine, SoldOut } from '../orders/index.ts';
import { BoxOfficeClosed, checkLeases } from './box-office.rules.ts';
import { lockBoxOffice, lockTierPlaces, readLeases, writeLease } from './box-office.writes.ts';
import { announceStock, auditShift, lockUsableShift, requireOpen } from './shifts.ts';

/**
 * Sets the places of each named tier that the device of a shift may sell without a network, at the price of now. They
 * are out of every other sale until they are sold or set to less. A device that is cleared or lost may have sold some of
 * them: sales that it uploads later get the places that are still free.
 * @throws NotFound, Forbidden, ShiftClosed, BoxOfficeClosed for more places, BadInput, SoldOut when fewer are free
 */
export async function setLeasedPlaces(
  scope: Scope,
  shiftId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  checkLeases(lines);
  const actor = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    const shift = requireOpen(await lockUsableShift(tx, actor, shiftId));
    const isOpen = await lockBoxOffice(tx, shift.eventId);
    const tiers = await lockTierPlaces(tx, shift.eventId);
    const leases = await readLeases(tx, shift.id);
    for (const [index, { tier: name, quantity: places }] of lines.entries()) {
      const tier = tiers.find((one) => one.name === name && one.currency === shift.currency);
      if (!tier) throw unknownTier(index, name, shift.currency);
      const before = leases.find(({ tierId }) => tierId === tier.id)?.left ?? 0;
      if (places > before && !isOpen) throw new BoxOfficeClosed();
      if (places - before > tier.free) throw new SoldOut(name, tier.free);
      await writeLease(tx, { shift, tierId: tier.id, places, before, unitUnits: tier.priceUnits });
    }
    await auditShift(tx, 'shift.lease', shift, {
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
