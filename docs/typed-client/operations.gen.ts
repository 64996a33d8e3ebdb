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

/** Amount that a buyer confirms. */
export type ConfirmedAmountInput = {
  /** `payment.amount` of the quote. Another amount is refused. */
  amount: string;
  /** `payment.currency` of the quote. */
  currency: PaymentCurrency;
};

/** Input of `connectMerchantAccount`. */
export type ConnectMerchantAccountInput = {
  /** Credentials at the provider. */
  credentials?: MerchantCredentialsInput | null | undefined;
  /** Amount of each payment that the provider keeps as well, in the currency of the payment: up to 100,000. */
  feeAmount?: string;
  /** Percentage of each payment that the provider keeps, 0 to 20 in steps of 0.01. */
  feePercent?: string;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /**
   * Credentials at M-Pesa.
   * @deprecated Use `credentials`. Deprecated since 2026-11-29.
   */
  mpesa?: MpesaCredentialsInput | null | undefined;
  /**
   * Credentials at Paystack.
   * @deprecated Use `credentials`. Deprecated since 2026-11-29.
   */
  paystack?: PaystackCredentialsInput | null | undefined;
  /**
   * Credentials at Pesapal.
   * @deprecated Use `credentials`. Deprecated since 2026-11-29.
   */
  pesapal?: PesapalCredentialsInput | null | undefined;
  /**
   * Credentials at Stripe.
   * @deprecated Use `credentials`. Deprecated since 2026-11-29.
   */
  stripe?: StripeCredentialsInput | null | undefined;
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

/** Status of an account at a payment provider. */
export type MerchantAccountStatus =
  /** Buyers pay with it. One account of each method is active. */
  | 'ACTIVE'
  /** Disconnected or replaced. Payments under way end, and refunds of its payments still use it. */
  | 'CLOSED'
  /** No test has shown yet that its credentials work. Buyers cannot use it. */
  | 'UNTESTED'
  /** Its credentials work. It becomes active once an owner approves, or at its time (`accountChanges`); buyers use the account before until then. */
  | 'WAITING';

/** Credentials of an account at one payment provider. */
export type MerchantCredentialsInput =
  {   /** Credentials at M-Pesa. */
  mpesa: MpesaCredentialsInput; paystack?: never; pesapal?: never; stripe?: never; }
  |  { mpesa?: never;   /** Credentials at Paystack. */
  paystack: PaystackCredentialsInput; pesapal?: never; stripe?: never; }
  |  { mpesa?: never; paystack?: never;   /** Credentials at Pesapal. */
  pesapal: PesapalCredentialsInput; stripe?: never; }
  |  { mpesa?: never; paystack?: never; pesapal?: never;   /** Credentials at Stripe. */
  stripe: StripeCredentialsInput; };

/** Kind of message. An alert also creates a notification. */
export type MessageType =
  /** Message that also creates a notification. */
  | 'ALERT'
  /** Ordinary message. */
  | 'NOTICE';

/** Where money of an event is now. */
export type MoneyPlace =
  /** Collected at the door, in the hands of the issuer. */
  | 'DOOR_CASH'
  /** In the escrow of a contract, until rounds release it. */
  | 'ESCROW'
  /** In the issuer's wallet. */
  | 'ISSUER_WALLET'
  /** On the issuer's M-Pesa account. */
  | 'MPESA'
  /** Paid out to partners. */
  | 'PARTNER_WALLETS'
  /** On the issuer's account at Paystack, which pays it out to a bank. */
  | 'PAYSTACK'
  /** On the issuer's account at Pesapal, which pays it out to a bank. */
  | 'PESAPAL'
  /** Collected by the platform, which owes it to the issuer until a payout. */
  | 'PLATFORM'
  /** On the issuer's account at Stripe, which pays it out to a bank. */
  | 'STRIPE';

/** Credentials of an account at M-Pesa. */
export type MpesaCredentialsInput = {
  /** Certificate of Safaricom that encrypts the password, in PEM form. Up to 8,000 characters. */
  certificate?: string | null | undefined;
  /** Consumer key of the app at Daraja. Up to 500 characters. */
  consumerKey: string;
  /** Consumer secret of the app at Daraja. Up to 500 characters. */
  consumerSecret: string;
  /** Name of the initiator, who sends refunds. Null: refunds are made by hand. Up to 500 characters. */
  initiatorName?: string | null | undefined;
  /** Password of the initiator. Up to 500 characters. */
  initiatorPassword?: string | null | undefined;
  /** Passkey of M-Pesa Express. Up to 500 characters. */
  passkey: string;
  /** Paybill number, or the store number of a till: 5 to 7 digits. */
  shortcode: string;
  /** Till number: 5 to 7 digits. Null for a paybill. */
  till?: string | null | undefined;
};

/** Account to create for a person who accepts a partner invitation. */
export type NewPartnerAccount = {
  /** Display name. Up to 200 characters. */
  name: string;
  /** 12 to 256 characters of any kind; 8 with a second factor. Passwords that are easy to guess are refused. */
  password: string;
};

/** Account to create for a person who accepts a staff invitation without a confirmed account. */
export type NewStaffAccount = {
  /** Display name. Up to 200 characters. */
  name: string;
  /** 12 to 256 characters of any kind; 8 with a second factor. Passwords that are easy to guess are refused. */
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

/** What a buyer does to pay an order. */
export type PaymentAction =
  /** Enter the PIN on `phone`. */
  | 'ENTER_PIN'
  /** Open the page of the provider at `url`, and pay there. */
  | 'OPEN_PAGE'
  /** The last attempt failed. Try again with `retryProviderPayment`, or let the order lapse. */
  | 'RETRY'
  /** Send the payment of the link `url` (SEP-7) from any wallet. */
  | 'SEND_PAYMENT'
  /** Nothing. The payment is being processed; subscribe to `orderChanged`. */
  | 'WAIT';

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

/** Decision about a payment that needs a person. */
export type PaymentFindingDecision =
  /** Ask the provider about the payment again. */
  | 'ASK_AGAIN'
  /** Close the finding: no money arrived, or it was dealt with outside Passa. */
  | 'CLOSE'
  /** Record the refund as made, as the statement of the account shows, or by hand from there. */
  | 'REFUNDED'
  /** Request the refund again, at once. For an unconfirmed one only after its statement shows that no money moved. */
  | 'REQUEST_AGAIN';

/** Why a payment needs a person. */
export type PaymentFindingKind =
  /** The payer disputes the payment at their bank. It is answered on the provider's pages. */
  | 'DISPUTED'
  /** The receipt of the payment has paid for another order or a sale at the door. An unpaid order is not paid by it. */
  | 'RECEIPT_USED'
  /** The provider has not confirmed a refund for more than a day. */
  | 'REFUND_UNCONFIRMED'
  /** A refund is waiting. It is tried again by itself. */
  | 'REFUND_WAITING'
  /** The provider gave no clear answer for 72 hours. */
  | 'UNRESOLVED'
  /** Another amount arrived than the order costs. The order is not paid by it. */
  | 'WRONG_AMOUNT';

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

/** Provider that collects payments into an account of the issuer. */
export type PaymentProvider =
  /** M-Pesa of Safaricom, by Daraja. */
  | 'MPESA'
  /** Paystack. */
  | 'PAYSTACK'
  /** Pesapal 3: cards and mobile money. */
  | 'PESAPAL'
  /** Stripe Checkout. */
  | 'STRIPE';

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

/** Kind of account that payouts go to. */
export type PayoutDestinationKind =
  /** Bank account. */
  | 'BANK'
  /** M-Pesa on a phone, for KES. */
  | 'MPESA';

/** Status of a payout to an issuer. */
export type PayoutStatus =
  /** Approved by two people, and not sent yet. */
  | 'APPROVED'
  /** No money moved, or it came back. It is due again. */
  | 'FAILED'
  /** Arrived. */
  | 'PAID'
  /** Rejected, or withdrawn by the issuer. */
  | 'REJECTED'
  /** Awaits the approvals of two people of the platform. */
  | 'REQUESTED'
  /** Its money may have moved. Awaits confirmation. */
  | 'SENT';

/** Credentials of an account at Paystack. */
export type PaystackCredentialsInput = {
  /** Secret key, which also signs events. Up to 500 characters. */
  secretKey: string;
};

/** Credentials of an account at Pesapal. */
export type PesapalCredentialsInput = {
  /** Consumer key of API 3.0. Up to 500 characters. */
  consumerKey: string;
  /** Consumer secret of API 3.0. Up to 500 characters. */
  consumerSecret: string;
};

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

/** Input of `purchase`. */
export type PurchaseInput = {
  /** Answers to the questions of the event. Required questions need one. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Buyer, who holds the tickets. */
  buyer: TicketHolderInput;
  /** Code that lowers the price or unlocks hidden tiers. */
  code?: string | null | undefined;
  /** Amount of the quote that the buyer confirmed. Required for the wallet. */
  confirmed?: ConfirmedAmountInput | null | undefined;
  /** ID of the event, or its name in URLs. */
  event: string | number;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Number of tickets per tier. */
  lines: Array<FormPurchaseLine>;
  /** Way to pay. */
  method: PurchaseMethod;
  /** Phone number that pays, for M-Pesa. The phone number of the buyer by default. Up to 40 characters. */
  payer?: string | null | undefined;
  /** Secret of a waiting list offer. Buys the tickets that are held for the person. */
  waiting?: string | null | undefined;
};

/** Way to pay for an order. */
export type PurchaseMethod =
  /** Card: the buyer pays on a page of the provider, which may take mobile money as well. */
  | 'CARD'
  /** At the door. The tickets are valid at once. */
  | 'DOOR'
  /** From any other wallet on the ledger, by a payment with a memo. */
  | 'EXTERNAL_WALLET'
  /** M-Pesa: the buyer enters a PIN on the phone. */
  | 'MPESA'
  /** From the caller's wallet. Requires an account. */
  | 'WALLET';

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
  /** 12 to 256 characters of any kind; 8 with a second factor. Passwords that are easy to guess are refused. */
  password: string;
  /** Name of the person, where `name` is that of their organisation. Ignored for other roles. Up to 200 characters. */
  personName?: string | null | undefined;
  /** Phone number. Up to 40 characters. */
  phone?: string | null | undefined;
  /** Role. */
  role: Role;
};

/** Input of `requestPayout`. */
export type RequestPayoutInput = {
  /** Amount, at most what is due. */
  amount: string;
  /** Currency of the amount. */
  currency: Currency;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the issuer, for operators of the platform. Null: that of the viewer. */
  issuerId?: string | number | null | undefined;
  /** Note for the people who approve it. Up to 500 characters. */
  note?: string | null | undefined;
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
  /** The ticket admits on paper once the name of its holder was compared with an ID. */
  | 'CHECK_ID'
  /** Left; the exit is recorded. */
  | 'EXITED'
  /** The ticket has expired. */
  | 'EXPIRED'
  /** The ticket is valid; nothing was recorded. */
  | 'GOOD'
  /** Handed out; recorded without an entry. */
  | 'HANDED_OUT'
  /** The data is not a ticket. */
  | 'MALFORMED'
  /** The ticket was already given all that it gets. */
  | 'NONE_LEFT'
  /** The exit was recorded, but the ticket was not inside. */
  | 'NOT_INSIDE'
  /** The ticket is not valid yet. */
  | 'NOT_YET_VALID'
  /** The ticket is bound to a phone, and none is registered. */
  | 'NO_PHONE'
  /** The live code was signed by another phone than the registered one. */
  | 'OTHER_PHONE'
  /** The code is not live: a picture, or a printed ticket that needs the phone. */
  | 'PICTURE'
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

/** Reason for scanning a ticket. */
export type ScanPurpose =
  /** The holder goes in. */
  | 'ENTRY'
  /** The holder leaves. */
  | 'EXIT'
  /** The holder gets a thing, such as a badge. Does not admit. */
  | 'HANDOUT';

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

/** Input of `setPayoutDestination`. */
export type SetPayoutDestinationInput = {
  /** Bank and branch, for a bank account. Up to 200 characters. */
  bank?: string | null | undefined;
  /** Currency of the payouts. M-Pesa takes KES alone. */
  currency: Currency;
  /** Name of the holder. Up to 100 characters. */
  holder: string;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** Kind of account. */
  kind: PayoutDestinationKind;
  /** Phone number, or number of the bank account. Up to 40 characters. */
  number: string;
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

/** Credentials of an account at Stripe. */
export type StripeCredentialsInput = {
  /** Secret key, or a restricted key that may read balances. Up to 500 characters. */
  secretKey: string;
  /** Signing secret of the webhook endpoint, `whsec_…`. Up to 500 characters. */
  webhookSecret: string;
};

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
  /** Whether staff saw the holder leave. For exits of tickets that need a phone, when it is not shown. */
  exitConfirmed?: boolean;
  /** ID of the gate of the device. */
  gateId?: string | number | null | undefined;
  /** Whether staff compared the name of the holder with an ID. For tickets that need a phone. */
  idChecked?: boolean;
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the thing to hand out. Required for HANDOUT. */
  itemId?: string | number | null | undefined;
  /** Unique key of the scan, chosen by the device. A repeat is recorded only once. Up to 100 characters. */
  nonce?: string | null | undefined;
  /** Reason for the scan. */
  purpose?: ScanPurpose;
  /** Ticket file as an object or as text, or text of the QR code. */
  ticket: unknown;
};

/** Input of `withdrawProviderPayment`. */
export type WithdrawProviderPaymentInput = {
  /** Idempotency key chosen by the caller, up to 255 characters. A repeat with the same key and input takes effect once and returns the first result for 7 days; a repeat with different input is refused. */
  idempotencyKey?: string | null | undefined;
  /** ID of the order. */
  orderId: string | number;
  /** Secret that the purchase returned as `orderKey`, for a buyer without an account. For an order that was made before orders had secrets, the idempotency key of its purchase. */
  orderKey?: string | null | undefined;
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

export type VerifyEmailMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type VerifyEmailMutation = { verifyEmail: { done: boolean } };

export type ClaimOwnershipMutationVariables = Exact<{
  password: string;
}>;


export type ClaimOwnershipMutation = { claimOwnership: { user: { id: string, role: Role } } };

export type StaffInvitationQueryVariables = Exact<{
  token: string;
}>;


export type StaffInvitationQuery = { staffInvitation: { hasAccount: boolean, invitation: { id: string, email: string, role: Role, expiresAt: string } } | null };

export type AcceptStaffInvitationMutationVariables = Exact<{
  token: string;
  newAccount?: NewStaffAccount | null | undefined;
}>;


export type AcceptStaffInvitationMutation = { acceptStaffInvitation: { invitation: { id: string, role: Role } } };

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

export type MerchantAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MerchantAccountsQuery = { merchantAccounts: Array<{ id: string, provider: PaymentProvider, method: PaymentMethod, label: string, state: MerchantAccountStatus, callbackUrl: string | null, testedAt: string | null }> };

export type NextCallbackUrlQueryVariables = Exact<{
  provider: PaymentProvider;
}>;


export type NextCallbackUrlQuery = { nextMerchantCallbackUrl: string | null };

export type ConnectMerchantAccountMutationVariables = Exact<{
  input: ConnectMerchantAccountInput;
}>;


export type ConnectMerchantAccountMutation = { connectMerchantAccount: { merchantAccount: { id: string, provider: PaymentProvider, method: PaymentMethod, label: string, state: MerchantAccountStatus, callbackUrl: string | null, testedAt: string | null } } };

export type TestMerchantAccountMutationVariables = Exact<{
  id: string | number;
}>;


export type TestMerchantAccountMutation = { testMerchantAccount: { merchantAccount: { id: string, provider: PaymentProvider, method: PaymentMethod, label: string, state: MerchantAccountStatus, callbackUrl: string | null, testedAt: string | null } } };

export type CloseMerchantAccountMutationVariables = Exact<{
  id: string | number;
}>;


export type CloseMerchantAccountMutation = { closeMerchantAccount: { merchantAccount: { id: string, provider: PaymentProvider, method: PaymentMethod, label: string, state: MerchantAccountStatus, callbackUrl: string | null, testedAt: string | null } } };

export type PaymentChangedSubscriptionVariables = Exact<{
  id: string | number;
  orderKey?: string | null | undefined;
}>;


export type PaymentChangedSubscription = { orderChanged: { id: string, status: OrderStatus, tickets: Array<{ id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } }>, attempt: { id: string, status: PaymentAttemptStatus, method: ProviderMethod, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, receipt: string | null, amount: { amount: string, currency: PaymentCurrency } } | null, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null } };

export type RetryPaymentMutationVariables = Exact<{
  input: RetryProviderPaymentInput;
}>;


export type RetryPaymentMutation = { retryProviderPayment: { order: { id: string, status: OrderStatus, attempt: { id: string, status: PaymentAttemptStatus, method: ProviderMethod, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, receipt: string | null, amount: { amount: string, currency: PaymentCurrency } } | null, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null } } };

export type WithdrawPaymentMutationVariables = Exact<{
  input: WithdrawProviderPaymentInput;
}>;


export type WithdrawPaymentMutation = { withdrawProviderPayment: { order: { id: string, status: OrderStatus, attempt: { id: string, status: PaymentAttemptStatus, method: ProviderMethod, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, receipt: string | null, amount: { amount: string, currency: PaymentCurrency } } | null, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null } } };

export type ClaimPaymentMutationVariables = Exact<{
  input: ClaimProviderPaymentInput;
}>;


export type ClaimPaymentMutation = { claimProviderPayment: { order: { id: string, status: OrderStatus, attempt: { id: string, status: PaymentAttemptStatus, method: ProviderMethod, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, receipt: string | null, amount: { amount: string, currency: PaymentCurrency } } | null, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null } } };

export type RefundOrderMutationVariables = Exact<{
  input: RefundOrderInput;
}>;


export type RefundOrderMutation = { refundOrder: { order: { id: string, status: OrderStatus, refundableAmount: { amount: string, currency: Currency } | null, refunds: Array<{ id: string, status: RefundStatus, reason: string, amount: { amount: string, currency: Currency } }> } } };

export type RefundAmountMutationVariables = Exact<{
  input: RefundAmountInput;
}>;


export type RefundAmountMutation = { refundAmount: { order: { id: string, status: OrderStatus, refundableAmount: { amount: string, currency: Currency } | null, refunds: Array<{ id: string, status: RefundStatus, reason: string, amount: { amount: string, currency: Currency } }> } } };

export type RefundTicketMutationVariables = Exact<{
  input: RefundTicketInput;
}>;


export type RefundTicketMutation = { refundTicket: { ticket: { id: string, status: TicketStatus, order: { id: string, status: OrderStatus, refundableAmount: { amount: string, currency: Currency } | null, refunds: Array<{ id: string, status: RefundStatus, reason: string, amount: { amount: string, currency: Currency } }> } | null } } };

export type RefundsQueryVariables = Exact<{
  id: string | number;
}>;


export type RefundsQuery = { order: { id: string, status: OrderStatus, refundableAmount: { amount: string, currency: Currency } | null, refunds: Array<{ id: string, status: RefundStatus, reason: string, amount: { amount: string, currency: Currency } }> } | null };

export type EventMoneyQueryVariables = Exact<{
  id: string | number;
}>;


export type EventMoneyQuery = { event: { id: string, money: { findings: number, paymentsUnderWay: number, due: Array<{ amount: string, currency: Currency }>, places: Array<{ place: MoneyPlace, amount: { amount: string, currency: Currency } }>, ways: Array<{ way: PurchaseMethod, taken: { amount: string, currency: Currency }, refunded: { amount: string, currency: Currency }, refunding: { amount: string, currency: Currency }, fees: { amount: string, currency: Currency }, disputed: { amount: string, currency: Currency }, kept: { amount: string, currency: Currency } }> } | null } | null };

export type PaymentFindingsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PaymentFindingsQuery = { paymentFindings: { nodes: Array<{ id: string, kind: PaymentFindingKind, at: string, receipt: string | null, problem: string | null, viewerDecisions: Array<PaymentFindingDecision>, amount: { amount: string, currency: Currency } }> } };

export type PlatformSellingQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformSellingQuery = { platformSelling: { id: string, isOpen: boolean, isChosen: boolean, feePercent: string, balances: Array<{ taken: { amount: string, currency: Currency }, due: { amount: string, currency: Currency }, paidOut: { amount: string, currency: Currency } }>, destinations: Array<{ id: string, currency: Currency, kind: PayoutDestinationKind, number: string }> } };

export type SetPayoutDestinationMutationVariables = Exact<{
  input: SetPayoutDestinationInput;
}>;


export type SetPayoutDestinationMutation = { setPayoutDestination: { platformSelling: { id: string, destinations: Array<{ id: string, currency: Currency, kind: PayoutDestinationKind, number: string }> } } };

export type RequestPayoutMutationVariables = Exact<{
  input: RequestPayoutInput;
}>;


export type RequestPayoutMutation = { requestPayout: { payout: { id: string, status: PayoutStatus, receipt: string | null, requestedAt: string, amount: { amount: string, currency: Currency } } } };

export type PayoutsQueryVariables = Exact<{
  status?: PayoutStatus | null | undefined;
}>;


export type PayoutsQuery = { payouts: { nodes: Array<{ id: string, status: PayoutStatus, receipt: string | null, requestedAt: string, amount: { amount: string, currency: Currency } }> } };

export type MerchantAccountFieldsFragment = { id: string, provider: PaymentProvider, method: PaymentMethod, label: string, state: MerchantAccountStatus, callbackUrl: string | null, testedAt: string | null };

export type ProviderOrderFieldsFragment = { id: string, status: OrderStatus, attempt: { id: string, status: PaymentAttemptStatus, method: ProviderMethod, page: string | null, expiresAt: string, failureCode: PaymentAttemptFailure | null, failure: string | null, receipt: string | null, amount: { amount: string, currency: PaymentCurrency } } | null, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null };

export type RefundedOrderFieldsFragment = { id: string, status: OrderStatus, refundableAmount: { amount: string, currency: Currency } | null, refunds: Array<{ id: string, status: RefundStatus, reason: string, amount: { amount: string, currency: Currency } }> };

export type PayoutFieldsFragment = { id: string, status: PayoutStatus, receipt: string | null, requestedAt: string, amount: { amount: string, currency: Currency } };

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

export type QuoteQueryVariables = Exact<{
  event: string | number;
  lines: Array<FormPurchaseLine> | FormPurchaseLine;
  method: PurchaseMethod;
  currency?: PaymentCurrency;
}>;


export type QuoteQuery = { quote: { refusal: string | null, total: Array<{ amount: string, currency: Currency }>, payment: { amount: string, currency: PaymentCurrency } | null } };

export type BuyMutationVariables = Exact<{
  input: PurchaseInput;
}>;


export type BuyMutation = { purchase: { orderKey: string | null, order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null }, tickets: Array<{ id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } }>, next: { action: PaymentAction, url: string | null, phone: string | null, until: string } | null } };

