import { createHash } from 'node:crypto';
import { isPrintableLine } from '../../lib/language/printable.ts';
import { MAX_ORDER_TICKETS } from '../../lib/limits/order-limits.ts';
import { DOOR_SALE_LIMITS } from '../../lib/limits/text-limits.ts';
import {
  enteredAmount,
  formatAmount,
  MoneyRefused,
  type TicketCurrency,
  totalOf,
} from '../../lib/money/index.ts';
import { type Actor, actsFor, can, type OfEvent, type SignedInActor } from '../../platform/access/actor.ts';
import { BadInput, Failure, type FieldFault, refuseFaults } from '../../platform/failures.ts';
import type { DueMethod } from '../../platform/vocabulary.ts';
import { freeOf, type TierPlaces } from '../events/index.ts';
import {
  type Buyer,
  buyerFaults,
  lineFaults,
  mergedLines,
  normalBuyer,
  type OrderLine,
} from '../orders/index.ts';

/** Paid in front of the cashier. */
export type TakingMethod = Exclude<DueMethod, 'waived'>;
/** `provider`: on the guest's phone, at a request. */
export type ShiftMethod = TakingMethod | 'provider';

/** Most sales of one upload. */
export const MOST_UPLOADED = 50;
/** Most places of a tier that one device leases. */
export const MOST_LEASED = 1_000;

/** Why a sale that a device made cannot be recorded: its key or amount is invalid, or its key is another sale's. */
export type SaleRefusal = 'invalid' | 'other_sale';

/** Name of a guest who gave none. */
const WALK_IN = 'Walk-in';

export class BoxOfficeClosed extends Failure {
  constructor() {
    super(
      'BOX_OFFICE_CLOSED',
      'conflict',
      'Tickets of this event are not sold at the door. The organiser can open the box office.',
    );
  }
}

export class ShiftOpen extends Failure {
  constructor() {
    super(
      'SHIFT_OPEN',
      'conflict',
      'You have an open shift at this event on this device. Close it before you open another.',
    );
  }
}

export class ShiftClosed extends Failure {
  constructor() {
    super('SHIFT_CLOSED', 'conflict', 'This shift is closed. Open a new one to sell.');
  }
}

/** Places for sales without a network belong to one phone. */
export class PlacesKept extends Failure {
  constructor(tier: string) {
    super(
      'PLACES_KEPT',
      'conflict',
      `Another phone keeps places of "${tier}" for this shift. Return them there, or close the shift.`,
      { tier },
    );
  }
}

/** Another price than the cashier was shown. */
export class TotalChanged extends Failure {
  constructor(total: string, currency: TicketCurrency) {
    super(
      'TOTAL_CHANGED',
      'conflict',
      `The price has changed: these tickets cost ${total} ${currency} now.`,
      { total, currency },
    );
  }
}

/** One receipt pays for one sale. */
export class ReceiptUsed extends Failure {
  constructor() {
    super('RECEIPT_USED', 'conflict', 'This receipt has already paid for another sale. Check its number.');
  }
}

/** Staff sell at the doors of their organisation. */
export const maySellAtDoor = (actor: Actor, event: OfEvent): boolean =>
  actsFor(actor, event) && can(actor, 'VALIDATE_TICKETS');

/** A person's shifts are their own on every device; a paired device has only those that it opened. */
export const isOwnShift = (actor: SignedInActor, shift: { cashierId: string; deviceId: string }): boolean =>
  actor.device ? actor.device.scanName === shift.deviceId : actor.userId === shift.cashierId;

/** Opens and closes the box office, and sees and closes the shifts of others. */
export const mayManageBoxOffice = (actor: Actor, event: OfEvent): boolean =>
  actsFor(actor, event) && can(actor, 'MANAGE_TICKETS');

/** A sale as a device asks for it. A missing value counts as null. */
export interface SaleRequest {
  nonce: string;
  lines: readonly OrderLine[];
  method: ShiftMethod;
  /** The amount that the guest pays, as text. */
  total: string;
  reference?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
}

