import type { Amount } from '../../lib/money/index.ts';

/**
 * Milliseconds that a provider may take to answer: on a busy evening some take 20 s. Less than the 30 s after which a
 * request without an answer counts as interrupted, and is asked about.
 */
export const ANSWER_TIMEOUT_MS = 25_000;

/**
 * A payment provider: one folder implements this port, and the core owns every state. Adapters report observations and
 * decide nothing: a request without a clear answer is `unknown`, which is never a failure.
 */
export interface PaymentProvider {
  readonly name: string;
  readonly capabilities: Capabilities;
  /** Asks whether the credentials work, without moving money. Never throws: an unreachable provider is `unknown`. */
  check(): Promise<CheckOutcome>;
  /**
   * Registers the address to which the provider sends events of the whole account, where a request does that.
   * @returns whether it was registered now; some providers do so once
   */
  register?(callbackUrl: string): Promise<boolean>;
  /**
   * Asks the provider to collect a payment. Sent at most once where the provider is not idempotent, since a repeat is
   * charged again.
   */
  start(intent: PaymentIntent): Promise<StartOutcome>;
  /**
   * Asks for the state of a started payment. Never throws: an unreachable provider is `unknown`.
   * @param startedAt time of the start: an unpaid page is abandoned once its time is over
   */
  query(reference: string, startedAt?: Date): Promise<PaymentObservation>;
  /**
   * Closes the page of an unpaid payment, so that nothing can be paid on it any more. Never throws.
   * @returns false when the provider did not close it: perhaps it is paid
   */
  closePage?(reference: string): Promise<boolean>;
  /**
   * Reads a callback of the provider. It is a hint, which the core checks with `query` or a statement.
   * @returns an empty list for a body that is not one of this provider's
   */
  parseCallback(callback: Callback): Observation[];
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Returns which refunds one payment allows, where that depends on how it was paid; otherwise `capabilities.refund` holds.
   * @param paymentReference as `start` returned it
   */
  refundRules?(paymentReference: string): Promise<Capabilities['refund']>;
  /**
   * Asks for the state of a refund. Where the provider answers by callback alone, the observation is `pending` and names
   * the question.
   */
  queryRefund(request: RefundQuery): Promise<RefundObservation>;
  /**
   * Asks for a payment by the number of its receipt, as the payer reads it in a message. The result comes to the callback
   * address.
   * @returns the names of the question; null when the provider did not accept it
   */
  queryReceipt?(receipt: string, callbackUrl: string): Promise<RequestNames | null>;
  /** Pays money of the merchant to a phone. Its result comes to the callback address, as that of a refund. */
  payout?(request: PayoutRequest): Promise<PayoutOutcome>;
  /** Reads the payments that the provider has received in a period; the sweep for lost callbacks. */
  pull?(from: Date, to: Date): Promise<PaymentObservation[]>;
}

export interface Capabilities {
  /** Currencies, each with the smallest step and the limits of one payment, in units of 10^-7. */
  readonly currencies: Readonly<Partial<Record<string, AmountLimits>>>;
  /** Ways by which the outcome of a payment becomes known. */
  readonly resolvedBy: readonly ('query' | 'callback' | 'pull')[];
  /** True when a repeated request with the same reference is not charged again. */
  readonly isIdempotent: boolean;
  readonly callbackAuth: 'hmac' | 'shared' | 'none';
  /**
   * How the provider's reference of a payment is known. `chosen`: it is the ID of the attempt. `named`: the provider's own
   * answers name the attempt, in a field that the merchant's secret alone can set. `given`: by the answer to `start`.
   */
  readonly references: 'chosen' | 'named' | 'given';
  /** True where a signed report of a payment counts only after a question has confirmed it. */
  readonly confirmsReports?: boolean;
  /**
   * `hints`: a callback says only that something about a payment has changed, also that it went back after it was paid.
   * The answer to a question then names the attempt, the amount and the state.
   */
  readonly callbacks: 'reports' | 'hints';
  readonly refund: {
    readonly partial: boolean;
    /** True when one payment can have several refunds. */
    readonly several: boolean;
    readonly via: 'same' | 'payout';
  };
  /** True where questions about refunds and receipts are answered at the callback address. */
  readonly answersByCallback?: boolean;
  /** Seconds that a buyer has to pay, after which the provider gives up by itself. */
  readonly expiresAfter: number;
  /** True when callbacks do not name the card of a payment, and a query does. */
  readonly cardByQuery?: boolean;
}

