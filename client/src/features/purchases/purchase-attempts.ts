import { isSameRequest, newIdempotencyKey } from '../../apollo/use-attempt.ts';
import type {
  PurchaseWithProviderInput,
  PurchaseWithWalletInput,
  StartOutsidePaymentInput,
} from '../../gql/graphql.ts';
import { storage } from '../../session/storage.ts';

/** A confirmed purchase whose outcome is not yet known. */
export interface Attempt<Input> {
  /** Idempotency key: a retry of the same attempt is the same purchase. */
  key: string;
  /** Secret of the order, once the server has confirmed it. */
  orderKey?: string | null;
  input: Input;
  /** Null until the server has confirmed that it processes the purchase. */
  orderId: string | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

export type WalletAttempt = Attempt<PurchaseWithWalletInput>;

/** The secret of the order opens it without an account, so it stays in this browser. */
export type ExternalAttempt = Attempt<StartOutsidePaymentInput>;

/** An order whose payment a provider collects. */
export type ProviderPurchase = PurchaseWithProviderInput & { slug: string };

export type ProviderAttempt = Attempt<ProviderPurchase>;

/** Secret of the order of an attempt; orders from before they had one open with the idempotency key. */
export const orderKeyOf = ({ key, orderKey }: Pick<Attempt<unknown>, 'key' | 'orderKey'>): string =>
  orderKey ?? key;

const DAY_MS = 86_400_000;

/**
 * Stores attempts in the browser, so that a reload or a closed page neither loses a payment in progress nor pays twice.
 * @param prefix first part of the storage key; the ids follow
 * @param lifetimeMs age above which an attempt is ignored
 */
function attemptStore<Input>(prefix: string, lifetimeMs: number) {
  const nameOf = (ids: string[]): string => [prefix, ...ids].join(':');
  const find = (...ids: string[]): Attempt<Input> | null => {
    try {
      const found = JSON.parse(storage.get(nameOf(ids)) ?? 'null') as Attempt<Input> | null;
      return found && Date.now() - found.startedAt < lifetimeMs ? found : null;
    } catch {
      return null;
    }
  };
  const save = (attempt: Attempt<Input>, ...ids: string[]): void =>
    storage.set(nameOf(ids), JSON.stringify(attempt));
  return {
    find,
    save,
    /** Stores an attempt before it is sent: the one of an equal input, so that a retry is the same order, or a new one. */
    begin(input: Input, ...ids: string[]): Attempt<Input> {
      const before = find(...ids);
      const attempt =
        before && isSameRequest(input, before.input)
          ? before
          : { key: newIdempotencyKey(), input, orderId: null, startedAt: Date.now() };
      save(attempt, ...ids);
      return attempt;
    },
    remove: (...ids: string[]): void => storage.remove(nameOf(ids)),
  };
}

export type AttemptStore<Input> = ReturnType<typeof attemptStore<Input>>;

/** By user and event. The server stores a key for 7 days; an older attempt cannot be retried. */
export const walletAttempts = attemptStore<PurchaseWithWalletInput>('purchase', 7 * DAY_MS);

/** By event slug. A day is long after the hold has ended: late payments have been refunded by then. */
export const externalAttempts = attemptStore<StartOutsidePaymentInput>('outside', DAY_MS);

/** By event slug. A day is long after the hold has ended: later, the page of the payment shows its state. */
export const providerAttempts = attemptStore<ProviderPurchase>('provider', DAY_MS);

/** Returns whether a member's purchase of an event is under way in this browser. */
export const hasBegun = ({
  userId,
  eventId,
  slug,
}: {
  userId: string;
  eventId: string;
  slug: string;
}): boolean => walletAttempts.find(userId, eventId) !== null || providerAttempts.find(slug) !== null;

/** An order that was made in this browser, by which its page finds it again. */
interface BrowserOrder {
  orderId: string;
  /** Secret of the order, which opens it. */
  key: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Slug of its event, once it has tickets. */
  slug?: string;
}

const ORDERS_KEY = 'provider-orders';
const MAX_ORDERS = 20;

/** Orders of this browser, newest first: unpaid ones for 7 days, others for a year. */
export const browserOrders = {
  list(): BrowserOrder[] {
    try {
      const found = JSON.parse(storage.get(ORDERS_KEY) ?? '[]') as BrowserOrder[];
      return found.filter(
        ({ startedAt, slug }) => Date.now() - startedAt < (slug === undefined ? 7 : 365) * DAY_MS,
      );
    } catch {
      return [];
    }
  },
  keyOf: (orderId: string): string | null =>
    browserOrders.list().find((order) => order.orderId === orderId)?.key ?? null,
  /** The newest order with tickets for an event; null without one. */
  ofEvent: (slug: string): string | null =>
    browserOrders.list().find((order) => order.slug === slug)?.orderId ?? null,
  /**
   * Milliseconds by which the clock of this device is ahead of the server's, as far as an order made here shows it.
   * Less than half a minute may be the time that the answer took.
   * @param createdAt ISO timestamp of the order
   */
  clockSkew(orderId: string, createdAt: string): number {
    const order = browserOrders.list().find((one) => one.orderId === orderId);
    const skew = order ? order.startedAt - Date.parse(createdAt) : 0;
    return Math.abs(skew) < 30_000 ? 0 : skew;
  },
  /** Stores the key of an order that was just made. A later call changes nothing but the event of its tickets. */
  save(orderId: string, key: string, slug?: string): void {
    const before = browserOrders.list();
    const known = before.find((order) => order.orderId === orderId);
    if (known && (slug === undefined || known.slug === slug)) return;
    const order = {
      ...(known ?? { orderId, key, startedAt: Date.now() }),
      ...(slug !== undefined && { slug }),
    };
    const others = before.filter((other) => other !== known);
    storage.set(ORDERS_KEY, JSON.stringify([order, ...others].slice(0, MAX_ORDERS)));
  },
  /** Deletes orders of a reader who leaves the device. */
  remove(orderIds: readonly string[]): void {
    const rest = browserOrders.list().filter(({ orderId }) => !orderIds.includes(orderId));
    storage.set(ORDERS_KEY, JSON.stringify(rest));
  },
};
