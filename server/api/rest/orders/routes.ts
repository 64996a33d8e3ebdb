import { maybe, nullable, SENTENCE, text } from '../../openapi/manual.ts';
import { computed } from '../answer.ts';
import type { RestCancelledTicketFragment, RestOrderFragment } from '../operations.gen.ts';
import type { RestRequest } from '../request.ts';
import { type Route, section } from '../route.ts';
import {
  COLLECTED,
  NEXT_STEP,
  nextStep,
  providerMessage,
  providerPayment,
} from '../tickets/provider-purchase.ts';

const SENTENCES: Record<RestOrderFragment['status'], string> = {
  DUE: 'The order is paid at the door.',
  HELD: 'The tickets are held until the order is paid.',
  PAID: 'The order is paid.',
  CANCELLED: 'The order was cancelled.',
  REFUNDED: 'The order was refunded.',
};
const UNDER_WAY = 'The tickets are cancelled, and the payment is being returned.';

const isRefunding = ({ payment }: RestOrderFragment): boolean => payment?.status === 'REFUNDING';

function message(order: RestOrderFragment): string {
  if (isRefunding(order)) return order.payment?.failure ?? UNDER_WAY;
  const isUnpaid = order.status === 'HELD' || order.status === 'CANCELLED';
  return order.attempt && isUnpaid ? providerMessage(order) : SENTENCES[order.status];
}

const ticketMessage = ({ refund }: RestCancelledTicketFragment): string =>
  refund?.status === 'PENDING'
    ? 'The ticket is cancelled, and its payment is being returned.'
    : 'The ticket is cancelled.';

const { get, post } = section('Orders', {
  'Order.collected': computed(nullable(COLLECTED), providerPayment),
  'Order.next': computed(nullable(NEXT_STEP), nextStep),
  'Order.message': computed(SENTENCE, message),
  'OrderReceipt.pdf_url': computed(
    text('Address of the PDF.'),
    ({ id }: { id: string }) => `/api/receipts/${id}/pdf`,
  ),
  'CancelledTicket.message': computed(SENTENCE, ticketMessage),
});

export const ORDER_KEY = {
  'X-Order-Key': maybe(
    text(
      'Secret that the purchase returned as `order_key`, for a buyer without an account. For an order that was made before orders had secrets, the idempotency key of its purchase.',
    ),
  ),
};
export const TICKET_PASS = {
  'X-Ticket-Pass': maybe(text('Pass of a ticket link that was sent to the holder.')),
};

const ON_ITS_WAY =
  'Returns 202 while money is on its way to the account that paid, and 200 when nothing was paid or it has arrived. GET /api/orders/{id} shows the progress.';

/** 202 while money is still on its way. */
const untilPaid = ({ status }: RestOrderFragment): number => (status === 'PAID' ? 200 : 202);
const untilReturned = ({ refund }: RestCancelledTicketFragment): number =>
  refund?.status === 'PENDING' ? 202 : 200;
const untilRefunded = ({ payment, refunds }: RestOrderFragment): number =>
  payment?.status === 'REFUNDING' || refunds.some(({ status }) => status === 'PENDING') ? 202 : 200;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

function checkCurrency({ body, faults }: RestRequest): void {
  if (isGiven(body.currency) && (!isGiven(body.amount) || isGiven(body.tickets)))
    faults.push({ field: 'currency', message: 'A currency is given with an amount alone.' });
}

const REFUND = '/api/orders/:id/refund';

/** `amount` alone: the tickets stay as they are. */
const refundOfAmount = post(REFUND, 'RestRefundAmount', {
  summary: 'Refunds an amount of an order',
  answers: 'OrderState',
  status: ({ refundAmount: { order } }) => untilRefunded(order),
  before: checkCurrency,
});

