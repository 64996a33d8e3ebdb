import { createHash } from 'node:crypto';
import { isDisguised, isPrintableLine } from '../../lib/language/printable.ts';
import { MAX_ORDER_TICKETS } from '../../lib/limits/order-limits.ts';
import { ORDER_LIMITS } from '../../lib/limits/text-limits.ts';
import { type FieldFault, faultsWithin, refuseFaults } from '../../platform/failures.ts';
import { keyFaults } from '../../platform/idempotency/keyed-call.ts';
import { answerFaults, type GivenAnswer } from '../questions/index.ts';
import { codeWord } from '../sales-rules/index.ts';

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

/** One tier with its quantity, or several as lines. A missing value counts as null. */
export interface LinesInput {
  tier?: string | null;
  quantity?: number;
  lines?: readonly OrderLine[] | null;
}

/** The part that an order and its quote have in common. A missing value counts as null. */
export interface TermsInput {
  /** The code that was typed. */
  code?: string | null;
  /** The secret of a waitlist offer. */
  waiting?: string | null;
}

/** Answers to the questions of the event. A missing value counts as none. */
export interface AnswersInput {
  answers?: readonly GivenAnswer[] | null;
}

export type OrderInput = Buyer & LinesInput & TermsInput & AnswersInput & { slug: string };

/** An order as it was requested, checked and normalised. */
export interface CheckedOrder {
  event: { slug: string } | { id: string };
  /** Each tier once. */
  lines: OrderLine[];
  buyer: Buyer;
  /** null without one. */
  code: string | null;
  /** The secret of a waitlist offer; null without one. */
  waiting: string | null;
  /** As given: they are checked against the questions of the event at each attempt. */
  answers: readonly GivenAnswer[];
  idempotencyKey: string | null;
}

/** A checked order of a caller. */
export interface OrderRequest extends CheckedOrder {
  /** null: without an account. */
  userId: string | null;
  /** Two calls with one key are the same call when this is equal; null exactly when there is no key. */
  requestHash: Buffer | null;
  /** The place in the waiting room, once it was checked that it is its turn. */
  queueHash?: Buffer | null;
  /** Identifiers of the buyer, where tickets per person are limited. */
  buyerKeys?: readonly string[] | null;
  /** Digest of the network that places it; null where it is not counted. */
  network?: string | null;
  /** Placed by staff for a guest: rules for buyers, such as turns and limits of a person, do not apply. */
  byStaff?: boolean;
}

/** The owner of the idempotency key: the account, else the email address. */
export function callerOf({ userId, buyer }: Pick<OrderRequest, 'userId' | 'buyer'>): string {
  return userId ?? buyer.email;
}

export function ofCaller<Order extends CheckedOrder>(
  order: Order,
  userId: string | null,
  hash: (order: Order, userId: string | null) => Buffer,
): Order & OrderRequest {
  return { ...order, userId, requestHash: order.idempotencyKey === null ? null : hash(order, userId) };
}

/**
 * @param most tickets that an order may hold
 * @throws BadInput naming every fault
 */
export function checkedOrder(input: OrderInput, idempotencyKey: string | null, most?: number): CheckedOrder {
  const buyer = normalBuyer(input);
  const { lines, faults } = checkedLines(input, most);
  const answers = input.answers ?? [];
  refuseFaults([...buyerFaults(buyer), ...faults, ...answerFaults(answers), ...keyFaults(idempotencyKey)]);
  return { event: { slug: input.slug }, lines, buyer, ...normalTerms(input), answers, idempotencyKey };
}

export function normalBuyer({ name, email, phone }: Buyer): Buyer {
  return { name: name.trim(), email: email.trim().toLowerCase(), phone: phone.trim() };
}

/** A blank code counts as none. */
export function normalTerms({ code, waiting }: TermsInput): Pick<CheckedOrder, 'code' | 'waiting'> {
  return { code: codeWord(code ?? '') || null, waiting: waiting || null };
}

/** The faults of a list name its only line, or the list; those of one tier its fields. */
export function checkedLines(
  { tier, quantity = 1, lines }: LinesInput,
  most?: number,
): { lines: OrderLine[]; faults: FieldFault[] } {
  const merged = mergedLines(lines ?? [{ tier: tier ?? '', quantity }]);
  const faults = lineFaults(merged, most);
  const name = (field: string): string => (merged.length === 1 ? `lines.0.${field}` : 'lines');
  return { lines: merged, faults: lines ? faultsWithin(faults, name) : faults };
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
  else if (name.length < 1 || name.length > ORDER_LIMITS.name || UNPRINTABLE.test(name)) {
    faults.push({ field: 'name', code: 'FULL_NAME', message: 'Please give your full name.' });
  }
  if (email.length > ORDER_LIMITS.email || !EMAIL_FORM.test(email) || !isPrintableLine(email)) {
    faults.push({ field: 'email', code: 'EMAIL', message: 'Please give a valid email address.' });
  }
  if (
    phone.length > ORDER_LIMITS.phone ||
    !PHONE_FORM.test(phone) ||
    phone.replaceAll(/\D/g, '').length < 3 ||
    !isPrintableLine(phone)
  ) {
    faults.push({ field: 'phone', code: 'PHONE', message: 'Please give a valid phone number.' });
  }
  return faults;
}

export function lineFaults(lines: OrderLine[], most = MAX_ORDER_TICKETS): FieldFault[] {
  if (lines.length === 0) return [{ field: 'tier', code: 'TICKET', message: 'Please choose a ticket.' }];
  const faults: FieldFault[] = [];
  if (lines.some(({ tier }) => tier === '' || tier.length > ORDER_LIMITS.tier || UNPRINTABLE.test(tier))) {
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

/** Two calls with one key are the same call when this is equal: buyer, account, tickets and answers. */
export function requestHash({ lines, buyer, ...terms }: CheckedOrder, userId: string | null): Buffer {
  const sorted = lines.map(({ tier, quantity }) => [tier, quantity]).sort();
  const text = JSON.stringify([sorted, buyer.name, buyer.email, buyer.phone, userId, ...specialTerms(terms)]);
  return createHash('sha256').update(text).digest();
}

/** Ordinary orders are hashed as they were before codes, waitlist offers and questions existed. */
export function specialTerms({
  code,
  waiting,
  answers,
}: Pick<CheckedOrder, 'code' | 'waiting' | 'answers'>): unknown[] {
  const given = answers.map(({ questionId, tier = null, ticket = null, value }) => [
    questionId.toLowerCase(),
    tier,
    ticket,
    value,
  ]);
  return [
    ...(code === null ? [] : ['code', code]),
    ...(waiting === null ? [] : ['waiting', waiting]),
    ...(given.length === 0 ? [] : ['answers', given.map((one) => JSON.stringify(one)).sort()]),
  ];
}
