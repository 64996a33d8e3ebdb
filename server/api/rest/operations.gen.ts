/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Kind of data that an anchored root commits to. */
export type AnchorKind =
  /** Head of the audit log. */
  | 'AUDIT'
  /** Tickets that were issued or revoked. */
  | 'TICKETS';

/** Answer to a question of the event. */
export type AnswerInput = {
  /** ID of the question. */
  questionId: string | number;
  /** Number of the ticket among those of its tier in the order, from 1, for a question that is asked for each ticket. Can be omitted for the only ticket. */
  ticket?: number | null | undefined;
  /** Name of the tier, for a question that is asked for each ticket. Can be omitted in an order of one tier. */
  tier?: string | null | undefined;
  /** Answer: text, an option, a number, a date such as 2026-12-31, or `true` for a ticked box. Up to 500 characters. */
  value: string;
};

/** Filter of the audit log. Omitted fields do not narrow the list. */
export type AuditLogFilter = {
  /** ID of the object that the action changed. */
  entityId?: string | null | undefined;
  /** Type of the object that the action changed. */
  entityType?: string | null | undefined;
  /** Start of the period, inclusive. */
  from?: string | null | undefined;
  /** Excludes successful sign-ins and sign-outs. Failed sign-ins are included. */
  hideSignIns?: boolean | null | undefined;
  /** Whether the action succeeded. `false` if it was refused. */
  success?: boolean | null | undefined;
  /** End of the period, exclusive. */
  until?: string | null | undefined;
  /** Part of the action name, such as "create". */
  what?: string | null | undefined;
  /** Part of an email address, the ID of an account, or a kind of actor such as "system". */
  who?: string | null | undefined;
};

/** Input of `cancelFoundTicket`. */
export type CancelFoundTicketInput = {
  /** ID of the ticket. */
  id: string | number;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Pass returned by `openTicketLink`. */
  pass: string;
  /** Refund that the holder was shown, in the currency of the payment. Another one is refused. By default any is accepted. */
  refund?: string | null | undefined;
};

/** Input of `cancelTicket`. */
export type CancelTicketInput = {
  /** ID of the ticket. */
  id: string | number;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Refund that the holder was shown, in the currency of the payment. Another one is refused. By default any is accepted. */
  refund?: string | null | undefined;
};

/** Input of `claimProviderPayment`. */
export type ClaimProviderPaymentInput = {
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the order. */
  orderId: string | number;
  /** Secret that the purchase returned as `orderKey`, for a buyer without an account. For an order that was made before orders had secrets, the idempotency key of its purchase. */
  orderKey?: string | null | undefined;
  /** Receipt number, such as SG632NMUAB. */
  receipt: string;
};

/** Role of the viewer in a contract. */
export type ContractRole =
  /** Owner or admin of the issuer. */
  | 'ISSUER'
  /** Partner with a share. */
  | 'PARTNER'
  /** Signatory. */
  | 'SIGNATORY'
  /** Any other viewer. */
  | 'VIEWER';

/** Status of a contract. */
export type ContractStatus =
  /** Signatories can approve it. */
  | 'DRAFT'
  /** The escrow account exists on the ledger. */
  | 'FINAL';

/** Input of `createContract`. */
export type CreateContractInput = {
  /** Free-text description. Up to 5,000 characters. */
  description?: string | null | undefined;
  /** ID of the event. */
  eventId: string | number;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Display name. Up to 200 characters. */
  name: string;
  /** Number of signatures required. */
  requiredSigs?: number;
  /** Shares of the partners, in the order in which they are listed. */
  shares: Array<ShareInput>;
  /** IDs of the signatories, in the order in which they are listed. At most 20. */
  signatoryIds: Array<string | number>;
};

/** Input of `createEvent`. */
export type CreateEventInput = {
  /** Category of the event. */
  category?: EventCategory | null | undefined;
  /** Free-text description. Up to 20,000 characters. */
  description: string;
  /** End of the event. */
  endDate: string;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Display name. Up to 200 characters. */
  name: string;
  /** Start of the event. */
  startDate: string;
  /** IANA time zone in which the times are shown, such as Africa/Kigali. Defaults to that of the venue's country. Up to 64 characters. */
  timeZone?: string | null | undefined;
  /** Venue as "Venue Name, City, Country". Up to 300 characters. */
  venue: string;
};

/** Currency of ticket prices. */
export type Currency =
  /** Euro. Only where a payment provider of the organiser takes it. */
  | 'EUR'
  /** Kenyan shilling. */
  | 'KES'
  /** Rwandan franc. Only where a payment provider of the organiser takes it. */
  | 'RWF'
  /** Tanzanian shilling. Only where a payment provider of the organiser takes it. */
  | 'TZS'
  /** Ugandan shilling. Only where a payment provider of the organiser takes it. */
  | 'UGX'
  /** US dollar. */
  | 'USD'
  /** Lumen, the native currency of the ledger. */
  | 'XLM';

/** Method by which an amount due at the door was settled. */
export type DueMethod =
  /** Card. */
  | 'CARD_TERMINAL'
  /** Cash. */
  | 'CASH'
  /** Mobile money. */
  | 'MOBILE_MONEY'
  /** Waived without payment. */
  | 'WAIVED';

/** Status of the amount due at the door. */
export type DueStatus =
  /** The ticket was refunded before the amount was paid. */
  | 'CANCELLED'
  /** Paid at the door. */
  | 'COLLECTED'
  /** To be paid at the door. */
  | 'DUE'
  /** Nothing was ever due. */
  | 'NONE'
  /** Waived without payment. */
  | 'WAIVED';

/** Runtime environment of the installation. */
export type Environment =
  /** NODE_ENV is development or not set. */
  | 'DEVELOPMENT'
  /** NODE_ENV is production. */
  | 'PRODUCTION'
  /** NODE_ENV is test. */
  | 'TEST';

/** Category of an event. */
export type EventCategory =
  /** Theatre, dance and exhibitions. */
  | 'ARTS'
  /** Conferences and trade fairs. */
  | 'BUSINESS'
  /** Concerts and festivals. */
  | 'MUSIC'
  /** Matches and races. */
  | 'SPORTS'
  /** Technology meetings. */
  | 'TECHNOLOGY';

/** Status of an event. Only published events are on sale. */
export type EventStatus =
  /** Cancelled permanently. */
  | 'CANCELLED'
  /** Visible to the issuer only. */
  | 'DRAFT'
  /** Visible and on sale to everyone. */
  | 'PUBLISHED';

/** Category of an expense. */
export type ExpenseCategory =
  /** Food and drink. */
  | 'CATERING'
  /** Sound, lighting and stage equipment. */
  | 'EQUIPMENT'
  /** Advertising. */
  | 'MARKETING'
  /** Any other purpose. */
  | 'OTHER'
  /** Security staff and stewards. */
  | 'SECURITY'
  /** Travel and freight. */
  | 'TRANSPORT'
  /** Venue rental. */
  | 'VENUE';

/** Status of an expense. An approved expense is owed until a round pays it. */
export type ExpenseStatus =
  /** Approved: owed, or already paid. */
  | 'APPROVED'
  /** Awaits the decision of a signatory. */
  | 'PENDING'
  /** Rejected: not paid. */
  | 'REJECTED';

/** Number of tickets of one tier. */
export type FormPurchaseLine = {
  /** Number of tickets. */
  quantity?: number;
  /** Name of the tier. Up to 100 characters. */
  tier: string;
};

/** Payment that a guest list requires: the tier's price at the door, or nothing. */
export type GuestPayment =
  /** The guest pays nothing. */
  | 'COMPLIMENTARY'
  /** The guest pays at the door. */
  | 'DUE';

/** Health of a component or of the whole system. */
export type HealthLevel =
  /** Not working. */
  | 'CRITICAL'
  /** Working normally. */
  | 'HEALTHY'
  /** Needs attention. */
  | 'WARNING';

/** Component whose health is monitored. */
export type HealthPart =
  /** PostgreSQL. */
  | 'DATABASE'
  /** Free disk space. */
  | 'DISK'
  /** Connection to the ledger. */
  | 'LEDGER'
  /** Queued emails. */
  | 'MAIL'
  /** Queued jobs. */
  | 'QUEUE';

/** Holder of a secret key. */
export type KeyHolder =
  /** Held by the person. */
  | 'OWN'
  /** Held by the platform on behalf of the person. */
  | 'PLATFORM';

/** Stellar network of an installation. */
export type LedgerNetwork =
  /** Local network of the Stellar Quickstart image. */
  | 'QUICKSTART'
  /** Local ledger that is part of the platform. */
  | 'SANDBOX'
  /** Public Stellar test network. */
  | 'TESTNET';

/** Mailbox. */
export type MessageBox =
  /** Received messages. */
  | 'INBOX'
  /** Sent messages. */
  | 'SENT';

/** Kind of message. An alert also creates a notification. */
export type MessageType =
  /** Message that also creates a notification. */
  | 'ALERT'
  /** Ordinary message. */
  | 'NOTICE';

/** Account to create for a person who accepts a partner invitation. */
export type NewPartnerAccount = {
  /** Display name. Up to 200 characters. */
  name: string;
  /** 8 to 256 characters. Common passwords are refused. */
  password: string;
};

/** What a refund is of. */
export type OrderRefundKind =
  /** Of an amount; tickets stay as they are. */
  | 'AMOUNT'
  /** Of the order, whose tickets are no longer valid. */
  | 'ORDER'
  /** Of one ticket, which is no longer valid. */
  | 'TICKET';

/** Status of an order. */
export type OrderStatus =
  /** Given up, or not paid in time. */
  | 'CANCELLED'
  /** To be paid at the door. */
  | 'DUE'
  /** Tickets are held while the order is being paid. */
  | 'HELD'
  /** Paid in full. */
  | 'PAID'
  /** Refunded. */
  | 'REFUNDED';

/** Contribution of a partner to an event. */
export type PartnerRole =
  /** Performs. */
  | 'MUSICIAN'
  /** Contributes in any other way. */
  | 'PARTNER'
  /** Provides funding. */
  | 'SPONSOR'
  /** Provides the venue. */
  | 'VENUE';

/** Status of a partner invitation. */
export type PartnerStatus =
  /** Accepted; can receive shares of final contracts. */
  | 'ACCEPTED'
  /** Declined. */
  | 'DECLINED'
  /** Not yet answered. */
  | 'PENDING';

/** Reason why an attempt to collect a payment failed. */
export type PaymentAttemptFailure =
  /** The amount is above the maximum of the provider. */
  | 'ABOVE_MAXIMUM'
  /** The provider does not take this amount. */
  | 'AMOUNT'
  /** The amount is below the minimum of the provider. */
  | 'BELOW_MINIMUM'
  /** The phone or the provider was busy. */
  | 'BUSY'
  /** The payer cancelled. */
  | 'CANCELLED'
  /** The organiser's credentials are missing or wrong. */
  | 'CREDENTIALS'
  /** The provider does not take this currency. */
  | 'CURRENCY'
  /** The payer has reached a daily limit. */
  | 'DAILY_LIMIT'
  /** The card was declined. */
  | 'DECLINED'
  /** The provider needs an email address. */
  | 'EMAIL'
  /** The payer did not answer in time. */
  | 'EXPIRED'
  /** The account of the payer has too little money. */
  | 'INSUFFICIENT_FUNDS'
  /** The payer's account is locked. */
  | 'LOCKED'
  /** The organiser's account at the provider refused the payment. */
  | 'MERCHANT'
  /** The phone did not answer. */
  | 'NO_ANSWER'
  /** The phone number is not one of the provider. */
  | 'PHONE'
  /** The account of the organiser cannot receive the amount. */
  | 'RECEIVER_LIMIT'
  /** The payer has just paid the same amount. */
  | 'REPEATED'
  /** The provider could not be reached. Nothing was sent. */
  | 'UNAVAILABLE'
  /** The PIN was wrong. */
  | 'WRONG_PIN';

/** Status of an attempt to collect a payment. */
export type PaymentAttemptStatus =
  /** Stored, but not yet sent to the provider. */
  | 'CREATED'
  /** Not paid in time. A payment may still arrive. */
  | 'EXPIRED'
  /** The provider reported a failure. Nothing was paid. */
  | 'FAILED'
  /** Paid. Also possible after it has failed or expired, when the money arrives late. */
  | 'PAID'
  /** Waits for the buyer or the provider. */
  | 'PENDING';

/** Currency of a quote. MOCK is play money. Payments on the ledger are always in XLM. */
export type PaymentCurrency =
  /** Euro. Only where a payment provider of the organiser takes it. */
  | 'EUR'
  /** Kenyan shilling. */
  | 'KES'
  /** Play money. Nothing is paid. */
  | 'MOCK'
  /** Rwandan franc. Only where a payment provider of the organiser takes it. */
  | 'RWF'
  /** Tanzanian shilling. Only where a payment provider of the organiser takes it. */
  | 'TZS'
  /** Ugandan shilling. Only where a payment provider of the organiser takes it. */
  | 'UGX'
  /** US dollar. */
  | 'USD'
  /** Lumen, the native currency of the ledger. */
  | 'XLM';

/** Reason why a payment failed, or why its refund is waiting. */
export type PaymentFailureCode =
  /** The payment would exceed the limit of tickets per person, by the card or otherwise. It is refunded. */
  | 'BUYER_LIMIT'
  /** The event was cancelled before the payment was charged. */
  | 'EVENT_CANCELLED'
  /** The payment expired before the ledger accepted it. */
  | 'EXPIRED'
  /** The places are for sale again, and the provider has not said whether the order was paid. A payment that was made gets free places, or is refunded. */
  | 'NOT_CONFIRMED'
  /** The order was not paid in time. */
  | 'NOT_PAID'
  /** The buyer's wallet does not exist on the ledger. */
  | 'NO_ACCOUNT'
  /** The issuer's wallet cannot receive payments. */
  | 'NO_DESTINATION'
  /** Another payment was executed first. */
  | 'OVERTAKEN'
  /** The refund is waiting: the payment provider has not made it, and it will be retried. */
  | 'REFUND_AT_PROVIDER'
  /** The refund is waiting: the payer's bank decides about a dispute of the payment first. */
  | 'REFUND_DISPUTED'
  /** The refund is waiting: the issuer's account at the payment provider cannot make it. */
  | 'REFUND_NEEDS_MERCHANT'
  /** The refund is waiting: the ledger refused it, and it will be retried. */
  | 'REFUND_REFUSED'
  /** The refund is waiting: the issuer's wallet has insufficient funds. */
  | 'REFUND_UNDERFUNDED'
  /** The refund failed: the account that paid no longer exists on the ledger. */
  | 'REFUND_WITHOUT_DESTINATION'
  /** The refund is waiting: the issuer's wallet does not exist on the ledger. */
  | 'REFUND_WITHOUT_WALLET'
  /** The ledger refused the payment. */
  | 'REFUSED'
  /** The buyer's wallet has insufficient funds. */
  | 'UNDERFUNDED'
  /** The payment was withdrawn. */
  | 'WITHDRAWN';

/** Payment method. */
export type PaymentMethod =
  /** Card, collected by a payment provider. */
  | 'CARD'
  /** Play money. Nothing moves on the ledger. */
  | 'MOCK'
  /** M-Pesa, collected by a payment provider. */
  | 'MPESA'
  /** XLM on the ledger. */
  | 'STELLAR';

/** Status of a payment. */
export type PaymentStatus =
  /** Not paid in time. */
  | 'EXPIRED'
  /** The ledger refused the transaction, or the organiser accepts no more tickets of this person. */
  | 'FAILED'
  /** Tickets are held until the payment arrives. */
  | 'HELD'
  /** Confirmed by the ledger. */
  | 'PAID'
  /** Submitted to the ledger. */
  | 'PAYING'
  /** Refunded. */
  | 'REFUNDED'
  /** Being refunded. */
  | 'REFUNDING';

/** Method of a payment that a payment provider collects. */
export type ProviderMethod =
  /** Card: the buyer pays on a page of the provider, which may take mobile money as well. */
  | 'CARD'
  /** M-Pesa: the buyer enters a PIN on the phone. */
  | 'MPESA';

