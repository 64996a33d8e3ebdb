import type pg from 'pg';
import type { Account } from '../core/index.ts';
import type { LedgerRecord } from '../records/records.ts';
import type { SandboxSettings } from '../settings.ts';
import { type StoredClose, writeClose } from '../store/close.writes.ts';
import { readAccounts, readTip } from '../store/ledgers.reads.ts';
import {
  claim,
  ensureDatabase,
  isConnectionLoss,
  openReaders,
  openWriter,
  provision,
} from '../store/open-store.ts';

/** The database is unreachable. Any other error of it is fatal. */
export class StoreAway extends Error {
  constructor() {
    super('The store is out of reach.');
    this.name = 'StoreAway';
  }
}

/** The stored ledger: one connection for writes, several for reads. */
export class LedgerStore {
  readonly readers: pg.Pool;
  readonly #url: string;
  #writer: pg.Client | undefined;

  private constructor(url: string, writer: pg.Client) {
    this.#url = url;
    this.readers = openReaders(url);
    this.#adopt(writer);
  }

  /** @throws UnusableStore, or the connection's own error */
  static async open(settings: SandboxSettings): Promise<LedgerStore> {
    await ensureDatabase(settings.databaseUrl);
    const writer = await openWriter(settings.databaseUrl);
    try {
      await provision(writer);
      await claim(writer, settings);
      return new LedgerStore(settings.databaseUrl, writer);
    } catch (error) {
      await writer.end();
      throw error;
    }
  }

  /** False as soon as its connection is lost. */
  get reachable(): boolean {
    return this.#writer !== undefined;
  }

  /** Reads the last ledger and the state after it. */
  async load(): Promise<{ tip: LedgerRecord; accounts: Account[] } | undefined> {
    const tip = await readTip(this.readers);
    return tip && { tip, accounts: await readAccounts(this.readers) };
  }

  /** @throws StoreAway when the ledger may or may not have been stored */
  async write(close: StoredClose): Promise<void> {
    if (this.#writer === undefined) throw new StoreAway();
    try {
      await writeClose(this.#writer, close);
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      this.#writer = undefined;
      throw new StoreAway();
    }
  }

  /**
   * Connects again. Because the writer's lock comes with the connection, statements of an earlier one have ended.
   * @returns the last stored ledger
   * @throws StoreAway
   */
  async reconnect(): Promise<LedgerRecord | undefined> {
    try {
      const writer = await openWriter(this.#url, 2_000);
      this.#adopt(writer);
      return await readTip(writer);
    } catch {
      this.#writer = undefined;
      throw new StoreAway();
    }
  }

  async close(): Promise<void> {
    const writer = this.#writer;
    this.#writer = undefined;
    await Promise.allSettled([writer?.end(), this.readers.end()]);
  }

  #adopt(writer: pg.Client): void {
    this.#writer = writer;
    writer.on('end', () => {
      if (this.#writer === writer) this.#writer = undefined;
    });
  }
}
