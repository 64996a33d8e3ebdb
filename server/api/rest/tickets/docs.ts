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

export const MONEY = shape('Money', { amount: number('Money.amount'), currency: 'Money.currency' });
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
const FILE = anyObject('Signed ticket file as specified in docs/tickets.md.');

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
  is_test: 'Ticket.isTest',
  due: nullable(MONEY),
  created_at: 'Ticket.issuedAt',
  purchased_at: 'Ticket.issuedAt',
  effective_at: 'Ticket.effectiveAt',
  expires_at: 'Ticket.expiresAt',
  grace_period: 'Ticket.gracePeriod',
  entered_at: 'Ticket.enteredAt',
  revoked_at: 'Ticket.revokedAt',
  order_id: id('ID of the order that the ticket belongs to.'),
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

const BY_PROVIDER =
  'With `payment_method` mpesa or card, a payment provider collects the payment: the answer is 202 with the state of the payment and the next step of the buyer, and the same call with the same Idempotency-Key returns 201 and the ticket once it is paid.';

const ATTEMPT = {
  attempt: 'PaymentAttempt.number',
  attempt_status: 'PaymentAttempt.status',
  failure: nullable('PaymentAttempt.failureCode'),
  unconfirmed: nullable('PaymentAttempt.unconfirmed'),
  receipt: nullable('PaymentAttempt.receipt'),
};

/** A payment that a provider collects. */
export const COLLECTED = shape('CollectedPayment', {
  status: 'Payment.status',
  payment_method: 'Payment.method',
  payment_amount: number('QuotedAmount.amount'),
  payment_currency: 'QuotedAmount.currency',
  ...ATTEMPT,
});

/** The next step of the buyer. */
export const NEXT_STEP = shape('NextStep', {
  action: {
    type: 'string',
    enum: ['enter_pin', 'open_page', 'wait'],
    description: 'Next step of the buyer.',
  },
  phone: maybe(text('Phone that asks for the PIN, for `enter_pin`.')),
  url: maybe(text('Page of the provider, for `open_page`.')),
  until: 'PaymentAttempt.expiresAt',
});

const AMOUNT = { type: ['number', 'string'] };

/** Both documented purchases take them. */
const ANSWERS = maybe(
  list(
    shape('Answer', {
      question_id: 'AnswerInput.questionId',
      tier: maybe('AnswerInput.tier'),
      ticket: maybe('AnswerInput.ticket'),
      value: 'AnswerInput.value',
    }),
  ),
);

const FORM_PURCHASE = shape('FormPurchase', {
  ticket_id: nullable(id('ID of the ticket. Null while a provider collects the payment.')),
  ticket_data: nullable(FILE),
  order_id: 'Order.id',
  order_key: 'PurchaseByFormPayload.orderKey',
  order_status: 'Order.status',
  total: list(MONEY),
  payment: maybe(nullable(COLLECTED)),
  next: maybe(nullable(NEXT_STEP)),
  message: SENTENCE,
});

