import { type Actor, can, isSignedIn } from '../../../platform/access/actor.ts';
import { anyObject, count, maybe, nullable, number, shape, text } from '../../openapi/manual.ts';
import { computed } from '../answer.ts';
import type { OwnVariable } from '../arguments.ts';
import type {
  RestBoughtTicketFragment,
  RestOperations,
  RestRevocationSnapshotFragment,
  RestTicketFactsFragment,
  RestTicketFragment,
} from '../operations.gen.ts';
import { ORDER_KEY, TICKET_PASS } from '../orders/routes.ts';
import { type Route, section } from '../route.ts';
import { exact } from '../wire.ts';
import { ATTEMPT, BY_PROVIDER, COLLECTED, isByProvider, NEXT_STEP } from './provider-purchase.ts';
import { FORM_BY_PROVIDER, FORM_PURCHASE, PURCHASE_BY_PROVIDER, WALLET_PURCHASE } from './purchase-input.ts';

const HOLDER = shape('Holder', {
  name: 'Ticket.holderName',
  email: 'Ticket.holderEmail',
  phone: 'Ticket.holderPhone',
});

type Holder = Pick<RestTicketFactsFragment, 'purchaserMeta' | 'purchaserEmail' | 'holderPhone'>;

const holder = ({ purchaserMeta: name, purchaserEmail: email, holderPhone: phone }: Holder): object => ({
  name,
  email,
  phone,
});

const isPersonal = ({ purchaserMeta }: Holder): boolean => typeof purchaserMeta === 'string';

const FILE = anyObject('Signed ticket file as specified in docs/tickets.md.');

const PAYMENT = shape('Payment', {
  status: 'Payment.status',
  payment_method: 'Payment.method',
  payment_amount: number('QuotedAmount.amount'),
  payment_currency: 'QuotedAmount.currency',
  charged: nullable(shape('Money', { amount: number('Money.amount'), currency: 'Money.currency' })),
  transaction_hash: 'Payment.transactionHash',
  ...Object.fromEntries(Object.entries(ATTEMPT).map(([name, piece]) => [name, maybe(piece)])),
});

type WalletOrder = RestOperations['RestPurchaseWithWallet']['data']['purchaseWithWallet']['order'];

function walletPayment({ payment }: WalletOrder): object | null {
  if (!payment) return null;
  const { payment: paid, charge } = payment;
  return {
    status: payment.status.toLowerCase(),
    payment_method: payment.method.toLowerCase(),
    payment_amount: exact(paid.amount),
    payment_currency: paid.currency,
    charged: charge ? { amount: exact(charge.amount), currency: charge.currency } : null,
    transaction_hash: payment.transactionHash,
  };
}

const { get, post } = section('Tickets', {
  ...BY_PROVIDER,
  'TicketFacts.purchaser_email': computed(maybe('Ticket.holderEmail'), (ticket: RestTicketFactsFragment) =>
    isPersonal(ticket) ? ticket.purchaserEmail : undefined,
  ),
  'TicketFacts.purchaser_meta': computed(maybe(HOLDER), (ticket: RestTicketFactsFragment) =>
    isPersonal(ticket) ? holder(ticket) : undefined,
  ),
  'Ticket.ticket_data': computed(
    maybe(FILE),
    ({ ticketData }: RestTicketFragment) => ticketData ?? undefined,
  ),
  'Ticket.qr_code': computed(maybe('Ticket.qrCode'), ({ ticketData, qrCode }: RestTicketFragment) =>
    ticketData ? qrCode : undefined,
  ),
  'BoughtTicket.purchaser_meta': computed(HOLDER, (ticket: RestBoughtTicketFragment) => holder(ticket)),
  'BoughtTicket.signed_ticket': computed(FILE, ({ signedTicket }: RestBoughtTicketFragment) => signedTicket),
  'RevocationSnapshot.number': computed(
    count('Number of the snapshot, which increases with each revocation.'),
    (snapshot: RestRevocationSnapshotFragment) => Number(snapshot.number),
  ),
  'RevocationSnapshot.since': computed(
    {
      type: ['integer', 'null'],
      description: 'Number of the snapshot that a delta extends. Null if all revocations are listed.',
    },
    ({ since }: RestRevocationSnapshotFragment) => (typeof since === 'string' ? Number(since) : null),
  ),
  'FormPurchase.ticket_data': computed(FILE, ({ ticketData }: { ticketData: unknown }) => ticketData),
  // A provider's method has these fields, by the operation that answers it instead.
  'FormPurchase.payment': computed(maybe(nullable(COLLECTED)), () => undefined),
  'FormPurchase.next': computed(maybe(nullable(NEXT_STEP)), () => undefined),
  'WalletPurchase.next': computed(maybe(nullable(NEXT_STEP)), () => undefined),
  'WalletPurchase.payment': computed(nullable(PAYMENT), walletPayment),
});

/**
 * Returns true when the query may include the holder's name and addresses: attendees see their own tickets, and staff
 * need the permission. A refused field would refuse the whole answer.
 */
function personal(actor: Actor): boolean {
  return isSignedIn(actor) && (actor.role === 'attendee' || can(actor, 'VIEW_PERSONAL_DATA'));
}

const PERSONAL: OwnVariable = { read: ({ actor }) => personal(actor) };

