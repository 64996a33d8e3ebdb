import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type AttemptRecord,
  extendAttempt,
  lockAttemptsOfOrder,
  type MerchantRecord,
  storeFirstAttempt,
  storeNextAttempt,
} from '../../payments/index.ts';
import { HoldOver } from './provider.failures.ts';
import { keepHeld, lockHeldPayment } from './provider-payment.writes.ts';

/** Seconds that places are held for a payment page that nobody has opened. */
const PAGE_SECONDS = 10 * 60;
/** Seconds that places stay held after the buyer's time is over, for an answer that is on its way. */
const GRACE_SECONDS = 30;
/** Longest time that an order's places are held, over all its attempts, in seconds beyond one attempt. */
const MOST_RETRY_SECONDS = 12 * 60;

export interface AttemptTerms {
  account: MerchantRecord;
  /** Seconds that the buyer has to pay. */
  expiresAfter: number;
  phone: string | null;
}

/** Seconds that the buyer has at first: until the page of the provider was opened, less than the provider gives. */
const firstSeconds = ({ expiresAfter, phone }: Pick<AttemptTerms, 'expiresAfter' | 'phone'>): number =>
  phone === null ? Math.min(PAGE_SECONDS, expiresAfter) : expiresAfter;

/** Seconds that places are held for one attempt at first. */
export const holdSeconds = (terms: Pick<AttemptTerms, 'expiresAfter' | 'phone'>): number =>
  firstSeconds(terms) + GRACE_SECONDS;

/**
 * Keeps the places of an order as long as its provider gives a buyer who has opened the payment page, from the start of
 * the attempt. Without an effect when they are not held any more.
 * @returns whether they are held longer than before
 */
export async function keepForPage(tx: Tx, orderId: string, expiresAfter: number): Promise<boolean> {
  const last = (await lockAttemptsOfOrder(tx, orderId)).at(-1);
  if (!last || !(await lockHeldPayment(tx, orderId))) return false;
  const end = await extendAttempt(tx, last, expiresAfter);
  if (!end) return false;
  await keepHeld(tx, orderId, new Date(end.getTime() + GRACE_SECONDS * 1_000));
  return true;
}

/**
 * Stores the first attempt of an order whose places are held.
 * @returns the attempt, and until when they are held; undefined when they are not any more, or the order has an attempt
 */
export async function beginFirst(
  scope: Scope,
  orderId: string,
  terms: AttemptTerms,
): Promise<{ attempt: AttemptRecord; keptUntil: Date } | undefined> {
  const { account, phone } = terms;
  const keptUntil = scope.clock.in(holdSeconds(terms));
  const seconds = firstSeconds(terms);
  const attempt = await storeFirstAttempt(scope, orderId, { account, phone, seconds, keptUntil });
  return attempt && { attempt, keptUntil };
}

/**
 * Stores another attempt of an order whose places are held, unless one is still open: two requests to one buyer could
 * both be paid.
 * @returns the attempt, and whether it is new and so must be sent
 * @throws HoldOver when the places are not held any more, or were held for long enough
 */
export function beginAttempt(
  scope: Scope,
  orderId: string,
  terms: AttemptTerms,
): Promise<{ attempt: AttemptRecord; isNew: boolean }> {
  return inTransaction(scope, (tx) => begin(tx, orderId, terms), SYSTEM_TENANCY);
}

async function begin(
  tx: Tx,
  orderId: string,
  terms: AttemptTerms,
): Promise<{ attempt: AttemptRecord; isNew: boolean }> {
  // Attempts first, as all that lock both; and once more, as another request may have stored one meanwhile.
  await lockAttemptsOfOrder(tx, orderId);
  const payment = await lockHeldPayment(tx, orderId);
  const last = (await lockAttemptsOfOrder(tx, orderId)).at(-1);
  const isOpen = last?.state === 'created' || last?.state === 'pending' || last?.state === 'paid';
  if (last && isOpen) return { attempt: last, isNew: false };
  const over = tx.scope.clock.now().getTime() - MOST_RETRY_SECONDS * 1_000;
  if (!payment || payment.createdAt.getTime() < over) throw new HoldOver();
  const { account, phone } = terms;
  const attempt = await storeNextAttempt(tx, orderId, {
    ...{ account, phone, seconds: firstSeconds(terms) },
    issuerId: payment.issuerId,
    eventId: payment.eventId,
    units: payment.chargeUnits,
    currency: payment.chargeCurrency,
  });
  if (!attempt) throw new HoldOver();
  await keepHeld(tx, orderId, tx.scope.clock.in(holdSeconds(terms)));
  return { attempt, isNew: true };
}
