import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { issueTickets, lockPayable, type PayableRecord } from '../../orders/index.ts';
import {
  type AttemptRecord,
  closeAttemptPage,
  eachOf,
  expireAttempts,
  isUnanswered,
  journalAccountOf,
  lockAttemptsOfOrder,
  type PaidAttempt,
  type ProviderName,
  readLastAttempts,
  type Settling,
  settlementOf,
} from '../../payments/index.ts';
import { admitPayer, admitPayers } from '../buyer-limit/admit-payer.ts';
import { lockFreePlaces } from '../external-wallet/receipt.writes.ts';
import { releasePlaces } from '../hold/release-places.ts';
import { keepForPage } from './begin-attempt.ts';
import { readNextHold, readOverHolds } from './provider-payment.reads.ts';
import {
  bookLate,
  type HeldPayment,
  insertLateRefund,
  keepChecked,
  lockHeldPayment,
  type PaymentFees,
  readFees,
} from './provider-payment.writes.ts';

/** Orders whose provider is asked at once before they are released. */
const AT_ONCE = 16;

const LATE = 'It came when places were no longer kept for it, and none could be given to it.';
const CANCELLED = 'The event was cancelled before the payment arrived.';
const SECOND = 'The order was paid already.';

/**
 * Follows a change of an attempt in its transaction: its order is paid, or money that is late or above the limit of
 * tickets per person is refunded.
 * @param card fingerprint of the card that paid; null for none
 */
export async function followAttempt(
  tx: Tx,
  before: AttemptRecord,
  after: AttemptRecord,
  card: string | null,
): Promise<void> {
  if (before.state !== 'paid' && after.state === 'paid') await settle(tx, after, card);
  if (before.state !== 'failed' && after.state === 'failed') await recordFailure(tx, after);
  if (after.finding !== null && before.finding !== after.finding) await recordFinding(tx, after);
  const { orderId } = after;
  tx.afterCommit(() => tx.scope.services.topics.publish('order.changed', orderId, { orderId }));
}

/** Keeps the places of an order while a payment that was reported for it is checked, and tells its readers. */
export async function keepWhileChecked(tx: Tx, { orderId }: AttemptRecord): Promise<void> {
  await keepChecked(tx, orderId);
  tx.afterCommit(() => tx.scope.services.topics.publish('order.changed', orderId, { orderId }));
}

async function settle(tx: Tx, attempt: AttemptRecord, card: string | null): Promise<void> {
  const [order] = await lockPayable(tx, { orderIds: [attempt.orderId] });
  if (!order) throw new Error(`attempt ${attempt.id} is of no order`);
  const isHeld = order.state === 'held';
  const hasFreePlaces = order.state === 'expired' && !order.closed && (await lockFreePlaces(tx, order));
  const settlement = settlementOf({ isHeld, hasFreePlaces, isClosed: order.closed });
  if (settlement !== 'refund') {
    const refusal = await admitPayer(tx, order, { provider: attempt.provider, card, isHeld });
    if (refusal === null) return sell(tx, [{ record: order, attempt, kept: isHeld }]);
    await sendBack(tx, attempt, { kind: 'late', why: 'buyer_limit', reason: refusal });
    await queueMail(tx, { kind: 'order_refunded', recipient: order.buyerEmail, orderId: order.orderId });
    return;
  }
  // Places of a cancelled event are released by its cancellation, which expects to find them held.
  const isPaid = order.state === 'paid' || order.state === 'refunding' || order.state === 'refunded';
  const kind = isPaid ? 'second' : 'late';
  return sendBack(tx, attempt, {
    kind,
    why: kind,
    reason: isPaid ? SECOND : order.closed ? CANCELLED : LATE,
  });
}

/**
 * Judges attempts of one event that are paid: those whose order holds its places, and whose payer is within the limit of
 * tickets per person, are paid together. The others are left.
 */
export async function settleTogether(tx: Tx, paid: readonly PaidAttempt[]): Promise<Settling> {
  if (paid.length === 0) return { left: new Set(), complete: async () => undefined };
  const byOrder = new Map(paid.map((one) => [one.attempt.orderId, one]));
  const orders = await lockPayable(tx, { orderIds: [...byOrder.keys()] });
  const held = orders.flatMap((order) => {
    const one = byOrder.get(order.orderId);
    return one && order.state === 'held' && !order.closed ? [{ order, ...one }] : [];
  });
  const admitted = await admitPayers(
    tx,
    held.map(({ order, attempt: { provider }, card }) => ({ order, provider, card })),
  );
  const sold = held.filter(({ order }) => admitted.has(order.orderId));
  const left = new Set(paid.map(({ attempt }) => attempt.id));
  for (const { attempt } of sold) left.delete(attempt.id);
  return {
    left,
    complete: () =>
      sell(
        tx,
        sold.map(({ order, attempt }) => ({ record: order, attempt, kept: true })),
      ),
  };
}

async function sell(
  tx: Tx,
  sold: readonly { record: PayableRecord; attempt: AttemptRecord; kept: boolean }[],
): Promise<void> {
  const fees = await readFees(
    tx,
    sold.map(({ attempt }) => attempt),
  );
  await issueTickets(
    tx,
    sold.map(({ record, attempt, kept }, i) => ({
      ...{ record, kept, paid: null },
      collected: {
        attemptId: attempt.id,
        account: journalAccountOf(attempt),
        ...(fees[i] ?? NO_FEES),
      },
    })),
  );
}

