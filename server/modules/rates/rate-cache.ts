import type { RateTable } from '../../lib/money/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { readRates } from './rate.reads.ts';

/** How long a change by another process can stay unseen. A quote made in between is refused, not charged. */
const LIFETIME_MS = 1_000;

/** Caches the rates: read at most once a second, whatever the number of quotes. */
export class RateCache {
  readonly #db: Database;
  #page: { table: Promise<RateTable>; until: number } | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  table(): Promise<RateTable> {
    const kept = this.#page;
    if (kept && performance.now() < kept.until) return kept.table;
    const page = { table: readRates(this.#db), until: performance.now() + LIFETIME_MS };
    this.#page = page;
    page.table.catch(() => {
      if (this.#page === page) this.forget();
    });
    return page.table;
  }

  forget(): void {
    this.#page = undefined;
  }
}
