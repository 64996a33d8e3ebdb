import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootTestApp,
  type GraphQLAnswer,
  PASSWORD,
  type TestActor,
  type TestApp,
} from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { BY_TOKEN, inviting, MINE, NEWCOMER, PARTNERS } from './inviting.ts';

let app: TestApp;
let admin: TestActor;
let stranger: TestActor;
beforeAll(async () => {
  // No ledger: accepting must not need one.
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  stranger = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const { invite, answer, tokenFor, invited, invitedMember } = inviting(() => ({ app, admin }));
const confirm = (email: string) =>
  app.sql('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);

describe('the link of an invitation', () => {
  it('shows a stranger the invitation, and nothing more', async () => {
    const { token, email } = await invited();
    const { data } = await app.graphql(BY_TOKEN, { token });
    expect(data.partnerInvitation).toMatchObject({
      issuerName: 'issuer_admin 1',
      email,
      role: 'MUSICIAN',
      status: 'PENDING',
      hasAccount: false,
      needsSignIn: false,
    });
    expect((await app.graphql(BY_TOKEN, { token: 'guess' })).data.partnerInvitation).toBeNull();
  });

  it('lets a person without an account join: attendee, confirmed, with a wallet, without a ledger', async () => {
    const { id, token, email } = await invited();
    expect(codeOf(await answer({ token }))).toBe('ACCOUNT_NEEDED');
    expect(codeOf(await answer({ token, newAccount: { name: 'Z', password: 'short' } }))).toBe('BAD_INPUT');
    const { data } = await answer({ token, newAccount: NEWCOMER });
    expect(data.answerInvitation).toMatchObject({
      accountCreated: true,
      hasWallet: true,
      invitation: { status: 'ACCEPTED', expiresAt: null, hasAccount: true, needsSignIn: false },
    });
    const login = await app.rest('POST', '/auth/login', { email, password: PASSWORD });
    expect(login.body.user).toMatchObject({ role: 'attendee', email_verified: true, has_wallet: true });
    const wallet = await app.rest('GET', '/api/wallet/balance', undefined, { token: login.body.token });
    const { nodes } = (await app.graphql(PARTNERS, { search: email }, admin)).data.partners;
    expect(nodes).toMatchObject([
      { id, status: 'ACCEPTED', userId: login.body.user.id, name: 'Zawadi Njeri' },
    ]);
    expect(nodes[0].publicKey).toBe(wallet.body.public_key);
  });

  it('works once, also when it is used twice at the same moment', async () => {
    const { token, email } = await invited();
    const both = await Promise.all([1, 2].map(() => answer({ token, newAccount: NEWCOMER })));
    expect(both.filter(({ data }) => data?.answerInvitation)).toHaveLength(1);
    expect(['EMAIL_TAKEN', 'INVITATION_INVALID']).toContain(codeOf(both.find(codeOf) as GraphQLAnswer));
    expect(codeOf(await answer({ token, newAccount: NEWCOMER }))).toBe('INVITATION_INVALID');
    expect(codeOf(await answer({ token, accept: false }))).toBe('INVITATION_INVALID');
    expect(await app.sql('SELECT 1 FROM users WHERE email = $1', [email])).toHaveLength(1);
  });

  it('and another call at the same time: the partner accepts or declines, not both', async () => {
    const { link: token, id } = await invitedMember();
    const both = await Promise.all([answer({ token }), answer({ token, accept: false })]);
    expect(both.map(codeOf).sort()).toEqual(['INVITATION_INVALID', undefined].sort());
    const [row] = await app.sql('SELECT status, user_id IS NULL AS nobody FROM partners WHERE id = $1', [id]);
    expect(row?.nobody).toBe(row?.status === 'declined');
  });

  it('is enough for the confirmed account of its address, which keeps its wallet', async () => {
    const person = await app.actor('attendee');
    await confirm(person.email);
    const made = await app.rest('POST', '/api/wallet/create', undefined, person);
    await invite({ email: person.email, name: 'DJ Zed' });
    const token = await tokenFor(person.email);
    expect(codeOf(await answer({ token, newAccount: NEWCOMER }))).toBe('EMAIL_TAKEN');
    const { data } = await answer({ token });
    expect(data.answerInvitation).toMatchObject({ accountCreated: false, hasWallet: true });
    const { nodes } = (await app.graphql(PARTNERS, { search: person.email }, admin)).data.partners;
    expect(nodes).toMatchObject([{ name: 'DJ Zed', userId: person.userId, publicKey: made.body.public_key }]);
  });

  it('does not hand revenue to an account that was created with the address of another person', async () => {
    const squatter = await invitedMember({ confirmed: false });
    const { data } = await app.graphql(BY_TOKEN, { token: squatter.link });
    expect(data.partnerInvitation).toMatchObject({ hasAccount: true, needsSignIn: true });
    expect(codeOf(await answer({ token: squatter.link }))).toBe('SIGN_IN_FIRST');
    expect(codeOf(await answer({ id: squatter.id }, squatter))).toBe('EMAIL_NOT_VERIFIED');
    expect((await app.graphql(MINE, {}, squatter)).data.myInvitations.nodes).toEqual([]);
    // Mailbox and password together prove the person.
    const accepted = await answer({ token: squatter.link }, squatter);
    expect(accepted.data.answerInvitation).toMatchObject({ hasWallet: true });
    const [row] = await app.sql('SELECT email_verified_at FROM users WHERE id = $1', [squatter.userId]);
    expect(row?.email_verified_at).not.toBeNull();
  });

  it('of one person is not answered by another who is signed in', async () => {
    const { token } = await invited();
    expect(codeOf(await answer({ token, newAccount: NEWCOMER }, stranger))).toBe('INVITATION_OF_ANOTHER');
    const member = await invitedMember();
    expect(codeOf(await answer({ token: member.link }, stranger))).toBe('INVITATION_OF_ANOTHER');
    expect(codeOf(await answer({ token: member.link, accept: false }, stranger))).toBe(
      'INVITATION_OF_ANOTHER',
    );
  });

  it('is of no use to a suspended account', async () => {
    const member = await invitedMember();
    await app.sql("UPDATE users SET status = 'suspended' WHERE id = $1", [member.userId]);
    expect(codeOf(await answer({ token: member.link }))).toBe('ACCOUNT_SUSPENDED');
  });

  it('declines too, without an account; then the partner may be invited again', async () => {
    const { id, email, token } = await invited();
    const { data } = await answer({ token, accept: false });
    expect(data.answerInvitation).toMatchObject({
      accountCreated: false,
      hasWallet: false,
      invitation: { status: 'DECLINED', hasAccount: false },
    });
    const { nodes } = (await app.graphql(PARTNERS, { status: 'DECLINED', search: email }, admin)).data
      .partners;
    expect(nodes).toMatchObject([{ id, status: 'DECLINED', publicKey: null }]);
    expect(nodes[0].answeredAt).not.toBeNull();
    app.clock.advance('1s');
    expect((await invite({ email })).data.invitePartner.partner).toMatchObject({
      id,
      status: 'PENDING',
      answeredAt: null,
    });
    expect(codeOf(await answer({ token: await tokenFor(email), newAccount: NEWCOMER }))).toBeUndefined();
  });
});

describe('an invitation in the app', () => {
  it('a user sees their invitations and accepts one', async () => {
    const member = await invitedMember();
    const mine = (await app.graphql(MINE, {}, member)).data.myInvitations.nodes;
    expect(mine).toMatchObject([
      {
        id: member.id,
        issuerName: 'issuer_admin 1',
        status: 'PENDING',
        hasAccount: true,
        needsSignIn: false,
      },
    ]);
    const { data } = await answer({ id: member.id }, member);
    expect(data.answerInvitation).toMatchObject({
      hasWallet: true,
      accountCreated: false,
      invitation: { id: member.id, status: 'ACCEPTED' },
    });
    expect((await app.graphql(MINE, {}, member)).data.myInvitations.nodes).toMatchObject([
      { status: 'ACCEPTED' },
    ]);
    expect(codeOf(await answer({ token: member.link }))).toBe('INVITATION_INVALID');
  });

  it('or declines it', async () => {
    const member = await invitedMember();
    const { data } = await answer({ id: member.id, accept: false }, member);
    expect(data.answerInvitation).toMatchObject({ hasWallet: false, invitation: { status: 'DECLINED' } });
    expect(codeOf(await answer({ id: member.id }, member))).toBe('NOT_FOUND');
  });

  it('no one else answers it, neither the organiser nor a system admin', async () => {
    const member = await invitedMember();
    const other = await app.actor('attendee');
    await confirm(other.email);
    for (const caller of [other, admin, stranger, await app.actor('system_admin')]) {
      expect(codeOf(await answer({ id: member.id }, caller))).toBe('NOT_FOUND');
    }
    expect(codeOf(await answer({ id: member.id }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await answer({}, member))).toBe('BAD_INPUT');
    expect((await app.graphql(MINE, {}, other)).data.myInvitations.nodes).toEqual([]);
    expect((await app.graphql(PARTNERS, { search: member.email }, admin)).data.partners.nodes).toMatchObject([
      { status: 'PENDING' },
    ]);
  });
});
