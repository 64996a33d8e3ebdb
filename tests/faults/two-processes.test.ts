import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../support/books.ts';
import { type LaunchedProduct, launchProduct } from '../support/built-product.ts';
import { buy } from '../support/buyers.ts';
import { type TestClient, testClient } from '../support/client.ts';
import { Crowd } from '../support/crowd.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { type OpenSale, openSale } from '../support/open-sale.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { REDIS_MISSING, TestRedis } from '../support/redis-server.ts';
import { until } from '../support/until.ts';

const PLACES = 100;
const BUYERS = 500;
const SECRETS = { MASTER_KEY: randomBytes(32).toString('hex'), TOKEN_KEY: randomBytes(32).toString('hex') };
/** No server listens there. */
const NO_LEDGER = 'http://127.0.0.1:9';

interface Member {
  client: TestClient;
  product: LaunchedProduct;
  /** On the same address, after it has ended. */
  start(): Promise<void>;
}

let redis: TestRedis;
let database: TestDatabase;
let admin: pg.Pool;
let dataDir: string;
let one: Member;
let two: Member;

const sql: TestClient['sql'] = async (text, values) => (await admin.query(text, values)).rows as never;

/** A separate process on the shared database and Redis. They share nothing else. */
async function join(name: string): Promise<Member> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const launch = (): Promise<LaunchedProduct> =>
    launchProduct(url, path.join(dataDir, name), {
      ...SECRETS,
      DATABASE_URL: database.url,
      DATABASE_POOL: '6',
      REDIS_URL: redis.url,
      HORIZON_URL: NO_LEDGER,
      LOG_LEVEL: 'fatal',
    });
  const client = { url, clock: { now: () => new Date() }, ...testClient(url, sql) };
  const member: Member = {
    client,
    product: await launch(),
    start: async () => {
      member.product = await launch();
    },
  };
  return member;
}

