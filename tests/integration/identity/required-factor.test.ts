import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { type AddedApp, addApp, codeAt, confirmAgain } from '../../support/factors.ts';
import { openMail } from '../../support/mail.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const SET = `mutation ($required: Boolean!) { setSecondFactorRequired(input: { required: $required }) { required } }`;
const VIEWER = `query {
  viewer { needsSecondFactor secondFactorDue secondFactorRequired hasTemporaryPassword permissions user { email } }
}`;
const EVENTS = 'query { events(first: 1) { nodes { id } } }';
const REMOVE = 'mutation ($id: ID!) { removeAuthenticator(input: { id: $id }) { removedId } }';
const START_PASSKEY = 'mutation { startPasskeyRegistration { options } }';
const REGISTER = `mutation ($passkey: JSON!) {
  registerPasskey(input: { name: "Phone", passkey: $passkey }) { authenticator { id } }
}`;

const viewerOf = async (caller: { token: string }) => (await app.graphql(VIEWER, {}, caller)).data.viewer;

describe('an organisation that requires a second factor', () => {
  let owner: TestActor;
  let member: TestActor;
  let place: string;
  let ownApp: AddedApp;
  beforeAll(async () => {
    owner = await app.actor('issuer_owner');
    place = owner.issuerId ?? '';
    member = await app.actor('issuer_admin', place);
  });

  it('is set up by an owner who has one, and by no one else', async () => {
    expect(codeOf(await app.graphql(SET, { required: true }, owner))).toBe('OWN_FACTOR_FIRST');
    ownApp = await addApp(app, owner);
    expect(codeOf(await app.graphql(SET, { required: true }, member))).toBe('FORBIDDEN');
    expect((await viewerOf(member)).secondFactorRequired).toBe(false);
    expect((await app.graphql(SET, { required: true }, owner)).errors).toBeUndefined();
    expect((await viewerOf(owner)).secondFactorRequired).toBe(true);
    const [entry] = await app.sql<{ details: object }>(
      "SELECT details FROM audit_entries WHERE action = 'issuer.set_second_factor'",
    );
    expect(entry?.details).toEqual({ required: true });
  });

  it('is mailed to its other staff, with the time from which it holds', async () => {
    const [issuer] = await app.sql<{ name: string }>('SELECT name FROM issuers WHERE id = $1', [place]);
    const { text } = await openMail(app, member.email, 'account_security');
    expect(text).toContain('Your organisation requires a second factor');
    expect(text).toContain(`Organisation: ${issuer?.name}. In force since: `);
    const mails = await app.sql<{ recipient: string }>(
      "SELECT recipient FROM mail_outbox WHERE payload->>'change' = 'factor_required'",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([member.email]);
  });

  it('lets staff without one set one up, and nothing else', async () => {
    const { body } = await app.rest('POST', '/auth/login', { email: member.email, password: PASSWORD });
    const caller = { token: body.data.token };
    expect(await viewerOf(caller)).toMatchObject({
      needsSecondFactor: true,
      hasTemporaryPassword: false,
      permissions: [],
    });
    expect(codeOf(await app.graphql(EVENTS, {}, caller))).toBe('SECOND_FACTOR_NEEDED');
    const key = await app.rest('POST', '/api/issuer/api-key', undefined, caller);
    expect([key.status, key.body.error.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    await addApp(app, caller);
    expect(await viewerOf(caller)).toMatchObject({ needsSecondFactor: false });
    expect((await app.graphql(EVENTS, {}, caller)).errors).toBeUndefined();
  });

  it('accepts a passkey as well, and asks for a proof of identity before', async () => {
    const clerk = { ...(await app.actor('issuer_finance', place)), confirms: false };
    app.clock.advance('11m');
    expect(codeOf(await app.graphql(START_PASSKEY, {}, clerk))).toBe('CONFIRMATION_REQUIRED');
    await app.rest('POST', '/auth/confirm', { password: PASSWORD }, clerk);
    const { options } = (await app.graphql(START_PASSKEY, {}, clerk)).data.startPasskeyRegistration;
    const device = new SoftAuthenticator(new URL(app.config.publicUrl).origin);
    const added = await app.graphql(REGISTER, { passkey: device.create(options) }, clerk);
    expect(added.errors).toBeUndefined();
    expect((await viewerOf(clerk)).needsSecondFactor).toBe(false);
  });

  it('holds keys of staff without one to the same', async () => {
    const clerk = await app.actor('issuer_auditor', place);
    await confirmedSet(false);
    const key = (await app.rest('POST', '/api/issuer/api-key', undefined, clerk)).body.data.api_key;
    expect((await app.graphql(EVENTS, {}, { token: key })).errors).toBeUndefined();
    await confirmedSet(true);
    expect(codeOf(await app.graphql(EVENTS, {}, { token: key }))).toBe('SECOND_FACTOR_NEEDED');
  });

  it('restricts a member who removes the last one, and leaves a temporary password first', async () => {
    const clerk = await app.actor('issuer_validator', place);
    const added = await addApp(app, clerk);
    expect((await app.graphql(EVENTS, {}, clerk)).errors).toBeUndefined();
    await app.graphql(REMOVE, { id: added.id }, clerk);
    expect((await viewerOf(clerk)).needsSecondFactor).toBe(true);
    await app.sql('UPDATE users SET temporary_until = $2 WHERE id = $1', [clerk.userId, app.clock.now()]);
    app.clock.advance('2s');
    expect(await viewerOf(await again(clerk))).toMatchObject({ needsSecondFactor: false });
  });

  it('changes nothing for people of other organisations, partners and attendees', async () => {
    for (const role of ['issuer_admin', 'attendee'] as const) {
      const other = await app.actor(role);
      expect((await viewerOf(other)).needsSecondFactor).toBe(false);
    }
  });

  async function confirmedSet(required: boolean): Promise<void> {
    app.clock.advance('30s');
    await confirmAgain(app, owner, { code: codeAt(ownApp.secret, app.clock.now()) });
    const answer = await app.graphql(SET, { required }, owner);
    expect(answer.errors).toBeUndefined();
  }

  /** The same person; the cached answer of the session is no longer used. */
  const again = async (who: TestActor): Promise<TestActor> => {
    await app.reopen();
    return who;
  };
});

describe('a system role', () => {
  it('has a week from its first sign-in in production, and is never asked elsewhere', async () => {
    const admin = await app.actor('system_admin');
    expect(await viewerOf(admin)).toMatchObject({ secondFactorDue: null, needsSecondFactor: false });
    app.config.production = true;
    const signIn = () => app.rest('POST', '/auth/login', { email: admin.email, password: PASSWORD });
    const { token } = (await signIn()).body.data;
    const week = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(await viewerOf({ token })).toMatchObject({ secondFactorDue: week, needsSecondFactor: false });
    app.clock.advance('3d');
    const later = (await signIn()).body.data;
    expect((await viewerOf(later)).secondFactorDue).toBe(week);
    app.clock.advance('4d');
    const last = (await signIn()).body.data;
    expect((await viewerOf(last)).needsSecondFactor).toBe(true);
    const added = await addApp(app, last);
    expect(await viewerOf(last)).toMatchObject({ secondFactorDue: null, needsSecondFactor: false });
    app.clock.advance('30s');
    const { challenge } = (await signIn()).body.error;
    const code = codeAt(added.secret, app.clock.now());
    const done = await app.rest('POST', '/auth/login/second-factor', { challenge, code });
    expect(done.status).toBe(200);
    app.config.production = false;
  });
});