export interface CheckedSale {
  nonce: string;
  lines: OrderLine[];
  method: ShiftMethod;
  totalUnits: bigint;
  /** In upper case, without spaces; null without one. */
  reference: string | null;
  buyer: Buyer;
  /** Two requests with one nonce are the same when this is equal. */
  hash: Buffer;
}

/** @throws BadInput naming every invalid field */
export function checkedSale(sale: SaleRequest, currency: TicketCurrency, most: number): CheckedSale {
  const buyer = normalBuyer({ name: sale.name ?? '', email: sale.email ?? '', phone: sale.phone ?? '' });
  const reference = sale.reference?.replaceAll(/\s/g, '').toUpperCase() || null;
  const lines = mergedLines(sale.lines);
  const faults: FieldFault[] = [
    ...textFaults('nonce', sale.nonce, DOOR_SALE_LIMITS.nonce),
    ...(reference === null ? [] : textFaults('reference', reference, DOOR_SALE_LIMITS.reference)),
    ...lineFaults(lines, most),
    ...givenFaults(buyer),
  ];
  const totalUnits = amountOrFault(sale.total, currency, 'total', faults);
  refuseFaults(faults);
  return hashedSale({ nonce: sale.nonce, lines, method: sale.method, totalUnits, reference, buyer });
}

/**
 * Checks a sale whose money was taken before: an invalid name, address or number of the guest is dropped.
 * @returns the sale, and whether an order can hold its tickets
 * @throws BadInput without a valid key or amount
 */
export function takenSale(
  sale: Omit<SaleRequest, 'method' | 'reference'>,
  currency: TicketCurrency,
): { sale: CheckedSale; isOrder: boolean } {
  const given = normalBuyer({ name: sale.name ?? '', email: sale.email ?? '', phone: sale.phone ?? '' });
  const dropped = Object.fromEntries(givenFaults(given).map(({ field }) => [field, '']));
  const lines = mergedLines(sale.lines);
  const faults = textFaults('nonce', sale.nonce, DOOR_SALE_LIMITS.nonce);
  const totalUnits = amountOrFault(sale.total, currency, 'total', faults);
  refuseFaults(faults);
  const taken = { nonce: sale.nonce, lines, totalUnits, buyer: { ...given, ...dropped } };
  return {
    sale: hashedSale({ ...taken, method: 'cash', reference: null }),
    isOrder: lineFaults(lines, MAX_ORDER_TICKETS).length === 0,
  };
}

/** Name, address and number of a guest are checked when they are given. */
const givenFaults = (buyer: Buyer): FieldFault[] =>
  buyerFaults(buyer).filter(({ field }) => buyer[field as keyof Buyer] !== '');

function hashedSale(sale: Omit<CheckedSale, 'hash'>): CheckedSale {
  const buyer = { ...sale.buyer, name: sale.buyer.name || WALK_IN };
  const parts = sale.lines.map(({ tier, quantity }) => [tier, quantity]).sort();
  const text = JSON.stringify([
    parts,
    sale.method,
    String(sale.totalUnits),
    sale.reference,
    buyer.name,
    buyer.email,
    buyer.phone,
  ]);
  return { ...sale, buyer, hash: createHash('sha256').update(text).digest() };
}

function textFaults(field: string, value: string, max: number): FieldFault[] {
  if (value.length >= 1 && value.length <= max && isPrintableLine(value)) return [];
  return [
    { field, code: 'LENGTH', min: 1, max, message: `${field} must have 1 to ${max} printable characters.` },
  ];
}

function amountOrFault(text: string, currency: TicketCurrency, field: string, faults: FieldFault[]): bigint {
  try {
    return enteredAmount(text, currency).units;
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
    faults.push({ field, code: 'AMOUNT', message: error.message });
    return 0n;
  }
}