const NO_FEES: PaymentFees = { feeUnits: 0n, platformFeeUnits: 0n };

async function sendBack(
  tx: Tx,
  attempt: AttemptRecord,
  { kind, why, reason }: { kind: 'late' | 'second'; why: 'late' | 'second' | 'buyer_limit'; reason: string },
): Promise<void> {
  const id = tx.scope.ids.uuid();
  await bookLate(tx, attempt);
  await insertLateRefund(tx, attempt, { id, kind, reason });
  await tx.audit({
    action: 'payment.return',
    entityType: 'refund',
    entityId: id,
    issuerId: attempt.issuerId,
    details: {
      order_id: attempt.orderId,
      attempt_id: attempt.id,
      why,
      units: String(attempt.units),
      currency: attempt.currency,
    },
  });
  tx.afterCommit(() => tx.scope.services.paymentWorker.wake('refunds'));
}

async function recordFailure(tx: Tx, attempt: AttemptRecord): Promise<void> {
  await tx.audit({
    action: 'payment.fail',
    entityType: 'payment_attempt',
    entityId: attempt.id,
    issuerId: attempt.issuerId,
    success: false,
    details: { order_id: attempt.orderId, provider: attempt.provider, failure: attempt.reason },
  });
}

async function recordFinding(tx: Tx, attempt: AttemptRecord): Promise<void> {
  await tx.audit({
    action: 'payment.finding',
    entityType: 'payment_attempt',
    entityId: attempt.id,
    issuerId: attempt.issuerId,
    success: false,
    details: { order_id: attempt.orderId, finding: attempt.finding, provider: attempt.provider },
  });
}

/**
 * Releases places that were not paid in time, by this process's clock. A payment that still arrives gets free ones, or
 * is refunded.
 * @returns the time at which the next hold ends
 */
export async function expireProviderHolds(scope: Scope, provider: ProviderName): Promise<Date | undefined> {
  const over = await readOverHolds(scope.db, provider, scope.clock.now());
  await eachOf(over, AT_ONCE, async (orderId) => {
    if (!(await keepTriedPage(scope, orderId)))
      await inTransaction(scope, (tx) => expire(tx, orderId), SYSTEM_TENANCY);
  });
  return readNextHold(scope.db, provider);
}

const NOT_PAID: Reason = {
  code: 'not_paid',
  reason:
    'The tickets were not paid in time, so they are for sale again. A payment that still arrives gets free ones, or is returned.',
};
/** The provider's answer to a request was lost, so that its payment may have been made. */
const NOT_CONFIRMED: Reason = {
  code: 'not_confirmed',
  reason:
    'The provider has not said whether the tickets were paid, so they are for sale again. A payment that was made gets free ones, or is returned.',
};

/**
 * The first end of a payment page: a buyer who has used it gets as long as the provider gives, else it is closed, so that
 * nothing is paid for places that are released.
 */
async function keepTriedPage(scope: Scope, orderId: string): Promise<boolean> {
  const last = (await readLastAttempts(scope.db, [orderId])).get(orderId);
  if (last?.page == null) return false;
  const { capabilities } = (await scope.services.paymentProviders.of(last.accountId)).provider;
  if ((await closeAttemptPage(scope, last)) === 'over') return false;
  return inTransaction(scope, (tx) => keepForPage(tx, orderId, capabilities.expiresAfter), SYSTEM_TENANCY);
}

async function expire(tx: Tx, orderId: string): Promise<boolean> {
  return release(tx, orderId, {
    reasonOf: (attempts) => (attempts.some(isUnanswered) ? NOT_CONFIRMED : NOT_PAID),
    isDue: ({ holdUntil: until }) => until <= tx.scope.clock.now(),
  });
}

/**
 * Releases the places of an order that its buyer gives up before it is paid. A payment that still arrives gets free
 * ones, or is refunded.
 * @returns false when they are not held any more
 */
export function withdrawHold(tx: Tx, orderId: string): Promise<boolean> {
  return release(tx, orderId, { reasonOf: () => WITHDRAWN, isDue: () => true });
}

const WITHDRAWN: Reason = {
  code: 'withdrawn',
  reason:
    'The order was given up, so its tickets are for sale again. A payment that still arrives gets free ones, or is returned.',
};

interface Reason {
  code: 'not_paid' | 'not_confirmed' | 'withdrawn';
  reason: string;
}

interface Giving {
  reasonOf(attempts: readonly AttemptRecord[]): Reason;
  isDue(payment: HeldPayment): boolean;
}

async function release(tx: Tx, orderId: string, { reasonOf, isDue }: Giving): Promise<boolean> {
  // Attempts first, as a payment that arrives at this moment locks them.
  const attempts = await lockAttemptsOfOrder(tx, orderId);
  const payment = await lockHeldPayment(tx, orderId);
  if (!payment || !isDue(payment)) return false;
  await expireAttempts(tx, attempts);
  return releasePlaces(tx, { orderId, state: 'expired', ...reasonOf(attempts), feeUnits: null });
}
