import { compareRates } from '../close/surge-pricing.ts';
import { INT64_MAX } from '../ledger-settings.ts';
import { type AnyTransaction, innerOf, paidOperations } from '../transaction/transaction.ts';

/** Capacity of the queue, in ledgers. */
const LEDGERS = 2;

/** Transactions to evict for a new one; or the bid that would get in, where any would. */
export type RoomAnswer = { readonly evict: readonly AnyTransaction[] } | { readonly needed: bigint | null };

interface Bid {
  readonly fee: bigint;
  readonly operations: bigint;
}

function bidOf(transaction: AnyTransaction): Bid {
  return { fee: transaction.fee, operations: BigInt(paidOperations(transaction)) };
}

/** Returns one stroop more than an equal rate. */
function betterFee(transaction: AnyTransaction, { fee, operations }: Bid): bigint {
  const equal = (fee * BigInt(paidOperations(transaction))) / operations;
  return equal < INT64_MAX ? equal + 1n : INT64_MAX;
}

/**
 * Counts the queued operations. When the queue is full, only better bids get in, in place of the lowest: of equal ones
 * the latest is evicted first.
 */
export class Room {
  readonly #limit: number;
  readonly #arrivals = new Map<AnyTransaction, number>();
  #operations = 0;
  #arrived = 0;
  /** The best bid evicted since the last close; nothing at or below it gets in. */
  #floor: Bid | null = null;
  /** Queued transactions, lowest bid first. Kept only from an overflow to the next close. */
  #ranking: AnyTransaction[] | null = null;

  constructor(maxTxSetOps: number) {
    this.#limit = maxTxSetOps * LEDGERS;
  }

  inOrderOfArrival(): AnyTransaction[] {
    return [...this.#arrivals.keys()];
  }

  get isEmpty(): boolean {
    return this.#arrivals.size === 0;
  }

  /** True when there are more operations than fit. */
  get overfull(): boolean {
    return this.#operations > this.#limit;
  }

  enter(transaction: AnyTransaction): void {
    this.#arrivals.set(transaction, this.#arrived);
    this.#arrived += 1;
    this.#operations += paidOperations(transaction);
    this.#ranking?.splice(this.#rankOf(transaction), 0, transaction);
  }

  leave(transaction: AnyTransaction): void {
    if (this.#ranking !== null) {
      this.#ranking.splice(this.#rankOf(transaction), 1);
    }
    this.#arrivals.delete(transaction);
    this.#operations -= paidOperations(transaction);
  }

  evicted(transaction: AnyTransaction): void {
    this.#floor = bidOf(transaction);
  }

  /** Call it when a ledger closed. */
  shift(): void {
    this.#floor = null;
    this.#ranking = null;
  }

  /** @param replaced the queued transaction that would leave for it. */
  ask(transaction: AnyTransaction, replaced: AnyTransaction | null): RoomAnswer {
    const operations = paidOperations(transaction);
    const floor = this.#floor;
    if (floor !== null && transaction.fee * floor.operations <= floor.fee * BigInt(operations)) {
      return { needed: betterFee(transaction, floor) };
    }
    const total = this.#operations + operations - (replaced === null ? 0 : paidOperations(replaced));
    return total <= this.#limit ? { evict: [] } : this.#makeRoom(transaction, total - this.#limit);
  }

  /** A source never evicts its own transactions. */
  #makeRoom(transaction: AnyTransaction, missing: number): RoomAnswer {
    this.#ranking ??= this.inOrderOfArrival().sort((a, b) => this.#compare(a, b));
    const evict: AnyTransaction[] = [];
    let left = missing;
    for (const other of this.#ranking) {
      if (compareRates(other, transaction) >= 0) {
        return { needed: betterFee(transaction, bidOf(other)) };
      }
      if (innerOf(other).source === innerOf(transaction).source) {
        return { needed: null };
      }
      evict.push(other);
      left -= paidOperations(other);
      if (left <= 0) {
        return { evict };
      }
    }
    return { needed: null };
  }

  #compare(a: AnyTransaction, b: AnyTransaction): number {
    return compareRates(a, b) || (this.#arrivals.get(b) ?? 0) - (this.#arrivals.get(a) ?? 0);
  }

  #rankOf(transaction: AnyTransaction): number {
    const ranking = this.#ranking ?? [];
    let [from, to] = [0, ranking.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const other = ranking[middle];
      if (other !== undefined && this.#compare(other, transaction) < 0) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }
}
