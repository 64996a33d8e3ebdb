import { signedIn, tenancyOf } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ProviderMethod } from '../../platform/vocabulary.ts';
import { requestDoorPayment } from '../checkout/index.ts';
import { type DoorSaleRecord, readDoorSale, type ShiftRecord } from './box-office.reads.ts';
import { BoxOfficeClosed, checkedSale, checkTotal, type SaleRequest } from './box-office.rules.ts';
import type { DoorPayment } from './box-office.schema.ts';
import { insertSale, lockBoxOffice } from './box-office.writes.ts';
import { earlierSale, presentSale, usableShift } from './sell-at-door.ts';
import { lockUsableShift, requireOpen } from './shifts.ts';

export interface DoorPaymentRequest extends Omit<SaleRequest, 'method' | 'reference'> {
  shiftId: string;
  method: ProviderMethod;
  /** The number that pays. */
  payerPhone: string;
}

/**
 * Sells tickets that the guest pays on their phone: places are held, and the account of the organiser asks the phone. The
 * same call again returns the current state, and never asks twice.
 * @throws NotFound, Forbidden, ShiftClosed, BoxOfficeClosed, BadInput, SoldOut, TotalChanged, MethodNotOffered,
 *   NothingToPay, AmountNotPayable, SalesBusy, KeyReused
 */
export async function startDoorPayment(scope: Scope, request: DoorPaymentRequest): Promise<DoorPayment> {
  const shift = await usableShift(scope, signedIn(scope.actor), request.shiftId);
  const { orderTickets } = scope.services.settings.now;
  const sale = checkedSale({ ...request, method: 'provider' }, shift.currency, orderTickets);
  // A request that was made before is answered, also once the shift is closed: its guest may have paid.
  const earlier = await inTransaction(scope, (tx) => earlierSale(tx, shift, sale));
  if (!earlier) await requireSelling(scope, shift);
  const units = sale.totalUnits;
  await requestDoorPayment(scope, {
    eventId: shift.eventId,
    lines: sale.lines,
    buyer: sale.buyer,
    method: request.method,
    payerPhone: request.payerPhone,
    key: `door:${shift.deviceId}:${sale.nonce}`,
    checkPrice: (lines) =>
      checkTotal(
        sale,
        shift.currency,
        (name) => lines.find(({ tier }) => tier.terms.tier === name)?.tier.terms,
      ),
    record: (tx, orderId) =>
      insertSale(tx, {
        ...{ shift, sale, orderId, units, paidUnits: units, isOffline: false },
        soldAt: scope.clock.now(),
      }),
  });
  return findDoorPayment(scope, shift.id, sale.nonce);
}

/** @throws ShiftClosed, BoxOfficeClosed */
async function requireSelling(scope: Scope, { id, eventId }: ShiftRecord): Promise<void> {
  await inTransaction(scope, async (tx) => {
    requireOpen(await lockUsableShift(tx, signedIn(scope.actor), id));
    if (!(await lockBoxOffice(tx, eventId))) throw new BoxOfficeClosed();
  });
}

/** Finds a payment that a phone was asked for, with the tickets once it is paid. @throws NotFound */
export async function findDoorPayment(scope: Scope, shiftId: string, nonce: string): Promise<DoorPayment> {
  const { shift, sale } = await findSale(scope, shiftId, nonce);
  const isPaid = sale.status === 'paid';
  return {
    orderId: sale.orderId,
    status: sale.status,
    sale: isPaid ? await presentSale(scope, shift, sale.orderId, null) : null,
  };
}

/**
 * Admits the guests of a paid sale, each ticket once.
 * @throws NotFound for a sale that is not paid
 */
export async function admitDoorSale(scope: Scope, shiftId: string, nonce: string) {
  const { shift, sale } = await findSale(scope, shiftId, nonce);
  if (sale.status !== 'paid') throw new NotFound('order');
  return presentSale(scope, shift, sale.orderId, nonce);
}

async function findSale(
  scope: Scope,
  shiftId: string,
  nonce: string,
): Promise<{ shift: ShiftRecord; sale: DoorSaleRecord }> {
  const actor = signedIn(scope.actor);
  const shift = await usableShift(scope, actor, shiftId);
  const [sale] = await scope.db.read<DoorSaleRecord>(tenancyOf(actor), readDoorSale(shift.id, nonce));
  if (!sale) throw new NotFound('order');
  return { shift, sale };
}
