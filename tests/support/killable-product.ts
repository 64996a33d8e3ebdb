import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { BY_MESSAGE, type Failpoint } from '../../server/platform/failpoints.ts';
import { type LaunchedProduct, launchProduct } from './built-product.ts';
import { type TestClient, testClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { createLedgerDatabase } from './ledger-database.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';
import { until } from './until.ts';

/** Seconds between closes of a ledger without transactions. */
const IDLE_CLOSE_SECONDS = 1;

const UNFINISHED = `SELECT
  (SELECT count(*)::int FROM ledger_intents WHERE state IN ('intended', 'prepared', 'sent')) AS intents,
  (SELECT count(*)::int FROM payments WHERE state IN ('held', 'paying')) AS payments,
  (SELECT count(*)::int FROM refunds WHERE state IN ('waiting', 'paying')) AS refunds,
  (SELECT count(*)::int FROM event_cancellations WHERE finished_at IS NULL) AS cancellations,
  (SELECT count(*)::int FROM contracts WHERE status = 'finalizing') AS contracts,
  (SELECT count(*)::int FROM rounds WHERE state IN ('preparing', 'releasing', 'cancelling')) AS rounds`;

/**
 * The product as it is shipped, in a process that is killed and restarted on the same database, folder and address. Its
 * ledger is another process, which lives on.
 */
export class KillableProduct {
  readonly client: TestClient;
  readonly #database: TestDatabase;
  readonly #admin: pg.Pool;
  readonly #ledgerDatabase: { url: string; drop(): Promise<void> };
  readonly #ledgerPort: number;
  /** Its folder, with the keys that it made. */
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  #sandbox: TestSandbox | undefined;
  #closeSeconds = 0;
  #running: LaunchedProduct | undefined;
  #alive = false;
  /** Whether its failpoint can be changed after the start. */
  #hears = false;

  private constructor(given: {
    url: string;
    database: TestDatabase;
    ledgerDatabase: { url: string; drop(): Promise<void> };
    ledgerPort: number;
    dataDir: string;
    environment: Record<string, string>;
  }) {
    this.#database = given.database;
    this.#ledgerDatabase = given.ledgerDatabase;
    this.#ledgerPort = given.ledgerPort;
    this.dataDir = given.dataDir;
    this.#environment = given.environment;
    const admin = new pg.Pool({ connectionString: given.database.adminUrl, max: 2 });
    admin.on('error', () => undefined);
    this.#admin = admin;
    const sql: TestClient['sql'] = async (text, values) => (await admin.query(text, values)).rows as never;
    this.client = { url: given.url, clock: { now: () => new Date() }, ...testClient(given.url, sql) };
  }

  /**
   * @param environment settings besides those of every test
   * @param database an empty one that is not on the run's server
   */
  static async open(
    environment: Record<string, string> = {},
    database?: TestDatabase,
  ): Promise<KillableProduct> {
    return new KillableProduct({
      url: `http://127.0.0.1:${await freePort()}`,
      database: database ?? (await createTestDatabase()),
      ledgerDatabase: await createLedgerDatabase(),
      ledgerPort: await freePort(),
      dataDir: await mkdtemp(path.join(os.tmpdir(), 'passa-killable-')),
      environment,
    });
  }

  /** Whether the process runs. */
  get alive(): boolean {
    return this.#alive;
  }

  /** The connection string of the product for its database. */
  get databaseUrl(): string {
    return this.#database.url;
  }

  /** The superuser's connection string for its database. */
  get adminUrl(): string {
    return this.#database.adminUrl;
  }

  get sandbox(): TestSandbox {
    if (this.#sandbox === undefined) throw new Error('the ledger has not been started');
    return this.#sandbox;
  }

  /** Restarts the ledger with that time between its closes while it has transactions, and without faults. */
  async ledgerCloses(seconds: number): Promise<void> {
    if (this.#sandbox !== undefined && this.#closeSeconds === seconds) {
      await this.#sandbox.fault({ reset: true });
      return;
    }
    // It gets the close interval at its start.
    await this.stop();
    await this.#sandbox?.stop();
    this.#closeSeconds = seconds;
    this.#sandbox = await startSandbox({
      process: true,
      databaseUrl: this.#ledgerDatabase.url,
      port: this.#ledgerPort,
      closeSeconds: IDLE_CLOSE_SECONDS,
      pendingCloseSeconds: seconds,
    });
  }

  /**
   * Resolves when it is ready and connected to its ledger. A running one continues.
   * @param failpoint `<name>:<nth>`, where it kills itself
   */
  async start(failpoint?: `${Failpoint}:${number}`): Promise<void> {
    if (this.#alive) {
      if (failpoint !== undefined) await this.#running?.arm(failpoint);
      return;
    }
    const running = await launchProduct(this.client.url, this.dataDir, {
      DATABASE_URL: this.#database.url,
      HORIZON_URL: this.sandbox.url,
      LEDGER_CLOSE_SECONDS: String(IDLE_CLOSE_SECONDS),
      // Only the test's own actions may reach a failpoint.
      ANCHOR_SECONDS: '86400',
      WEBHOOK_PRIVATE: 'on',
      LOG_LEVEL: 'fatal',
      ...this.#environment,
      FAILPOINT: failpoint ?? BY_MESSAGE,
    });
    this.#running = running;
    this.#alive = true;
    this.#hears = failpoint === undefined;
    void running.ended.then(() => {
      if (this.#running === running) this.#alive = false;
    });
    await until(async () => {
      const { body } = await this.client.rest('GET', '/health/ready');
      return body.checks.ledger.state === 'up';
    });
  }

  /** Lets a running product kill itself at a failpoint. */
  async arm(failpoint: `${Failpoint}:${number}`): Promise<void> {
    await this.#running?.arm(failpoint);
  }

  /** A failpoint that was not reached must not kill a later test. */
  async disarm(): Promise<void> {
    if (!this.#alive) return;
    if (this.#hears) await this.#running?.arm(undefined);
    else await this.stop();
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.#running?.kill();
    this.#alive = false;
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    if (this.#alive) await this.#running?.stop();
    this.#alive = false;
  }

  /**
   * Waits until it has ended.
   * @returns the signal that ended it
   */
  async ended(): Promise<NodeJS.Signals | null> {
    if (this.#running === undefined) throw new Error('the product has not been started');
    await until(() => !this.#alive).catch(() => {
      throw new Error('the product lives on: what was to kill it was not reached');
    });
    return this.#running.ended;
  }

  /** Waits until nothing is in progress: no ledger transaction, held place, refund, cancellation or release. */
  async settled(): Promise<void> {
    await until(async () => {
      if (!this.#alive) throw new Error('the product has ended with work under way');
      return this.isSettled();
    });
  }

  /** Whether nothing is in progress. */
  async isSettled(): Promise<boolean> {
    const [counts] = await this.client.sql<Record<string, number>>(UNFINISHED);
    return Object.values(counts ?? { unknown: 1 }).every((count) => count === 0);
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#sandbox?.stop();
    await this.#admin.end();
    await Promise.all([this.#database.drop(), this.#ledgerDatabase.drop()]);
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
