import { LRUCache } from 'lru-cache';
import type { WalletState } from './quote.rules.ts';

const MAX_CACHED = 20_000;
/** So long what the ledger said is gone by. */
const LIFETIME_MS = 600_000;
/** A payment that was wished for before the ledger was asked may have been applied after it: so long it counts as taken. */
const UNDER_WAY_MS = 180_000;

interface Known {
  state: NonNullable<WalletState>;
  readAt: number;
}

interface Taken {
  stroops: bigint;
  at: number;
}

/**
 * What wallets surely have: what the ledger said last, without all that was taken from them since. Whoever has enough by
 * that need not be asked for again, so that a crowd does not ask the ledger once a purchase. Nothing is refused by it
 * and nothing is paid by it: to refuse, the ledger is asked, and whether it pays, the ledger decides.
 */
export class KnownFunds {
  readonly #known = new LRUCache<string, Known>({ max: MAX_CACHED, ttl: LIFETIME_MS });
  readonly #taken = new LRUCache<string, Taken[]>({
    max: MAX_CACHED,
    ttl: LIFETIME_MS,
    updateAgeOnGet: true,
  });
  readonly #now: () => number;

  /** @param now milliseconds that only go forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** What the ledger said, at the moment when it was asked. */
  keep(account: string, state: WalletState, readAt: number): void {
    if (state === null) this.#known.delete(account);
    else this.#known.set(account, { state, readAt });
  }

  /** Stroops that a payment of ours takes, its fee included. */
  take(account: string, stroops: bigint): void {
    const now = this.#now();
    const before = this.#taken.get(account)?.filter(({ at }) => now - at < LIFETIME_MS + UNDER_WAY_MS) ?? [];
    this.#taken.set(account, [...before, { stroops, at: now }]);
  }

  /** undefined: nothing is known. The balance is the least that it can be, unless somebody else has its key. */
  of(account: string): NonNullable<WalletState> | undefined {
    const known = this.#known.get(account);
    if (!known) return undefined;
    const since = known.readAt - UNDER_WAY_MS;
    const taken = this.#taken.get(account)?.filter(({ at }) => at > since) ?? [];
    const { balance, reserve } = known.state;
    return { balance: taken.reduce((left, { stroops }) => left - stroops, balance), reserve };
  }
}
