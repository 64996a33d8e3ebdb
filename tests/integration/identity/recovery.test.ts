import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeRecoveries } from '../../../server/modules/identity/index.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { type AddedApp, addApp, codeAt } from '../../support/factors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const REQUEST = `mutation ($challenge: String!) { requestFactorRecovery(input: { challenge: $challenge }) { done } }`;
const START = `mutation ($token: String!) { startFactorRecovery(input: { token: $token }) { effectiveAt } }`;
const CANCEL = `mutation ($token: String!) { cancelFactorRecovery(input: { token: $token }) { done } }`;

const signIn = ({ email }: { email: string }) =>
  app.rest('POST', '/auth/login', { email, password: PASSWORD });
const run = () => completeRecoveries(app.app.scope());

async function protectedPerson(): Promise<TestActor & { added: AddedApp }> {
  const person = await app.actor('attendee');
  const added = await addApp(app, person);
  app.clock.advance('30s');
  return { ...person, added };
}

/** The secret of the link in the newest mail about that change. */
async function linkIn({ email }: { email: string }, change: string): Promise<string> {
  const [mail] = await app.sql<{ id: string }>(
    `SELECT id FROM mail_outbox WHERE recipient = $1 AND payload->>'change' = $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
    [email, change],
  );
  const { body } = await app.rest('GET', `/dev/mail/${mail?.id}`);
  return /token=([\w-]+)/.exec(body)?.[1] ?? '';
}

async function requested(person: { email: string }): Promise<string> {
  const { challenge } = (await signIn(person)).body.error;
  const answer = await app.graphql(REQUEST, { challenge });
  expect(answer.errors).toBeUndefined();
  return linkIn(person, 'recovery_requested');
}

const started = async (person: { email: string }): Promise<string> =>
  (await app.graphql(START, { token: await requested(person) })).data.startFactorRecovery.effectiveAt;

const changesOf = async ({ email }: { email: string }): Promise<string[]> =>
  (
    await app.sql<{ change: string }>(
      `SELECT payload->>'change' AS change FROM mail_outbox WHERE recipient = $1 AND kind = 'account_security'`,
      [email],
    )
  ).map(({ change }) => change);

describe('the recovery of an account whose second factors are lost', () => {
  it('takes 48 hours from the mailed link, with mails at each step, then the password is enough', async () => {
    const person = await protectedPerson();
    const effectiveAt = await started(person);
    expect(new Date(effectiveAt).getTime() - app.clock.now().getTime()).toBe(48 * 3_600_000);
    app.clock.advance('47h');
    await run();
    expect((await signIn(person)).status).toBe(401);
    app.clock.advance('1h');
    await run();
    expect((await signIn(person)).status).toBe(200);
    const left = await app.sql('SELECT FROM recovery_codes WHERE user_id = $1', [person.userId]);
    expect(left).toEqual([]);
    expect(await changesOf(person)).toEqual(
      expect.arrayContaining(['recovery_requested', 'recovery_started', 'recovery_done']),
    );
    const actions = await app.sql<{ action: string }>(
      "SELECT action FROM audit_entries WHERE entity_id = $1 AND action LIKE 'factor_recovery%' ORDER BY id",
      [person.userId],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'factor_recovery.request',
      'factor_recovery.start',
      'factor_recovery.complete',
    ]);
  });

  it('is stopped by a sign-in with a second factor', async () => {
    const person = await protectedPerson();
    await started(person);
    app.clock.advance('24h');
    const { challenge } = (await signIn(person)).body.error;
    const code = codeAt(person.added.secret, app.clock.now());
    const done = await app.rest('POST', '/auth/login/second-factor', { challenge, code });
    expect(done.status).toBe(200);
    app.clock.advance('25h');
    await run();
    expect((await signIn(person)).status).toBe(401);
    expect(await changesOf(person)).toContain('recovery_cancelled');
  });

  it('is stopped by the link in the mail about its start, once', async () => {
    const person = await protectedPerson();
    await started(person);
    const token = await linkIn(person, 'recovery_started');
    app.clock.advance('47h');
    expect((await app.graphql(CANCEL, { token })).errors).toBeUndefined();
    expect(codeOf(await app.graphql(CANCEL, { token }))).toBe('LINK_INVALID');
    app.clock.advance('2h');
    await run();
    expect((await signIn(person)).status).toBe(401);
  });

  it('needs the password first, and the link once within an hour', async () => {
    const person = await protectedPerson();
    expect(codeOf(await app.graphql(REQUEST, { challenge: 'guessed' }))).toBe('CHALLENGE_INVALID');
    const token = await requested(person);
    expect((await app.graphql(START, { token })).errors).toBeUndefined();
    expect(codeOf(await app.graphql(START, { token }))).toBe('LINK_INVALID');
    const late = await requested(person);
    app.clock.advance('61m');
    expect(codeOf(await app.graphql(START, { token: late }))).toBe('LINK_INVALID');
  });

  it('does not begin anew while it is under way', async () => {
    const person = await protectedPerson();
    const first = await started(person);
    app.clock.advance('1h');
    expect(await started(person)).toBe(first);
  });
});
