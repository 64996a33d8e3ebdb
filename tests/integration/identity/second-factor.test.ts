import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { type AddedApp, addApp, codeAt, confirmAgain } from '../../support/factors.ts';
import { openMail } from '../../support/mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());

const FACTORS = 'query { viewer { authenticators { kind name lastUsedAt } recoveryCodesLeft } }';
const REMOVE = 'mutation ($id: ID!) { removeAuthenticator(input: { id: $id }) { removedId } }';
const CODES = 'mutation { createRecoveryCodes { recoveryCodes } }';
const START = 'mutation { startAuthenticatorApp { id secret uri } }';
const CONFIRM = `mutation ($id: ID!, $code: String!) {
  confirmAuthenticatorApp(input: { id: $id, code: $code }) { recoveryCodes }
}`;
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { token }
}`;
const CONFIRM_LOGIN = `mutation ($challenge: String!, $code: String) {
  confirmLogin(input: { challenge: $challenge, code: $code }) { token user { email } }
}`;

const signIn = (email: string, password = PASSWORD) => app.rest('POST', '/auth/login', { email, password });
const proceed = (challenge: string, proof: object) =>
  app.rest('POST', '/auth/login/second-factor', { challenge, ...proof });
const challengeOf = async (email: string): Promise<string> => (await signIn(email)).body.error.challenge;

/** A person with an authenticator app. The clock moves on, so that a code of the app can be used. */
async function protectedPerson(): Promise<TestActor & { added: AddedApp; code(): string }> {
  const person = await app.actor('issuer_admin');
  const added = await addApp(app, person);
  app.clock.advance('30s');
  return { ...person, added, code: () => codeAt(added.secret, app.clock.now()) };
}

describe('an authenticator app', () => {
  it('counts from its first code, is listed, and brings ten recovery codes once', async () => {
    const person = await app.actor('attendee');
    const { uri, secret, id } = (await app.graphql(START, {}, person)).data.startAuthenticatorApp;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(person.email));
    expect((await signIn(person.email)).status).toBe(200);
    const wrong = await app.graphql(CONFIRM, { id, code: '000000' }, person);
    expect(codeOf(wrong)).toBe('WRONG_CODE');
    const code = codeAt(secret, app.clock.now());
    const { recoveryCodes } = (await app.graphql(CONFIRM, { id, code }, person)).data.confirmAuthenticatorApp;
    expect(new Set(recoveryCodes).size).toBe(10);
    // 24 of 32 characters: 120 random bits.
    for (const one of recoveryCodes)
      expect(one).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
    const { viewer } = (await app.graphql(FACTORS, {}, person)).data;
    expect(viewer).toMatchObject({ authenticators: [{ kind: 'TOTP' }], recoveryCodesLeft: 10 });
    expect((await openMail(app, person.email, 'account_security')).text).toContain('was added');
    expect(codeOf(await app.graphql(START, {}, person))).toBe('ALREADY_SO');
  });

  it('needs a confirmed address', async () => {
    const person = await app.actor('attendee', undefined, { confirmed: false });
    expect(codeOf(await app.graphql(START, {}, person))).toBe('EMAIL_NOT_VERIFIED');
  });

  it('is not confirmed, removed or replaced by another person', async () => {
    const person = await app.actor('attendee');
    const { id, secret } = (await app.graphql(START, {}, person)).data.startAuthenticatorApp;
    const stranger = await app.actor('attendee');
    const code = codeAt(secret, app.clock.now());
    expect(codeOf(await app.graphql(CONFIRM, { id, code }, stranger))).toBe('NOT_FOUND');
    await app.graphql(CONFIRM, { id, code }, person);
    expect(codeOf(await app.graphql(REMOVE, { id }, stranger))).toBe('NOT_FOUND');
    expect((await signIn(person.email)).body.error.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('is gone after its removal, with the recovery codes', async () => {
    const person = await protectedPerson();
    await app.graphql(REMOVE, { id: person.added.id }, person);
    const { viewer } = (await app.graphql(FACTORS, {}, person)).data;
    expect(viewer).toEqual({ authenticators: [], recoveryCodesLeft: 0 });
    expect((await signIn(person.email)).status).toBe(200);
    const mails = await app.sql<{ change: string }>(
      `SELECT payload->>'change' AS change FROM mail_outbox WHERE recipient = $1 AND kind = 'account_security'`,
      [person.email],
    );
    expect(mails.map(({ change }) => change).sort()).toEqual(['app_added', 'app_removed']);
  });
});

describe('a sign-in with a second factor', () => {
  it('over REST says how to go on, and is completed by a code', async () => {
    const person = await protectedPerson();
    const { status, body } = await signIn(person.email);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      success: false,
      error: {
        code: 'SECOND_FACTOR_REQUIRED',
        methods: ['totp', 'recovery_code'],
        path: '/auth/login/second-factor',
      },
    });
    const done = await proceed(body.error.challenge, { code: person.code() });
    expect(done.status).toBe(200);
    expect(Object.keys(done.body.data).sort()).toEqual([
      'expires_at',
      'refresh_token',
      'session_id',
      'token',
      'user',
    ]);
    expect(done.body.data.refresh_token).toBeNull();
    const [entry] = await app.sql<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'auth.login' AND user_email = $1 ORDER BY id DESC LIMIT 1`,
      [person.email],
    );
    expect(entry?.details).toEqual({ second_factor: 'totp' });
  });

  it('over GraphQL has the same in the extensions of its error', async () => {
    const person = await protectedPerson();
    const { errors, data } = await app.graphql(LOGIN, { email: person.email, password: PASSWORD });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      details: { methods: ['totp', 'recovery_code'], challenge: expect.any(String) },
    });
    const challenge = (errors?.[0]?.extensions.details as { challenge?: string } | undefined)?.challenge;
    const done = await app.graphql(CONFIRM_LOGIN, { challenge, code: person.code() });
    expect(done.data.confirmLogin.user.email).toBe(person.email);
  });

  it('refuses a code a second time, in the same step and from the step before', async () => {
    const person = await protectedPerson();
    const code = person.code();
    expect((await proceed(await challengeOf(person.email), { code })).status).toBe(200);
    const replay = await proceed(await challengeOf(person.email), { code });
    expect([replay.status, replay.body.error.code]).toEqual([401, 'WRONG_CODE']);
    app.clock.advance('30s');
    expect((await proceed(await challengeOf(person.email), { code })).body.error.code).toBe('WRONG_CODE');
    expect((await proceed(await challengeOf(person.email), { code: person.code() })).status).toBe(200);
  });

  it('accepts a code of the neighbouring steps only', async () => {
    const person = await protectedPerson();
    const at = (seconds: number) =>
      codeAt(person.added.secret, new Date(app.clock.now().getTime() + seconds * 1_000));
    const far = await proceed(await challengeOf(person.email), { code: at(60) });
    expect(far.body.error.code).toBe('WRONG_CODE');
    expect((await proceed(await challengeOf(person.email), { code: at(30) })).status).toBe(200);
  });

  it('opens one session for two answers at once', async () => {
    const person = await protectedPerson();
    const challenge = await challengeOf(person.email);
    const code = person.code();
    const answers = await Promise.all([proceed(challenge, { code }), proceed(challenge, { code })]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('ends with its challenge: used, expired, answered too often, or of nobody', async () => {
    const person = await protectedPerson();
    const used = await challengeOf(person.email);
    expect((await proceed(used, { code: person.code() })).status).toBe(200);
    app.clock.advance('30s');
    expect((await proceed(used, { code: person.code() })).body.error.code).toBe('CHALLENGE_INVALID');
    const expired = await challengeOf(person.email);
    app.clock.advance('6m');
    expect((await proceed(expired, { code: person.code() })).status).toBe(410);
    const guessed = await challengeOf(person.email);
    for (let time = 0; time < 5; time += 1)
      expect((await proceed(guessed, { code: '000000' })).body.error.code).toBe('WRONG_CODE');
    expect((await proceed(guessed, { code: person.code() })).body.error.code).toBe('CHALLENGE_INVALID');
    expect((await proceed('nothing', { code: '000000' })).body.error.code).toBe('CHALLENGE_INVALID');
  });

  it('counts wrong codes over challenges, and forgets them after a correct one', async () => {
    const person = await protectedPerson();
    for (let time = 0; time < 10; time += 1)
      expect((await proceed(await challengeOf(person.email), { code: '000000' })).status).toBe(401);
    const limited = await proceed(await challengeOf(person.email), { code: person.code() });
    expect([limited.status, limited.body.error.code]).toEqual([429, 'RATE_LIMITED']);
    const other = await protectedPerson();
    for (let time = 0; time < 9; time += 1) await proceed(await challengeOf(other.email), { code: '000000' });
    expect((await proceed(await challengeOf(other.email), { code: other.code() })).status).toBe(200);
    const again = await proceed(await challengeOf(other.email), { code: '000000' });
    expect(again.body.error.code).toBe('WRONG_CODE');
  });

  it('says nothing of the factor for a wrong password or a suspended account', async () => {
    const person = await protectedPerson();
    expect((await signIn(person.email, 'wrong password')).body.error.code).toBe('WRONG_CREDENTIALS');
    const challenge = await challengeOf(person.email);
    await app.sql("UPDATE users SET status = 'suspended' WHERE email = $1", [person.email]);
    const suspended = await signIn(person.email);
    expect(suspended.body.error).toEqual({ code: 'ACCOUNT_SUSPENDED', message: expect.any(String) });
    expect((await proceed(challenge, { code: person.code() })).body.error.code).toBe('CHALLENGE_INVALID');
  });

  it('takes exactly one proof', async () => {
    const person = await protectedPerson();
    const challenge = await challengeOf(person.email);
    expect((await proceed(challenge, {})).status).toBe(400);
    const both = { code: person.code(), recovery_code: person.added.recoveryCodes[0] };
    expect((await proceed(challenge, both)).status).toBe(400);
  });
});

describe('a recovery code', () => {
  it('replaces the app once, and its owner gets a mail', async () => {
    const person = await protectedPerson();
    const [code = ''] = person.added.recoveryCodes;
    const typed = code.toUpperCase().replaceAll('-', ' ');
    const done = await proceed(await challengeOf(person.email), { recovery_code: typed });
    expect(done.status).toBe(200);
    const again = await proceed(await challengeOf(person.email), { recovery_code: code });
    expect(again.body.error.code).toBe('WRONG_CODE');
    const mail = await app.sql<{ payload: { change: string; left: number } }>(
      `SELECT payload FROM mail_outbox WHERE recipient = $1 AND payload->>'change' = 'recovery_code_used'`,
      [person.email],
    );
    expect(mail).toMatchObject([{ payload: { left: 9 } }]);
    expect((await app.graphql(FACTORS, {}, person)).data.viewer.recoveryCodesLeft).toBe(9);
  });

  it('stops working when new ones are made', async () => {
    const person = await protectedPerson();
    const made = (await app.graphql(CODES, {}, person)).data.createRecoveryCodes.recoveryCodes;
    expect(made).toHaveLength(10);
    const old = await proceed(await challengeOf(person.email), {
      recovery_code: person.added.recoveryCodes[0],
    });
    expect(old.body.error.code).toBe('WRONG_CODE');
    const done = await proceed(await challengeOf(person.email), { recovery_code: made[0] });
    expect(done.status).toBe(200);
  });

  it('is not made for an account without a second factor', async () => {
    expect(codeOf(await app.graphql(CODES, {}, await app.actor('attendee')))).toBe('NO_SECOND_FACTOR');
  });
});

describe('a confirmation of identity', () => {
  it('is asked for when the last one is older than ten minutes, and lasts as long', async () => {
    const person = { ...(await app.actor('attendee')), confirms: false };
    app.clock.advance('601s');
    const { errors } = await app.graphql(START, {}, person);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      status: 403,
      details: { methods: ['password'], path: '/auth/confirm' },
    });
    const wrong = await app.rest('POST', '/auth/confirm', { password: 'wrong password' }, person);
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'WRONG_PASSWORD']);
    const done = await app.rest('POST', '/auth/confirm', { password: PASSWORD }, person);
    expect(new Date(done.body.data.confirmed_until).getTime() - app.clock.now().getTime()).toBe(600_000);
    expect((await app.graphql(START, {}, person)).errors).toBeUndefined();
    app.clock.advance('599s');
    expect((await app.graphql(START, {}, person)).errors).toBeUndefined();
    app.clock.advance('2s');
    expect(codeOf(await app.graphql(START, {}, person))).toBe('CONFIRMATION_REQUIRED');
  });

  it('takes a code, and no password, of an account with a second factor', async () => {
    const person = await protectedPerson();
    app.clock.advance('11m');
    const { errors } = await app.graphql(CODES, {}, person);
    expect(errors?.[0]?.extensions.details).toMatchObject({ methods: ['totp'] });
    expect((await app.rest('POST', '/auth/confirm', { password: PASSWORD }, person)).status).toBe(400);
    const wrong = await app.rest('POST', '/auth/confirm', { code: '000000' }, person);
    expect(wrong.body.error.code).toBe('WRONG_CODE');
    const code = person.code();
    await confirmAgain(app, person, { code });
    const replay = await app.rest('POST', '/auth/confirm', { code }, person);
    expect(replay.body.error.code).toBe('WRONG_CODE');
    expect((await app.graphql(CODES, {}, person)).errors).toBeUndefined();
  });

  it('of one session does not count for another', async () => {
    const person = { ...(await app.actor('attendee')), confirms: false };
    app.clock.advance('11m');
    const other = (await signIn(person.email)).body.data;
    expect((await app.graphql(START, {}, other)).errors).toBeUndefined();
    expect(codeOf(await app.graphql(START, {}, person))).toBe('CONFIRMATION_REQUIRED');
  });

  it('is nothing for API keys and visitors', async () => {
    const person = await app.actor('issuer_admin');
    const key = (await app.rest('POST', '/api/issuer/api-key', undefined, person)).body.data.api_key;
    const asKey = await app.rest('POST', '/auth/confirm', { password: PASSWORD }, { token: key });
    expect(asKey.status).toBe(403);
    expect((await app.rest('POST', '/auth/confirm', { password: PASSWORD })).status).toBe(401);
  });
});

