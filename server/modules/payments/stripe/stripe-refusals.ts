import Stripe from 'stripe';
import type { CheckOutcome, FailureReason, NotAttemptedReason } from '../port.ts';

export type Refusal =
  | { kind: 'rejected'; code: string; reason: FailureReason }
  | { kind: 'not_attempted'; reason: NotAttemptedReason }
  | { kind: 'unknown'; detail: string };

const { errors } = Stripe;

const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

const REASONS = new Map<string | undefined, FailureReason>([
  ['amount_too_small', 'below_minimum'],
  ['amount_too_large', 'above_maximum'],
]);

/**
 * The outcome of a request that failed. Only an answer that proves that nothing was done is a refusal.
 * @param attempts how often the request was sent: the package repeats one whose connection was closed, and the first
 *   may have been processed
 */
export function refusalOf(error: unknown, attempts: number): Refusal {
  if (!(error instanceof errors.StripeError)) return { kind: 'unknown', detail: (error as Error).name };
  // The same key came with another request before, or is in use: the first request decides.
  if (error instanceof errors.StripeIdempotencyError || error.statusCode === 409) {
    return { kind: 'unknown', detail: error.code ?? error.rawType ?? 'idempotency' };
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    const code = error.code ?? error.param ?? error.rawType ?? String(error.statusCode);
    return { kind: 'rejected', code, reason: REASONS.get(error.code) ?? 'merchant' };
  }
  const reason = attempts > 1 ? undefined : notAttempted(error);
  return reason
    ? { kind: 'not_attempted', reason }
    : { kind: 'unknown', detail: causeOf(error) ?? error.code ?? error.type };
}

function notAttempted(error: Stripe.errors.StripeError): NotAttemptedReason | undefined {
  const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError } = errors;
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return 'credentials';
  if (error instanceof StripeRateLimitError) return 'busy';
  return NOT_CONNECTED.includes(causeOf(error) ?? '') ? 'unavailable' : undefined;
}

/** Code of the connection's own error. */
const causeOf = ({ detail }: Stripe.errors.StripeError): string | undefined =>
  typeof detail === 'object' ? (detail as NodeJS.ErrnoException).code : undefined;

/** The outcome of a check that failed. Messages of Stripe are left out: they repeat a part of the key. */
export function checkOf(error: unknown): CheckOutcome {
  if (!(error instanceof errors.StripeError)) return { kind: 'unknown', detail: (error as Error).name };
  const detail = causeOf(error) ?? error.code ?? error.rawType ?? error.type;
  if (error instanceof errors.StripeAuthenticationError) return { kind: 'refused', reason: 'key', detail };
  if (error instanceof errors.StripePermissionError) return { kind: 'refused', reason: 'permission', detail };
  return { kind: 'unknown', detail };
}

export const isCredentialError = (error: unknown): boolean =>
  error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError;

/** Code of an error for an observation that says nothing. */
export const codeOf = (error: unknown): string | null =>
  error instanceof errors.StripeError ? (error.code ?? error.rawType ?? null) : null;
