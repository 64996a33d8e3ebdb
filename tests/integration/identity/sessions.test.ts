import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { identity } from '../../../server/modules/identity/module.ts';
import { SESSION_LIMITS } from '../../../server/modules/identity/sessions/session.rules.ts';
import { bootTestApp, PASSWORD, type TestApp } from '../../support/app.ts';
import { openMail } from '../../support/mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ TRUST_PROXY: 'on', COUNTRY_HEADER: 'CF-IPCountry' });
});
afterAll(() => app.close());

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { token expiresAt sessionId user { lastLoginAt } }
}`;
const SESSIONS = 'query { viewer { sessions { id current address userAgent lastSeenAt expiresAt } } }';
const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { endedId } }';
const END_OTHERS = 'mutation { endOtherSessions { ended } }';
const LOGOUT = 'mutation ($id: ID) { logout(input: { sessionId: $id }) { done } }';

async function login(email: string, password = PASSWORD) {
  return app.graphql(LOGIN, { email, password });
}

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';

/** Signs in on a device. @param from address, as a trusted proxy reports it */
const signInOn = (email: string, headers: Record<string, string>, from = '41.90.64.7') =>
  app.rest(
    'POST',
    '/auth/login',
    { email, password: PASSWORD },
    { headers: { 'x-forwarded-for': from, ...headers } },
  );

const newDeviceMails = async (email: string): Promise<number> =>
  (
    await app.sql(
      "SELECT 1 FROM mail_outbox WHERE recipient = $1 AND kind = 'account_security' AND payload->>'change' = 'new_device'",
      [email],
    )
  ).length;

/** A person who has never signed in. */
async function newcomer(): Promise<{ email: string }> {
  const email = `newcomer.${randomUUID()}@people.test`;
  await app.rest('POST', '/auth/register', { name: 'Newcomer', email, password: PASSWORD, role: 'attendee' });
  return { email };
}

async function openSocket(authorization: string): Promise<{ closed: Promise<number>; dispose(): unknown }> {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    connectionParams: { authorization },
    onNonLazyError: () => undefined,
  });
  const closed = new Promise<number>((resolve) => {
    client.on('closed', (event) => resolve((event as { code: number }).code));
  });
  await new Promise<void>((resolve) => client.on('connected', () => resolve()));
  return { closed, dispose: () => client.dispose() };
}

const works = async (token: string): Promise<boolean> =>
  (await app.graphql(SESSIONS, {}, { token })).status === 200;

describe('login', () => {
  it('opens a session of seven days', async () => {
    const { email } = await app.actor('attendee');
    const { data } = await login(email);
    const lifetime = new Date(data.login.expiresAt).getTime() - app.clock.now().getTime();
    expect(Math.round(lifetime / 3_600_000)).toBe(7 * 24);
    expect(data.login.user.lastLoginAt).toBe(app.clock.now().toISOString());
  });

  it('says the same of an unknown address and of a wrong password', async () => {
    const { email } = await app.actor('attendee');
    const answers = await Promise.all([login(email, 'wrong password'), login('nobody@people.test')]);
    const reported = answers.map(({ errors }) => [errors?.[0]?.message, errors?.[0]?.extensions.code]);
    expect(reported[0]).toEqual(reported[1]);
    expect(reported[0]?.[1]).toBe('WRONG_CREDENTIALS');
  });

  it('reveals a suspension only after the right password', async () => {
    const { email } = await app.actor('attendee');
    await app.sql("UPDATE users SET status = 'suspended' WHERE email = $1", [email]);
    expect((await login(email, 'wrong password')).errors?.[0]?.extensions.code).toBe('WRONG_CREDENTIALS');
    expect((await login(email)).errors?.[0]?.extensions.code).toBe('ACCOUNT_SUSPENDED');
  });

  it('is recorded, the failed one too, and never with the password', async () => {
    const { email } = await app.actor('attendee');
    await login(email, 'wrong password');
    const rows = await app.sql<{ action: string; success: boolean; text: string }>(
      "SELECT action, success, audit_entries::text AS text FROM audit_entries WHERE user_email = $1 OR details->>'email' = $1 ORDER BY id",
      [email],
    );
    expect(rows.map(({ action, success }) => [action, success])).toEqual([
      ['auth.register', true],
      ['auth.login', true],
      ['auth.login_failed', false],
    ]);
    expect(rows.map(({ text }) => text).join()).not.toContain('wrong password');
  });
});

describe('a session', () => {
  it('is listed with the others, the asking one marked', async () => {
    const { email, token } = await app.actor('attendee');
    const second = (await login(email)).data.login;
    const { sessions } = (await app.graphql(SESSIONS, {}, { token, headers: { 'user-agent': 'Test' } })).data
      .viewer;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    expect(sessions.find((session: { current: boolean }) => session.current).id).not.toBe(second.sessionId);
    expect(sessions[0].address).toContain('127.0.0.1');
  });

  it('ends with logout, at once', async () => {
    const { token } = await app.actor('attendee');
    expect(await works(token)).toBe(true);
    expect((await app.graphql(LOGOUT, {}, { token })).data.logout.done).toBe(true);
    const after = await app.graphql(SESSIONS, {}, { token });
    expect(after.status).toBe(401);
    expect(after.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
  });

  it('can be ended from another one, but by its owner alone', async () => {
    const [mine, other] = [await app.actor('attendee'), await app.actor('attendee')];
    const second = (await login(mine.email)).data.login;
    const stranger = await app.graphql(END, { id: second.sessionId }, { token: other.token });
    expect(stranger.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const wrong = await app.graphql(LOGOUT, { id: second.sessionId }, { token: other.token });
    expect(wrong.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const guessed = await app.graphql(LOGOUT, { id: 'nonsense' }, { token: other.token });
    expect(guessed.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    // A refusal ends no session, neither there nor here.
    expect(await works(other.token)).toBe(true);
    expect(await works(second.token)).toBe(true);
    expect(
      (await app.graphql(END, { id: second.sessionId }, { token: mine.token })).data.endSession.endedId,
    ).toBe(second.sessionId);
    expect(await works(second.token)).toBe(false);
    expect(await works(mine.token)).toBe(true);
    const nonsense = await app.graphql(END, { id: 'nonsense' }, { token: mine.token });
    expect(nonsense.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('ends when its time is over', async () => {
    const { email } = await app.actor('attendee');
    const { token } = (await login(email)).data.login;
    app.clock.advance('167h');
    expect(await works(token)).toBe(true);
    app.clock.advance('2h');
    expect(await works(token)).toBe(false);
  });

  it('takes its open socket along when it ends', async () => {
    const { token } = await app.actor('attendee');
    const socket = await openSocket(`Bearer ${token}`);
    await app.graphql(LOGOUT, {}, { token });
    expect(await socket.closed).toBe(4403);
    await socket.dispose();
  });

  it('of a person who was suspended in the database counts no longer than a second', async () => {
    const { token, userId } = await app.actor('attendee');
    expect(await works(token)).toBe(true);
    await app.sql("UPDATE users SET status = 'suspended' WHERE id = $1", [userId]);
    await expect.poll(() => works(token), { interval: 100 }).toBe(false);
  });

  it('follows a new role', async () => {
    const { token, userId } = await app.actor('attendee');
    const role = async () => (await app.graphql('query { viewer { role } }', {}, { token })).data.viewer.role;
    expect(await role()).toBe('ATTENDEE');
    await app.sql("UPDATE users SET role = 'system_validator' WHERE id = $1", [userId]);
    await expect.poll(role, { interval: 100 }).toBe('SYSTEM_VALIDATOR');
  });

  it('is recorded as seen, at most once a minute, and never within a request', async () => {
    const { token, userId } = await app.actor('attendee');
    const seen = async () =>
      (await app.sql<{ at: Date }>('SELECT last_seen_at AS at FROM sessions WHERE user_id = $1', [userId]))[0]
        ?.at;
    const opened = await seen();
    app.clock.advance('30s');
    await works(token);
    await app.app.services.sessions.recordUses(app.app.scope());
    expect(await seen()).toEqual(opened);
    app.clock.advance('40s');
    await works(token);
    expect(await seen()).toEqual(opened);
    await app.app.services.sessions.recordUses(app.app.scope());
    expect(await seen()).toEqual(app.clock.now());
  });
});

describe('limits of a session', () => {
  it.each([
    ['system_admin', 24],
    ['issuer_owner', 72],
    ['issuer_finance', 72],
  ] as const)('%s: ends after %i hours without use, and says so', async (role, hours) => {
    const { token } = await app.actor(role);
    app.clock.advance(`${hours - 1}h`);
    expect(await works(token)).toBe(true);
    app.clock.advance(`${hours}h`);
    const late = await app.graphql(SESSIONS, {}, { token });
    expect(late.status).toBe(401);
    expect(late.errors?.[0]?.extensions.details).toEqual({ reason: 'idle' });
  });

  it('an administrator signs in again after three days, however often they come', async () => {
    const { token } = await app.actor('system_admin');
    for (let hours = 20; hours < 72; hours += 20) {
      app.clock.advance('20h');
      expect(await works(token)).toBe(true);
    }
    app.clock.advance('12h');
    expect(await works(token)).toBe(false);
  });

  it('each role has one, and system roles the shortest', () => {
    const limits = Object.values(SESSION_LIMITS);
    for (const { idle, absolute } of limits) expect(idle).toBeLessThan(absolute);
    const shortest = Math.min(...limits.map(({ idle }) => idle));
    expect(SESSION_LIMITS.system_admin.idle).toBe(shortest);
    expect(SESSION_LIMITS.attendee.idle).toBe(Math.max(...limits.map(({ idle }) => idle)));
  });

  it('are in the documentation', async () => {
    const page = await readFile('docs/security.md', 'utf8');
    const days = (seconds: number) => (seconds === 86_400 ? '1 day' : `${seconds / 86_400} days`);
    for (const [role, { idle, absolute }] of Object.entries(SESSION_LIMITS)) {
      const row = page.split('\n').find((line) => line.startsWith('- ') && line.includes(`\`${role}\``));
      expect(row, role).toContain(`${days(idle)} without use, ${days(absolute)} in all`);
    }
  });

  it('an open socket is no use, and closes with its session', async () => {
    const { token } = await app.actor('system_admin');
    const socket = await openSocket(`Bearer ${token}`);
    app.clock.advance('12h');
    await app.app.services.sessions.authenticate(`Bearer ${token}`, '127.0.0.1', { isUse: false });
    app.clock.advance('12h');
    expect(await works(token)).toBe(false);
    await socket.dispose();
  });

  it('are deleted a month after their end, with the devices of a year ago', async () => {
    const { userId } = await app.actor('system_auditor');
    const left = async (table: string) =>
      (await app.sql(`SELECT 1 FROM ${table} WHERE user_id = $1`, [userId])).length;
    expect([await left('sessions'), await left('known_devices')]).toEqual([1, 1]);
    app.clock.advance('32d');
    const tidy = () => Promise.all((identity.cleanups ?? []).map((clean) => clean(app.app.scope())));
    await tidy();
    expect([await left('sessions'), await left('known_devices')]).toEqual([0, 1]);
    app.clock.advance('335d');
    await tidy();
    expect(await left('known_devices')).toBe(0);
  });
});

