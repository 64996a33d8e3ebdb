import { type Actor, can, isSignedIn } from '../../../platform/access/actor.ts';
import type { FieldFault } from '../../../platform/failures.ts';
import type { RestBoughtTicketFragment, RestOperations, RestTicketFactsFragment } from '../operations.gen.ts';
import { type RestRequest, type Route, route } from '../route.ts';
import { decimal, listed, next, upperCase, whole } from '../wire.ts';
import {
  isByProvider,
  methodOf,
  PROVIDER_METHODS,
  providerPayment,
  providerPurchase,
} from './provider-purchase.ts';

/**
 * Returns true when the query may include the holder's name and addresses: attendees see their own tickets, and staff
 * need the permission. A refused field would refuse the whole answer.
 */
function personal(actor: Actor): boolean {
  return isSignedIn(actor) && (actor.role === 'attendee' || can(actor, 'VIEW_PERSONAL_DATA'));
}

function ticketFacts(given: RestTicketFactsFragment): object {
  return {
    id: given.id,
    serial: given.serial,
    number: given.number,
    status: given.status.toLowerCase(),
    tier: given.tier.name,
    price: Number(given.price.amount),
    currency: given.price.currency,
    due_status: given.dueStatus.toLowerCase(),
    play_money: given.playMoney,
    is_test: given.isTest,
    due: given.due ? { amount: Number(given.due.amount), currency: given.due.currency } : null,
    created_at: given.issuedAt,
    purchased_at: given.issuedAt,
    effective_at: given.effectiveAt,
    expires_at: given.expiresAt,
    grace_period: given.gracePeriod,
    entered_at: given.enteredAt,
    revoked_at: given.revokedAt,
    order_id: given.order?.id,
    ...(typeof given.holderName === 'string' ? personOf(given) : {}),
  };
}

function personOf({ holderName, holderEmail, holderPhone }: RestTicketFactsFragment): object {
  return {
    purchaser_email: holderEmail,
    purchaser_meta: { name: holderName, email: holderEmail, phone: holderPhone },
  };
}

function ticket(given: RestOperations['RestTicket']['data']['ticket']): object {
  if (!given) return { ticket: null };
  const whole = {
    ...ticketFacts(given),
    event_id: given.event.id,
    event: { name: given.event.name, venue: given.event.venue, start_date: given.event.startDate },
    ...(given.file ? { ticket_data: given.file, qr_code: given.qrCode } : {}),
  };
  return { ...whole, ticket: whole };
}

type Snapshot = RestOperations['RestRevocationSnapshot']['data']['revocationSnapshot'];

/** The document as docs/tickets.md describes it: the signed part is unchanged. */
function snapshot(given: Snapshot): { total_revoked: number } {
  return {
    issuer_id: given.issuerId,
    number: Number(given.number),
    created_at: given.createdAt,
    since: typeof given.since === 'string' ? Number(given.since) : null,
    revoked: given.revoked.map(({ ticketId, revokedAt }) => ({ ticket_id: ticketId, revoked_at: revokedAt })),
    total_revoked: given.totalRevoked,
    key_version: given.keyVersion,
    signature: given.signature,
  } as { total_revoked: number };
}

const text = (given: RestRequest['query'][string]): string | null => (given ? given : null);

