import type { PurchaseWithWalletInput } from '../../../gql/graphql.ts';
import { storage } from '../../../session/storage.ts';

/** A confirmed purchase whose outcome is not yet known. */
export interface PurchaseAttempt {
  /** Idempotency key: a retry of the same attempt is the same purchase. */
  key: string;
  input: PurchaseWithWalletInput;
  /** Null until the server has confirmed that it processes the purchase. */
  orderId: string | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** The server stores a key for 7 days; an older attempt cannot be retried. */
const REMEMBERED_MS = 7 * 86_400_000;

const place = (userId: string, eventId: string): string => `purchase:${userId}:${eventId}`;

/**
 * Attempts are stored in the browser, so that a reload or a closed page neither loses a payment in progress nor pays
 * twice.
 */
export const purchaseAttempts = {
  find(userId: string, eventId: string): PurchaseAttempt | null {
    try {
      const found = JSON.parse(storage.get(place(userId, eventId)) ?? 'null') as PurchaseAttempt | null;
      return found && Date.now() - found.startedAt < REMEMBERED_MS ? found : null;
    } catch {
      return null;
    }
  },
  keep: (userId: string, attempt: PurchaseAttempt): void =>
    storage.set(place(userId, String(attempt.input.eventId)), JSON.stringify(attempt)),
  forget: (userId: string, eventId: string): void => storage.remove(place(userId, eventId)),
};