describe('the key of a browser', () => {
  const keyOf = async (token: string) =>
    (await app.rest('POST', '/api/issuer/api-key', { scopes: ['web'] }, { token })).body.data.api_key;

  it('ends with its session, and closes its socket', async () => {
    const { token } = await app.actor('issuer_admin');
    const key = await keyOf(token);
    expect(await works(key)).toBe(true);
    const socket = await openSocket(`Bearer ${key}`);
    await app.graphql(LOGOUT, {}, { token });
    expect(await works(key)).toBe(false);
    expect(await socket.closed).toBe(4403);
    await socket.dispose();
  });

  it('its use is that of the session, with which it ends unused', async () => {
    const { token } = await app.actor('issuer_owner');
    const key = await keyOf(token);
    app.clock.advance('60h');
    expect(await works(key)).toBe(true);
    await app.app.services.sessions.recordUses(app.app.scope());
    app.clock.advance('60h');
    expect(await works(token)).toBe(true);
    await app.app.services.sessions.recordUses(app.app.scope());
    app.clock.advance('49h');
    expect(await works(key)).toBe(false);
  });

  it('is made by no key', async () => {
    const { token } = await app.actor('issuer_admin');
    const made = await app.rest(
      'POST',
      '/api/issuer/api-key',
      { scopes: ['web'] },
      { token: await keyOf(token) },
    );
    expect(made.status).toBe(403);
  });

  it('goes on for programs when the others end', async () => {
    const { token, email } = await app.actor('issuer_admin');
    const program = (await app.rest('POST', '/api/issuer/api-key', {}, { token })).body.data.api_key;
    const other = (await login(email)).data.login.token;
    const theirs = await keyOf(other);
    const mine = await keyOf(token);
    const socket = await openSocket(`Bearer ${theirs}`);
    const ended = await app.graphql(END_OTHERS, {}, { token });
    expect(ended.data.endOtherSessions.ended).toBe(1);
    expect(await Promise.all([token, mine, program, other, theirs].map(works))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await socket.closed).toBe(4403);
    await socket.dispose();
    expect((await app.graphql(END_OTHERS, {}, { token })).data.endOtherSessions.ended).toBe(0);
  });
});

