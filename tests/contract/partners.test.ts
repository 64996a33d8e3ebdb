import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../support/app.ts';
import { openMail, secretIn } from '../support/mail.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const invite = (body: object) => app.rest('POST', '/api/partnerships/invite', body, admin);
const mailed = async (email: string) => secretIn((await openMail(app, email, 'partner_invitation')).text);

describe('the calls about partners', () => {
  it('invite by mail and list, at the top of the answer and under data', async () => {
    const { status, body } = await invite({ email: 'band@rest.test', role: 'musician' });
    expect([status, body.success, body.message]).toEqual([
      201,
      true,
      'Partnership invitation sent to band@rest.test',
    ]);
    const partner = {
      id: ID,
      name: 'band',
      email: 'band@rest.test',
      role: 'musician',
      status: 'pending',
      user_id: null,
      public_key: null,
      invited_at: MOMENT,
      answered_at: null,
    };
    expect(body.partner).toEqual(partner);
    const listed = await app.rest('GET', '/api/partnerships/partners', undefined, admin);
    expect([listed.status, listed.body.partners]).toEqual([200, [partner]]);
    expect(listed.body.data.partners).toEqual([partner]);
  });

  it('need an address and one of the four roles', async () => {
    const missing = await invite({ role: 'venue' });
    expect([missing.status, missing.body.error.code, missing.body.message]).toEqual([
      400,
      'BAD_INPUT',
      'The email address is required.',
    ]);
    expect((await invite({ email: 'x@rest.test', role: 'owner' })).status).toBe(400);
    expect((await invite({ email: 'plain@rest.test' })).body.partner.role).toBe('partner');
    const again = await invite({ email: 'plain@rest.test' });
    expect([again.status, again.body.error.code]).toEqual([409, 'ALREADY_INVITED']);
  });

  it('answer an invitation by its link, and in the app by its id', async () => {
    await invite({ email: 'joins@rest.test', role: 'sponsor' });
    const joined = await app.rest('POST', '/api/partnerships/answer-invitation', {
      ...{ token: await mailed('joins@rest.test'), accept: true },
      ...{ name: 'Joyce', password: PASSWORD },
    });
    expect([joined.status, joined.body.account_created, joined.body.has_wallet]).toEqual([200, true, true]);
    expect(joined.body.invitation).toMatchObject({ status: 'accepted', role: 'sponsor' });

    const member = await app.actor('attendee');
    await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [member.userId]);
    await invite({ email: member.email });
    const mine = await app.rest('GET', '/api/partnerships/invitations', undefined, member);
    expect(mine.body.invitations).toEqual([
      {
        id: ID,
        issuer_name: 'issuer_admin 1',
        email: member.email,
        role: 'partner',
        status: 'pending',
        invited_at: MOMENT,
        expires_at: MOMENT,
      },
    ]);
    const [{ id }] = mine.body.invitations;
    const declined = await app.rest(
      'POST',
      '/api/partnerships/answer-invitation',
      { invitation_id: id, accept: false },
      member,
    );
    expect([declined.status, declined.body.invitation.status]).toEqual([200, 'declined']);
    const unknown = await app.rest('POST', '/api/partnerships/answer-invitation', {
      token: 'guess',
      accept: true,
    });
    expect([unknown.status, unknown.body.error.code]).toEqual([410, 'INVITATION_INVALID']);
    expect((await app.rest('POST', '/api/partnerships/answer-invitation', {})).status).toBe(400);
  });

  it('list the people who may be chosen to sign', async () => {
    const { status, body } = await app.rest('GET', '/api/users', undefined, admin);
    expect(status).toBe(200);
    expect(body.users).toEqual(body.data.users);
    expect(body.users).toEqual(
      expect.arrayContaining([
        {
          id: admin.userId,
          name: 'issuer_admin 1',
          email: admin.email,
          role: 'issuer_admin',
          status: 'active',
          created_at: MOMENT,
          last_login: MOMENT,
          issuer_id: admin.issuerId,
          may_sign: true,
        },
      ]),
    );
    const partner = body.users.find(({ email }: { email: string }) => email === 'joins@rest.test');
    expect(partner).toMatchObject({ role: 'attendee', issuer_id: null, last_login: null });
    expect(body.users).toHaveLength(2);
  });

  it('are refused to others', async () => {
    const attendee = await app.actor('attendee');
    for (const [method, path, body] of [
      ['GET', '/api/partnerships/partners', undefined],
      ['POST', '/api/partnerships/invite', { email: 'no@rest.test', role: 'venue' }],
      ['GET', '/api/users', undefined],
    ] as const) {
      expect((await app.rest(method, path, body)).status, path).toBe(401);
      const refused = await app.rest(method, path, body, attendee);
      expect([refused.status, refused.body.error.code], path).toEqual([403, 'FORBIDDEN']);
    }
    const { body } = await app.rest('POST', '/api/issuer/api-key', undefined, admin);
    const raw = { headers: { authorization: body.api_key } };
    expect((await app.rest('GET', '/api/partnerships/partners', undefined, raw)).status).toBe(200);
  });
});

describe('with limits', () => {
  it('a mailbox gets five invitations a day, from all senders together', async () => {
    const limited = await bootTestApp({ RATE_LIMITS: 'on' });
    try {
      const organiser = await limited.actor('issuer_admin');
      const another = await limited.actor('issuer_admin');
      const send = (who: TestActor, email: string) =>
        limited.rest('POST', '/api/partnerships/invite', { email }, who);
      const first = await send(organiser, 'full@rest.test');
      const resend = 'mutation ($id: ID!) { resendPartnerInvitation(input: { id: $id }) { partner { id } } }';
      for (let time = 0; time < 4; time += 1) {
        const { errors } = await limited.graphql(resend, { id: first.body.partner.id }, organiser);
        expect(errors).toBeUndefined();
      }
      const refused = await send(another, 'FULL@rest.test');
      expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await send(another, 'empty@rest.test')).status).toBe(201);
    } finally {
      await limited.close();
    }
  });
});
