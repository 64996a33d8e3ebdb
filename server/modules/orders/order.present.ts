import { type Amount, amountOf, formatAmount, totalOf } from '../../lib/money/index.ts';
import { presentMoney } from '../../platform/graphql/money.schema.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import type { OrderStatus } from '../../platform/vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import { orderNumber, presentBoughtTicket, type Ticket, type TicketRecord } from '../tickets/index.ts';
import type { OrderRecord, PaymentRecord } from './order.reads.ts';
import { isBuyer, mayBeRefunded, mayRefund, maySeeBuyer } from './order.rules.ts';
import type {
  FormPurchasePayload,
  Order,
  Payment,
  PaymentFailureCode,
  QuotedAmount,
} from './order.schema.ts';
import type { Buyer } from './order-request.rules.ts';
import { sep7Uri } from './payment.rules.ts';
import { problemCode } from './refund-problem.rules.ts';

function presentPayment({ ledger }: Services, record: PaymentRecord): Payment {
  const { explorer, passphrase } = ledger.network;
  const isOnLedger = record.origin !== 'provider' && record.chargeUnits !== null;
  const charge = isOnLedger ? amountOf('XLM', BigInt(record.chargeUnits ?? 0)) : null;
  const { state, destination, memoHash, transactionHash } = record;
  return {
    id: record.id,
    status: state,
    method: record.method,
    payment: presentQuoted(record),
    charge: charge && presentMoney(charge),
    destination,
    transactionHash,
    explorerUrl: transactionHash === null ? null : (explorer?.transaction(transactionHash) ?? null),
    holdUntil: new Date(record.holdUntil),
    failure: record.failure ?? record.refundProblem,
    failureCode: failureCodeOf(record),
    sep7Uri:
      state === 'held' && charge && destination && memoHash
        ? sep7Uri({ destination, amount: charge, memoHash, passphrase })
        : null,
    memoHash,
  };
}

function failureCodeOf({ failure, failureCode, refundProblem }: PaymentRecord): PaymentFailureCode | null {
  if (failure !== null) return failureCode as PaymentFailureCode | null;
  return refundProblem === null ? null : problemCode(refundProblem);
}

function presentQuoted({ paymentCurrency: currency, paymentUnits }: PaymentRecord): QuotedAmount {
  return { amount: formatAmount(amountOf(currency, BigInt(paymentUnits))), currency };
}

type Currency = TicketRecord['currency'];

export interface SoldOrder {
  id: string;
  status: OrderStatus;
  buyer: Buyer;
  at: Date;
  eventId: string;
  tickets: TicketRecord[];
  /** Digest of the secret of the order. */
  keyHash: Buffer | null;
  code: string | null;
  /** null: the event must be read when it is requested. */
  offered: (() => EventRecord) | null;
}

/** The order as its buyer sees it, built from memory. */
export function presentSoldOrder(sold: SoldOrder): Omit<FormPurchasePayload, 'orderKey'> {
  const tickets = sold.tickets.map((ticket) => presentBoughtTicket(ticket, sold.offered));
  const order: Order = {
    offered: sold.offered,
    eventId: sold.eventId,
    keyHash: sold.keyHash,
    buyer: sold.buyer,
    showsPerson: true,
    viewerIsBuyer: true,
    loadedTickets: tickets,
    id: sold.id,
    number: orderNumber(sold.id),
    status: sold.status,
    quantity: tickets.length,
    createdAt: sold.at,
    total: totals(sold.tickets),
    payment: null,
    isTest: false,
    code: sold.code,
    viewerCanRefund: false,
    viewerCanRefundAmounts: false,
  };
  return { order, tickets };
}

/** The order as its buyer sees it; the caller must authorize. */
export function presentOwnOrder(scope: Scope, record: OrderRecord, tickets: Ticket[]): Order {
  return { ...presentOrder(scope, record), showsPerson: true, viewerIsBuyer: true, loadedTickets: tickets };
}

/** The order as this actor sees it; the caller must authorize. */
export function presentOrder({ actor, services }: Scope, record: OrderRecord): Order {
  return {
    offered: null,
    eventId: record.eventId,
    keyHash: record.keyHash,
    buyer: { name: record.buyerName, email: record.buyerEmail, phone: record.buyerPhone },
    showsPerson: maySeeBuyer(actor, record, null),
    viewerIsBuyer: isBuyer(actor, record),
    loadedTickets: null,
    id: record.id,
    number: orderNumber(record.id),
    status: record.status,
    quantity: record.quantity,
    createdAt: record.createdAt,
    total: recordedTotals(record).map(presentMoney),
    loadedConfirmBy: record.status === 'due' ? record.confirmBy : null,
    payment: record.payment && presentPayment(services, record.payment),
    isTest: record.isTest,
    code: record.code,
    viewerCanRefund: mayBeRefunded(record.status) && mayRefund(actor, record),
    viewerCanRefundAmounts: mayRefund(actor, record),
  };
}

/** An unsold order has no tickets to add up: its total is that of its payment. */
function recordedTotals({ payment, totals: sums }: OrderRecord): Amount<Currency>[] {
  if (payment) return [amountOf(payment.priceCurrency, BigInt(payment.priceUnits))];
  return sums.map(({ currency, units }) => totalOf(currency, BigInt(units)));
}

function totals(tickets: TicketRecord[]): Order['total'] {
  const sums = new Map<Currency, bigint>();
  for (const { currency, priceUnits } of tickets) sums.set(currency, (sums.get(currency) ?? 0n) + priceUnits);
  return [...sums].map(([currency, units]) => presentMoney(totalOf(currency, units)));
}
