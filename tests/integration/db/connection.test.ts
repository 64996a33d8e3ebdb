import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tenancy } from '../../../server/platform/access/actor.ts';
import { Connection } from '../../../server/platform/db/connection.ts';
import { isConnectionLoss } from '../../../server/platform/db/database-faults.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

const WORKS_FOR = { name: 'works-for', text: `SELECT current_setting('passa.user', true) AS user` };

const undo: (() => Promise<unknown>)[] = [];
let database: TestDatabase;
/** The next response of the server arrives together with the message that it ends the session. */
let endWithAnswer = false;
/** The server's answers are lost, as those of a machine that is frozen or cut off. */
let isSilent = false;
let opened = 0;
let throughProxy: string;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  undo.push(database.drop);
  const { hostname, port } = new URL(database.url);
  const between = net.createServer((client) => {
    opened += 1;
    const server = net.connect(Number(port), hostname);
    client.pipe(server);
    server.on('data', (answer) => {
      if (isSilent) return;
      if (!endWithAnswer) return void client.write(answer);
      endWithAnswer = false;
      client.end(Buffer.concat([answer, farewell()]));
      server.destroy();
    });
    for (const side of [client, server]) side.on('error', () => undefined);
    server.on('close', () => client.end());
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  undo.push(async () => void between.close());
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((between.address() as AddressInfo).port);
  throughProxy = String(url);
  connection = new Connection({ connectionString: throughProxy });
  undo.push(() => connection.close());
});

afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** PostgreSQL's message when an administrator ends a session. */
function farewell(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const tenancyOf = (user: string): Tenancy => ({ tenant: null, user });

async function worksFor(user: string): Promise<string | undefined> {
  const [row] = await connection.run<{ user: string }>(tenancyOf(user), WORKS_FOR);
  return row?.user;
}

it('sets the tenant of a new session, also when the old one ended while it was set', async () => {
  const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  expect(await worksFor(first)).toBe(first);
  endWithAnswer = true;
  const cut = await worksFor(second).catch((error: unknown) => error);
  expect(isConnectionLoss(cut)).toBe(true);
  expect(await worksFor(second)).toBe(second);
  expect(await worksFor(second)).toBe(second);
  expect(await worksFor(first)).toBe(first);
  expect(opened).toBe(2);
});

it('opens one session after another, however often they end', async () => {
  const before = opened;
  for (let times = 0; times < 5; times += 1) {
    endWithAnswer = true;
    const user = `00000000-0000-4000-8000-00000000001${times}`;
    await worksFor(user).catch(() => undefined);
    expect(await worksFor(user)).toBe(user);
  }
  expect(opened - before).toBe(5);
});

it('leaves a session that does not answer, and goes on with a new one', async () => {
  const impatient = new Connection({ connectionString: throughProxy, query_timeout: 300 });
  undo.push(() => impatient.close());
  expect(await impatient.run(tenancyOf('ann'), WORKS_FOR)).toEqual([{ user: 'ann' }]);
  isSilent = true;
  const unanswered = await impatient.run(tenancyOf('ann'), WORKS_FOR).catch((error: unknown) => error);
  isSilent = false;
  expect(isConnectionLoss(unanswered)).toBe(true);
  const before = opened;
  expect(await impatient.run(tenancyOf('bob'), WORKS_FOR)).toEqual([{ user: 'bob' }]);
  expect(opened).toBe(before + 1);
});
