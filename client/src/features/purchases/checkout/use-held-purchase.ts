import { useState } from 'react';
import { outcomeKnown } from '../../../apollo/use-attempt.ts';
import type { Attempt, AttemptStore } from '../purchase-attempts.ts';

interface HeldPurchaseOptions<Input, Held> {
  store: AttemptStore<Input>;
  /** Sends the order; resolves to undefined when the call was aborted. */
  send: (input: Input & { idempotencyKey: string }) => Promise<Held | undefined>;
  /** Called when tickets are held. */
  onHeld: (attempt: Attempt<Input> & { orderId: string }, held: Held) => void;
  /** Called with the reason when the server refuses the purchase. */
  onRefused: (failure: unknown) => void;
}

/**
 * Holds tickets until their payment arrives. The attempt is stored before it is sent, and an equal order is the same
 * attempt, so that neither a lost answer nor a second tab pays twice.
 */
export function useHeldPurchase<
  Input extends { slug: string },
  Held extends { order: { id: string }; orderKey?: string | null },
>({ store, send, onHeld, onRefused }: HeldPurchaseOptions<Input, Held>) {
  const [error, setError] = useState<unknown>();
  const start = async (input: Input): Promise<void> => {
    setError(undefined);
    const attempt = store.begin(input, input.slug);
    try {
      const made = await send({ ...input, idempotencyKey: attempt.key });
      if (!made) return;
      const held = { ...attempt, orderId: made.order.id, orderKey: made.orderKey ?? null };
      store.save(held, input.slug);
      onHeld(held, made);
    } catch (failure) {
      setError(failure);
      if (!outcomeKnown(failure)) return;
      store.remove(input.slug);
      onRefused(failure);
    }
  };
  return { start, error };
}
