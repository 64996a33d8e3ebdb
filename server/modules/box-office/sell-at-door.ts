import { type SignedInActor, signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../platform/failures.ts';
import { KeyReused } from '../../platform/idempotency/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { placeDoorOrder } from '../checkout/index.ts';
import {
  admitGuest,
  bookDifference,
  completeTicketDue,
  deliveryOf,
  GateClosed,
  lockTicket,
  uploadScans,
} from '../door/index.ts';
import { type Listing, type OrderLine, SoldOut } from '../orders/index.ts';
import { lockReceipt } from '../payments/index.ts';
import { ticketCodesOf, ticketNumber } from '../tickets/index.ts';
import type { ShiftRecord } from './box-office.reads.ts';
import {
  BoxOfficeClosed,
  type CheckedSale,
  checkedSale,
  checkTotal,
  MOST_UPLOADED,
  maySellAtDoor,
  ReceiptUsed,
  type SaleRefusal,
  type SaleRequest,
  type TakingMethod,
  takenOfLeases,
  takenSale,
} from './box-office.rules.ts';
import type { DoorSale, DoorSaleTicket } from './box-office.schema.ts';
import {
  insertSale,
  type LockedShift,
  lockBoxOffice,
  lockTierPlaces,
  readLeases,
  readSale,
  type SoldTier,
  type StoredSale,
  useLease,
} from './box-office.writes.ts';
import { auditShift, findShift, lockUsableShift, requireOpen, sellingDevice } from './shifts.ts';

/** A sale with the network: the guest pays once it is recorded. */
export interface DoorSaleRequest extends SaleRequest {
  method: TakingMethod;
  shiftId: string;
  /** Whether the guest goes in at once. */
  admits: boolean;
  /** The device that sells; null: the one that opened the shift. */
  deviceId?: string | null;
}

/**
 * Sells tickets at the door: they are paid, in the shift of the cashier, and used when the guest goes in. The same call
 * again returns the first sale, and admits its guest if that was interrupted.
 * @throws NotFound, Forbidden, ShiftClosed, BoxOfficeClosed, BadInput, SoldOut, TotalChanged, ReceiptUsed, KeyReused for
 *   another sale with that nonce, EventNotPublished, SalesClosed, SalesBusy
 */
export async function sellAtDoor(scope: Scope, request: DoorSaleRequest): Promise<DoorSale> {
  const actor = signedIn(scope.actor);
  const shift = await usableShift(scope, actor, request.shiftId);
  const sale = checkedSale(request, shift.currency, scope.services.settings.now.orderTickets);
  const deviceId = sellingDevice(actor, shift, request.deviceId);
  const orderId = await record(scope, { shift, sale, method: request.method, deviceId, offline: null });
  return presentSale(scope, shift, orderId, request.admits ? sale.nonce : null);
}

/**
 * The tickets of a paid sale, whose guests go in if they shall.
 * @param nonce key of the sale whose guests are admitted; null: they are not
 */
export async function presentSale(
  scope: Scope,
  shift: ShiftRecord,
  orderId: string,
  nonce: string | null,
): Promise<DoorSale> {
  const tickets: DoorSaleTicket[] = [];
  for (const [index, { ticket, code }] of (await ticketCodesOf(scope, orderId)).entries()) {
    const scan = nonce !== null && { ticketId: ticket.id, nonce: entryNonce(nonce, index) };
    const admitted = scan && (await admit(scope, shift, scan));
    tickets.push({ id: ticket.id, number: ticketNumber(ticket), tier: ticket.tier, code, admitted });
  }
  return { orderId, tickets };
}

/** @returns false when the ticket is not valid yet, was used elsewhere since, or the device has lost the gate */
async function admit(
  scope: Scope,
  { eventId, gateId, deviceId }: ShiftRecord,
  scan: { ticketId: string; nonce: string },
): Promise<boolean> {
  const request = { ...scan, eventId, deviceId, commit: true, isSold: true };
  try {
    return (await admitGuest(scope, { ...request, gateId })).outcome === 'admitted';
  } catch (error) {
    if (error instanceof NotFound) return false;
    // The money is taken: a gate that was closed meanwhile does not keep the guest out.
    if (!(error instanceof GateClosed)) throw error;
    return (await admitGuest(scope, { ...request, gateId: null })).outcome === 'admitted';
  }
}

/** The nonce of the entry of a sale's ticket: a repeated sale admits each ticket once. */
const entryNonce = (nonce: string, index: number): string => `${nonce}.${index}`;

/** Finds a shift in which the actor may sell. @throws NotFound */
export async function usableShift(scope: Scope, actor: SignedInActor, id: string): Promise<ShiftRecord> {
  const shift = await findShift(scope, id);
  if (!maySellAtDoor(actor, shift)) throw new NotFound('shift');
  return shift;
}

interface Recorded {
  shift: ShiftRecord;
  sale: CheckedSale;
  method: TakingMethod;
  /** The device whose leased places are used. */
  deviceId: string;
  /** When the device sold it without a network; null for a sale that can still be refused. */
  offline: Date | null;
}

/** Thrown to leave the transaction of a sale that was recorded before. */
class RecordedBefore extends Error {
  constructor(readonly orderId: string | null) {
    super('the sale was recorded before');
  }
}

/** @returns the id of the order */
async function record(
  scope: Scope,
  { shift: { id, eventId }, sale, method, deviceId, offline }: Recorded,
): Promise<string> {
  const actor = signedIn(scope.actor);
  let shift: LockedShift | undefined;
  try {
    return await placeDoorOrder(scope, {
      eventId,
      isLate: offline !== null,
      lines: sale.lines,
      buyer: sale.buyer,
      before: async (tx, listing) => {
        shift = await lockUsableShift(tx, actor, id);
        await refuseRepeat(tx, shift, sale);
        await refuseUsedReceipt(tx, shift, sale);
        const places = await lockTierPlaces(tx, eventId);
        if (offline === null) return pricesNow(tx, requireOpen(shift), sale, { listing, places, deviceId });
        return leasedPrices(tx, shift, sale.lines, { listing, deviceId });
      },
      after: async (tx, order) => {
        if (!shift) throw new Error('a sale is of a shift');
        const units = order.tickets.reduce((sum, { priceUnits }) => sum + priceUnits, 0n);
        await insertSale(tx, {
          shift,
          sale,
          orderId: order.id,
          units,
          paidUnits: offline === null ? units : sale.totalUnits,
          isOffline: offline !== null,
          soldAt: offline ?? order.at,
        });
        for (const ticket of order.tickets.filter(({ priceUnits }) => priceUnits > 0n)) {
          const row = await lockTicket(tx, ticket.id);
          if (row) await completeTicketDue(tx, row, method, shift.id);
        }
        if (offline === null) return;
        if (sale.totalUnits !== units) await auditPrice(tx, shift, sale, units);
        await bookDifference(tx, shift);
      },
    });
  } catch (error) {
    if (!(error instanceof RecordedBefore)) throw error;
    if (error.orderId === null) throw new SoldOut(sale.lines[0]?.tier ?? '', 0);
    return error.orderId;
  }
}

/** Records that a guest paid another amount than the price at which the places were leased. */
function auditPrice(tx: Tx, shift: LockedShift, sale: CheckedSale, units: bigint): Promise<void> {
  return auditShift(tx, 'shift.sale_at_other_price', shift, {
    nonce: sale.nonce,
    paid: String(sale.totalUnits),
    price: String(units),
    currency: shift.currency,
  });
}

/** @throws RecordedBefore, KeyReused */
async function refuseRepeat(tx: Tx, shift: LockedShift, sale: CheckedSale): Promise<void> {
  const earlier = await earlierSale(tx, shift, sale);
  if (earlier) throw new RecordedBefore(earlier.orderId);
}

/** Reads what an earlier call with the key of the sale recorded. @throws KeyReused when that was another sale */
export async function earlierSale(
  tx: Tx,
  { deviceId }: Pick<LockedShift, 'deviceId'>,
  sale: CheckedSale,
): Promise<StoredSale | undefined> {
  const earlier = await readSale(tx, deviceId, sale.nonce);
  if (earlier && !earlier.requestHash.equals(sale.hash)) throw new KeyReused('sale');
  return earlier;
}

/** @throws ReceiptUsed when the receipt has paid for an order online; that of another sale is refused as it is stored */
async function refuseUsedReceipt(
  tx: Tx,
  { issuerId }: LockedShift,
  { reference }: CheckedSale,
): Promise<void> {
  if (reference !== null && (await lockReceipt(tx, issuerId, reference))) throw new ReceiptUsed();
}

/** @throws BoxOfficeClosed, TotalChanged, BadInput for tickets in another currency */
async function pricesNow(
  tx: Tx,
  shift: LockedShift,
  sale: CheckedSale,
  {
    listing: { tiers },
    places,
    deviceId,
  }: { listing: Listing; places: readonly SoldTier[]; deviceId: string },
): Promise<ReadonlyMap<string, bigint>> {
  if (!(await lockBoxOffice(tx, shift.eventId))) throw new BoxOfficeClosed();
  checkTotal(sale, shift.currency, (tier) => tiers.get(tier)?.terms);
  await useOwnLease(tx, shift, sale.lines, { places, deviceId });
  return new Map();
}

/** Uses places of the device itself for what is no longer free. */
async function useOwnLease(
  tx: Tx,
  shift: LockedShift,
  lines: readonly OrderLine[],
  { places, deviceId }: { places: readonly SoldTier[]; deviceId: string },
): Promise<void> {
  const leases = (await readLeases(tx, shift.id)).filter((lease) => lease.deviceId === deviceId);
  const wanted = lines.flatMap(({ tier: name, quantity }) => {
    const tier = places.find((one) => one.name === name);
    const left = leases.find(({ tierId }) => tierId === tier?.id)?.left ?? 0;
    return tier ? [{ tier, quantity, left }] : [];
  });
  for (const [i, taken] of takenOfLeases(wanted).entries())
    await useLease(tx, shift.id, wanted[i]?.tier.id ?? '', taken);
}

/** The prices at which the places were leased, and the places of the device itself. */
async function leasedPrices(
  tx: Tx,
  shift: LockedShift,
  lines: readonly OrderLine[],
  { listing: { tiers }, deviceId }: { listing: Listing; deviceId: string },
): Promise<ReadonlyMap<string, bigint>> {
  const leases = await readLeases(tx, shift.id);
  const prices = new Map<string, bigint>();
  for (const { tier, quantity } of lines) {
    const id = tiers.get(tier)?.terms.tierId;
    const lease = leases.find(({ tierId }) => tierId === id);
    if (!lease) throw new SoldOut(tier, 0);
    prices.set(lease.tierId, lease.unitUnits);
    // Places that another device has are not touched: the sale gets those that are free.
    const left = lease.deviceId === deviceId ? lease.left : 0;
    await useLease(tx, shift.id, lease.tierId, Math.min(quantity, left));
  }
  return prices;
}

/** A sale that a device made without a network, for cash. */
export interface OfflineSaleRequest extends Omit<SaleRequest, 'method' | 'reference'> {
  /** By the device's own clock. */
  soldAt: Date;
  /** Whether the device admitted the guest. */
  admitted: boolean;
}

export interface UploadedSale {
  nonce: string;
  /** null: the sale has no place, and its money goes back to the guest; or it was refused. */
  orderId: string | null;
  /** null: the sale is recorded. */
  refusal: SaleRefusal | null;
}

interface Upload {
  shiftId: string;
  clockOffsetMs: number;
  sales: readonly OfflineSaleRequest[];
  /** The device that made them; null: the one that opened the shift. */
  deviceId: string | null;
}

/**
 * Records sales that a device made without a network, in the places that it leased, each by itself. The money was taken,
 * so a sale that finds no place or that no order can hold is recorded too, without an order, and limits of buyers do not
 * apply. Idempotent; a closed shift takes them as well, and that of a cashier who has lost the event since.
 * @throws NotFound, Forbidden, BadInput for too many sales
 */
export async function uploadDoorSales(requested: Scope, upload: Upload): Promise<UploadedSale[]> {
  const { scope } = await deliveryOf(requested, signedIn(requested.actor));
  const actor = signedIn(scope.actor);
  if (upload.sales.length > MOST_UPLOADED)
    throw new BadInput([{ field: 'sales', message: `At most ${MOST_UPLOADED} sales fit one upload.` }]);
  const shift = await usableShift(scope, actor, upload.shiftId);
  const deviceId = sellingDevice(actor, shift, upload.deviceId);
  const answers: UploadedSale[] = [];
  for (const given of upload.sales)
    answers.push(await recordUploaded(scope, shift, given, { ...upload, deviceId }));
  return answers;
}

async function recordUploaded(
  scope: Scope,
  shift: ShiftRecord,
  given: OfflineSaleRequest,
  upload: Pick<Upload, 'clockOffsetMs'> & { deviceId: string },
): Promise<UploadedSale> {
  const refused = (refusal: SaleRefusal) => ({ nonce: given.nonce, orderId: null, refusal });
  const taken = takenOrNull(given, shift);
  if (taken === null) return refused('invalid');
  const { sale, isOrder } = taken;
  const offline = new Date(given.soldAt.getTime() + upload.clockOffsetMs);
  try {
    const recorded = { shift, sale, method: 'cash' as const, deviceId: upload.deviceId, offline };
    const orderId = isOrder
      ? await recordOffline(scope, recorded)
      : await recordWithoutPlace(scope, recorded);
    if (orderId !== null && given.admitted)
      await recordEntries(scope, shift, orderId, { sale, given, upload });
    return { nonce: sale.nonce, orderId, refusal: null };
  } catch (error) {
    if (!(error instanceof KeyReused)) throw error;
    return refused('other_sale');
  }
}

/** @returns null for a sale whose key or amount is invalid */
function takenOrNull(given: OfflineSaleRequest, { currency }: ShiftRecord) {
  try {
    return takenSale(given, currency);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return null;
  }
}

async function recordOffline(scope: Scope, recorded: Recorded & { offline: Date }): Promise<string | null> {
  try {
    return await record(scope, recorded);
  } catch (error) {
    if (!(error instanceof SoldOut) && !isUnsellable(error)) throw error;
    return recordWithoutPlace(scope, recorded);
  }
}

/** The event was cancelled or ended, or its tier removed, since the device sold. */
const isUnsellable = (error: unknown): boolean =>
  error instanceof BadInput ||
  ['SALES_CLOSED', 'EVENT_NOT_PUBLISHED'].includes((error as { code?: string }).code ?? '');

/** @returns null; the id of the order when the sale was recorded with one meanwhile. @throws KeyReused */
async function recordWithoutPlace(
  scope: Scope,
  { shift: { id }, sale, offline }: Recorded & { offline: Date },
): Promise<string | null> {
  const actor = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const shift = await lockUsableShift(tx, actor, id);
    const earlier = await earlierSale(tx, shift, sale);
    if (earlier) return earlier.orderId;
    await insertSale(tx, {
      shift,
      sale,
      orderId: null,
      units: sale.totalUnits,
      paidUnits: sale.totalUnits,
      isOffline: true,
      soldAt: offline,
    });
    await auditShift(tx, 'shift.sale_without_place', shift, {
      nonce: sale.nonce,
      method: sale.method,
      units: String(sale.totalUnits),
      currency: shift.currency,
    });
    return null;
  });
}

async function recordEntries(
  scope: Scope,
  { deviceId, gateId }: ShiftRecord,
  orderId: string,
  {
    sale,
    given,
    upload,
  }: { sale: CheckedSale; given: OfflineSaleRequest; upload: { clockOffsetMs: number } },
): Promise<void> {
  const scans = (await ticketCodesOf(scope, orderId)).map(({ code }, index) => ({
    nonce: entryNonce(sale.nonce, index),
    ticket: code,
    gateId,
    deviceTime: given.soldAt,
    admitted: true,
    outcome: 'admitted' as const,
  }));
  await uploadScans(scope, { deviceId, clockOffsetMs: upload.clockOffsetMs, scans });
}
