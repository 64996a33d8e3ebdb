/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What the root on the ledger stands for. */
export type AnchorKind =
  /** The head of the audit log. */
  | 'AUDIT'
  /** Tickets that were issued or revoked. */
  | 'TICKETS';

/** What is left out does not narrow the list. */
export type AuditLogFilter = {
  /** The identifier of what was changed. */
  entityId?: string | null | undefined;
  /** What kind of thing was changed. */
  entityType?: string | null | undefined;
  /** The first moment; of a rate, the currency that is given. */
  from?: string | null | undefined;
  /** Leaves out successful sign-ins and the ends of sessions. Failed sign-ins stay. */
  hideSignIns?: boolean | null | undefined;
  /** Whether it was done, or refused. */
  success?: boolean | null | undefined;
  /** The first moment that is too late. */
  until?: string | null | undefined;
  /** Part of an action, such as "create". */
  what?: string | null | undefined;
  /** Part of an e-mail address, the id of an account, or a kind of actor such as "system". */
  who?: string | null | undefined;
};

/** What a contract is for whoever looks at it. */
export type ContractRole =
  /** Owner or admin of its organiser. */
  | 'ISSUER'
  /** Somebody who gets a share. */
  | 'PARTNER'
  /** Somebody who signs. */
  | 'SIGNATORY'
  /** Anybody else who may see it. */
  | 'VIEWER';

/** Final: its escrow is on the ledger. */
export type ContractStatus =
  /** Signatories may approve it. */
  | 'DRAFT'
  /** Its escrow is on the ledger. */
  | 'FINAL';

/** The input of `createContract`. */
export type CreateContractInput = {
  /** What it is, in the words of who made it. Up to 5,000 characters. */
  description?: string | null | undefined;
  /** The event that it belongs to. */
  eventId: string | number;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** The name, for people. Up to 200 characters. */
  name: string;
  /** How many of them it takes. */
  requiredSigs?: number;
  /** Who gets what, in their order. */
  shares: Array<ShareInput>;
  /** People, in the order in which they are listed; at most 20. */
  signatoryIds: Array<string | number>;
};

/** The input of `createEvent`. */
export type CreateEventInput = {
  /** Its kind. */
  category?: EventCategory | null | undefined;
  /** What it is, in the words of who made it. Up to 20,000 characters. */
  description: string;
  /** When it ends. */
  endDate: string;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** The name, for people. Up to 200 characters. */
  name: string;
  /** When it begins. */
  startDate: string;
  /** Venue Name, City, Country. Up to 300 characters. */
  venue: string;
};

/** What a ticket can be priced in. */
export type Currency =
  /** Kenyan shilling. */
  | 'KES'
  /** US dollar. */
  | 'USD'
  /** Lumen, the currency of the ledger. */
  | 'XLM';

/** How an amount due was settled at the door. */
export type DueMethod =
  /** With a card. */
  | 'CARD_TERMINAL'
  /** In cash. */
  | 'CASH'
  /** With mobile money. */
  | 'MOBILE_MONEY'
  /** Not at all: it was waived. */
  | 'WAIVED';

/** What became of the amount due at the door. */
export type DueStatus =
  /** The ticket was given back before it was paid. */
  | 'CANCELLED'
  /** It was paid at the door. */
  | 'COLLECTED'
  /** It is to be paid at the door. */
  | 'DUE'
  /** Nothing was ever due. */
  | 'NONE'
  /** It was waived. */
  | 'WAIVED';

/** What the installation runs for. */
export type Environment =
  /** NODE_ENV is development, or is not set. */
  | 'DEVELOPMENT'
  /** NODE_ENV is production. */
  | 'PRODUCTION'
  /** NODE_ENV is test. */
  | 'TEST';