beforeAll(async () => {
  if (REDIS_MISSING) return;
  redis = await TestRedis.start();
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 3 });
  admin.on('error', () => undefined);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-two-'));
  [one, two] = await Promise.all([join('one'), join('two')]);
});
beforeEach(({ skip }) => skip(REDIS_MISSING !== undefined, REDIS_MISSING));
afterAll(async () => {
  await one?.product.stop();
  await two?.product.stop();
  await admin?.end();
  await database?.drop();
  await redis?.kill();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** An active subscription at that process. */
async function follow(member: Member, query: string, token?: string): Promise<RawSocket> {
  const socket = await RawSocket.open(member.client.url, token);
  expect((await socket.next()).type).toBe('connection_ack');
  socket.send({ id: 'follow', type: 'subscribe', payload: { query } });
  // A query on the same socket is answered after it: by then the subscription is active.
  socket.send({ id: 'ready', type: 'subscribe', payload: { query: '{ __typename }' } });
  for (let frame = await socket.next(); frame.id !== 'ready' || frame.type !== 'complete'; ) {
    if (frame.type === 'error') throw new Error(JSON.stringify(frame.payload));
    frame = await socket.next();
  }
  return socket;
}

describe('two processes on one database and one Redis', () => {
  let sale: OpenSale;

  it('each see at once what happens at the other', async () => {
    sale = await openSale(one.client.url, 'shared', PLACES + 1);
    const stock = await follow(two, `subscription { eventStock(slug: "${sale.slug}") { available } }`);
    await buy(one.client, { slug: sale.slug, lines: [{ tier: 'regular' }] });
    expect((await stock.next()).payload.data.eventStock.available).toBe(PLACES);
    stock.end();

    const [sender, reader] = [await one.client.actor('attendee'), await one.client.actor('attendee')];
    const letters = await follow(
      two,
      'subscription { messageArrived { message { subject } } }',
      reader.token,
    );
    const input = { recipientEmail: reader.email, subject: 'From elsewhere', body: 'Hello' };
    await one.client.graphql(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      { input },
      sender,
    );
    expect((await letters.next()).payload.data.messageArrived.message.subject).toBe('From elsewhere');

    const viewer = () => two.client.graphql('{ viewer { role } }', {}, reader);
    expect((await viewer()).data.viewer.role).toBe('ATTENDEE');
    await one.client.graphql('mutation { logout { done } }', {}, reader);
    expect(await letters.closed).toBe(4403);
    expect((await viewer()).status).toBe(401);
  });

  it('sell exactly what there is to 500 buyers, also when one of them dies meanwhile', async () => {
    const crowds = [one, two].map((member) => new Crowd(member.client.url, sale.slug));
    let answers = 0;
    let killed: Promise<void> | undefined;
    const first = await Promise.all(
      Array.from({ length: BUYERS }, async (_none, number) => {
        const bought = await crowds[number % 2]?.one('regular', number);
        answers += 1;
        if (answers === 30) killed = one.product.kill();
        return bought;
      }),
    );
    await killed;
    expect(first.some((bought) => bought?.outcome === 'lost')).toBe(true);
    // Callers without a response ask the surviving process, under the same key.
    const second = (await crowds[1]?.buy('regular', 0, BUYERS)) ?? [];
    for (const crowd of crowds) crowd.close();
    expect(second.filter(({ outcome }) => outcome === 'sold')).toHaveLength(PLACES);
    expect(second.filter(({ outcome }) => outcome === 'refused')).toHaveLength(BUYERS - PLACES);
    first.forEach((bought, number) => {
      if (bought?.ticketId) expect(second[number]?.ticketId).toBe(bought.ticketId);
    });
    const all = PLACES + 1;
    expect(await booksOf(sql, sale.eventId)).toEqual({
      counted: all,
      held: 0,
      paying: 0,
      tickets: all,
      serials: all,
      orders: all,
      transfers: all,
      audited: all,
      mails: all,
      journal: '0',
    });
  });

  it('run a job once; when its process dies the other takes it over, and no person is reached twice', async () => {
    await one.start();
    const people = `SELECT recipient, count(*)::int AS letters FROM mail_outbox WHERE kind = 'group_message' GROUP BY 1`;
    const blocker = await admin.connect();
    const input = { audience: 'EVENT_HOLDERS', eventId: sale.eventId, subject: 'Gates', body: 'At five.' };
    const send =
      'mutation ($input: SendGroupMessageInput!) { sendGroupMessage(input: $input) { batch { id } } }';
    await blocker.query('BEGIN; LOCK TABLE mail_outbox IN SHARE MODE');
    await two.client.graphql(send, { input }, { token: sale.token });
    // It writes no mail while the table is locked, so that it is in the middle of its work when it dies.
    const pid = await until(worker);
    const [dying, living] = pid === one.product.pid ? [one, two] : [two, one];
    expect(pid).toBe(dying.product.pid);
    await dying.product.kill();
    await blocker.query('ROLLBACK');
    blocker.release();
    await until(async () => {
      const [batch] = await sql<{ status: string }>('SELECT status FROM message_batches');
      return batch?.status === 'sent';
    });
    const letters = await sql<{ letters: number }>(people);
    expect(letters).toHaveLength(PLACES + 1);
    expect(letters.every((row) => row.letters === 1)).toBe(true);
    expect((await living.client.rest('GET', '/health/ready')).body.checks.redis.state).toBe('up');
  });
});

/** The process that delivers messages, and waits for the table. */
async function worker(): Promise<number | undefined> {
  const [row] = await sql<{ pid: number }>(
    `SELECT split_part(a.application_name, ' ', 2)::int AS pid FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND a.application_name LIKE 'passa-job-locks %'
       AND a.datname = current_database() AND l.objid::bigint = (hashtext('messages.deliver')::bigint & 4294967295)
       AND EXISTS (SELECT FROM pg_locks w WHERE NOT w.granted AND w.relation = 'mail_outbox'::regclass)`,
  );
  return row?.pid;
}
