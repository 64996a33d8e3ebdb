import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type RestAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { addApp, codeAt } from '../../support/factors.ts';
import { openMail } from '../../support/mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ TRUST_PROXY: 'on' });
});
afterAll(() => app.close());

const HERE = { 'passa-device': 'h'.repeat(32), 'user-agent': 'Till/1.0' };
const ELSEWHERE = { 'passa-device': 'e'.repeat(32), 'user-agent': 'Till/1.0' };
const VIEWER = 'query { viewer { user { email } } }';

const refresh = (refresh_token: unknown, headers: Record<string, string> = HERE): Promise<RestAnswer> =>
  app.rest('POST', '/auth/refresh', { refresh_token }, { headers });

const works = async (token: string): Promise<boolean> =>
  (await app.graphql(VIEWER, {}, { token })).status === 200;

interface Opened extends TestActor {
  refreshToken: string;
}

async function opened(role: 'attendee' | 'issuer_owner' = 'attendee'): Promise<Opened> {
  const person = await app.actor(role);
  const { body } = await app.rest(
    'POST',
    '/auth/login',
    { email: person.email, password: PASSWORD, refresh: true },
    { headers: HERE },
  );
  return { ...person, token: body.data.token, refreshToken: body.data.refresh_token };
}

describe('a session with refresh tokens', () => {
  it('has tokens of an hour, and lasts as long as its role may', async () => {
    const person = await opened();
    const seen: string[] = [];
    let next = person.refreshToken;
    for (let day = 0; day < 85; day += 17) {
      app.clock.advance('408h');
      const { status, body } = await refresh(next);
      expect(status).toBe(200);
      seen.push(next);
      next = body.data.refresh_token;
      expect(await works(body.data.token)).toBe(true);
      app.clock.advance('59m');
      expect(await works(body.data.token)).toBe(true);
      app.clock.advance('2m');
      expect(await works(body.data.token)).toBe(false);
    }
    expect(new Set([...seen, next]).size).toBe(6);
    app.clock.advance('120h');
    expect((await refresh(next)).status).toBe(401);
  });

  it('ends without a refresh for the time of its role', async () => {
    const { refreshToken } = await opened('issuer_owner');
    app.clock.advance('73h');
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('is opened after a second factor too', async () => {
    const person = await app.actor('attendee');
    const { secret } = await addApp(app, person);
    app.clock.advance('30s');
    const { challenge } = (await app.rest('POST', '/auth/login', { email: person.email, password: PASSWORD }))
      .body.error;
    const done = await app.rest('POST', '/auth/login/second-factor', {
      challenge,
      code: codeAt(secret, app.clock.now()),
      refresh: true,
    });
    expect((await refresh(done.body.data.refresh_token)).status).toBe(200);
  });

  it('stores no refresh token', async () => {
    const { refreshToken, userId } = await opened();
    expect(refreshToken).toMatch(/^passa_refresh_[\w-]{43}$/);
    const [row] = await app.sql<{ text: string }>(
      'SELECT string_agg(refresh_tokens::text, $2) AS text FROM refresh_tokens WHERE user_id = $1',
      [userId, ' '],
    );
    expect(row?.text).not.toContain(refreshToken.slice('passa_refresh_'.length));
  });

  it.each([
    ['nothing', undefined, 400],
    ['an unknown one', 'passa_refresh_nonsense', 401],
    ['an object', {}, 400],
  ])('is not renewed by %s', async (_name, given, status) => {
    expect((await refresh(given)).status).toBe(status);
  });

  it('ends with logout, a suspension and a new password', async () => {
    const [left, suspended, changed] = [await opened(), await opened(), await opened()];
    await app.rest('POST', '/auth/logout', {}, left);
    await app.sql("UPDATE users SET status = 'suspended' WHERE id = $1", [suspended.userId]);
    const other = (await app.rest('POST', '/auth/login', { email: changed.email, password: PASSWORD })).body
      .data;
    await app.rest(
      'POST',
      '/api/system/change-password',
      { current_password: PASSWORD, new_password: 'another long enough passphrase' },
      other,
    );
    for (const { refreshToken } of [left, suspended, changed])
      expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('leaves the documented login as it was', async () => {
    const { email } = await app.actor('attendee');
    const { data } = (await app.rest('POST', '/auth/login', { email, password: PASSWORD })).body;
    expect(data.refresh_token).toBeNull();
    expect(Date.parse(data.expires_at) - app.clock.now().getTime()).toBeGreaterThan(167 * 3_600_000);
    app.clock.advance('167h');
    expect(await works(data.token)).toBe(true);
  });
});

describe('a refresh token that was used', () => {
  it('ends the session, whoever of both comes second, and the person gets a mail', async () => {
    const person = await opened();
    const next = (await refresh(person.refreshToken)).body.data;
    // The mail about the sign-in is older, so that this one is the newest.
    app.clock.advance('1s');
    const stolen = await refresh(person.refreshToken, ELSEWHERE);
    expect([stolen.status, stolen.body.error.reason]).toEqual([401, 'refresh_reused']);
    expect(await works(next.token)).toBe(false);
    expect((await refresh(next.refresh_token)).status).toBe(401);
    expect((await openMail(app, person.email, 'account_security')).text).toContain('used twice');
    const [entry] = await app.sql<{ success: boolean }>(
      "SELECT success FROM audit_entries WHERE action = 'session.refresh_reused' ORDER BY id DESC LIMIT 1",
    );
    expect(entry?.success).toBe(false);
  });

  it('is repeated by the device that lost the answer: it gets the same next one', async () => {
    const { refreshToken } = await opened();
    const lost = (await refresh(refreshToken)).body.data;
    app.clock.advance('4m');
    const again = await refresh(refreshToken);
    expect([again.status, again.body.data.refresh_token]).toEqual([200, lost.refresh_token]);
    expect(await works(again.body.data.token)).toBe(true);
    expect((await refresh(lost.refresh_token)).status).toBe(200);
  });

  it('is repeated by a program without a mark from its network alone', async () => {
    const program = { 'user-agent': 'Shop/2.0', 'x-forwarded-for': '41.90.64.7' };
    const [kept, moved] = [await opened(), await opened()];
    for (const { refreshToken } of [kept, moved]) await refresh(refreshToken, program);
    const near = { ...program, 'x-forwarded-for': '41.90.64.9' };
    expect((await refresh(kept.refreshToken, near)).status).toBe(200);
    const far = { ...program, 'x-forwarded-for': '105.160.1.2' };
    expect((await refresh(moved.refreshToken, far)).status).toBe(401);
  });

  it('is not repeated after five minutes, nor once the answer was used', async () => {
    const [late, used] = [await opened(), await opened()];
    for (const { refreshToken } of [late, used]) await refresh(refreshToken);
    const next = (await refresh(used.refreshToken)).body.data.refresh_token;
    expect((await refresh(next)).status).toBe(200);
    expect((await refresh(used.refreshToken)).status).toBe(401);
    app.clock.advance('5m');
    expect((await refresh(late.refreshToken)).status).toBe(401);
  });

  it('of many calls at once from one device all get the same next one', async () => {
    const { refreshToken } = await opened();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.refresh_token)).size).toBe(1);
  });

  it('of calls at once from two devices one ends the session', async () => {
    const { refreshToken } = await opened();
    const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken, ELSEWHERE)]);
    expect([one.status, other.status].sort()).toEqual([200, 401]);
    const next = [one, other].find(({ status }) => status === 200)?.body.data.refresh_token;
    expect((await refresh(next)).status).toBe(401);
  });
});
