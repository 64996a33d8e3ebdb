import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';

let app: TestApp;
let root: TestActor;
beforeAll(async () => {
  app = await bootTestApp({ RATE_LIMITS: 'on' });
  root = await app.actor('system_admin');
});
// Registrations of one network are limited, too.
const person: TestApp['actor'] = async (...given) => {
  await app.sql('DELETE FROM rate_limits');
  return app.actor(...given);
};
afterAll(() => app.close());

const CLAIM =
  'mutation ($password: String!) { claimOwnership(input: { password: $password }) { user { id role issuer { id } viewerMayGive } } }';
const MAY = '{ viewer { canClaimOwnership } }';
const ROLE =
  'mutation ($id: ID!, $role: Role!) { setUserRole(input: { id: $id, role: $role }) { user { role } } }';
const claim = (who: { token: string }, password = PASSWORD) => app.graphql(CLAIM, { password }, who);
const may = async (who: { token: string }) =>
  (await app.graphql(MAY, {}, who)).data.viewer.canClaimOwnership as boolean;
const signIn = async ({ email }: { email: string }): Promise<{ token: string }> =>
  (await app.rest('POST', '/auth/login', { email, password: PASSWORD })).body.data;
const owners = async (issuerId: string | null) =>
  (
    await app.sql<{ id: string }>("SELECT id FROM users WHERE issuer_id = $1 AND role = 'issuer_owner'", [
      issuerId,
    ])
  ).map(({ id }) => id);

