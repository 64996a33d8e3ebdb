import type pg from 'pg';
import type { Tenancy } from '../access/actor.ts';
import { isConnectionLoss } from './database-faults.ts';
import { streamRows } from './row-stream.ts';
import { DeclaredTenancies } from './session-settings.ts';
import { READ_DATABASE_IDENTITY, requireOneText, type Statement } from './statement.ts';

/** Reading, as the primary and its standbys offer it. */
export interface Reads {
  read<R>(tenancy: Tenancy, statement: Statement): Promise<R[]>;
  /** Reads public rows. */
  public<R>(statement: Statement): Promise<R[]>;
  /** Streams any number of rows, a batch at a time; see `streamRows`. */
  stream<R>(tenancy: Tenancy, statement: Statement, batch: number): AsyncGenerator<R[], void, undefined>;
}

export interface StandbyOptions {
  primary: Reads;
  /** Pools to the standbys; each connection may lead to another one. */
  pool: pg.Pool;
  streams: pg.Pool;
  /** Milliseconds that rows may be older than those of the primary. */
  lagMs: number;
}

/** The end of the primary's log at a time of our clock. */
interface Mark {
  at: number;
  lsn: bigint;
}

/** After a standby failed, the primary is read for so long. */
const AWAY_MS = 5_000;
const PUBLIC: Tenancy = { tenant: null, user: null };
/** A row that is needed on the standby was removed on the primary. */
const RECOVERY_CONFLICT = '40001';

const READ_WRITTEN: Statement = { text: `SELECT (pg_current_wal_lsn() - '0/0')::text AS lsn` };
/** null on a server that is no standby. */
const READ_REPLAYED: Statement = { text: `SELECT (pg_last_wal_replay_lsn() - '0/0')::text AS lsn` };

/** The standby at the end of this connection is too far behind. */
class Behind extends Error {}

/**
 * Reads from standbys. A connection is used while its standby has replayed all that the primary had written `lagMs` ago;
 * otherwise, and when the standby fails, the primary is read. Nothing may be decided by what is read here.
 */
export class StandbyReads implements Reads {
  readonly #options: StandbyOptions;
  readonly #tenancies = new DeclaredTenancies();
  /** The rows of a connection are as new as the primary's were at that time. */
  readonly #current = new WeakMap<pg.ClientBase, number>();
  readonly #sameDatabase = new WeakSet<pg.ClientBase>();
  #marks: Mark[] = [];
  #marking: Promise<void> | undefined;
  #identity: Promise<string | undefined> | undefined;
  #awayUntil = 0;

  constructor(options: StandbyOptions) {
    this.#options = options;
  }

  async read<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    requireOneText(statement);
    return (await this.#attempt<R>(tenancy, statement)) ?? this.#options.primary.read(tenancy, statement);
  }

  public<R>(statement: Statement): Promise<R[]> {
    return this.read(PUBLIC, statement);
  }

  async *stream<R>(
    tenancy: Tenancy,
    statement: Statement,
    batch: number,
  ): AsyncGenerator<R[], void, undefined> {
    const { streams, primary } = this.#options;
    const rows = streamRows<R>(streams, tenancy, statement, batch, (client) => this.#requireCurrent(client));
    let next: IteratorResult<R[], void> | undefined;
    try {
      // What fails before the first batch can begin again.
      next = await rows.next();
    } catch (error) {
      if (!this.#hasLeft(error)) throw error;
    }
    if (next === undefined) {
      yield* primary.stream<R>(tenancy, statement, batch);
      return;
    }
    try {
      for (; !next.done; next = await rows.next()) yield next.value;
    } finally {
      await rows.return();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#options.pool.end(), this.#options.streams.end()]);
  }

  /** @returns undefined: the primary has to be read */
  async #attempt<R>(tenancy: Tenancy, statement: Statement): Promise<R[] | undefined> {
    if (performance.now() < this.#awayUntil) return undefined;
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#options.pool.connect();
      await this.#requireCurrent(client);
      await this.#tenancies.declare(client, tenancy);
      const { rows } = await client.query(statement);
      client.release();
      return rows as R[];
    } catch (error) {
      client?.release(!(error instanceof Behind));
      if (!this.#hasLeft(error)) throw error;
      return undefined;
    }
  }

  /** @returns whether the error is the standby's, and not that of the statement */
  #hasLeft(error: unknown): boolean {
    if (error instanceof Behind) return true;
    const isConflict = (error as { code?: string }).code === RECOVERY_CONFLICT;
    if (!isConflict && !isConnectionLoss(error)) return false;
    this.#awayUntil = performance.now() + AWAY_MS;
    return true;
  }

  /** @throws Behind */
  async #requireCurrent(client: pg.ClientBase): Promise<void> {
    const { lagMs } = this.#options;
    const current = (): boolean => performance.now() - (this.#current.get(client) ?? -lagMs) < lagMs;
    if (current()) return;
    await this.#mark();
    await this.#requireSameDatabase(client);
    const [replayed] = (await client.query<{ lsn: string | null }>(READ_REPLAYED)).rows;
    const lsn = BigInt(replayed?.lsn ?? -1);
    const reached = this.#marks.findLast((mark) => mark.lsn <= lsn);
    if (reached) this.#current.set(client, reached.at);
    if (!current()) throw new Behind();
  }

  /**
   * Notes where the log of the primary ends, at most four times per `lagMs`.
   * @throws Behind when the primary does not say, such as one that was demoted
   */
  #mark(): Promise<void> {
    const { primary, lagMs } = this.#options;
    const at = performance.now();
    if (at - (this.#marks.at(-1)?.at ?? -lagMs) < lagMs / 4) return Promise.resolve();
    this.#marking ??= primary
      .public<{ lsn: string }>(READ_WRITTEN)
      .then(([end]) => {
        this.#marks = this.#marks.filter((mark) => at - mark.at < lagMs);
        if (end) this.#marks.push({ at, lsn: BigInt(end.lsn) });
      })
      .catch(() => {
        throw new Behind();
      })
      .finally(() => {
        this.#marking = undefined;
      });
    return this.#marking;
  }

  /** @throws Behind when the connection leads to another database than the primary's */
  async #requireSameDatabase(client: pg.ClientBase): Promise<void> {
    if (this.#sameDatabase.has(client)) return;
    const { primary } = this.#options;
    this.#identity ??= primary
      .public<{ identity: string }>(READ_DATABASE_IDENTITY)
      .then(([row]) => row?.identity);
    const wanted = await this.#identity.catch(() => undefined);
    if (wanted === undefined) this.#identity = undefined;
    const { rows } = await client.query<{ identity: string }>(READ_DATABASE_IDENTITY);
    if (wanted === undefined || rows[0]?.identity !== wanted) throw new Behind();
    this.#sameDatabase.add(client);
  }
}
