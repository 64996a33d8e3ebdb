import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { until } from '../../support/until.ts';

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

const ROLE =
  'mutation ($id: ID!, $role: Role!, $issuerId: ID) { setUserRole(input: { id: $id, role: $role, issuerId: $issuerId }) { user { id role issuer { id } viewerMayChange } } }';
const SUSPEND = 'mutation ($id: ID!) { suspendUser(input: { id: $id }) { user { id status } } }';
const ACTIVATE = 'mutation ($id: ID!) { activateUser(input: { id: $id }) { user { id status } } }';
const INVITE =
  'mutation ($email: String!, $name: String!, $role: Role!, $issuerId: ID) { inviteUser(input: { email: $email, name: $name, role: $role, issuerId: $issuerId }) { invitation { id email role issuerName } } }';
const ACCEPT =
  'mutation ($token: String!, $newAccount: NewStaffAccount) { acceptStaffInvitation(input: { token: $token, newAccount: $newAccount }) { invitation { role } } }';
const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const mailed = async (email: string) => secretIn((await openMail(app, email, 'staff_invitation')).text);

describe('the list of users', () => {
  const LIST = `query ($search: String, $role: Role, $status: UserStatus, $first: Int, $after: String) {
    users(search: $search, role: $role, status: $status, first: $first, after: $after) {
      nodes { id email role status issuerName viewerMayChange viewerMayGive } pageInfo { endCursor hasNextPage } } }`;
  const list = async (variables: object, caller: TestActor) =>
    (await app.graphql(LIST, { ...variables }, caller)).data.users;

  it('holds everybody for system admins and the own staff for owners and admins', async () => {
    const stranger = await app.actor('attendee');
    const all = (await list({}, root)).nodes.map(({ id }: { id: string }) => id);
    expect(all).toEqual(expect.arrayContaining([root.userId, owner.userId, stranger.userId]));
    const staff = (await list({}, admin)).nodes;
    expect(staff.map(({ id }: { id: string }) => id).sort()).toEqual([owner.userId, admin.userId].sort());
    // An admin can change neither themselves nor an owner.
    expect(staff.every((user: { viewerMayChange: boolean }) => !user.viewerMayChange)).toBe(true);
    expect(code(await app.graphql(LIST, {}, stranger))).toBe('FORBIDDEN');
  });

  it('is filtered and paged', async () => {
    const clerk = await app.actor('issuer_finance', issuerId);
    const found = await list({ role: 'ISSUER_FINANCE', search: clerk.email.slice(0, 12) }, owner);
    expect(found.nodes).toEqual([
      expect.objectContaining({ id: clerk.userId, viewerMayChange: true, issuerName: expect.any(String) }),
    ]);
    expect(found.nodes[0].viewerMayGive).not.toContain('SYSTEM_ADMIN');
    expect((await list({ status: 'SUSPENDED' }, owner)).nodes).toEqual([]);
    const first = await list({ first: 2 }, root);
    const rest = await list({ first: 100, after: first.pageInfo.endCursor }, root);
    const ids = [...first.nodes, ...rest.nodes].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength((await list({ first: 100 }, root)).nodes.length);
    expect(code(await app.graphql(LIST, { after: 'guess' }, root))).toBe('BAD_INPUT');
  });
});

