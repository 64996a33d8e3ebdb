import { createHash } from 'node:crypto';
import { isDisguised, isPrintableLine } from '../../lib/language/printable.ts';
import { BadInput, type FieldFault, faultsWithin } from '../../platform/failures.ts';
import { codeWord } from '../sales-rules/index.ts';

/** Most tickets per order; a setting may lower it. */
const MOST_TICKETS = 20;

export const LONGEST = { name: 200, email: 254, phone: 40, tier: 100, key: 255 };
const EMAIL_FORM = /^[^\s@"(),:;<>[\]\\]+@[^\s@.,;:()<>[\]\\]+(\.[^\s@.,;:()<>[\]\\]+)+$/;
const PHONE_FORM = /^\+?[0-9()./\s-]{2,}$/;
// Control characters would break files and mails, and half of a surrogate pair cannot be signed as it is stored.
const DISGUISED_NAME = 'The name holds an invisible character, or one that changes the direction of writing.';
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

export interface Buyer {
  name: string;
  /** Lower case. */
  email: string;
  phone: string;
}

export interface OrderLine {
  tier: string;
  quantity: number;
}

/** The form as it was filled in. */
export interface FilledForm extends Buyer {
  slug: string;
  lines: readonly OrderLine[];
  /** A missing value counts as null. */
  code?: string | null;
  waiting?: string | null;
}

/** A purchase request, checked and normalised: each tier once. */
export interface PurchaseRequest {
  slug: string;
  lines: OrderLine[];
  buyer: Buyer;
  /** The code that was typed, normalised; null without one. */
  code: string | null;
  /** The secret of a waitlist offer; null without one. */
  waiting: string | null;
  idempotencyKey: string | null;
}

/**
 * @param most tickets that an order may hold
 * @throws BadInput naming every fault
 */
export function checkedPurchase(
  input: FilledForm,
  idempotencyKey: string | null,
  most = MOST_TICKETS,
): PurchaseRequest {
  const buyer = {
    name: input.name.trim(),
    email: input.email.trim().toLowerCase(),
    phone: input.phone.trim(),
  };
  const lines = mergedLines(input.lines);
  const faults = [...buyerFaults(buyer), ...listedFaults(lines, most), ...keyFaults(idempotencyKey)];
  if (faults.length > 0) throw new BadInput(faults);
  return {
    slug: input.slug,
    lines,
    buyer,
    code: givenCode(input.code),
    waiting: input.waiting || null,
    idempotencyKey,
  };
}

/** A blank code counts as none. */
export function givenCode(typed: string | null | undefined): string | null {
  const word = codeWord(typed ?? '');
  return word === '' ? null : word;
}

/** Merges lines of the same tier: each would otherwise be compared alone to the places left. */
export function mergedLines(lines: readonly OrderLine[]): OrderLine[] {
  const byTier = new Map<string, OrderLine>();
  for (const { tier, quantity } of lines) {
    const name = tier.trim();
    const counted = byTier.get(name)?.quantity ?? 0;
    // A bad quantity must not hide behind a good one of the same tier.
    const sum = Number.isInteger(quantity) && quantity >= 1 ? counted + quantity : Number.NaN;
    byTier.set(name, { tier: name, quantity: sum });
  }
  return [...byTier.values()];
}

export function buyerFaults({ name, email, phone }: Buyer): FieldFault[] {
  const faults: FieldFault[] = [];
  if (isDisguised(name)) faults.push({ field: 'name', code: 'DISGUISED', message: DISGUISED_NAME });
  else if (name.length < 1 || name.length > LONGEST.name || UNPRINTABLE.test(name)) {
    faults.push({ field: 'name', code: 'FULL_NAME', message: 'Please give your full name.' });
  }
  if (email.length > LONGEST.email || !EMAIL_FORM.test(email) || !isPrintableLine(email)) {
    faults.push({ field: 'email', code: 'EMAIL', message: 'Please give a valid e-mail address.' });
  }
  if (
    phone.length > LONGEST.phone ||
    !PHONE_FORM.test(phone) ||
    phone.replaceAll(/\D/g, '').length < 3 ||
    !isPrintableLine(phone)
  ) {
    faults.push({ field: 'phone', code: 'PHONE', message: 'Please give a valid phone number.' });
  }
  return faults;
}

export function lineFaults(lines: OrderLine[], most = MOST_TICKETS): FieldFault[] {
  if (lines.length === 0) return [{ field: 'tier', code: 'TICKET', message: 'Please choose a ticket.' }];
  const faults: FieldFault[] = [];
  if (lines.some(({ tier }) => tier === '' || tier.length > LONGEST.tier || UNPRINTABLE.test(tier))) {
    faults.push({ field: 'tier', code: 'TICKET', message: 'Please choose a ticket.' });
  }
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!(total >= 1 && total <= most)) {
    faults.push({
      field: 'quantity',
      code: 'ORDER_SIZE',
      min: 1,
      max: most,
      message: `An order holds 1 to ${most} tickets.`,
    });
  }
  return faults;
}

/** The same for lines of a list: a single line's faults name that line, those of several the list. */
export function listedFaults(lines: OrderLine[], most?: number): FieldFault[] {
  return faultsWithin(lineFaults(lines, most), (field) =>
    lines.length === 1 ? `lines.0.${field}` : 'lines',
  );
}

export function keyFaults(key: string | null): FieldFault[] {
  if (key === null || (key.length >= 1 && key.length <= LONGEST.key && !UNPRINTABLE.test(key))) return [];
  return [{ field: 'idempotencyKey', message: `An idempotency key has 1 to ${LONGEST.key} characters.` }];
}

/** Two calls with one key are the same call when this is equal: buyer, account and tickets. */
export function requestHash({ lines, buyer, ...terms }: PurchaseRequest, userId: string | null): Buffer {
  const sorted = lines.map(({ tier, quantity }) => [tier, quantity]).sort();
  const text = JSON.stringify([sorted, buyer.name, buyer.email, buyer.phone, userId, ...specialTerms(terms)]);
  return createHash('sha256').update(text).digest();
}

/** Ordinary orders are hashed as they were before codes and waitlist offers existed. */
export function specialTerms({ code, waiting }: Pick<PurchaseRequest, 'code' | 'waiting'>): string[] {
  return [...(code === null ? [] : ['code', code]), ...(waiting === null ? [] : ['waiting', waiting])];
}
