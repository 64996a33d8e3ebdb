import { SESSION_KEYS, storage } from '../../session/storage.ts';

interface SavedOrder<T> {
  order: T;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The account that read it; null for a reader without one. */
  userId: string | null;
}

const MAX_SAVED = 10;

function read<T>(): SavedOrder<T>[] {
  try {
    const saved = JSON.parse(storage.get(SESSION_KEYS.savedOrders) ?? '[]') as SavedOrder<T>[];
    return Array.isArray(saved) ? saved : [];
  } catch {
    return [];
  }
}

/** Stores an order on this device, so that its page opens without a network; the oldest copies go first. */
export function saveOrder<T extends { id: string }>(userId: string | null, order: T, now = Date.now()): void {
  const others = read<T>().filter((saved) => saved.order.id !== order.id);
  const saved = [{ order, savedAt: now, userId }, ...others].slice(0, MAX_SAVED);
  storage.set(SESSION_KEYS.savedOrders, JSON.stringify(saved));
}

/** The copy of an order that this reader, or one without an account, has on this device. */
export function savedOrder<T extends { id: string }>(
  userId: string | null,
  id: string,
): SavedOrder<T> | null {
  const found = read<T>().find(({ order }) => order.id === id);
  return found && (found.userId === null || found.userId === userId) ? found : null;
}

export function removeOrders(ids: readonly string[]): void {
  const rest = read<{ id: string }>().filter(({ order }) => !ids.includes(order.id));
  storage.set(SESSION_KEYS.savedOrders, JSON.stringify(rest));
}