/** Input of `purchaseByForm`. */
export type PurchaseByFormInput = {
  /** Answers to the questions of the event. Required questions need one. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Code that lowers the price or unlocks hidden tiers. */
  code?: string | null | undefined;
  /** Email address. Up to 254 characters. */
  email: string;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Number of tickets per tier. */
  lines: Array<FormPurchaseLine>;
  /** Display name. Up to 200 characters. */
  name: string;
  /** Phone number. Up to 40 characters. */
  phone: string;
  /** Name of the event in URLs. */
  slug: string;
  /** Secret of a waiting list offer. Buys the tickets that are held for the person. */
  waiting?: string | null | undefined;
};

/** Input of `purchaseWithProvider`. */
export type PurchaseWithProviderInput = {
  /** Answers to the questions of the event. Required questions need one. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Code that lowers the price or unlocks hidden tiers. */
  code?: string | null | undefined;
  /** Email address. Up to 254 characters. */
  email: string;
  /** ID of the event, instead of `slug`. */
  eventId?: string | number | null | undefined;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Lines of an order of several tiers, instead of `tier` and `quantity`. Paid by one payment. */
  lines?: Array<FormPurchaseLine> | null | undefined;
  /** Payment method, one of those that the event takes. */
  method: ProviderMethod;
  /** Display name. Up to 200 characters. */
  name: string;
  /** Phone number that pays, for M-Pesa. The phone number of the buyer by default. Up to 40 characters. */
  payerPhone?: string | null | undefined;
  /** Phone number. Up to 40 characters. */
  phone: string;
  /** Number of tickets of the tier. */
  quantity?: number;
  /** Name of the event in URLs. Required unless `eventId` is given. */
  slug?: string | null | undefined;
  /** Name of the tier, for an order of one tier. Use `lines` for several. Up to 100 characters. */
  tier?: string | null | undefined;
  /** Secret of a waiting list offer. Buys the tickets that are held for the person. */
  waiting?: string | null | undefined;
};

/** Input of `purchaseWithWallet`. */
export type PurchaseWithWalletInput = {
  /** Answers to the questions of the event. Required questions need one. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Code that lowers the price or unlocks hidden tiers. */
  code?: string | null | undefined;
  /** Currency of `price`. */
  currency?: Currency | null | undefined;
  /** ID of the event. */
  eventId: string | number;
  /** Holder of the tickets. */
  holder: TicketHolderInput;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Lines of an order of several tiers, instead of `tier` and `quantity`. Paid by one payment. */
  lines?: Array<FormPurchaseLine> | null | undefined;
  /** Quoted total that the buyer confirmed, in the payment currency. Required unless `price` is given. */
  paymentAmount?: string | null | undefined;
  /** Payment currency. */
  paymentCurrency?: PaymentCurrency;
  /** Displayed price of one ticket, for an order of one tier. */
  price?: string | null | undefined;
  /** Number of tickets of the tier. */
  quantity?: number;
  /** Name of the tier, for an order of one tier. Use `lines` for several. Up to 100 characters. */
  tier?: string | null | undefined;
  /** Secret of a waiting list offer. Buys the tickets that are held for the person. */
  waiting?: string | null | undefined;
};

/** Scan that a device made offline. */
export type QueuedScanInput = {
  /** Whether the device admitted the holder. */
  admitted: boolean;
  /** Time of the scan by the device's clock. */
  deviceTime: string;
  /** ID of the gate of the device. */
  gateId?: string | number | null | undefined;
  /** Unique key of the scan, chosen by the device. A repeat is recorded only once. Up to 100 characters. */
  nonce: string;
  /** Decision of the door. */
  outcome: ScanOutcome;
  /** Ticket file as an object or as text, or text of the QR code. */
  ticket: unknown;
};

/** Kind of a receipt. */
export type ReceiptKind =
  /** Credit note for money that was returned. */
  | 'CREDIT_NOTE'
  /** Receipt for money that was paid. */
  | 'RECEIPT';

/** Input of `refundAmount`. */
export type RefundAmountInput = {
  /** Amount above 0, up to `refundableAmount`. */
  amount: string;
  /** Currency of the payment. Another one is refused. By default that of the payment. */
  currency?: Currency | null | undefined;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the order. */
  orderId: string | number;
  /** Reason in plain text, stored and shown. Up to 1,000 characters. */
  reason: string;
};

/** Input of `refundOrder`. */
export type RefundOrderInput = {
  /** Amount to return in the currency of the payment, from 0 to `refundTerms.most`. By default `refundTerms.amount`. */
  amount?: string | null | undefined;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the order. */
  orderId: string | number;
  /** Reason in plain text, stored and shown. Up to 1,000 characters. */
  reason: string;
};

/** Progress of a refund. */
export type RefundStatus =
  /** It could not be returned and needs a person. */
  | 'FAILED'
  /** Nothing is returned. */
  | 'NONE'
  /** Returned to the account that paid. */
  | 'PAID'
  /** On its way. */
  | 'PENDING';

/** Input of `refundTicket`. */
export type RefundTicketInput = {
  /** Amount to return in the currency of the payment, from 0 to `refundTerms.most`. By default by the issuer's rule. */
  amount?: string | null | undefined;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Reason in plain text, stored and shown. Up to 1,000 characters. */
  reason: string;
  /** ID of the ticket. */
  ticketId: string | number;
};

/** Input of `refundTickets`. */
export type RefundTicketsInput = {
  /** Amount to return for one ticket in the currency of the payment, from 0 to `refundTerms.most`; refused for several. By default by the issuer's rule. */
  amount?: string | null | undefined;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the order. */
  orderId: string | number;
  /** Reason in plain text, stored and shown. Up to 1,000 characters. */
  reason: string;
  /** IDs of tickets of the order, up to 100. */
  ticketIds: Array<string | number>;
};

/** Input of `register`. */
export type RegisterInput = {
  /** Whether to create a wallet too. */
  createWallet?: boolean;
  /** Free-text description. Up to 5,000 characters. */
  description?: string | null | undefined;
  /** Email address. Up to 254 characters. */
  email: string;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Display name. Up to 200 characters. */
  name: string;
  /** 8 to 256 characters. Common passwords are refused. */
  password: string;
  /** Phone number. Up to 40 characters. */
  phone?: string | null | undefined;
  /** Role. */
  role: Role;
};

/** Input of `retryProviderPayment`. */
export type RetryProviderPaymentInput = {
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the order. */
  orderId: string | number;
  /** Secret that the purchase returned as `orderKey`, for a buyer without an account. For an order that was made before orders had secrets, the idempotency key of its purchase. */
  orderKey?: string | null | undefined;
  /** Another phone number that pays, for M-Pesa. */
  payerPhone?: string | null | undefined;
};

/** Role of a user, which determines their permissions. */
export type Role =
  /** Buys and holds tickets. */
  | 'ATTENDEE'
  /** Manages the events of an issuer. */
  | 'ISSUER_ADMIN'
  /** Has read access to the data of an issuer. */
  | 'ISSUER_AUDITOR'
  /** Manages the finances of an issuer. */
  | 'ISSUER_FINANCE'
  /** Has all permissions for an issuer. */
  | 'ISSUER_OWNER'
  /** Signs contracts and rounds. */
  | 'ISSUER_SIGNATORY'
  /** Validates tickets at the door. */
  | 'ISSUER_VALIDATOR'
  /** Operates the platform. */
  | 'SYSTEM_ADMIN'
  /** Has read access to all data. */
  | 'SYSTEM_AUDITOR'
  /** Validates tickets for all issuers. */
  | 'SYSTEM_VALIDATOR';

/** Purpose of a payment. */
export type RoundPaymentKind =
  /** Repayment of refunds that the issuer's wallet made on behalf of the escrow. */
  | 'ADVANCE'
  /** Approved expense. */
  | 'EXPENSE'
  /** Remainder, paid to the issuer. */
  | 'ISSUER'
  /** Share of a partner. */
  | 'SHARE';

/** Status of a round. */
export type RoundStatus =
  /** Has the required signatures. */
  | 'AUTHORIZED'
  /** Cancelled: its signatures can no longer be used. */
  | 'CANCELLED'
  /** Being cancelled: no further signatures are accepted. */
  | 'CANCELLING'
  /** Expired after seven days. */
  | 'EXPIRED'
  /** The ledger refused the transaction. */
  | 'FAILED'
  /** Awaits signatures. */
  | 'PENDING'
  /** The transaction to sign is being prepared. */
  | 'PREPARING'
  /** Paid on the ledger. */
  | 'RELEASED'
  /** Submitted to the ledger. */
  | 'RELEASING';

/** Decision of the door, with its reason. */
export type ScanOutcome =
  /** Admitted; the entry is recorded. */
  | 'ADMITTED'
  /** The ticket was already used. */
  | 'ALREADY_USED'
  /** The signature is not the issuer's, or the ticket was changed. */
  | 'BAD_SIGNATURE'
  /** The ticket was refunded. */
  | 'CANCELLED'
  /** The ticket has expired. */
  | 'EXPIRED'
  /** The ticket is valid; nothing was recorded. */
  | 'GOOD'
  /** The data is not a ticket. */
  | 'MALFORMED'
  /** The ticket is not valid yet. */
  | 'NOT_YET_VALID'
  /** The ticket was revoked. */
  | 'REVOKED'
  /** The key that signed the ticket is unknown. */
  | 'UNKNOWN_KEY'
  /** The signature is valid, but the ticket was never issued. */
  | 'UNKNOWN_TICKET'
  /** The ticket is for another event. */
  | 'WRONG_EVENT'
  /** The ticket belongs to another issuer. */
  | 'WRONG_ISSUER';

/** Input of `sendContactMessage`. */
export type SendContactMessageInput = {
  /** Email address for the reply. Up to 254 characters. */
  email: string;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Text of the message. Up to 10,000 characters. */
  message: string;
  /** Display name. Up to 200 characters. */
  name: string;
  /** Subject in one line. Up to 200 characters. */
  subject: string;
};

/** Input of `sendMessage`. */
export type SendMessageInput = {
  /** Text of the message. Up to 10,000 characters. */
  body: string;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the message to reply to. */
  inReplyTo?: string | number | null | undefined;
  /** Email address of the recipient. Optional in a reply, which goes to the other person of its thread. Up to 254 characters. */
  recipientEmail?: string | null | undefined;
  /** Subject. Up to 200 characters. */
  subject: string;
  /** Kind of message. */
  type?: MessageType;
};

/** Input of `setIssuerActive`. */
export type SetIssuerActiveInput = {
  /** Whether the issuer is active. */
  active: boolean;
  /** Unique identifier. */
  id: string | number;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Reason, which is shown to the issuer's owners and admins and recorded in the audit log. Up to 1,000 characters. */
  reason: string;
};

/** Share of a partner: a percentage of the shared revenue, or a fixed amount over the life of the contract. */
export type ShareInput = {
  /** Fixed amount in XLM. */
  fixedAmount?: string | null | undefined;
  /** ID of the partner. */
  partnerId: string | number;
  /** Percentage, 0 to 100 in steps of 0.01. */
  percent?: string | null | undefined;
  /** Kind of share. */
  type: ShareType;
};

/** Type of a share: a percentage of what remains, or a fixed amount paid first. */
export type ShareType =
  /** Fixed amount, paid first. */
  | 'FIXED'
  /** Percentage of what remains. */
  | 'PERCENTAGE';

/** Approval status of a signatory. */
export type SignatoryBadge =
  /** Has approved the contract. */
  | 'APPROVED'
  /** Has yet to approve the draft. */
  | 'PENDING'
  /** Not required to approve now. */
  | 'READY';

/** Input of `submitExpense`. */
export type SubmitExpenseInput = {
  /** Amount in `currency`. */
  amount: string;
  /** Category of the expense. */
  category: ExpenseCategory;
  /** ID of the contract. */
  contractId: string | number;
  /** Currency of the amount. */
  currency?: Currency;
  /** Free-text description. Up to 1,000 characters. */
  description: string;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of a receipt that the same user uploaded. */
  receiptId?: string | number | null | undefined;
  /** URL or reference of the receipt. Up to 2,000 characters. */
  receiptLink?: string | null | undefined;
};

/** Holder of a ticket. */
export type TicketHolderInput = {
  /** Email address. Up to 254 characters. */
  email: string;
  /** Display name. Up to 200 characters. */
  name: string;
  /** Phone number. Up to 40 characters. */
  phone: string;
};

/** Status of a ticket. */
export type TicketStatus =
  /** Valid for entry. */
  | 'ACTIVE'
  /** Refunded. */
  | 'CANCELLED'
  /** Revoked permanently. */
  | 'REVOKED'
  /** Used: the holder has entered. */
  | 'USED';

/** Tickets to generate in a tier. */
export type TierInput = {
  /** Number of tickets to generate, which adds to the capacity of the tier. */
  count?: number;
  /** Currency of the price. */
  currency: Currency;
  /** Start of the tickets' validity. Defaults to the start of the event. */
  effectiveAt?: string | null | undefined;
  /** End of the tickets' validity. Defaults to the end of the event. */
  expiresAt?: string | null | undefined;
  /** Time after the end of validity during which a ticket still admits: 15m, 1h, 30s, 1h30m. */
  gracePeriod?: string;
  /** Price of one ticket. */
  price: string;
  /** Name of the tier. Up to 100 characters. */
  tier?: string;
};

/** Input of `triggerRound`. */
export type TriggerRoundInput = {
  /** Amount to distribute in XLM. Owed expenses are paid in addition. */
  amount: string;
  /** ID of the contract. */
  contractId: string | number;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Reason in plain text. Up to 1,000 characters. */
  reason: string;
};

/** Reason why a payment may have been made that its provider has not confirmed. */
export type UnconfirmedPayment =
  /** A payment was reported, and the provider is asked whether it was made. */
  | 'REPORTED'
  /** The provider's answer to the request was lost, so that the buyer may have been asked to pay. */
  | 'UNANSWERED';

/** Input of `updateIssuer`. */
export type UpdateIssuerInput = {
  /** Free-text description. Up to 2,000 characters. */
  description?: string | null | undefined;
  /** Unique identifier. */
  id: string | number;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Display name. Up to 200 characters. */
  name?: string | null | undefined;
};

/** Status of an account. A suspended account cannot sign in until it is activated. */
export type UserStatus =
  /** Can sign in. */
  | 'ACTIVE'
  /** Signed out and cannot sign in. */
  | 'SUSPENDED';

/** Input of `validateTicket`. */
export type ValidateTicketInput = {
  /** `false` validates the ticket without recording an entry. */
  commit?: boolean;
  /** Name of the device. Up to 100 characters. */
  deviceId?: string | null | undefined;
  /** ID of the event. */
  eventId?: string | number | null | undefined;
  /** ID of the gate of the device. */
  gateId?: string | number | null | undefined;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Unique key of the scan, chosen by the device. A repeat is recorded only once. Up to 100 characters. */
  nonce?: string | null | undefined;
  /** Ticket file as an object or as text, or text of the QR code. */
  ticket: unknown;
};

