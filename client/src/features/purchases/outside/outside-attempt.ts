import type { StartOutsidePaymentInput } from '../../../gql/graphql.ts';
import { storage } from '../../../session/storage.ts';

/** A held order without an account. Its key grants access to the order, so it stays in this browser. */
export interface OutsideAttempt {
  key: string;
  input: StartOutsidePaymentInput;
  /** Null until the server has answered. */
  orderId: string | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** Long after the hold has ended: late payments have been refunded by then. */
const REMEMBERED_MS = 86_400_000;

const place = (slug: string): string => `outside:${slug}`;

/** Stored across reloads: a phone that opens its wallet app often discards the previous page. */
export const outsideAttempts = {
  find(slug: string): OutsideAttempt | null {
    try {
      const found = JSON.parse(storage.get(place(slug)) ?? 'null') as OutsideAttempt | null;
      return found && Date.now() - found.startedAt < REMEMBERED_MS ? found : null;
    } catch {
      return null;
    }
  },
  keep: (attempt: OutsideAttempt): void => storage.set(place(attempt.input.slug), JSON.stringify(attempt)),
  forget: (slug: string): void => storage.remove(place(slug)),
};
