import {
  anyObject,
  count,
  id,
  list,
  type Manual,
  maybe,
  nullable,
  number,
  page,
  SEARCHED,
  SENTENCE,
  shape,
  text,
} from '../../openapi/manual.ts';

const tag = 'Tickets';

const MONEY = shape('Money', { amount: number('Money.amount'), currency: 'Money.currency' });
const HOLDER = shape('Holder', {
  name: 'Ticket.holderName',
  email: 'Ticket.holderEmail',
  phone: 'Ticket.holderPhone',
});
const OF_EVENT = shape('EventOfTicket', {
  name: 'Event.name',
  venue: 'Event.venue',
  start_date: 'Event.startDate',
});
const FILE = anyObject('The signed ticket file, as docs/tickets.md describes it byte by byte.');

const FACTS = {
  id: 'Ticket.id',
  serial: 'Ticket.serial',
  number: 'Ticket.number',
  status: 'Ticket.status',
  tier: 'Tier.name',
  price: number('Ticket.price'),
  currency: 'Money.currency',
  due_status: 'Ticket.dueStatus',
  play_money: 'Ticket.playMoney',
  due: nullable(MONEY),
  created_at: 'Ticket.issuedAt',
  purchased_at: 'Ticket.issuedAt',
  effective_at: 'Ticket.effectiveAt',
  expires_at: 'Ticket.expiresAt',
  grace_period: 'Ticket.gracePeriod',
  entered_at: 'Ticket.enteredAt',
  revoked_at: 'Ticket.revokedAt',
  order_id: id('The order that it belongs to.'),
  purchaser_email: maybe('Ticket.holderEmail'),
  purchaser_meta: maybe(HOLDER),
};

const WHOLE = {
  ...FACTS,
  event_id: 'Event.id',
  event: OF_EVENT,
  ticket_data: maybe(FILE),
  qr_code: maybe('Ticket.qrCode'),
};

const BOUGHT = shape('BoughtTicket', {
  id: 'Ticket.id',
  serial: 'Ticket.serial',
  number: 'Ticket.number',
  event_id: 'Event.id',
  event: OF_EVENT,
  tier: 'Tier.name',
  price: number('Ticket.price'),
  currency: 'Money.currency',
  purchaser_email: 'Ticket.holderEmail',
  purchaser_meta: HOLDER,
  purchased_at: 'Ticket.issuedAt',
  qr_code: 'Ticket.qrCode',
  signed_ticket: FILE,
});

const AMOUNT = { type: ['number', 'string'] };

