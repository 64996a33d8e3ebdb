import { amountOf } from '../../lib/money/index.ts';
import { accountOf, signedIn, tenancyOf } from '../../platform/access/actor.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import { presentMoney } from '../../platform/graphql/money.schema.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { methodsOf } from '../checkout/index.ts';
import { findEvent } from '../events/index.ts';
import { readListing } from '../orders/index.ts';
import { asksPhone } from '../payments/index.ts';
import { readIsOpen, readOpenShift, readShifts, type ShiftRecord } from './box-office.reads.ts';
import { mayManageBoxOffice, maySellAtDoor } from './box-office.rules.ts';
import type { BoxOffice, Shift } from './box-office.schema.ts';
import { presentShift } from './present-shift.ts';

/** Finds the sale at the door of an event of the actor's organisation. @throws NotFound for any other event */
export async function findBoxOffice(scope: Scope, eventId: string): Promise<BoxOffice> {
  const actor = signedIn(scope.actor);
  const event = await findEvent(scope, eventId);
  const owner = { issuerId: event.issuer.id, eventId: event.id };
  if (!maySellAtDoor(actor, owner) && !mayManageBoxOffice(actor, owner)) throw new NotFound('event');
  const tenancy = tenancyOf(actor);
  const listing = await readListing(scope.db, { id: event.id });
  const open = await scope.db.read(tenancy, readIsOpen(event.id));
  const [shift] = await scope.db.read<ShiftRecord>(
    tenancy,
    readOpenShift(event.id, accountOf(actor), actor.device?.scanName ?? null),
  );
  return {
    eventId: event.id,
    isOpen: open.length > 0,
    tiers: [...(listing?.tiers.values() ?? [])].map(({ terms, free }) => ({
      id: terms.tierId,
      name: terms.tier,
      price: presentMoney(amountOf(terms.currency, terms.priceUnits)),
      free,
    })),
    phoneMethods: (await methodsOf(scope, event.issuer.id)).filter(asksPhone),
    shift: shift ? presentShift(shift) : null,
  };
}

/** Lists the shifts of an event by their start. @throws NotFound, Forbidden */
export async function listShifts(scope: Scope, eventId: string, paging: Paging): Promise<Page<Shift>> {
  const slice = sliceByMoment(paging);
  const event = await findEvent(scope, eventId);
  if (!mayManageBoxOffice(scope.actor, { issuerId: event.issuer.id, eventId: event.id }))
    throw new Forbidden();
  const rows = await scope.db.read<ShiftRecord>(tenancyOf(scope.actor), readShifts(event.id, slice));
  return pageOf(rows, slice, (row) => [row.openedAt.toISOString(), row.id], presentShift);
}
