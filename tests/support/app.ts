import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type App, createApp } from '../../server/app.ts';
import { DECLARED_VARIABLES } from '../../server/declared-variables.ts';
import { type Config, shapeConfig } from '../../server/platform/config/config.ts';
import { loadSecrets } from '../../server/platform/config/secrets.ts';
import { createLog, type Log } from '../../server/platform/log.ts';
import { AnswerJudge } from './answer-judge.ts';
import { type TestClient, testClient } from './client.ts';
import { TestClock } from './clock.ts';
import { createTestDatabase } from './database.ts';
import { PATIENCE } from './patience.ts';
import { type SandboxOptions, startSandbox, type TestSandbox } from './sandbox.ts';

export interface TestApp extends TestClient {
  app: App;
  clock: TestClock;
  config: Config;
  /** The product's database, as the superuser, for separate connections. */
  adminUrl: string;
  /** Only with `ledger`. */
  sandbox: TestSandbox;
  /** Ends the product and starts it again on the same database, at the same address. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

export interface BootOptions {
  /** A separate sandbox ledger, or an existing one. By default the ledger is out of reach. */
  ledger?: boolean | SandboxOptions | TestSandbox;
  /** The target of its log; by default none. */
  log?: Log;
  /** All other properties are settings. */
  [setting: string]: unknown;
}

/** An idle ledger costs little, and a payment waits for a tenth of a second. */
const CLOSES = { closeSeconds: 1, pendingCloseSeconds: 0.2 };

export { type GraphQLAnswer, PASSWORD, type RestAnswer, type TestActor } from './client.ts';

/** The product as it runs, on a free port, with a separate database and a clock that tests move. */
export async function bootTestApp({ ledger, log, ...environment }: BootOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const sandbox = await ledgerFor(ledger);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-app-'));
  const config = shapeConfig(
    {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DATABASE_POOL: '6',
      ...PATIENCE,
      ARGON2_MEMORY_KIB: '1024',
      ARGON2_TIME: '1',
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      LEDGER_CLOSE_SECONDS: String(CLOSES.closeSeconds),
      ...(sandbox && { HORIZON_URL: sandbox.url, SANDBOX_PASSPHRASE: sandbox.passphrase }),
      ...(environment as Record<string, string>),
    },
    'test',
    DECLARED_VARIABLES,
  );
  const clock = new TestClock();
  const open = async (port: number): Promise<{ app: App; url: string }> => {
    const app = await createApp({
      config,
      secrets: await loadSecrets(config),
      databaseUrl: database.url,
      log: log ?? createLog(config.logLevel),
      clock,
      jobs: false,
      ledger: sandbox !== undefined,
    });
    const url = (await app.listen('127.0.0.1', port)).replace(/\/$/, '');
    if (sandbox) await app.services.ledgerState.untilUp();
    return { app, url };
  };
  const { app, url } = await open(0);
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  // Dropping the database may end a connection that is just closing.
  admin.on('error', () => undefined);
  const sql: TestApp['sql'] = async (text, values) => (await admin.query(text, values)).rows as never;

  const opened: TestApp = {
    app,
    url,
    clock,
    sandbox: sandbox as TestSandbox,
    config,
    adminUrl: database.adminUrl,
    ...testClient(url, sql, await judgeAt(url)),
    reopen: async () => {
      await opened.app.close();
      opened.app = (await open(Number(new URL(url).port))).app;
    },
    close: async () => {
      await opened.app.close();
      if (sandbox !== ledger) await sandbox?.stop();
      await admin.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return opened;
}

let judge: AnswerJudge | undefined;

/** Every response of every app is validated against the document that the first one serves. */
async function judgeAt(url: string): Promise<AnswerJudge['judge']> {
  judge ??= new AnswerJudge((await (await fetch(`${url}/api/openapi.json`)).json()) as never);
  return judge.judge.bind(judge);
}

async function ledgerFor(request: BootOptions['ledger']): Promise<TestSandbox | undefined> {
  if (request === undefined || request === false) return undefined;
  if (request === true) return startSandbox(CLOSES);
  return 'server' in request ? request : startSandbox({ ...CLOSES, ...request });
}