/** What kind of show it is. */
export type EventCategory =
  /** Theatre, dance, exhibitions. */
  | 'ARTS'
  /** Conferences, fairs. */
  | 'BUSINESS'
  /** Concerts, festivals. */
  | 'MUSIC'
  /** Matches, races. */
  | 'SPORTS'
  /** Meetings on technology. */
  | 'TECHNOLOGY';

/** Only published events are offered to buyers. */
export type EventStatus =
  /** It was called off for ever. */
  | 'CANCELLED'
  /** Only its organiser sees it. */
  | 'DRAFT'
  /** Everybody can buy. */
  | 'PUBLISHED';

/** What money was spent on. */
export type ExpenseCategory =
  /** Food and drink. */
  | 'CATERING'
  /** Sound, light, stage. */
  | 'EQUIPMENT'
  /** Advertising. */
  | 'MARKETING'
  /** Anything else. */
  | 'OTHER'
  /** Guards and stewards. */
  | 'SECURITY'
  /** Travel and freight. */
  | 'TRANSPORT'
  /** Rent of the place. */
  | 'VENUE';

/** An approved expense is owed until a round pays it. */
export type ExpenseStatus =
  /** It is owed, or was paid. */
  | 'APPROVED'
  /** It waits for a signatory. */
  | 'PENDING'
  /** It is not paid. */
  | 'REJECTED';

/** So many tickets of one tier. */
export type FormPurchaseLine = {
  /** How many tickets. */
  quantity?: number;
  /** The name of the tier. Up to 100 characters. */
  tier: string;
};

/** Whether the guests of a list pay the price of their tier at the door, or nothing. */
export type GuestPayment =
  /** The guest pays nothing. */
  | 'COMPLIMENTARY'
  /** The guest pays at the door. */
  | 'DUE';

/** How well something is. */
export type HealthLevel =
  /** Something does not work. */
  | 'CRITICAL'
  /** All is well. */
  | 'HEALTHY'
  /** Somebody should look. */
  | 'WARNING';

/** A part of the product whose health is watched. */
export type HealthPart =
  /** PostgreSQL. */
  | 'DATABASE'
  /** The room that is left. */
  | 'DISK'
  /** The way to the ledger. */
  | 'LEDGER'
  /** Mails that wait. */
  | 'MAIL'
  /** Jobs that wait. */
  | 'QUEUE';

/** Who holds a secret key: the platform for somebody, or he himself. */
export type KeyHolder =
  /** The person himself. */
  | 'OWN'
  /** The platform, for the person. */
  | 'PLATFORM';

/** The Stellar network that an installation uses. */
export type LedgerNetwork =
  /** A local network of the Stellar Quickstart image. */
  | 'QUICKSTART'
  /** The local ledger that is part of the product. */
  | 'SANDBOX'
  /** The public test network of Stellar. */
  | 'TESTNET';

/** What came in, or what one sent. */
export type MessageBox =
  /** What came in. */
  | 'INBOX'
  /** What one sent. */
  | 'SENT';

/** An alert is told by the bell too. */
export type MessageType =
  /** Told by the bell too. */
  | 'ALERT'
  /** An ordinary message. */
  | 'NOTICE';

/** Of somebody who joins by accepting. */
export type NewPartnerAccount = {
  /** The name, for people. Up to 200 characters. */
  name: string;
  /** 8 to 256 characters, and none of the common ones. */
  password: string;
};

/** Due: to be paid at the door. */
export type OrderStatus =
  /** It was not paid in time, or given up. */
  | 'CANCELLED'
  /** To be paid at the door. */
  | 'DUE'
  /** Its places are kept while it is being paid. */
  | 'HELD'
  /** All of it is paid. */
  | 'PAID'
  /** It was given back. */
  | 'REFUNDED';

/** What a partner brings to an event. */
export type PartnerRole =
  /** Plays. */
  | 'MUSICIAN'
  /** Takes part in any other way. */
  | 'PARTNER'
  /** Gives money. */
  | 'SPONSOR'
  /** Gives the place. */
  | 'VENUE';

