import { useState } from 'react';
import { type ProviderAttempt, providerAttempts } from '../purchase-attempts.ts';

export interface OpenPayment {
  /** Null without an open payment. */
  attempt: ProviderAttempt | null;
  /** The attempt was found in this browser, rather than just made. */
  isResumed: boolean;
  /** Entries of the order that was left last, for the next one. */
  draft: ProviderAttempt['input'] | null;
  /** Whether the payment of this page has arrived. */
  isPaid: boolean;
  hold: (attempt: ProviderAttempt) => void;
  /** Forgets the payment, because it has arrived. */
  finish: () => void;
  /** Forgets the payment. Returns its entries. */
  leave: () => ProviderAttempt['input'] | null;
}

/** The payment by a provider that this browser has open for an event. */
export function useOpenPayment(slug: string): OpenPayment {
  const [found] = useState(() => providerAttempts.find(slug));
  const [attempt, setAttempt] = useState(found);
  const [draft, setDraft] = useState<ProviderAttempt['input'] | null>(null);
  const [isPaid, setPaid] = useState(false);
  const forget = (next: ProviderAttempt['input'] | null) => {
    providerAttempts.remove(slug);
    setAttempt(null);
    setDraft(next);
    return next;
  };
  return {
    attempt,
    isResumed: attempt !== null && attempt.key === found?.key,
    draft,
    hold: setAttempt,
    isPaid,
    finish: () => {
      forget(null);
      setPaid(true);
    },
    leave: () => forget(attempt?.input ?? null),
  };
}
