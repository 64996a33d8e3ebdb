import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestApp } from '../../support/app.ts';
import { addApp, codeAt } from '../../support/factors.ts';
import { RawSocket } from '../../support/raw-socket.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
beforeEach(async () => {
  app = await bootTestApp({ RATE_LIMITS: 'on' });
});
afterEach(() => app.close());

const login = (email: string, password: string): string =>
  `login(input: { email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)} }) { token }`;

/** One document with a guess under each alias, of which the last is right. */
const guesses = (email: string, count: number, right: boolean): string =>
  `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: ${login(email, right && index === count - 1 ? PASSWORD : `wrong ${index}`)}`).join(' ')} }`;

const codesOf = (errors: { extensions: { code: string } }[] = []): string[] =>
  errors.map(({ extensions }) => extensions.code);

const tried = async (): Promise<number> =>
  (await app.sql("SELECT 1 FROM audit_entries WHERE action = 'auth.login_failed'")).length;

describe('passwords that are guessed in one document', () => {
  it('end at the first wrong one', async () => {
    const { email } = await app.actor('attendee');
    // Once interpreted, then compiled.
    for (let sight = 1; sight <= 3; sight += 1) {
      const { data, errors } = await app.graphql(guesses(email, 12, true));
      expect([data, codesOf(errors)]).toEqual([null, ['WRONG_CREDENTIALS']]);
      expect(await tried()).toBe(sight);
    }
  });

  it('over a websocket are counted with those over HTTP', async () => {
    const { email } = await app.actor('attendee');
    const socket = await RawSocket.open(app.url);
    await socket.next();
    for (let guess = 1; guess <= 10; guess += 1) {
      const { payload } = await socket.run(guesses(email, 12, true));
      expect(codesOf(payload.errors)).toEqual(['WRONG_CREDENTIALS']);
      expect(await tried()).toBe(guess);
      expect((await socket.next()).type).toBe('complete');
    }
    socket.end();
    const { errors } = await app.graphql(`mutation { ${login(email, PASSWORD)} }`);
    expect(codesOf(errors)).toEqual(['RATE_LIMITED']);
  });

  it('as a list of operations are not tried at all', async () => {
    const { email } = await app.actor('attendee');
    const list = Array.from({ length: 20 }, (_, index) => ({
      query: `mutation { ${login(email, `no ${index}`)} }`,
    }));
    expect((await app.rest('POST', '/graphql', list)).status).toBe(400);
    expect(await tried()).toBe(0);
    expect((await app.rest('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('one-time codes of a second factor that are guessed', () => {
  const CODES = Array.from({ length: 12 }, (_, index) => String(100_000 + index * 7_919));
  const confirm = (challenge: string, codes: readonly string[]): string =>
    `mutation { ${codes.map((code, index) => `a${index}: confirmLogin(input: { challenge: ${JSON.stringify(challenge)}, code: "${code}" }) { token }`).join(' ')} }`;

  it('in one document end at the first wrong one, and are counted over challenges', async () => {
    const person = await app.actor('attendee');
    const { secret } = await addApp(app, person);
    app.clock.advance('30s');
    const challenge = async (): Promise<string> => {
      const { body } = await app.rest('POST', '/auth/login', { email: person.email, password: PASSWORD });
      return body.error.challenge;
    };
    const right = (): string => codeAt(secret, app.clock.now());
    const wrong = CODES.filter((code) => code !== right());
    for (let guess = 0; guess < 10; guess += 1) {
      const { data, errors } = await app.graphql(
        confirm(await challenge(), [...wrong.slice(0, 11), right()]),
      );
      expect([data, codesOf(errors)]).toEqual([null, ['WRONG_CODE']]);
    }
    const last = await app.graphql(confirm(await challenge(), [right()]));
    expect(codesOf(last.errors)).toEqual(['RATE_LIMITED']);
  });

  it('as a list of operations are not tried at all', async () => {
    const person = await app.actor('attendee');
    const { secret } = await addApp(app, person);
    app.clock.advance('30s');
    const login = { email: person.email, password: PASSWORD };
    const { challenge } = (await app.rest('POST', '/auth/login', login)).body.error;
    const list = CODES.map((code) => ({ query: confirm(challenge, [code]) }));
    expect((await app.rest('POST', '/graphql', list)).status).toBe(400);
    const { data } = await app.graphql(confirm(challenge, [codeAt(secret, app.clock.now())]));
    expect(data.a0.token).toEqual(expect.any(String));
  });
});

describe('codes of a few characters that are guessed', () => {
  it('in documents of many aliases are counted one by one', async () => {
    const event = await published(app, await app.actor('issuer_owner'), {}, [
      { tier: 'regular', count: 5, price: '5', currency: 'XLM' },
    ]);
    const slug = JSON.stringify(event.slug);
    const guess = (round: number): string =>
      `{ ${Array.from({ length: 12 }, (_, index) => `a${index}: codeOffer(slug: ${slug}, code: "GUESS${round}X${index}") { code }`).join(' ')} }`;
    // An unknown code answers null; beyond the limit also a known one is refused.
    for (let round = 0; round < 10; round += 1)
      expect(codesOf((await app.graphql(guess(round))).errors)).toEqual([]);
    expect(codesOf((await app.graphql(guess(10))).errors)).toEqual(Array(12).fill('RATE_LIMITED'));
  });
});

describe('the tests of guessing', () => {
  it('notice that nothing is counted', async () => {
    const unlimited = await bootTestApp();
    const { email } = await unlimited.actor('attendee');
    for (let guess = 0; guess < 11; guess += 1)
      expect(codesOf((await unlimited.graphql(guesses(email, 12, true))).errors)).toEqual([
        'WRONG_CREDENTIALS',
      ]);
    expect((await unlimited.rest('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    await unlimited.close();
  });
});