export type RestContractsQueryVariables = Exact<{
  eventId?: string | number | null | undefined;
  status?: ContractStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestContractsQuery = { contracts: { nodes: Array<{ id: string, name: string, description: string, status: ContractStatus, finalizing: boolean, issuerName: string, requiredSigs: number, totalPercent: string, createdAt: string, finalizedAt: string | null, canFinalize: boolean, viewerRole: ContractRole, openRounds: number | null, pendingExpenses: number | null, event: { id: string, name: string, slug: string, startDate: string, venue: string, status: EventStatus }, issuer: { id: string } | null, signatories: Array<{ id: string, name: string, email: string, badge: SignatoryBadge, approvedAt: string | null, publicKey: string | null, keyHolder: KeyHolder | null, active: boolean, person: { id: string } | null }>, approvals: Array<{ approvedAt: string, person: { id: string } | null }>, shares: Array<{ id: string, position: number, type: ShareType, percent: string | null, partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus }, fixedAmount: { amount: string, currency: Currency } | null }>, escrow: { publicKey: string, explorerUrl: string | null, transactionHash: string } | null, finalizeBlockers: Array<{ message: string }>, totalRevenue: { amount: string, currency: Currency } | null, distributedAmount: { amount: string, currency: Currency } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestContractSharesQueryVariables = Exact<{
  id: string | number;
}>;


export type RestContractSharesQuery = { contract: { id: string, totalPercent: string, shares: Array<{ id: string, position: number, type: ShareType, percent: string | null, partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus }, fixedAmount: { amount: string, currency: Currency } | null }> } | null };

export type RestCreateContractMutationVariables = Exact<{
  input: CreateContractInput;
}>;


export type RestCreateContractMutation = { createContract: { contract: { id: string, name: string, description: string, status: ContractStatus, finalizing: boolean, issuerName: string, requiredSigs: number, totalPercent: string, createdAt: string, finalizedAt: string | null, canFinalize: boolean, viewerRole: ContractRole, openRounds: number | null, pendingExpenses: number | null, event: { id: string, name: string, slug: string, startDate: string, venue: string, status: EventStatus }, issuer: { id: string } | null, signatories: Array<{ id: string, name: string, email: string, badge: SignatoryBadge, approvedAt: string | null, publicKey: string | null, keyHolder: KeyHolder | null, active: boolean, person: { id: string } | null }>, approvals: Array<{ approvedAt: string, person: { id: string } | null }>, shares: Array<{ id: string, position: number, type: ShareType, percent: string | null, partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus }, fixedAmount: { amount: string, currency: Currency } | null }>, escrow: { publicKey: string, explorerUrl: string | null, transactionHash: string } | null, finalizeBlockers: Array<{ message: string }>, totalRevenue: { amount: string, currency: Currency } | null, distributedAmount: { amount: string, currency: Currency } | null } } };

export type RestApproveContractMutationVariables = Exact<{
  id: string | number;
}>;


export type RestApproveContractMutation = { approveContract: { canFinalize: boolean, message: string, contract: { id: string, name: string, description: string, status: ContractStatus, finalizing: boolean, issuerName: string, requiredSigs: number, totalPercent: string, createdAt: string, finalizedAt: string | null, canFinalize: boolean, viewerRole: ContractRole, openRounds: number | null, pendingExpenses: number | null, event: { id: string, name: string, slug: string, startDate: string, venue: string, status: EventStatus }, issuer: { id: string } | null, signatories: Array<{ id: string, name: string, email: string, badge: SignatoryBadge, approvedAt: string | null, publicKey: string | null, keyHolder: KeyHolder | null, active: boolean, person: { id: string } | null }>, approvals: Array<{ approvedAt: string, person: { id: string } | null }>, shares: Array<{ id: string, position: number, type: ShareType, percent: string | null, partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus }, fixedAmount: { amount: string, currency: Currency } | null }>, escrow: { publicKey: string, explorerUrl: string | null, transactionHash: string } | null, finalizeBlockers: Array<{ message: string }>, totalRevenue: { amount: string, currency: Currency } | null, distributedAmount: { amount: string, currency: Currency } | null } } };

export type RestFinalizeContractMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
}>;


export type RestFinalizeContractMutation = { finalizeContract: { contract: { id: string, name: string, description: string, status: ContractStatus, finalizing: boolean, issuerName: string, requiredSigs: number, totalPercent: string, createdAt: string, finalizedAt: string | null, canFinalize: boolean, viewerRole: ContractRole, openRounds: number | null, pendingExpenses: number | null, event: { id: string, name: string, slug: string, startDate: string, venue: string, status: EventStatus }, issuer: { id: string } | null, signatories: Array<{ id: string, name: string, email: string, badge: SignatoryBadge, approvedAt: string | null, publicKey: string | null, keyHolder: KeyHolder | null, active: boolean, person: { id: string } | null }>, approvals: Array<{ approvedAt: string, person: { id: string } | null }>, shares: Array<{ id: string, position: number, type: ShareType, percent: string | null, partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus }, fixedAmount: { amount: string, currency: Currency } | null }>, escrow: { publicKey: string, explorerUrl: string | null, transactionHash: string } | null, finalizeBlockers: Array<{ message: string }>, totalRevenue: { amount: string, currency: Currency } | null, distributedAmount: { amount: string, currency: Currency } | null } } };

export type RestContractFragment = { id: string, name: string, description: string, status: ContractStatus, finalizing: boolean, issuerName: string, requiredSigs: number, totalPercent: string, createdAt: string, finalizedAt: string | null, canFinalize: boolean, viewerRole: ContractRole, openRounds: number | null, pendingExpenses: number | null, event: { id: string, name: string, slug: string, startDate: string, venue: string, status: EventStatus }, issuer: { id: string } | null, signatories: Array<{ id: string, name: string, email: string, badge: SignatoryBadge, approvedAt: string | null, publicKey: string | null, keyHolder: KeyHolder | null, active: boolean, person: { id: string } | null }>, approvals: Array<{ approvedAt: string, person: { id: string } | null }>, shares: Array<{ id: string, position: number, type: ShareType, percent: string | null, partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus }, fixedAmount: { amount: string, currency: Currency } | null }>, escrow: { publicKey: string, explorerUrl: string | null, transactionHash: string } | null, finalizeBlockers: Array<{ message: string }>, totalRevenue: { amount: string, currency: Currency } | null, distributedAmount: { amount: string, currency: Currency } | null };

export type RestShareFragment = { id: string, position: number, type: ShareType, percent: string | null, partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus }, fixedAmount: { amount: string, currency: Currency } | null };

export type RestContractFinancialsQueryVariables = Exact<{
  id: string | number;
}>;


export type RestContractFinancialsQuery = { contract: { id: string, financials: { ledgerAsked: boolean, totalRevenue: { amount: string, currency: Currency }, approvedExpenses: { amount: string, currency: Currency }, netRevenue: { amount: string, currency: Currency }, availableForDistribution: { amount: string, currency: Currency }, totalFinancing: { amount: string, currency: Currency }, distributed: { amount: string, currency: Currency }, owedExpenses: { amount: string, currency: Currency }, owedAdvances: { amount: string, currency: Currency }, inOpenRounds: { amount: string, currency: Currency }, escrowBalance: { amount: string, currency: Currency } | null, escrowReserve: { amount: string, currency: Currency } | null } | null } | null };

export type RestValidateMutationVariables = Exact<{
  input: ValidateTicketInput;
}>;


export type RestValidateMutation = { validateTicket: { result: { valid: boolean, outcome: ScanOutcome, scanId: string | null, message: string, ticketNumber: string | null, tier: string | null, usedAt: string | null, usedGate: string | null, playMoney: boolean, isTest: boolean, validFrom: string | null, validUntil: string | null, letInUnpaid: boolean, ticket: { id: string } | null, event: { id: string } | null, due: { amount: string, currency: Currency } | null } } };

export type RestValidateOfflineMutationVariables = Exact<{
  ticket: unknown;
  publicKey: string;
  revocationSnapshot: unknown;
}>;


export type RestValidateOfflineMutation = { validateTicketOffline: { valid: boolean, outcome: ScanOutcome, message: string, keyKnown: boolean } };

export type RestUploadScansMutationVariables = Exact<{
  deviceId: string;
  clockOffsetMs: number;
  scans: Array<QueuedScanInput> | QueuedScanInput;
}>;


export type RestUploadScansMutation = { uploadScans: { scans: Array<{ nonce: string, outcome: ScanOutcome, repeated: boolean, conflict: boolean, void: boolean }> } };

export type RestRevokeTicketMutationVariables = Exact<{
  id: string | number;
  reason: string;
  actor?: string | null | undefined;
}>;


export type RestRevokeTicketMutation = { revokeTicket: { ticket: { id: string, status: TicketStatus, revokedAt: string | null, revokeReason: string | null, dueStatus: DueStatus, tier: { name: string } } } };

export type RestCollectDueMutationVariables = Exact<{
  ticketId: string | number;
  method: DueMethod;
}>;


export type RestCollectDueMutation = { collectDue: { ticket: { id: string, status: TicketStatus, dueStatus: DueStatus, price: { amount: string, currency: Currency } } } };

