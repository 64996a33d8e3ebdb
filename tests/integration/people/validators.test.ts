import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';

let app: TestApp;
let owner: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
});
afterAll(() => app.close());

const REGISTER =
  'mutation ($email: String!) { registerValidator(input: { email: $email }) { id temporaryPassword expiresAt } }';
const LIST =
  '{ validators { nodes { id name status temporaryUntil scansToday devices { id kind label } } } }';
const REVOKE = 'mutation ($id: ID!) { revokeDevice(input: { id: $id }) { revokedId } }';
const register = async (email: string, caller = owner) =>
  (await app.graphql(REGISTER, { email }, caller)).data.registerValidator;
const enter = (email: string, password: string) => app.rest('POST', '/auth/login', { email, password });
const found = async (id: string) =>
  (await app.graphql(LIST, {}, owner)).data.validators.nodes.find((one: { id: string }) => one.id === id);

describe('a temporary password', () => {
  it('opens one session of two that ask at once, and gives way to a chosen one', async () => {
    const { id, temporaryPassword } = await register('once@door.test');
    expect(await found(id)).toMatchObject({ name: 'once', temporaryUntil: expect.any(String) });
    const answers = await Promise.all([
      enter('once@door.test', temporaryPassword),
      enter('once@door.test', temporaryPassword),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const token = answers.find(({ status }) => status === 200)?.body.data.token;
    const due = await app.graphql('{ viewer { hasTemporaryPassword } }', {}, { token });
    expect(due.data.viewer.hasTemporaryPassword).toBe(true);
    expect((await found(id)).temporaryUntil).toBeNull();
    const change = { current_password: temporaryPassword, new_password: PASSWORD };
    expect((await app.rest('POST', '/api/system/change-password', change, { token })).status).toBe(200);
    expect((await enter('once@door.test', PASSWORD)).status).toBe(200);
    expect((await enter('once@door.test', PASSWORD)).status).toBe(200);
  });

  it('opens nothing but the viewer, the change of the password and signing out', async () => {
    const { temporaryPassword } = await register('closed@door.test');
    const caller = { token: (await enter('closed@door.test', temporaryPassword)).body.data.token };
    const viewer = await app.graphql('{ viewer { role permissions hasTemporaryPassword } }', {}, caller);
    expect(viewer.data.viewer).toEqual({
      role: 'ISSUER_VALIDATOR',
      permissions: [],
      hasTemporaryPassword: true,
    });
    const refusals = await Promise.all([
      app.graphql('{ tickets { nodes { id } } }', {}, caller),
      app.graphql('mutation { createApiKey { key } }', {}, caller),
      app.graphql(
        'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }',
        { input: {} },
        caller,
      ),
      app.graphql(
        'mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }',
        { input: { ticket: 'x' } },
        caller,
      ),
    ]);
    expect(refusals.map(codeOf)).toEqual(Array(4).fill('PASSWORD_CHANGE_REQUIRED'));
    for (const path of ['/api/messages', '/api/events'])
      expect((await app.rest('GET', path, undefined, caller)).body.error.code).toBe(
        'PASSWORD_CHANGE_REQUIRED',
      );
    // Over REST, and as the public where that is allowed.
    expect((await app.rest('GET', '/api/system/logs/export', undefined, caller)).status).toBe(403);
    expect((await app.graphql('{ publishedEvents { nodes { id } } }', {}, caller)).errors).toBeUndefined();

    const change = { current_password: temporaryPassword, new_password: PASSWORD };
    expect((await app.rest('POST', '/api/system/change-password', change, caller)).status).toBe(200);
    expect((await app.rest('GET', '/api/events', undefined, caller)).status).toBe(200);
  });

  it('may be left by signing out', async () => {
    const { temporaryPassword } = await register('leaving@door.test');
    const caller = { token: (await enter('leaving@door.test', temporaryPassword)).body.data.token };
    expect((await app.rest('POST', '/auth/logout', {}, caller)).status).toBe(200);
    expect((await app.graphql('{ viewer { role } }', {}, caller)).status).toBe(401);
  });

  it('is renewed only for a person who never signed in', async () => {
    const first = await register('again@door.test');
    const second = await register('again@door.test');
    expect(second.id).toBe(first.id);
    expect((await enter('again@door.test', first.temporaryPassword)).status).toBe(401);
    expect((await enter('again@door.test', second.temporaryPassword)).status).toBe(200);
    expect(codeOf(await app.graphql(REGISTER, { email: 'again@door.test' }, owner))).toBe('ALREADY_ON_STAFF');
    const stranger = await app.actor('issuer_admin');
    expect(codeOf(await app.graphql(REGISTER, { email: 'again@door.test' }, stranger))).toBe('EMAIL_TAKEN');
    const kept = await app.sql(
      `SELECT 1 FROM mail_outbox WHERE payload::text LIKE '%' || $1 || '%'
       UNION ALL SELECT 1 FROM audit_entries WHERE details::text LIKE '%' || $1 || '%'`,
      [second.temporaryPassword],
    );
    expect(kept).toEqual([]);
  });

  it('is over after 24 hours', async () => {
    const { temporaryPassword } = await register('late@door.test');
    app.clock.advance('24h');
    const late = await enter('late@door.test', temporaryPassword);
    expect([late.status, late.body.error.code]).toEqual([401, 'TEMPORARY_PASSWORD_SPENT']);
    owner = { ...owner, token: (await enter(owner.email, PASSWORD)).body.data.token };
  });
});

describe('a device', () => {
  it('is cut off at once with the keys made on it, and no other', async () => {
    const validator = await app.actor('issuer_validator', owner.issuerId ?? undefined);
    const made = await app.rest('POST', '/api/issuer/api-key', {}, validator);
    const other = (await enter(validator.email, PASSWORD)).body.data.token;
    const { devices } = await found(validator.userId);
    expect(devices).toHaveLength(2);
    const [session] = await app.sql<{ id: string }>(
      'SELECT session_id AS id FROM api_keys WHERE prefix = $1',
      [made.body.prefix],
    );
    const stranger = await app.actor('issuer_owner');
    expect(codeOf(await app.graphql(REVOKE, { id: session?.id }, stranger))).toBe('NOT_FOUND');
    expect((await app.graphql(REVOKE, { id: session?.id }, owner)).data.revokeDevice.revokedId).toBe(
      session?.id,
    );
    for (const token of [validator.token, made.body.api_key])
      expect((await app.rest('GET', '/api/events', undefined, { token })).status).toBe(401);
    expect((await app.rest('GET', '/api/events', undefined, { token: other })).status).toBe(200);
    expect((await found(validator.userId)).devices).toHaveLength(1);
    expect(codeOf(await app.graphql(REVOKE, { id: session?.id }, owner))).toBe('NOT_FOUND');
  });
});