export const ticketManual = {
  RestPurchaseByForm: {
    tag,
    summary: 'Buys a ticket through the public order form',
    note: `Sells one ticket; an order of several is POST /api/tickets/purchase. The amount is due at the door. The ticket is valid immediately and is emailed to the buyer. GET /events/{slug}?code= returns the price with a \`code\`. ${BY_PROVIDER}`,
    sends: {
      tier: 'FormPurchaseLine.tier',
      name: 'PurchaseByFormInput.name',
      email: 'PurchaseByFormInput.email',
      phone: 'PurchaseByFormInput.phone',
      code: maybe('PurchaseByFormInput.code'),
      payment_method: maybe({
        type: 'string',
        enum: ['mpesa', 'card'],
        description: 'Method that a payment provider collects. Without it the amount is due at the door.',
      }),
      payer_phone: maybe('PurchaseWithProviderInput.payerPhone'),
      answers: ANSWERS,
    },
    answers: FORM_PURCHASE,
  },
  // Answers the calls of the other purchases when they name a method of a provider.
  RestPurchaseWithProvider: {
    tag,
    summary: 'Buys tickets through a payment provider',
    answers: FORM_PURCHASE,
  },
  RestPurchaseWithWallet: {
    tag,
    summary: 'Buys tickets with the wallet of the caller',
    note: 'Takes either `tier`, with `quantity`, or `lines` for an order of several tiers, which one payment pays. Either `payment_amount` must equal the quote to the smallest unit, or `price` must equal the displayed price; otherwise the purchase is refused and the error contains the new quote. With a `code`, the amounts include its discount, as returned by GET /events/{slug}?code=. Returns 202 if the ledger has not answered yet. With `mpesa` or `card`, the fields of the attempt and `next` are included, as for POST /events/{slug}/purchase.',
    sends: {
      event_id: 'PurchaseWithWalletInput.eventId',
      tier: maybe('PurchaseWithWalletInput.tier'),
      quantity: maybe('PurchaseWithWalletInput.quantity'),
      lines: maybe(
        list(
          shape('PurchaseLine', {
            tier: 'FormPurchaseLine.tier',
            quantity: maybe('FormPurchaseLine.quantity'),
          }),
        ),
      ),
      price: maybe({
        ...AMOUNT,
        description: 'Displayed price of one ticket in `currency`, for an order of one tier.',
      }),
      currency: maybe('PurchaseWithWalletInput.currency'),
      payment_amount: maybe({
        ...AMOUNT,
        description:
          'Quoted total in `payment_currency` that the buyer confirmed. A number is rounded to 7 decimals; a string is compared as given.',
      }),
      payment_currency: maybe('PurchaseWithWalletInput.paymentCurrency'),
      payment_method: maybe({
        type: 'string',
        enum: ['stellar', 'mock', 'mpesa', 'card'],
        description:
          '`mock` for the play money MOCK, `mpesa` or `card` for a payment provider, `stellar` otherwise.',
      }),
      payer_phone: maybe('PurchaseWithProviderInput.payerPhone'),
      email: maybe(text('Email address of the holder, unless given in `purchaser_meta`.')),
      purchaser_meta: shape('HolderToBe', {
        name: 'TicketHolderInput.name',
        email: maybe('TicketHolderInput.email'),
        phone: 'TicketHolderInput.phone',
      }),
      code: maybe('PurchaseWithWalletInput.code'),
      answers: ANSWERS,
    },
    answers: shape('WalletPurchase', {
      ticket_id: nullable(id('ID of the first ticket. Null while the payment is in progress.')),
      ticket_data: nullable(BOUGHT),
      tickets: list(BOUGHT),
      order_id: 'Order.id',
      order_key: 'PurchaseWithWalletPayload.orderKey',
      order_status: 'Order.status',
      payment: nullable(
        shape('Payment', {
          status: 'Payment.status',
          payment_method: 'Payment.method',
          payment_amount: number('QuotedAmount.amount'),
          payment_currency: 'QuotedAmount.currency',
          charged: nullable(MONEY),
          transaction_hash: 'Payment.transactionHash',
          ...Object.fromEntries(Object.entries(ATTEMPT).map(([name, piece]) => [name, maybe(piece)])),
        }),
      ),
      next: maybe(nullable(NEXT_STEP)),
      processing: 'PurchaseWithWalletPayload.processing',
      message: SENTENCE,
    }),
  },
  RestTicket: {
    tag,
    summary: 'Retrieves a ticket',
    note: "The holder's data, ticket file and QR code are included for the holder and for staff who can see personal data.",
    answers: shape('TicketAnswer', { ...WHOLE, ticket: shape('Ticket', WHOLE) }),
  },
  RestSearchTickets: {
    tag,
    summary: 'Searches the tickets of the issuer',
    note: 'Newest first.',
    query: {
      ...SEARCHED,
      search: maybe(text('ID or its first 8 digits, an email address or a name.')),
      ticket_id: maybe(text('Same as `search`.')),
      id: maybe(text('Same as `search`.')),
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
    summary: "Retrieves a version of an issuer's public key",
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
    summary: 'Retrieves the signed list of revoked tickets',
    note: "Without `issuer_id`, the list of the caller's issuer or, for callers without one, of the whole installation. With `since`, only later revocations, which a device adds to its list. The list of the whole installation is always complete.",
    query: {
      issuer_id: maybe('Query.revocationSnapshot.issuerId'),
      since: maybe('Query.revocationSnapshot.since'),
    },
    answers: shape('RevocationList', {
      snapshot: shape('RevocationSnapshot', {
        issuer_id: 'RevocationSnapshot.issuerId',
        number: count('Number of the snapshot, which increases with each revocation.'),
        created_at: 'RevocationSnapshot.createdAt',
        since: {
          type: ['integer', 'null'],
          description: 'Number of the snapshot that a delta extends. Null if all revocations are listed.',
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
