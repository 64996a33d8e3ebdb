import type { History } from '../run/history.ts';
import type { LedgerStore } from '../run/ledger-store.ts';
import { readLedgers } from '../store/ledgers.reads.ts';

const MAX_CACHED = 2_000;

/** Close times of ledgers, with a cache of the latest reads. */
export class CloseTimes {
  readonly #store: LedgerStore;
  readonly #known = new Map<number, number>();

  constructor(store: LedgerStore, history: History) {
    this.#store = store;
    history.listen(({ sequence, closeTime }) => this.#keep(sequence, closeTime));
  }

  async of(sequence: number): Promise<number | undefined> {
    const known = this.#known.get(sequence);
    if (known !== undefined) return known;
    const [ledger] = await readLedgers(this.#store.readers, sequence, sequence, 'asc', 1);
    if (ledger !== undefined) this.#keep(sequence, ledger.closedAt);
    return ledger?.closedAt;
  }

  #keep(sequence: number, closeTime: number): void {
    this.#known.set(sequence, closeTime);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_CACHED && oldest !== undefined) this.#known.delete(oldest);
  }
}
