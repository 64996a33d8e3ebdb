import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootTestApp,
  type GraphQLAnswer,
  PASSWORD,
  type TestActor,
  type TestApp,
} from '../../support/app.ts';
import { type Caller, codeOf } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { acceptedPartner } from '../../support/partners.ts';

let app: TestApp;
let admin: TestActor;
let owner: TestActor;
let stranger: TestActor;
beforeAll(async () => {
  // No ledger: accepting must not need one.
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  owner = await app.actor('issuer_owner', admin.issuerId as string);
  stranger = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const PARTNER = 'id name email role status userId publicKey invitedAt answeredAt';
const INVITE = `mutation ($email: String!, $role: PartnerRole! = MUSICIAN, $name: String) {
  invitePartner(input: { email: $email, role: $role, name: $name }) { partner { ${PARTNER} } } }`;
const RESEND = `mutation ($id: ID!) { resendPartnerInvitation(input: { id: $id }) { partner { ${PARTNER} } } }`;
const PARTNERS = `query ($search: String, $status: PartnerStatus, $first: Int = 50, $after: String) {
  partners(search: $search, status: $status, first: $first, after: $after) {
    nodes { ${PARTNER} } pageInfo { endCursor hasNextPage } } }`;
const INVITATION = 'id issuerName email role status invitedAt expiresAt hasAccount needsSignIn';
const BY_TOKEN = `query ($token: String!) { partnerInvitation(token: $token) { ${INVITATION} } }`;
const MINE = `{ myInvitations { nodes { ${INVITATION} } } }`;
const ANSWER = `mutation ($id: ID, $token: String, $accept: Boolean! = true, $newAccount: NewPartnerAccount) {
  answerInvitation(input: { id: $id, token: $token, accept: $accept, newAccount: $newAccount }) {
    invitation { ${INVITATION} } accountCreated hasWallet } }`;

let guests = 0;
const newEmail = () => {
  guests += 1;
  return `guest.${guests}@partners.test`;
};
const invite = (variables: object, caller: Caller = admin) => app.graphql(INVITE, { ...variables }, caller);
const answer = (variables: object, caller: Caller = {}) => app.graphql(ANSWER, { ...variables }, caller);
const tokenFor = async (email: string) => secretIn((await openMail(app, email, 'partner_invitation')).text);
const confirm = (email: string) =>
  app.sql('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);
const NEWCOMER = { name: 'Zawadi Njeri', password: PASSWORD };

async function invited(): Promise<{ id: string; email: string; token: string }> {
  const email = newEmail();
  const { data } = await invite({ email });
  return { id: data.invitePartner.partner.id, email, token: await tokenFor(email) };
}

/** A person with an account, and an invitation to its address. */
async function invitedMember({ confirmed = true } = {}) {
  const person = await app.actor('attendee', undefined, { confirmed });
  const { data } = await invite({ email: person.email });
  return { ...person, id: data.invitePartner.partner.id as string, link: await tokenFor(person.email) };
}

describe('inviting', () => {
  it('creates a pending partner, named after the address, and mails a link', async () => {
    const { data } = await invite({ email: ' Baraka.Band@Partners.test ', role: 'SPONSOR' });
    expect(data.invitePartner.partner).toMatchObject({
      name: 'baraka.band',
      email: 'baraka.band@partners.test',
      role: 'SPONSOR',
      status: 'PENDING',
      userId: null,
      publicKey: null,
      answeredAt: null,
    });
    const { text, page } = await openMail(app, 'baraka.band@partners.test', 'partner_invitation');
    expect(page).toContain('issuer_admin 1 invites you to be a partner');
    expect(text).toContain('as a sponsor');
    expect(text).toMatch(/\/invitation\?token=[\w-]{43}\n/);
  });

  it('takes the name that is given', async () => {
    const { data } = await invite({ email: newEmail(), name: ' The Lake Quartet ' });
    expect(data.invitePartner.partner.name).toBe('The Lake Quartet');
  });

  it('needs an address and refuses what is none', async () => {
    for (const email of ['', '   ', 'nobody', 'a@b', 'two@people.test,three@people.test']) {
      expect(codeOf(await invite({ email }))).toBe('BAD_INPUT');
    }
    expect(codeOf(await invite({ email: newEmail(), name: 'x\u0007y' }))).toBe('BAD_INPUT');
  });

  it('oneself is refused, in any case', async () => {
    expect(codeOf(await invite({ email: admin.email.toUpperCase() }))).toBe('OWN_INVITATION');
    expect(codeOf(await invite({ email: admin.email }, owner))).toBeUndefined();
  });

  it('twice is refused while the first can be answered, also at the same moment', async () => {
    const email = newEmail();
    const both = await Promise.all([invite({ email }), invite({ email: email.toUpperCase() })]);
    expect(both.map(codeOf).sort()).toEqual(['ALREADY_INVITED', undefined].sort());
    expect(codeOf(await invite({ email }, owner))).toBe('ALREADY_INVITED');
    expect(await app.sql('SELECT 1 FROM partners WHERE email = $1', [email])).toHaveLength(1);
    expect(await app.sql('SELECT 1 FROM mail_outbox WHERE recipient = $1', [email])).toHaveLength(1);
  });

  it('is for those who may create contracts, in the name of their own organiser', async () => {
    const email = newEmail();
    const roles = ['issuer_signatory', 'issuer_finance', 'issuer_auditor', 'issuer_validator'] as const;
    for (const role of roles) {
      const person = await app.actor(role, admin.issuerId as string);
      expect(codeOf(await invite({ email }, person)), role).toBe('FORBIDDEN');
    }
    for (const role of ['attendee', 'system_admin', 'system_auditor'] as const) {
      expect(codeOf(await invite({ email }, await app.actor(role))), role).toBe('FORBIDDEN');
    }
    expect(codeOf(await invite({ email }, {}))).toBe('UNAUTHENTICATED');
    expect(await app.sql('SELECT 1 FROM partners WHERE email = $1', [email])).toEqual([]);
  });

  it('says nothing of whether the address has an account', async () => {
    const { data } = await invite({ email: stranger.email });
    expect(data.invitePartner.partner).toMatchObject({
      name: stranger.email.split('@')[0],
      userId: null,
      publicKey: null,
    });
  });

  it('keeps no secret of the link in the database', async () => {
    const { token } = await invited();
    const [row] = await app.sql<{ found: boolean }>(
      "SELECT bool_or(payload::text LIKE '%' || $1 || '%') AS found FROM mail_outbox",
      [token],
    );
    expect(row?.found).toBe(false);
  });

  it('again by its own call mails a new link and voids the last one', async () => {
    const { id, email, token } = await invited();
    app.clock.advance('1s');
    const { data } = await app.graphql(RESEND, { id }, owner);
    expect(data.resendPartnerInvitation.partner).toMatchObject({ id, email, status: 'PENDING' });
    const second = await tokenFor(email);
    expect(codeOf(await answer({ token, newAccount: NEWCOMER }))).toBe('INVITATION_INVALID');
    expect(codeOf(await answer({ token: second, newAccount: NEWCOMER }))).toBeUndefined();
    expect(codeOf(await app.graphql(RESEND, { id }, owner))).toBe('ALREADY_PARTNER');
    expect(codeOf(await invite({ email }))).toBe('ALREADY_PARTNER');
  });

  it('of another organiser cannot be sent again', async () => {
    const { id } = await invited();
    expect(codeOf(await app.graphql(RESEND, { id }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(RESEND, { id: 'no-uuid' }, admin))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(RESEND, { id }, await app.actor('attendee')))).toBe('FORBIDDEN');
  });
});

describe('the link', () => {
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

describe('in the app', () => {
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

describe('what is written down', () => {
  it('names who invited, who accepted, and for which organiser', async () => {
    const inviter = await app.actor('issuer_admin');
    const partner = await acceptedPartner(app, inviter, { email: newEmail(), name: 'Otieno' });
    const rows = await app.sql(
      `SELECT action, user_email::text AS email, issuer_id FROM audit_entries
       WHERE entity_id = $1 OR (action = 'auth.register' AND entity_id = $2) ORDER BY action DESC`,
      [partner.partnerId, partner.userId],
    );
    expect(rows).toEqual([
      { action: 'partner.invite', email: inviter.email, issuer_id: inviter.issuerId },
      { action: 'partner.accept', email: partner.email, issuer_id: inviter.issuerId },
      { action: 'auth.register', email: partner.email, issuer_id: null },
    ]);
  });
});

describe('what is refused', () => {
  it('is recorded when a person answers for another', async () => {
    const { token } = await invited();
    const thief = await app.actor('attendee');
    expect(codeOf(await answer({ token, newAccount: NEWCOMER }, thief))).toBe('INVITATION_OF_ANOTHER');
    await app.app.services.audit.flush();
    const rows = await app.sql(
      'SELECT action, success, error FROM audit_entries WHERE user_id = $1 AND NOT success',
      [thief.userId],
    );
    expect(rows).toEqual([{ action: 'access.refuse', success: false, error: 'INVITATION_OF_ANOTHER' }]);
  });
});

describe('after two weeks', () => {
  const signIn = async ({ email }: { email: string }) => {
    const { body } = await app.rest('POST', '/auth/login', { email, password: PASSWORD });
    return { token: body.token as string };
  };

  it('an invitation is gone, and may be made again', async () => {
    const { id, email, token } = await invited();
    const member = await invitedMember();
    app.clock.advance('337h');
    expect((await app.graphql(BY_TOKEN, { token })).data.partnerInvitation).toBeNull();
    expect(codeOf(await answer({ token, newAccount: NEWCOMER }))).toBe('INVITATION_INVALID');
    const later = await signIn(member);
    expect((await app.graphql(MINE, {}, later)).data.myInvitations.nodes).toEqual([]);
    expect(codeOf(await answer({ id: member.id }, later))).toBe('NOT_FOUND');

    const again = await invite({ email, role: 'VENUE' }, await signIn(admin));
    expect(again.data.invitePartner.partner).toMatchObject({ id, role: 'VENUE', status: 'PENDING' });
    const second = await tokenFor(email);
    expect(second).not.toBe(token);
    expect(codeOf(await answer({ token: second, newAccount: NEWCOMER }))).toBeUndefined();
  });
});