export interface AmountLimits {
  readonly step: bigint;
  readonly min: bigint;
  readonly max: bigint;
}

/** Outcome of a check of credentials. Details name codes of the provider, never what was sent. */
export type CheckOutcome =
  | { kind: 'ok' }
  | { kind: 'refused'; reason: CheckRefusal; detail: string }
  /** Nothing is known about the credentials. */
  | { kind: 'unknown'; detail: string };

export type CheckRefusal =
  /** The provider does not know the key, or its secret is another. */
  | 'key'
  /** The key is right, but not allowed to do what payments need. */
  | 'permission'
  /** The number of the account, or the passkey that belongs to it. */
  | 'account';

/** A payment to be collected; stored before the provider is called. */
export interface PaymentIntent {
  /** ID of this attempt, by which an idempotent provider takes a repeat for the same payment. */
  readonly id: string;
  /** Time of the attempt, which is the same in every repeat. */
  readonly createdAt: Date;
  readonly amount: Amount;
  /** Digits with the country code, without a plus sign; null where the provider needs none. */
  readonly phone: string | null;
  /** Null where the provider needs none. */
  readonly email: string | null;
  /** Address of this attempt alone, with a random token. Providers with one address for all callbacks ignore it. */
  readonly callbackUrl: string;
  /** Address of the account, with a random token, for providers with which addresses are registered. */
  readonly accountCallbackUrl: string;
  /** Pages to which the provider's own page sends the buyer. Opening one proves nothing about the payment. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Reference of the order for the payer and on statements; up to 12 letters and digits. */
  readonly accountReference: string;
  /** Up to 13 letters, digits and spaces. */
  readonly description: string;
}

/** Outcome of a request to collect a payment. */
export type StartOutcome =
  /** Accepted: the provider knows it by this reference from now on. */
  | { kind: 'acknowledged'; reference: string; next: NextStep }
  /** Refused by the provider. Nothing was started. */
  | { kind: 'rejected'; code: string; reason: FailureReason }
  /** Not sent, or refused before it was processed. Nothing was started. */
  | { kind: 'not_attempted'; reason: NotAttemptedReason }
  /**
   * It may have been started. A callback, a statement or a person resolves it; so does a query, where the reference was
   * the adapter's own choice, and a repeat, where the provider is idempotent.
   */
  | { kind: 'unknown'; detail: string; reference?: string };

/** The next step of the buyer. */
export type NextStep = { kind: 'prompt'; phone: string } | { kind: 'page'; url: string };

export type NotAttemptedReason =
  | 'amount'
  | 'currency'
  | 'phone'
  | 'email'
  | 'credentials'
  | 'busy'
  | 'unavailable';

/** Reason of a failed payment, as far as a buyer can act on it. */
export type FailureReason =
  | 'insufficient_funds'
  | 'below_minimum'
  | 'above_maximum'
  | 'daily_limit'
  | 'receiver_limit'
  | 'repeated'
  | 'cancelled'
  | 'no_answer'
  | 'wrong_pin'
  | 'busy'
  | 'locked'
  | 'expired'
  | 'merchant'
  | 'declined';

export type PaymentState = 'pending' | 'paid' | 'failed' | 'unknown';

/**
 * The names that a provider gives a request whose result comes to a callback address. Results are unsigned: one counts
 * for a request that is open under its names.
 */
export interface RequestNames {
  readonly conversation: string;
  readonly originator: string | null;
}

/** A report that may be the result of a request of ours. */
interface Result {
  /** Names of the request that this is the result of; undefined for reports that answer no request. */
  readonly answerTo?: RequestNames;
}

