import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '../../../server/platform/clock.ts';
import { Database } from '../../../server/platform/db/database.ts';
import { limitRules } from '../../../server/platform/http/rate-limit.rules.ts';
import { RateLimits } from '../../../server/platform/http/rate-limits.ts';
import { createLog } from '../../../server/platform/log.ts';
import { openRedis, type SharedRedis } from '../../../server/platform/redis/open-redis.ts';
import { createTopics, type Topics } from '../../../server/platform/topics.ts';
import { TestClock } from '../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { REDIS_MISSING, TestRedis } from '../../support/redis-server.ts';
import { until } from '../../support/until.ts';

let redis: TestRedis;
let database: TestDatabase;
let db: Database;
const shared: SharedRedis[] = [];

/** Per-process state. */
async function openProcess(): Promise<{ topics: Topics; limits: RateLimits; link: SharedRedis['link'] }> {
  const ids = randomIds(new TestClock());
  const opened = await openRedis({ url: redis.url, db, ids, log: createLog('silent') });
  shared.push(opened);
  const { link, bridge } = opened;
  return { topics: createTopics(bridge), limits: new RateLimits(db, limitRules(true), link), link };
}

beforeAll(async () => {
  if (REDIS_MISSING) return;
  redis = await TestRedis.start();
  database = await createTestDatabase();
  db = await Database.open({ url: database.url, poolSize: 2 });
});
beforeEach(({ skip }) => skip(REDIS_MISSING !== undefined, REDIS_MISSING));
afterAll(async () => {
  for (const { link } of shared) link.close();
  await db?.close();
  await database?.drop();
  await redis?.kill();
});

const STOCK = { eventId: 'e1' };

describe('processes with one Redis', () => {
  it('hear each other, each message once, and leave to each what is its own', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    const heard: string[] = [];
    const note = (who: string) => () => void heard.push(who);
    one.topics.listen('event.stock', 'e1', note('one'));
    one.topics.listenHere('event.stock', 'e1', note('one here'));
    two.topics.listen('event.stock', 'e1', note('two'));
    two.topics.listen('event.stock', '*', note('two, all events'));
    two.topics.listenHere('event.stock', 'e1', note('two here'));
    two.topics.listen('ledger.closed', 'all', note('the other one’s ledger'));
    one.topics.publish('ledger.closed', 'all', { isQuiet: false });
    one.topics.publish('event.stock', 'e1', STOCK);
    // Its own process delivers at once, without Redis.
    expect(heard).toEqual(['one', 'one here']);
    await until(() => heard.length === 4);
    // Messages of the second process arrive after all those that the first had sent.
    const answered = new Promise((resolve) => one.topics.listen('event.stock', 'e2', resolve));
    two.topics.publish('event.stock', 'e2', { eventId: 'e2' });
    expect(await answered).toEqual({ eventId: 'e2' });
    expect(heard.slice(2, 4)).toEqual(['two', 'two, all events']);
  });

  it('count attempts together', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    const account = 'shared@people.test';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await one.limits.consume('login', { account });
      await two.limits.consume('login', { account });
    }
    await expect(one.limits.consume('login', { account })).rejects.toThrow('Too many attempts');
    await expect(two.limits.consume('login', { account })).rejects.toThrow('Too many attempts');
    await two.limits.forgive('login', { account });
    await expect(one.limits.consume('login', { account })).resolves.toBeUndefined();
    const rows = await db.public<{ count: bigint }>({ text: 'SELECT count(*) AS count FROM rate_limits' });
    expect(rows[0]?.count).toBe(0n);
  });

  it('go on without it, and hear each other again when it is back', async () => {
    const [one, two] = [await openProcess(), await openProcess()];
    const home: unknown[] = [];
    const there: unknown[] = [];
    let resumed = 0;
    one.topics.listen('event.stock', 'e1', (payload) => home.push(payload));
    two.topics.listen('event.stock', 'e1', (payload) => there.push(payload));
    two.topics.listen('topics.resumed', 'all', () => {
      resumed += 1;
    });
    await redis.kill();
    await until(() => !one.link.up && !two.link.up);
    one.topics.publish('event.stock', 'e1', STOCK);
    expect(home).toEqual([STOCK]);
    const account = 'without@people.test';
    for (let attempt = 0; attempt < 10; attempt += 1) await one.limits.consume('login', { account });
    await expect(two.limits.consume('login', { account })).rejects.toThrow('Too many attempts');
    await redis.start();
    await until(() => one.link.up && two.link.up && resumed === 1);
    await until(() => {
      one.topics.publish('event.stock', 'e1', STOCK);
      return there.length > 0;
    });
  });
});
