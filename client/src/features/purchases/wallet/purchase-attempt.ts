import type { PurchaseWithWalletInput } from '../../../gql/graphql.ts';
import { storage } from '../../../session/storage.ts';

/** A purchase that its buyer has confirmed, until its outcome is known. */
export interface PurchaseAttempt {
  /** The idempotency key: the same attempt asked for again is the same purchase. */
  key: string;
  input: PurchaseWithWalletInput;
  /** Known once the server has said that it is at work on it. */
  orderId: string | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** The server remembers a key for 7 days; an attempt older than that cannot be asked for again. */
const REMEMBERED_MS = 7 * 86_400_000;

const place = (userId: string, eventId: string): string => `purchase:${userId}:${eventId}`;

/**
 * Attempts lie in the browser's storage: a reload, or a phone that closed the page, must neither forget a
 * payment that is under way nor pay it twice.
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