/** An observation of a payment. Fields that the provider did not report are null. */
export interface PaymentObservation extends Result {
  readonly about: 'payment';
  readonly state: PaymentState;
  readonly source: 'query' | 'callback' | 'confirmation' | 'pull' | 'status';
  /** Reference of the attempt, as `start` returned it. */
  readonly reference: string | null;
  /** ID of the attempt, where the provider gives it back. */
  readonly intentId: string | null;
  /** Reference of the order on the statement. */
  readonly accountReference: string | null;
  /** Result code of the provider. */
  readonly code: string | null;
  readonly reason: FailureReason | null;
  /** Number of the receipt, unique for the provider. */
  readonly receipt: string | null;
  /** Null where none was reported, or something that is no amount. */
  readonly amount: Amount | null;
  /** True for an amount in a currency that nothing is sold in: it is never that of an attempt, and is not converted. */
  readonly isForeignMoney?: boolean;
  /**
   * True for an answer without an amount about a request that collects its own amount and no other, and does not repeat
   * it.
   */
  readonly isAsRequested?: boolean;
  /** Digits of the payer's number; masked where the provider masks it. */
  readonly payer: string | null;
  /**
   * Fingerprint of the card that paid: the same for one card in all payments of an account. Null when no card paid;
   * undefined where this answer does not name it.
   */
  readonly card?: string | null;
  /** A failure after which the buyer can still pay on the same page: it is asked about further. */
  readonly canStillBePaid?: boolean;
  /** The payer has used the provider's page, as far as a question shows that. */
  readonly isTried?: boolean;
  /** The money was taken, and all of it went back to the payer. */
  readonly isReversed?: boolean;
}

export interface RefundRequest {
  /** ID of the refund: a repeat with the same is refused by the provider or by the core, never paid twice. */
  readonly id: string;
  readonly receipt: string;
  /** Reference of the payment, as `start` returned it; null when its answer was lost. */
  readonly paymentReference: string | null;
  readonly amount: Amount;
  /** Amount of the payment that is refunded. */
  readonly paid: Amount;
  /** As the payment was observed with; null where the provider refunds to the payer by itself. */
  readonly payer: string | null;
  readonly callbackUrl: string;
}

export type RefundOutcome =
  | { kind: 'acknowledged'; reference: string }
  | { kind: 'rejected'; code: string }
  | { kind: 'not_attempted'; reason: NotAttemptedReason }
  /** Not sent: all money of the payment has gone back before. */
  | { kind: 'reversed' }
  | { kind: 'unknown'; detail: string };

export type PayoutOutcome = Exclude<RefundOutcome, { kind: 'reversed' }>;

export interface PayoutRequest {
  /** ID of the request: a repeat with the same is refused by the provider, never paid twice. */
  readonly id: string;
  readonly amount: Amount;
  /** Digits with the country code. */
  readonly phone: string;
  readonly callbackUrl: string;
}

export interface RefundQuery {
  readonly id: string;
  /** As `refund` returned it; null when its answer was lost. */
  readonly reference: string | null;
  /** Receipt of the payment that is refunded. */
  readonly payment: string;
  /** Reference of that payment, as `start` returned it; null when its answer was lost. */
  readonly paymentReference: string | null;
  readonly callbackUrl: string;
}

export interface RefundObservation extends Result {
  readonly about: 'refund';
  readonly state: PaymentState;
  /** ID of the refund as the core gave it; null where the provider reported its own reference alone. */
  readonly id: string | null;
  readonly reference: string | null;
  /** Receipt of the refunded payment, where the provider reported it: merchants also refund without the product. */
  readonly payment: string | null;
  readonly code: string | null;
  readonly receipt: string | null;
  readonly amount: Amount | null;
  /** True when the merchant's own credentials or balance caused the failure, so that a person must act. */
  readonly needsMerchant: boolean;
  /** The question that was asked, where its answer comes to the callback address. */
  readonly question?: RequestNames | null;
}

/** A payer disputes a payment at the bank, which holds the money back until it decides. */
export interface DisputeObservation {
  readonly about: 'dispute';
  readonly state: 'open' | 'won' | 'lost' | 'unknown';
  /** ID of the dispute. */
  readonly reference: string;
  /** Receipt of the disputed payment. */
  readonly payment: string | null;
  /** Reason that the payer gave, in the provider's word. */
  readonly code: string | null;
  readonly amount: Amount | null;
  /** Until when the merchant can answer. */
  readonly answerBy: Date | null;
}

export type Observation = PaymentObservation | RefundObservation | DisputeObservation;

export interface Callback {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** When it came, by which a signature is judged: it may be read much later. The present unless given. */
  readonly receivedAt?: Date;
}
