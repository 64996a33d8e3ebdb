import type { Observation, PaymentObservation } from '../port.ts';
import { amountOfDecimal, isForeign, isReference, stateOfStatus, statusOf } from './pesapal.rules.ts';

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
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * The code of a refusal; null without one. Pesapal also refuses with HTTP 200: by an object `error` with a code, or by
 * the field `status` alone.
 */
export function errorOf(fields: Fields, httpStatus: number): string | null {
  const { error } = fields;
  if (isObject(error)) {
    const code = textOf(error, 'code') ?? textOf(error, 'message') ?? textOf(error, 'error_type');
    if (code !== null) return code;
  }
  if (typeof error === 'string' && error !== '') return error;
  const status = textOf(fields, 'status');
  if (status !== null && status !== '200') return status;
  return httpStatus >= 300 ? String(httpStatus) : null;
}

/** Reads a notification, which names a changed order without its state. */
export interface Notification {
  type: string;
  trackingId: string;
  reference: string;
}

const MAX_LENGTH = 100;

/** Reads a notification (IPN); undefined for another body. It is unsigned, and carries no state. */
function notificationOf(body: string): Notification | undefined {
  const fields = parsed(body);
  if (!isObject(fields)) return undefined;
  const [trackingId, reference] = [
    textOf(fields, 'OrderTrackingId'),
    textOf(fields, 'OrderMerchantReference'),
  ];
  if (trackingId === null || reference === null) return undefined;
  if (trackingId.length > MAX_LENGTH || !isReference(reference)) return undefined;
  const type = textOf(fields, 'OrderNotificationType') ?? 'IPNCHANGE';
  return { type: type.slice(0, MAX_LENGTH), trackingId, reference };
}

/** The answer to a notification, which expects its own fields again; null for another body. */
export function acknowledgementOf(body: string): object | null {
  const notification = notificationOf(body);
  if (!notification) return null;
  const { type, trackingId, reference } = notification;
  return {
    orderNotificationType: type,
    orderTrackingId: trackingId,
    orderMerchantReference: reference,
    status: 200,
  };
}

export const NOTHING: PaymentObservation = {
  about: 'payment',
  state: 'unknown',
  source: 'query',
  reference: null,
  intentId: null,
  accountReference: null,
  code: null,
  reason: null,
  receipt: null,
  amount: null,
  payer: null,
};

const ATTEMPT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns an empty list for orders that are not from here: merchants take other payments, too */
export function notificationObservations(body: string): Observation[] {
  const found = notificationOf(body);
  if (!found || !ATTEMPT.test(found.reference)) return [];
  return [{ ...NOTHING, source: 'callback', reference: found.trackingId, intentId: found.reference }];
}

/**
 * Reads the status of an order. A payment counts when its receipt and its amount are there: it is asked about again
 * until they are.
 * @param asked the order that was asked about, and when it was made
 */
export function orderObservation(
  fields: Fields,
  asked: { reference: string; startedAt: Date | null },
  now: Date,
): PaymentObservation {
  const name = textOf(fields, 'payment_status_description');
  const status = statusOf(textOf(fields, 'status_code'), name);
  const found = stateOfStatus({ status, description: textOf(fields, 'description') }, asked.startedAt, now);
  const receipt = textOf(fields, 'confirmation_code');
  const amount = amountOfDecimal(fields.currency, fields.amount);
  const isMoney = found.state === 'paid' || found.isReversed === true;
  const isForeignMoney = isForeign(fields.currency);
  const isIncomplete = found.state === 'paid' && (receipt === null || (amount === null && !isForeignMoney));
  const state = isIncomplete ? { state: 'unknown' as const, reason: null } : found;
  return {
    ...NOTHING,
    ...state,
    reference: asked.reference,
    intentId: textOf(fields, 'merchant_reference'),
    code: name ?? status,
    receipt: isMoney ? receipt : null,
    amount: isMoney ? amount : null,
    isForeignMoney: isMoney && isForeignMoney,
  };
}
