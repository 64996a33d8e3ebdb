/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** Health of a component or of the whole system. */
export type HealthLevel =
  /** Not working. */
  | 'CRITICAL'
  /** Working normally. */
  | 'HEALTHY'
  /** Needs attention. */
  | 'WARNING';

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

/** Kind of notification. Each kind can be received in the app, by email, or not at all. */
export type NotificationKind =
  /** An account that income goes to changes, or waits for an owner to change. Always sent: it has no preference. */
  | 'ACCOUNT_CHANGE'
  /** Alert message. */
  | 'ALERT'
  /** An object awaits the recipient's approval. */
  | 'APPROVAL'
  /** A ticket was admitted at two doors. */
  | 'CONFLICT'
  /** The payer of a card payment has disputed it at their bank. */
  | 'DISPUTE'
  /** An event for which the recipient holds a ticket has changed. */
  | 'EVENT_CHANGED'
  /** The recipient was invited as a partner. */
  | 'INVITATION'
  /** Few tickets are left. */
  | 'LOW_STOCK'
  /** New message. */
  | 'MESSAGE'
  /** A payout waits for approval, or has ended. */
  | 'PAYOUT'
  /** A revoked ticket was admitted. */
  | 'VOID_ENTRY';

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

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { hasWallet: boolean, user: { id: string, email: string, name: string, role: Role, hasWallet: boolean, issuer: { id: string, name: string } | null } } };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { token: string, expiresAt: string, sessionId: string, user: { id: string, email: string, name: string, role: Role, hasWallet: boolean, issuer: { id: string, name: string } | null } } };

export type LogoutMutationVariables = Exact<{
  sessionId?: string | number | null | undefined;
}>;


export type LogoutMutation = { logout: { done: boolean } };

export type CreateApiKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateApiKeyMutation = { createApiKey: { key: string, apiKey: { id: string, prefix: string, expiresAt: string } } };

export type KeyValidityQueryVariables = Exact<{ [key: string]: never; }>;


export type KeyValidityQuery = { apiKeyValidity: { valid: boolean, expiresAt: string | null } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { done: boolean } };

export type UserFieldsFragment = { id: string, email: string, name: string, role: Role, hasWallet: boolean, issuer: { id: string, name: string } | null };

export type ScanMutationVariables = Exact<{
  input: ValidateTicketInput;
}>;


export type ScanMutation = { validateTicket: { result: { valid: boolean, outcome: ScanOutcome, message: string, due: { amount: string, currency: Currency } | null } } };

export type ScanOfflineMutationVariables = Exact<{
  ticket: unknown;
  publicKey: string;
  revocationSnapshot: unknown;
}>;


export type ScanOfflineMutation = { validateTicketOffline: { valid: boolean, outcome: ScanOutcome, message: string, keyKnown: boolean } };

export type PublicKeyQueryVariables = Exact<{
  issuerId: string | number;
  version?: number | null | undefined;
}>;


export type PublicKeyQuery = { publicKey: { version: number, keyId: string, publicKey: string, retiredAt: string | null } | null };

export type RevocationSnapshotQueryVariables = Exact<{
  issuerId?: string | number | null | undefined;
  since?: string | null | undefined;
}>;


export type RevocationSnapshotQuery = { revocationSnapshot: { issuerId: string, number: string, since: string | null, createdAt: string, totalRevoked: number, keyVersion: number, signature: string, revoked: Array<{ ticketId: string, revokedAt: string }> } };

export type TicketQueryVariables = Exact<{
  id: string | number;
}>;


export type TicketQuery = { ticket: { issuedAt: string, enteredAt: string | null, id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } } | null };

