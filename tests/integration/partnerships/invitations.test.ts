import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { openMail } from '../../support/mail.ts';
import { acceptedPartner } from '../../support/partners.ts';
import { BY_TOKEN, inviting, MINE, NEWCOMER, RESEND } from './inviting.ts';

let app: TestApp;
let admin: TestActor;
let owner: TestActor;
let stranger: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  owner = await app.actor('issuer_owner', admin.issuerId as string);
  stranger = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const { newEmail, invite, answer, tokenFor, invited, invitedMember } = inviting(() => ({ app, admin }));

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
    expect(text).toMatch(/\/invitation#token=[\w-]{43}\n/);
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
