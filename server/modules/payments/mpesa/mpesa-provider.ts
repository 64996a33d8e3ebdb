import { amountOf, MoneyRefused, parseAmount } from '../../../lib/money/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type {
  Callback,
  Capabilities,
  CheckOutcome,
  NotAttemptedReason,
  Observation,
  PaymentIntent,
  PaymentObservation,
  PaymentProvider,
  PayoutOutcome,
  PayoutRequest,
  RefundObservation,
  RefundOutcome,
  RefundQuery,
  RefundRequest,
  RequestNames,
  StartOutcome,
} from '../port.ts';
import { type DarajaAnswer, DarajaClient } from './daraja-client.ts';
import {
  darajaTime,
  isObject,
  namedItems,
  parsedObject,
  securityCredential,
  statementTime,
  stkPassword,
  textOf,
} from './daraja-messages.ts';
import {
  accountCheck,
  amountFault,
  isBadRequest,
  LIMITS,
  normalPhone,
  payoutFault,
  plainText,
  shillingsOf,
  stateOfPayout,
  stateOfResult,
  stoppedBy,
} from './mpesa.rules.ts';

/** The account of a merchant at Safaricom. */
export interface MpesaAccount {
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  /** The paybill, or the store of a till. */
  shortcode: string;
  /** The till of a store; null for a paybill. */
  till: string | null;
  passkey: string;
  /** For refunds; null when the merchant gave no initiator. */
  initiator: { name: string; password: string; certificate: string } | null;
  /** Seconds that a buyer has to answer a request. */
  answerSeconds?: number;
}

/** Longer than the request stays on the phone. */
const ANSWER_SECONDS = 180;

const CAPABILITIES: Omit<Capabilities, 'expiresAfter'> = {
  currencies: { KES: LIMITS },
  resolvedBy: ['query', 'callback', 'pull'],
  isIdempotent: false,
  callbackAuth: 'none',
  references: 'given',
  answersByCallback: true,
  callbacks: 'reports',
  refund: { partial: true, several: true, via: 'payout' },
};

const NONE: Omit<PaymentObservation, 'source' | 'state'> = {
  about: 'payment',
  reference: null,
  intentId: null,
  accountReference: null,
  code: null,
  reason: null,
  receipt: null,
  amount: null,
  payer: null,
};

/** ID of no payment, in the form of one. */
const NO_PAYMENT = 'ws_CO_010120200000000000000000';
/** Longest page of a statement. */
const STATEMENT_PAGE = 1_000;
const MAX_STATEMENT_PAGES = 50;

/** M-Pesa by Daraja 3.0: paybill and till, refunds by reversal and payout, and the statement of the last 48 hours. */
export class MpesaProvider implements PaymentProvider {
  readonly name = 'mpesa';
  readonly capabilities: Capabilities;
  readonly #account: MpesaAccount;
  readonly #clock: Clock;
  readonly #client: DarajaClient;

  constructor(account: MpesaAccount, clock: Clock, timeoutMs?: number) {
    this.capabilities = { ...CAPABILITIES, expiresAfter: account.answerSeconds ?? ANSWER_SECONDS };
    this.#account = account;
    this.#clock = clock;
    this.#client = new DarajaClient(account, () => clock.now().getTime(), timeoutMs);
  }

