import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ACTIVATE, ROLE, SUSPEND } from './staff-steps.ts';

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
    expect(codeOf(await app.graphql(LIST, {}, stranger))).toBe('FORBIDDEN');
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
    expect(codeOf(await app.graphql(LIST, { after: 'guess' }, root))).toBe('BAD_INPUT');
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
    expect(codeOf(await app.graphql(SUSPEND, { id: signatory.userId }, admin))).toBe('ALREADY_SO');
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
      codeOf(await app.graphql(ROLE, { id, role }, caller));
    expect(await give(admin, clerk.userId, 'SYSTEM_AUDITOR')).toBe('FORBIDDEN');
    expect(await give(admin, admin.userId, 'ISSUER_OWNER')).toBe('OWN_ACCOUNT');
    expect(await give(admin, owner.userId, 'ISSUER_FINANCE')).toBe('FORBIDDEN');
    expect(codeOf(await app.graphql(SUSPEND, { id: owner.userId }, admin))).toBe('FORBIDDEN');
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
    expect(codeOf(await app.graphql(REVOKE, { id }, elsewhere))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(REVOKE, { id }, clerk))).toBe('FORBIDDEN');
    const key = { token: made.api_key };
    expect((await app.rest('GET', '/api/events', undefined, key)).status).toBe(200);
    expect((await app.graphql(REVOKE, { id }, admin)).data).toEqual({ revokeStaffKey: { revokedId: id } });
    expect((await app.rest('GET', '/api/events', undefined, key)).status).toBe(401);
    expect(codeOf(await app.graphql(REVOKE, { id }, admin))).toBe('NOT_FOUND');
  });

  it('of an owner are stopped by owners and system admins alone', async () => {
    await app.rest('POST', '/api/issuer/api-key', {}, owner);
    const [{ apiKeys }] = (await app.graphql(KEYS, { search: owner.email }, root)).data.users.nodes;
    expect(codeOf(await app.graphql(REVOKE, { id: apiKeys[0].id }, admin))).toBe('NOT_FOUND');
    expect((await app.graphql(REVOKE, { id: apiKeys[0].id }, root)).errors).toBeUndefined();
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