describe('changing people', () => {
  it('ends sessions, keys and sockets at once on suspension, and allows them again after activation', async () => {
    const signatory = await app.actor('issuer_signatory', issuerId);
    const made = await app.rest('POST', '/api/issuer/api-key', {}, signatory);
    const key = { token: made.body.api_key };
    const closed = socketEnd(signatory.token);
    expect((await app.graphql(SUSPEND, { id: signatory.userId }, admin)).data.suspendUser.user.status).toBe(
      'SUSPENDED',
    );
    await closed;
    for (const caller of [signatory, key])
      expect((await app.rest('GET', '/api/events', undefined, caller)).status).toBe(401);
    expect(code(await app.graphql(SUSPEND, { id: signatory.userId }, admin))).toBe('ALREADY_SO');
    await app.graphql(ACTIVATE, { id: signatory.userId }, admin);
    // Sessions stay ended; keys work again.
    expect((await app.rest('GET', '/api/events', undefined, signatory)).status).toBe(401);
    expect((await app.rest('GET', '/api/events', undefined, key)).status).toBe(200);
  });

  it('gives a role, which counts from then on', async () => {
    const validator = await app.actor('issuer_validator', issuerId);
    const changed = await app.graphql(ROLE, { id: validator.userId, role: 'ISSUER_ADMIN' }, owner);
    expect(changed.data.setUserRole.user).toMatchObject({ role: 'ISSUER_ADMIN', issuer: { id: issuerId } });
    expect((await app.rest('GET', '/api/events', undefined, validator)).status).toBe(401);
    const login = await app.rest('POST', '/auth/login', { email: validator.email, password: PASSWORD });
    expect(login.body.data.user.role).toBe('issuer_admin');
    const [entry] = await app.sql<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'user.role_change' AND entity_id = $1`,
      [validator.userId],
    );
    expect(entry?.details).toMatchObject({ from: 'issuer_validator', to: 'issuer_admin' });
  });

  it('ends the API keys of a person who leaves an organisation, and keeps those of one who stays', async () => {
    const works = async (token: string) =>
      (await app.rest('GET', '/api/events', undefined, { token })).status === 200;
    const staff = await app.actor('issuer_finance', issuerId);
    const key = (await app.rest('POST', '/api/issuer/api-key', {}, staff)).body.api_key;
    await app.graphql(ROLE, { id: staff.userId, role: 'ISSUER_AUDITOR' }, owner);
    expect(await works(key)).toBe(true);
    const elsewhere = (await app.actor('issuer_owner')).issuerId;
    const input = { id: staff.userId, role: 'ISSUER_FINANCE', issuerId: elsewhere };
    expect((await app.graphql(ROLE, input, root)).data.setUserRole.user.issuer.id).toBe(elsewhere);
    expect(await works(key)).toBe(false);
    // The key stays revoked after the role returns.
    await app.graphql(ROLE, { ...input, issuerId }, root);
    expect(await works(key)).toBe(false);
  });

  it('assigns no role above the caller’s, and changes neither the caller, nor an owner, nor strangers', async () => {
    const clerk = await app.actor('issuer_finance', issuerId);
    const stranger = await app.actor('issuer_finance');
    const give = async (caller: TestActor, id: string, role: string) =>
      code(await app.graphql(ROLE, { id, role }, caller));
    expect(await give(admin, clerk.userId, 'SYSTEM_AUDITOR')).toBe('FORBIDDEN');
    expect(await give(admin, admin.userId, 'ISSUER_OWNER')).toBe('OWN_ACCOUNT');
    expect(await give(admin, owner.userId, 'ISSUER_FINANCE')).toBe('FORBIDDEN');
    expect(code(await app.graphql(SUSPEND, { id: owner.userId }, admin))).toBe('FORBIDDEN');
    expect(await give(owner, stranger.userId, 'ISSUER_ADMIN')).toBe('NOT_FOUND');
    expect(await give(clerk, stranger.userId, 'ISSUER_ADMIN')).toBe('FORBIDDEN');
    expect(await give(root, clerk.userId, 'ISSUER_FINANCE')).toBe('ALREADY_SO');
    const attendee = await app.actor('attendee');
    expect(await give(root, attendee.userId, 'ISSUER_FINANCE')).toBe('BAD_INPUT');
    const placed = await app.graphql(ROLE, { id: attendee.userId, role: 'ISSUER_AUDITOR', issuerId }, root);
    expect(placed.data.setUserRole.user).toMatchObject({ role: 'ISSUER_AUDITOR', issuer: { id: issuerId } });
  });

  it('gives owners and admins without an organisation a new one of their name', async () => {
    for (const role of ['issuer_owner', 'issuer_admin']) {
      const attendee = await app.actor('attendee');
      const answer = await app.rest('PUT', `/api/users/${attendee.userId}/role`, { role }, root);
      expect([answer.status, answer.body.user.role]).toEqual([200, role]);
      const [founded] = await app.sql(
        `SELECT i.name = u.name AS named, i.active, k.version FROM users u JOIN issuers i ON i.id = u.issuer_id
           JOIN signing_keys k ON k.issuer_id = i.id WHERE u.id = $1`,
        [attendee.userId],
      );
      expect(founded).toEqual({ named: true, active: true, version: 1 });
    }
  });

  it('says what is missing when another issuer role names no organiser', async () => {
    const { userId } = await app.actor('attendee');
    const missing =
      'The role issuer_finance belongs to an organiser, and the organiser’s id is missing. Only issuer_owner and issuer_admin get a new organisation without one.';
    const invited = { email: 'nowhere@join.test', name: 'No', role: 'issuer_finance' };
    for (const answer of [
      await app.rest('PUT', `/api/users/${userId}/role`, { role: 'issuer_finance' }, root),
      await app.rest('POST', '/api/system/invite', invited, root),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.error.fields).toEqual([{ field: 'issuer_id', message: missing }]);
    }
  });

  it('lets one of two admins win who suspend each other', async () => {
    const [left, right] = [await app.actor('system_admin'), await app.actor('system_admin')];
    const answers = await Promise.all([
      app.graphql(SUSPEND, { id: right.userId }, left),
      app.graphql(SUSPEND, { id: left.userId }, right),
    ]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('is published only to those who manage the person', async () => {
    const other = await app.actor('issuer_admin');
    const heard: string[] = [];
    const elsewhere: string[] = [];
    const stops = [listen(owner.token, heard), listen(other.token, elsewhere)];
    await until(async () => {
      const clerk = await app.actor('issuer_finance', issuerId);
      await app.graphql(SUSPEND, { id: clerk.userId }, owner);
      return heard.includes('SUSPENDED');
    });
    expect(elsewhere).toEqual([]);
    for (const stop of stops) await stop();
  });
});

describe('the keys of people', () => {
  const KEYS = 'query ($search: String) { users(search: $search) { nodes { id apiKeys { id prefix } } } }';
  const REVOKE = 'mutation ($id: ID!) { revokeStaffKey(input: { id: $id }) { revokedId } }';

  it('are seen and stopped by those who look after them and may manage keys', async () => {
    const clerk = await app.actor('issuer_finance', issuerId);
    const made = (await app.rest('POST', '/api/issuer/api-key', {}, clerk)).body;
    const search = clerk.email;
    const [seen] = (await app.graphql(KEYS, { search }, owner)).data.users.nodes;
    expect(seen).toEqual({
      id: clerk.userId,
      apiKeys: [{ id: expect.any(String), prefix: expect.any(String) }],
    });
    const id = seen.apiKeys[0].id;
    const elsewhere = await app.actor('issuer_owner');
    expect(code(await app.graphql(REVOKE, { id }, elsewhere))).toBe('NOT_FOUND');
    expect(code(await app.graphql(REVOKE, { id }, clerk))).toBe('FORBIDDEN');
    const key = { token: made.api_key };
    expect((await app.rest('GET', '/api/events', undefined, key)).status).toBe(200);
    expect((await app.graphql(REVOKE, { id }, admin)).data).toEqual({ revokeStaffKey: { revokedId: id } });
    expect((await app.rest('GET', '/api/events', undefined, key)).status).toBe(401);
    expect(code(await app.graphql(REVOKE, { id }, admin))).toBe('NOT_FOUND');
  });

  it('of an owner are stopped by owners and system admins alone', async () => {
    await app.rest('POST', '/api/issuer/api-key', {}, owner);
    const [{ apiKeys }] = (await app.graphql(KEYS, { search: owner.email }, root)).data.users.nodes;
    expect(code(await app.graphql(REVOKE, { id: apiKeys[0].id }, admin))).toBe('NOT_FOUND');
    expect((await app.graphql(REVOKE, { id: apiKeys[0].id }, root)).errors).toBeUndefined();
  });
});

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
    expect(code(await app.graphql(ACCEPT, { token: first }))).toBe('INVITATION_INVALID');
    const token = await mailed('clerk@join.test');
    expect(code(await app.graphql(ACCEPT, { token }))).toBe('ACCOUNT_NEEDED');
    const newAccount = { name: 'Cleo Clerk', password: PASSWORD };
    expect(
      (await app.graphql(ACCEPT, { token, newAccount })).data.acceptStaffInvitation.invitation.role,
    ).toBe('ISSUER_FINANCE');
    expect(code(await app.graphql(ACCEPT, { token, newAccount }))).toBe('INVITATION_INVALID');
    const login = await app.rest('POST', '/auth/login', { email: 'clerk@join.test', password: PASSWORD });
    expect(login.body.data.user).toMatchObject({ role: 'issuer_finance', issuer_id: issuerId });
    expect(code(await app.graphql(INVITE, request, admin))).toBe('ALREADY_ON_STAFF');
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
    expect(code(await app.graphql(ACCEPT, { token }, other))).toBe('INVITATION_OF_ANOTHER');
    expect(code(await app.graphql(ACCEPT, { token }))).toBe('SIGN_IN_FIRST');
    const newAccount = { name: 'A', password: PASSWORD };
    expect(code(await app.graphql(ACCEPT, { token, newAccount }, attendee))).toBe('EMAIL_TAKEN');
    expect((await app.graphql(ACCEPT, { token }, attendee)).data.acceptStaffInvitation.invitation.role).toBe(
      'ISSUER_VALIDATOR',
    );
    expect((await app.rest('GET', '/api/events', undefined, attendee)).status).toBe(401);
    const elsewhere = await app.actor('issuer_admin');
    await app.graphql(INVITE, { email: elsewhere.email, name: 'B', role: 'ISSUER_ADMIN' }, owner);
    expect(code(await app.graphql(ACCEPT, { token: await mailed(elsewhere.email) }))).toBe('STAFF_ELSEWHERE');
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
        expect(code(await app.graphql(ACCEPT, { token }, caller))).toBe('ACCOUNT_NEEDED');
      }
    });

    it('gives no role by an administrator either', async () => {
      const [row] = await app.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
      expect(code(await app.graphql(ROLE, { id: row?.id, role, issuerId }, root))).toBe('EMAIL_NOT_VERIFIED');
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
    expect(code(await app.graphql(ACCEPT, { token: withdrawn }))).toBe('INVITATION_INVALID');
  });
});

describe('owners', () => {
  let first: TestActor;
  let second: TestActor;
  let clerk: TestActor;
  let lead: TestActor;
  let place: string;
  const signIn = async (who: TestActor): Promise<TestActor> => {
    const { body } = await app.rest('POST', '/auth/login', { email: who.email, password: PASSWORD });
    return { ...who, token: body.data.token };
  };
  const give = (caller: { token: string }, { userId }: TestActor, role: string) =>
    app.graphql(ROLE, { id: userId, role }, caller);
  const told = async (who: TestActor) =>
    (
      await app.sql<{ event: string }>(
        `SELECT payload->>'event' AS event FROM mail_outbox WHERE kind = 'owners_changed' AND recipient = $1 ORDER BY created_at, id`,
        [who.email],
      )
    ).map(({ event }) => event);

  beforeAll(async () => {
    root = await signIn(root);
    first = await app.actor('issuer_owner');
    place = first.issuerId ?? '';
    [second, clerk, lead] = [
      await app.actor('issuer_owner', place),
      await app.actor('issuer_finance', place),
      await app.actor('issuer_admin', place),
    ];
  });

  it('are made by no admin, neither by a role nor by an invitation', async () => {
    expect(code(await give(lead, clerk, 'ISSUER_OWNER'))).toBe('FORBIDDEN');
    const request = { email: 'owner@join.test', name: 'Owner', role: 'ISSUER_OWNER' };
    expect(code(await app.graphql(INVITE, request, lead))).toBe('FORBIDDEN');
    expect(code(await give(lead, clerk, 'ISSUER_ADMIN'))).toBeUndefined();
  });

  it('are added and removed by owners with a recent sign-in, and every owner is notified', async () => {
    const made = await app.rest('POST', '/api/issuer/api-key', {}, first);
    expect(code(await give({ token: made.body.api_key }, clerk, 'ISSUER_OWNER'))).toBe(
      'FRESH_SIGN_IN_NEEDED',
    );
    app.clock.advance('16m');
    expect(code(await give(first, clerk, 'ISSUER_OWNER'))).toBe('FRESH_SIGN_IN_NEEDED');
    first = await signIn(first);
    expect((await give(first, clerk, 'ISSUER_OWNER')).data.setUserRole.user.role).toBe('ISSUER_OWNER');
    app.clock.advance('1s');
    expect((await give(first, clerk, 'ISSUER_FINANCE')).data.setUserRole.user.role).toBe('ISSUER_FINANCE');
    for (const who of [first, second, clerk]) expect(await told(who)).toEqual(['made', 'removed']);
    expect(await told(lead)).toEqual([]);
    const { text } = await openMail(app, second.email, 'owners_changed');
    expect(text).toContain(`${clerk.email}) is no longer an owner of`);
  });

  it('are invited by owners only, and notified of new ones', async () => {
    app.clock.advance('1s');
    const request = { email: 'third.owner@join.test', name: 'Third', role: 'ISSUER_OWNER' };
    expect((await app.graphql(INVITE, request, first)).errors).toBeUndefined();
    expect(code(await app.graphql(INVITE, { ...request, email: 'x@join.test', issuerId: place }, root))).toBe(
      'OWNERS_DECIDE',
    );
    const newAccount = { name: 'Third', password: PASSWORD };
    await app.graphql(ACCEPT, { token: await mailed(request.email), newAccount });
    expect((await told(second)).at(-1)).toBe('made');
    const [third] = await app.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [request.email]);
    expect((await app.graphql(SUSPEND, { id: third?.id }, first)).data.suspendUser.user.status).toBe(
      'SUSPENDED',
    );
  });

  it('are neither made nor lowered by a system admin, and the last one is not suspended', async () => {
    expect(code(await give(root, clerk, 'ISSUER_OWNER'))).toBe('OWNERS_DECIDE');
    expect(code(await give(root, second, 'ISSUER_FINANCE'))).toBe('OWNERS_DECIDE');
    app.clock.advance('1s');
    expect((await app.graphql(SUSPEND, { id: second.userId }, root)).errors).toBeUndefined();
    expect((await told(first)).at(-1)).toBe('suspended');
    expect(code(await app.graphql(SUSPEND, { id: first.userId }, root))).toBe('LAST_OWNER');
    expect(code(await app.graphql(SUSPEND, { id: first.userId }, lead))).toBe('FORBIDDEN');
    expect((await app.graphql(ACTIVATE, { id: second.userId }, root)).errors).toBeUndefined();
  });

  it('are suspended by a system admin one after the other, and never both', async () => {
    const answers = await Promise.all(
      [first, second].map(({ userId }) => app.graphql(SUSPEND, { id: userId }, root)),
    );
    expect(answers.map(code).sort()).toEqual(['LAST_OWNER', undefined]);
  });

  it('are made by a system admin where there is none yet', async () => {
    const founder = await app.actor('issuer_admin');
    expect((await give(root, founder, 'ISSUER_OWNER')).data.setUserRole.user.role).toBe('ISSUER_OWNER');
  });
});

function socket(token: string) {
  return createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
}

/** Resolves when the server closes an open socket. */
function socketEnd(token: string): Promise<void> {
  const client = socket(token);
  return new Promise((resolve) => {
    client.on('closed', () => resolve());
    client.subscribe(
      { query: 'subscription { contractsChanged { contract { id } } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
  });
}

function listen(token: string, heard: string[]): () => Promise<void> {
  const client = socket(token);
  client.subscribe<{ usersChanged: { status: string } }>(
    { query: 'subscription { usersChanged { id status } }' },
    {
      next: ({ data }) => data && heard.push(data.usersChanged.status),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return async () => client.dispose();
}