const SEARCH: OwnVariable = {
  fields: {
    search: maybe(text('ID or its first 8 digits, an email address or a name.')),
    ticket_id: maybe(text('Same as `search`.')),
    id: maybe(text('Same as `search`.')),
  },
  read: ({ query: { search, ticket_id, id } }) => (search ?? ticket_id ?? id) || null,
};

export const ticketRoutes: Route[] = [
  get('/tickets/:id', 'RestTicket', {
    summary: 'Retrieves a ticket',
    note: "The holder's data, ticket file and QR code are included for the holder and for staff who can see personal data.",
    answers: 'TicketAnswer',
    html: true,
    values: { personal: PERSONAL },
  }),
  post('/tickets/:id/phone', 'RestRegisterTicketPhone', {
    summary: "Registers the holder's phone for a ticket with live codes",
    note: 'Once, for the holder: signed in, or with the pass of a mailed link or the secret of the order in a header. With the pass of a link that was just requested, another phone replaces the earlier one. A repeat changes nothing. docs/tickets.md describes the codes that the phone shows.',
    answers: 'TicketPhoneRegistration',
    lenient: true,
    headers: { ...ORDER_KEY, ...TICKET_PASS },
    message: 'The phone is registered.',
  }),
  get('/api/tickets/search', 'RestSearchTickets', {
    summary: 'Searches the tickets of the issuer',
    note: 'Newest first.',
    answers: 'TicketList',
    values: { personal: PERSONAL, search: SEARCH },
  }),
  get('/public-keys', 'RestPublicKey', {
    tag: 'Door',
    summary: "Retrieves a version of an issuer's public key",
    answers: 'PublicKey',
    lenient: true,
  }),
  get('/revocation-list', 'RestRevocationSnapshot', {
    tag: 'Door',
    summary: 'Retrieves the signed list of revoked tickets',
    note: "Without `issuer_id`, the list of the caller's issuer or, for callers without one, of the whole installation. With `since`, only later revocations, which a device adds to its list. The list of the whole installation is always complete.",
    answers: 'RevocationList',
    lenient: true,
  }),
];

const COLLECTS =
  'With `payment_method` mpesa or card, a payment provider collects the payment: the answer is 202 with the state of the payment and the next step of the buyer, and the same call with the same Idempotency-Key returns 201 and the ticket once it is paid.';

const PAYER: [RegExp, string] = [/^payerPhone$/, 'payer_phone'];

/** 202 while the payment is under way; a repeat with the same Idempotency-Key returns the ticket once it is paid. */
const whenPaid = ({ status }: { status: string }): number => (status === 'PAID' ? 201 : 202);

const formByProvider = post('/events/:slug/purchase', 'RestPurchaseFormWithProvider', {
  summary: 'Buys a ticket through a payment provider',
  answers: 'CollectedFormPurchase',
  status: ({ purchaseWithProvider: { order } }) => whenPaid(order),
  lenient: true,
  names: [[/^lines\.0\./, ''], PAYER],
  values: { input: FORM_BY_PROVIDER },
});

const purchaseByProvider = post('/api/tickets/purchase', 'RestPurchaseWithProvider', {
  summary: 'Buys tickets through a payment provider',
  answers: 'CollectedPurchase',
  status: ({ purchaseWithProvider: { order } }) => whenPaid(order),
  lenient: true,
  names: [[/^(name|email|phone)$/, 'purchaser_meta.$1'], PAYER],
  values: { input: PURCHASE_BY_PROVIDER },
});

export const purchaseRoutes: Route[] = [
  post('/events/:slug/purchase', 'RestPurchaseByForm', {
    summary: 'Buys a ticket through the public order form',
    note: `Sells one ticket; an order of several is POST /api/tickets/purchase. The amount is due at the door. The ticket is valid immediately and is emailed to the buyer. GET /events/{slug}?code= returns the price with a \`code\`. ${COLLECTS}`,
    answers: 'FormPurchase',
    // 202 while a provider collects the payment.
    status: () => 201,
    lenient: true,
    names: [[/^lines\.0\./, '']],
    instead: (request) => (isByProvider(request) ? formByProvider : undefined),
    values: { input: FORM_PURCHASE },
    message: 'Ticket purchased successfully!',
  }),
  post('/api/tickets/purchase', 'RestPurchaseWithWallet', {
    summary: 'Buys tickets with the wallet of the caller',
    note: 'Takes either `tier`, with `quantity`, or `lines` for an order of several tiers, which one payment pays. Either `payment_amount` must equal the quote to the smallest unit, or `price` must equal the displayed price; otherwise the purchase is refused and the error contains the new quote. With a `code`, the amounts include its discount, as returned by GET /events/{slug}?code=. Returns 202 if the ledger has not answered yet. With `mpesa` or `card`, the fields of the attempt and `next` are included, as for POST /events/{slug}/purchase.',
    answers: 'WalletPurchase',
    status: ({ purchaseWithWallet }) => (purchaseWithWallet.processing ? 202 : 201),
    names: [[/^(holder\.)?(name|email|phone)$/, 'purchaser_meta.$2']],
    instead: (request) => (isByProvider(request) ? purchaseByProvider : undefined),
    values: { input: WALLET_PURCHASE },
  }),
];