  /** A question about a payment that does not exist proves key, secret, shortcode and passkey; not the initiator. */
  async check(): Promise<CheckOutcome> {
    const answer = await this.#client.post('/mpesa/stkpushquery/v1/query', {
      ...this.#signature(),
      CheckoutRequestID: NO_PAYMENT,
    });
    if (answer.kind === 'answer') return accountCheck(answer.error, textOf(answer.fields, 'errorMessage'));
    if (answer.kind === 'unanswered') return { kind: 'unknown', detail: answer.detail };
    return answer.reason === 'credentials'
      ? { kind: 'refused', reason: 'key', detail: 'token' }
      : { kind: 'unknown', detail: answer.reason };
  }

  /** Daraja registers one address a shortcode, once. */
  async register(callbackUrl: string): Promise<boolean> {
    const answer = await this.#client.post('/mpesa/c2b/v2/registerurl', {
      ShortCode: this.#account.shortcode,
      ResponseType: 'Completed',
      ConfirmationURL: callbackUrl,
      ValidationURL: callbackUrl,
    });
    return answer.kind === 'answer' && textOf(answer.fields, 'ResponseCode') === '0';
  }

  async start(intent: PaymentIntent): Promise<StartOutcome> {
    const reason = amountFault(intent.amount);
    if (reason) return { kind: 'not_attempted', reason };
    const phone = normalPhone(intent.phone ?? '');
    if (phone === null) return { kind: 'not_attempted', reason: 'phone' };
    const { shortcode, till } = this.#account;
    const answer = await this.#client.post('/mpesa/stkpush/v1/processrequest', {
      ...this.#signature(),
      TransactionType: till === null ? 'CustomerPayBillOnline' : 'CustomerBuyGoodsOnline',
      Amount: shillingsOf(intent.amount),
      PartyA: phone,
      PartyB: till ?? shortcode,
      PhoneNumber: phone,
      CallBackURL: intent.callbackUrl,
      AccountReference: plainText(intent.accountReference, 12),
      TransactionDesc: plainText(intent.description, 13) || 'Tickets',
    });
    return started(answer, phone);
  }

  async query(reference: string): Promise<PaymentObservation> {
    const answer = await this.#client.post('/mpesa/stkpushquery/v1/query', {
      ...this.#signature(),
      CheckoutRequestID: reference,
    });
    const about = { ...NONE, source: 'query' as const, reference };
    if (answer.kind !== 'answer') return { ...about, state: 'unknown' };
    const code = textOf(answer.fields, 'ResultCode');
    // An error, and an answer for another payment, say nothing: finished payments get them too.
    const isOther = (textOf(answer.fields, 'CheckoutRequestID') ?? reference) !== reference;
    if (code === null || isOther) return { ...about, state: 'unknown', code: answer.error };
    // The request named the amount, and a payer cannot change it.
    return { ...about, code, ...stateOfResult(code), isAsRequested: true };
  }

  parseCallback({ body }: Callback): Observation[] {
    const fields = parsedObject(body.toString('utf8'));
    if (!fields) return [];
    const express = isObject(fields.Body) ? fields.Body.stkCallback : undefined;
    if (isObject(express)) return [expressObservation(express)];
    if (isObject(fields.Result)) return resultObservations(fields.Result);
    return textOf(fields, 'TransID') === null ? [] : [confirmationObservation(fields)];
  }

  /** The whole amount is reversed; a part of it is paid out to the payer. */
  async refund(request: RefundRequest): Promise<RefundOutcome> {
    const credential = this.#credential();
    if (credential === null) return { kind: 'not_attempted', reason: 'credentials' };
    if (request.amount.units === request.paid.units) return this.#reverse(request, credential);
    const { payer, receipt: occasion } = request;
    return this.#payOut({ ...request, phone: payer ?? '', remarks: 'Refund of tickets', occasion });
  }

  payout(request: PayoutRequest): Promise<PayoutOutcome> {
    return this.#payOut({ ...request, remarks: 'Payout of ticket sales', occasion: '' });
  }

  async #payOut(request: PayoutRequest & { remarks: string; occasion: string }): Promise<PayoutOutcome> {
    const credential = this.#credential();
    if (credential === null) return { kind: 'not_attempted', reason: 'credentials' };
    const reason = payoutFault(request.amount);
    if (reason) return { kind: 'not_attempted', reason };
    const phone = normalPhone(request.phone);
    if (phone === null) return { kind: 'not_attempted', reason: 'phone' };
    const answer = await this.#client.post('/mpesa/b2c/v3/paymentrequest', {
      OriginatorConversationID: request.id,
      InitiatorName: this.#account.initiator?.name,
      SecurityCredential: credential,
      CommandID: 'BusinessPayment',
      Amount: shillingsOf(request.amount),
      PartyA: this.#account.shortcode,
      PartyB: phone,
      Remarks: request.remarks,
      QueueTimeOutURL: request.callbackUrl,
      ResultURL: request.callbackUrl,
      Occassion: plainText(request.occasion, 20),
    });
    return refundStarted(answer);
  }

  async #reverse(request: RefundRequest, credential: string): Promise<RefundOutcome> {
    const answer = await this.#client.post('/mpesa/reversal/v1/request', {
      OriginatorConversationID: request.id,
      Initiator: this.#account.initiator?.name,
      SecurityCredential: credential,
      CommandID: 'TransactionReversal',
      TransactionID: request.receipt,
      Amount: shillingsOf(request.amount),
      ReceiverParty: this.#account.shortcode,
      // Spelt this way by Daraja.
      RecieverIdentifierType: '11',
      ResultURL: request.callbackUrl,
      QueueTimeOutURL: request.callbackUrl,
      Remarks: 'Refund of tickets',
    });
    return refundStarted(answer);
  }

  /** The result comes to the callback address: Daraja has no answer at once. */
  async queryRefund(request: RefundQuery): Promise<RefundObservation> {
    const credential = this.#credential();
    const { id, reference, payment } = request;
    const about = { about: 'refund' as const, id, reference, payment };
    const unknown = { ...about, code: null, receipt: null, amount: null, needsMerchant: false };
    if (credential === null) return { ...unknown, state: 'unknown', needsMerchant: true };
    const answer = await this.#client.post('/mpesa/transactionstatus/v1/query', {
      ...this.#statusOf(credential, request.callbackUrl),
      OriginalConversationID: request.reference ?? request.id,
    });
    const question = acceptedAs(answer);
    return { ...unknown, state: question ? 'pending' : 'unknown', question };
  }

  /**
   * Asks for a payment by the number of its receipt, as a buyer reads it in a message. The result comes to the callback
   * address.
   * @returns the names of the question; null when Daraja did not accept it
   */
  async queryReceipt(receipt: string, callbackUrl: string): Promise<RequestNames | null> {
    const credential = this.#credential();
    if (credential === null) return null;
    const answer = await this.#client.post('/mpesa/transactionstatus/v1/query', {
      ...this.#statusOf(credential, callbackUrl),
      TransactionID: receipt,
    });
    return acceptedAs(answer);
  }

  async pull(from: Date, to: Date): Promise<PaymentObservation[]> {
    const found: PaymentObservation[] = [];
    for (let page = 0; page < MAX_STATEMENT_PAGES; page += 1) {
      const lines = await this.#statementPage(from, to, page * STATEMENT_PAGE);
      found.push(...lines.map(statementObservation));
      if (lines.length < STATEMENT_PAGE) break;
    }
    return found;
  }

  async #statementPage(from: Date, to: Date, offset: number): Promise<Readonly<Record<string, unknown>>[]> {
    const answer = await this.#client.post('/pulltransactions/v1/query', {
      ShortCode: this.#account.shortcode,
      StartDate: statementTime(from),
      EndDate: statementTime(to),
      OffSetValue: String(offset),
    });
    const lists = answer.kind === 'answer' ? answer.fields.Response : undefined;
    return (Array.isArray(lists) ? lists.flat() : []).filter(isObject);
  }

  #signature(): { BusinessShortCode: string; Password: string; Timestamp: string } {
    const { shortcode, passkey } = this.#account;
    const Timestamp = darajaTime(this.#clock.now());
    return { BusinessShortCode: shortcode, Password: stkPassword(shortcode, passkey, Timestamp), Timestamp };
  }

  #credential(): string | null {
    const { initiator } = this.#account;
    return initiator && securityCredential(initiator.password, initiator.certificate);
  }

  #statusOf(credential: string, callbackUrl: string): object {
    return {
      Initiator: this.#account.initiator?.name,
      SecurityCredential: credential,
      CommandID: 'TransactionStatusQuery',
      PartyA: this.#account.shortcode,
      IdentifierType: '4',
      ResultURL: callbackUrl,
      QueueTimeOutURL: callbackUrl,
      Remarks: 'Status of a payment',
    };
  }
}

