import { startingSequence } from '../state/account.ts';
import { type AnyTransaction, feeSourceOf, innerOf } from '../transaction/transaction.ts';
import { Room } from './room.ts';
import { type SourceLine, sequenceOf } from './source-line.ts';

const LEDGERS = 10;

/** Envelopes dropped from the queue, by full hash: refused until ten ledgers have closed. */
export class BanList {
  readonly #generations: Set<string>[] = Array.from({ length: LEDGERS }, () => new Set<string>());

  add(fullHash: string): void {
    this.#generations[0]?.add(fullHash);
  }

  has(fullHash: string): boolean {
    return this.#generations.some((generation) => generation.has(fullHash));
  }

  /** Call it when a ledger closed. */
  shift(): void {
    this.#generations.pop();
    this.#generations.unshift(new Set());
  }
}

/** Ledgers that may close without any of a source's transactions before they are dropped. */
const MAX_AGE = 4;

/** Queued transactions, and those dropped and banned for a while. Decides nothing: see admit.ts and trim.ts. */
export class TransactionQueue {
  readonly bans = new BanList();
  readonly room: Room;
  readonly #lines = new Map<string, SourceLine>();
  /** Queued bids, by paying account. */
  readonly #bids = new Map<string, bigint>();

  constructor(maxTxSetOps: number) {
    this.room = new Room(maxTxSetOps);
  }

  lineOf(source: string): readonly AnyTransaction[] {
    return this.#lines.get(source)?.transactions ?? [];
  }

  bidsOf(feeSource: string): bigint {
    return this.#bids.get(feeSource) ?? 0n;
  }

  /** Adds a transaction to its source's line: at the end, or in place of another one. */
  add(transaction: AnyTransaction, replaced: AnyTransaction | null): void {
    const { source } = innerOf(transaction);
    const line = this.#lines.get(source) ?? { transactions: [], age: 0 };
    this.#lines.set(source, line);
    if (replaced === null) {
      line.transactions.push(transaction);
    } else {
      line.transactions = line.transactions.map((other) => (other === replaced ? transaction : other));
      this.#release(replaced);
    }
    this.room.enter(transaction);
    const payer = feeSourceOf(transaction);
    this.#bids.set(payer, this.bidsOf(payer) + transaction.fee);
  }

  /** Evicts transactions to make room for an added one. */
  evict(transactions: readonly AnyTransaction[]): void {
    for (const transaction of transactions) {
      if (!this.room.overfull) {
        return;
      }
      this.room.evicted(transaction);
      this.ban([transaction]);
    }
  }

  /** Bans transactions for a while and drops them, with those behind them in line. */
  ban(transactions: readonly AnyTransaction[]): void {
    for (const transaction of transactions) {
      this.bans.add(transaction.fullHash);
      const { source } = innerOf(transaction);
      const at = this.lineOf(source).indexOf(transaction);
      if (at >= 0) {
        for (const dropped of this.#drop(source, at, Number.POSITIVE_INFINITY)) {
          this.bans.add(dropped.fullHash);
        }
      }
    }
  }

  /** Removes the transactions of a ledger, and all with the same or lower sequence numbers. */
  removeApplied(applied: readonly AnyTransaction[]): void {
    const highest = new Map<string, bigint>();
    for (const { source, sequence } of applied.map(innerOf)) {
      const known = highest.get(source);
      highest.set(source, known === undefined || known < sequence ? sequence : known);
    }
    for (const [source, sequence] of highest) {
      const passed = this.lineOf(source).filter((waiting) => sequenceOf(waiting) <= sequence).length;
      if (passed > 0) {
        this.#drop(source, 0, passed);
        const line = this.#lines.get(source);
        if (line !== undefined) {
          line.age = 0;
        }
      }
    }
  }

  /** Call it when a ledger closed: bans age, and transactions queued too long are dropped and banned. */
  shift(): void {
    this.bans.shift();
    this.room.shift();
    for (const [source, line] of this.#lines) {
      line.age += 1;
      if (line.age === MAX_AGE) {
        for (const dropped of this.#drop(source, 0, Number.POSITIVE_INFINITY)) {
          this.bans.add(dropped.fullHash);
        }
      }
    }
  }

  /**
   * Candidates for the ledger, in the order of arrival; those of one source always by sequence number, at the positions
   * of its transactions. The ledger's own starting number, and those after it, must wait.
   */
  waitingFor(ledger: number): AnyTransaction[] {
    const forbidden = startingSequence(ledger);
    const taken = new Map<string, number>();
    const waiting: AnyTransaction[] = [];
    for (const { source } of this.room.inOrderOfArrival().map(innerOf)) {
      const line = this.lineOf(source);
      const at = taken.get(source) ?? 0;
      const next = line[at];
      if (next !== undefined && sequenceOf(next) !== forbidden) {
        taken.set(source, at + 1);
        waiting.push(next);
      } else {
        taken.set(source, line.length);
      }
    }
    return waiting;
  }

  #drop(source: string, from: number, to: number): AnyTransaction[] {
    const line = this.#lines.get(source);
    if (line === undefined) {
      return [];
    }
    const dropped = line.transactions.slice(from, to);
    line.transactions = line.transactions.filter((transaction) => !dropped.includes(transaction));
    for (const transaction of dropped) {
      this.#release(transaction);
    }
    if (line.transactions.length === 0) {
      this.#lines.delete(source);
    }
    return dropped;
  }

  #release(transaction: AnyTransaction): void {
    this.room.leave(transaction);
    const payer = feeSourceOf(transaction);
    const left = this.bidsOf(payer) - transaction.fee;
    if (left > 0n) {
      this.#bids.set(payer, left);
    } else {
      this.#bids.delete(payer);
    }
  }
}