/** What became of a partner’s invitation. */
export type PartnerStatus =
  /** May get shares of final contracts. */
  | 'ACCEPTED'
  /** Does not want to. */
  | 'DECLINED'
  /** Has not answered yet. */
  | 'PENDING';

/** What a buyer reckons in; MOCK is play money. What moves on the ledger is always XLM. */
export type PaymentCurrency =
  /** Kenyan shilling. */
  | 'KES'
  /** Play money; nothing is paid. */
  | 'MOCK'
  /** US dollar. */
  | 'USD'
  /** Lumen, the currency of the ledger. */
  | 'XLM';

/** How a payment moves money. */
export type PaymentMethod =
  /** Play money: nothing moves on the ledger. */
  | 'MOCK'
  /** XLM on the ledger. */
  | 'STELLAR';

/** Held: a place is kept until it is paid. Paying: the ledger has been asked. */
export type PaymentStatus =
  /** It was not paid in time. */
  | 'EXPIRED'
  /** The ledger refused it. */
  | 'FAILED'
  /** The places are kept until it is paid. */
  | 'HELD'
  /** The ledger has it. */
  | 'PAID'
  /** The ledger has been asked. */
  | 'PAYING'
  /** It was given back. */
  | 'REFUNDED'
  /** It is being given back. */
  | 'REFUNDING';

/** The input of `purchaseByForm`. */
export type PurchaseByFormInput = {
  /** Lowers the price, or opens hidden tiers. */
  code?: string | null | undefined;
  /** The e-mail address. Up to 254 characters. */
  email: string;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** How many tickets of which tiers. */
  lines: Array<FormPurchaseLine>;
  /** The name, for people. Up to 200 characters. */
  name: string;
  /** The telephone number. Up to 40 characters. */
  phone: string;
  /** Its name in addresses. */
  slug: string;
  /** The secret of an offer to somebody who waited: buys the places that are held for him. */
  waiting?: string | null | undefined;
};

/** The input of `purchaseWithWallet`. */
export type PurchaseWithWalletInput = {
  /** Lowers the price, or opens hidden tiers. */
  code?: string | null | undefined;
  /** The currency of that price. */
  currency?: Currency | null | undefined;
  /** The event that it belongs to. */
  eventId: string | number;
  /** Whose tickets they will be. */
  holder: TicketHolderInput;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** The tickets of an order of several tiers, instead of `tier` and `quantity`: one order, one payment. */
  lines?: Array<FormPurchaseLine> | null | undefined;
  /** The quote that was confirmed, in the currency of the payment. Without it `price` is needed. */
  paymentAmount?: string | null | undefined;
  /** What the buyer reckons in. */
  paymentCurrency?: PaymentCurrency;
  /** The price of one ticket as it was shown, for an order of one tier. */
  price?: string | null | undefined;
  /** Tickets of that tier. */
  quantity?: number;
  /** Of an order of one tier; others name their `lines`. Up to 100 characters. */
  tier?: string | null | undefined;
  /** The secret of an offer to somebody who waited: buys the places that are held for him. */
  waiting?: string | null | undefined;
};

/** A scan that was made without a network. */
export type QueuedScanInput = {
  /** Whether the device let the holder in. */
  admitted: boolean;
  /** When it was scanned, by the clock of the device. */
  deviceTime: string;
  /** The gate that it is at. */
  gateId?: string | number | null | undefined;
  /** A word that names one scan of a device: the same again adds nothing. Up to 100 characters. */
  nonce: string;
  /** What the door decided. */
  outcome: ScanOutcome;
  /** The ticket file as an object, or its text, or the text of the QR code. */
  ticket: unknown;
};