function started(answer: DarajaAnswer, phone: string): StartOutcome {
  const refused = refusalOf(answer);
  if (refused) return refused;
  const reference = answer.kind === 'answer' ? textOf(answer.fields, 'CheckoutRequestID') : null;
  if (reference === null) return { kind: 'unknown', detail: detailOf(answer) };
  return { kind: 'acknowledged', reference, next: { kind: 'prompt', phone } };
}

/** The names of a question that Daraja accepted. */
function acceptedAs(answer: DarajaAnswer): RequestNames | null {
  if (answer.kind !== 'answer' || textOf(answer.fields, 'ResponseCode') !== '0') return null;
  return namesOf(answer.fields) ?? null;
}

function namesOf(fields: Readonly<Record<string, unknown>>): RequestNames | undefined {
  const conversation = textOf(fields, 'ConversationID');
  return conversation === null
    ? undefined
    : { conversation, originator: textOf(fields, 'OriginatorConversationID') };
}

function refundStarted(answer: DarajaAnswer): PayoutOutcome {
  const refused = refusalOf(answer);
  if (refused) return refused.kind === 'rejected' ? { kind: 'rejected', code: refused.code } : refused;
  const reference = answer.kind === 'answer' ? textOf(answer.fields, 'ConversationID') : null;
  // A repeat of an ID is refused, so that the first request decides: its result is still unknown here.
  if (reference === null) return { kind: 'unknown', detail: detailOf(answer) };
  return { kind: 'acknowledged', reference };
}

type Refusal =
  | { kind: 'rejected'; code: string; reason: 'merchant' }
  | { kind: 'not_attempted'; reason: NotAttemptedReason };

/** @returns undefined for an acceptance, and for an answer that does not prove a refusal */
function refusalOf(answer: DarajaAnswer): Refusal | undefined {
  if (answer.kind === 'not_sent') return { kind: 'not_attempted', reason: answer.reason };
  if (answer.kind === 'unanswered') return undefined;
  const stopped = stoppedBy(answer.error);
  if (stopped) return { kind: 'not_attempted', reason: stopped };
  if (answer.error !== null && isBadRequest(answer.error))
    return { kind: 'rejected', code: answer.error, reason: 'merchant' };
  const code = textOf(answer.fields, 'ResponseCode');
  return answer.status < 300 && code !== null && code !== '0'
    ? { kind: 'rejected', code, reason: 'merchant' }
    : undefined;
}