export type RestEventsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: EventStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestEventsQuery = { events: { totalCount: number, nodes: Array<{ id: string, name: string, description: string, venue: string, category: EventCategory | null, slug: string, status: EventStatus, startDate: string, endDate: string, formSales: boolean, createdAt: string, publishedAt: string | null, issuer: { id: string, name: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestPublishedEventsQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: EventCategory | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestPublishedEventsQuery = { publishedEvents: { totalCount: number, nodes: Array<{ id: string, name: string, description: string, venue: string, category: EventCategory | null, slug: string, status: EventStatus, startDate: string, endDate: string, formSales: boolean, createdAt: string, publishedAt: string | null, issuer: { id: string, name: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestPublishedEventQueryVariables = Exact<{
  slug: string;
  code: string;
  withCode: boolean;
}>;


export type RestPublishedEventQuery = { publishedEvent: { available: number, id: string, name: string, description: string, venue: string, category: EventCategory | null, slug: string, status: EventStatus, startDate: string, endDate: string, formSales: boolean, createdAt: string, publishedAt: string | null, tiers: Array<{ name: string, available: number, formSales: boolean, inWaitingRoom: boolean, price: { amount: string, currency: Currency } }>, issuer: { id: string, name: string } } | null, codeOffer?: { tiers: Array<{ price: { amount: string, currency: Currency }, tier: { name: string, available: number, formSales: boolean, inWaitingRoom: boolean, price: { amount: string, currency: Currency } } }> } | null };

export type RestCreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type RestCreateEventMutation = { createEvent: { event: { id: string, name: string, description: string, venue: string, category: EventCategory | null, slug: string, status: EventStatus, startDate: string, endDate: string, formSales: boolean, createdAt: string, publishedAt: string | null, issuer: { id: string, name: string } } } };

export type RestPublishEventMutationVariables = Exact<{
  id: string | number;
}>;


export type RestPublishEventMutation = { publishEvent: { event: { id: string, name: string, description: string, venue: string, category: EventCategory | null, slug: string, status: EventStatus, startDate: string, endDate: string, formSales: boolean, createdAt: string, publishedAt: string | null, issuer: { id: string, name: string } } } };

export type RestEventStatsQueryVariables = Exact<{
  id: string | number;
}>;


export type RestEventStatsQuery = { event: { id: string, stats: { totalGenerated: number, totalSold: number, totalEntered: number, tiers: Array<{ generated: number, sold: number, entered: number, tier: { name: string } }> } | null } | null };

export type RestCreateTicketsMutationVariables = Exact<{
  eventId: string | number;
  tiers: Array<TierInput> | TierInput;
}>;


export type RestCreateTicketsMutation = { createTickets: { event: { id: string, name: string, description: string, venue: string, category: EventCategory | null, slug: string, status: EventStatus, startDate: string, endDate: string, formSales: boolean, createdAt: string, publishedAt: string | null, tiers: Array<{ name: string, generated: number, sold: number, available: number, effectiveAt: string, expiresAt: string, gracePeriod: string, price: { amount: string, currency: Currency } }>, issuer: { id: string, name: string } } } };

export type RestEventFragment = { id: string, name: string, description: string, venue: string, category: EventCategory | null, slug: string, status: EventStatus, startDate: string, endDate: string, formSales: boolean, createdAt: string, publishedAt: string | null, issuer: { id: string, name: string } };

export type RestGuestListsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type RestGuestListsQuery = { guestLists: { nodes: Array<{ id: string, fileName: string, payment: GuestPayment, issued: number, refused: number, createdAt: string, finishedAt: string | null, refusals: Array<{ line: number, reason: string }> }> } };

export type RestEventEmbedQueryVariables = Exact<{
  eventId: string | number;
}>;


export type RestEventEmbedQuery = { eventEmbed: { sites: Array<string>, event: { id: string } } | null };

export type RestSetEventEmbedMutationVariables = Exact<{
  eventId: string | number;
  sites: Array<string> | string;
}>;


export type RestSetEventEmbedMutation = { setEventEmbed: { embed: { sites: Array<string>, event: { id: string } } } };

export type RestExpensesQueryVariables = Exact<{
  contractId: string | number;
  status?: ExpenseStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestExpensesQuery = { expenses: { nodes: Array<{ id: string, contractName: string, eventName: string, category: ExpenseCategory, description: string, receiptLink: string | null, status: ExpenseStatus, comment: string | null, createdAt: string, decidedAt: string | null, paid: boolean, isOwn: boolean, viewerCanDecide: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, owed: { amount: string, currency: Currency } | null, receipt: { id: string, fileName: string, mediaType: string, size: number, url: string } | null, submitter: { id: string, name: string, email: string }, decidedBy: { id: string, name: string, email: string } | null, paidRound: { id: string } | null }> } };

export type RestPendingExpensesQueryVariables = Exact<{
  contractId?: string | number | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestPendingExpensesQuery = { pendingExpenses: { nodes: Array<{ id: string, contractName: string, eventName: string, category: ExpenseCategory, description: string, receiptLink: string | null, status: ExpenseStatus, comment: string | null, createdAt: string, decidedAt: string | null, paid: boolean, isOwn: boolean, viewerCanDecide: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, owed: { amount: string, currency: Currency } | null, receipt: { id: string, fileName: string, mediaType: string, size: number, url: string } | null, submitter: { id: string, name: string, email: string }, decidedBy: { id: string, name: string, email: string } | null, paidRound: { id: string } | null }> } };

export type RestSubmitExpenseMutationVariables = Exact<{
  input: SubmitExpenseInput;
}>;


export type RestSubmitExpenseMutation = { submitExpense: { expense: { id: string, contractName: string, eventName: string, category: ExpenseCategory, description: string, receiptLink: string | null, status: ExpenseStatus, comment: string | null, createdAt: string, decidedAt: string | null, paid: boolean, isOwn: boolean, viewerCanDecide: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, owed: { amount: string, currency: Currency } | null, receipt: { id: string, fileName: string, mediaType: string, size: number, url: string } | null, submitter: { id: string, name: string, email: string }, decidedBy: { id: string, name: string, email: string } | null, paidRound: { id: string } | null } } };

export type RestDecideExpenseMutationVariables = Exact<{
  id: string | number;
  approve: boolean;
  comment?: string | null | undefined;
}>;


export type RestDecideExpenseMutation = { decideExpense: { expense: { id: string, contractName: string, eventName: string, category: ExpenseCategory, description: string, receiptLink: string | null, status: ExpenseStatus, comment: string | null, createdAt: string, decidedAt: string | null, paid: boolean, isOwn: boolean, viewerCanDecide: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, owed: { amount: string, currency: Currency } | null, receipt: { id: string, fileName: string, mediaType: string, size: number, url: string } | null, submitter: { id: string, name: string, email: string }, decidedBy: { id: string, name: string, email: string } | null, paidRound: { id: string } | null } } };

export type RestExpenseFactsFragment = { id: string, contractName: string, eventName: string, category: ExpenseCategory, description: string, receiptLink: string | null, status: ExpenseStatus, comment: string | null, createdAt: string, decidedAt: string | null, paid: boolean, isOwn: boolean, viewerCanDecide: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, owed: { amount: string, currency: Currency } | null, receipt: { id: string, fileName: string, mediaType: string, size: number, url: string } | null, submitter: { id: string, name: string, email: string }, decidedBy: { id: string, name: string, email: string } | null, paidRound: { id: string } | null };

export type RestLoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type RestLoginMutation = { login: { token: string, expiresAt: string, sessionId: string, user: { id: string, email: string, name: string, phone: string | null, role: Role, emailVerified: boolean, hasWallet: boolean, createdAt: string, issuer: { id: string, name: string, description: string } | null } } };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { hasWallet: boolean, user: { id: string, email: string, name: string, phone: string | null, role: Role, emailVerified: boolean, hasWallet: boolean, createdAt: string, issuer: { id: string, name: string, description: string } | null } } };

export type RestLogoutMutationVariables = Exact<{
  sessionId?: string | number | null | undefined;
}>;


export type RestLogoutMutation = { logout: { done: boolean } };

export type RestKeyValidityQueryVariables = Exact<{ [key: string]: never; }>;


export type RestKeyValidityQuery = { apiKeyValidity: { valid: boolean, expiresAt: string | null } };

export type RestCreateApiKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type RestCreateApiKeyMutation = { createApiKey: { key: string, apiKey: { id: string, prefix: string, expiresAt: string } } };

export type RestChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type RestChangePasswordMutation = { changePassword: { done: boolean } };

export type RestUserFragment = { id: string, email: string, name: string, phone: string | null, role: Role, emailVerified: boolean, hasWallet: boolean, createdAt: string, issuer: { id: string, name: string, description: string } | null };

export type RestIssuersQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestIssuersQuery = { issuers: { totalCount: number, nodes: Array<{ id: string, name: string, description: string, active: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestIssuerAccountsQueryVariables = Exact<{
  search?: string | null | undefined;
  active?: boolean | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestIssuerAccountsQuery = { issuerAccounts: { totalCount: number, nodes: Array<{ id: string, name: string, description: string, active: boolean, inactiveSince: string | null, inactiveReason: string | null, createdAt: string, people: number, publishedEvents: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestUpdateIssuerMutationVariables = Exact<{
  input: UpdateIssuerInput;
}>;


export type RestUpdateIssuerMutation = { updateIssuer: { issuer: { id: string, name: string, description: string, active: boolean, inactiveSince: string | null, inactiveReason: string | null, createdAt: string, people: number, publishedEvents: number } } };

export type RestActivateIssuerMutationVariables = Exact<{
  input: SetIssuerActiveInput;
}>;


export type RestActivateIssuerMutation = { setIssuerActive: { issuer: { id: string, name: string, description: string, active: boolean, inactiveSince: string | null, inactiveReason: string | null, createdAt: string, people: number, publishedEvents: number } } };

export type RestDeactivateIssuerMutationVariables = Exact<{
  input: SetIssuerActiveInput;
}>;


export type RestDeactivateIssuerMutation = { setIssuerActive: { issuer: { id: string, name: string, description: string, active: boolean, inactiveSince: string | null, inactiveReason: string | null, createdAt: string, people: number, publishedEvents: number } } };

export type RestIssuerAccountFragment = { id: string, name: string, description: string, active: boolean, inactiveSince: string | null, inactiveReason: string | null, createdAt: string, people: number, publishedEvents: number };

export type RestMessagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  box?: MessageBox | null | undefined;
  unread: boolean;
}>;


export type RestMessagesQuery = { unreadMessages: number, messages: { nodes: Array<{ id: string, threadId: string, senderId: string | null, senderName: string, senderEmail: string, recipientId: string | null, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, isOwn: boolean, createdAt: string, inReplyTo: { id: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestSendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type RestSendMessageMutation = { sendMessage: { message: { id: string, threadId: string, senderId: string | null, senderName: string, senderEmail: string, recipientId: string | null, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, isOwn: boolean, createdAt: string, inReplyTo: { id: string } | null } } };

export type RestMarkMessageReadMutationVariables = Exact<{
  id: string | number;
}>;


export type RestMarkMessageReadMutation = { markMessageRead: { message: { id: string, threadId: string, senderId: string | null, senderName: string, senderEmail: string, recipientId: string | null, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, isOwn: boolean, createdAt: string, inReplyTo: { id: string } | null } } };

export type RestSendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type RestSendContactMessageMutation = { sendContactMessage: { done: boolean } };

export type RestMessageFragment = { id: string, threadId: string, senderId: string | null, senderName: string, senderEmail: string, recipientId: string | null, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, isOwn: boolean, createdAt: string, inReplyTo: { id: string } | null };

export type RestOrderFragment = { id: string, status: OrderStatus, quantity: number, createdAt: string, event: { id: string }, total: Array<{ amount: string, currency: Currency }>, payment: { transactionHash: string | null, status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null, payment: { amount: string, currency: PaymentCurrency } } | null, tickets: Array<{ id: string, serial: number, number: string, status: TicketStatus, tier: { name: string }, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null }>, refunds: Array<{ kind: OrderRefundKind, status: RefundStatus, at: string, amount: { amount: string, currency: Currency } }>, receipts: Array<{ id: string, number: string, kind: ReceiptKind, creditedNumber: string | null, paidAt: string, total: { amount: string, currency: PaymentCurrency } }>, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null };

export type RestTicketRefundFragment = { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null };

export type RestCancelledTicketFragment = { id: string, status: TicketStatus, order: { id: string } | null, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null };

export type RestOrderStateQueryVariables = Exact<{
  id: string | number;
  key?: string | null | undefined;
}>;


export type RestOrderStateQuery = { order: { id: string, status: OrderStatus, quantity: number, createdAt: string, event: { id: string }, total: Array<{ amount: string, currency: Currency }>, payment: { transactionHash: string | null, status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null, payment: { amount: string, currency: PaymentCurrency } } | null, tickets: Array<{ id: string, serial: number, number: string, status: TicketStatus, tier: { name: string }, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null }>, refunds: Array<{ kind: OrderRefundKind, status: RefundStatus, at: string, amount: { amount: string, currency: Currency } }>, receipts: Array<{ id: string, number: string, kind: ReceiptKind, creditedNumber: string | null, paidAt: string, total: { amount: string, currency: PaymentCurrency } }>, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null } | null };

export type RestRefundOrderMutationVariables = Exact<{
  input: RefundOrderInput;
}>;


export type RestRefundOrderMutation = { refundOrder: { order: { id: string, status: OrderStatus, quantity: number, createdAt: string, event: { id: string }, total: Array<{ amount: string, currency: Currency }>, payment: { transactionHash: string | null, status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null, payment: { amount: string, currency: PaymentCurrency } } | null, tickets: Array<{ id: string, serial: number, number: string, status: TicketStatus, tier: { name: string }, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null }>, refunds: Array<{ kind: OrderRefundKind, status: RefundStatus, at: string, amount: { amount: string, currency: Currency } }>, receipts: Array<{ id: string, number: string, kind: ReceiptKind, creditedNumber: string | null, paidAt: string, total: { amount: string, currency: PaymentCurrency } }>, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null } } };

export type RestRefundAmountMutationVariables = Exact<{
  input: RefundAmountInput;
}>;


export type RestRefundAmountMutation = { refundAmount: { order: { id: string, status: OrderStatus, quantity: number, createdAt: string, event: { id: string }, total: Array<{ amount: string, currency: Currency }>, payment: { transactionHash: string | null, status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null, payment: { amount: string, currency: PaymentCurrency } } | null, tickets: Array<{ id: string, serial: number, number: string, status: TicketStatus, tier: { name: string }, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null }>, refunds: Array<{ kind: OrderRefundKind, status: RefundStatus, at: string, amount: { amount: string, currency: Currency } }>, receipts: Array<{ id: string, number: string, kind: ReceiptKind, creditedNumber: string | null, paidAt: string, total: { amount: string, currency: PaymentCurrency } }>, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null } } };

export type RestRefundTicketsMutationVariables = Exact<{
  input: RefundTicketsInput;
}>;


export type RestRefundTicketsMutation = { refundTickets: { order: { id: string, status: OrderStatus, quantity: number, createdAt: string, event: { id: string }, total: Array<{ amount: string, currency: Currency }>, payment: { transactionHash: string | null, status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null, payment: { amount: string, currency: PaymentCurrency } } | null, tickets: Array<{ id: string, serial: number, number: string, status: TicketStatus, tier: { name: string }, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null }>, refunds: Array<{ kind: OrderRefundKind, status: RefundStatus, at: string, amount: { amount: string, currency: Currency } }>, receipts: Array<{ id: string, number: string, kind: ReceiptKind, creditedNumber: string | null, paidAt: string, total: { amount: string, currency: PaymentCurrency } }>, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null } } };

export type RestRetryPaymentMutationVariables = Exact<{
  input: RetryProviderPaymentInput;
}>;


export type RestRetryPaymentMutation = { retryProviderPayment: { order: { id: string, status: OrderStatus, quantity: number, createdAt: string, event: { id: string }, total: Array<{ amount: string, currency: Currency }>, payment: { transactionHash: string | null, status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null, payment: { amount: string, currency: PaymentCurrency } } | null, tickets: Array<{ id: string, serial: number, number: string, status: TicketStatus, tier: { name: string }, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null }>, refunds: Array<{ kind: OrderRefundKind, status: RefundStatus, at: string, amount: { amount: string, currency: Currency } }>, receipts: Array<{ id: string, number: string, kind: ReceiptKind, creditedNumber: string | null, paidAt: string, total: { amount: string, currency: PaymentCurrency } }>, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null } } };

export type RestClaimPaymentMutationVariables = Exact<{
  input: ClaimProviderPaymentInput;
}>;


export type RestClaimPaymentMutation = { claimProviderPayment: { order: { id: string, status: OrderStatus, quantity: number, createdAt: string, event: { id: string }, total: Array<{ amount: string, currency: Currency }>, payment: { transactionHash: string | null, status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null, payment: { amount: string, currency: PaymentCurrency } } | null, tickets: Array<{ id: string, serial: number, number: string, status: TicketStatus, tier: { name: string }, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null }>, refunds: Array<{ kind: OrderRefundKind, status: RefundStatus, at: string, amount: { amount: string, currency: Currency } }>, receipts: Array<{ id: string, number: string, kind: ReceiptKind, creditedNumber: string | null, paidAt: string, total: { amount: string, currency: PaymentCurrency } }>, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null } } };

export type RestRefundTicketMutationVariables = Exact<{
  input: RefundTicketInput;
}>;


export type RestRefundTicketMutation = { refundTicket: { ticket: { id: string, status: TicketStatus, order: { id: string } | null, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null } } };

export type RestCancelTicketMutationVariables = Exact<{
  input: CancelTicketInput;
}>;


export type RestCancelTicketMutation = { cancelTicket: { ticket: { id: string, status: TicketStatus, order: { id: string } | null, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null } } };

export type RestCancelFoundTicketMutationVariables = Exact<{
  input: CancelFoundTicketInput;
}>;


export type RestCancelFoundTicketMutation = { cancelFoundTicket: { ticket: { id: string, status: TicketStatus, order: { id: string } | null, refund: { status: RefundStatus, at: string, amount: { amount: string, currency: Currency } | null } | null } } };

export type RestPartnersQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestPartnersQuery = { partners: { nodes: Array<{ id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus, userId: string | null, publicKey: string | null, invitedAt: string, answeredAt: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestInvitePartnerMutationVariables = Exact<{
  email: string;
  role: PartnerRole;
  name?: string | null | undefined;
}>;


export type RestInvitePartnerMutation = { invitePartner: { partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus, userId: string | null, publicKey: string | null, invitedAt: string, answeredAt: string | null } } };

export type RestInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestInvitationsQuery = { myInvitations: { nodes: Array<{ id: string, issuerName: string, email: string, role: PartnerRole, status: PartnerStatus, invitedAt: string, expiresAt: string | null }> } };

export type RestAnswerInvitationMutationVariables = Exact<{
  id?: string | number | null | undefined;
  token?: string | null | undefined;
  accept: boolean;
  newAccount?: NewPartnerAccount | null | undefined;
}>;


export type RestAnswerInvitationMutation = { answerInvitation: { accountCreated: boolean, hasWallet: boolean, invitation: { id: string, issuerName: string, email: string, role: PartnerRole, status: PartnerStatus, invitedAt: string, expiresAt: string | null } } };

export type RestPartnerFragment = { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus, userId: string | null, publicKey: string | null, invitedAt: string, answeredAt: string | null };

export type RestInvitationFragment = { id: string, issuerName: string, email: string, role: PartnerRole, status: PartnerStatus, invitedAt: string, expiresAt: string | null };

export type RestUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestUsersQuery = { people: { nodes: Array<{ id: string, name: string, email: string, role: Role, status: UserStatus, createdAt: string, lastLoginAt: string | null, maySign: boolean, issuer: { id: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestInviteUserMutationVariables = Exact<{
  email: string;
  name: string;
  role: Role;
  issuerId?: string | number | null | undefined;
}>;


export type RestInviteUserMutation = { inviteUser: { invitation: { id: string, email: string, name: string, role: Role, invitedAt: string, expiresAt: string } } };

export type RestSetUserRoleMutationVariables = Exact<{
  id: string | number;
  role: Role;
  issuerId?: string | number | null | undefined;
}>;


export type RestSetUserRoleMutation = { setUserRole: { user: { id: string, name: string, email: string, role: Role, status: UserStatus, createdAt: string, lastLoginAt: string | null, issuer: { id: string } | null } } };

export type RestSuspendUserMutationVariables = Exact<{
  id: string | number;
}>;


export type RestSuspendUserMutation = { suspendUser: { user: { id: string, name: string, email: string, role: Role, status: UserStatus, createdAt: string, lastLoginAt: string | null, issuer: { id: string } | null } } };

export type RestActivateUserMutationVariables = Exact<{
  id: string | number;
}>;


export type RestActivateUserMutation = { activateUser: { user: { id: string, name: string, email: string, role: Role, status: UserStatus, createdAt: string, lastLoginAt: string | null, issuer: { id: string } | null } } };

export type RestAccountFragment = { id: string, name: string, email: string, role: Role, status: UserStatus, createdAt: string, lastLoginAt: string | null, issuer: { id: string } | null };

export type RestRegisterValidatorMutationVariables = Exact<{
  email: string;
  name?: string | null | undefined;
}>;


export type RestRegisterValidatorMutation = { registerValidator: { id: string, email: string, temporaryPassword: string, expiresAt: string } };

export type RestValidatorsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RestValidatorsQuery = { validators: { nodes: Array<{ id: string, name: string, email: string, status: UserStatus, lastLoginAt: string | null, scansToday: number, gates: Array<string>, lastScanAt: string | null, lastGate: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestPendingRoundsQueryVariables = Exact<{
  contractId?: string | number | null | undefined;
}>;


export type RestPendingRoundsQuery = { pendingRounds: { nodes: Array<{ id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } }> } };

export type RestContractRoundsQueryVariables = Exact<{
  contractId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestContractRoundsQuery = { rounds: { nodes: Array<{ id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestTriggerRoundMutationVariables = Exact<{
  input: TriggerRoundInput;
}>;


export type RestTriggerRoundMutation = { triggerRound: { round: { id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } } } };

export type RestAuthorizeRoundMutationVariables = Exact<{
  id: string | number;
}>;


export type RestAuthorizeRoundMutation = { authorizeRound: { round: { id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } } } };

export type RestExecuteRoundMutationVariables = Exact<{
  id: string | number;
  paymentMethod?: PaymentMethod | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type RestExecuteRoundMutation = { executeRound: { round: { id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } } } };

export type RestSubmitRoundSignatureMutationVariables = Exact<{
  id: string | number;
  envelopeXdr: string;
}>;


export type RestSubmitRoundSignatureMutation = { submitRoundSignature: { round: { id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } } } };

export type RestCancelRoundMutationVariables = Exact<{
  id: string | number;
  reason?: string | null | undefined;
}>;


export type RestCancelRoundMutation = { cancelRound: { round: { id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } } } };

export type RestTriggerRoundAgainMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
}>;


export type RestTriggerRoundAgainMutation = { triggerRoundAgain: { round: { id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } } } };

export type RestRoundFragment = { id: string, number: number, contractName: string, eventName: string, status: RoundStatus, reason: string, createdAt: string, expiresAt: string, executedAt: string | null, requiredSigs: number, gathered: number, hash: string | null, envelopeXdr: string | null, sep7Uri: string | null, transactionHash: string | null, explorerUrl: string | null, ledger: number | null, endedAt: string | null, failure: string | null, viewerCanAuthorize: boolean, viewerCanExecute: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency }, authorizations: Array<{ name: string, publicKey: string, method: KeyHolder, authorizedAt: string, counts: boolean, sent: boolean, person: { id: string } | null }>, payments: Array<{ kind: RoundPaymentKind, name: string, destination: string, amount: { amount: string, currency: Currency } }>, again: { id: string } | null, triggeredBy: { id: string, name: string } };

export type RestSystemStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSystemStatsQuery = { systemStats: { systemHealth: HealthLevel, totalUsers: number, totalTickets: number, activeSessions: number, environment: Environment, version: string, uptime: string, health: Array<{ part: HealthPart, level: HealthLevel, note: string }>, maintenance: { enabled: boolean, since: string | null } } };

export type RestSetMaintenanceMutationVariables = Exact<{
  enabled: boolean;
}>;


export type RestSetMaintenanceMutation = { setMaintenance: { maintenance: { enabled: boolean, since: string | null } } };

export type RestAuditLogsQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestAuditLogsQuery = { auditLogs: { nodes: Array<{ id: string, action: string, entityType: string, entityId: string | null, userEmail: string | null, createdAt: string, success: boolean, details: unknown, error: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestAnchorQueryVariables = Exact<{
  root: string;
}>;


export type RestAnchorQuery = { anchor: { root: string, kind: AnchorKind, size: number, network: LedgerNetwork, passphrase: string, account: string, transactionHash: string, ledger: number, closedAt: string, explorerUrl: string | null } | null };

export type RestTicketQueryVariables = Exact<{
  id: string | number;
  personal: boolean;
}>;


export type RestTicketQuery = { ticket: { file?: unknown, qrCode?: string | null, id: string, serial: number, number: string, status: TicketStatus, dueStatus: DueStatus, playMoney: boolean, isTest: boolean, issuedAt: string, effectiveAt: string, expiresAt: string, gracePeriod: string, enteredAt: string | null, revokedAt: string | null, holderName?: string | null, holderEmail?: string | null, holderPhone?: string | null, event: { id: string, name: string, venue: string, startDate: string }, tier: { name: string }, price: { amount: string, currency: Currency }, due: { amount: string, currency: Currency } | null, order: { id: string } | null } | null };

export type RestSearchTicketsQueryVariables = Exact<{
  eventId?: string | number | null | undefined;
  tier?: string | null | undefined;
  search?: string | null | undefined;
  status?: TicketStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
  personal: boolean;
}>;


export type RestSearchTicketsQuery = { tickets: { totalCount: number, nodes: Array<{ id: string, serial: number, number: string, status: TicketStatus, dueStatus: DueStatus, playMoney: boolean, isTest: boolean, issuedAt: string, effectiveAt: string, expiresAt: string, gracePeriod: string, enteredAt: string | null, revokedAt: string | null, holderName?: string | null, holderEmail?: string | null, holderPhone?: string | null, tier: { name: string }, price: { amount: string, currency: Currency }, due: { amount: string, currency: Currency } | null, order: { id: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestPublicKeyQueryVariables = Exact<{
  issuerId: string | number;
  version?: number | null | undefined;
}>;


export type RestPublicKeyQuery = { publicKey: { version: number, keyId: string, publicKey: string, createdAt: string, retiredAt: string | null, issuer: { id: string } | null } | null };

export type RestRevocationSnapshotQueryVariables = Exact<{
  issuerId?: string | number | null | undefined;
  since?: string | null | undefined;
}>;


export type RestRevocationSnapshotQuery = { revocationSnapshot: { issuerId: string, number: string, since: string | null, createdAt: string, totalRevoked: number, keyVersion: number, signature: string, revoked: Array<{ ticketId: string, revokedAt: string }> } };

export type RestTicketFactsFragment = { id: string, serial: number, number: string, status: TicketStatus, dueStatus: DueStatus, playMoney: boolean, isTest: boolean, issuedAt: string, effectiveAt: string, expiresAt: string, gracePeriod: string, enteredAt: string | null, revokedAt: string | null, holderName?: string | null, holderEmail?: string | null, holderPhone?: string | null, tier: { name: string }, price: { amount: string, currency: Currency }, due: { amount: string, currency: Currency } | null, order: { id: string } | null };

export type RestPurchaseByFormMutationVariables = Exact<{
  input: PurchaseByFormInput;
}>;


export type RestPurchaseByFormMutation = { purchaseByForm: { orderKey: string | null, order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }> }, tickets: Array<{ id: string, file: unknown }> } };

export type RestBoughtTicketFragment = { id: string, serial: number, number: string, issuedAt: string, holderName: string | null, holderEmail: string | null, holderPhone: string | null, qrCode: string | null, file: unknown, tier: { name: string }, price: { amount: string, currency: Currency }, event: { id: string, name: string, venue: string, startDate: string } };

export type RestPurchaseWithWalletMutationVariables = Exact<{
  input: PurchaseWithWalletInput;
}>;


export type RestPurchaseWithWalletMutation = { purchaseWithWallet: { orderKey: string | null, processing: boolean, message: string, order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, method: PaymentMethod, transactionHash: string | null, payment: { amount: string, currency: PaymentCurrency }, charge: { amount: string, currency: Currency } | null } | null }, tickets: Array<{ id: string, serial: number, number: string, issuedAt: string, holderName: string | null, holderEmail: string | null, holderPhone: string | null, qrCode: string | null, file: unknown, tier: { name: string }, price: { amount: string, currency: Currency }, event: { id: string, name: string, venue: string, startDate: string } }> } };

export type RestCollectedFragment = { status: OrderStatus, payment: { status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null } | null, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null };

export type RestPurchaseWithProviderMutationVariables = Exact<{
  input: PurchaseWithProviderInput;
}>;


export type RestPurchaseWithProviderMutation = { purchaseWithProvider: { orderKey: string | null, order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }>, tickets: Array<{ id: string, serial: number, number: string, issuedAt: string, holderName: string | null, holderEmail: string | null, holderPhone: string | null, qrCode: string | null, file: unknown, tier: { name: string }, price: { amount: string, currency: Currency }, event: { id: string, name: string, venue: string, startDate: string } }>, payment: { status: PaymentStatus, method: PaymentMethod, failure: string | null, failureCode: PaymentFailureCode | null } | null, attempt: { number: number, status: PaymentAttemptStatus, phone: string | null, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, unconfirmed: UnconfirmedPayment | null, receipt: string | null, refundStatus: RefundStatus | null, amount: { amount: string, currency: PaymentCurrency } } | null } } };

export type RestWalletBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWalletBalanceQuery = { wallet: { publicKey: string, funded: boolean, network: LedgerNetwork, stale: boolean, balanceAt: string | null, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency }, reserve: { amount: string, currency: Currency } } | null };

export type RestCreateWalletMutationVariables = Exact<{ [key: string]: never; }>;


export type RestCreateWalletMutation = { createWallet: { wallet: { publicKey: string, funded: boolean, network: LedgerNetwork, stale: boolean, balanceAt: string | null, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency }, reserve: { amount: string, currency: Currency } } } };

export type RestFundWalletMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
}>;


export type RestFundWalletMutation = { fundWallet: { wallet: { publicKey: string, funded: boolean, network: LedgerNetwork, stale: boolean, balanceAt: string | null, faucetGave: { amount: string, currency: Currency } | null, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency }, reserve: { amount: string, currency: Currency } } } };

export type RestWalletFragment = { publicKey: string, funded: boolean, network: LedgerNetwork, stale: boolean, balanceAt: string | null, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency }, reserve: { amount: string, currency: Currency } };


/** Kind, variables and data of each operation. */
export interface RestOperations {
  RestContracts: { kind: 'query'; variables: RestContractsQueryVariables; data: RestContractsQuery };
  RestContractShares: { kind: 'query'; variables: RestContractSharesQueryVariables; data: RestContractSharesQuery };
  RestCreateContract: { kind: 'mutation'; variables: RestCreateContractMutationVariables; data: RestCreateContractMutation };
  RestApproveContract: { kind: 'mutation'; variables: RestApproveContractMutationVariables; data: RestApproveContractMutation };
  RestFinalizeContract: { kind: 'mutation'; variables: RestFinalizeContractMutationVariables; data: RestFinalizeContractMutation };
  RestContractFinancials: { kind: 'query'; variables: RestContractFinancialsQueryVariables; data: RestContractFinancialsQuery };
  RestValidate: { kind: 'mutation'; variables: RestValidateMutationVariables; data: RestValidateMutation };
  RestValidateOffline: { kind: 'mutation'; variables: RestValidateOfflineMutationVariables; data: RestValidateOfflineMutation };
  RestUploadScans: { kind: 'mutation'; variables: RestUploadScansMutationVariables; data: RestUploadScansMutation };
  RestRevokeTicket: { kind: 'mutation'; variables: RestRevokeTicketMutationVariables; data: RestRevokeTicketMutation };
  RestCollectDue: { kind: 'mutation'; variables: RestCollectDueMutationVariables; data: RestCollectDueMutation };
  RestEvents: { kind: 'query'; variables: RestEventsQueryVariables; data: RestEventsQuery };
  RestPublishedEvents: { kind: 'query'; variables: RestPublishedEventsQueryVariables; data: RestPublishedEventsQuery };
  RestPublishedEvent: { kind: 'query'; variables: RestPublishedEventQueryVariables; data: RestPublishedEventQuery };
  RestCreateEvent: { kind: 'mutation'; variables: RestCreateEventMutationVariables; data: RestCreateEventMutation };
  RestPublishEvent: { kind: 'mutation'; variables: RestPublishEventMutationVariables; data: RestPublishEventMutation };
  RestEventStats: { kind: 'query'; variables: RestEventStatsQueryVariables; data: RestEventStatsQuery };
  RestCreateTickets: { kind: 'mutation'; variables: RestCreateTicketsMutationVariables; data: RestCreateTicketsMutation };
  RestGuestLists: { kind: 'query'; variables: RestGuestListsQueryVariables; data: RestGuestListsQuery };
  RestEventEmbed: { kind: 'query'; variables: RestEventEmbedQueryVariables; data: RestEventEmbedQuery };
  RestSetEventEmbed: { kind: 'mutation'; variables: RestSetEventEmbedMutationVariables; data: RestSetEventEmbedMutation };
  RestExpenses: { kind: 'query'; variables: RestExpensesQueryVariables; data: RestExpensesQuery };
  RestPendingExpenses: { kind: 'query'; variables: RestPendingExpensesQueryVariables; data: RestPendingExpensesQuery };
  RestSubmitExpense: { kind: 'mutation'; variables: RestSubmitExpenseMutationVariables; data: RestSubmitExpenseMutation };
  RestDecideExpense: { kind: 'mutation'; variables: RestDecideExpenseMutationVariables; data: RestDecideExpenseMutation };
  RestLogin: { kind: 'mutation'; variables: RestLoginMutationVariables; data: RestLoginMutation };
  RestRegister: { kind: 'mutation'; variables: RestRegisterMutationVariables; data: RestRegisterMutation };
  RestLogout: { kind: 'mutation'; variables: RestLogoutMutationVariables; data: RestLogoutMutation };
  RestKeyValidity: { kind: 'query'; variables: RestKeyValidityQueryVariables; data: RestKeyValidityQuery };
  RestCreateApiKey: { kind: 'mutation'; variables: RestCreateApiKeyMutationVariables; data: RestCreateApiKeyMutation };
  RestChangePassword: { kind: 'mutation'; variables: RestChangePasswordMutationVariables; data: RestChangePasswordMutation };
  RestIssuers: { kind: 'query'; variables: RestIssuersQueryVariables; data: RestIssuersQuery };
  RestIssuerAccounts: { kind: 'query'; variables: RestIssuerAccountsQueryVariables; data: RestIssuerAccountsQuery };
  RestUpdateIssuer: { kind: 'mutation'; variables: RestUpdateIssuerMutationVariables; data: RestUpdateIssuerMutation };
  RestActivateIssuer: { kind: 'mutation'; variables: RestActivateIssuerMutationVariables; data: RestActivateIssuerMutation };
  RestDeactivateIssuer: { kind: 'mutation'; variables: RestDeactivateIssuerMutationVariables; data: RestDeactivateIssuerMutation };
  RestMessages: { kind: 'query'; variables: RestMessagesQueryVariables; data: RestMessagesQuery };
  RestSendMessage: { kind: 'mutation'; variables: RestSendMessageMutationVariables; data: RestSendMessageMutation };
  RestMarkMessageRead: { kind: 'mutation'; variables: RestMarkMessageReadMutationVariables; data: RestMarkMessageReadMutation };
  RestSendContactMessage: { kind: 'mutation'; variables: RestSendContactMessageMutationVariables; data: RestSendContactMessageMutation };
  RestOrderState: { kind: 'query'; variables: RestOrderStateQueryVariables; data: RestOrderStateQuery };
  RestRefundOrder: { kind: 'mutation'; variables: RestRefundOrderMutationVariables; data: RestRefundOrderMutation };
  RestRefundAmount: { kind: 'mutation'; variables: RestRefundAmountMutationVariables; data: RestRefundAmountMutation };
  RestRefundTickets: { kind: 'mutation'; variables: RestRefundTicketsMutationVariables; data: RestRefundTicketsMutation };
  RestRetryPayment: { kind: 'mutation'; variables: RestRetryPaymentMutationVariables; data: RestRetryPaymentMutation };
  RestClaimPayment: { kind: 'mutation'; variables: RestClaimPaymentMutationVariables; data: RestClaimPaymentMutation };
  RestRefundTicket: { kind: 'mutation'; variables: RestRefundTicketMutationVariables; data: RestRefundTicketMutation };
  RestCancelTicket: { kind: 'mutation'; variables: RestCancelTicketMutationVariables; data: RestCancelTicketMutation };
  RestCancelFoundTicket: { kind: 'mutation'; variables: RestCancelFoundTicketMutationVariables; data: RestCancelFoundTicketMutation };
  RestPartners: { kind: 'query'; variables: RestPartnersQueryVariables; data: RestPartnersQuery };
  RestInvitePartner: { kind: 'mutation'; variables: RestInvitePartnerMutationVariables; data: RestInvitePartnerMutation };
  RestInvitations: { kind: 'query'; variables: RestInvitationsQueryVariables; data: RestInvitationsQuery };
  RestAnswerInvitation: { kind: 'mutation'; variables: RestAnswerInvitationMutationVariables; data: RestAnswerInvitationMutation };
  RestUsers: { kind: 'query'; variables: RestUsersQueryVariables; data: RestUsersQuery };
  RestInviteUser: { kind: 'mutation'; variables: RestInviteUserMutationVariables; data: RestInviteUserMutation };
  RestSetUserRole: { kind: 'mutation'; variables: RestSetUserRoleMutationVariables; data: RestSetUserRoleMutation };
  RestSuspendUser: { kind: 'mutation'; variables: RestSuspendUserMutationVariables; data: RestSuspendUserMutation };
  RestActivateUser: { kind: 'mutation'; variables: RestActivateUserMutationVariables; data: RestActivateUserMutation };
  RestRegisterValidator: { kind: 'mutation'; variables: RestRegisterValidatorMutationVariables; data: RestRegisterValidatorMutation };
  RestValidators: { kind: 'query'; variables: RestValidatorsQueryVariables; data: RestValidatorsQuery };
  RestPendingRounds: { kind: 'query'; variables: RestPendingRoundsQueryVariables; data: RestPendingRoundsQuery };
  RestContractRounds: { kind: 'query'; variables: RestContractRoundsQueryVariables; data: RestContractRoundsQuery };
  RestTriggerRound: { kind: 'mutation'; variables: RestTriggerRoundMutationVariables; data: RestTriggerRoundMutation };
  RestAuthorizeRound: { kind: 'mutation'; variables: RestAuthorizeRoundMutationVariables; data: RestAuthorizeRoundMutation };
  RestExecuteRound: { kind: 'mutation'; variables: RestExecuteRoundMutationVariables; data: RestExecuteRoundMutation };
  RestSubmitRoundSignature: { kind: 'mutation'; variables: RestSubmitRoundSignatureMutationVariables; data: RestSubmitRoundSignatureMutation };
  RestCancelRound: { kind: 'mutation'; variables: RestCancelRoundMutationVariables; data: RestCancelRoundMutation };
  RestTriggerRoundAgain: { kind: 'mutation'; variables: RestTriggerRoundAgainMutationVariables; data: RestTriggerRoundAgainMutation };
  RestSystemStats: { kind: 'query'; variables: RestSystemStatsQueryVariables; data: RestSystemStatsQuery };
  RestSetMaintenance: { kind: 'mutation'; variables: RestSetMaintenanceMutationVariables; data: RestSetMaintenanceMutation };
  RestAuditLogs: { kind: 'query'; variables: RestAuditLogsQueryVariables; data: RestAuditLogsQuery };
  RestAnchor: { kind: 'query'; variables: RestAnchorQueryVariables; data: RestAnchorQuery };
  RestTicket: { kind: 'query'; variables: RestTicketQueryVariables; data: RestTicketQuery };
  RestSearchTickets: { kind: 'query'; variables: RestSearchTicketsQueryVariables; data: RestSearchTicketsQuery };
  RestPublicKey: { kind: 'query'; variables: RestPublicKeyQueryVariables; data: RestPublicKeyQuery };
  RestRevocationSnapshot: { kind: 'query'; variables: RestRevocationSnapshotQueryVariables; data: RestRevocationSnapshotQuery };
  RestPurchaseByForm: { kind: 'mutation'; variables: RestPurchaseByFormMutationVariables; data: RestPurchaseByFormMutation };
  RestPurchaseWithWallet: { kind: 'mutation'; variables: RestPurchaseWithWalletMutationVariables; data: RestPurchaseWithWalletMutation };
  RestPurchaseWithProvider: { kind: 'mutation'; variables: RestPurchaseWithProviderMutationVariables; data: RestPurchaseWithProviderMutation };
  RestWalletBalance: { kind: 'query'; variables: RestWalletBalanceQueryVariables; data: RestWalletBalanceQuery };
  RestCreateWallet: { kind: 'mutation'; variables: RestCreateWalletMutationVariables; data: RestCreateWalletMutation };
  RestFundWallet: { kind: 'mutation'; variables: RestFundWalletMutationVariables; data: RestFundWalletMutation };
}

export type RestOperationName = keyof RestOperations;

export const REST_DOCUMENTS: Readonly<Record<RestOperationName, string>> = {
  RestContracts: "query RestContracts($eventId: ID, $status: ContractStatus, $first: Int!, $after: String) {\n  contracts(eventId: $eventId, status: $status, first: $first, after: $after) {\n    nodes {\n      ...RestContract\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment RestContract on Contract {\n  id\n  name\n  description\n  status\n  finalizing\n  event {\n    id\n    name\n    slug\n    startDate\n    venue\n    status\n  }\n  issuer {\n    id\n  }\n  issuerName\n  requiredSigs\n  signatories {\n    id\n    person {\n      id\n    }\n    name\n    email\n    badge\n    approvedAt\n    publicKey\n    keyHolder\n    active\n  }\n  approvals {\n    person {\n      id\n    }\n    approvedAt\n  }\n  shares {\n    ...RestShare\n  }\n  totalPercent\n  createdAt\n  finalizedAt\n  escrow {\n    publicKey\n    explorerUrl\n    transactionHash\n  }\n  canFinalize\n  finalizeBlockers {\n    message\n  }\n  viewerRole\n  openRounds\n  pendingExpenses\n  totalRevenue {\n    amount\n    currency\n  }\n  distributedAmount {\n    amount\n    currency\n  }\n}\nfragment RestShare on Share {\n  id\n  position\n  partner {\n    id\n    name\n    email\n    role\n    status\n  }\n  type\n  percent\n  fixedAmount {\n    amount\n    currency\n  }\n}",
  RestContractShares: "query RestContractShares($id: ID!) {\n  contract(id: $id) {\n    id\n    totalPercent\n    shares {\n      ...RestShare\n    }\n  }\n}\nfragment RestShare on Share {\n  id\n  position\n  partner {\n    id\n    name\n    email\n    role\n    status\n  }\n  type\n  percent\n  fixedAmount {\n    amount\n    currency\n  }\n}",
  RestCreateContract: "mutation RestCreateContract($input: CreateContractInput!) {\n  createContract(input: $input) {\n    contract {\n      ...RestContract\n    }\n  }\n}\nfragment RestContract on Contract {\n  id\n  name\n  description\n  status\n  finalizing\n  event {\n    id\n    name\n    slug\n    startDate\n    venue\n    status\n  }\n  issuer {\n    id\n  }\n  issuerName\n  requiredSigs\n  signatories {\n    id\n    person {\n      id\n    }\n    name\n    email\n    badge\n    approvedAt\n    publicKey\n    keyHolder\n    active\n  }\n  approvals {\n    person {\n      id\n    }\n    approvedAt\n  }\n  shares {\n    ...RestShare\n  }\n  totalPercent\n  createdAt\n  finalizedAt\n  escrow {\n    publicKey\n    explorerUrl\n    transactionHash\n  }\n  canFinalize\n  finalizeBlockers {\n    message\n  }\n  viewerRole\n  openRounds\n  pendingExpenses\n  totalRevenue {\n    amount\n    currency\n  }\n  distributedAmount {\n    amount\n    currency\n  }\n}\nfragment RestShare on Share {\n  id\n  position\n  partner {\n    id\n    name\n    email\n    role\n    status\n  }\n  type\n  percent\n  fixedAmount {\n    amount\n    currency\n  }\n}",
  RestApproveContract: "mutation RestApproveContract($id: ID!) {\n  approveContract(input: {id: $id}) {\n    contract {\n      ...RestContract\n    }\n    canFinalize\n    message\n  }\n}\nfragment RestContract on Contract {\n  id\n  name\n  description\n  status\n  finalizing\n  event {\n    id\n    name\n    slug\n    startDate\n    venue\n    status\n  }\n  issuer {\n    id\n  }\n  issuerName\n  requiredSigs\n  signatories {\n    id\n    person {\n      id\n    }\n    name\n    email\n    badge\n    approvedAt\n    publicKey\n    keyHolder\n    active\n  }\n  approvals {\n    person {\n      id\n    }\n    approvedAt\n  }\n  shares {\n    ...RestShare\n  }\n  totalPercent\n  createdAt\n  finalizedAt\n  escrow {\n    publicKey\n    explorerUrl\n    transactionHash\n  }\n  canFinalize\n  finalizeBlockers {\n    message\n  }\n  viewerRole\n  openRounds\n  pendingExpenses\n  totalRevenue {\n    amount\n    currency\n  }\n  distributedAmount {\n    amount\n    currency\n  }\n}\nfragment RestShare on Share {\n  id\n  position\n  partner {\n    id\n    name\n    email\n    role\n    status\n  }\n  type\n  percent\n  fixedAmount {\n    amount\n    currency\n  }\n}",
  RestFinalizeContract: "mutation RestFinalizeContract($id: ID!, $idempotencyKey: String) {\n  finalizeContract(input: {id: $id, idempotencyKey: $idempotencyKey}) {\n    contract {\n      ...RestContract\n    }\n  }\n}\nfragment RestContract on Contract {\n  id\n  name\n  description\n  status\n  finalizing\n  event {\n    id\n    name\n    slug\n    startDate\n    venue\n    status\n  }\n  issuer {\n    id\n  }\n  issuerName\n  requiredSigs\n  signatories {\n    id\n    person {\n      id\n    }\n    name\n    email\n    badge\n    approvedAt\n    publicKey\n    keyHolder\n    active\n  }\n  approvals {\n    person {\n      id\n    }\n    approvedAt\n  }\n  shares {\n    ...RestShare\n  }\n  totalPercent\n  createdAt\n  finalizedAt\n  escrow {\n    publicKey\n    explorerUrl\n    transactionHash\n  }\n  canFinalize\n  finalizeBlockers {\n    message\n  }\n  viewerRole\n  openRounds\n  pendingExpenses\n  totalRevenue {\n    amount\n    currency\n  }\n  distributedAmount {\n    amount\n    currency\n  }\n}\nfragment RestShare on Share {\n  id\n  position\n  partner {\n    id\n    name\n    email\n    role\n    status\n  }\n  type\n  percent\n  fixedAmount {\n    amount\n    currency\n  }\n}",
  RestContractFinancials: "query RestContractFinancials($id: ID!) {\n  contract(id: $id) {\n    id\n    financials {\n      totalRevenue {\n        amount\n        currency\n      }\n      approvedExpenses {\n        amount\n        currency\n      }\n      netRevenue {\n        amount\n        currency\n      }\n      availableForDistribution {\n        amount\n        currency\n      }\n      totalFinancing {\n        amount\n        currency\n      }\n      distributed {\n        amount\n        currency\n      }\n      owedExpenses {\n        amount\n        currency\n      }\n      owedAdvances {\n        amount\n        currency\n      }\n      inOpenRounds {\n        amount\n        currency\n      }\n      escrowBalance {\n        amount\n        currency\n      }\n      escrowReserve {\n        amount\n        currency\n      }\n      ledgerAsked\n    }\n  }\n}",
  RestValidate: "mutation RestValidate($input: ValidateTicketInput!) {\n  validateTicket(input: $input) {\n    result {\n      valid\n      outcome\n      scanId\n      message\n      ticket {\n        id\n      }\n      ticketNumber\n      event {\n        id\n      }\n      tier\n      usedAt\n      usedGate\n      playMoney\n      isTest\n      validFrom\n      validUntil\n      letInUnpaid\n      due {\n        amount\n        currency\n      }\n    }\n  }\n}",
  RestValidateOffline: "mutation RestValidateOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n  validateTicketOffline(\n    input: {ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot}\n  ) {\n    valid\n    outcome\n    message\n    keyKnown\n  }\n}",
  RestUploadScans: "mutation RestUploadScans($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {\n  uploadScans(\n    input: {deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans}\n  ) {\n    scans {\n      nonce\n      outcome\n      repeated\n      conflict\n      void\n    }\n  }\n}",
  RestRevokeTicket: "mutation RestRevokeTicket($id: ID!, $reason: String!, $actor: String) {\n  revokeTicket(input: {id: $id, reason: $reason, actor: $actor}) {\n    ticket {\n      id\n      status\n      tier {\n        name\n      }\n      revokedAt\n      revokeReason\n      dueStatus\n    }\n  }\n}",
  RestCollectDue: "mutation RestCollectDue($ticketId: ID!, $method: DueMethod!) {\n  collectDue(input: {ticketId: $ticketId, method: $method}) {\n    ticket {\n      id\n      status\n      dueStatus\n      price {\n        amount\n        currency\n      }\n    }\n  }\n}",
  RestEvents: "query RestEvents($search: String, $status: EventStatus, $first: Int!, $after: String) {\n  events(search: $search, status: $status, first: $first, after: $after) {\n    nodes {\n      ...RestEvent\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
  RestPublishedEvents: "query RestPublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n  publishedEvents(\n    search: $search\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...RestEvent\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
  RestPublishedEvent: "query RestPublishedEvent($slug: String!, $code: String!, $withCode: Boolean!) {\n  publishedEvent(slug: $slug) {\n    ...RestEvent\n    available\n    tiers {\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      inWaitingRoom\n    }\n  }\n  codeOffer(slug: $slug, code: $code) @include(if: $withCode) {\n    tiers {\n      price {\n        amount\n        currency\n      }\n      tier {\n        name\n        price {\n          amount\n          currency\n        }\n        available\n        formSales\n        inWaitingRoom\n      }\n    }\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
  RestCreateEvent: "mutation RestCreateEvent($input: CreateEventInput!) {\n  createEvent(input: $input) {\n    event {\n      ...RestEvent\n    }\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
  RestPublishEvent: "mutation RestPublishEvent($id: ID!) {\n  publishEvent(input: {id: $id}) {\n    event {\n      ...RestEvent\n    }\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
  RestEventStats: "query RestEventStats($id: ID!) {\n  event(id: $id) {\n    id\n    stats {\n      tiers {\n        tier {\n          name\n        }\n        generated\n        sold\n        entered\n      }\n      totalGenerated\n      totalSold\n      totalEntered\n    }\n  }\n}",
  RestCreateTickets: "mutation RestCreateTickets($eventId: ID!, $tiers: [TierInput!]!) {\n  createTickets(input: {eventId: $eventId, tiers: $tiers}) {\n    event {\n      ...RestEvent\n      tiers {\n        name\n        price {\n          amount\n          currency\n        }\n        generated\n        sold\n        available\n        effectiveAt\n        expiresAt\n        gracePeriod\n      }\n    }\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
  RestGuestLists: "query RestGuestLists($eventId: ID!) {\n  guestLists(eventId: $eventId, first: 50) {\n    nodes {\n      id\n      fileName\n      payment\n      issued\n      refused\n      createdAt\n      finishedAt\n      refusals {\n        line\n        reason\n      }\n    }\n  }\n}",
  RestEventEmbed: "query RestEventEmbed($eventId: ID!) {\n  eventEmbed(eventId: $eventId) {\n    event {\n      id\n    }\n    sites\n  }\n}",
  RestSetEventEmbed: "mutation RestSetEventEmbed($eventId: ID!, $sites: [String!]!) {\n  setEventEmbed(input: {eventId: $eventId, sites: $sites}) {\n    embed {\n      event {\n        id\n      }\n      sites\n    }\n  }\n}",
  RestExpenses: "query RestExpenses($contractId: ID!, $status: ExpenseStatus, $first: Int!, $after: String) {\n  expenses(contractId: $contractId, status: $status, first: $first, after: $after) {\n    nodes {\n      ...RestExpenseFacts\n    }\n  }\n}\nfragment RestExpenseFacts on Expense {\n  id\n  contract {\n    id\n  }\n  contractName\n  eventName\n  category\n  description\n  amount {\n    amount\n    currency\n  }\n  owed {\n    amount\n    currency\n  }\n  receiptLink\n  receipt {\n    id\n    fileName\n    mediaType\n    size\n    url\n  }\n  status\n  comment\n  submitter {\n    id\n    name\n    email\n  }\n  createdAt\n  decidedAt\n  decidedBy {\n    id\n    name\n    email\n  }\n  paid\n  paidRound {\n    id\n  }\n  isOwn\n  viewerCanDecide\n}",
  RestPendingExpenses: "query RestPendingExpenses($contractId: ID, $first: Int!, $after: String) {\n  pendingExpenses(contractId: $contractId, first: $first, after: $after) {\n    nodes {\n      ...RestExpenseFacts\n    }\n  }\n}\nfragment RestExpenseFacts on Expense {\n  id\n  contract {\n    id\n  }\n  contractName\n  eventName\n  category\n  description\n  amount {\n    amount\n    currency\n  }\n  owed {\n    amount\n    currency\n  }\n  receiptLink\n  receipt {\n    id\n    fileName\n    mediaType\n    size\n    url\n  }\n  status\n  comment\n  submitter {\n    id\n    name\n    email\n  }\n  createdAt\n  decidedAt\n  decidedBy {\n    id\n    name\n    email\n  }\n  paid\n  paidRound {\n    id\n  }\n  isOwn\n  viewerCanDecide\n}",
  RestSubmitExpense: "mutation RestSubmitExpense($input: SubmitExpenseInput!) {\n  submitExpense(input: $input) {\n    expense {\n      ...RestExpenseFacts\n    }\n  }\n}\nfragment RestExpenseFacts on Expense {\n  id\n  contract {\n    id\n  }\n  contractName\n  eventName\n  category\n  description\n  amount {\n    amount\n    currency\n  }\n  owed {\n    amount\n    currency\n  }\n  receiptLink\n  receipt {\n    id\n    fileName\n    mediaType\n    size\n    url\n  }\n  status\n  comment\n  submitter {\n    id\n    name\n    email\n  }\n  createdAt\n  decidedAt\n  decidedBy {\n    id\n    name\n    email\n  }\n  paid\n  paidRound {\n    id\n  }\n  isOwn\n  viewerCanDecide\n}",
  RestDecideExpense: "mutation RestDecideExpense($id: ID!, $approve: Boolean!, $comment: String) {\n  decideExpense(input: {id: $id, approve: $approve, comment: $comment}) {\n    expense {\n      ...RestExpenseFacts\n    }\n  }\n}\nfragment RestExpenseFacts on Expense {\n  id\n  contract {\n    id\n  }\n  contractName\n  eventName\n  category\n  description\n  amount {\n    amount\n    currency\n  }\n  owed {\n    amount\n    currency\n  }\n  receiptLink\n  receipt {\n    id\n    fileName\n    mediaType\n    size\n    url\n  }\n  status\n  comment\n  submitter {\n    id\n    name\n    email\n  }\n  createdAt\n  decidedAt\n  decidedBy {\n    id\n    name\n    email\n  }\n  paid\n  paidRound {\n    id\n  }\n  isOwn\n  viewerCanDecide\n}",
  RestLogin: "mutation RestLogin($email: String!, $password: String!) {\n  login(input: {email: $email, password: $password}) {\n    token\n    expiresAt\n    sessionId\n    user {\n      ...RestUser\n    }\n  }\n}\nfragment RestUser on User {\n  id\n  email\n  name\n  phone\n  role\n  emailVerified\n  hasWallet\n  createdAt\n  issuer {\n    id\n    name\n    description\n  }\n}",
  RestRegister: "mutation RestRegister($input: RegisterInput!) {\n  register(input: $input) {\n    hasWallet\n    user {\n      ...RestUser\n    }\n  }\n}\nfragment RestUser on User {\n  id\n  email\n  name\n  phone\n  role\n  emailVerified\n  hasWallet\n  createdAt\n  issuer {\n    id\n    name\n    description\n  }\n}",
  RestLogout: "mutation RestLogout($sessionId: ID) {\n  logout(input: {sessionId: $sessionId}) {\n    done\n  }\n}",
  RestKeyValidity: "query RestKeyValidity {\n  apiKeyValidity {\n    valid\n    expiresAt\n  }\n}",
  RestCreateApiKey: "mutation RestCreateApiKey {\n  createApiKey {\n    key\n    apiKey {\n      id\n      prefix\n      expiresAt\n    }\n  }\n}",
  RestChangePassword: "mutation RestChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(\n    input: {currentPassword: $currentPassword, newPassword: $newPassword}\n  ) {\n    done\n  }\n}",
  RestIssuers: "query RestIssuers($search: String, $first: Int!, $after: String) {\n  issuers(search: $search, first: $first, after: $after) {\n    nodes {\n      id\n      name\n      description\n      active\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}",
  RestIssuerAccounts: "query RestIssuerAccounts($search: String, $active: Boolean, $first: Int!, $after: String) {\n  issuerAccounts(search: $search, active: $active, first: $first, after: $after) {\n    nodes {\n      ...RestIssuerAccount\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}\nfragment RestIssuerAccount on IssuerAccount {\n  id\n  name\n  description\n  active\n  inactiveSince\n  inactiveReason\n  createdAt\n  people\n  publishedEvents\n}",
  RestUpdateIssuer: "mutation RestUpdateIssuer($input: UpdateIssuerInput!) {\n  updateIssuer(input: $input) {\n    issuer {\n      ...RestIssuerAccount\n    }\n  }\n}\nfragment RestIssuerAccount on IssuerAccount {\n  id\n  name\n  description\n  active\n  inactiveSince\n  inactiveReason\n  createdAt\n  people\n  publishedEvents\n}",
  RestActivateIssuer: "mutation RestActivateIssuer($input: SetIssuerActiveInput!) {\n  setIssuerActive(input: $input) {\n    issuer {\n      ...RestIssuerAccount\n    }\n  }\n}\nfragment RestIssuerAccount on IssuerAccount {\n  id\n  name\n  description\n  active\n  inactiveSince\n  inactiveReason\n  createdAt\n  people\n  publishedEvents\n}",
  RestDeactivateIssuer: "mutation RestDeactivateIssuer($input: SetIssuerActiveInput!) {\n  setIssuerActive(input: $input) {\n    issuer {\n      ...RestIssuerAccount\n    }\n  }\n}\nfragment RestIssuerAccount on IssuerAccount {\n  id\n  name\n  description\n  active\n  inactiveSince\n  inactiveReason\n  createdAt\n  people\n  publishedEvents\n}",
  RestMessages: "query RestMessages($first: Int!, $after: String, $search: String, $box: MessageBox, $unread: Boolean!) {\n  messages(\n    first: $first\n    after: $after\n    search: $search\n    box: $box\n    unread: $unread\n  ) {\n    nodes {\n      ...RestMessage\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  unreadMessages\n}\nfragment RestMessage on Message {\n  id\n  threadId\n  inReplyTo {\n    id\n  }\n  senderId\n  senderName\n  senderEmail\n  recipientId\n  recipientEmail\n  subject\n  body\n  type\n  isRead\n  isOwn\n  createdAt\n}",
  RestSendMessage: "mutation RestSendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message {\n      ...RestMessage\n    }\n  }\n}\nfragment RestMessage on Message {\n  id\n  threadId\n  inReplyTo {\n    id\n  }\n  senderId\n  senderName\n  senderEmail\n  recipientId\n  recipientEmail\n  subject\n  body\n  type\n  isRead\n  isOwn\n  createdAt\n}",
  RestMarkMessageRead: "mutation RestMarkMessageRead($id: ID!) {\n  markMessageRead(input: {id: $id}) {\n    message {\n      ...RestMessage\n    }\n  }\n}\nfragment RestMessage on Message {\n  id\n  threadId\n  inReplyTo {\n    id\n  }\n  senderId\n  senderName\n  senderEmail\n  recipientId\n  recipientEmail\n  subject\n  body\n  type\n  isRead\n  isOwn\n  createdAt\n}",
  RestSendContactMessage: "mutation RestSendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    done\n  }\n}",
  RestOrderState: "query RestOrderState($id: ID!, $key: String) {\n  order(id: $id, orderKey: $key) {\n    ...RestOrder\n  }\n}\nfragment RestOrder on Order {\n  id\n  status\n  quantity\n  createdAt\n  event {\n    id\n  }\n  total {\n    amount\n    currency\n  }\n  payment {\n    payment {\n      amount\n      currency\n    }\n    transactionHash\n  }\n  ...RestCollected\n  tickets {\n    id\n    serial\n    number\n    status\n    tier {\n      name\n    }\n    refund {\n      ...RestTicketRefund\n    }\n  }\n  refunds {\n    kind\n    status\n    amount {\n      amount\n      currency\n    }\n    at\n  }\n  receipts {\n    id\n    number\n    kind\n    creditedNumber\n    total {\n      amount\n      currency\n    }\n    paidAt\n  }\n}\nfragment RestCollected on Order {\n  status\n  payment {\n    status\n    method\n    failure\n    failureCode\n  }\n  attempt {\n    number\n    status\n    amount {\n      amount\n      currency\n    }\n    phone\n    page\n    expiresAt\n    failureCode\n    failure\n    unconfirmed\n    receipt\n    refundStatus\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestRefundOrder: "mutation RestRefundOrder($input: RefundOrderInput!) {\n  refundOrder(input: $input) {\n    order {\n      ...RestOrder\n    }\n  }\n}\nfragment RestOrder on Order {\n  id\n  status\n  quantity\n  createdAt\n  event {\n    id\n  }\n  total {\n    amount\n    currency\n  }\n  payment {\n    payment {\n      amount\n      currency\n    }\n    transactionHash\n  }\n  ...RestCollected\n  tickets {\n    id\n    serial\n    number\n    status\n    tier {\n      name\n    }\n    refund {\n      ...RestTicketRefund\n    }\n  }\n  refunds {\n    kind\n    status\n    amount {\n      amount\n      currency\n    }\n    at\n  }\n  receipts {\n    id\n    number\n    kind\n    creditedNumber\n    total {\n      amount\n      currency\n    }\n    paidAt\n  }\n}\nfragment RestCollected on Order {\n  status\n  payment {\n    status\n    method\n    failure\n    failureCode\n  }\n  attempt {\n    number\n    status\n    amount {\n      amount\n      currency\n    }\n    phone\n    page\n    expiresAt\n    failureCode\n    failure\n    unconfirmed\n    receipt\n    refundStatus\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestRefundAmount: "mutation RestRefundAmount($input: RefundAmountInput!) {\n  refundAmount(input: $input) {\n    order {\n      ...RestOrder\n    }\n  }\n}\nfragment RestOrder on Order {\n  id\n  status\n  quantity\n  createdAt\n  event {\n    id\n  }\n  total {\n    amount\n    currency\n  }\n  payment {\n    payment {\n      amount\n      currency\n    }\n    transactionHash\n  }\n  ...RestCollected\n  tickets {\n    id\n    serial\n    number\n    status\n    tier {\n      name\n    }\n    refund {\n      ...RestTicketRefund\n    }\n  }\n  refunds {\n    kind\n    status\n    amount {\n      amount\n      currency\n    }\n    at\n  }\n  receipts {\n    id\n    number\n    kind\n    creditedNumber\n    total {\n      amount\n      currency\n    }\n    paidAt\n  }\n}\nfragment RestCollected on Order {\n  status\n  payment {\n    status\n    method\n    failure\n    failureCode\n  }\n  attempt {\n    number\n    status\n    amount {\n      amount\n      currency\n    }\n    phone\n    page\n    expiresAt\n    failureCode\n    failure\n    unconfirmed\n    receipt\n    refundStatus\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestRefundTickets: "mutation RestRefundTickets($input: RefundTicketsInput!) {\n  refundTickets(input: $input) {\n    order {\n      ...RestOrder\n    }\n  }\n}\nfragment RestOrder on Order {\n  id\n  status\n  quantity\n  createdAt\n  event {\n    id\n  }\n  total {\n    amount\n    currency\n  }\n  payment {\n    payment {\n      amount\n      currency\n    }\n    transactionHash\n  }\n  ...RestCollected\n  tickets {\n    id\n    serial\n    number\n    status\n    tier {\n      name\n    }\n    refund {\n      ...RestTicketRefund\n    }\n  }\n  refunds {\n    kind\n    status\n    amount {\n      amount\n      currency\n    }\n    at\n  }\n  receipts {\n    id\n    number\n    kind\n    creditedNumber\n    total {\n      amount\n      currency\n    }\n    paidAt\n  }\n}\nfragment RestCollected on Order {\n  status\n  payment {\n    status\n    method\n    failure\n    failureCode\n  }\n  attempt {\n    number\n    status\n    amount {\n      amount\n      currency\n    }\n    phone\n    page\n    expiresAt\n    failureCode\n    failure\n    unconfirmed\n    receipt\n    refundStatus\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestRetryPayment: "mutation RestRetryPayment($input: RetryProviderPaymentInput!) {\n  retryProviderPayment(input: $input) {\n    order {\n      ...RestOrder\n    }\n  }\n}\nfragment RestOrder on Order {\n  id\n  status\n  quantity\n  createdAt\n  event {\n    id\n  }\n  total {\n    amount\n    currency\n  }\n  payment {\n    payment {\n      amount\n      currency\n    }\n    transactionHash\n  }\n  ...RestCollected\n  tickets {\n    id\n    serial\n    number\n    status\n    tier {\n      name\n    }\n    refund {\n      ...RestTicketRefund\n    }\n  }\n  refunds {\n    kind\n    status\n    amount {\n      amount\n      currency\n    }\n    at\n  }\n  receipts {\n    id\n    number\n    kind\n    creditedNumber\n    total {\n      amount\n      currency\n    }\n    paidAt\n  }\n}\nfragment RestCollected on Order {\n  status\n  payment {\n    status\n    method\n    failure\n    failureCode\n  }\n  attempt {\n    number\n    status\n    amount {\n      amount\n      currency\n    }\n    phone\n    page\n    expiresAt\n    failureCode\n    failure\n    unconfirmed\n    receipt\n    refundStatus\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestClaimPayment: "mutation RestClaimPayment($input: ClaimProviderPaymentInput!) {\n  claimProviderPayment(input: $input) {\n    order {\n      ...RestOrder\n    }\n  }\n}\nfragment RestOrder on Order {\n  id\n  status\n  quantity\n  createdAt\n  event {\n    id\n  }\n  total {\n    amount\n    currency\n  }\n  payment {\n    payment {\n      amount\n      currency\n    }\n    transactionHash\n  }\n  ...RestCollected\n  tickets {\n    id\n    serial\n    number\n    status\n    tier {\n      name\n    }\n    refund {\n      ...RestTicketRefund\n    }\n  }\n  refunds {\n    kind\n    status\n    amount {\n      amount\n      currency\n    }\n    at\n  }\n  receipts {\n    id\n    number\n    kind\n    creditedNumber\n    total {\n      amount\n      currency\n    }\n    paidAt\n  }\n}\nfragment RestCollected on Order {\n  status\n  payment {\n    status\n    method\n    failure\n    failureCode\n  }\n  attempt {\n    number\n    status\n    amount {\n      amount\n      currency\n    }\n    phone\n    page\n    expiresAt\n    failureCode\n    failure\n    unconfirmed\n    receipt\n    refundStatus\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestRefundTicket: "mutation RestRefundTicket($input: RefundTicketInput!) {\n  refundTicket(input: $input) {\n    ticket {\n      ...RestCancelledTicket\n    }\n  }\n}\nfragment RestCancelledTicket on Ticket {\n  id\n  status\n  order {\n    id\n  }\n  refund {\n    ...RestTicketRefund\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestCancelTicket: "mutation RestCancelTicket($input: CancelTicketInput!) {\n  cancelTicket(input: $input) {\n    ticket {\n      ...RestCancelledTicket\n    }\n  }\n}\nfragment RestCancelledTicket on Ticket {\n  id\n  status\n  order {\n    id\n  }\n  refund {\n    ...RestTicketRefund\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestCancelFoundTicket: "mutation RestCancelFoundTicket($input: CancelFoundTicketInput!) {\n  cancelFoundTicket(input: $input) {\n    ticket {\n      ...RestCancelledTicket\n    }\n  }\n}\nfragment RestCancelledTicket on Ticket {\n  id\n  status\n  order {\n    id\n  }\n  refund {\n    ...RestTicketRefund\n  }\n}\nfragment RestTicketRefund on TicketRefund {\n  status\n  at\n  amount {\n    amount\n    currency\n  }\n}",
  RestPartners: "query RestPartners($search: String, $first: Int!, $after: String) {\n  partners(search: $search, first: $first, after: $after) {\n    nodes {\n      ...RestPartner\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment RestPartner on Partner {\n  id\n  name\n  email\n  role\n  status\n  userId\n  publicKey\n  invitedAt\n  answeredAt\n}",
  RestInvitePartner: "mutation RestInvitePartner($email: String!, $role: PartnerRole!, $name: String) {\n  invitePartner(input: {email: $email, role: $role, name: $name}) {\n    partner {\n      ...RestPartner\n    }\n  }\n}\nfragment RestPartner on Partner {\n  id\n  name\n  email\n  role\n  status\n  userId\n  publicKey\n  invitedAt\n  answeredAt\n}",
  RestInvitations: "query RestInvitations {\n  myInvitations(first: 100) {\n    nodes {\n      ...RestInvitation\n    }\n  }\n}\nfragment RestInvitation on PartnerInvitation {\n  id\n  issuerName\n  email\n  role\n  status\n  invitedAt\n  expiresAt\n}",
  RestAnswerInvitation: "mutation RestAnswerInvitation($id: ID, $token: String, $accept: Boolean!, $newAccount: NewPartnerAccount) {\n  answerInvitation(\n    input: {id: $id, token: $token, accept: $accept, newAccount: $newAccount}\n  ) {\n    invitation {\n      ...RestInvitation\n    }\n    accountCreated\n    hasWallet\n  }\n}\nfragment RestInvitation on PartnerInvitation {\n  id\n  issuerName\n  email\n  role\n  status\n  invitedAt\n  expiresAt\n}",
  RestUsers: "query RestUsers($search: String, $first: Int!, $after: String) {\n  people(search: $search, first: $first, after: $after) {\n    nodes {\n      id\n      name\n      email\n      role\n      status\n      createdAt\n      lastLoginAt\n      issuer {\n        id\n      }\n      maySign\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}",
  RestInviteUser: "mutation RestInviteUser($email: String!, $name: String!, $role: Role!, $issuerId: ID) {\n  inviteUser(\n    input: {email: $email, name: $name, role: $role, issuerId: $issuerId}\n  ) {\n    invitation {\n      id\n      email\n      name\n      role\n      invitedAt\n      expiresAt\n    }\n  }\n}",
  RestSetUserRole: "mutation RestSetUserRole($id: ID!, $role: Role!, $issuerId: ID) {\n  setUserRole(input: {id: $id, role: $role, issuerId: $issuerId}) {\n    user {\n      ...RestAccount\n    }\n  }\n}\nfragment RestAccount on UserAccount {\n  id\n  name\n  email\n  role\n  status\n  createdAt\n  lastLoginAt\n  issuer {\n    id\n  }\n}",
  RestSuspendUser: "mutation RestSuspendUser($id: ID!) {\n  suspendUser(input: {id: $id}) {\n    user {\n      ...RestAccount\n    }\n  }\n}\nfragment RestAccount on UserAccount {\n  id\n  name\n  email\n  role\n  status\n  createdAt\n  lastLoginAt\n  issuer {\n    id\n  }\n}",
  RestActivateUser: "mutation RestActivateUser($id: ID!) {\n  activateUser(input: {id: $id}) {\n    user {\n      ...RestAccount\n    }\n  }\n}\nfragment RestAccount on UserAccount {\n  id\n  name\n  email\n  role\n  status\n  createdAt\n  lastLoginAt\n  issuer {\n    id\n  }\n}",
  RestRegisterValidator: "mutation RestRegisterValidator($email: String!, $name: String) {\n  registerValidator(input: {email: $email, name: $name}) {\n    id\n    email\n    temporaryPassword\n    expiresAt\n  }\n}",
  RestValidators: "query RestValidators($first: Int!, $after: String) {\n  validators(first: $first, after: $after) {\n    nodes {\n      id\n      name\n      email\n      status\n      lastLoginAt\n      scansToday\n      gates\n      lastScanAt\n      lastGate\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}",
  RestPendingRounds: "query RestPendingRounds($contractId: ID) {\n  pendingRounds(contractId: $contractId, first: 100) {\n    nodes {\n      ...RestRound\n    }\n  }\n}\nfragment RestRound on Round {\n  id\n  number\n  contract {\n    id\n  }\n  contractName\n  eventName\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  createdAt\n  expiresAt\n  executedAt\n  requiredSigs\n  gathered\n  authorizations {\n    person {\n      id\n    }\n    name\n    publicKey\n    method\n    authorizedAt\n    counts\n    sent\n  }\n  payments {\n    kind\n    name\n    destination\n    amount {\n      amount\n      currency\n    }\n  }\n  hash\n  envelopeXdr\n  sep7Uri\n  again {\n    id\n  }\n  transactionHash\n  explorerUrl\n  ledger\n  endedAt\n  failure\n  triggeredBy {\n    id\n    name\n  }\n  viewerCanAuthorize\n  viewerCanExecute\n}",
  RestContractRounds: "query RestContractRounds($contractId: ID!, $first: Int, $after: String) {\n  rounds(contractId: $contractId, first: $first, after: $after) {\n    nodes {\n      ...RestRound\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment RestRound on Round {\n  id\n  number\n  contract {\n    id\n  }\n  contractName\n  eventName\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  createdAt\n  expiresAt\n  executedAt\n  requiredSigs\n  gathered\n  authorizations {\n    person {\n      id\n    }\n    name\n    publicKey\n    method\n    authorizedAt\n    counts\n    sent\n  }\n  payments {\n    kind\n    name\n    destination\n    amount {\n      amount\n      currency\n    }\n  }\n  hash\n  envelopeXdr\n  sep7Uri\n  again {\n    id\n  }\n  transactionHash\n  explorerUrl\n  ledger\n  endedAt\n  failure\n  triggeredBy {\n    id\n    name\n  }\n  viewerCanAuthorize\n  viewerCanExecute\n}",
  RestTriggerRound: "mutation RestTriggerRound($input: TriggerRoundInput!) {\n  triggerRound(input: $input) {\n    round {\n      ...RestRound\n    }\n  }\n}\nfragment RestRound on Round {\n  id\n  number\n  contract {\n    id\n  }\n  contractName\n  eventName\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  createdAt\n  expiresAt\n  executedAt\n  requiredSigs\n  gathered\n  authorizations {\n    person {\n      id\n    }\n    name\n    publicKey\n    method\n    authorizedAt\n    counts\n    sent\n  }\n  payments {\n    kind\n    name\n    destination\n    amount {\n      amount\n      currency\n    }\n  }\n  hash\n  envelopeXdr\n  sep7Uri\n  again {\n    id\n  }\n  transactionHash\n  explorerUrl\n  ledger\n  endedAt\n  failure\n  triggeredBy {\n    id\n    name\n  }\n  viewerCanAuthorize\n  viewerCanExecute\n}",
  RestAuthorizeRound: "mutation RestAuthorizeRound($id: ID!) {\n  authorizeRound(input: {id: $id}) {\n    round {\n      ...RestRound\n    }\n  }\n}\nfragment RestRound on Round {\n  id\n  number\n  contract {\n    id\n  }\n  contractName\n  eventName\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  createdAt\n  expiresAt\n  executedAt\n  requiredSigs\n  gathered\n  authorizations {\n    person {\n      id\n    }\n    name\n    publicKey\n    method\n    authorizedAt\n    counts\n    sent\n  }\n  payments {\n    kind\n    name\n    destination\n    amount {\n      amount\n      currency\n    }\n  }\n  hash\n  envelopeXdr\n  sep7Uri\n  again {\n    id\n  }\n  transactionHash\n  explorerUrl\n  ledger\n  endedAt\n  failure\n  triggeredBy {\n    id\n    name\n  }\n  viewerCanAuthorize\n  viewerCanExecute\n}",
  RestExecuteRound: "mutation RestExecuteRound($id: ID!, $paymentMethod: PaymentMethod, $idempotencyKey: String) {\n  executeRound(\n    input: {id: $id, paymentMethod: $paymentMethod, idempotencyKey: $idempotencyKey}\n  ) {\n    round {\n      ...RestRound\n    }\n  }\n}\nfragment RestRound on Round {\n  id\n  number\n  contract {\n    id\n  }\n  contractName\n  eventName\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  createdAt\n  expiresAt\n  executedAt\n  requiredSigs\n  gathered\n  authorizations {\n    person {\n      id\n    }\n    name\n    publicKey\n    method\n    authorizedAt\n    counts\n    sent\n  }\n  payments {\n    kind\n    name\n    destination\n    amount {\n      amount\n      currency\n    }\n  }\n  hash\n  envelopeXdr\n  sep7Uri\n  again {\n    id\n  }\n  transactionHash\n  explorerUrl\n  ledger\n  endedAt\n  failure\n  triggeredBy {\n    id\n    name\n  }\n  viewerCanAuthorize\n  viewerCanExecute\n}",
  RestSubmitRoundSignature: "mutation RestSubmitRoundSignature($id: ID!, $envelopeXdr: String!) {\n  submitRoundSignature(input: {id: $id, envelopeXdr: $envelopeXdr}) {\n    round {\n      ...RestRound\n    }\n  }\n}\nfragment RestRound on Round {\n  id\n  number\n  contract {\n    id\n  }\n  contractName\n  eventName\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  createdAt\n  expiresAt\n  executedAt\n  requiredSigs\n  gathered\n  authorizations {\n    person {\n      id\n    }\n    name\n    publicKey\n    method\n    authorizedAt\n    counts\n    sent\n  }\n  payments {\n    kind\n    name\n    destination\n    amount {\n      amount\n      currency\n    }\n  }\n  hash\n  envelopeXdr\n  sep7Uri\n  again {\n    id\n  }\n  transactionHash\n  explorerUrl\n  ledger\n  endedAt\n  failure\n  triggeredBy {\n    id\n    name\n  }\n  viewerCanAuthorize\n  viewerCanExecute\n}",
  RestCancelRound: "mutation RestCancelRound($id: ID!, $reason: String) {\n  cancelRound(input: {id: $id, reason: $reason}) {\n    round {\n      ...RestRound\n    }\n  }\n}\nfragment RestRound on Round {\n  id\n  number\n  contract {\n    id\n  }\n  contractName\n  eventName\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  createdAt\n  expiresAt\n  executedAt\n  requiredSigs\n  gathered\n  authorizations {\n    person {\n      id\n    }\n    name\n    publicKey\n    method\n    authorizedAt\n    counts\n    sent\n  }\n  payments {\n    kind\n    name\n    destination\n    amount {\n      amount\n      currency\n    }\n  }\n  hash\n  envelopeXdr\n  sep7Uri\n  again {\n    id\n  }\n  transactionHash\n  explorerUrl\n  ledger\n  endedAt\n  failure\n  triggeredBy {\n    id\n    name\n  }\n  viewerCanAuthorize\n  viewerCanExecute\n}",
  RestTriggerRoundAgain: "mutation RestTriggerRoundAgain($id: ID!, $idempotencyKey: String) {\n  triggerRoundAgain(input: {id: $id, idempotencyKey: $idempotencyKey}) {\n    round {\n      ...RestRound\n    }\n  }\n}\nfragment RestRound on Round {\n  id\n  number\n  contract {\n    id\n  }\n  contractName\n  eventName\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  createdAt\n  expiresAt\n  executedAt\n  requiredSigs\n  gathered\n  authorizations {\n    person {\n      id\n    }\n    name\n    publicKey\n    method\n    authorizedAt\n    counts\n    sent\n  }\n  payments {\n    kind\n    name\n    destination\n    amount {\n      amount\n      currency\n    }\n  }\n  hash\n  envelopeXdr\n  sep7Uri\n  again {\n    id\n  }\n  transactionHash\n  explorerUrl\n  ledger\n  endedAt\n  failure\n  triggeredBy {\n    id\n    name\n  }\n  viewerCanAuthorize\n  viewerCanExecute\n}",
  RestSystemStats: "query RestSystemStats {\n  systemStats {\n    systemHealth\n    health {\n      part\n      level\n      note\n    }\n    totalUsers\n    totalTickets\n    activeSessions\n    environment\n    version\n    uptime\n    maintenance {\n      enabled\n      since\n    }\n  }\n}",
  RestSetMaintenance: "mutation RestSetMaintenance($enabled: Boolean!) {\n  setMaintenance(input: {enabled: $enabled}) {\n    maintenance {\n      enabled\n      since\n    }\n  }\n}",
  RestAuditLogs: "query RestAuditLogs($filter: AuditLogFilter, $first: Int!, $after: String) {\n  auditLogs(filter: $filter, first: $first, after: $after) {\n    nodes {\n      id\n      action\n      entityType\n      entityId\n      userEmail\n      createdAt\n      success\n      details\n      error\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}",
  RestAnchor: "query RestAnchor($root: String!) {\n  anchor(root: $root) {\n    root\n    kind\n    size\n    network\n    passphrase\n    account\n    transactionHash\n    ledger\n    closedAt\n    explorerUrl\n  }\n}",
  RestTicket: "query RestTicket($id: ID!, $personal: Boolean!) {\n  ticket(id: $id) {\n    ...RestTicketFacts\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n    file @include(if: $personal)\n    qrCode @include(if: $personal)\n  }\n}\nfragment RestTicketFacts on Ticket {\n  id\n  serial\n  number\n  status\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  dueStatus\n  playMoney\n  isTest\n  due {\n    amount\n    currency\n  }\n  issuedAt\n  effectiveAt\n  expiresAt\n  gracePeriod\n  enteredAt\n  revokedAt\n  order {\n    id\n  }\n  holderName @include(if: $personal)\n  holderEmail @include(if: $personal)\n  holderPhone @include(if: $personal)\n}",
  RestSearchTickets: "query RestSearchTickets($eventId: ID, $tier: String, $search: String, $status: TicketStatus, $first: Int!, $after: String, $personal: Boolean!) {\n  tickets(\n    eventId: $eventId\n    tier: $tier\n    search: $search\n    status: $status\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...RestTicketFacts\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}\nfragment RestTicketFacts on Ticket {\n  id\n  serial\n  number\n  status\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  dueStatus\n  playMoney\n  isTest\n  due {\n    amount\n    currency\n  }\n  issuedAt\n  effectiveAt\n  expiresAt\n  gracePeriod\n  enteredAt\n  revokedAt\n  order {\n    id\n  }\n  holderName @include(if: $personal)\n  holderEmail @include(if: $personal)\n  holderPhone @include(if: $personal)\n}",
  RestPublicKey: "query RestPublicKey($issuerId: ID!, $version: Int) {\n  publicKey(issuerId: $issuerId, version: $version) {\n    issuer {\n      id\n    }\n    version\n    keyId\n    publicKey\n    createdAt\n    retiredAt\n  }\n}",
  RestRevocationSnapshot: "query RestRevocationSnapshot($issuerId: ID, $since: String) {\n  revocationSnapshot(issuerId: $issuerId, since: $since) {\n    issuerId\n    number\n    since\n    createdAt\n    revoked {\n      ticketId\n      revokedAt\n    }\n    totalRevoked\n    keyVersion\n    signature\n  }\n}",
  RestPurchaseByForm: "mutation RestPurchaseByForm($input: PurchaseByFormInput!) {\n  purchaseByForm(input: $input) {\n    orderKey\n    order {\n      id\n      status\n      total {\n        amount\n        currency\n      }\n    }\n    tickets {\n      id\n      file\n    }\n  }\n}",
  RestPurchaseWithWallet: "mutation RestPurchaseWithWallet($input: PurchaseWithWalletInput!) {\n  purchaseWithWallet(input: $input) {\n    orderKey\n    processing\n    message\n    order {\n      id\n      status\n      total {\n        amount\n        currency\n      }\n      payment {\n        status\n        method\n        payment {\n          amount\n          currency\n        }\n        charge {\n          amount\n          currency\n        }\n        transactionHash\n      }\n    }\n    tickets {\n      ...RestBoughtTicket\n    }\n  }\n}\nfragment RestBoughtTicket on Ticket {\n  id\n  serial\n  number\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  issuedAt\n  holderName\n  holderEmail\n  holderPhone\n  qrCode\n  file\n  event {\n    id\n    name\n    venue\n    startDate\n  }\n}",
  RestPurchaseWithProvider: "mutation RestPurchaseWithProvider($input: PurchaseWithProviderInput!) {\n  purchaseWithProvider(input: $input) {\n    orderKey\n    order {\n      id\n      total {\n        amount\n        currency\n      }\n      ...RestCollected\n      tickets {\n        ...RestBoughtTicket\n      }\n    }\n  }\n}\nfragment RestCollected on Order {\n  status\n  payment {\n    status\n    method\n    failure\n    failureCode\n  }\n  attempt {\n    number\n    status\n    amount {\n      amount\n      currency\n    }\n    phone\n    page\n    expiresAt\n    failureCode\n    failure\n    unconfirmed\n    receipt\n    refundStatus\n  }\n}\nfragment RestBoughtTicket on Ticket {\n  id\n  serial\n  number\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  issuedAt\n  holderName\n  holderEmail\n  holderPhone\n  qrCode\n  file\n  event {\n    id\n    name\n    venue\n    startDate\n  }\n}",
  RestWalletBalance: "query RestWalletBalance {\n  wallet {\n    ...RestWallet\n  }\n}\nfragment RestWallet on Wallet {\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  reserve {\n    amount\n    currency\n  }\n  funded\n  network\n  stale\n  balanceAt\n}",
  RestCreateWallet: "mutation RestCreateWallet {\n  createWallet {\n    wallet {\n      ...RestWallet\n    }\n  }\n}\nfragment RestWallet on Wallet {\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  reserve {\n    amount\n    currency\n  }\n  funded\n  network\n  stale\n  balanceAt\n}",
  RestFundWallet: "mutation RestFundWallet($idempotencyKey: String) {\n  fundWallet(input: {idempotencyKey: $idempotencyKey}) {\n    wallet {\n      ...RestWallet\n      faucetGave {\n        amount\n        currency\n      }\n    }\n  }\n}\nfragment RestWallet on Wallet {\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  reserve {\n    amount\n    currency\n  }\n  funded\n  network\n  stale\n  balanceAt\n}",
};
