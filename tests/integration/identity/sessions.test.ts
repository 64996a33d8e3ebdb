import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { bootTestApp, PASSWORD, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { token expiresAt sessionId user { lastLoginAt } }
}`;
const SESSIONS = 'query { viewer { sessions { id current address userAgent lastSeenAt expiresAt } } }';
const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { endedId } }';
const LOGOUT = 'mutation ($id: ID) { logout(input: { sessionId: $id }) { done } }';

async function login(email: string, password = PASSWORD) {
  return app.graphql(LOGIN, { email, password });
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
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
      onNonLazyError: () => undefined,
    });
    const closed = new Promise<number>((resolve) => {
      client.on('closed', (event) => resolve((event as { code: number }).code));
    });
    await new Promise<void>((resolve) => client.on('connected', () => resolve()));
    await app.graphql(LOGOUT, {}, { token });
    expect(await closed).toBe(4403);
    await client.dispose();
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
