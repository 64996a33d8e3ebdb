import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const EMAIL = 'organiser@contract.test';

describe('POST /auth/register', () => {
  it('reads name, email, password, create_wallet, role and description', async () => {
    const { status, body } = await app.rest('POST', '/auth/register', {
      name: 'Lake Festival',
      email: EMAIL,
      password: PASSWORD,
      create_wallet: true,
      role: 'issuer_admin',
      description: 'By the lake',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, data: { has_wallet: true } });
    expect(body.data.user).toMatchObject({
      name: 'Lake Festival',
      email: EMAIL,
      role: 'issuer_admin',
      description: 'By the lake',
    });
  });

  it('refuses with a code, a sentence and the status of its kind', async () => {
    const taken = await app.rest('POST', '/auth/register', {
      name: 'X',
      email: EMAIL,
      password: PASSWORD,
      role: 'attendee',
    });
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({ success: false, error: { code: 'EMAIL_TAKEN' } });
    expect(taken.body.message).toBe(taken.body.error.message);
    const role = await app.rest('POST', '/auth/register', {
      name: 'X',
      email: 'x@contract.test',
      password: PASSWORD,
      role: 'system_admin',
    });
    expect([role.status, role.body.error.code]).toEqual([400, 'BAD_INPUT']);
    const nothing = await app.rest('POST', '/auth/register', {});
    expect([nothing.status, nothing.body.error.code]).toEqual([400, 'BAD_INPUT']);
  });
});

describe('POST /auth/login', () => {
  it('answers token, user and session_id', async () => {
    const { status, body } = await app.rest('POST', '/auth/login', { email: EMAIL, password: PASSWORD });
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(Object.keys(body.data).sort()).toEqual([
      'expires_at',
      'refresh_token',
      'session_id',
      'token',
      'user',
    ]);
    expect(body.data.refresh_token).toBeNull();
    expect(body.data.user).toMatchObject({
      name: 'Lake Festival',
      email: EMAIL,
      role: 'issuer_admin',
      phone: null,
    });
    const claims = JSON.parse(Buffer.from(body.data.token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ email: EMAIL, role: 'issuer_admin', sid: body.data.session_id });
    expect(claims.exp * 1_000).toBe(new Date(body.data.expires_at).getTime());
  });

  it('refuses with error.message and message', async () => {
    const { status, body } = await app.rest('POST', '/auth/login', {
      email: EMAIL,
      password: 'wrong password',
    });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      success: false,
      error: { code: 'WRONG_CREDENTIALS', message: expect.any(String) },
    });
    expect(body.message).toBe(body.error.message);
  });

  it('serves a caller who still sends the token of an ended session', async () => {
    const answer = await app.rest(
      'POST',
      '/auth/login',
      { email: EMAIL, password: PASSWORD },
      { token: 'ended.session.token' },
    );
    expect(answer.status).toBe(200);
  });
});

describe('POST /auth/logout', () => {
  it('ends the session of the body', async () => {
    const { token, session_id } = (
      await app.rest('POST', '/auth/login', { email: EMAIL, password: PASSWORD })
    ).body.data;
    const out = await app.rest('POST', '/auth/logout', { session_id }, { token });
    expect([out.status, out.body.success]).toEqual([200, true]);
    const again = await app.rest('POST', '/auth/logout', { session_id }, { token });
    expect([again.status, again.body.error.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('refuses the session of another person, and ends an own one that is over once more', async () => {
    const signIn = async () =>
      (await app.rest('POST', '/auth/login', { email: EMAIL, password: PASSWORD })).body.data;
    const [one, two] = [await signIn(), await signIn()];
    const stranger = await app.actor('attendee');
    const refused = await app.rest('POST', '/auth/logout', { session_id: one.session_id }, stranger);
    expect([refused.status, refused.body.error.code]).toEqual([404, 'NOT_FOUND']);
    for (let time = 0; time < 2; time += 1) {
      const out = await app.rest('POST', '/auth/logout', { session_id: one.session_id }, two);
      expect([out.status, out.body.success]).toEqual([200, true]);
    }
  });

  it('refuses visitors', async () => {
    const answer = await app.rest('POST', '/auth/logout', {});
    expect([answer.status, answer.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('API keys', () => {
  it('POST /api/issuer/api-key answers api_key in both places', async () => {
    const { token } = await app.actor('issuer_admin');
    const { status, body } = await app.rest('POST', '/api/issuer/api-key', undefined, { token });
    expect(status).toBe(201);
    expect(body.success).toBe(true);
    expect(body.api_key).toMatch(/^passa_/);
    expect(body.data.api_key).toBe(body.api_key);
    const days = (new Date(body.data.expires_at).getTime() - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBe(365);
  });

  it('POST /api/issuer/api-key is not for attendees', async () => {
    const { token } = await app.actor('attendee');
    const { status, body } = await app.rest('POST', '/api/issuer/api-key', {}, { token });
    expect([status, body.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('POST /api/validate-key answers valid and expires_at, raw or as bearer', async () => {
    const { token } = await app.actor('issuer_validator');
    const { api_key, expires_at } = (await app.rest('POST', '/api/issuer/api-key', {}, { token })).body;
    for (const authorization of [api_key, `Bearer ${api_key}`]) {
      const { status, body } = await app.rest('POST', '/api/validate-key', undefined, {
        headers: { authorization },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ valid: true, expires_at, data: { valid: true, expires_at } });
    }
  });

  it.each(['passa_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'nonsense', undefined])(
    'POST /api/validate-key says of %s that it is not valid',
    async (authorization) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const { status, body } = await app.rest('POST', '/api/validate-key', {}, { headers });
      expect(status).toBe(200);
      expect(body).toMatchObject({ valid: false, expires_at: null });
    },
  );
});

describe('POST /api/system/change-password', () => {
  const change = (current_password: unknown, new_password: unknown, authorization: string) =>
    app.rest(
      'POST',
      '/api/system/change-password',
      { current_password, new_password },
      { headers: { authorization } },
    );

  it('changes it for a token and for an API key', async () => {
    const { token, email } = await app.actor('issuer_admin');
    const newKey = async () => (await app.rest('POST', '/api/issuer/api-key', {}, { token })).body.api_key;
    const ended = await newKey();
    const first = await change(PASSWORD, 'the second password', `Bearer ${token}`);
    expect([first.status, first.body.success]).toEqual([200, true]);
    // A key ends with the password change.
    expect((await change('the second password', 'the third password', ended)).status).toBe(401);
    expect((await change('the second password', 'the third password', await newKey())).status).toBe(200);
    expect((await app.rest('POST', '/auth/login', { email, password: 'the third password' })).status).toBe(
      200,
    );
  });

  it('refuses a wrong current one, and visitors', async () => {
    const { token } = await app.actor('attendee');
    const wrong = await change('wrong password', 'the second password', `Bearer ${token}`);
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'WRONG_PASSWORD']);
    const visitor = await app.rest('POST', '/api/system/change-password', {
      current_password: 'a',
      new_password: 'b',
    });
    expect(visitor.status).toBe(401);
    const missing = await change(undefined, undefined, `Bearer ${token}`);
    expect([missing.status, missing.body.error.code]).toEqual([400, 'BAD_INPUT']);
  });
});
