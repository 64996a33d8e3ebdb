import type { DisputeObservation, Observation, PaymentObservation, RefundObservation } from '../port.ts';
import {
  amountOfMinor,
  isForeign,
  stateOfDispute,
  stateOfRefund,
  stateOfTransaction,
} from './paystack.rules.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field as text; null where it is missing, empty or no scalar. */
export function textOf(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Parses a body of JSON; undefined for anything else, such as a page of a proxy. */
export function parsedObject(body: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function dateOf(fields: Fields, name: string): Date | null {
  const at = new Date(textOf(fields, name) ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Names of the metadata that the adapter writes. */
export const INTENT_FIELD = 'intent';
export const ORDER_FIELD = 'account_reference';

/**
 * Reads a transaction. Only its reference counts: Paystack takes metadata also from a page that anybody begins with the
 * merchant's public key. @param now for the age of an abandoned page
 */
export function transactionObservation(
  data: Fields,
  source: PaymentObservation['source'],
  now: Date,
): PaymentObservation {
  const status = textOf(data, 'status');
  const reference = textOf(data, 'reference');
  const created = dateOf(data, 'created_at') ?? dateOf(data, 'createdAt');
  const answer = textOf(data, 'gateway_response');
  const found = stateOfTransaction({ status, answer, created }, now);
  return {
    about: 'payment',
    source,
    ...found,
    reference,
    intentId: null,
    accountReference: null,
    code: status,
    // Refunds and their callbacks name a payment by its reference.
    receipt: found.state === 'paid' ? reference : null,
    amount: amountOfMinor(data.currency, data.amount),
    isForeignMoney: isForeign(data.currency),
    payer: null,
    card: found.state === 'paid' ? cardOf(data) : undefined,
    isTried: status !== null && status !== 'abandoned',
  };
}

/** Fingerprint of the card of a transaction. Mobile money and transfers have none. */
function cardOf({ authorization }: Fields): string | null {
  if (!isObject(authorization) || textOf(authorization, 'channel') !== 'card') return null;
  return textOf(authorization, 'signature');
}

/** The note by which a refund is found again: Paystack keeps no ID of ours with it. */
export const noteOf = (id: string): string => `Refund ${id}`;
const NOTE = /^Refund (\S+)$/;

export function refundObservation(data: Fields): RefundObservation {
  const status = textOf(data, 'status');
  const transaction = isObject(data.transaction) ? textOf(data.transaction, 'reference') : null;
  return {
    about: 'refund',
    ...stateOfRefund(status),
    id: NOTE.exec(textOf(data, 'merchant_note') ?? '')?.[1] ?? null,
    reference: textOf(data, 'id'),
    payment: textOf(data, 'transaction_reference') ?? transaction,
    code: status,
    receipt: textOf(data, 'refund_reference') ?? textOf(data, 'bank_reference'),
    amount: amountOfMinor(data.currency, data.amount),
  };
}

function disputeObservations(data: Fields): DisputeObservation[] {
  const reference = textOf(data, 'id');
  if (reference === null) return [];
  return [
    {
      about: 'dispute',
      state: stateOfDispute(textOf(data, 'status'), textOf(data, 'resolution')),
      reference,
      payment: isObject(data.transaction) ? textOf(data.transaction, 'reference') : null,
      code: textOf(data, 'category'),
      amount: amountOfMinor(data.currency, data.refund_amount),
      answerBy: dateOf(data, 'due_at') ?? dateOf(data, 'dueAt'),
    },
  ];
}

/**
 * Reads an event whose signature is right. There is none for a failed payment: a query finds it.
 * @returns an empty list for events that say nothing about payments of the product
 */
export function eventObservations(body: string, now: Date): Observation[] {
  const fields = parsedObject(body);
  if (!fields || !isObject(fields.data)) return [];
  const [, kind] = /^(charge\.dispute|charge|refund)\.[a-z-]+$/.exec(String(fields.event)) ?? [];
  if (kind === 'charge.dispute') return disputeObservations(fields.data);
  if (kind === 'refund') return [refundObservation(fields.data)];
  return kind === 'charge' ? [transactionObservation(fields.data, 'callback', now)] : [];
}
