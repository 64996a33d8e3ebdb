import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { addApp } from '../../support/factors.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await bootTestApp();
  ({ origin } = new URL(app.config.publicUrl));
});
afterAll(() => app.close());

const START = 'mutation { startPasskeyRegistration { options } }';
const REGISTER = `mutation ($name: String!, $passkey: JSON!) {
  registerPasskey(input: { name: $name, passkey: $passkey }) { authenticator { id kind name } recoveryCodes }
}`;
const START_LOGIN = 'mutation { startPasskeyLogin { options } }';
const LOGIN = `mutation ($passkey: JSON!) {
  loginWithPasskey(input: { passkey: $passkey }) { token user { email } }
}`;
const CONFIRM_LOGIN = `mutation ($challenge: String!, $passkey: JSON!) {
  confirmLogin(input: { challenge: $challenge, passkey: $passkey }) { token }
}`;
const START_CONFIRMATION = 'mutation { startPasskeyConfirmation { options } }';
const CONFIRM = `mutation ($passkey: JSON!) { confirmIdentity(input: { passkey: $passkey }) { confirmedUntil } }`;
const RENAME = `mutation ($id: ID!, $name: String!) {
  updateAuthenticator(input: { id: $id, name: $name }) { authenticator { name } }
}`;
const REMOVE = 'mutation ($id: ID!) { removeAuthenticator(input: { id: $id }) { removedId } }';
const LISTED = 'query { viewer { authenticators { id kind name lastUsedAt } } }';

const registrationFor = async (person: { token: string }) =>
  (await app.graphql(START, {}, person)).data.startPasskeyRegistration.options;
const loginOptions = async () => (await app.graphql(START_LOGIN)).data.startPasskeyLogin.options;
const register = (person: { token: string }, passkey: object, name = 'Phone') =>
  app.graphql(REGISTER, { name, passkey }, person);

interface Holder extends TestActor {
  device: SoftAuthenticator;
  passkeyId: string;
  recoveryCodes: string[];
}

async function holder(): Promise<Holder> {
  const person = await app.actor('attendee');
  const device = new SoftAuthenticator(origin);
  const made = await register(person, device.create(await registrationFor(person)));
  const { authenticator, recoveryCodes } = made.data.registerPasskey;
  return { ...person, device, passkeyId: authenticator.id, recoveryCodes };
}

describe('a passkey', () => {
  it('is added with a name, renamed, and removed', async () => {
    const person = await holder();
    expect(person.recoveryCodes).toHaveLength(10);
    await app.graphql(RENAME, { id: person.passkeyId, name: 'Work phone' }, person);
    const { authenticators } = (await app.graphql(LISTED, {}, person)).data.viewer;
    expect(authenticators).toMatchObject([{ kind: 'PASSKEY', name: 'Work phone', lastUsedAt: null }]);
    const stranger = await app.actor('attendee');
    expect(codeOf(await app.graphql(RENAME, { id: person.passkeyId, name: 'x' }, stranger))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await app.graphql(REMOVE, { id: person.passkeyId }, stranger))).toBe('NOT_FOUND');
    await app.graphql(REMOVE, { id: person.passkeyId }, person);
    const passkey = person.device.get(await loginOptions());
    expect(codeOf(await app.graphql(LOGIN, { passkey }))).toBe('PASSKEY_REFUSED');
    expect((await app.rest('POST', '/auth/login', { email: person.email, password: PASSWORD })).status).toBe(
      200,
    );
  });

  it('is one of several, each of which signs in, ten at most', async () => {
    const person = await holder();
    const others = Array.from({ length: 9 }, () => new SoftAuthenticator(origin));
    for (const device of others) {
      const added = await register(person, device.create(await registrationFor(person)));
      expect(added.data.registerPasskey.recoveryCodes).toEqual([]);
    }
    expect(codeOf(await app.graphql(START, {}, person))).toBe('TOO_MANY_PASSKEYS');
    for (const device of [person.device, others[8] as SoftAuthenticator]) {
      const passkey = device.get(await loginOptions());
      expect((await app.graphql(LOGIN, { passkey })).data.loginWithPasskey.user.email).toBe(person.email);
    }
  });

  it('is refused with the challenge of another person, of a sign-in, or a used one', async () => {
    const [person, stranger] = [await app.actor('attendee'), await app.actor('attendee')];
    const device = new SoftAuthenticator(origin);
    const foreign = device.create(await registrationFor(stranger));
    expect(codeOf(await register(person, foreign))).toBe('PASSKEY_REFUSED');
    const wrong = device.create({ ...(await loginOptions()), rp: { id: 'localhost' } });
    expect(codeOf(await register(person, wrong))).toBe('PASSKEY_REFUSED');
    const passkey = device.create(await registrationFor(person));
    expect((await register(person, passkey)).errors).toBeUndefined();
    expect(codeOf(await register(person, passkey))).toBe('PASSKEY_REFUSED');
  });

  it('is refused from another site, or without the unlocking of its device', async () => {
    const person = await app.actor('attendee');
    const elsewhere = new SoftAuthenticator('https://passa.example');
    expect(codeOf(await register(person, elsewhere.create(await registrationFor(person))))).toBe(
      'PASSKEY_REFUSED',
    );
    const locked = new SoftAuthenticator(origin);
    locked.isVerified = false;
    expect(codeOf(await register(person, locked.create(await registrationFor(person))))).toBe(
      'PASSKEY_REFUSED',
    );
  });

  it.each([[{}], [{ id: 'x' }], ['text'], [{ id: 'x', response: { clientDataJSON: '!!' } }], [[1]], [7]])(
    'is refused where the answer is %j',
    async (passkey) => {
      const person = await app.actor('attendee');
      expect(codeOf(await app.graphql(LOGIN, { passkey }))).toBe('PASSKEY_REFUSED');
      expect(codeOf(await register(person, passkey as object))).toBe('PASSKEY_REFUSED');
    },
  );
});