/** The input of `register`. */
export type RegisterInput = {
  /** Whether a wallet is made too. */
  createWallet?: boolean;
  /** What it is, in the words of who made it. Up to 5,000 characters. */
  description?: string | null | undefined;
  /** The e-mail address. Up to 254 characters. */
  email: string;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** The name, for people. Up to 200 characters. */
  name: string;
  /** 8 to 256 characters, and none of the common ones. */
  password: string;
  /** The telephone number. Up to 40 characters. */
  phone?: string | null | undefined;
  /** What the person is. */
  role: Role;
};

/** What a person is; it brings the permissions. */
export type Role =
  /** Buys and holds tickets. */
  | 'ATTENDEE'
  /** Runs an organiser’s events. */
  | 'ISSUER_ADMIN'
  /** Reads what an organiser does. */
  | 'ISSUER_AUDITOR'
  /** Looks after an organiser’s money. */
  | 'ISSUER_FINANCE'
  /** May do everything for an organiser. */
  | 'ISSUER_OWNER'
  /** Signs contracts and releases. */
  | 'ISSUER_SIGNATORY'
  /** Lets people in. */
  | 'ISSUER_VALIDATOR'
  /** Runs the platform. */
  | 'SYSTEM_ADMIN'
  /** Reads everything. */
  | 'SYSTEM_AUDITOR'
  /** Lets people in, for every organiser. */
  | 'SYSTEM_VALIDATOR';

/** What a payment is for. */
export type RoundPaymentKind =
  /** What the organiser’s wallet paid back to buyers for the escrow. */
  | 'ADVANCE'
  /** An approved expense. */
  | 'EXPENSE'
  /** What nobody was promised, for the organiser. */
  | 'ISSUER'
  /** A partner’s share. */
  | 'SHARE';

/** Pending: it waits for approvals. Authorized: it has enough. Cancelling: nobody may sign any more. */
export type RoundStatus =
  /** It has the signatures that it takes. */
  | 'AUTHORIZED'
  /** Nothing that was signed for it is worth anything. */
  | 'CANCELLED'
  /** Nobody may sign any more. */
  | 'CANCELLING'
  /** Seven days passed. */
  | 'EXPIRED'
  /** The ledger refused it. */
  | 'FAILED'
  /** It waits for signatures. */
  | 'PENDING'
  /** What is signed is being made. */
  | 'PREPARING'
  /** The ledger paid it. */
  | 'RELEASED'
  /** The ledger has been asked. */
  | 'RELEASING';

/** What the door decided, and why. */
export type ScanOutcome =
  /** The holder may go in; the entry is recorded. */
  | 'ADMITTED'
  /** Somebody went in with it before. */
  | 'ALREADY_USED'
  /** It was not signed by the organiser, or was changed. */
  | 'BAD_SIGNATURE'
  /** It was given back. */
  | 'CANCELLED'
  /** Its time is over. */
  | 'EXPIRED'
  /** It would let in; nothing was recorded. */
  | 'GOOD'
  /** It is no ticket. */
  | 'MALFORMED'
  /** Its time has not come. */
  | 'NOT_YET_VALID'
  /** It was revoked. */
  | 'REVOKED'
  /** Nobody knows the key that signed it. */
  | 'UNKNOWN_KEY'
  /** It is signed, and was never issued. */
  | 'UNKNOWN_TICKET'
  /** It is for another event. */
  | 'WRONG_EVENT'
  /** It is another organiser’s. */
  | 'WRONG_ISSUER';

/** The input of `sendContactMessage`. */
export type SendContactMessageInput = {
  /** Where the answer goes. Up to 254 characters. */
  email: string;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** The text. Up to 10,000 characters. */
  message: string;
  /** The name, for people. Up to 200 characters. */
  name: string;
  /** One line. Up to 200 characters. */
  subject: string;
};

/** The input of `sendMessage`. */
export type SendMessageInput = {
  /** The text. Up to 10,000 characters. */
  body: string;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** The message that this one answers. */
  inReplyTo?: string | number | null | undefined;
  /** May be left out of a reply, which goes to the other person of its thread. Up to 254 characters. */
  recipientEmail?: string | null | undefined;
  /** What it is about. Up to 200 characters. */
  subject: string;
  /** What kind it is of. */
  type?: MessageType;
};

