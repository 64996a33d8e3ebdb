import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Topics } from '../../../platform/topics.ts';
import { readSettings } from './setting.reads.ts';
import { type SettingValues, valuesOf } from './setting.rules.ts';

/** Maximum delay until a change by another process is seen where no topic reaches. */
const REREAD_MS = 2_000;

/** The current settings, cached in every process. */
export class SettingsStore {
  readonly #options: { db: Database; topics: Topics; log: Log };
  #values: SettingValues = valuesOf(new Map());
  #timer: NodeJS.Timeout | undefined;
  #deafen: (() => void) | undefined;

  constructor(options: { db: Database; topics: Topics; log: Log }) {
    this.#options = options;
  }

  get now(): Readonly<SettingValues> {
    return this.#values;
  }

  async start(): Promise<void> {
    this.#deafen = this.#options.topics.listen('system.changed', 'all', () => void this.reread());
    this.#timer = setInterval(() => void this.reread(), REREAD_MS);
    this.#timer.unref();
    await this.reread();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#deafen?.();
  }

  /** While the database is unavailable, the cached values stay. */
  async reread(): Promise<void> {
    const { db, log } = this.#options;
    try {
      const rows = await readSettings(db);
      this.#values = valuesOf(new Map(rows.map(({ name, value }) => [name, value])));
    } catch (error) {
      log.debug({ err: error }, 'the settings could not be read');
    }
  }
}