/**
 * Refuses prices that the guest was not told, and tickets in another currency than the shift's.
 * @throws TotalChanged, BadInput
 */
export function checkTotal(
  { lines, totalUnits }: Pick<CheckedSale, 'lines' | 'totalUnits'>,
  currency: TicketCurrency,
  termsOf: (tier: string) => { currency: TicketCurrency; priceUnits: bigint } | undefined,
): void {
  let total = 0n;
  for (const { tier, quantity } of lines) {
    const terms = termsOf(tier);
    if (terms && terms.currency !== currency) throw otherCurrency(tier, currency);
    total += (terms?.priceUnits ?? 0n) * BigInt(quantity);
  }
  if (total !== totalUnits) throw new TotalChanged(formatAmount(totalOf(currency, total)), currency);
}

const otherCurrency = (tier: string, currency: string): BadInput =>
  new BadInput([
    {
      field: 'lines',
      code: 'TICKET',
      message: `"${tier}" is not sold in ${currency}, the currency of this shift.`,
    },
  ]);

/** @throws BadInput for an amount that cannot be counted in the currency */
export function checkedAmount(text: string, currency: TicketCurrency, field: string): bigint {
  const faults: FieldFault[] = [];
  const units = amountOrFault(text, currency, field, faults);
  refuseFaults(faults);
  return units;
}

/** Returns the note without surrounding spaces. @throws BadInput */
export function checkedNote(text: string): string {
  const note = text.trim();
  const max = DOOR_SALE_LIMITS.note;
  if (note.length <= max) return note;
  throw new BadInput([
    { field: 'note', code: 'LENGTH', min: 0, max, message: `A note has at most ${max} characters.` },
  ]);
}

/** Tickets of a tier in a sale, and the places that the device has left of it. */
interface WantedTier {
  tier: TierPlaces;
  quantity: number;
  left: number;
}

/**
 * The places of each lease that a sale uses, in the order of its lines: those that are no longer free. Tiers may share
 * the free places of a pool, so lines whose lease is too small get theirs first.
 */
export function takenOfLeases(lines: readonly WantedTier[]): number[] {
  const rest = new Map(lines.flatMap(({ tier }) => Object.entries(tier.pools ?? {})));
  const needed = lines.map(({ tier, quantity, left }) => take(rest, tier, Math.max(0, quantity - left)));
  return lines.map(({ tier, quantity, left }, i) => {
    const before = needed[i] ?? 0;
    const more = take(rest, { ...tier, held: tier.held + before }, quantity - before);
    return Math.min(quantity - before - more, left);
  });
}

/** Takes up to so many free places of a tier and its pools. @returns how many */
function take(rest: Map<string, number>, tier: TierPlaces, most: number): number {
  const pools = Object.keys(tier.pools ?? {});
  const free = freeOf({
    ...tier,
    pools: Object.fromEntries(pools.map((pool) => [pool, rest.get(pool) ?? 0])),
  });
  const taken = Math.max(0, Math.min(most, free));
  for (const pool of pools) rest.set(pool, (rest.get(pool) ?? 0) - taken);
  return taken;
}

/** @throws BadInput for a number of places that no lease can have */
export function checkLeases(lines: readonly OrderLine[]): void {
  const faults = lines.flatMap(({ quantity }, index): FieldFault[] =>
    Number.isInteger(quantity) && quantity >= 0 && quantity <= MOST_LEASED
      ? []
      : [
          {
            field: `lines.${index}.quantity`,
            code: 'OUT_OF_RANGE',
            min: 0,
            max: MOST_LEASED,
            message: `A device keeps at most ${MOST_LEASED.toLocaleString('en')} places of a tier.`,
          },
        ],
  );
  const names = lines.map(({ tier }) => tier);
  if (new Set(names).size !== names.length || lines.length === 0)
    faults.push({ field: 'lines', message: 'Name each tier once.' });
  refuseFaults(faults);
}