export type BuyByFormMutationVariables = Exact<{
  input: PurchaseByFormInput;
}>;


export type BuyByFormMutation = { purchaseByForm: { orderKey: string | null, order: { id: string, status: OrderStatus, total: Array<{ amount: string, currency: Currency }>, payment: { status: PaymentStatus, transactionHash: string | null, charge: { amount: string, currency: Currency } | null } | null }, tickets: Array<{ id: string, status: TicketStatus, qrText: string | null, tier: { name: string }, price: { amount: string, currency: Currency } }> } };

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
  orderKey?: string | null | undefined;
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
  VerifyEmail: { kind: 'mutation'; variables: VerifyEmailMutationVariables; data: VerifyEmailMutation };
  ClaimOwnership: { kind: 'mutation'; variables: ClaimOwnershipMutationVariables; data: ClaimOwnershipMutation };
  StaffInvitation: { kind: 'query'; variables: StaffInvitationQueryVariables; data: StaffInvitationQuery };
  AcceptStaffInvitation: { kind: 'mutation'; variables: AcceptStaffInvitationMutationVariables; data: AcceptStaffInvitationMutation };
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
  MerchantAccounts: { kind: 'query'; variables: MerchantAccountsQueryVariables; data: MerchantAccountsQuery };
  NextCallbackUrl: { kind: 'query'; variables: NextCallbackUrlQueryVariables; data: NextCallbackUrlQuery };
  ConnectMerchantAccount: { kind: 'mutation'; variables: ConnectMerchantAccountMutationVariables; data: ConnectMerchantAccountMutation };
  TestMerchantAccount: { kind: 'mutation'; variables: TestMerchantAccountMutationVariables; data: TestMerchantAccountMutation };
  CloseMerchantAccount: { kind: 'mutation'; variables: CloseMerchantAccountMutationVariables; data: CloseMerchantAccountMutation };
  PaymentChanged: { kind: 'subscription'; variables: PaymentChangedSubscriptionVariables; data: PaymentChangedSubscription };
  RetryPayment: { kind: 'mutation'; variables: RetryPaymentMutationVariables; data: RetryPaymentMutation };
  WithdrawPayment: { kind: 'mutation'; variables: WithdrawPaymentMutationVariables; data: WithdrawPaymentMutation };
  ClaimPayment: { kind: 'mutation'; variables: ClaimPaymentMutationVariables; data: ClaimPaymentMutation };
  RefundOrder: { kind: 'mutation'; variables: RefundOrderMutationVariables; data: RefundOrderMutation };
  RefundAmount: { kind: 'mutation'; variables: RefundAmountMutationVariables; data: RefundAmountMutation };
  RefundTicket: { kind: 'mutation'; variables: RefundTicketMutationVariables; data: RefundTicketMutation };
  Refunds: { kind: 'query'; variables: RefundsQueryVariables; data: RefundsQuery };
  EventMoney: { kind: 'query'; variables: EventMoneyQueryVariables; data: EventMoneyQuery };
  PaymentFindings: { kind: 'query'; variables: PaymentFindingsQueryVariables; data: PaymentFindingsQuery };
  PlatformSelling: { kind: 'query'; variables: PlatformSellingQueryVariables; data: PlatformSellingQuery };
  SetPayoutDestination: { kind: 'mutation'; variables: SetPayoutDestinationMutationVariables; data: SetPayoutDestinationMutation };
  RequestPayout: { kind: 'mutation'; variables: RequestPayoutMutationVariables; data: RequestPayoutMutation };
  Payouts: { kind: 'query'; variables: PayoutsQueryVariables; data: PayoutsQuery };
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
  Quote: { kind: 'query'; variables: QuoteQueryVariables; data: QuoteQuery };
  Buy: { kind: 'mutation'; variables: BuyMutationVariables; data: BuyMutation };
  BuyByForm: { kind: 'mutation'; variables: BuyByFormMutationVariables; data: BuyByFormMutation };
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
  VerifyEmail: "mutation VerifyEmail($token: String!, $password: String) {\n  verifyEmail(input: {token: $token, password: $password}) {\n    done\n  }\n}",
  ClaimOwnership: "mutation ClaimOwnership($password: String!) {\n  claimOwnership(input: {password: $password}) {\n    user {\n      id\n      role\n    }\n  }\n}",
  StaffInvitation: "query StaffInvitation($token: String!) {\n  staffInvitation(token: $token) {\n    hasAccount\n    invitation {\n      id\n      email\n      role\n      expiresAt\n    }\n  }\n}",
  AcceptStaffInvitation: "mutation AcceptStaffInvitation($token: String!, $newAccount: NewStaffAccount) {\n  acceptStaffInvitation(input: {token: $token, newAccount: $newAccount}) {\n    invitation {\n      id\n      role\n    }\n  }\n}",
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
  MerchantAccounts: "query MerchantAccounts {\n  merchantAccounts {\n    ...MerchantAccountFields\n  }\n}\nfragment MerchantAccountFields on MerchantAccount {\n  id\n  provider\n  method\n  label\n  state\n  callbackUrl\n  testedAt\n}",
  NextCallbackUrl: "query NextCallbackUrl($provider: PaymentProvider!) {\n  nextMerchantCallbackUrl(provider: $provider)\n}",
  ConnectMerchantAccount: "mutation ConnectMerchantAccount($input: ConnectMerchantAccountInput!) {\n  connectMerchantAccount(input: $input) {\n    merchantAccount {\n      ...MerchantAccountFields\n    }\n  }\n}\nfragment MerchantAccountFields on MerchantAccount {\n  id\n  provider\n  method\n  label\n  state\n  callbackUrl\n  testedAt\n}",
  TestMerchantAccount: "mutation TestMerchantAccount($id: ID!) {\n  testMerchantAccount(input: {id: $id}) {\n    merchantAccount {\n      ...MerchantAccountFields\n    }\n  }\n}\nfragment MerchantAccountFields on MerchantAccount {\n  id\n  provider\n  method\n  label\n  state\n  callbackUrl\n  testedAt\n}",
  CloseMerchantAccount: "mutation CloseMerchantAccount($id: ID!) {\n  closeMerchantAccount(input: {id: $id}) {\n    merchantAccount {\n      ...MerchantAccountFields\n    }\n  }\n}\nfragment MerchantAccountFields on MerchantAccount {\n  id\n  provider\n  method\n  label\n  state\n  callbackUrl\n  testedAt\n}",
  PaymentChanged: "subscription PaymentChanged($id: ID!, $orderKey: String) {\n  orderChanged(id: $id, orderKey: $orderKey) {\n    ...ProviderOrderFields\n    tickets {\n      ...TicketFields\n    }\n  }\n}\nfragment ProviderOrderFields on Order {\n  ...OrderFields\n  attempt {\n    id\n    status\n    method\n    page\n    expiresAt\n    failureCode\n    failure\n    receipt\n    amount {\n      amount\n      currency\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  RetryPayment: "mutation RetryPayment($input: RetryProviderPaymentInput!) {\n  retryProviderPayment(input: $input) {\n    order {\n      ...ProviderOrderFields\n    }\n  }\n}\nfragment ProviderOrderFields on Order {\n  ...OrderFields\n  attempt {\n    id\n    status\n    method\n    page\n    expiresAt\n    failureCode\n    failure\n    receipt\n    amount {\n      amount\n      currency\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}",
  WithdrawPayment: "mutation WithdrawPayment($input: WithdrawProviderPaymentInput!) {\n  withdrawProviderPayment(input: $input) {\n    order {\n      ...ProviderOrderFields\n    }\n  }\n}\nfragment ProviderOrderFields on Order {\n  ...OrderFields\n  attempt {\n    id\n    status\n    method\n    page\n    expiresAt\n    failureCode\n    failure\n    receipt\n    amount {\n      amount\n      currency\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}",
  ClaimPayment: "mutation ClaimPayment($input: ClaimProviderPaymentInput!) {\n  claimProviderPayment(input: $input) {\n    order {\n      ...ProviderOrderFields\n    }\n  }\n}\nfragment ProviderOrderFields on Order {\n  ...OrderFields\n  attempt {\n    id\n    status\n    method\n    page\n    expiresAt\n    failureCode\n    failure\n    receipt\n    amount {\n      amount\n      currency\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}",
  RefundOrder: "mutation RefundOrder($input: RefundOrderInput!) {\n  refundOrder(input: $input) {\n    order {\n      ...RefundedOrderFields\n    }\n  }\n}\nfragment RefundedOrderFields on Order {\n  id\n  status\n  refundableAmount {\n    amount\n    currency\n  }\n  refunds {\n    id\n    status\n    reason\n    amount {\n      amount\n      currency\n    }\n  }\n}",
  RefundAmount: "mutation RefundAmount($input: RefundAmountInput!) {\n  refundAmount(input: $input) {\n    order {\n      ...RefundedOrderFields\n    }\n  }\n}\nfragment RefundedOrderFields on Order {\n  id\n  status\n  refundableAmount {\n    amount\n    currency\n  }\n  refunds {\n    id\n    status\n    reason\n    amount {\n      amount\n      currency\n    }\n  }\n}",
  RefundTicket: "mutation RefundTicket($input: RefundTicketInput!) {\n  refundTicket(input: $input) {\n    ticket {\n      id\n      status\n      order {\n        ...RefundedOrderFields\n      }\n    }\n  }\n}\nfragment RefundedOrderFields on Order {\n  id\n  status\n  refundableAmount {\n    amount\n    currency\n  }\n  refunds {\n    id\n    status\n    reason\n    amount {\n      amount\n      currency\n    }\n  }\n}",
  Refunds: "query Refunds($id: ID!) {\n  order(id: $id) {\n    ...RefundedOrderFields\n  }\n}\nfragment RefundedOrderFields on Order {\n  id\n  status\n  refundableAmount {\n    amount\n    currency\n  }\n  refunds {\n    id\n    status\n    reason\n    amount {\n      amount\n      currency\n    }\n  }\n}",
  EventMoney: "query EventMoney($id: ID!) {\n  event(id: $id) {\n    id\n    money {\n      due {\n        amount\n        currency\n      }\n      findings\n      paymentsUnderWay\n      places {\n        place\n        amount {\n          amount\n          currency\n        }\n      }\n      ways {\n        way\n        taken {\n          amount\n          currency\n        }\n        refunded {\n          amount\n          currency\n        }\n        refunding {\n          amount\n          currency\n        }\n        fees {\n          amount\n          currency\n        }\n        disputed {\n          amount\n          currency\n        }\n        kept {\n          amount\n          currency\n        }\n      }\n    }\n  }\n}",
  PaymentFindings: "query PaymentFindings($eventId: ID!) {\n  paymentFindings(eventId: $eventId) {\n    nodes {\n      id\n      kind\n      at\n      receipt\n      problem\n      amount {\n        amount\n        currency\n      }\n      viewerDecisions\n    }\n  }\n}",
  PlatformSelling: "query PlatformSelling {\n  platformSelling {\n    id\n    isOpen\n    isChosen\n    feePercent\n    balances {\n      taken {\n        amount\n        currency\n      }\n      due {\n        amount\n        currency\n      }\n      paidOut {\n        amount\n        currency\n      }\n    }\n    destinations {\n      id\n      currency\n      kind\n      number\n    }\n  }\n}",
  SetPayoutDestination: "mutation SetPayoutDestination($input: SetPayoutDestinationInput!) {\n  setPayoutDestination(input: $input) {\n    platformSelling {\n      id\n      destinations {\n        id\n        currency\n        kind\n        number\n      }\n    }\n  }\n}",
  RequestPayout: "mutation RequestPayout($input: RequestPayoutInput!) {\n  requestPayout(input: $input) {\n    payout {\n      ...PayoutFields\n    }\n  }\n}\nfragment PayoutFields on Payout {\n  id\n  status\n  receipt\n  requestedAt\n  amount {\n    amount\n    currency\n  }\n}",
  Payouts: "query Payouts($status: PayoutStatus) {\n  payouts(status: $status) {\n    nodes {\n      ...PayoutFields\n    }\n  }\n}\nfragment PayoutFields on Payout {\n  id\n  status\n  receipt\n  requestedAt\n  amount {\n    amount\n    currency\n  }\n}",
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
  Quote: "query Quote($event: ID!, $lines: [FormPurchaseLine!]!, $method: PurchaseMethod!, $currency: PaymentCurrency! = XLM) {\n  quote(event: $event, lines: $lines, method: $method, currency: $currency) {\n    total {\n      amount\n      currency\n    }\n    payment {\n      amount\n      currency\n    }\n    refusal\n  }\n}",
  Buy: "mutation Buy($input: PurchaseInput!) {\n  purchase(input: $input) {\n    orderKey\n    order {\n      ...OrderFields\n    }\n    tickets {\n      ...TicketFields\n    }\n    next {\n      action\n      url\n      phone\n      until\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  BuyByForm: "mutation BuyByForm($input: PurchaseByFormInput!) {\n  purchaseByForm(input: $input) {\n    orderKey\n    order {\n      ...OrderFields\n    }\n    tickets {\n      ...TicketFields\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  BuyWithWallet: "mutation BuyWithWallet($input: PurchaseWithWalletInput!) {\n  purchaseWithWallet(input: $input) {\n    processing\n    message\n    order {\n      ...OrderFields\n    }\n    tickets {\n      ...TicketFields\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
  Wallet: "query Wallet {\n  wallet {\n    ...WalletFields\n  }\n}\nfragment WalletFields on Wallet {\n  id\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  funded\n}",
  CreateWallet: "mutation CreateWallet {\n  createWallet {\n    wallet {\n      ...WalletFields\n    }\n  }\n}\nfragment WalletFields on Wallet {\n  id\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  funded\n}",
  FundWallet: "mutation FundWallet($idempotencyKey: String) {\n  fundWallet(input: {idempotencyKey: $idempotencyKey}) {\n    wallet {\n      ...WalletFields\n    }\n  }\n}\nfragment WalletFields on Wallet {\n  id\n  publicKey\n  balance {\n    amount\n    currency\n  }\n  spendable {\n    amount\n    currency\n  }\n  funded\n}",
  OrderChanged: "subscription OrderChanged($id: ID!, $orderKey: String) {\n  orderChanged(id: $id, orderKey: $orderKey) {\n    ...OrderFields\n    tickets {\n      ...TicketFields\n    }\n  }\n}\nfragment OrderFields on Order {\n  id\n  status\n  total {\n    amount\n    currency\n  }\n  payment {\n    status\n    charge {\n      amount\n      currency\n    }\n    transactionHash\n  }\n}\nfragment TicketFields on Ticket {\n  id\n  tier {\n    name\n  }\n  price {\n    amount\n    currency\n  }\n  status\n  qrText\n}",
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
