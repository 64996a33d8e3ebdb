import { LRUCache } from 'lru-cache';
import { isSignedIn } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PayerRecord } from '../purchase.reads.ts';
import { spendableOf, type WalletState } from '../quote/quote.rules.ts';

const MAX_CACHED = 20_000;
/** How long a balance read from the ledger stays cached. */
const LIFETIME_MS = 600_000;
/** A payment submitted before the ledger was read may be applied after it: for this long it counts as taken. */
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
 * Caches the least balance that wallets must have: the last one read, minus all payments since. A wallet with enough
 * by that is not read again, so that a crowd does not cost a ledger request per purchase. The cache refuses and pays
 * nothing: a refusal reads the ledger first, and the ledger decides on each payment.
 */
export class KnownFunds {
  readonly #known = new LRUCache<string, Known>({ max: MAX_CACHED, ttl: LIFETIME_MS });
  readonly #taken = new LRUCache<string, Taken[]>({
    max: MAX_CACHED,
    ttl: LIFETIME_MS,
    updateAgeOnGet: true,
  });
  readonly #now: () => number;

  /** @param now monotonic milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Stores a balance read from the ledger, with the time of the request. */
  keep(account: string, state: WalletState, readAt: number): void {
    if (state === null) this.#known.delete(account);
    else this.#known.set(account, { state, readAt });
  }

  /** Records a payment from here, in stroops with its fee. */
  take(account: string, stroops: bigint): void {
    const now = this.#now();
    const before = this.#taken.get(account)?.filter(({ at }) => now - at < LIFETIME_MS + UNDER_WAY_MS) ?? [];
    this.#taken.set(account, [...before, { stroops, at: now }]);
  }

  /** undefined: not cached. The balance is a minimum, unless another party has the wallet's key. */
  of(account: string): NonNullable<WalletState> | undefined {
    const known = this.#known.get(account);
    if (!known) return undefined;
    const since = known.readAt - UNDER_WAY_MS;
    const taken = this.#taken.get(account)?.filter(({ at }) => at > since) ?? [];
    const { balance, reserve } = known.state;
    return { balance: taken.reduce((left, { stroops }) => left - stroops, balance), reserve };
  }
}

/** The wallet that the actor pays with, and its available balance. */
export interface PayingWallet {
  /** undefined: the actor has none. */
  publicKey: string | undefined;
  /** undefined: the actor has none; null: it is not on the ledger. */
  state: WalletState | undefined;
  /** Stroops that the actor's pending payments are about to take. */
  reserved: bigint;
  /** Stroops that the ledger may charge for one more payment. */
  fee: bigint;
}

/** undefined: not read yet. */
export type PayerRead = Promise<PayerRecord | undefined> | undefined;

/**
 * @param needed stroops, without the fee: a wallet whose cached minimum covers it is not read from the ledger, and its
 *   state is that minimum. Without it the state is read from the ledger now.
 * @param read the stored wallet of the actor, when it is being read already
 * @throws LedgerUnavailable
 */
export async function payingWallet(scope: Scope, needed?: bigint, read?: PayerRead): Promise<PayingWallet> {
  const { purchaseReads, funds, ledgerState, config } = scope.services;
  const fee = config.ledger.feeCap;
  const none: PayingWallet = { publicKey: undefined, state: undefined, reserved: 0n, fee };
  if (!isSignedIn(scope.actor)) return none;
  const payer = await (read ?? purchaseReads.payer(scope.actor.userId));
  if (!payer) return none;
  ledgerState.requireUp();
  const publicKey = payer.publicKey;
  const reserved = payer.reserved + fee * BigInt(payer.payments);
  const known = needed === undefined ? undefined : funds.of(fundsOf(scope, publicKey));
  const surely = known && needed !== undefined && spendableOf(known, reserved) >= needed + fee;
  return { publicKey, state: surely ? known : await ask(scope, publicKey), reserved, fee };
}

/** The cache key of an account on the current network. */
export function fundsOf({ services }: Scope, publicKey: string): string {
  return `${services.ledger.networkId()}/${publicKey}`;
}

async function ask(scope: Scope, publicKey: string): Promise<WalletState> {
  const { ledger, funds } = scope.services;
  const readAt = performance.now();
  const state = await ledger.account(publicKey);
  funds.keep(fundsOf(scope, publicKey), state, readAt);
  return state;
}
