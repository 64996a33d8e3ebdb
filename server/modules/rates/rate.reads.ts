import type { Currency, Rate, RateTable } from '../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { PromiseCache } from '../../platform/promise-cache.ts';

interface RateRecord {
  from: Currency;
  to: Currency;
  /** PostgreSQL's numeric arrives as text. */
  numerator: string;
  denominator: string;
}

/** Reads the current rates. */
async function readRates(db: Database): Promise<RateTable> {
  const rows = await db.read<RateRecord>(SYSTEM_TENANCY, {
    name: 'exchange-rates',
    text: 'SELECT from_currency AS "from", to_currency AS "to", numerator, denominator FROM exchange_rates',
    values: [],
  });
  const table: { -readonly [From in keyof RateTable]: { -readonly [To in Currency]?: Rate } } = {};
  for (const { from, to, numerator, denominator } of rows) {
    table[from] = {
      ...table[from],
      [to]: { numerator: BigInt(numerator), denominator: BigInt(denominator) },
    };
  }
  return table;
}

/** How long a change by another process can stay unseen. A quote made in between is refused, not charged. */
const LIFETIME_MS = 1_000;

/** Caches the rates: read at most once a second, whatever the number of quotes. */
export class RateCache {
  readonly #db: Database;
  readonly #tables = new PromiseCache<RateTable>({ max: 1, ttl: LIFETIME_MS });

  constructor(db: Database) {
    this.#db = db;
  }

  table(): Promise<RateTable> {
    return this.#tables.get('current', () => readRates(this.#db));
  }

  forget(): void {
    this.#tables.clear();
  }
}