export const ticketManual = {
  RestPurchaseByForm: {
    tag,
    summary: 'Buys a ticket by form',
    note: 'The amount is due at the door; the ticket is valid at once and is mailed to the buyer. What it costs with a `code`, GET /events/{slug}?code= tells beforehand.',
    sends: {
      tier: 'FormPurchaseLine.tier',
      name: 'PurchaseByFormInput.name',
      email: 'PurchaseByFormInput.email',
      phone: 'PurchaseByFormInput.phone',
      code: maybe('PurchaseByFormInput.code'),
    },
    answers: shape('FormPurchase', {
      ticket_id: id('The ticket’s.'),
      ticket_data: FILE,
      order_id: 'Order.id',
      order_status: 'Order.status',
      total: list(MONEY),
      message: SENTENCE,
    }),
  },
  RestPurchaseWithWallet: {
    tag,
    summary: 'Buys with the caller’s wallet',
    note: 'Either `payment_amount` must equal the quote to the smallest unit, or `price` the price as it was shown; else the purchase is refused and the new quote is in the refusal. With a `code` the amount is what it makes of the price, as GET /events/{slug}?code= tells. 202: the ledger has not answered yet.',
    sends: {
      event_id: 'PurchaseWithWalletInput.eventId',
      tier: 'PurchaseWithWalletInput.tier',
      quantity: maybe('PurchaseWithWalletInput.quantity'),
      price: maybe({ ...AMOUNT, description: 'The price of one ticket as it was shown.' }),
      currency: maybe('PurchaseWithWalletInput.currency'),
      payment_amount: maybe({
        ...AMOUNT,
        description:
          'The quote that was confirmed. A number is rounded to 7 decimals; a text is compared as it is.',
      }),
      payment_currency: maybe('PurchaseWithWalletInput.paymentCurrency'),
      payment_method: maybe({
        type: 'string',
        enum: ['stellar', 'mock'],
        description: 'mock for the play money MOCK, stellar for everything else.',
      }),
      email: maybe(text('The holder’s, unless `purchaser_meta` has it.')),
      purchaser_meta: shape('HolderToBe', {
        name: 'TicketHolderInput.name',
        email: maybe('TicketHolderInput.email'),
        phone: 'TicketHolderInput.phone',
      }),
      code: maybe('PurchaseWithWalletInput.code'),
    },
    answers: shape('WalletPurchase', {
      ticket_id: nullable(id('The first ticket’s; null as long as the payment is under way.')),
      ticket_data: nullable(BOUGHT),
      tickets: list(BOUGHT),
      order_id: 'Order.id',
      order_status: 'Order.status',
      payment: nullable(
        shape('Payment', {
          status: 'Payment.status',
          payment_method: 'Payment.method',
          payment_amount: number('QuotedAmount.amount'),
          payment_currency: 'QuotedAmount.currency',
          charged: nullable(MONEY),
          transaction_hash: 'Payment.transactionHash',
        }),
      ),
      processing: 'WalletPurchasePayload.processing',
      message: SENTENCE,
    }),
  },
  RestTicket: {
    tag,
    summary: 'A ticket',
    note: 'Holder, ticket file and QR code are there for the holder and for staff who may see personal data.',
    answers: shape('TicketAnswer', { ...WHOLE, ticket: shape('Ticket', WHOLE) }),
  },
  RestSearchTickets: {
    tag,
    summary: 'Searches the organiser’s tickets',
    note: 'The newest first.',
    query: {
      ...SEARCHED,
      search: maybe(text('An id or its first 8 digits, an e-mail address or a name.')),
      ticket_id: maybe(text('The same as `search`.')),
      id: maybe(text('The same as `search`.')),
      event_id: maybe('Query.tickets.eventId'),
      tier: maybe('Query.tickets.tier'),
      status: maybe('Query.tickets.status'),
    },
    answers: shape(
      'TicketList',
      page('tickets', shape('TicketInList', FACTS), { count: 'TicketConnection.totalCount' }),
    ),
  },
  RestPublicKey: {
    tag: 'Door',
    summary: 'A version of an organiser’s public key',
    query: { issuer_id: 'Query.publicKey.issuerId', version: maybe('Query.publicKey.version') },
    answers: shape('PublicKey', {
      issuer_id: 'Issuer.id',
      version: 'SigningKey.version',
      key_id: 'SigningKey.keyId',
      public_key: 'SigningKey.publicKey',
      created_at: 'SigningKey.createdAt',
      retired_at: 'SigningKey.retiredAt',
    }),
  },
  RestRevocationSnapshot: {
    tag: 'Door',
    summary: 'The signed list of revoked tickets',
    note: 'Without `issuer_id` the list of the caller’s organiser, or of the whole installation for callers without one. With `since` only what came after that number, which a device adds to what it has; the list of the whole installation is always complete.',
    query: {
      issuer_id: maybe('Query.revocationSnapshot.issuerId'),
      since: maybe('Query.revocationSnapshot.since'),
    },
    answers: shape('RevocationList', {
      snapshot: shape('RevocationSnapshot', {
        issuer_id: 'RevocationSnapshot.issuerId',
        number: count('Grows with each revocation.'),
        created_at: 'RevocationSnapshot.createdAt',
        since: {
          type: ['integer', 'null'],
          description: 'The number that a delta builds upon; null when all are listed.',
        },
        revoked: list(
          shape('RevokedTicket', {
            ticket_id: 'RevokedTicket.ticketId',
            revoked_at: 'RevokedTicket.revokedAt',
          }),
        ),
        total_revoked: 'RevocationSnapshot.totalRevoked',
        key_version: 'RevocationSnapshot.keyVersion',
        signature: 'RevocationSnapshot.signature',
      }),
      total_revoked: 'RevocationSnapshot.totalRevoked',
    }),
  },
} satisfies Record<string, Manual>;
