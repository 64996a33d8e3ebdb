import pg from 'pg';
import { KEEP_ALIVE } from '../db/data-source.ts';
import { isSessionUnusable } from '../db/database-faults.ts';

/** First half of the advisory lock's key, which names its purpose. An arbitrary number. */
const JOBS = 1_163_550_211;
const CONNECT_MS = 5_000;
const ANSWER_MS = 35_000;

// Reads the locks without taking one, so that it never blocks a process that is about to take one.
const orphaned = (schema: string): string => `
  SELECT id, name FROM ${schema}.job WHERE state = 'active' AND name = ANY ($2) AND NOT EXISTS (
    SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
    WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.granted
      AND l.classid::bigint = $1::bigint AND l.objid::bigint = (hashtext(name)::bigint & 4294967295))`;

/**
 * Locks that allow one run of a job at a time among all processes. The database releases a lock when its connection
 * ends, so that a dead process blocks none, and a slow one keeps its lock.
 */
export class JobLocks {
  readonly #url: string;
  readonly #connectMs: number;
  /** Locks of this process: PostgreSQL would grant a connection its own lock a second time. */
  readonly #held = new Set<string>();
  #client: Promise<pg.Client> | undefined;
  /** A connection runs one query after the other. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param connectMs time limit for opening the connection */
  constructor(url: string, connectMs = CONNECT_MS) {
    this.#url = url;
    this.#connectMs = connectMs;
  }

  /** @returns false: the lock is taken */
  async hold(name: string): Promise<boolean> {
    if (this.#held.has(name)) return false;
    this.#held.add(name);
    try {
      const [answer] = await this.#ask<{ held: boolean; readOnly: boolean }>(
        `SELECT pg_try_advisory_lock($1, hashtext($2)) AS held,
           current_setting('transaction_read_only') = 'on' AS "readOnly"`,
        [JOBS, name],
      );
      // A demoted server grants locks as before, in addition to those of its successor.
      if (answer?.readOnly) await this.#leave();
      if (answer?.held !== true) this.#held.delete(name);
    } catch (error) {
      this.#held.delete(name);
      throw error;
    }
    return this.#held.has(name);
  }

  async release(name: string): Promise<void> {
    try {
      if (this.#client) await this.#ask('SELECT pg_advisory_unlock($1, hashtext($2))', [JOBS, name]);
    } catch {
      // The connection was lost, and the lock with it.
    } finally {
      this.#held.delete(name);
    }
  }

  /** Returns the jobs that are active in the queue of that schema although no living process works on them. */
  async orphans(schema: string, names: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.#ask(orphaned(schema), [JOBS, names]);
  }

  /** @throws Error of a lost connection, always */
  async #leave(): Promise<never> {
    await this.close();
    throw Object.assign(new Error('The locks of jobs are on a server that takes no writes.'), {
      code: '25006',
    });
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #ask<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> {
    const turn = this.#last.then(async () => (await (await this.#connect()).query<R>(text, values)).rows);
    this.#last = turn.catch((error: unknown) => (isSessionUnusable(error) ? this.close() : undefined));
    return turn;
  }

  #connect(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const client = new pg.Client({
      connectionString: this.#url,
      // Shows in the list of locks which process runs a job.
      application_name: `passa-job-locks ${process.pid}`,
      connectionTimeoutMillis: this.#connectMs,
      query_timeout: ANSWER_MS,
      ...KEEP_ALIVE,
    });
    const connecting = client.connect().then(() => client);
    const forget = (): void => {
      if (this.#client === connecting) this.#client = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    connecting.catch(forget);
    this.#client = connecting;
    return connecting;
  }
}

export interface OrphansOptions {
  locks: JobLocks;
  /** The queue's tables. */
  schema: string;
  names: readonly string[];
  everyMs: number;
  /** Marks an orphaned job as failed, and requests it again. */
  giveBack(job: { id: string; name: string }): Promise<void>;
}

const FIRST_LOOKS_MS = 1_000;

/**
 * Finds the jobs of dead processes: they are active in the queue, and their lock is free. It must find one twice in a
 * row, because a job that was just fetched, or has just ended, briefly looks the same.
 */
export class Orphans {
  readonly #options: OrphansOptions;
  #suspects = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: OrphansOptions) {
    this.#options = options;
  }

  /** Scans twice soon, for leftovers of this process's last run, and then at the interval. */
  start(): void {
    const { everyMs } = this.#options;
    this.#plan([0, Math.min(FIRST_LOOKS_MS, everyMs)]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #plan([next = this.#options.everyMs, ...later]: number[]): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      // Ignores an unavailable database; the next scan follows.
      this.#looking = this.#look()
        .catch(() => undefined)
        .finally(() => this.#plan(later));
    }, next);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const { locks, schema, names } = this.#options;
    const found = await locks.orphans(schema, names);
    const before = this.#suspects;
    this.#suspects = new Set(found.map(({ id }) => id));
    for (const job of found) if (before.has(job.id)) await this.#options.giveBack(job);
  }
}