export type SearchTicketsQueryVariables = Exact<{
  eventId?: string | number | null | undefined;
  tier?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchTicketsQuery = { tickets: { nodes: Array<{ id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RevokeTicketMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type RevokeTicketMutation = { revokeTicket: { ticket: { id: string, status: TicketStatus, revokedAt: string | null } } };

export type EventsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type EventsQuery = { publishedEvents: { nodes: Array<{ id: string, name: string, slug: string, status: EventStatus, venue: string, startDate: string, endDate: string, tiers: Array<{ name: string, available: number, price: { amount: string, currency: Currency } }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EventOnSaleQueryVariables = Exact<{
  slug: string;
}>;


export type EventOnSaleQuery = { publishedEvent: { available: number, id: string, name: string, slug: string, status: EventStatus, venue: string, startDate: string, endDate: string, tiers: Array<{ name: string, available: number, price: { amount: string, currency: Currency } }> } | null };

export type CodeOfferQueryVariables = Exact<{
  slug: string;
  code: string;
}>;


export type CodeOfferQuery = { codeOffer: { tiers: Array<{ price: { amount: string, currency: Currency }, tier: { name: string, available: number, price: { amount: string, currency: Currency } } }> } | null };

export type MyEventsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: EventStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type MyEventsQuery = { events: { nodes: Array<{ id: string, name: string, slug: string, status: EventStatus, venue: string, startDate: string, endDate: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FiguresQueryVariables = Exact<{
  eventId: string | number;
}>;


export type FiguresQuery = { event: { name: string, stats: { totalGenerated: number, totalSold: number, totalEntered: number, tiers: Array<{ generated: number, sold: number, tier: { name: string } }> } | null } | null };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { event: { id: string, name: string, slug: string, status: EventStatus, venue: string, startDate: string, endDate: string } } };

export type CreateTicketsMutationVariables = Exact<{
  eventId: string | number;
  tiers: Array<TierInput> | TierInput;
}>;


export type CreateTicketsMutation = { createTickets: { event: { id: string, name: string, slug: string, status: EventStatus, venue: string, startDate: string, endDate: string, tiers: Array<{ name: string, available: number, price: { amount: string, currency: Currency } }> } } };

export type PublishEventMutationVariables = Exact<{
  id: string | number;
}>;


export type PublishEventMutation = { publishEvent: { event: { id: string, name: string, slug: string, status: EventStatus, venue: string, startDate: string, endDate: string } } };

export type OrganisersQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OrganisersQuery = { issuers: { nodes: Array<{ id: string, name: string, description: string, active: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EventStockSubscriptionVariables = Exact<{
  slug: string;
}>;


export type EventStockSubscription = { eventStock: { available: number, lowStock: boolean, soldOut: boolean, event: { id: string }, tiers: Array<{ available: number, tier: { id: string, name: string } }> } };

export type EventLowStockSubscriptionVariables = Exact<{
  slug: string;
}>;


export type EventLowStockSubscription = { eventLowStock: { eventName: string, slug: string, available: number, lowStock: boolean, soldOut: boolean, event: { id: string } } };

export type LowStockSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LowStockSubscription = { lowStock: { eventName: string, slug: string, available: number, lowStock: boolean, soldOut: boolean, event: { id: string } } };

export type EventEntriesSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type EventEntriesSubscription = { eventEntries: { entered: number, event: { id: string } } };

export type EventFieldsFragment = { id: string, name: string, slug: string, status: EventStatus, venue: string, startDate: string, endDate: string };

export type LowStockFieldsFragment = { eventName: string, slug: string, available: number, lowStock: boolean, soldOut: boolean, event: { id: string } };

export type TierFieldsFragment = { name: string, available: number, price: { amount: string, currency: Currency } };

export type MessagesQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type MessagesQuery = { unreadMessages: number, messages: { nodes: Array<{ id: string, senderEmail: string, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, createdAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: { id: string, senderEmail: string, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, createdAt: string } } };

export type MarkMessageReadMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkMessageReadMutation = { markMessageRead: { message: { id: string, senderEmail: string, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, createdAt: string } } };

export type RegisterValidatorMutationVariables = Exact<{
  email: string;
  name?: string | null | undefined;
}>;


export type RegisterValidatorMutation = { registerValidator: { id: string, email: string, temporaryPassword: string, expiresAt: string } };

export type InviteUserMutationVariables = Exact<{
  email: string;
  name: string;
  role: Role;
  issuerId?: string | number | null | undefined;
}>;


export type InviteUserMutation = { inviteUser: { invitation: { id: string, email: string, role: Role, expiresAt: string } } };

export type SetUserRoleMutationVariables = Exact<{
  id: string | number;
  role: Role;
  issuerId?: string | number | null | undefined;
}>;


export type SetUserRoleMutation = { setUserRole: { user: { id: string, role: Role, status: UserStatus } } };

export type SuspendUserMutationVariables = Exact<{
  id: string | number;
}>;


export type SuspendUserMutation = { suspendUser: { user: { id: string, role: Role, status: UserStatus } } };

export type AuditLogsQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogsQuery = { auditLogs: { nodes: Array<{ id: string, action: string, entityType: string, entityId: string | null, userEmail: string | null, createdAt: string, success: boolean, details: unknown, error: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SystemStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatsQuery = { systemStats: { systemHealth: HealthLevel, totalUsers: number, totalTickets: number, activeSessions: number } };

export type SetMaintenanceMutationVariables = Exact<{
  enabled: boolean;
}>;


export type SetMaintenanceMutation = { setMaintenance: { maintenance: { enabled: boolean, since: string | null } } };

export type MessageArrivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MessageArrivedSubscription = { messageArrived: { unreadMessages: number, message: { id: string, senderEmail: string, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, createdAt: string } } };

export type NotificationArrivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationArrivedSubscription = { notificationArrived: { unreadNotifications: number, notification: { id: string, kind: NotificationKind, title: string, detail: string, createdAt: string } | null } };

export type MessageFieldsFragment = { id: string, senderEmail: string, recipientEmail: string, subject: string, body: string, type: MessageType, isRead: boolean, createdAt: string };

export type BuyMutationVariables = Exact<{
  input: PurchaseByFormInput;
}>;


export type BuyMutation = { purchaseByForm: { order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null }, tickets: Array<{ id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } }> } };

export type BuyWithWalletMutationVariables = Exact<{
  input: PurchaseWithWalletInput;
}>;


export type BuyWithWalletMutation = { purchaseWithWallet: { processing: boolean, message: string, order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null }, tickets: Array<{ id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } }> } };

export type WalletQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletQuery = { wallet: { id: string, publicKey: string, funded: boolean, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency } } | null };

export type CreateWalletMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateWalletMutation = { createWallet: { wallet: { id: string, publicKey: string, funded: boolean, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency } } } };

export type FundWalletMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
}>;


export type FundWalletMutation = { fundWallet: { wallet: { id: string, publicKey: string, funded: boolean, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency } } } };

export type OrderChangedSubscriptionVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
}>;


export type OrderChangedSubscription = { orderChanged: { id: string, status: OrderStatus, tickets: Array<{ id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } }>, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null } };

export type WalletChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WalletChangedSubscription = { walletChanged: { id: string, publicKey: string, funded: boolean, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency } } };

export type OrderFieldsFragment = { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null };

export type TicketFieldsFragment = { id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } };

export type WalletFieldsFragment = { id: string, publicKey: string, funded: boolean, balance: { amount: string, currency: Currency }, spendable: { amount: string, currency: Currency } };

export type PartnersQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PartnersQuery = { partners: { nodes: Array<{ id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus, userId: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { people: { nodes: Array<{ id: string, name: string, email: string, role: Role, status: UserStatus, maySign: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type InvitePartnerMutationVariables = Exact<{
  email: string;
  role: PartnerRole;
  name?: string | null | undefined;
}>;


export type InvitePartnerMutation = { invitePartner: { partner: { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus, userId: string | null } } };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { myInvitations: { nodes: Array<{ id: string, issuerName: string, role: PartnerRole, expiresAt: string | null }> } };

export type AnswerInvitationMutationVariables = Exact<{
  id?: string | number | null | undefined;
  token?: string | null | undefined;
  accept: boolean;
  newAccount?: NewPartnerAccount | null | undefined;
}>;


export type AnswerInvitationMutation = { answerInvitation: { accountCreated: boolean, hasWallet: boolean, invitation: { id: string, status: PartnerStatus } } };

export type ContractsQueryVariables = Exact<{
  eventId?: string | number | null | undefined;
  status?: ContractStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type ContractsQuery = { contracts: { nodes: Array<{ id: string, name: string, status: ContractStatus, finalizing: boolean, requiredSigs: number, canFinalize: boolean, signatories: Array<{ name: string, badge: SignatoryBadge, person: { id: string } | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ContractQueryVariables = Exact<{
  id: string | number;
}>;


export type ContractQuery = { contract: { id: string, name: string, status: ContractStatus, finalizing: boolean, requiredSigs: number, canFinalize: boolean, shares: Array<{ id: string, type: ShareType, percent: string | null, fixedAmount: { amount: string, currency: Currency } | null, partner: { name: string, email: string } }>, financials: { totalRevenue: { amount: string, currency: Currency }, approvedExpenses: { amount: string, currency: Currency }, netRevenue: { amount: string, currency: Currency }, availableForDistribution: { amount: string, currency: Currency }, totalFinancing: { amount: string, currency: Currency } } | null, signatories: Array<{ name: string, badge: SignatoryBadge, person: { id: string } | null }> } | null };

export type CreateContractMutationVariables = Exact<{
  input: CreateContractInput;
}>;


export type CreateContractMutation = { createContract: { contract: { id: string, name: string, status: ContractStatus, finalizing: boolean, requiredSigs: number, canFinalize: boolean, signatories: Array<{ name: string, badge: SignatoryBadge, person: { id: string } | null }> } } };

export type ApproveContractMutationVariables = Exact<{
  id: string | number;
}>;


export type ApproveContractMutation = { approveContract: { canFinalize: boolean, message: string, contract: { id: string, name: string, status: ContractStatus, finalizing: boolean, requiredSigs: number, canFinalize: boolean, signatories: Array<{ name: string, badge: SignatoryBadge, person: { id: string } | null }> } } };

export type FinalizeContractMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
}>;


export type FinalizeContractMutation = { finalizeContract: { contract: { id: string, name: string, status: ContractStatus, finalizing: boolean, requiredSigs: number, canFinalize: boolean, signatories: Array<{ name: string, badge: SignatoryBadge, person: { id: string } | null }> } } };

export type ExpensesQueryVariables = Exact<{
  contractId: string | number;
  status?: ExpenseStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type ExpensesQuery = { expenses: { nodes: Array<{ id: string, description: string, category: ExpenseCategory, status: ExpenseStatus, paid: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency } }> } };

export type PendingExpensesQueryVariables = Exact<{
  contractId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type PendingExpensesQuery = { pendingExpenses: { nodes: Array<{ id: string, description: string, category: ExpenseCategory, status: ExpenseStatus, paid: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency } }> } };

export type SubmitExpenseMutationVariables = Exact<{
  input: SubmitExpenseInput;
}>;


export type SubmitExpenseMutation = { submitExpense: { expense: { id: string, description: string, category: ExpenseCategory, status: ExpenseStatus, paid: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency } } } };

export type DecideExpenseMutationVariables = Exact<{
  id: string | number;
  approve: boolean;
  comment?: string | null | undefined;
}>;


export type DecideExpenseMutation = { decideExpense: { expense: { id: string, description: string, category: ExpenseCategory, status: ExpenseStatus, paid: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency } } } };

export type RoundsQueryVariables = Exact<{
  contractId: string | number;
  after?: string | null | undefined;
}>;


export type RoundsQuery = { rounds: { nodes: Array<{ id: string, number: number, status: RoundStatus, reason: string, requiredSigs: number, gathered: number, transactionHash: string | null, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PendingRoundsQueryVariables = Exact<{
  contractId?: string | number | null | undefined;
}>;


export type PendingRoundsQuery = { pendingRounds: { nodes: Array<{ id: string, number: number, status: RoundStatus, reason: string, requiredSigs: number, gathered: number, transactionHash: string | null, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency } }> } };

export type TriggerRoundMutationVariables = Exact<{
  input: TriggerRoundInput;
}>;


export type TriggerRoundMutation = { triggerRound: { round: { id: string, number: number, status: RoundStatus, reason: string, requiredSigs: number, gathered: number, transactionHash: string | null, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency } } } };

export type AuthorizeRoundMutationVariables = Exact<{
  id: string | number;
}>;


export type AuthorizeRoundMutation = { authorizeRound: { round: { id: string, number: number, status: RoundStatus, reason: string, requiredSigs: number, gathered: number, transactionHash: string | null, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency } } } };

export type ExecuteRoundMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
}>;


export type ExecuteRoundMutation = { executeRound: { round: { id: string, number: number, status: RoundStatus, reason: string, requiredSigs: number, gathered: number, transactionHash: string | null, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency } } } };

export type ContractChangedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type ContractChangedSubscription = { contractChanged: { id: string, name: string, status: ContractStatus, finalizing: boolean, requiredSigs: number, canFinalize: boolean, signatories: Array<{ name: string, badge: SignatoryBadge, person: { id: string } | null }> } };

export type ExpenseChangedSubscriptionVariables = Exact<{
  contractId?: string | number | null | undefined;
}>;


export type ExpenseChangedSubscription = { expenseChanged: { id: string, description: string, category: ExpenseCategory, status: ExpenseStatus, paid: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency } } };

export type RoundChangedSubscriptionVariables = Exact<{
  contractId?: string | number | null | undefined;
}>;


export type RoundChangedSubscription = { roundChanged: { id: string, number: number, status: RoundStatus, reason: string, requiredSigs: number, gathered: number, transactionHash: string | null, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency } } };

export type PartnerFieldsFragment = { id: string, name: string, email: string, role: PartnerRole, status: PartnerStatus, userId: string | null };

export type ContractFieldsFragment = { id: string, name: string, status: ContractStatus, finalizing: boolean, requiredSigs: number, canFinalize: boolean, signatories: Array<{ name: string, badge: SignatoryBadge, person: { id: string } | null }> };

export type ExpenseFieldsFragment = { id: string, description: string, category: ExpenseCategory, status: ExpenseStatus, paid: boolean, contract: { id: string } | null, amount: { amount: string, currency: Currency } };

export type RoundFieldsFragment = { id: string, number: number, status: RoundStatus, reason: string, requiredSigs: number, gathered: number, transactionHash: string | null, contract: { id: string } | null, amount: { amount: string, currency: Currency }, total: { amount: string, currency: Currency } };


/** Kind, variables and data of each operation. */
export interface PassaOperations {
  Register: { kind: 'mutation'; variables: RegisterMutationVariables; data: RegisterMutation };
  Login: { kind: 'mutation'; variables: LoginMutationVariables; data: LoginMutation };
  Logout: { kind: 'mutation'; variables: LogoutMutationVariables; data: LogoutMutation };
  CreateApiKey: { kind: 'mutation'; variables: CreateApiKeyMutationVariables; data: CreateApiKeyMutation };
  KeyValidity: { kind: 'query'; variables: KeyValidityQueryVariables; data: KeyValidityQuery };
  ChangePassword: { kind: 'mutation'; variables: ChangePasswordMutationVariables; data: ChangePasswordMutation };
  Scan: { kind: 'mutation'; variables: ScanMutationVariables; data: ScanMutation };
  ScanOffline: { kind: 'mutation'; variables: ScanOfflineMutationVariables; data: ScanOfflineMutation };
  PublicKey: { kind: 'query'; variables: PublicKeyQueryVariables; data: PublicKeyQuery };
  RevocationSnapshot: { kind: 'query'; variables: RevocationSnapshotQueryVariables; data: RevocationSnapshotQuery };
  Ticket: { kind: 'query'; variables: TicketQueryVariables; data: TicketQuery };
  SearchTickets: { kind: 'query'; variables: SearchTicketsQueryVariables; data: SearchTicketsQuery };
  RevokeTicket: { kind: 'mutation'; variables: RevokeTicketMutationVariables; data: RevokeTicketMutation };
  Events: { kind: 'query'; variables: EventsQueryVariables; data: EventsQuery };
  EventOnSale: { kind: 'query'; variables: EventOnSaleQueryVariables; data: EventOnSaleQuery };
  CodeOffer: { kind: 'query'; variables: CodeOfferQueryVariables; data: CodeOfferQuery };
  MyEvents: { kind: 'query'; variables: MyEventsQueryVariables; data: MyEventsQuery };
  Figures: { kind: 'query'; variables: FiguresQueryVariables; data: FiguresQuery };
  CreateEvent: { kind: 'mutation'; variables: CreateEventMutationVariables; data: CreateEventMutation };
  CreateTickets: { kind: 'mutation'; variables: CreateTicketsMutationVariables; data: CreateTicketsMutation };
  PublishEvent: { kind: 'mutation'; variables: PublishEventMutationVariables; data: PublishEventMutation };
  Organisers: { kind: 'query'; variables: OrganisersQueryVariables; data: OrganisersQuery };
  EventStock: { kind: 'subscription'; variables: EventStockSubscriptionVariables; data: EventStockSubscription };
  EventLowStock: { kind: 'subscription'; variables: EventLowStockSubscriptionVariables; data: EventLowStockSubscription };
  LowStock: { kind: 'subscription'; variables: LowStockSubscriptionVariables; data: LowStockSubscription };
  EventEntries: { kind: 'subscription'; variables: EventEntriesSubscriptionVariables; data: EventEntriesSubscription };
  Messages: { kind: 'query'; variables: MessagesQueryVariables; data: MessagesQuery };
  SendMessage: { kind: 'mutation'; variables: SendMessageMutationVariables; data: SendMessageMutation };
  MarkMessageRead: { kind: 'mutation'; variables: MarkMessageReadMutationVariables; data: MarkMessageReadMutation };
  RegisterValidator: { kind: 'mutation'; variables: RegisterValidatorMutationVariables; data: RegisterValidatorMutation };
  InviteUser: { kind: 'mutation'; variables: InviteUserMutationVariables; data: InviteUserMutation };
  SetUserRole: { kind: 'mutation'; variables: SetUserRoleMutationVariables; data: SetUserRoleMutation };
  SuspendUser: { kind: 'mutation'; variables: SuspendUserMutationVariables; data: SuspendUserMutation };
  AuditLogs: { kind: 'query'; variables: AuditLogsQueryVariables; data: AuditLogsQuery };
  SystemStats: { kind: 'query'; variables: SystemStatsQueryVariables; data: SystemStatsQuery };
  SetMaintenance: { kind: 'mutation'; variables: SetMaintenanceMutationVariables; data: SetMaintenanceMutation };
  MessageArrived: { kind: 'subscription'; variables: MessageArrivedSubscriptionVariables; data: MessageArrivedSubscription };
  NotificationArrived: { kind: 'subscription'; variables: NotificationArrivedSubscriptionVariables; data: NotificationArrivedSubscription };
  Buy: { kind: 'mutation'; variables: BuyMutationVariables; data: BuyMutation };
  BuyWithWallet: { kind: 'mutation'; variables: BuyWithWalletMutationVariables; data: BuyWithWalletMutation };
  Wallet: { kind: 'query'; variables: WalletQueryVariables; data: WalletQuery };
  CreateWallet: { kind: 'mutation'; variables: CreateWalletMutationVariables; data: CreateWalletMutation };
  FundWallet: { kind: 'mutation'; variables: FundWalletMutationVariables; data: FundWalletMutation };
  OrderChanged: { kind: 'subscription'; variables: OrderChangedSubscriptionVariables; data: OrderChangedSubscription };
  WalletChanged: { kind: 'subscription'; variables: WalletChangedSubscriptionVariables; data: WalletChangedSubscription };
  Partners: { kind: 'query'; variables: PartnersQueryVariables; data: PartnersQuery };
  People: { kind: 'query'; variables: PeopleQueryVariables; data: PeopleQuery };
  InvitePartner: { kind: 'mutation'; variables: InvitePartnerMutationVariables; data: InvitePartnerMutation };
  Invitations: { kind: 'query'; variables: InvitationsQueryVariables; data: InvitationsQuery };
  AnswerInvitation: { kind: 'mutation'; variables: AnswerInvitationMutationVariables; data: AnswerInvitationMutation };
  Contracts: { kind: 'query'; variables: ContractsQueryVariables; data: ContractsQuery };
  Contract: { kind: 'query'; variables: ContractQueryVariables; data: ContractQuery };
  CreateContract: { kind: 'mutation'; variables: CreateContractMutationVariables; data: CreateContractMutation };
  ApproveContract: { kind: 'mutation'; variables: ApproveContractMutationVariables; data: ApproveContractMutation };
  FinalizeContract: { kind: 'mutation'; variables: FinalizeContractMutationVariables; data: FinalizeContractMutation };
  Expenses: { kind: 'query'; variables: ExpensesQueryVariables; data: ExpensesQuery };
  PendingExpenses: { kind: 'query'; variables: PendingExpensesQueryVariables; data: PendingExpensesQuery };
  SubmitExpense: { kind: 'mutation'; variables: SubmitExpenseMutationVariables; data: SubmitExpenseMutation };
  DecideExpense: { kind: 'mutation'; variables: DecideExpenseMutationVariables; data: DecideExpenseMutation };
  Rounds: { kind: 'query'; variables: RoundsQueryVariables; data: RoundsQuery };
  PendingRounds: { kind: 'query'; variables: PendingRoundsQueryVariables; data: PendingRoundsQuery };
  TriggerRound: { kind: 'mutation'; variables: TriggerRoundMutationVariables; data: TriggerRoundMutation };
  AuthorizeRound: { kind: 'mutation'; variables: AuthorizeRoundMutationVariables; data: AuthorizeRoundMutation };
  ExecuteRound: { kind: 'mutation'; variables: ExecuteRoundMutationVariables; data: ExecuteRoundMutation };
  ContractChanged: { kind: 'subscription'; variables: ContractChangedSubscriptionVariables; data: ContractChangedSubscription };
  ExpenseChanged: { kind: 'subscription'; variables: ExpenseChangedSubscriptionVariables; data: ExpenseChangedSubscription };
  RoundChanged: { kind: 'subscription'; variables: RoundChangedSubscriptionVariables; data: RoundChangedSubscription };
}

export type PassaOperationName = keyof PassaOperations;

export const PASSA_DOCUMENTS: Readonly<Record<PassaOperationName, string>> = {
  Register: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    hasWallet\n    user {\n      ...UserFields\n    }\n  }\n}\nfragment UserFields on User {\n  id\n  email\n  name\n  role\n  hasWallet\n  issuer {\n    id\n    name\n  }\n}",
  Login: "mutation Login($email: String!, $password: String!) {\n  login(input: {email: $email, password: $password}) {\n    token\n    expiresAt\n    sessionId\n    user {\n      ...UserFields\n    }\n  }\n}\nfragment UserFields on User {\n  id\n  email\n  name\n  role\n  hasWallet\n  issuer {\n    id\n    name\n  }\n}",
  Logout: "mutation Logout($sessionId: ID) {\n  logout(input: {sessionId: $sessionId}) {\n    done\n  }\n}",
  CreateApiKey: "mutation CreateApiKey {\n  createApiKey {\n    key\n    apiKey {\n      id\n      prefix\n      expiresAt\n    }\n  }\n}",
  KeyValidity: "query KeyValidity {\n  apiKeyValidity {\n    valid\n    expiresAt\n  }\n}",
  ChangePassword: "mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(\n    input: {currentPassword: $currentPassword, newPassword: $newPassword}\n  ) {\n    done\n  }\n}",
  Scan: "mutation Scan($input: ValidateTicketInput!) {\n  validateTicket(input: $input) {\n    result {\n      valid\n      outcome\n      message\n      due {\n        amount\n        currency\n      }\n    }\n  }\n}",
  ScanOffline: "mutation ScanOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n  validateTicketOffline(\n    input: {ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot}\n  ) {\n    valid\n    outcome\n    message\n    keyKnown\n  }\n}",
  PublicKey: "query PublicKey($issuerId: ID!, $version: Int) {\n  publicKey(issuerId: $issuerId, version: $version) {\n    version\n    keyId\n    publicKey\n    retiredAt\n  }\n}",
  RevocationSnapshot: "query RevocationSnapshot($issuerId: ID, $since: String) {\n  revocationSnapshot(issuerId: $issuerId, since: $since) {\n    issuerId\n    number\n    since\n    createdAt\n    revoked {\n      ticketId\n      revokedAt\n    }\n    totalRevoked\n    keyVersion\n    signature\n  }\n}",
  Ticket: "query Ticket($id: ID!) {\n  ticket(id: $id) {\n    ...TicketFields\n    issuedAt\n    enteredAt\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  SearchTickets: "query SearchTickets($eventId: ID, $tier: String, $search: String, $after: String) {\n  tickets(\n    eventId: $eventId\n    tier: $tier\n    search: $search\n    first: 20\n    after: $after\n  ) {\n    nodes {\n      ...TicketFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  RevokeTicket: "mutation RevokeTicket($id: ID!, $reason: String!) {\n  revokeTicket(input: {id: $id, reason: $reason}) {\n    ticket {\n      id\n      status\n      revokedAt\n    }\n  }\n}",
  Events: "query Events($search: String, $after: String) {\n  publishedEvents(search: $search, first: 20, after: $after) {\n    nodes {\n      ...EventFields\n      tiers {\n        ...TierFields\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment EventFields on Event {\n  id\n  name\n  slug\n  status\n  venue\n  startDate\n  endDate\n}\nfragment TierFields on Tier {\n  name\n  price {\n    amount\n    currency\n  }\n  available\n}",
  EventOnSale: "query EventOnSale($slug: String!) {\n  publishedEvent(slug: $slug) {\n    ...EventFields\n    available\n    tiers {\n      ...TierFields\n    }\n  }\n}\nfragment EventFields on Event {\n  id\n  name\n  slug\n  status\n  venue\n  startDate\n  endDate\n}\nfragment TierFields on Tier {\n  name\n  price {\n    amount\n    currency\n  }\n  available\n}",
  CodeOffer: "query CodeOffer($slug: String!, $code: String!) {\n  codeOffer(slug: $slug, code: $code) {\n    tiers {\n      price {\n        amount\n        currency\n      }\n      tier {\n        ...TierFields\n      }\n    }\n  }\n}\nfragment TierFields on Tier {\n  name\n  price {\n    amount\n    currency\n  }\n  available\n}",
  MyEvents: "query MyEvents($search: String, $status: EventStatus, $after: String) {\n  events(search: $search, status: $status, first: 20, after: $after) {\n    nodes {\n      ...EventFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment EventFields on Event {\n  id\n  name\n  slug\n  status\n  venue\n  startDate\n  endDate\n}",
  Figures: "query Figures($eventId: ID!) {\n  event(id: $eventId) {\n    name\n    stats {\n      totalGenerated\n      totalSold\n      totalEntered\n      tiers {\n        tier {\n          name\n        }\n        generated\n        sold\n      }\n    }\n  }\n}",
  CreateEvent: "mutation CreateEvent($input: CreateEventInput!) {\n  createEvent(input: $input) {\n    event {\n      ...EventFields\n    }\n  }\n}\nfragment EventFields on Event {\n  id\n  name\n  slug\n  status\n  venue\n  startDate\n  endDate\n}",
  CreateTickets: "mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!) {\n  createTickets(input: {eventId: $eventId, tiers: $tiers}) {\n    event {\n      ...EventFields\n      tiers {\n        ...TierFields\n      }\n    }\n  }\n}\nfragment EventFields on Event {\n  id\n  name\n  slug\n  status\n  venue\n  startDate\n  endDate\n}\nfragment TierFields on Tier {\n  name\n  price {\n    amount\n    currency\n  }\n  available\n}",
  PublishEvent: "mutation PublishEvent($id: ID!) {\n  publishEvent(input: {id: $id}) {\n    event {\n      ...EventFields\n    }\n  }\n}\nfragment EventFields on Event {\n  id\n  name\n  slug\n  status\n  venue\n  startDate\n  endDate\n}",
  Organisers: "query Organisers($search: String, $after: String) {\n  issuers(search: $search, first: 20, after: $after) {\n    nodes {\n      id\n      name\n      description\n      active\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}",
  EventStock: "subscription EventStock($slug: String!) {\n  eventStock(slug: $slug) {\n    event {\n      id\n    }\n    available\n    lowStock\n    soldOut\n    tiers {\n      tier {\n        id\n        name\n      }\n      available\n    }\n  }\n}",
  EventLowStock: "subscription EventLowStock($slug: String!) {\n  eventLowStock(slug: $slug) {\n    ...LowStockFields\n  }\n}\nfragment LowStockFields on LowStockAlert {\n  event {\n    id\n  }\n  eventName\n  slug\n  available\n  lowStock\n  soldOut\n}",
  LowStock: "subscription LowStock {\n  lowStock {\n    ...LowStockFields\n  }\n}\nfragment LowStockFields on LowStockAlert {\n  event {\n    id\n  }\n  eventName\n  slug\n  available\n  lowStock\n  soldOut\n}",
  EventEntries: "subscription EventEntries($eventId: ID!) {\n  eventEntries(eventId: $eventId) {\n    event {\n      id\n    }\n    entered\n  }\n}",
  Messages: "query Messages($search: String, $after: String) {\n  messages(search: $search, first: 20, after: $after) {\n    nodes {\n      ...MessageFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  unreadMessages\n}\nfragment MessageFields on Message {\n  id\n  senderEmail\n  recipientEmail\n  subject\n  body\n  type\n  isRead\n  createdAt\n}",
  SendMessage: "mutation SendMessage($input: SendMessageInput!) {\n  sendMessage(input: $input) {\n    message {\n      ...MessageFields\n    }\n  }\n}\nfragment MessageFields on Message {\n  id\n  senderEmail\n  recipientEmail\n  subject\n  body\n  type\n  isRead\n  createdAt\n}",
  MarkMessageRead: "mutation MarkMessageRead($id: ID!) {\n  markMessageRead(input: {id: $id}) {\n    message {\n      ...MessageFields\n    }\n  }\n}\nfragment MessageFields on Message {\n  id\n  senderEmail\n  recipientEmail\n  subject\n  body\n  type\n  isRead\n  createdAt\n}",
  RegisterValidator: "mutation RegisterValidator($email: String!, $name: String) {\n  registerValidator(input: {email: $email, name: $name}) {\n    id\n    email\n    temporaryPassword\n    expiresAt\n  }\n}",
  InviteUser: "mutation InviteUser($email: String!, $name: String!, $role: Role!, $issuerId: ID) {\n  inviteUser(\n    input: {email: $email, name: $name, role: $role, issuerId: $issuerId}\n  ) {\n    invitation {\n      id\n      email\n      role\n      expiresAt\n    }\n  }\n}",
  SetUserRole: "mutation SetUserRole($id: ID!, $role: Role!, $issuerId: ID) {\n  setUserRole(input: {id: $id, role: $role, issuerId: $issuerId}) {\n    user {\n      id\n      role\n      status\n    }\n  }\n}",
  SuspendUser: "mutation SuspendUser($id: ID!) {\n  suspendUser(input: {id: $id}) {\n    user {\n      id\n      role\n      status\n    }\n  }\n}",
  AuditLogs: "query AuditLogs($filter: AuditLogFilter, $after: String) {\n  auditLogs(filter: $filter, first: 20, after: $after) {\n    nodes {\n      id\n      action\n      entityType\n      entityId\n      userEmail\n      createdAt\n      success\n      details\n      error\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}",
  SystemStats: "query SystemStats {\n  systemStats {\n    systemHealth\n    totalUsers\n    totalTickets\n    activeSessions\n  }\n}",
  SetMaintenance: "mutation SetMaintenance($enabled: Boolean!) {\n  setMaintenance(input: {enabled: $enabled}) {\n    maintenance {\n      enabled\n      since\n    }\n  }\n}",
  MessageArrived: "subscription MessageArrived {\n  messageArrived {\n    unreadMessages\n    message {\n      ...MessageFields\n    }\n  }\n}\nfragment MessageFields on Message {\n  id\n  senderEmail\n  recipientEmail\n  subject\n  body\n  type\n  isRead\n  createdAt\n}",
  NotificationArrived: "subscription NotificationArrived {\n  notificationArrived {\n    unreadNotifications\n    notification {\n      id\n      kind\n      title\n      detail\n      createdAt\n    }\n  }\n}",
  Buy: "mutation Buy($input: PurchaseByFormInput!) {\n  purchaseByForm(input: $input) {\n    order {\n      ...OrderFields\n    }\n    tickets {\n      ...TicketFields\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  BuyWithWallet: "mutation BuyWithWallet($input: PurchaseWithWalletInput!) {\n  purchaseWithWallet(input: $input) {\n    processing\n    message\n    order {\n      ...OrderFields\n    }\n    tickets {\n      ...TicketFields\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  Wallet: "query Wallet {\n  wallet {\n    ...WalletFields\n  }\n}\nfragment WalletFields on Wallet {\n  id\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  funded\n}",
  CreateWallet: "mutation CreateWallet {\n  createWallet {\n    wallet {\n      ...WalletFields\n    }\n  }\n}\nfragment WalletFields on Wallet {\n  id\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  funded\n}",
  FundWallet: "mutation FundWallet($idempotencyKey: String) {\n  fundWallet(input: {idempotencyKey: $idempotencyKey}) {\n    wallet {\n      ...WalletFields\n    }\n  }\n}\nfragment WalletFields on Wallet {\n  id\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  funded\n}",
  OrderChanged: "subscription OrderChanged($id: ID!, $idempotencyKey: String) {\n  orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n    ...OrderFields\n    tickets {\n      ...TicketFields\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  WalletChanged: "subscription WalletChanged {\n  walletChanged {\n    ...WalletFields\n  }\n}\nfragment WalletFields on Wallet {\n  id\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  funded\n}",
  Partners: "query Partners($search: String, $after: String) {\n  partners(search: $search, first: 20, after: $after) {\n    nodes {\n      ...PartnerFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment PartnerFields on Partner {\n  id\n  name\n  email\n  role\n  status\n  userId\n}",
  People: "query People($search: String, $after: String) {\n  people(search: $search, first: 20, after: $after) {\n    nodes {\n      id\n      name\n      email\n      role\n      status\n      maySign\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}",
  InvitePartner: "mutation InvitePartner($email: String!, $role: PartnerRole!, $name: String) {\n  invitePartner(input: {email: $email, role: $role, name: $name}) {\n    partner {\n      ...PartnerFields\n    }\n  }\n}\nfragment PartnerFields on Partner {\n  id\n  name\n  email\n  role\n  status\n  userId\n}",
  Invitations: "query Invitations {\n  myInvitations(first: 100) {\n    nodes {\n      id\n      issuerName\n      role\n      expiresAt\n    }\n  }\n}",
  AnswerInvitation: "mutation AnswerInvitation($id: ID, $token: String, $accept: Boolean!, $newAccount: NewPartnerAccount) {\n  answerInvitation(\n    input: {id: $id, token: $token, accept: $accept, newAccount: $newAccount}\n  ) {\n    accountCreated\n    hasWallet\n    invitation {\n      id\n      status\n    }\n  }\n}",
  Contracts: "query Contracts($eventId: ID, $status: ContractStatus, $after: String) {\n  contracts(eventId: $eventId, status: $status, first: 20, after: $after) {\n    nodes {\n      ...ContractFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment ContractFields on Contract {\n  id\n  name\n  status\n  finalizing\n  requiredSigs\n  signatories {\n    person {\n      id\n    }\n    name\n    badge\n  }\n  canFinalize\n}",
  Contract: "query Contract($id: ID!) {\n  contract(id: $id) {\n    ...ContractFields\n    shares {\n      id\n      type\n      percent\n      fixedAmount {\n        amount\n        currency\n      }\n      partner {\n        name\n        email\n      }\n    }\n    financials {\n      totalRevenue {\n        amount\n        currency\n      }\n      approvedExpenses {\n        amount\n        currency\n      }\n      netRevenue {\n        amount\n        currency\n      }\n      availableForDistribution {\n        amount\n        currency\n      }\n      totalFinancing {\n        amount\n        currency\n      }\n    }\n  }\n}\nfragment ContractFields on Contract {\n  id\n  name\n  status\n  finalizing\n  requiredSigs\n  signatories {\n    person {\n      id\n    }\n    name\n    badge\n  }\n  canFinalize\n}",
  CreateContract: "mutation CreateContract($input: CreateContractInput!) {\n  createContract(input: $input) {\n    contract {\n      ...ContractFields\n    }\n  }\n}\nfragment ContractFields on Contract {\n  id\n  name\n  status\n  finalizing\n  requiredSigs\n  signatories {\n    person {\n      id\n    }\n    name\n    badge\n  }\n  canFinalize\n}",
  ApproveContract: "mutation ApproveContract($id: ID!) {\n  approveContract(input: {id: $id}) {\n    canFinalize\n    message\n    contract {\n      ...ContractFields\n    }\n  }\n}\nfragment ContractFields on Contract {\n  id\n  name\n  status\n  finalizing\n  requiredSigs\n  signatories {\n    person {\n      id\n    }\n    name\n    badge\n  }\n  canFinalize\n}",
  FinalizeContract: "mutation FinalizeContract($id: ID!, $idempotencyKey: String) {\n  finalizeContract(input: {id: $id, idempotencyKey: $idempotencyKey}) {\n    contract {\n      ...ContractFields\n    }\n  }\n}\nfragment ContractFields on Contract {\n  id\n  name\n  status\n  finalizing\n  requiredSigs\n  signatories {\n    person {\n      id\n    }\n    name\n    badge\n  }\n  canFinalize\n}",
  Expenses: "query Expenses($contractId: ID!, $status: ExpenseStatus, $after: String) {\n  expenses(contractId: $contractId, status: $status, first: 20, after: $after) {\n    nodes {\n      ...ExpenseFields\n    }\n  }\n}\nfragment ExpenseFields on Expense {\n  id\n  contract {\n    id\n  }\n  description\n  category\n  amount {\n    amount\n    currency\n  }\n  status\n  paid\n}",
  PendingExpenses: "query PendingExpenses($contractId: ID, $after: String) {\n  pendingExpenses(contractId: $contractId, first: 20, after: $after) {\n    nodes {\n      ...ExpenseFields\n    }\n  }\n}\nfragment ExpenseFields on Expense {\n  id\n  contract {\n    id\n  }\n  description\n  category\n  amount {\n    amount\n    currency\n  }\n  status\n  paid\n}",
  SubmitExpense: "mutation SubmitExpense($input: SubmitExpenseInput!) {\n  submitExpense(input: $input) {\n    expense {\n      ...ExpenseFields\n    }\n  }\n}\nfragment ExpenseFields on Expense {\n  id\n  contract {\n    id\n  }\n  description\n  category\n  amount {\n    amount\n    currency\n  }\n  status\n  paid\n}",
  DecideExpense: "mutation DecideExpense($id: ID!, $approve: Boolean!, $comment: String) {\n  decideExpense(input: {id: $id, approve: $approve, comment: $comment}) {\n    expense {\n      ...ExpenseFields\n    }\n  }\n}\nfragment ExpenseFields on Expense {\n  id\n  contract {\n    id\n  }\n  description\n  category\n  amount {\n    amount\n    currency\n  }\n  status\n  paid\n}",
  Rounds: "query Rounds($contractId: ID!, $after: String) {\n  rounds(contractId: $contractId, first: 20, after: $after) {\n    nodes {\n      ...RoundFields\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\nfragment RoundFields on Round {\n  id\n  contract {\n    id\n  }\n  number\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  requiredSigs\n  gathered\n  transactionHash\n}",
  PendingRounds: "query PendingRounds($contractId: ID) {\n  pendingRounds(contractId: $contractId) {\n    nodes {\n      ...RoundFields\n    }\n  }\n}\nfragment RoundFields on Round {\n  id\n  contract {\n    id\n  }\n  number\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  requiredSigs\n  gathered\n  transactionHash\n}",
  TriggerRound: "mutation TriggerRound($input: TriggerRoundInput!) {\n  triggerRound(input: $input) {\n    round {\n      ...RoundFields\n    }\n  }\n}\nfragment RoundFields on Round {\n  id\n  contract {\n    id\n  }\n  number\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  requiredSigs\n  gathered\n  transactionHash\n}",
  AuthorizeRound: "mutation AuthorizeRound($id: ID!) {\n  authorizeRound(input: {id: $id}) {\n    round {\n      ...RoundFields\n    }\n  }\n}\nfragment RoundFields on Round {\n  id\n  contract {\n    id\n  }\n  number\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  requiredSigs\n  gathered\n  transactionHash\n}",
  ExecuteRound: "mutation ExecuteRound($id: ID!, $idempotencyKey: String) {\n  executeRound(input: {id: $id, idempotencyKey: $idempotencyKey}) {\n    round {\n      ...RoundFields\n    }\n  }\n}\nfragment RoundFields on Round {\n  id\n  contract {\n    id\n  }\n  number\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  requiredSigs\n  gathered\n  transactionHash\n}",
  ContractChanged: "subscription ContractChanged($id: ID!) {\n  contractChanged(id: $id) {\n    ...ContractFields\n  }\n}\nfragment ContractFields on Contract {\n  id\n  name\n  status\n  finalizing\n  requiredSigs\n  signatories {\n    person {\n      id\n    }\n    name\n    badge\n  }\n  canFinalize\n}",
  ExpenseChanged: "subscription ExpenseChanged($contractId: ID) {\n  expenseChanged(contractId: $contractId) {\n    ...ExpenseFields\n  }\n}\nfragment ExpenseFields on Expense {\n  id\n  contract {\n    id\n  }\n  description\n  category\n  amount {\n    amount\n    currency\n  }\n  status\n  paid\n}",
  RoundChanged: "subscription RoundChanged($contractId: ID) {\n  roundChanged(contractId: $contractId) {\n    ...RoundFields\n  }\n}\nfragment RoundFields on Round {\n  id\n  contract {\n    id\n  }\n  number\n  status\n  amount {\n    amount\n    currency\n  }\n  total {\n    amount\n    currency\n  }\n  reason\n  requiredSigs\n  gathered\n  transactionHash\n}",
};
