import { BadInput } from '../../../platform/failures.ts';
import type { RestOperations } from '../operations.gen.ts';
import { type RestRequest, type Route, route } from '../route.ts';
import { decimal, upperCase, whole } from '../wire.ts';

/**
 * The documented call sells one ticket. Missing fields count as empty, so that the rule which names them reports them.
 */
function purchaseInput({ params, body }: RestRequest): object {
  return {
    slug: params.slug,
    lines: [{ tier: body.tier ?? '', quantity: 1 }],
    name: body.name ?? '',
    email: body.email ?? '',
    phone: body.phone ?? '',
    code: body.code ?? null,
  };
}

type Body = RestRequest['body'];

/** Methods of the documented payloads. Others are announced on the page and not available yet. */
const METHODS = ['stellar', 'mock'];

/**
 * Both documented payloads: the dashboard's has the currency and the amount of the payment, the purchase page's only
 * the price, and pays in XLM unless it requests play money.
 */
function walletPurchaseInput({ body }: RestRequest): object {
  const method = body.payment_method ?? 'stellar';
  const currency = upperCase(body.payment_currency ?? (method === 'mock' ? 'MOCK' : 'XLM'));
  if (
    typeof method !== 'string' ||
    !METHODS.includes(method) ||
    (method === 'mock') !== (currency === 'MOCK')
  ) {
    throw new BadInput([
      { field: 'payment_method', message: 'Payments are stellar, or mock for the currency MOCK.' },
    ]);
  }
  return {
    eventId: body.event_id ?? '',
    tier: body.tier ?? '',
    quantity: whole(body.quantity ?? 1),
    paymentCurrency: currency,
    paymentAmount: decimal(body.payment_amount ?? null),
    price: decimal(body.price ?? null),
    currency: upperCase(body.currency ?? null),
    holder: holderOf(body),
    code: body.code ?? null,
  };
}

function holderOf({ purchaser_meta: meta, email }: Body): object {
  const { name, phone, ...rest } = (typeof meta === 'object' && meta !== null ? meta : {}) as Body;
  return { name: name ?? '', email: rest.email ?? email ?? '', phone: phone ?? '' };
}

type WalletPurchase = RestOperations['RestPurchaseWithWallet']['data']['purchaseWithWallet'];

function boughtTicket(ticket: WalletPurchase['tickets'][number]): object {
  const { holderName: name, holderEmail: email, holderPhone: phone } = ticket;
  return {
    id: ticket.id,
    serial: ticket.serial,
    number: ticket.number,
    event_id: ticket.event.id,
    event: { name: ticket.event.name, venue: ticket.event.venue, start_date: ticket.event.startDate },
    tier: ticket.tier.name,
    price: Number(ticket.price.amount),
    currency: ticket.price.currency,
    purchaser_email: email,
    purchaser_meta: { name, email, phone },
    purchased_at: ticket.issuedAt,
    qr_code: ticket.qrCode,
    signed_ticket: ticket.file,
  };
}

function paymentFacts(payment: WalletPurchase['order']['payment']): object | null {
  if (!payment) return null;
  const { payment: paid, charge } = payment;
  return {
    status: payment.status.toLowerCase(),
    payment_method: payment.method.toLowerCase(),
    payment_amount: Number(paid.amount),
    payment_currency: paid.currency,
    charged: charge ? { amount: Number(charge.amount), currency: charge.currency } : null,
    transaction_hash: payment.transactionHash,
  };
}

export const purchaseRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/events/:slug/purchase',
    status: 201,
    lenient: true,
    names: [[/^lines\.0\./, '']],
    operation: 'RestPurchaseByForm',
    variables: (request) => ({
      input: { ...purchaseInput(request), idempotencyKey: request.headers['idempotency-key'] ?? null },
    }),
    body: ({ purchaseByForm: { order, tickets } }) => ({
      ticket_id: tickets[0]?.id,
      ticket_data: tickets[0]?.file,
      order_id: order.id,
      order_status: order.status.toLowerCase(),
      total: order.total.map(({ amount, currency }) => ({ amount: Number(amount), currency })),
      message: 'Ticket purchased successfully!',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/tickets/purchase',
    status: ({ purchaseWithWallet }) => (purchaseWithWallet.processing ? 202 : 201),
    names: [[/^(holder\.)?(name|email|phone)$/, 'purchaser_meta.$2']],
    operation: 'RestPurchaseWithWallet',
    variables: (request) => ({
      input: { ...walletPurchaseInput(request), idempotencyKey: request.headers['idempotency-key'] ?? null },
    }),
    body: ({ purchaseWithWallet: { order, tickets, processing, message } }) => ({
      ticket_id: tickets[0]?.id ?? null,
      ticket_data: tickets[0] ? boughtTicket(tickets[0]) : null,
      tickets: tickets.map(boughtTicket),
      order_id: order.id,
      order_status: order.status.toLowerCase(),
      payment: paymentFacts(order.payment),
      processing,
      message,
    }),
  }),
];
