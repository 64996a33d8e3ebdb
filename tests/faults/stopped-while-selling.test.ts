import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LaunchedProduct, launchProduct } from '../support/built-product.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { openSale } from '../support/open-sale.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { until } from '../support/until.ts';

const CLIENTS = 100;
const ANSWERS_BEFORE_STOP = 150;

let url: string;
let dataDir: string;
let database: TestDatabase;
let product: LaunchedProduct | undefined;

beforeAll(async () => {
  url = `http://127.0.0.1:${await freePort()}`;
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-stop-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await product?.kill();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = { status: number; closes: boolean } | 'no answer';

/** Orders one ticket after another on one kept-alive connection until the server ends it. */
async function buyUntilClosed(
  slug: string,
  client: number,
  seen: (key: string, answer: Answer) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; ; turn += 1) {
    const email = `buyer.${client}.${turn}@crowd.test`;
    const answer = await order(agent, slug, email);
    seen(email, answer);
    if (answer === 'no answer' || answer.closes) break;
  }
  agent.destroy();
}

function order(agent: Agent, slug: string, email: string): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': email };
    const sent = request(`${url}/events/${slug}/purchase`, { method: 'POST', agent, headers }, (answer) =>
      readWhole(answer).then(resolve),
    );
    sent.once('error', () => resolve('no answer'));
    sent.end(JSON.stringify({ tier: 'regular', name: 'Wanjiru Kamau', email, phone: '+254700000001' }));
  });
}

function readWhole(answer: IncomingMessage): Promise<Answer> {
  return new Promise((resolve) => {
    answer.resume();
    answer.once('close', () =>
      resolve(
        answer.complete
          ? { status: answer.statusCode ?? 0, closes: answer.headers.connection === 'close' }
          : 'no answer',
      ),
    );
  });
}

it('answers every sale that it made, and closes websockets with 1001, when it is stopped under load', async () => {
  product = await launch();
  const { slug } = await openSale(url, 'stopped', 20_000);
  const socket = await RawSocket.open(url);
  // Connected, but silent: it must not delay the shutdown.
  const silent = net.connect(Number(new URL(url).port), '127.0.0.1');

  const answers = new Map<string, Answer>();
  let stopped: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: CLIENTS }, (_none, client) =>
      buyUntilClosed(slug, client, (email, answer) => {
        answers.set(email, answer);
        if (answers.size === ANSWERS_BEFORE_STOP) stopped = product?.stop();
      }),
    ),
  );
  await stopped;
  expect(product.exitCode()).toBe(0);
  silent.destroy();

  const admin = new pg.Client(database.adminUrl);
  await admin.connect();
  const { rows } = await admin.query<{ buyer_email: string }>('SELECT buyer_email FROM orders');
  await admin.end();
  const made = new Set(rows.map(({ buyer_email }) => buyer_email));
  const outcomes = [...answers].map(([email, answer]) => {
    if (answer === 'no answer') return made.has(email) ? 'made without an answer' : 'never begun';
    if (answer.status === 503) return made.has(email) ? 'made and refused' : 'never begun';
    return answer.status < 300 && made.has(email) ? 'answered' : `odd: ${answer.status}`;
  });
  expect(new Set(outcomes.filter((outcome) => outcome !== 'never begun'))).toEqual(new Set(['answered']));
  expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(made.size);
  expect([...answers.values()].some((answer) => answer !== 'no answer' && answer.closes)).toBe(true);
  expect(await socket.closed).toBe(1001);
});

it('ends a shutdown that hangs on a lock of the database', async () => {
  product = await launch({ SHUTDOWN_SECONDS: '1' });
  const { slug } = await openSale(url, 'hanging', 10);
  const admin = new pg.Client(database.adminUrl);
  await admin.connect();
  await admin.query('BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
  const agent = new Agent();
  const answer = order(agent, slug, 'waiting@crowd.test');
  await until(async () => {
    const waiting = await admin.query(
      `SELECT 1 FROM pg_locks WHERE relation = 'orders'::regclass AND NOT granted`,
    );
    return waiting.rowCount === 1;
  });

  await product.stop();

  expect(product.exitCode()).toBe(1);
  expect(await answer).toBe('no answer');
  agent.destroy();
  await admin.end();
});

/** Without a ledger, which these tests do not need. */
async function launch(environment: Record<string, string> = {}): Promise<LaunchedProduct> {
  return launchProduct(url, dataDir, {
    DATABASE_URL: database.url,
    HORIZON_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'fatal',
    ...environment,
  });
}
