import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { isSystemRole, type Role } from '../../server/access/roles.ts';
import { type App, createApp } from '../../server/app.ts';
import { type Config, shapeConfig } from '../../server/config/config.ts';
import { loadSecrets } from '../../server/config/secrets.ts';
import { createLog, type Log } from '../../server/log/log.ts';
import { TestClock } from './clock.ts';
import { createTestDatabase } from './database.ts';
import { type SandboxOptions, startSandbox, type TestSandbox } from './sandbox.ts';

/** Who calls: a session's token or an API key. */
export interface Caller {
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, field by field
  body: any;
}

export interface GraphQLAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, field by field
  data: any;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; [key: string]: unknown };
  }[];
}

export interface TestActor {
  token: string;
  userId: string;
  email: string;
  role: Role;
  issuerId: string | null;
}

export interface TestApp {
  app: App;
  url: string;
  clock: TestClock;
  config: Config;
  /** Only with `ledger`. */
  sandbox: TestSandbox;
  rest(method: string, path: string, body?: unknown, caller?: Caller): Promise<RestAnswer>;
  graphql(document: string, variables?: Record<string, unknown>, caller?: Caller): Promise<GraphQLAnswer>;
  /** A signed-in person of that role. Roles of an issuer join `issuerId`, or bring an issuer of their own. */
  actor(role: Role, issuerId?: string): Promise<TestActor>;
  /** Looks behind the walls, as the superuser. */
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse battery staple';

export interface BootOptions {
  /** A sandbox ledger of its own, or one that is there already. Otherwise the ledger is out of reach. */
  ledger?: boolean | SandboxOptions | TestSandbox;
  /** Where its log goes; nowhere otherwise. */
  log?: Log;
  /** Everything else is a setting. */
  [setting: string]: unknown;
}

const CLOSE_SECONDS = 0.2;

/** The product as it runs, on a free port, with a database of its own and a clock that tests move. */
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
      ARGON2_MEMORY_KIB: '1024',
      ARGON2_TIME: '1',
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      LEDGER_CLOSE_SECONDS: String(CLOSE_SECONDS),
      ...(sandbox && { HORIZON_URL: sandbox.url, SANDBOX_PASSPHRASE: sandbox.passphrase }),
      ...(environment as Record<string, string>),
    },
    'test',
  );
  const clock = new TestClock();
  const app = await createApp({
    config,
    secrets: await loadSecrets(config),
    databaseUrl: database.url,
    log: log ?? createLog(config.logLevel),
    clock,
    jobs: false,
    ledger: sandbox !== undefined,
  });
  const url = (await app.listen('127.0.0.1', 0)).replace(/\/$/, '');
  if (sandbox) await app.parts.ledgerState.untilUp();
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  // Dropping the database may end a connection that is just being closed.
  admin.on('error', () => undefined);
  let people = 0;

  const rest: TestApp['rest'] = async (method, route, body, caller = {}) => {
    const answer = await fetch(url + route, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
        ...caller.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
  };

  const graphql: TestApp['graphql'] = async (document, variables = {}, caller = {}) => {
    const { status, body } = await rest('POST', '/graphql', { query: document, variables }, caller);
    return { status, ...body };
  };

  const sql: TestApp['sql'] = async (text, values) => (await admin.query(text, values)).rows as never;

  const actor: TestApp['actor'] = async (role, issuerId) => {
    people += 1;
    const email = `${role.replace('_', '.')}.${people}@people.test`;
    const organiser = role.startsWith('issuer_') && issuerId === undefined;
    const registered = await rest('POST', '/auth/register', {
      name: `${role} ${people}`,
      email,
      password: PASSWORD,
      role: organiser ? 'issuer_admin' : 'attendee',
      create_wallet: false,
    });
    if (registered.status >= 300) throw new Error(`register answered ${JSON.stringify(registered.body)}`);
    // Only other people can give a role, and the API for that comes with the operations panels.
    if (issuerId !== undefined || isSystemRole(role)) {
      await sql('UPDATE users SET role = $2, issuer_id = $3 WHERE email = $1', [
        email,
        role,
        issuerId ?? null,
      ]);
    } else if (role !== 'attendee' && role !== 'issuer_admin') {
      await sql('UPDATE users SET role = $2 WHERE email = $1', [email, role]);
    }
    const login = await rest('POST', '/auth/login', { email, password: PASSWORD });
    const [row] = await sql<{ id: string; issuer_id: string | null }>(
      'SELECT id, issuer_id FROM users WHERE email = $1',
      [email],
    );
    return {
      token: login.body.data.token,
      userId: row?.id ?? '',
      email,
      role,
      issuerId: row?.issuer_id ?? null,
    };
  };

  return {
    app,
    url,
    clock,
    sandbox: sandbox as TestSandbox,
    config,
    rest,
    graphql,
    actor,
    sql,
    close: async () => {
      await app.close();
      if (sandbox !== ledger) await sandbox?.stop();
      await admin.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ledgerFor(wish: BootOptions['ledger']): Promise<TestSandbox | undefined> {
  if (wish === undefined || wish === false) return undefined;
  if (wish === true) return startSandbox({ closeSeconds: CLOSE_SECONDS });
  return 'server' in wish ? wish : startSandbox({ closeSeconds: CLOSE_SECONDS, ...wish });
}
