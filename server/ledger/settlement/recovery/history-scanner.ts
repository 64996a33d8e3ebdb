import type { TrackedIntent } from '../outbox/tracked-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';

const PAGE = 200;

/**
 * Searches the history for submitted transactions: page by page through the new ledgers when many are under way, one by
 * one when there are few. Either way each ledger is searched once.
 */
export class HistoryScanner {
  readonly #context: SettlementContext;

  constructor(context: SettlementContext) {
    this.#context = context;
  }

  /** Sets `found` of the intents that are in the history. @throws LedgerUnavailable */
  async search(trackedIntents: readonly TrackedIntent[]): Promise<void> {
    const latest = this.#context.monitor.latest?.sequence;
    if (latest === undefined) return;
    const missing = trackedIntents.filter(
      ({ found, searchedTo }) => found === null && (searchedTo ?? -1) < latest,
    );
    const lost = missing.filter(({ searchedTo }) => searchedTo === null);
    const followed = missing.filter(({ searchedTo }) => searchedTo !== null);
    await Promise.all([this.#searchEach(lost, latest), this.#searchFollowed(followed, latest)]);
  }

  /** Looks an intent up by hash. @returns whether it is in the history */
  async lookUp(work: TrackedIntent): Promise<boolean> {
    const { built } = work.intent;
    if (built === null) return false;
    const transaction = work.found ?? (await this.#context.ledger.transaction(built.hash));
    if (transaction !== null) work.findOnLedger(transaction);
    return transaction !== null;
  }

  async #searchFollowed(trackedIntents: readonly TrackedIntent[], latest: number): Promise<void> {
    if (trackedIntents.length === 0) return;
    const from = Math.min(...trackedIntents.map(({ searchedTo }) => searchedTo ?? latest));
    const pages = Math.floor(this.#context.monitor.transactionsAfter(from) / PAGE) + 1;
    if (pages >= trackedIntents.length) return this.#searchEach(trackedIntents, latest);
    await this.#turnPages(trackedIntents, from, latest);
    for (const work of trackedIntents) work.searchedTo = latest;
  }

  /** Reads pages until the end, or until all intents are found. */
  async #turnPages(trackedIntents: readonly TrackedIntent[], from: number, latest: number): Promise<void> {
    const { ledger, intents } = this.#context;
    // Transaction cursors of a ledger lie above its number shifted by 32 bits.
    const end = (BigInt(latest) + 1n) << 32n;
    for (let cursor = (BigInt(from) + 1n) << 32n; cursor < end; ) {
      const page = await ledger.transactionsAfter(cursor.toString(), PAGE);
      for (const transaction of page) {
        intents.of(transaction)?.findOnLedger(transaction);
      }
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE || trackedIntents.every(({ found }) => found !== null))
        return;
      cursor = BigInt(last.cursor);
    }
  }

  /** Looks each intent up. A failed look-up is retried later and does not delay the others. */
  async #searchEach(trackedIntents: readonly TrackedIntent[], latest: number): Promise<void> {
    const looked = await Promise.allSettled(
      trackedIntents.map(async (work) => {
        await this.lookUp(work);
        work.searchedTo = latest;
      }),
    );
    const failed = looked.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
