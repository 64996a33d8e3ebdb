import pg from 'pg';
import { ensureDatabase } from '../../sandbox/store/open-store.ts';
import { SCHEMA } from './schema.ts';

const { INT8 } = pg.types.builtins;

/** Reads bigint columns as BigInt, for these connections alone: other programs share the package in tests. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 ? BigInt : pg.types.getTypeParser(id, format as 'text'),
};

export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The stored state of the sandbox. */
export class Store {
  readonly #pool: pg.Pool;
  /** Names of prepared statements by their text. */
  readonly #names = new Map<string, string>();

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Creates the database and its tables where they are missing. */
  static async open(databaseUrl: string): Promise<Store> {
    await ensureDatabase(databaseUrl);
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      application_name: 'passa-payments',
      max: 6,
      // Committed work survives the end of the sandbox, though not always that of its database server.
      options: '-c synchronous_commit=off',
      types: TYPES,
    });
    // A lost connection fails the statement under way and is replaced.
    pool.on('error', () => undefined);
    const store = new Store(pool);
    await store.#provision();
    return store;
  }

  /** Runs everything in one transaction. */
  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(async (text, values) => (await client.query(text, values)).rows);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  readonly query: Query = async (text, values) => (await this.#pool.query(text, values)).rows;

  /** Like `query`, for statements of every request that find their rows by a key: a connection parses and plans each once. */
  readonly prepared: Query = async (text, values) => {
    const name = this.#names.get(text) ?? `s${this.#names.size}`;
    this.#names.set(text, name);
    return (await this.#pool.query({ name, text, values: values ?? [] })).rows;
  };

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #provision(): Promise<void> {
    await this.transaction(async (query) => {
      await query('SELECT pg_advisory_xact_lock(7239114406)');
      await query('CREATE TABLE IF NOT EXISTS schema_steps (step integer PRIMARY KEY)');
      const [row] = await query<{ done: number }>('SELECT count(*)::int AS done FROM schema_steps');
      for (const [index, step] of SCHEMA.entries()) {
        if (index < (row?.done ?? 0)) continue;
        await query(step);
        await query('INSERT INTO schema_steps VALUES ($1)', [index + 1]);
      }
    });
  }
}
