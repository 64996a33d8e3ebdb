import { once } from 'node:events';
import http from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { deeper } from '../../support/depth.ts';
import { until } from '../../support/until.ts';
import { published } from '../events/organiser.ts';

const ROWS = deeper(62_500, 125_000);
const MOST_BYTES = deeper(32, 64) * 1024 * 1024;
const LOOK_BYTES = deeper(3, 6) * 1024 * 1024;

let app: TestApp;
let owner: TestActor;

/** More scans than fit into the memory that an export may use. */
beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  const event = await published(app, owner);
  await app.sql(`UPDATE events SET name = rpad(name, 200, ' of the long names') WHERE id = $1`, [event.id]);
  await app.sql(`UPDATE users SET name = rpad(name, 200, ' of the long names') WHERE id = $1`, [
    owner.userId,
  ]);
  await app.sql(
    `INSERT INTO scans (id, issuer_id, event_id, scanned_by, device_id, nonce, mode, outcome, device_time, corrected_at,
       received_at)
     SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, $2, $3, rpad('device ' || n || ' ', 100, '.'),
       'n' || n, 'online', 'unknown_ticket', at, at, at
     FROM (SELECT n, now() - n * interval '1 second' AS at FROM generate_series(1, ${ROWS}) n) s`,
    [owner.issuerId, event.id, owner.userId],
  );
  await app.sql('ANALYZE scans');
});
afterAll(() => app.close());

async function ask(): Promise<http.IncomingMessage> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const [answer] = await once(http.get(`${app.url}/api/exports/scans`, { headers }), 'response');
  return answer as http.IncomingMessage;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Live memory of this process, after a collection. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const openCursors = async (): Promise<number> => {
  const [row] = await app.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'FETCH %'
       AND state <> 'idle'`,
  );
  return row?.count ?? 0;
};

describe('an export of a large table', () => {
  it('never holds the event loop', async () => {
    let bytes = 0;
    let lines = 0;
    let turns = 0;
    const turn = (): void => {
      turns += 1;
    };
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    for await (const piece of answer) {
      const chunk = piece as Buffer;
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
      setImmediate(turn);
    }
    expect(lines).toBe(ROWS + 1);
    expect(bytes).toBeGreaterThan(MOST_BYTES);
    // Other work runs hundreds of times meanwhile, however slow the machine is.
    expect(turns).toBeGreaterThan(100);
  });

  it('uses little memory, waits for a slow reader, and ends when the reader disconnects', async () => {
    const before = held();
    const answer = await ask();
    let bytes = 0;
    let most = 0;
    let looks = 0;
    for await (const piece of answer.iterator({ destroyOnReturn: false })) {
      bytes += (piece as Buffer).length;
      if (bytes < (looks + 1) * LOOK_BYTES) continue;
      looks += 1;
      most = Math.max(most, held() - before);
      if (looks === 5) break;
    }
    answer.pause();
    // Without backpressure the export would have read the rest meanwhile.
    for (let call = 0; call < 300; call += 1) await app.rest('GET', '/health/live');
    expect(Math.max(most, held() - before)).toBeLessThan(MOST_BYTES / 2);
    expect(await openCursors()).toBe(1);
    answer.destroy();
    await until(async () => (await openCursors()) === 0);
  });

  it('is refused while too many are under way, and possible again when they are gone', async () => {
    const open = await Promise.all([ask(), ask(), ask()]);
    const refused = await ask();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('60');
    for (const answer of [...open, refused]) answer.destroy();
    await until(async () => (await openCursors()) === 0);
    const again = await ask();
    expect(again.statusCode).toBe(200);
    again.destroy();
  });
});
