import { CombinedGraphQLErrors } from '@apollo/client';
import { useRef } from 'react';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import { failureCode } from './read-failure.ts';

/** Error codes that leave the outcome of the purchase open: it must be retried with the same key. */
const OPEN = new Set(['PAYMENT_PENDING', 'INTERNAL', 'BUSY']);

/** Returns whether a failure proves that nothing was bought. A lost answer does not, nor does a server error. */
export function outcomeKnown(failure: unknown): boolean {
  return CombinedGraphQLErrors.is(failure) && !OPEN.has(failureCode(failure) ?? 'INTERNAL');
}

interface Attempt {
  /** Returns the key of a request: an equal request gets the same key until its outcome is known. */
  keyOf: (request: unknown) => string;
  /** Records the outcome; a failure that leaves it open keeps the key. */
  settle: (failure?: unknown) => void;
}

/** Retries a request with a lost answer under the same key, so that it takes effect once. */
export function useAttempt(): Attempt {
  const held = useRef<{ request: string; key: string } | null>(null);
  return {
    keyOf(request) {
      const text = JSON.stringify(request);
      if (held.current?.request !== text) held.current = { request: text, key: newIdempotencyKey() };
      return held.current.key;
    },
    settle(failure) {
      if (failure === undefined || outcomeKnown(failure)) held.current = null;
    },
  };
}