export const ticketRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/tickets/:id',
    html: true,
    operation: 'RestTicket',
    variables: ({ params, actor }) => ({ id: params.id, personal: personal(actor) }),
    body: (data) => ticket(data.ticket),
  }),
  route({
    method: 'GET',
    path: '/api/tickets/search',
    operation: 'RestSearchTickets',
    variables: (request) => ({
      ...listed(request),
      search: text(request.query.search ?? request.query.ticket_id ?? request.query.id),
      eventId: text(request.query.event_id),
      tier: text(request.query.tier),
      status: upperCase(text(request.query.status)),
      personal: personal(request.actor),
    }),
    body: ({ tickets }) => ({
      tickets: tickets.nodes.map(ticketFacts),
      count: tickets.totalCount,
      next: next(tickets.pageInfo),
    }),
  }),
  route({
    method: 'GET',
    path: '/public-keys',
    lenient: true,
    operation: 'RestPublicKey',
    variables: ({ query }) => ({
      issuerId: query.issuer_id ?? '',
      version: query.version ? whole(query.version) : null,
    }),
    body: ({ publicKey }) => ({
      issuer_id: publicKey?.issuer?.id,
      version: publicKey?.version,
      key_id: publicKey?.keyId,
      public_key: publicKey?.publicKey,
      created_at: publicKey?.createdAt,
      retired_at: publicKey?.retiredAt ?? null,
    }),
  }),
  route({
    method: 'GET',
    path: '/revocation-list',
    lenient: true,
    operation: 'RestRevocationSnapshot',
    variables: ({ query }) => ({ issuerId: text(query.issuer_id), since: text(query.since) }),
    body: (data) => {
      const document = snapshot(data.revocationSnapshot);
      return { snapshot: document, total_revoked: document.total_revoked };
    },
  }),
];

/**
 * The documented call sells one ticket. Missing fields count as empty, so that the rule which names them reports them.
 */
function purchaseInput({ params, body, faults }: RestRequest): object {
  return {
    slug: params.slug,
    lines: [{ tier: body.tier ?? '', quantity: 1 }],
    name: body.name ?? '',
    email: body.email ?? '',
    phone: body.phone ?? '',
    code: body.code ?? null,
    answers: answersOf(body, faults),
  };
}

/** Answers to the questions of the event; numbers and booleans count as their text. */
function answersOf({ answers }: Body, faults: FieldFault[]): object[] | null {
  if (answers === undefined || answers === null) return null;
  if (!Array.isArray(answers) || answers.some((answer) => typeof answer !== 'object' || answer === null)) {
    faults.push({ field: 'answers', message: 'Answers are a list of objects.' });
    return null;
  }
  return answers.map(({ question_id: questionId, tier, ticket, value }: Body) => ({
    questionId: questionId ?? '',
    tier: tier ?? null,
    ticket: ticket === undefined || ticket === null ? null : whole(ticket),
    value: typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? ''),
  }));
}

type Body = RestRequest['body'];

/** The order form takes a provider's method, or none and the amount is due at the door. */
function formInput(request: RestRequest): object {
  if (methodOf(request.body) !== undefined)
    request.faults.push({
      field: 'payment_method',
      message: `Expected one of ${PROVIDER_METHODS.join(', ')}. Without a method, the amount is due at the door.`,
    });
  return purchaseInput(request);
}

/** Methods of the wallet's payloads; providers collect the others. */
const METHODS = ['stellar', 'mock'];

/**
 * Both documented payloads: the dashboard's has the currency and the amount of the payment, the purchase page's only
 * the price, and pays in XLM unless it requests play money.
 */
function walletPurchaseInput({ body, faults }: RestRequest): object {
  const method = methodOf(body) ?? 'stellar';
  const currency = upperCase(body.payment_currency ?? (method === 'mock' ? 'MOCK' : 'XLM'));
  if (!METHODS.includes(method as string) || (method === 'mock') !== (currency === 'MOCK')) {
    faults.push({
      field: 'payment_method',
      message: 'Payments are stellar, mpesa, card, or mock for the currency MOCK.',
    });
  }
  return {
    eventId: body.event_id ?? '',
    ...choiceOf(body, faults),
    paymentCurrency: currency,
    paymentAmount: decimal(body.payment_amount ?? null),
    price: decimal(body.price ?? null),
    currency: upperCase(body.currency ?? null),
    holder: holderOf(body),
    code: body.code ?? null,
    answers: answersOf(body, faults),
  };
}

