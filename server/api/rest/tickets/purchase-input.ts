import type { FieldFault } from '../../../platform/failures.ts';
import { type Fields, list, maybe, shape, text } from '../../openapi/manual.ts';
import type { OwnVariable } from '../arguments.ts';
import type { RestRequest } from '../request.ts';
import { decimal, upperCase, whole } from '../wire.ts';
import { methodOf, PROVIDER_METHODS } from './provider-purchase.ts';

type Body = RestRequest['body'];

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

const FORM_FIELDS: Fields = {
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
};

const WALLET_FIELDS: Fields = {
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
};

const key = ({ headers }: RestRequest): unknown => headers['idempotency-key'] ?? null;

/** The order form takes a provider's method, or none and the amount is due at the door. */
export const FORM_PURCHASE: OwnVariable = {
  fields: FORM_FIELDS,
  read(request) {
    if (methodOf(request.body) !== undefined)
      request.faults.push({
        field: 'payment_method',
        message: `Expected one of ${PROVIDER_METHODS.join(', ')}. Without a method, the amount is due at the door.`,
      });
    return { ...formInput(request), idempotencyKey: key(request) };
  },
};

/**
 * The documented call sells one ticket. Missing fields count as empty, so that the rule which names them reports them.
 */
function formInput({ params, body, faults }: RestRequest): object {
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

/** Methods of the wallet's payloads; providers collect the others. */
const METHODS = ['stellar', 'mock'];

/**
 * Both documented payloads: the dashboard's has the currency and the amount of the payment, the purchase page's only
 * the price, and pays in XLM unless it requests play money.
 */
export const WALLET_PURCHASE: OwnVariable = {
  fields: WALLET_FIELDS,
  read(request) {
    const { body, faults } = request;
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
      idempotencyKey: key(request),
    };
  },
};

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

const byProvider = (request: RestRequest, input: object): object => ({
  ...input,
  method: upperCase(request.body.payment_method),
  payerPhone: request.body.payer_phone ?? null,
  idempotencyKey: key(request),
});

export const FORM_BY_PROVIDER: OwnVariable = { read: (request) => byProvider(request, formInput(request)) };

export const PURCHASE_BY_PROVIDER: OwnVariable = {
  read(request) {
    const { body, faults } = request;
    return byProvider(request, {
      eventId: body.event_id ?? '',
      ...choiceOf(body, faults),
      ...holderOf(body),
      code: body.code ?? null,
      answers: answersOf(body, faults),
    });
  },
};