/** The input of `setIssuerActive`. */
export type SetIssuerActiveInput = {
  /** Whether it can be used now. */
  active: boolean;
  /** Its identifier. */
  id: string | number;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** Its owners and admins read it, and it is recorded. Up to 1,000 characters. */
  reason: string;
};

/** A percentage of what is shared, or an amount over the life of the contract. */
export type ShareInput = {
  /** XLM. */
  fixedAmount?: string | null | undefined;
  /** The partner that it is for. */
  partnerId: string | number;
  /** 0 to 100 in steps of 0.01. */
  percent?: string | null | undefined;
  /** What kind it is of. */
  type: ShareType;
};

/** A part of what remains, or an amount that comes first. */
export type ShareType =
  /** An amount that comes first. */
  | 'FIXED'
  /** A part of what remains. */
  | 'PERCENTAGE';

/** Approved: he did. Pending: it waits for him. Ready: it does not. */
export type SignatoryBadge =
  /** Approved. */
  | 'APPROVED'
  /** The draft waits for the signatory. */
  | 'PENDING'
  /** The contract does not wait for the signatory. */
  | 'READY';

/** The input of `submitExpense`. */
export type SubmitExpenseInput = {
  /** How much. */
  amount: string;
  /** Its kind. */
  category: ExpenseCategory;
  /** The contract that it belongs to. */
  contractId: string | number;
  /** The currency that the amount is in. */
  currency?: Currency;
  /** What it is, in the words of who made it. Up to 1,000 characters. */
  description: string;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** Of a receipt that was uploaded before, by the same person. */
  receiptId?: string | number | null | undefined;
  /** A web address, or a reference in words. Up to 2,000 characters. */
  receiptLink?: string | null | undefined;
};

/** Who may go in with a ticket. */
export type TicketHolderInput = {
  /** The e-mail address. Up to 254 characters. */
  email: string;
  /** The name, for people. Up to 200 characters. */
  name: string;
  /** The telephone number. Up to 40 characters. */
  phone: string;
};

/** Used means that its holder went in. */
export type TicketStatus =
  /** It lets its holder in. */
  | 'ACTIVE'
  /** It was given back. */
  | 'CANCELLED'
  /** It was revoked for ever. */
  | 'REVOKED'
  /** Its holder went in. */
  | 'USED';

/** Tickets to generate. */
export type TierInput = {
  /** How many tickets to generate; they are the capacity of the tier. */
  count?: number;
  /** The currency that the amount is in. */
  currency?: Currency;
  /** The event's start unless given. */
  effectiveAt?: string | null | undefined;
  /** The event's end unless given. */
  expiresAt?: string | null | undefined;
  /** How long past its end a ticket still lets in: 15m, 1h, 30s, 1h30m. */
  gracePeriod?: string;
  /** What one ticket costs. */
  price?: string;
  /** The name of the tier. Up to 100 characters. */
  tier?: string;
};

/** The input of `triggerRound`. */
export type TriggerRoundInput = {
  /** In XLM; what is owed for expenses is paid on top of it. */
  amount: string;
  /** The contract that it belongs to. */
  contractId: string | number;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** Why, in words. Up to 1,000 characters. */
  reason: string;
};

/** The input of `updateIssuer`. */
export type UpdateIssuerInput = {
  /** What it is, in the words of who made it. Up to 2,000 characters. */
  description?: string | null | undefined;
  /** Its identifier. */
  id: string | number;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** The name, for people. Up to 200 characters. */
  name?: string | null | undefined;
};

/** A suspended account is signed out until it is activated. */
export type UserStatus =
  /** May sign in. */
  | 'ACTIVE'
  /** Is signed out and stays out. */
  | 'SUSPENDED';