/** One tier with its quantity, or lines. Without either, the rule that asks for a ticket reports it. */
function choiceOf({ tier, quantity, lines }: Body, faults: FieldFault[]): object {
  const choice = { tier: tier ?? (isGiven(lines) ? null : ''), quantity: whole(quantity ?? 1) };
  return isGiven(lines) ? { ...choice, lines: linesOf(lines, faults) } : choice;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

function linesOf(lines: unknown, faults: FieldFault[]): object[] {
  if (!Array.isArray(lines) || lines.some((line) => typeof line !== 'object' || line === null)) {
    faults.push({ field: 'lines', message: 'Lines are a list of objects.' });
    return [];
  }
  return lines.map(({ tier, quantity }: Body) => ({ tier: tier ?? '', quantity: whole(quantity ?? 1) }));
}

function holderOf({ purchaser_meta: meta, email }: Body): object {
  const { name, phone, ...rest } = (typeof meta === 'object' && meta !== null ? meta : {}) as Body;
  return { name: name ?? '', email: rest.email ?? email ?? '', phone: phone ?? '' };
}

type WalletPurchase = RestOperations['RestPurchaseWithWallet']['data']['purchaseWithWallet'];

function boughtTicket(ticket: RestBoughtTicketFragment): object {
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

const PAYER: [RegExp, string] = [/^payerPhone$/, 'payer_phone'];

const formByProvider = providerPurchase({
  path: '/events/:slug/purchase',
  names: [[/^lines\.0\./, ''], PAYER],
  input: purchaseInput,
  answer: (order) => ({
    ticket_data: order.tickets[0]?.file ?? null,
    total: order.total.map(({ amount, currency }) => ({ amount: Number(amount), currency })),
    payment: providerPayment(order),
  }),
});

const purchaseByProvider = providerPurchase({
  path: '/api/tickets/purchase',
  names: [[/^(name|email|phone)$/, 'purchaser_meta.$1'], PAYER],
  input: ({ body, faults }) => ({
    eventId: body.event_id ?? '',
    ...choiceOf(body, faults),
    ...holderOf(body),
    code: body.code ?? null,
    answers: answersOf(body, faults),
  }),
  answer: (order) => ({
    ticket_data: order.tickets[0] ? boughtTicket(order.tickets[0]) : null,
    tickets: order.tickets.map(boughtTicket),
    payment: { ...providerPayment(order), charged: null, transaction_hash: null },
    processing: order.status === 'HELD',
  }),
});

export const purchaseRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/events/:slug/purchase',
    // 202 while a provider collects the payment.
    status: () => 201,
    lenient: true,
    names: [[/^lines\.0\./, '']],
    instead: (request) => (isByProvider(request) ? formByProvider : undefined),
    operation: 'RestPurchaseByForm',
    variables: (request) => ({
      input: { ...formInput(request), idempotencyKey: request.headers['idempotency-key'] ?? null },
    }),
    body: ({ purchaseByForm: { order, orderKey, tickets } }) => ({
      ticket_id: tickets[0]?.id,
      ticket_data: tickets[0]?.file,
      order_id: order.id,
      order_key: orderKey,
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
    instead: (request) => (isByProvider(request) ? purchaseByProvider : undefined),
    operation: 'RestPurchaseWithWallet',
    variables: (request) => ({
      input: { ...walletPurchaseInput(request), idempotencyKey: request.headers['idempotency-key'] ?? null },
    }),
    body: ({ purchaseWithWallet: { order, orderKey, tickets, processing, message } }) => ({
      ticket_id: tickets[0]?.id ?? null,
      ticket_data: tickets[0] ? boughtTicket(tickets[0]) : null,
      tickets: tickets.map(boughtTicket),
      order_id: order.id,
      order_key: orderKey,
      order_status: order.status.toLowerCase(),
      payment: paymentFacts(order.payment),
      processing,
      message,
    }),
  }),
];
