import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type TestClient, testClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { PATIENCE } from './patience.ts';

const PROGRAM = fileURLToPath(new URL('clocked-server.mjs', import.meta.url));

/**
 * The product in a process that is killed and started again on the same database and address, with a clock that stands
 * still until the test moves it. Without a ledger.
 */
export class ClockedProduct {
  readonly client: TestClient;
  readonly #database: TestDatabase;
  readonly #admin: pg.Pool;
  readonly #dataDir: string;
  #now: number;
  #child: ChildProcess | undefined;
  #messages = 0;

  private constructor(url: string, database: TestDatabase, dataDir: string, now: number) {
    this.#database = database;
    this.#dataDir = dataDir;
    this.#now = now;
    this.#admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
    this.#admin.on('error', () => undefined);
    const sql: TestClient['sql'] = async (text, values) =>
      (await this.#admin.query(text, values)).rows as never;
    this.client = { url, clock: { now: () => new Date(this.#now) }, ...testClient(url, sql) };
  }

  static async open(now: number): Promise<ClockedProduct> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-clocked-'));
    const url = `http://127.0.0.1:${await freePort()}`;
    const product = new ClockedProduct(url, await createTestDatabase(), dataDir, now);
    await product.start();
    return product;
  }

  /** @param now milliseconds since 1970 */
  async setTime(now: number): Promise<void> {
    this.#now = now;
    if (this.#child) await this.#ask({ now });
  }

  /** Does what a job does in the background: issues receipts. */
  async sweep(): Promise<void> {
    await this.#ask({ sweeps: true });
  }

  async start(): Promise<void> {
    const { DATABASE_URL: _unused, ...inherited } = process.env;
    const child = spawn(process.execPath, [PROGRAM], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...inherited,
        ...PATIENCE,
        NODE_ENV: 'test',
        DATABASE_URL: this.#database.url,
        DATABASE_POOL: '8',
        DATA_DIR: this.#dataDir,
        ARGON2_MEMORY_KIB: '1024',
        ARGON2_TIME: '1',
        LOG_LEVEL: 'fatal',
        RATE_LIMITS: 'off',
        PORT: new URL(this.client.url).port,
        NOW: String(this.#now),
      },
    });
    const died = once(child, 'exit').then(() => {
      throw new Error('the product ended while it started');
    });
    await Promise.race([once(child, 'message'), died]);
    died.catch(() => undefined);
    this.#child = child;
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#admin.end();
    await this.#database.drop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #ask(message: object): Promise<void> {
    const child = this.#child;
    if (!child) throw new Error('the product is not running');
    this.#messages += 1;
    const id = this.#messages;
    const answered = new Promise<void>((resolve) => {
      const listen = (answer: { id: number }): void => {
        if (answer.id !== id) return;
        child.off('message', listen);
        resolve();
      };
      child.on('message', listen);
    });
    child.send({ id, ...message });
    await answered;
  }
}
