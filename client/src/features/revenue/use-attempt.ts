import { useRef } from 'react';
import { newIdempotencyKey } from '../purchases/new-idempotency-key.ts';
import { outcomeKnown } from '../purchases/wallet/outcome-known.ts';

interface Attempt {
  /** The key of a wish: the same wish gets the same key until its outcome is known. */
  keyOf: (wish: unknown) => string;
  /** Tells the outcome; a failure that leaves it open keeps the key. */
  settle: (failure?: unknown) => void;
}

/** A wish whose answer got lost is sent again under the same key, so that it is carried out once. */
export function useAttempt(): Attempt {
  const held = useRef<{ wish: string; key: string } | null>(null);
  return {
    keyOf(wish) {
      const text = JSON.stringify(wish);
      if (held.current?.wish !== text) held.current = { wish: text, key: newIdempotencyKey() };
      return held.current.key;
    },
    settle(failure) {
      if (failure === undefined || outcomeKnown(failure)) held.current = null;
    },
  };
}
