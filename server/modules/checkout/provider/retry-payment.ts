import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  countHold,
  isBuyer,
  type Order,
  type OrderRecord,
  presentToBuyer,
  readOrder,
} from '../../orders/index.ts';
import { checkedPayer, pollReceipt, readLastAttempts, sendAttempt } from '../../payments/index.ts';
import { beginAttempt, keepForPage } from './begin-attempt.ts';
import { withdrawHold } from './complete-attempt.ts';
import { HoldOver, ReceiptNotAsked } from './provider.failures.ts';

interface BuyerCall {
  orderId: string;
  /** The key of the order, for a buyer without an account. */
  orderKey: string | null;
}

/** @throws NotFound for everybody but the buyer */
async function findOwn(scope: Scope, { orderId, orderKey }: BuyerCall): Promise<OrderRecord> {
  const order = isUuid(orderId) ? await readOrder(scope.db, orderId) : undefined;
  if (!order || !isBuyer(scope.actor, order, orderKey)) throw new NotFound('order');
  return order;
}

async function presentNow(scope: Scope, call: BuyerCall): Promise<Order> {
  return presentToBuyer(scope, await findOwn(scope, call));
}

/**
 * Asks the buyer again to pay an order whose places are still held. While an attempt is open nothing is sent: both could
 * be paid.
 * @throws NotFound, HoldOver, BadInput for a number that cannot pay, RateLimited
 */
export async function retryPayment(
  scope: Scope,
  call: BuyerCall & { payerPhone: string | null },
): Promise<Order> {
  const order = await findOwn(scope, call);
  const { paymentProviders, paymentWorker } = scope.services;
  await countHold(scope, order.buyerEmail);
  const last = (await readLastAttempts(scope.db, [order.id])).get(order.id);
  if (order.payment?.state !== 'held' || !last) throw new HoldOver();
  const { account, provider } = await paymentProviders.of(last.accountId);
  const phone =
    last.phone === null ? null : checkedPayer(account.method, 'payerPhone', call.payerPhone || last.phone);
  const { expiresAfter } = provider.capabilities;
  const { attempt, isNew } = await beginAttempt(scope, order.id, { account, expiresAfter, phone });
  if (isNew) {
    await sendAttempt(scope, attempt, { email: order.buyerEmail });
    if (attempt.nextQueryAt) paymentWorker.wakeAt(attempt.nextQueryAt, 'questions', attempt.provider);
  }
  return presentNow(scope, call);
}

/**
 * Gives up an order that is not paid yet, so that its places are free at once: for the buyer, who pays another way.
 * Without an effect once it is paid, or its places were released.
 * @throws NotFound
 */
export async function withdrawPayment(scope: Scope, call: BuyerCall): Promise<Order> {
  const { id } = await findOwn(scope, call);
  await inTransaction(scope, (tx) => withdrawHold(tx, id), SYSTEM_TENANCY);
  return presentNow(scope, call);
}

/**
 * Keeps the places of an order longer, because its buyer opens the payment page.
 * @throws NotFound
 */
export async function openPage(scope: Scope, call: BuyerCall): Promise<Order> {
  const { id } = await findOwn(scope, call);
  const last = (await readLastAttempts(scope.db, [id])).get(id);
  if (last?.page != null) {
    const { expiresAfter } = (await scope.services.paymentProviders.of(last.accountId)).provider.capabilities;
    await inTransaction(scope, (tx) => keepForPage(tx, id, expiresAfter), SYSTEM_TENANCY);
  }
  return presentNow(scope, call);
}

const RECEIPT = /^[A-Z0-9]{8,20}$/;

/**
 * Looks for a payment by the receipt number that its payer was sent. The provider answers later, and the order changes
 * then.
 * @throws NotFound, BadInput, RateLimited, ReceiptNotAsked
 */
export async function claimPayment(scope: Scope, call: BuyerCall & { receipt: string }): Promise<Order> {
  const receipt = call.receipt.replaceAll(/\s/g, '').toUpperCase();
  if (!RECEIPT.test(receipt)) {
    throw new BadInput([
      {
        field: 'receipt',
        code: 'MPESA_RECEIPT',
        message: 'Please give the receipt number from the message, such as SG632NMUAB.',
      },
    ]);
  }
  const order = await findOwn(scope, call);
  await countHold(scope, order.buyerEmail);
  const last = (await readLastAttempts(scope.db, [order.id])).get(order.id);
  if (!last) throw new NotFound('payment');
  if (last.state !== 'paid') {
    if ((await pollReceipt(scope, last, receipt)) === 'unasked') throw new ReceiptNotAsked();
  }
  return presentNow(scope, call);
}
