import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { ACCEPT, INVITE, invitationToken, ROLE } from './staff-steps.ts';

let app: TestApp;
let root: TestActor;
let owner: TestActor;
let admin: TestActor;
let issuerId: string;
beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
  owner = await app.actor('issuer_owner');
  issuerId = owner.issuerId ?? '';
  admin = await app.actor('issuer_admin', issuerId);
});
afterAll(() => app.close());

const mailed = (email: string) => invitationToken(app, email);

describe('inviting people', () => {
  it('mails a link that makes the account with the role, once', async () => {
    const request = { email: 'clerk@join.test', name: 'Clerk', role: 'ISSUER_FINANCE' };
    expect((await app.graphql(INVITE, request, admin)).data.inviteUser.invitation).toMatchObject({
      role: 'ISSUER_FINANCE',
    });
    const first = await mailed('clerk@join.test');
    // A second invitation replaces the first.
    app.clock.advance('1s');
    await app.graphql(INVITE, request, admin);
    expect(codeOf(await app.graphql(ACCEPT, { token: first }))).toBe('INVITATION_INVALID');
    const token = await mailed('clerk@join.test');
    expect(codeOf(await app.graphql(ACCEPT, { token }))).toBe('ACCOUNT_NEEDED');
    const newAccount = { name: 'Cleo Clerk', password: PASSWORD };
    expect(
      (await app.graphql(ACCEPT, { token, newAccount })).data.acceptStaffInvitation.invitation.role,
    ).toBe('ISSUER_FINANCE');
    expect(codeOf(await app.graphql(ACCEPT, { token, newAccount }))).toBe('INVITATION_INVALID');
    const login = await app.rest('POST', '/auth/login', { email: 'clerk@join.test', password: PASSWORD });
    expect(login.body.data.user).toMatchObject({ role: 'issuer_finance', issuer_id: issuerId });
    expect(codeOf(await app.graphql(INVITE, request, admin))).toBe('ALREADY_ON_STAFF');
  });

  it('makes the organisation of an owner or admin who accepts without one', async () => {
    const invited = { email: 'founder@join.test', name: 'Lamu Nights', role: 'issuer_owner' };
    expect((await app.rest('POST', '/api/system/invite', invited, root)).status).toBe(201);
    const newAccount = { name: 'Lamu Nights', password: PASSWORD };
    const token = await mailed(invited.email);
    expect(
      (await app.graphql(ACCEPT, { token, newAccount })).data.acceptStaffInvitation.invitation.role,
    ).toBe('ISSUER_OWNER');
    const login = { email: invited.email, password: PASSWORD };
    const { user } = (await app.rest('POST', '/auth/login', login)).body.data;
    const listed = (await app.rest('GET', '/issuers?search=Lamu')).body.issuers;
    expect(listed).toEqual([
      expect.objectContaining({ id: user.issuer_id, name: 'Lamu Nights', active: true }),
    ]);
    const attendee = await app.actor('attendee');
    const asked = { email: attendee.email, name: 'Anyone', role: 'issuer_admin' };
    expect((await app.rest('POST', '/api/system/invite', asked, root)).status).toBe(201);
    await app.graphql(ACCEPT, { token: await mailed(attendee.email) }, attendee);
    const [founded] = await app.sql(
      'SELECT u.role, i.name = u.name AS named FROM users u JOIN issuers i ON i.id = u.issuer_id WHERE u.id = $1',
      [attendee.userId],
    );
    expect(founded).toEqual({ role: 'issuer_admin', named: true });
  });

  it('makes staff of an attendee, but not of the staff of others', async () => {
    const attendee = await app.actor('attendee');
    await app.graphql(INVITE, { email: attendee.email, name: 'A', role: 'ISSUER_VALIDATOR' }, owner);
    const token = await mailed(attendee.email);
    const other = await app.actor('attendee');
    expect(codeOf(await app.graphql(ACCEPT, { token }, other))).toBe('INVITATION_OF_ANOTHER');
    expect(codeOf(await app.graphql(ACCEPT, { token }))).toBe('SIGN_IN_FIRST');
    const newAccount = { name: 'A', password: PASSWORD };
    expect(codeOf(await app.graphql(ACCEPT, { token, newAccount }, attendee))).toBe('EMAIL_TAKEN');
    expect((await app.graphql(ACCEPT, { token }, attendee)).data.acceptStaffInvitation.invitation.role).toBe(
      'ISSUER_VALIDATOR',
    );
    expect((await app.rest('GET', '/api/events', undefined, attendee)).status).toBe(401);
    const elsewhere = await app.actor('issuer_admin');
    await app.graphql(INVITE, { email: elsewhere.email, name: 'B', role: 'ISSUER_ADMIN' }, owner);
    expect(codeOf(await app.graphql(ACCEPT, { token: await mailed(elsewhere.email) }))).toBe(
      'STAFF_ELSEWHERE',
    );
  });

  describe.each([
    ['ISSUER_FINANCE', () => owner],
    ['SYSTEM_AUDITOR', () => root],
  ] as const)('to an address that another person registered first, as %s', (role, inviter) => {
    const email = `${role.toLowerCase().replace('_', '.')}@squatted.test`;
    const squatter = { email, password: 'the password of the squatter' };
    const LOGIN = { email, password: squatter.password };
    let token: string;
    let session: { token: string };
    let key: { token: string };

    beforeAll(async () => {
      await app.rest('POST', '/auth/register', {
        ...squatter,
        name: 'Squatter',
        role: 'attendee',
        create_wallet: true,
      });
      session = { token: (await app.rest('POST', '/auth/login', LOGIN)).body.data.token };
      await app.graphql(INVITE, { email, name: 'Rehema', role }, inviter());
      token = await mailed(email);
      // A key that the account had before, as staff create them.
      const made = await app.rest('POST', '/api/issuer/api-key', {}, session);
      key = { token: made.body.api_key ?? 'none' };
    });

    it('asks for a new password, as if there were no account', async () => {
      const OPEN = 'query ($token: String!) { staffInvitation(token: $token) { hasAccount } }';
      expect((await app.graphql(OPEN, { token })).data.staffInvitation).toEqual({ hasAccount: false });
      for (const caller of [{}, session]) {
        expect(codeOf(await app.graphql(ACCEPT, { token }, caller))).toBe('ACCOUNT_NEEDED');
      }
    });

    it('gives no role by an administrator either', async () => {
      const [row] = await app.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
      expect(codeOf(await app.graphql(ROLE, { id: row?.id, role, issuerId }, root))).toBe(
        'EMAIL_NOT_VERIFIED',
      );
      const forced = app.sql("UPDATE users SET role = 'system_admin' WHERE id = $1", [row?.id]);
      await expect(forced).rejects.toThrow('without a confirmed address');
    });

    it('shuts the first person out, and lets in the owner of the mailbox', async () => {
      const newAccount = { name: 'Rehema', password: PASSWORD };
      expect(
        (await app.graphql(ACCEPT, { token, newAccount })).data.acceptStaffInvitation.invitation.role,
      ).toBe(role);
      expect((await app.rest('POST', '/auth/login', LOGIN)).status).toBe(401);
      for (const caller of [session, key])
        expect((await app.rest('GET', '/api/events', undefined, caller)).status).toBe(401);
      const login = await app.rest('POST', '/auth/login', { email, password: PASSWORD });
      expect(login.body.data.user).toMatchObject({
        role: role.toLowerCase(),
        name: 'Rehema',
        email_verified: true,
      });
    });
  });

  it('ends after seven days, or when it is withdrawn', async () => {
    const request = { email: 'late@join.test', name: 'Late', role: 'SYSTEM_AUDITOR' };
    await app.graphql(INVITE, request, root);
    const token = await mailed('late@join.test');
    app.clock.advance('7d');
    expect(
      (
        await app.graphql('query ($token: String!) { staffInvitation(token: $token) { hasAccount } }', {
          token,
        })
      ).data,
    ).toEqual({ staffInvitation: null });
    root = {
      ...root,
      token: (await app.rest('POST', '/auth/login', { email: root.email, password: PASSWORD })).body.data
        .token,
    };
    const again = await app.graphql(INVITE, request, root);
    const withdrawn = await mailed('late@join.test');
    const WITHDRAW = 'mutation ($id: ID!) { withdrawStaffInvitation(input: { id: $id }) { withdrawnId } }';
    const { id } = again.data.inviteUser.invitation;
    expect((await app.graphql(WITHDRAW, { id }, root)).data).toEqual({
      withdrawStaffInvitation: { withdrawnId: id },
    });
    expect(codeOf(await app.graphql(ACCEPT, { token: withdrawn }))).toBe('INVITATION_INVALID');
  });
});
