import {
  id,
  list,
  type Manual,
  maybe,
  nullable,
  number,
  SENTENCE,
  shape,
  text,
} from '../../openapi/manual.ts';
import { COLLECTED, MONEY, NEXT_STEP } from '../tickets/docs.ts';

const tag = 'Orders';

const ORDER_KEY = {
  'X-Order-Key': maybe(
    text(
      'Secret that the purchase returned as `order_key`, for a buyer without an account. For an order that was made before orders had secrets, the idempotency key of its purchase.',
    ),
  ),
};

const REFUND = shape('TicketRefund', {
  status: 'TicketRefund.status',
  amount: {
    type: ['number', 'null'],
    description: 'Amount of this ticket. Null if its whole order was refunded at once.',
  },
  currency: nullable('Money.currency'),
  at: 'TicketRefund.at',
});

const RECEIPT = shape('OrderReceipt', {
  id: 'Receipt.id',
  number: 'Receipt.number',
  kind: 'Receipt.kind',
  credited_number: 'Receipt.creditedNumber',
  amount: number('QuotedAmount.amount'),
  currency: 'QuotedAmount.currency',
  paid_at: 'Receipt.paidAt',
  pdf_url: text('Address of the PDF.'),
});

const ORDER = shape('OrderState', {
  order_id: 'Order.id',
  order_status: 'Order.status',
  event_id: 'Event.id',
  quantity: 'Order.quantity',
  created_at: 'Order.createdAt',
  total: list(MONEY),
  payment: nullable(
    shape('OrderPayment', {
      status: 'Payment.status',
      payment_method: 'Payment.method',
      payment_amount: number('QuotedAmount.amount'),
      payment_currency: 'QuotedAmount.currency',
      failure: 'Payment.failure',
      transaction_hash: 'Payment.transactionHash',
    }),
  ),
  collected: nullable(COLLECTED),
  next: nullable(NEXT_STEP),
  tickets: list(
    shape('OrderTicket', {
      ticket_id: 'Ticket.id',
      serial: 'Ticket.serial',
      number: 'Ticket.number',
      tier: 'Tier.name',
      status: 'Ticket.status',
      refund: nullable(REFUND),
    }),
  ),
  refunds: list(
    shape('OrderRefund', {
      kind: 'OrderRefund.kind',
      status: 'OrderRefund.status',
      amount: number('OrderRefund.amount'),
      currency: 'Money.currency',
      at: 'OrderRefund.at',
    }),
  ),
  receipts: list(RECEIPT),
  message: SENTENCE,
});

const TICKET = shape('CancelledTicket', {
  ticket_id: 'Ticket.id',
  status: 'Ticket.status',
  order_id: nullable(id('ID of the order that the ticket belongs to.')),
  refund: nullable(REFUND),
  message: SENTENCE,
});

const ON_ITS_WAY =
  'Returns 202 while money is on its way to the account that paid, and 200 when nothing was paid or it has arrived. GET /api/orders/{id} shows the progress.';

export const orderManual = {
  RestOrderState: {
    tag,
    summary: 'Retrieves an order with its payment, refunds and receipts',
    note: 'For its buyer, and for staff who see sales or refund. `refund` of a ticket is null while the ticket is valid, and if nothing was paid for it.',
    headers: ORDER_KEY,
    answers: ORDER,
  },
  RestRetryPayment: {
    tag,
    summary: 'Asks the buyer again to pay an order',
    note: 'For an order whose tickets are still held and whose last attempt failed. While an attempt is open, nothing is sent. Returns 202 until the order is paid.',
    headers: ORDER_KEY,
    sends: { payer_phone: maybe('RetryProviderPaymentInput.payerPhone') },
    answers: ORDER,
  },
  RestClaimPayment: {
    tag,
    summary: 'Looks for a payment by its receipt number',
    note: 'For a buyer who has paid while the order still counts as unpaid. The provider is asked, and its answer comes later: 202 until the order is paid.',
    headers: ORDER_KEY,
    sends: { receipt: 'ClaimProviderPaymentInput.receipt' },
    answers: ORDER,
  },
  RestRefundOrder: {
    tag,
    summary: 'Refunds an order, some of its tickets, or an amount',
    note: `Without \`amount\` and \`tickets\`, the whole order: its tickets become invalid at once. With \`amount\` alone, that amount returns and the tickets stay valid. With \`tickets\`, these become invalid and the others stay; \`amount\` is then what returns for the one ticket, or for all of them with "all". ${ON_ITS_WAY}`,
    sends: {
      reason: 'RefundOrderInput.reason',
      amount: maybe({
        type: ['number', 'string', 'null'],
        description: 'Amount to return in the currency of the payment.',
      }),
      currency: maybe('RefundAmountInput.currency'),
      tickets: maybe({
        anyOf: [{ type: 'array', items: { type: 'string' } }, { const: 'all' }, { type: 'null' }],
        description: 'IDs of tickets of the order, or "all".',
      }),
    },
    answers: ORDER,
  },
  // These answer the call before when it has an amount or tickets.
  RestRefundAmount: { tag, summary: 'Refunds an amount of an order', answers: ORDER },
  RestRefundTickets: { tag, summary: 'Refunds some tickets of an order', answers: ORDER },
  RestRefundTicket: {
    tag,
    summary: 'Refunds one ticket of an order',
    note: `Other tickets of the order stay valid. ${ON_ITS_WAY}`,
    sends: {
      reason: 'RefundTicketInput.reason',
      amount: maybe({
        type: ['number', 'string', 'null'],
        description: "Amount to return in the currency of the payment. By default by the issuer's rule.",
      }),
    },
    answers: TICKET,
  },
  RestCancelTicket: {
    tag,
    summary: "Cancels one of the caller's tickets",
    note: `Within the terms of its event. A caller without an account proves the ticket by the pass. ${ON_ITS_WAY}`,
    headers: { 'X-Ticket-Pass': maybe(text('Pass of a ticket link that was sent to the holder.')) },
    answers: TICKET,
  },
  // Answers the call before when it has a pass.
  RestCancelFoundTicket: { tag, summary: 'Cancels a ticket found by email', answers: TICKET },
} satisfies Record<string, Manual>;