/** The input of `validateTicket`. */
export type ValidateTicketInput = {
  /** false checks only and records no entry. */
  commit?: boolean;
  /** What the device calls itself. Up to 100 characters. */
  deviceId?: string | null | undefined;
  /** The event that it belongs to. */
  eventId?: string | number | null | undefined;
  /** The gate that it is at. */
  gateId?: string | number | null | undefined;
  /** Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused. */
  idempotencyKey?: string | null | undefined;
  /** A word that names one scan of a device: the same again adds nothing. Up to 100 characters. */
  nonce?: string | null | undefined;
  /** The ticket file as an object, or its text, or the text of the QR code. */
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


export type RestValidateMutation = { validateTicket: { result: { valid: boolean, outcome: ScanOutcome, scanId: string | null, message: string, ticketNumber: string | null, tier: string | null, usedAt: string | null, usedGate: string | null, playMoney: boolean, validFrom: string | null, validUntil: string | null, letInUnpaid: boolean, ticket: { id: string } | null, event: { id: string } | null, due: { amount: string, currency: Currency } | null } } };

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


export type RestPublishedEventQuery = { publishedEvent: { available: number, id: string, name: string, description: string, venue: string, category: EventCategory | null, slug: string, status: EventStatus, startDate: string, endDate: string, formSales: boolean, createdAt: string, publishedAt: string | null, tiers: Array<{ name: string, available: number, formSales: boolean, price: { amount: string, currency: Currency } }>, issuer: { id: string, name: string } } | null, codeOffer?: { tiers: Array<{ price: { amount: string, currency: Currency }, tier: { name: string, available: number, formSales: boolean, price: { amount: string, currency: Currency } } }> } | null };

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


export type RestTicketQuery = { ticket: { file?: unknown, qrCode?: string | null, id: string, serial: number, number: string, status: TicketStatus, dueStatus: DueStatus, playMoney: boolean, issuedAt: string, effectiveAt: string, expiresAt: string, gracePeriod: string, enteredAt: string | null, revokedAt: string | null, holderName?: string | null, holderEmail?: string | null, holderPhone?: string | null, event: { id: string, name: string, venue: string, startDate: string }, tier: { name: string }, price: { amount: string, currency: Currency }, due: { amount: string, currency: Currency } | null, order: { id: string } | null } | null };

export type RestSearchTicketsQueryVariables = Exact<{
  eventId?: string | number | null | undefined;
  tier?: string | null | undefined;
  search?: string | null | undefined;
  status?: TicketStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
  personal: boolean;
}>;


export type RestSearchTicketsQuery = { tickets: { totalCount: number, nodes: Array<{ id: string, serial: number, number: string, status: TicketStatus, dueStatus: DueStatus, playMoney: boolean, issuedAt: string, effectiveAt: string, expiresAt: string, gracePeriod: string, enteredAt: string | null, revokedAt: string | null, holderName?: string | null, holderEmail?: string | null, holderPhone?: string | null, tier: { name: string }, price: { amount: string, currency: Currency }, due: { amount: string, currency: Currency } | null, order: { id: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type RestTicketFactsFragment = { id: string, serial: number, number: string, status: TicketStatus, dueStatus: DueStatus, playMoney: boolean, issuedAt: string, effectiveAt: string, expiresAt: string, gracePeriod: string, enteredAt: string | null, revokedAt: string | null, holderName?: string | null, holderEmail?: string | null, holderPhone?: string | null, tier: { name: string }, price: { amount: string, currency: Currency }, due: { amount: string, currency: Currency } | null, order: { id: string } | null };

export type RestPurchaseByFormMutationVariables = Exact<{
  input: PurchaseByFormInput;
}>;


export type RestPurchaseByFormMutation = { purchaseByForm: { order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }> }, tickets: Array<{ id: string, file: unknown }> } };

export type RestPurchaseWithWalletMutationVariables = Exact<{
  input: PurchaseWithWalletInput;
}>;


export type RestPurchaseWithWalletMutation = { purchaseWithWallet: { processing: boolean, message: string, order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, method: PaymentMethod, transactionHash: string | null, payment: { amount: string, currency: PaymentCurrency }, charge: { amount: string, currency: Currency } | null } | null }, tickets: Array<{ id: string, serial: number, number: string, issuedAt: string, holderName: string | null, holderEmail: string | null, holderPhone: string | null, qrCode: string | null, file: unknown, tier: { name: string }, price: { amount: string, currency: Currency }, event: { id: string, name: string, venue: string, startDate: string } }> } };

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
  RestValidate: "mutation RestValidate($input: ValidateTicketInput!) {\n  validateTicket(input: $input) {\n    result {\n      valid\n      outcome\n      scanId\n      message\n      ticket {\n        id\n      }\n      ticketNumber\n      event {\n        id\n      }\n      tier\n      usedAt\n      usedGate\n      playMoney\n      validFrom\n      validUntil\n      letInUnpaid\n      due {\n        amount\n        currency\n      }\n    }\n  }\n}",
  RestValidateOffline: "mutation RestValidateOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n  validateTicketOffline(\n    input: {ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot}\n  ) {\n    valid\n    outcome\n    message\n    keyKnown\n  }\n}",
  RestUploadScans: "mutation RestUploadScans($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {\n  uploadScans(\n    input: {deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans}\n  ) {\n    scans {\n      nonce\n      outcome\n      repeated\n      conflict\n      void\n    }\n  }\n}",
  RestRevokeTicket: "mutation RestRevokeTicket($id: ID!, $reason: String!, $actor: String) {\n  revokeTicket(input: {id: $id, reason: $reason, actor: $actor}) {\n    ticket {\n      id\n      status\n      tier {\n        name\n      }\n      revokedAt\n      revokeReason\n      dueStatus\n    }\n  }\n}",
  RestCollectDue: "mutation RestCollectDue($ticketId: ID!, $method: DueMethod!) {\n  collectDue(input: {ticketId: $ticketId, method: $method}) {\n    ticket {\n      id\n      status\n      dueStatus\n      price {\n        amount\n        currency\n      }\n    }\n  }\n}",
  RestEvents: "query RestEvents($search: String, $status: EventStatus, $first: Int!, $after: String) {\n  events(search: $search, status: $status, first: $first, after: $after) {\n    nodes {\n      ...RestEvent\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
  RestPublishedEvents: "query RestPublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n  publishedEvents(\n    search: $search\n    category: $category\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...RestEvent\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
  RestPublishedEvent: "query RestPublishedEvent($slug: String!, $code: String!, $withCode: Boolean!) {\n  publishedEvent(slug: $slug) {\n    ...RestEvent\n    available\n    tiers {\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n    }\n  }\n  codeOffer(slug: $slug, code: $code) @include(if: $withCode) {\n    tiers {\n      price {\n        amount\n        currency\n      }\n      tier {\n        name\n        price {\n          amount\n          currency\n        }\n        available\n        formSales\n      }\n    }\n  }\n}\nfragment RestEvent on Event {\n  id\n  name\n  description\n  venue\n  category\n  slug\n  status\n  startDate\n  endDate\n  formSales\n  createdAt\n  publishedAt\n  issuer {\n    id\n    name\n  }\n}",
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
  RestTicket: "query RestTicket($id: ID!, $personal: Boolean!) {\n  ticket(id: $id) {\n    ...RestTicketFacts\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n    file @include(if: $personal)\n    qrCode @include(if: $personal)\n  }\n}\nfragment RestTicketFacts on Ticket {\n  id\n  serial\n  number\n  status\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  dueStatus\n  playMoney\n  due {\n    amount\n    currency\n  }\n  issuedAt\n  effectiveAt\n  expiresAt\n  gracePeriod\n  enteredAt\n  revokedAt\n  order {\n    id\n  }\n  holderName @include(if: $personal)\n  holderEmail @include(if: $personal)\n  holderPhone @include(if: $personal)\n}",
  RestSearchTickets: "query RestSearchTickets($eventId: ID, $tier: String, $search: String, $status: TicketStatus, $first: Int!, $after: String, $personal: Boolean!) {\n  tickets(\n    eventId: $eventId\n    tier: $tier\n    search: $search\n    status: $status\n    first: $first\n    after: $after\n  ) {\n    nodes {\n      ...RestTicketFacts\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    totalCount\n  }\n}\nfragment RestTicketFacts on Ticket {\n  id\n  serial\n  number\n  status\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  dueStatus\n  playMoney\n  due {\n    amount\n    currency\n  }\n  issuedAt\n  effectiveAt\n  expiresAt\n  gracePeriod\n  enteredAt\n  revokedAt\n  order {\n    id\n  }\n  holderName @include(if: $personal)\n  holderEmail @include(if: $personal)\n  holderPhone @include(if: $personal)\n}",
  RestPublicKey: "query RestPublicKey($issuerId: ID!, $version: Int) {\n  publicKey(issuerId: $issuerId, version: $version) {\n    issuer {\n      id\n    }\n    version\n    keyId\n    publicKey\n    createdAt\n    retiredAt\n  }\n}",
  RestRevocationSnapshot: "query RestRevocationSnapshot($issuerId: ID, $since: String) {\n  revocationSnapshot(issuerId: $issuerId, since: $since) {\n    issuerId\n    number\n    since\n    createdAt\n    revoked {\n      ticketId\n      revokedAt\n    }\n    totalRevoked\n    keyVersion\n    signature\n  }\n}",
  RestPurchaseByForm: "mutation RestPurchaseByForm($input: PurchaseByFormInput!) {\n  purchaseByForm(input: $input) {\n    order {\n      id\n      status\n      total {\n        amount\n        currency\n      }\n    }\n    tickets {\n      id\n      file\n    }\n  }\n}",
  RestPurchaseWithWallet: "mutation RestPurchaseWithWallet($input: PurchaseWithWalletInput!) {\n  purchaseWithWallet(input: $input) {\n    processing\n    message\n    order {\n      id\n      status\n      total {\n        amount\n        currency\n      }\n      payment {\n        status\n        method\n        payment {\n          amount\n          currency\n        }\n        charge {\n          amount\n          currency\n        }\n        transactionHash\n      }\n    }\n    tickets {\n      id\n      serial\n      number\n      tier {\n        name\n      }\n      price {\n        amount\n        currency\n      }\n      issuedAt\n      holderName\n      holderEmail\n      holderPhone\n      qrCode\n      file\n      event {\n        id\n        name\n        venue\n        startDate\n      }\n    }\n  }\n}",
  RestWalletBalance: "query RestWalletBalance {\n  wallet {\n    ...RestWallet\n  }\n}\nfragment RestWallet on Wallet {\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  reserve {\n    amount\n    currency\n  }\n  funded\n  network\n  stale\n  balanceAt\n}",
  RestCreateWallet: "mutation RestCreateWallet {\n  createWallet {\n    wallet {\n      ...RestWallet\n    }\n  }\n}\nfragment RestWallet on Wallet {\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  reserve {\n    amount\n    currency\n  }\n  funded\n  network\n  stale\n  balanceAt\n}",
  RestFundWallet: "mutation RestFundWallet($idempotencyKey: String) {\n  fundWallet(input: {idempotencyKey: $idempotencyKey}) {\n    wallet {\n      ...RestWallet\n      faucetGave {\n        amount\n        currency\n      }\n    }\n  }\n}\nfragment RestWallet on Wallet {\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  reserve {\n    amount\n    currency\n  }\n  funded\n  network\n  stale\n  balanceAt\n}",
};
