import type {
  RestCancelledTicketFragment,
  RestOrderFragment,
  RestTicketRefundFragment,
} from '../operations.gen.ts';
import { type RestRequest, type Route, route, type WireNames } from '../route.ts';
import { nextStep, providerMessage, providerPayment } from '../tickets/provider-purchase.ts';
import { decimal, upperCase } from '../wire.ts';

const NAMES: WireNames = [
  [/^orderKey$/, 'x-order-key'],
  [/^pass$/, 'x-ticket-pass'],
];

/** The refund of a ticket; its amount is null when the whole order was refunded at once. */
function ticketRefund(refund: RestTicketRefundFragment | null): object | null {
  return (
    refund && {
      status: refund.status.toLowerCase(),
      amount: refund.amount ? Number(refund.amount.amount) : null,
      currency: refund.amount?.currency ?? null,
      at: refund.at,
    }
  );
}

function receipt(given: RestOrderFragment['receipts'][number]): object {
  return {
    id: given.id,
    number: given.number,
    kind: given.kind.toLowerCase(),
    credited_number: given.creditedNumber,
    amount: Number(given.total.amount),
    currency: given.total.currency,
    paid_at: given.paidAt,
    pdf_url: `/api/receipts/${given.id}/pdf`,
  };
}

/** The payment of an order, in whatever way it is paid; null for an order that is paid at the door. */
function payment({ payment: given }: RestOrderFragment): object | null {
  return (
    given && {
      status: given.status.toLowerCase(),
      payment_method: given.method.toLowerCase(),
      payment_amount: Number(given.payment.amount),
      payment_currency: given.payment.currency,
      failure: given.failure,
      transaction_hash: given.transactionHash,
    }
  );
}

const SENTENCES: Record<RestOrderFragment['status'], string> = {
  DUE: 'The order is paid at the door.',
  HELD: 'The tickets are held until the order is paid.',
  PAID: 'The order is paid.',
  CANCELLED: 'The order was cancelled.',
  REFUNDED: 'The order was refunded.',
};
const UNDER_WAY = 'The tickets are cancelled, and the payment is being returned.';

const isRefunding = ({ payment: given }: RestOrderFragment): boolean => given?.status === 'REFUNDING';

function message(order: RestOrderFragment): string {
  if (isRefunding(order)) return order.payment?.failure ?? UNDER_WAY;
  const isUnpaid = order.status === 'HELD' || order.status === 'CANCELLED';
  return order.attempt && isUnpaid ? providerMessage(order) : SENTENCES[order.status];
}

function orderFacts(order: RestOrderFragment): object {
  return {
    order_id: order.id,
    order_status: order.status.toLowerCase(),
    event_id: order.event.id,
    quantity: order.quantity,
    created_at: order.createdAt,
    total: order.total.map(({ amount, currency }) => ({ amount: Number(amount), currency })),
    payment: payment(order),
    collected: providerPayment(order),
    next: nextStep(order),
    tickets: order.tickets.map((ticket) => ({
      ticket_id: ticket.id,
      serial: ticket.serial,
      number: ticket.number,
      tier: ticket.tier.name,
      status: ticket.status.toLowerCase(),
      refund: ticketRefund(ticket.refund),
    })),
    refunds: order.refunds.map(({ kind, status, amount: { amount, currency }, at }) => ({
      kind: kind.toLowerCase(),
      status: status.toLowerCase(),
      amount: Number(amount),
      currency,
      at,
    })),
    receipts: order.receipts.map(receipt),
    message: message(order),
  };
}

function cancelledTicket(ticket: RestCancelledTicketFragment): object {
  return {
    ticket_id: ticket.id,
    status: ticket.status.toLowerCase(),
    order_id: ticket.order?.id ?? null,
    refund: ticketRefund(ticket.refund),
    message:
      ticket.refund?.status === 'PENDING'
        ? 'The ticket is cancelled, and its payment is being returned.'
        : 'The ticket is cancelled.',
  };
}

/** 202 while money is still on its way. */
const untilPaid = ({ status }: RestOrderFragment): number => (status === 'PAID' ? 200 : 202);
const untilReturned = ({ refund }: RestCancelledTicketFragment): number =>
  refund?.status === 'PENDING' ? 202 : 200;

const key = ({ headers }: RestRequest): unknown => headers['idempotency-key'] ?? null;

/** Proves the order of a buyer without an account. */
const orderKey = ({ headers }: RestRequest): unknown => headers['x-order-key'] ?? null;

/** Proves a ticket of a caller without an account. */
const ticketPass = ({ headers }: RestRequest): unknown => headers['x-ticket-pass'];

const REFUND = '/api/orders/:id/refund';

/** The word for all tickets of an order, whose number the caller need not know. */
const ALL = 'all';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** 202 while any of its refunds is on its way. */
const untilRefunded = ({ payment: paid, refunds }: RestOrderFragment): number =>
  paid?.status === 'REFUNDING' || refunds.some(({ status }) => status === 'PENDING') ? 202 : 200;

