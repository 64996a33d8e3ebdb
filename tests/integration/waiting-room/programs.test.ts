import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { waitingRoomsOf } from '../../support/waiting-rooms.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let event: { id: string };

beforeAll(async () => {
  // One iteration of each attempt: the work of a test is a matter of milliseconds.
  app = await bootTestApp({ ledger: true, RATE_LIMITS: 'on', QUEUE_WORK: '1' });
  admin = await app.actor('issuer_admin');
  event = await published(app, admin, {}, [{ tier: 'regular', count: 100, price: '10', currency: 'USD' }]);
  await waitingRoomsOf(app).open(admin, event.id);
});
afterAll(() => app.close());

const CREATE = 'mutation { createApiKey { key } }';
const JOIN =
  'mutation ($input: JoinWaitingRoomInput!) { joinWaitingRoom(input: $input) { place { hash position } } }';

const keyOf = async (who: TestActor): Promise<string> =>
  (await app.graphql(CREATE, {}, who)).data.createApiKey.key;
const join = (key: string, work?: string) =>
  app.graphql(JOIN, { input: { eventId: event.id, ...(work !== undefined && { work }) } }, { token: key });

async function solved(): Promise<string> {
  const { body } = await app.rest('GET', `/waiting-room/${event.id}/challenge`);
  const challenge = body.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('a program that joins a waiting room', () => {
  it('does the proof of work with the key of a stranger', async () => {
    const key = await keyOf(await app.actor('issuer_admin'));
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(key)));
    expect(answers.map(codeOf)).toEqual(Array(6).fill('WORK_REFUSED'));
    const work = await solved();
    expect((await join(key, work)).data.joinWaitingRoom.place.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(codeOf(await join(key, work))).toBe('WORK_REFUSED');
  });

  it("needs no work with a key of the event's organiser", async () => {
    expect(codeOf(await join(await keyOf(admin)))).toBeUndefined();
  });

  it('is counted by its account, whichever of its keys it uses', async () => {
    const keys = [await keyOf(admin), await keyOf(admin)];
    const before = await app.sql<{ key: string; points: number }>(
      `SELECT key, points FROM rate_limits WHERE key LIKE 'queue:account:%'`,
    );
    for (const key of keys) await join(key);
    const after = await app.sql<{ key: string; points: number }>(
      `SELECT key, points FROM rate_limits WHERE key LIKE 'queue:account:%'`,
    );
    const grown = after.filter(
      ({ key, points }) => points !== (before.find((row) => row.key === key)?.points ?? 0),
    );
    expect(
      grown.map(({ key, points }) => points - (before.find((row) => row.key === key)?.points ?? 0)),
    ).toEqual([2]);
  });
});