/** `tickets` as a list: the others stay as they are. */
const refundOfTickets = post(REFUND, 'RestRefundTickets', {
  summary: 'Refunds some tickets of an order',
  answers: 'OrderState',
  status: ({ refundTickets: { order } }) => untilRefunded(order),
  before: checkCurrency,
});

/** The word for all tickets of an order, whose number the caller need not know. */
const ALL = 'all';

function refundInstead({ body: { tickets, amount } }: RestRequest): Route | undefined {
  if (tickets === ALL) return undefined;
  if (isGiven(tickets)) return refundOfTickets;
  return isGiven(amount) ? refundOfAmount : undefined;
}

const CANCEL = '/api/tickets/:id/cancel';

const cancelByPass = post(CANCEL, 'RestCancelFoundTicket', {
  summary: 'Cancels a ticket found by email',
  answers: 'CancelledTicket',
  status: ({ cancelFoundTicket: { ticket } }) => untilReturned(ticket),
  lenient: true,
});

export const orderRoutes: Route[] = [
  get('/api/orders/:id', 'RestOrderState', {
    summary: 'Retrieves an order with its payment, refunds and receipts',
    note: 'For its buyer, and for staff who see sales or refund. `refund` of a ticket is null while the ticket is valid, and if nothing was paid for it.',
    answers: 'OrderState',
    lenient: true,
    headers: ORDER_KEY,
  }),
  post('/api/orders/:id/retry-payment', 'RestRetryPayment', {
    summary: 'Asks the buyer again to pay an order',
    note: 'For an order whose tickets are still held and whose last attempt failed. While an attempt is open, nothing is sent. Returns 202 until the order is paid.',
    answers: 'OrderState',
    status: ({ retryProviderPayment: { order } }) => untilPaid(order),
    lenient: true,
    headers: ORDER_KEY,
  }),
  post('/api/orders/:id/claim-payment', 'RestClaimPayment', {
    summary: 'Looks for a payment by its receipt number',
    note: 'For a buyer who has paid while the order still counts as unpaid. The provider is asked, and its answer comes later: 202 until the order is paid.',
    answers: 'OrderState',
    status: ({ claimProviderPayment: { order } }) => untilPaid(order),
    lenient: true,
    headers: ORDER_KEY,
  }),
  post(REFUND, 'RestRefundOrder', {
    summary: 'Refunds an order, some of its tickets, or an amount',
    note: `Without \`amount\` and \`tickets\`, the whole order: its tickets become invalid at once. With \`amount\` alone, that amount returns and the tickets stay valid. With \`tickets\`, these become invalid and the others stay; \`amount\` is then what returns for the one ticket, or for all of them with "all". ${ON_ITS_WAY}`,
    answers: 'OrderState',
    status: ({ refundOrder: { order } }) => (isRefunding(order) ? 202 : 200),
    before: checkCurrency,
    instead: refundInstead,
    sends: {
      currency: maybe('RefundAmountInput.currency'),
      tickets: maybe({
        anyOf: [{ type: 'array', items: { type: 'string' } }, { const: 'all' }, { type: 'null' }],
        description: 'IDs of tickets of the order, or "all".',
      }),
    },
  }),
  post('/api/tickets/:id/refund', 'RestRefundTicket', {
    summary: 'Refunds one ticket of an order',
    note: `Other tickets of the order stay valid. ${ON_ITS_WAY}`,
    answers: 'CancelledTicket',
    status: ({ refundTicket: { ticket } }) => untilReturned(ticket),
  }),
  post(CANCEL, 'RestCancelTicket', {
    summary: "Cancels one of the caller's tickets",
    note: `Within the terms of its event. A caller without an account proves the ticket by the pass. ${ON_ITS_WAY}`,
    answers: 'CancelledTicket',
    status: ({ cancelTicket: { ticket } }) => untilReturned(ticket),
    headers: TICKET_PASS,
    instead: ({ headers }) => (headers['x-ticket-pass'] === undefined ? undefined : cancelByPass),
  }),
];
