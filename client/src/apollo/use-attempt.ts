import { CombinedGraphQLErrors } from '@apollo/client';
import { useRef } from 'react';
import { failureCode } from './read-failure.ts';

/** Error codes that leave the outcome of the purchase open: it must be retried with the same key. */
const OPEN = new Set(['PAYMENT_PENDING', 'INTERNAL', 'BUSY']);

/** Returns whether a failure proves that nothing was bought. A lost answer does not, nor does a server error. */
export function outcomeKnown(failure: unknown): boolean {
  return CombinedGraphQLErrors.is(failure) && !OPEN.has(failureCode(failure) ?? 'INTERNAL');
}

/** Generates an idempotency key: a retry of the same request with it never buys twice. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns whether a request is the one of an earlier attempt, whose key it must have. */
export const isSameRequest = (request: unknown, earlier: unknown): boolean =>
  JSON.stringify(request) === JSON.stringify(earlier);

interface Attempt {
  /** Returns the key of a request: an equal request gets the same key until its outcome is known. */
  keyOf: (request: unknown) => string;
  /** Records the outcome; a failure that leaves it open keeps the key. */
  settle: (failure?: unknown) => void;
}

/** Retries a request with a lost answer under the same key, so that it takes effect once. */
export function useAttempt(): Attempt {
  const held = useRef<{ request: unknown; key: string } | null>(null);
  return {
    keyOf(request) {
      if (!held.current || !isSameRequest(request, held.current.request))
        held.current = { request, key: newIdempotencyKey() };
      return held.current.key;
    },
    settle(failure) {
      if (failure === undefined || outcomeKnown(failure)) held.current = null;
    },
  };
}