describe('the founder of an organisation without an owner', () => {
  let founder: TestActor;
  let admin: TestActor;
  let clerk: TestActor;
  beforeAll(async () => {
    founder = await person('issuer_admin');
    admin = await person('issuer_admin', founder.issuerId ?? '');
    clerk = await person('issuer_finance', founder.issuerId ?? '');
  });

  it('is the account that registered it, and stays so', async () => {
    const founderOf = () =>
      app.sql<{ founded_by: string }>('SELECT founded_by FROM issuers WHERE id = $1', [founder.issuerId]);
    expect(await founderOf()).toEqual([{ founded_by: founder.userId }]);
    const change = app.sql('UPDATE issuers SET founded_by = $2 WHERE id = $1', [
      founder.issuerId,
      admin.userId,
    ]);
    await expect(change).rejects.toThrow('founder of an organisation does not change');
  });

  it('is the only person who may claim it', async () => {
    expect([await may(founder), await may(admin), await may(clerk), await may(root)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const attendee = await person('attendee');
    for (const who of [admin, clerk, root, attendee]) expect(codeOf(await claim(who))).toBe('NOT_FOUNDER');
    expect(codeOf(await app.graphql(CLAIM, { password: PASSWORD }))).toBe('UNAUTHENTICATED');
    expect(await owners(founder.issuerId)).toEqual([]);
  });

  it('gives the password, whose wrong guesses are counted and recorded', async () => {
    const other = await person('issuer_admin');
    for (let guess = 0; guess < 10; guess += 1)
      expect(codeOf(await claim(other, 'a wrong password'))).toBe('WRONG_PASSWORD');
    expect(codeOf(await claim(other))).toBe('RATE_LIMITED');
    const refused = await app.sql(
      "SELECT error FROM audit_entries WHERE action = 'user.claim_ownership' AND entity_id = $1 AND NOT success",
      [other.userId],
    );
    expect(refused).toEqual(Array.from({ length: 10 }, () => ({ error: 'WRONG_PASSWORD' })));
  });

  it('confirms the address first', async () => {
    const other = await person('issuer_admin', undefined, { confirmed: false });
    expect(await may(other)).toBe(true);
    const refused = await claim(other);
    expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual([
      'EMAIL_NOT_VERIFIED',
      'Your email address is not confirmed yet. Open the link in the mail from us, then claim ownership again.',
    ]);
  });

  it('waits while the organisation is inactive', async () => {
    const other = await person('issuer_admin');
    const set = (active: boolean) =>
      app.graphql(
        'mutation ($input: SetIssuerActiveInput!) { setIssuerActive(input: $input) { issuer { id } } }',
        { input: { id: other.issuerId, active, reason: 'Complaints' } },
        root,
      );
    await set(false);
    expect(codeOf(await claim(other))).toBe('ISSUER_INACTIVE');
    await set(true);
    expect((await claim(other)).errors).toBeUndefined();
  });

  it('becomes its owner at once, signed out everywhere; audit log, mail and alerts say so', async () => {
    const elsewhere = await signIn(founder);
    const answer = await claim(founder);
    expect(answer.data.claimOwnership.user).toEqual({
      id: founder.userId,
      role: 'ISSUER_OWNER',
      issuer: { id: founder.issuerId },
      viewerMayGive: [],
    });
    for (const caller of [founder, elsewhere])
      expect((await app.rest('GET', '/api/events', undefined, caller)).status).toBe(401);
    const again = await signIn(founder);
    expect(await may(again)).toBe(false);
    expect(codeOf(await claim(again))).toBe('HAS_OWNER');
    const mails = await app.sql<{ event: string }>(
      "SELECT payload->>'event' AS event FROM mail_outbox WHERE kind = 'owners_changed' AND recipient = $1",
      [founder.email],
    );
    expect(mails).toEqual([{ event: 'claimed' }]);
    const raised = await app.graphql(ROLE, { id: clerk.userId, role: 'ISSUER_OWNER' }, again);
    expect(raised.data.setUserRole.user.role).toBe('ISSUER_OWNER');
    const [entry] = await app.sql<{ details: object; issuer_id: string }>(
      "SELECT details, issuer_id FROM audit_entries WHERE action = 'user.claim_ownership' AND entity_id = $1 AND success",
      [founder.userId],
    );
    expect(entry).toMatchObject({
      issuer_id: founder.issuerId,
      details: { from: 'issuer_admin', to: 'issuer_owner', sessionsEnded: 2 },
    });
    const INBOX = '{ messages { nodes { subject type } } }';
    expect((await app.graphql(INBOX, {}, admin)).data.messages.nodes).toEqual([
      { subject: expect.stringMatching(/ has an owner$/), type: 'ALERT' },
    ]);
  });

  it('claims nothing while an owner is suspended', async () => {
    const other = await person('issuer_admin');
    const owner = await person('issuer_owner', other.issuerId ?? '');
    await app.sql("UPDATE users SET status = 'suspended' WHERE id = $1", [owner.userId]);
    expect([await may(other), codeOf(await claim(other))]).toEqual([false, 'HAS_OWNER']);
  });

  it('claims nothing after leaving it', async () => {
    const other = await person('issuer_admin');
    const next = await person('issuer_admin');
    await app.sql('UPDATE users SET issuer_id = $2 WHERE id = $1', [other.userId, next.issuerId]);
    const moved = await signIn(other);
    expect([await may(moved), codeOf(await claim(moved))]).toEqual([false, 'NOT_FOUNDER']);
  });
});

describe('a claim', () => {
  it('wins once of many at the same time', async () => {
    const founder = await person('issuer_admin');
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(founder)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await owners(founder.issuerId)).toEqual([founder.userId]);
  });

  it('and an owner made by a system admin at the same time leave one owner', async () => {
    for (let meeting = 0; meeting < 30; meeting += 1) {
      const founder = await person('issuer_admin');
      const rival = await person('issuer_admin', founder.issuerId ?? '');
      const codes = (
        await Promise.all([
          claim(founder),
          app.graphql(ROLE, { id: rival.userId, role: 'ISSUER_OWNER' }, root),
        ])
      ).map(codeOf);
      expect([
        ['HAS_OWNER', undefined],
        [undefined, 'OWNERS_DECIDE'],
      ]).toContainEqual(codes);
      expect(await owners(founder.issuerId)).toHaveLength(1);
    }
  });

  it('voids the invitations of owners by people who are none', async () => {
    const founder = await person('issuer_admin');
    const email = 'invited.owner@join.test';
    const INVITE = `mutation ($email: String!, $issuerId: ID) {
      inviteUser(input: { email: $email, name: "Late", role: ISSUER_OWNER, issuerId: $issuerId }) { invitation { id } } }`;
    expect((await app.graphql(INVITE, { email, issuerId: founder.issuerId }, root)).errors).toBeUndefined();
    await claim(founder);
    const token = secretIn((await openMail(app, email, 'staff_invitation')).text);
    const ACCEPT = `mutation ($token: String!, $newAccount: NewStaffAccount) {
      acceptStaffInvitation(input: { token: $token, newAccount: $newAccount }) { invitation { role } } }`;
    const newAccount = { name: 'Late', password: PASSWORD };
    expect(codeOf(await app.graphql(ACCEPT, { token, newAccount }))).toBe('OWNERS_DECIDE');
    expect(await owners(founder.issuerId)).toEqual([founder.userId]);
  });
});

describe('the founder', () => {
  it('is a person whom a system admin gave an organisation of their own', async () => {
    const given = await person('attendee');
    await app.graphql(ROLE, { id: given.userId, role: 'ISSUER_ADMIN' }, root);
    expect(await may(await signIn(given))).toBe(true);
  });
});