describe('secrets of second factors', () => {
  it('are sealed or hashed at rest, and in no log of the audit', async () => {
    const person = await protectedPerson();
    await proceed(await challengeOf(person.email), { code: person.code() });
    await proceed(await challengeOf(person.email), { recovery_code: person.added.recoveryCodes[1] });
    const rows = await app.sql<{ text: string }>(
      `SELECT authenticators::text AS text FROM authenticators UNION ALL SELECT recovery_codes::text FROM recovery_codes
       UNION ALL SELECT sign_in_challenges::text FROM sign_in_challenges
       UNION ALL SELECT audit_entries::text FROM audit_entries UNION ALL SELECT mail_outbox::text FROM mail_outbox`,
    );
    const stored = rows.map(({ text }) => text).join('\n');
    expect(stored).not.toContain(person.added.secret);
    for (const code of person.added.recoveryCodes) expect(stored).not.toContain(code);
  });

  it('of apps open after the master key was replaced, and are sealed with the new one', async () => {
    const person = await protectedPerson();
    const { secrets, appSecrets } = app.app.services;
    const signInByCode = async () => {
      app.clock.advance('30s');
      return (await proceed(await challengeOf(person.email), { code: person.code() })).status;
    };
    const former = secrets.masterKey;
    Object.assign(secrets, { masterKey: randomBytes(32), formerMasterKeys: [former] });
    expect(await signInByCode()).toBe(200);
    await inTransaction(app.app.scope(), (tx) => appSecrets.reseal(tx), SYSTEM_TENANCY);
    Object.assign(secrets, { formerMasterKeys: [] });
    expect(await signInByCode()).toBe(200);
    Object.assign(secrets, { masterKey: former });
    await app.sql('DELETE FROM authenticators');
  });

  it('leave with the account', async () => {
    const attendee = await app.actor('attendee');
    await addApp(app, attendee);
    const erased = await app.graphql(
      `mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { done } }`,
      { password: PASSWORD },
      attendee,
    );
    expect(erased.errors).toBeUndefined();
    const left = await app.sql('SELECT FROM authenticators WHERE user_id = $1', [attendee.userId]);
    expect(left).toEqual([]);
  });
});