describe('a sign-in on a new device', () => {
  it('is mailed, but not the first of all, nor one on a known device or browser and network', async () => {
    const { email } = await newcomer();
    await signInOn(email, { 'user-agent': CHROME, 'passa-device': 'a'.repeat(32) });
    expect(await newDeviceMails(email)).toBe(0);
    // The same device elsewhere, and the same browser in the same network without the text of the device.
    await signInOn(email, { 'user-agent': CHROME, 'passa-device': 'a'.repeat(32) }, '105.160.1.2');
    await signInOn(email, { 'user-agent': CHROME.replace('141', '142') }, '41.90.64.250');
    expect(await newDeviceMails(email)).toBe(0);
    await signInOn(email, { 'user-agent': 'curl/8.5.0', 'cf-ipcountry': 'ke' });
    expect(await newDeviceMails(email)).toBe(1);
    const { text } = await openMail(app, email, 'account_security');
    expect(text).toContain('Device: curl. Network: Kenya, 41.90.64.0/24.');
    await signInOn(email, { 'user-agent': 'curl/8.6.0' });
    expect(await newDeviceMails(email)).toBe(1);
  });

  it('is mailed in the language of the person, not of the sender', async () => {
    const { email } = await newcomer();
    await signInOn(email, { 'accept-language': 'sw', 'user-agent': CHROME });
    await signInOn(email, { 'accept-language': 'fr', 'user-agent': 'Mozilla/5.0 (Windows) Firefox/140.0' });
    expect((await openMail(app, email, 'account_security')).text).toContain('Firefox kwenye Windows');
  });

  it('shows network and country in the list, and no forged country without a proxy that names it', async () => {
    const { email } = await newcomer();
    const first = await signInOn(email, { 'cf-ipcountry': 'UG' }, '2c0f:fe38:2405:1::9');
    await signInOn(email, { 'cf-ipcountry': '<b>' });
    const { data } = await app.graphql(
      'query { viewer { sessions { addressRange country } } }',
      {},
      first.body.data,
    );
    expect(data.viewer.sessions).toEqual(
      expect.arrayContaining([
        { addressRange: '2c0f:fe38:2405::/48', country: 'UG' },
        { addressRange: '41.90.64.0/24', country: null },
      ]),
    );
  });
});

describe('credentials that do not count', () => {
  it.each(['Bearer nonsense', 'Bearer a.b.c', 'Basic dXNlcjpwYXNz'])(
    '%s is refused, not taken for a visitor',
    async (authorization) => {
      const answer = await app.graphql('query { viewer { role } }', {}, { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    },
  );
});
