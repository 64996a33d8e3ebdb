import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../support/app.ts';

let app: TestApp;
let root: TestActor;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('the calls about people', () => {
  it('list users with the documented fields for those who manage them', async () => {
    const { status, body } = await app.rest('GET', '/api/users', undefined, root);
    expect(status).toBe(200);
    const own = body.data.users.find(({ id }: { id: string }) => id === admin.userId);
    expect(own).toMatchObject({
      name: 'issuer_admin 2',
      email: admin.email,
      role: 'issuer_admin',
      status: 'active',
      created_at: MOMENT,
      last_login: MOMENT,
      issuer_id: admin.issuerId,
    });
  });

  it('invite, as an attendee unless another role is named', async () => {
    const invite = (body: object, caller = root) => app.rest('POST', '/api/system/invite', body, caller);
    const { status, body } = await invite({ email: 'new@people.test', name: 'New' });
    expect([status, body.success, body.message]).toEqual([201, true, 'User invitation sent successfully']);
    expect(body.data.invitation).toEqual({
      ...{ id: ID, email: 'new@people.test', name: 'New', role: 'attendee', status: 'pending' },
      ...{ invited_at: MOMENT, expires_at: MOMENT },
    });
    expect((await invite({ email: 'x@people.test' })).body.message).toBe('The name is required.');
    expect((await invite({ email: 'x@people.test', name: 'X', role: 'issuer_finance' })).status).toBe(400);
    const staff = { email: 'staff@people.test', name: 'Staff', role: 'issuer_finance' };
    expect((await invite(staff, admin)).status).toBe(201);
    const raised = await invite({ ...staff, role: 'system_admin' }, admin);
    expect([raised.status, raised.body.message]).toEqual([403, 'You cannot give this role.']);
    const signatory = await app.actor('issuer_signatory');
    expect((await invite(staff, signatory)).status).toBe(403);
    expect((await app.rest('POST', '/api/system/invite', staff)).status).toBe(401);
  });

  it('change a role', async () => {
    const finance = await app.actor('issuer_finance', admin.issuerId ?? undefined);
    const path = `/api/users/${finance.userId}/role`;
    const { status, body } = await app.rest('PUT', path, { role: 'issuer_auditor' }, admin);
    expect([status, body.message]).toEqual([200, 'User role updated successfully']);
    expect(body.data.user).toEqual({
      ...{ id: finance.userId, name: expect.any(String), email: finance.email, role: 'issuer_auditor' },
      ...{ status: 'active', created_at: MOMENT, last_login: MOMENT, issuer_id: admin.issuerId },
    });
    const nameless = await app.rest('PUT', path, {}, admin);
    expect([nameless.status, nameless.body.message]).toEqual([400, 'The role is required.']);
    expect((await app.rest('PUT', path, { role: 'king' }, admin)).status).toBe(400);
    const own = await app.rest('PUT', `/api/users/${admin.userId}/role`, { role: 'issuer_owner' }, admin);
    expect([own.status, own.body.error.code]).toEqual([409, 'OWN_ACCOUNT']);
  });

  it('suspend and activate', async () => {
    const attendee = await app.actor('attendee');
    const call = (what: string, caller = root) =>
      app.rest('POST', `/api/users/${attendee.userId}/${what}`, {}, caller);
    // To an admin of another organisation the user does not exist.
    expect((await call('suspend', admin)).status).toBe(404);
    const { status, body } = await call('suspend');
    expect([status, body.data.user.status]).toEqual([200, 'suspended']);
    expect([(await call('suspend')).status]).toEqual([409]);
    const login = { email: attendee.email, password: PASSWORD };
    expect((await app.rest('POST', '/auth/login', login)).status).toBe(403);
    expect((await call('activate')).body.user.status).toBe('active');
    expect((await app.rest('POST', '/auth/login', login)).status).toBe(200);
  });

  it('register a validator, whose password opens one session', async () => {
    const path = '/api/issuer/validators/register';
    const { status, body } = await app.rest('POST', path, { email: 'gate@people.test', name: 'gate' }, admin);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ id: ID, email: 'gate@people.test', expires_at: MOMENT });
    const password = body.data.temporary_password;
    expect(password).toMatch(/^[\w]{4}(-[\w]{4}){3}$/);
    const enter = () => app.rest('POST', '/auth/login', { email: 'gate@people.test', password });
    const first = await enter();
    expect([first.status, first.body.data.user.role]).toEqual([200, 'issuer_validator']);
    const second = await enter();
    expect([second.status, second.body.error.code]).toEqual([401, 'TEMPORARY_PASSWORD_SPENT']);
    const { body: listed } = await app.rest('GET', '/api/issuer/validators', undefined, admin);
    expect(listed.data.validators).toEqual([
      {
        ...{
          id: body.data.id,
          name: 'gate',
          email: 'gate@people.test',
          status: 'active',
          last_login: MOMENT,
        },
        ...{ scans_today: 0, gates: [], last_scan: null, last_gate: null },
      },
    ]);
    expect((await app.rest('POST', path, {}, admin)).body.message).toBe('The email address is required.');
    expect((await app.rest('POST', path, { email: 'a@b.test' }, await app.actor('attendee'))).status).toBe(
      403,
    );
  });
});