const refundFields = ({ params, body, faults }: RestRequest) => {
  if (isGiven(body.currency) && (!isGiven(body.amount) || isGiven(body.tickets)))
    faults.push({ field: 'currency', message: 'A currency is given with an amount alone.' });
  return { orderId: params.id, reason: body.reason, amount: decimal(body.amount ?? null) };
};

/** `amount` alone: the tickets stay as they are. */
const refundOfAmount = route({
  method: 'POST',
  path: REFUND,
  operation: 'RestRefundAmount',
  status: ({ refundAmount: { order } }) => untilRefunded(order),
  variables: (request) => ({
    input: {
      ...refundFields(request),
      currency: upperCase(request.body.currency ?? null),
      idempotencyKey: key(request),
    },
  }),
  body: ({ refundAmount: { order } }) => orderFacts(order),
});

/** `tickets` as a list: the others stay as they are. */
const refundOfTickets = route({
  method: 'POST',
  path: REFUND,
  names: [[/^ticketIds/, 'tickets']],
  operation: 'RestRefundTickets',
  status: ({ refundTickets: { order } }) => untilRefunded(order),
  variables: (request) => ({
    input: {
      ...refundFields(request),
      ticketIds: request.body.tickets,
      idempotencyKey: key(request),
    },
  }),
  body: ({ refundTickets: { order } }) => orderFacts(order),
});

function refundInstead({ body: { tickets, amount } }: RestRequest): Route | undefined {
  if (tickets === ALL) return undefined;
  if (isGiven(tickets)) return refundOfTickets;
  return isGiven(amount) ? refundOfAmount : undefined;
}

const CANCEL = '/api/tickets/:id/cancel';

const cancelByPass = route({
  method: 'POST',
  path: CANCEL,
  lenient: true,
  names: NAMES,
  operation: 'RestCancelFoundTicket',
  status: ({ cancelFoundTicket: { ticket } }) => untilReturned(ticket),
  variables: (request) => ({
    input: { id: request.params.id, pass: ticketPass(request), idempotencyKey: key(request) },
  }),
  body: ({ cancelFoundTicket: { ticket } }) => cancelledTicket(ticket),
});

export const orderRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/orders/:id',
    lenient: true,
    names: NAMES,
    operation: 'RestOrderState',
    variables: (request) => ({ id: request.params.id, key: orderKey(request) }),
    body: ({ order }) => (order ? orderFacts(order) : {}),
  }),
  route({
    method: 'POST',
    path: '/api/orders/:id/retry-payment',
    lenient: true,
    names: NAMES,
    operation: 'RestRetryPayment',
    status: ({ retryProviderPayment: { order } }) => untilPaid(order),
    variables: (request) => ({
      input: {
        orderId: request.params.id,
        orderKey: orderKey(request),
        payerPhone: request.body.payer_phone ?? null,
        idempotencyKey: key(request),
      },
    }),
    body: ({ retryProviderPayment: { order } }) => orderFacts(order),
  }),
  route({
    method: 'POST',
    path: '/api/orders/:id/claim-payment',
    lenient: true,
    names: NAMES,
    operation: 'RestClaimPayment',
    status: ({ claimProviderPayment: { order } }) => untilPaid(order),
    variables: (request) => ({
      input: {
        orderId: request.params.id,
        orderKey: orderKey(request),
        receipt: request.body.receipt,
        idempotencyKey: key(request),
      },
    }),
    body: ({ claimProviderPayment: { order } }) => orderFacts(order),
  }),
  route({
    method: 'POST',
    path: REFUND,
    instead: refundInstead,
    operation: 'RestRefundOrder',
    status: ({ refundOrder: { order } }) => (isRefunding(order) ? 202 : 200),
    variables: (request) => ({ input: { ...refundFields(request), idempotencyKey: key(request) } }),
    body: ({ refundOrder: { order } }) => orderFacts(order),
  }),
  route({
    method: 'POST',
    path: '/api/tickets/:id/refund',
    operation: 'RestRefundTicket',
    status: ({ refundTicket: { ticket } }) => untilReturned(ticket),
    variables: (request) => ({
      input: {
        ticketId: request.params.id,
        reason: request.body.reason,
        amount: decimal(request.body.amount ?? null),
        idempotencyKey: key(request),
      },
    }),
    body: ({ refundTicket: { ticket } }) => cancelledTicket(ticket),
  }),
  route({
    method: 'POST',
    path: CANCEL,
    instead: (request) => (ticketPass(request) === undefined ? undefined : cancelByPass),
    operation: 'RestCancelTicket',
    status: ({ cancelTicket: { ticket } }) => untilReturned(ticket),
    variables: (request) => ({ input: { id: request.params.id, idempotencyKey: key(request) } }),
    body: ({ cancelTicket: { ticket } }) => cancelledTicket(ticket),
  }),
];