const detailOf = (answer: DarajaAnswer): string =>
  answer.kind === 'unanswered'
    ? answer.detail
    : answer.kind === 'answer'
      ? (answer.error ?? 'no reference')
      : '';

/** An amount that a provider reports; null when it is none. */
function kesOf(text: string | null): PaymentObservation['amount'] {
  if (text === null) return null;
  try {
    return amountOf('KES', parseAmount(text, 'KES').units);
  } catch (error) {
    if (error instanceof MoneyRefused) return null;
    throw error;
  }
}

function expressObservation(fields: Readonly<Record<string, unknown>>): PaymentObservation {
  const code = textOf(fields, 'ResultCode');
  const metadata = isObject(fields.CallbackMetadata) ? fields.CallbackMetadata : {};
  const items = namedItems(metadata.Item, 'Name');
  return {
    ...NONE,
    source: 'callback',
    reference: textOf(fields, 'CheckoutRequestID'),
    code,
    ...stateOfResult(code),
    receipt: textOf(items, 'MpesaReceiptNumber'),
    amount: kesOf(textOf(items, 'Amount')),
    payer: textOf(items, 'PhoneNumber'),
  };
}

/** A confirmation exists only for money that has arrived. */
function confirmationObservation(fields: Readonly<Record<string, unknown>>): PaymentObservation {
  return {
    ...NONE,
    source: 'confirmation',
    state: 'paid',
    accountReference: textOf(fields, 'BillRefNumber'),
    receipt: textOf(fields, 'TransID'),
    amount: kesOf(textOf(fields, 'TransAmount')),
    payer: textOf(fields, 'MSISDN'),
  };
}

function statementObservation(line: Readonly<Record<string, unknown>>): PaymentObservation {
  return {
    ...NONE,
    source: 'pull',
    state: 'paid',
    accountReference: textOf(line, 'billreference'),
    receipt: textOf(line, 'transactionId'),
    amount: kesOf(textOf(line, 'amount')),
    payer: textOf(line, 'msisdn'),
  };
}

/** A result of a payout, of a reversal, or of a question for a payment's state. */
function resultObservations(result: Readonly<Record<string, unknown>>): Observation[] {
  const parameters = isObject(result.ResultParameters) ? result.ResultParameters : {};
  const items = namedItems(parameters.ResultParameter, 'Key');
  const status = textOf(items, 'TransactionStatus');
  const code = textOf(result, 'ResultCode');
  // A result without names is the answer to no request.
  const answerTo = namesOf(result);
  if (!answerTo) return [];
  if (status !== null) {
    const payment = { ...statusObservation(items, status, code), answerTo };
    return [payment, { ...transferObservation(items, payment), answerTo }];
  }
  return [
    {
      about: 'refund',
      answerTo,
      ...stateOfPayout(code),
      id: textOf(result, 'OriginatorConversationID'),
      reference: textOf(result, 'ConversationID'),
      payment: textOf(items, 'OriginalTransactionID'),
      code,
      receipt: textOf(result, 'TransactionID'),
      amount: kesOf(textOf(items, 'TransactionAmount') ?? textOf(items, 'Amount')),
    },
  ];
}

/** States other than a completed payment say nothing certain about one that is under way. */
function statusObservation(
  items: Readonly<Record<string, unknown>>,
  status: string,
  code: string | null,
): PaymentObservation {
  return {
    ...NONE,
    source: 'status',
    state: code === '0' && status.toLowerCase() === 'completed' ? 'paid' : 'unknown',
    code,
    receipt: textOf(items, 'ReceiptNo'),
    amount: kesOf(textOf(items, 'Amount')),
    // "254722000000 - John Doe"
    payer: /^\d+/.exec(textOf(items, 'DebitPartyName') ?? '')?.[0] ?? null,
  };
}

/**
 * The state of a refund or a payout, from the result of a status query: its own result may be lost. The parameters name
 * the request that the query was about; the IDs of the result itself are those of the query.
 */
function transferObservation(
  items: Readonly<Record<string, unknown>>,
  { state, code, receipt, amount }: PaymentObservation,
): RefundObservation {
  return {
    about: 'refund',
    state: amount === null ? 'unknown' : state,
    id: textOf(items, 'OriginatorConversationID'),
    reference: textOf(items, 'ConversationID'),
    payment: null,
    code,
    receipt,
    amount,
    needsMerchant: false,
  };
}
