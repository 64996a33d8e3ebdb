import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { addApp } from '../../support/factors.ts';
import { openMail, secretIn } from '../../support/mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { done } }';
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, newPassword: $password }) { done } }';
const CHANGE = `mutation ($current: String!, $wanted: String!) {
  changePassword(input: { currentPassword: $current, newPassword: $wanted }) { done }
}`;
const NEW_PASSWORD = 'a quite different one';

const login = (email: string, password: string) => app.rest('POST', '/auth/login', { email, password });
const works = async (token: string) =>
  (await app.graphql('query { viewer { role } }', {}, { token })).status === 200;

async function forgotten(email: string): Promise<string> {
  expect((await app.graphql(FORGOT, { email })).data.requestPasswordReset.done).toBe(true);
  return secretIn((await openMail(app, email, 'reset_password')).text);
}

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which ends every session', async () => {
    const { email, token } = await app.actor('attendee');
    const secret = await forgotten(email);
    expect(
      (await app.graphql(RESET, { token: secret, password: NEW_PASSWORD })).data.resetPassword.done,
    ).toBe(true);
    expect(await works(token)).toBe(false);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, NEW_PASSWORD)).body.data.user.email_verified).toBe(true);
    expect((await openMail(app, email, 'password_changed')).text).toContain('was changed');
  });

  it('does not stand for a second factor', async () => {
    const person = await app.actor('issuer_admin');
    await addApp(app, person);
    const secret = await forgotten(person.email);
    await app.graphql(RESET, { token: secret, password: NEW_PASSWORD });
    const { status, body } = await login(person.email, NEW_PASSWORD);
    expect([status, body.error.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  });

  it('ends the API keys, which an intruder may have created', async () => {
    const { email, token } = await app.actor('issuer_admin');
    const made = await app.rest('POST', '/api/issuer/api-key', undefined, { token });
    const key: string = made.body.api_key;
    expect(await works(key)).toBe(true);
    await app.graphql(RESET, { token: await forgotten(email), password: NEW_PASSWORD });
    expect(await works(key)).toBe(false);
  });

  it('has a link that works once, even when two use it at the same time', async () => {
    const { email } = await app.actor('attendee');
    const secret = await forgotten(email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.graphql(RESET, { token: secret, password: NEW_PASSWORD })),
    );
    expect(answers.filter(({ data }) => data?.resetPassword.done)).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'LINK_INVALID')).toHaveLength(2);
  });

  it('has a link for 30 minutes', async () => {
    const { email } = await app.actor('attendee');
    const secret = await forgotten(email);
    app.clock.advance('31m');
    expect(codeOf(await app.graphql(RESET, { token: secret, password: NEW_PASSWORD }))).toBe('LINK_INVALID');
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('has a link that survives a password that is too weak', async () => {
    const { email } = await app.actor('attendee');
    const secret = await forgotten(email);
    expect(codeOf(await app.graphql(RESET, { token: secret, password: 'password' }))).toBe('BAD_INPUT');
    expect(
      (await app.graphql(RESET, { token: secret, password: NEW_PASSWORD })).data.resetPassword.done,
    ).toBe(true);
  });

  it('gives the same answer for an address without an account, and sends nothing', async () => {
    expect((await app.graphql(FORGOT, { email: 'nobody@people.test' })).data.requestPasswordReset.done).toBe(
      true,
    );
    expect(await app.sql("SELECT 1 FROM mail_outbox WHERE recipient = 'nobody@people.test'")).toEqual([]);
  });

  it('does not bring a suspended account back', async () => {
    const { email } = await app.actor('attendee');
    const secret = await forgotten(email);
    await app.sql("UPDATE users SET status = 'suspended' WHERE email = $1", [email]);
    expect(codeOf(await app.graphql(RESET, { token: secret, password: NEW_PASSWORD }))).toBe('LINK_INVALID');
  });

  it.each(['', 'nonsense', 'a'.repeat(43)])('is not replaced with the secret %j', async (token) => {
    expect(codeOf(await app.graphql(RESET, { token, password: NEW_PASSWORD }))).toBe('LINK_INVALID');
  });
});

describe('changing the password', () => {
  it('keeps the session that asks and ends the others', async () => {
    const { email, token } = await app.actor('issuer_admin');
    const other = (await login(email, PASSWORD)).body.token;
    const answer = await app.graphql(CHANGE, { current: PASSWORD, wanted: NEW_PASSWORD }, { token });
    expect(answer.data.changePassword.done).toBe(true);
    expect(await works(token)).toBe(true);
    expect(await works(other)).toBe(false);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    await openMail(app, email, 'password_changed');
  });

  it('takes eight characters beside a second factor, and twelve without one', async () => {
    const wanted = 'wvrqhzjp';
    const [plain, guarded] = [await app.actor('issuer_admin'), await app.actor('issuer_admin')];
    await addApp(app, guarded);
    expect(codeOf(await app.graphql(CHANGE, { current: PASSWORD, wanted }, plain))).toBe('BAD_INPUT');
    expect(codeOf(await app.graphql(CHANGE, { current: PASSWORD, wanted }, guarded))).toBeUndefined();
  });

  it('keeps the session whose API key asks and ends the others', async () => {
    const { email, token } = await app.actor('issuer_admin');
    const other = (await login(email, PASSWORD)).body.token;
    const key = (await app.rest('POST', '/api/issuer/api-key', {}, { token })).body.api_key;
    const change = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    const headers = { authorization: key };
    expect((await app.rest('POST', '/api/system/change-password', change, { headers })).status).toBe(200);
    expect(await works(token)).toBe(true);
    expect(await works(other)).toBe(false);
  });

  it('ends every API key of the account, also the cached ones', async () => {
    const { token } = await app.actor('issuer_admin');
    const made = await app.rest('POST', '/api/issuer/api-key', {}, { token });
    const key: string = made.body.api_key;
    expect(await works(key)).toBe(true);
    await app.graphql(CHANGE, { current: PASSWORD, wanted: NEW_PASSWORD }, { token });
    expect(await works(key)).toBe(false);
    const again = await app.rest('POST', '/api/issuer/api-key', {}, { token });
    expect(await works(again.body.api_key)).toBe(true);
  });

  it('needs the current one, and a good new one', async () => {
    const { email, token } = await app.actor('attendee');
    const wrong = await app.graphql(CHANGE, { current: 'not it at all', wanted: NEW_PASSWORD }, { token });
    expect(codeOf(wrong)).toBe('WRONG_PASSWORD');
    const weak = await app.graphql(CHANGE, { current: PASSWORD, wanted: 'short' }, { token });
    expect(codeOf(weak)).toBe('BAD_INPUT');
    expect((await login(email, PASSWORD)).status).toBe(200);
    const rows = await app.sql<{ success: boolean }>(
      "SELECT success FROM audit_entries WHERE action = 'password.change' AND user_email = $1",
      [email],
    );
    expect(rows).toEqual([{ success: false }]);
  });
});
