import type { Log } from '../../platform/log.ts';
import type { Topics } from '../../platform/topics.ts';

/** Maximum delay until a change by another process is seen where no topic reaches. */
const REREAD_MS = 2_000;

interface SystemCacheOptions<T> {
  topics: Topics;
  log: Log;
  /** Its name in the log. */
  name: string;
  /** The value before the first read. */
  initial: T;
  read: () => Promise<T>;
  /** false: another cache reads it together with its own, and passes it on by `accept`. */
  polls?: boolean;
}

/** A value of the whole installation, cached in every process and read again when one announces a change. */
export class SystemCache<T> {
  readonly #options: SystemCacheOptions<T>;
  #value: T;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(options: SystemCacheOptions<T>) {
    this.#options = options;
    this.#value = options.initial;
  }

  protected get value(): Readonly<T> {
    return this.#value;
  }

  async start(): Promise<void> {
    this.#unsubscribe = this.#options.topics.listen('system.changed', 'all', () => void this.reread());
    if (this.#options.polls !== false) {
      this.#timer = setInterval(() => void this.reread(), REREAD_MS);
      this.#timer.unref();
    }
    await this.reread();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#unsubscribe?.();
  }

  /** Takes a value that was just read. */
  accept(value: T): void {
    this.#value = value;
  }

  /** While the database is unavailable, the cached value stays. */
  async reread(): Promise<void> {
    const { log, name, read } = this.#options;
    try {
      this.#value = await read();
    } catch (error) {
      log.debug({ err: error }, `${name} could not be read`);
    }
  }
}
