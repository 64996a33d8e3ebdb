import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { hasWallet user { id name email role phone emailVerified hasWallet lastLoginAt issuer { id name description active } } }
}`;
const VERIFY =
  'mutation ($token: String!, $password: String) { verifyEmail(input: { token: $token, password: $password }) { done } }';
const VIEWER = 'query { viewer { user { name phone emailVerified } role theme permissions } }';

const register = (input: object) =>
  app.graphql(REGISTER, {
    input: { name: 'Amina Odhiambo', password: PASSWORD, role: 'ATTENDEE', ...input },
  });

describe('registration', () => {
  it('makes an attendee, who can sign in at once', async () => {
    const { data } = await register({
      email: 'amina@people.test',
      phone: '+254 700 000 001',
      createWallet: true,
    });
    expect(data.register).toMatchObject({
      hasWallet: true,
      user: {
        role: 'ATTENDEE',
        email: 'amina@people.test',
        issuer: null,
        emailVerified: false,
        lastLoginAt: null,
      },
    });
    const [row] = await app.sql<{ wants_wallet: boolean; password_hash: string }>(
      "SELECT wants_wallet, password_hash FROM users WHERE email = 'amina@people.test'",
    );
    expect(row?.wants_wallet).toBe(true);
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    const login = await app.rest('POST', '/auth/login', { email: 'AMINA@people.test', password: PASSWORD });
    expect(login.status).toBe(200);
  });

  it('gives the account of an organiser the name of its person, where that is named', async () => {
    const organiser = { name: 'Ziwa Sound', email: 'ziwa@people.test', role: 'ISSUER_ADMIN' };
    const { data } = await register({ ...organiser, personName: '  Atieno Ouma ' });
    expect(data.register.user).toMatchObject({ name: 'Atieno Ouma', issuer: { name: 'Ziwa Sound' } });
    const refused = await register({ ...organiser, email: 'z2@people.test', personName: 'x'.repeat(201) });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: [expect.objectContaining({ field: 'personName' })] },
    });
  });

  it('makes an organiser with an issuer of that name and its first signing key', async () => {
    const { data } = await register({
      name: 'Safari Sound',
      email: 'safari@people.test',
      role: 'ISSUER_ADMIN',
      description: 'Concerts by the lake',
    });
    const { issuer } = data.register.user;
    expect(issuer).toMatchObject({ name: 'Safari Sound', description: 'Concerts by the lake', active: true });
    const keys = await app.sql<{ version: number; retired_at: Date | null }>(
      'SELECT version, retired_at FROM signing_keys WHERE issuer_id = $1',
      [issuer.id],
    );
    expect(keys).toEqual([{ version: 1, retired_at: null }]);
  });

  it('refuses an address that has an account, in any case, also when two come at once', async () => {
    const again = await register({ email: 'Amina@People.test' });
    expect(again.errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN');
    const both = await Promise.all([1, 2].map(() => register({ email: 'twice@people.test' })));
    expect(both.filter(({ data }) => data?.register)).toHaveLength(1);
    expect(both.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
      'EMAIL_TAKEN',
    ]);
  });

  it('leaves nothing behind when it is refused', async () => {
    await register({ name: 'Ghost', email: 'amina@people.test', role: 'ISSUER_ADMIN' });
    expect(await app.sql("SELECT 1 FROM issuers WHERE name = 'Ghost'")).toEqual([]);
  });

  it('names every fault, and assigns no other role', async () => {
    const { errors } = await register({
      name: '',
      email: 'nobody',
      password: '12345678',
      role: 'SYSTEM_ADMIN',
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const details = errors?.[0]?.extensions.details as { fields: { field: string }[] };
    expect(details.fields.map(({ field }) => field)).toEqual(['name', 'email', 'password', 'role']);
  });

  it('refuses a name or address that reads like another one, over GraphQL and by REST', async () => {
    const name = 'Amina \u202Eohmaido';
    const email = 'am\u200Bina@people.test';
    const { errors } = await register({ name, email });
    const details = errors?.[0]?.extensions.details as { fields: { field: string; message: string }[] };
    expect(details.fields.map(({ field }) => field)).toEqual(['name', 'email']);
    expect(details.fields[0]?.message).toBe(
      'The name holds an invisible character, or one that changes the direction of writing.',
    );
    const byRest = await app.rest('POST', '/auth/register', { name, email, password: PASSWORD });
    expect([byRest.status, byRest.body.error.fields.map((one: { field: string }) => one.field)]).toEqual([
      400,
      ['name', 'email'],
    ]);
  });

  it('is recorded with the new person as its actor, and without a secret', async () => {
    const rows = await app.sql<{ actor_kind: string; success: boolean; details: object }>(
      "SELECT actor_kind, success, details FROM audit_entries WHERE action = 'auth.register' AND user_email = 'amina@people.test'",
    );
    expect(rows).toEqual([{ actor_kind: 'user', success: true, details: { role: 'attendee' } }]);
  });
});

describe('the address', () => {
  const linkFor = async (email: string) => secretIn((await openMail(app, email, 'verify_email')).text);
  const isVerified = async (token: string) =>
    (await app.graphql(VIEWER, {}, { token })).data.viewer.user.emailVerified;

  it('is verified by the mailed link with a session of the account, once', async () => {
    const { token, email } = await app.actor('attendee', undefined, { confirmed: false });
    const { text } = await openMail(app, email, 'verify_email');
    expect(text).toContain('/verify-email#token=');
    const secret = secretIn(text);
    expect((await app.graphql(VERIFY, { token: secret }, { token })).data.verifyEmail.done).toBe(true);
    expect(codeOf(await app.graphql(VERIFY, { token: secret }, { token }))).toBe('LINK_INVALID');
    expect(await isVerified(token)).toBe(true);
  });

  it('is verified by the mailed link with the password of the account, in a browser without its session', async () => {
    const { token, email } = await app.actor('attendee', undefined, { confirmed: false });
    const stranger = await app.actor('attendee', undefined, { confirmed: false });
    const secret = await linkFor(email);
    const wrong = await app.graphql(VERIFY, { token: secret, password: 'not this one' });
    expect(codeOf(wrong)).toBe('WRONG_PASSWORD');
    const right = await app.graphql(VERIFY, { token: secret, password: PASSWORD }, stranger);
    expect(right.data.verifyEmail.done).toBe(true);
    expect(await isVerified(token)).toBe(true);
    expect(
      await app.sql(
        "SELECT user_email FROM audit_entries WHERE action = 'email.verify' AND user_email = $1",
        [email],
      ),
    ).toHaveLength(1);
  });

  it('stays unverified when the owner of the mailbox follows the link of an account that a stranger made', async () => {
    const attacker = await app.actor('attendee', undefined, { confirmed: false });
    const secret = await linkFor(attacker.email);
    expect(codeOf(await app.graphql(VERIFY, { token: secret }))).toBe('CONFIRMATION_NEEDS_ACCOUNT');
    const guest = await app.actor('attendee', undefined, { confirmed: false });
    expect(codeOf(await app.graphql(VERIFY, { token: secret }, guest))).toBe('CONFIRMATION_NEEDS_ACCOUNT');
    expect(await isVerified(attacker.token)).toBe(false);
    // A refusal does not consume the link.
    expect((await app.graphql(VERIFY, { token: secret }, attacker)).data.verifyEmail.done).toBe(true);
  });

  it('is not verified with an API key, which may belong to a stranger as well', async () => {
    const { token, email } = await app.actor('issuer_admin', undefined, { confirmed: false });
    const { data } = await app.graphql('mutation { createApiKey { key } }', {}, { token });
    const secret = await linkFor(email);
    const answer = await app.graphql(VERIFY, { token: secret }, { token: data.createApiKey.key });
    expect(codeOf(answer)).toBe('CONFIRMATION_NEEDS_ACCOUNT');
  });

  it('is not verified by an old link, nor by one that a newer one replaced', async () => {
    const { token, email } = await app.actor('attendee', undefined, { confirmed: false });
    const first = secretIn((await openMail(app, email, 'verify_email')).text);
    await app.graphql('mutation { resendVerification { done } }', {}, { token });
    const second = secretIn((await openMail(app, email, 'verify_email')).text);
    expect((await app.graphql(VERIFY, { token: first })).errors?.[0]?.extensions.code).toBe('LINK_INVALID');
    app.clock.advance('25h');
    expect((await app.graphql(VERIFY, { token: second })).errors?.[0]?.extensions.code).toBe('LINK_INVALID');
  });

  it('has no secret of its link in the database', async () => {
    await register({ email: 'quiet@people.test' });
    const { text } = await openMail(app, 'quiet@people.test', 'verify_email');
    const [row] = await app.sql<{ found: boolean }>(
      "SELECT bool_or(payload::text LIKE '%' || $1 || '%') AS found FROM mail_outbox",
      [secretIn(text)],
    );
    expect(row?.found).toBe(false);
  });
});

describe('the profile', () => {
  const UPDATE =
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { name phone } } }';

  it('changes what is given and leaves the rest', async () => {
    const { token } = await app.actor('issuer_admin');
    const { data } = await app.graphql(UPDATE, { input: { phone: ' +254 711 ', theme: 'DARK' } }, { token });
    expect(data.updateProfile.user.phone).toBe('+254 711');
    await app.graphql(UPDATE, { input: { name: 'Grace' } }, { token });
    const { viewer } = (await app.graphql(VIEWER, {}, { token })).data;
    expect(viewer).toMatchObject({
      role: 'ISSUER_ADMIN',
      theme: 'DARK',
      user: { name: 'Grace', phone: '+254 711' },
    });
    expect(viewer.permissions).toContain('CREATE_EVENTS');
    await app.graphql(UPDATE, { input: { phone: '' } }, { token });
    expect((await app.graphql(VIEWER, {}, { token })).data.viewer.user.phone).toBeNull();
  });

  it('refuses an empty name, visitors, and roles that may only look', async () => {
    const { token } = await app.actor('attendee');
    const empty = await app.graphql(UPDATE, { input: { name: ' ' } }, { token });
    expect(empty.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const visitor = await app.graphql(UPDATE, { input: { name: 'X' } });
    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const auditor = await app.actor('system_auditor');
    const refused = await app.graphql(UPDATE, { input: { name: 'X' } }, { token: auditor.token });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('of a visitor is null', async () => {
    expect((await app.graphql(VIEWER)).data.viewer).toBeNull();
  });
});