describe('a sign-in with a passkey', () => {
  it('needs no password, and counts as both factors', async () => {
    const person = await holder();
    await addApp(app, person);
    const passkey = person.device.get(await loginOptions());
    const { token } = (await app.graphql(LOGIN, { passkey })).data.loginWithPasskey;
    const { authenticators } = (await app.graphql(LISTED, {}, { token })).data.viewer;
    expect(authenticators[0].lastUsedAt).toBe(app.clock.now().toISOString());
    const [entry] = await app.sql<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'auth.login' AND user_email = $1 ORDER BY id DESC LIMIT 1`,
      [person.email],
    );
    expect(entry?.details).toEqual({ second_factor: 'passkey' });
  });

  it('works once for each challenge, and not after five minutes', async () => {
    const person = await holder();
    const passkey = person.device.get(await loginOptions());
    const answers = await Promise.all([app.graphql(LOGIN, { passkey }), app.graphql(LOGIN, { passkey })]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(codeOf(await app.graphql(LOGIN, { passkey }))).toBe('PASSKEY_REFUSED');
    const late = person.device.get(await loginOptions());
    app.clock.advance('6m');
    expect(codeOf(await app.graphql(LOGIN, { passkey: late }))).toBe('PASSKEY_REFUSED');
  });

  it('is refused where the counter of the passkey has not grown', async () => {
    const person = await holder();
    await app.graphql(LOGIN, { passkey: person.device.get(await loginOptions()) });
    person.device.counter = 0;
    const copied = person.device.get(await loginOptions());
    expect(codeOf(await app.graphql(LOGIN, { passkey: copied }))).toBe('PASSKEY_REFUSED');
    person.device.counter = 5;
    const grown = person.device.get(await loginOptions());
    expect((await app.graphql(LOGIN, { passkey: grown })).errors).toBeUndefined();
  });

  it('is refused for a suspended account', async () => {
    const person = await holder();
    await app.sql("UPDATE users SET status = 'suspended' WHERE email = $1", [person.email]);
    const passkey = person.device.get(await loginOptions());
    expect(codeOf(await app.graphql(LOGIN, { passkey }))).toBe('ACCOUNT_SUSPENDED');
  });

  it('is the second factor of a password too', async () => {
    const person = await holder();
    const begun = await app.rest('POST', '/auth/login', { email: person.email, password: PASSWORD });
    const { challenge, methods, passkey: options } = begun.body.error;
    expect(methods).toEqual(['passkey', 'recovery_code']);
    const stranger = await holder();
    const foreign = stranger.device.get(options);
    expect(codeOf(await app.graphql(CONFIRM_LOGIN, { challenge, passkey: foreign }))).toBe('PASSKEY_REFUSED');
    const passkey = person.device.get(options);
    expect((await app.graphql(CONFIRM_LOGIN, { challenge, passkey })).errors).toBeUndefined();
  });
});

describe('a passkey over REST', () => {
  it('completes a sign-in, and no other passkey does', async () => {
    const [person, stranger] = [await holder(), await holder()];
    const login = () => app.rest('POST', '/auth/login', { email: person.email, password: PASSWORD });
    const proceed = (challenge: string, passkey: unknown) =>
      app.rest('POST', '/auth/login/second-factor', { challenge, passkey });
    const begun = (await login()).body.error;
    const refused = await proceed(begun.challenge, stranger.device.get(begun.passkey));
    expect([refused.status, refused.body.error.code]).toEqual([401, 'PASSKEY_REFUSED']);
    const again = (await login()).body.error;
    const done = await proceed(again.challenge, person.device.get(again.passkey));
    expect([done.status, done.body.data.user.email]).toEqual([200, person.email]);
    const both = await app.rest('POST', '/auth/login/second-factor', {
      challenge: (await login()).body.error.challenge,
      code: '123456',
      passkey: {},
    });
    expect(both.status).toBe(400);
  });

  it('confirms who is signed in', async () => {
    const person = { ...(await holder()), confirms: false };
    app.clock.advance('11m');
    const { body } = await app.rest('POST', '/auth/confirm/passkey', undefined, person);
    const passkey = person.device.get(body.options);
    const confirmed = await app.rest('POST', '/auth/confirm', { passkey }, person);
    expect(confirmed.status).toBe(200);
    expect((await app.graphql(START, {}, person)).errors).toBeUndefined();
  });
});

describe('a confirmation with a passkey', () => {
  it('counts for the session that asked, by a passkey of the same person', async () => {
    const person = { ...(await holder()), confirms: false };
    app.clock.advance('11m');
    const asked = await app.graphql(START, {}, person);
    expect(asked.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      details: { methods: ['passkey'] },
    });
    const options = (await app.graphql(START_CONFIRMATION, {}, person)).data.startPasskeyConfirmation.options;
    const stranger = await holder();
    const foreign = stranger.device.get(options);
    expect(codeOf(await app.graphql(CONFIRM, { passkey: foreign }, person))).toBe('PASSKEY_REFUSED');
    const passkey = person.device.get(options);
    expect((await app.graphql(CONFIRM, { passkey }, person)).errors).toBeUndefined();
    expect((await app.graphql(START, {}, person)).errors).toBeUndefined();
  });
});
