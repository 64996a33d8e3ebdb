import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { type Caller, codeOf } from '../../support/client.ts';
import { openMail } from '../../support/mail.ts';
import { ACCEPT, ACTIVATE, INVITE, invitationToken, ROLE, SUSPEND } from './staff-steps.ts';

let app: TestApp;
let root: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
});
afterAll(() => app.close());

describe('owners', () => {
  let first: TestActor;
  let second: TestActor;
  let clerk: TestActor;
  let lead: TestActor;
  let place: string;
  const give = (caller: Caller, { userId }: TestActor, role: string) =>
    app.graphql(ROLE, { id: userId, role }, caller);
  const reported = async (who: TestActor) =>
    (
      await app.sql<{ event: string }>(
        `SELECT payload->>'event' AS event FROM mail_outbox WHERE kind = 'owners_changed' AND recipient = $1 ORDER BY created_at, id`,
        [who.email],
      )
    ).map(({ event }) => event);

  beforeAll(async () => {
    first = await app.actor('issuer_owner');
    place = first.issuerId ?? '';
    [second, clerk, lead] = [
      await app.actor('issuer_owner', place),
      await app.actor('issuer_finance', place),
      await app.actor('issuer_admin', place),
    ];
  });

  it('are made by no admin, neither by a role nor by an invitation', async () => {
    expect(codeOf(await give(lead, clerk, 'ISSUER_OWNER'))).toBe('FORBIDDEN');
    const request = { email: 'owner@join.test', name: 'Owner', role: 'ISSUER_OWNER' };
    expect(codeOf(await app.graphql(INVITE, request, lead))).toBe('FORBIDDEN');
    expect(codeOf(await give(lead, clerk, 'ISSUER_ADMIN'))).toBeUndefined();
  });

  it('are added and removed by owners who confirmed who they are, and every owner is notified', async () => {
    const made = await app.rest('POST', '/api/issuer/api-key', {}, first);
    expect(codeOf(await give({ token: made.body.api_key }, clerk, 'ISSUER_OWNER'))).toBe(
      'FRESH_SIGN_IN_NEEDED',
    );
    app.clock.advance('16m');
    expect(codeOf(await give({ ...first, confirms: false }, clerk, 'ISSUER_OWNER'))).toBe(
      'CONFIRMATION_REQUIRED',
    );
    expect((await give(first, clerk, 'ISSUER_OWNER')).data.setUserRole.user.role).toBe('ISSUER_OWNER');
    app.clock.advance('1s');
    expect((await give(first, clerk, 'ISSUER_FINANCE')).data.setUserRole.user.role).toBe('ISSUER_FINANCE');
    for (const who of [first, second, clerk]) expect(await reported(who)).toEqual(['made', 'removed']);
    expect(await reported(lead)).toEqual([]);
    const { text } = await openMail(app, second.email, 'owners_changed');
    expect(text).toContain(`${clerk.email}) is no longer an owner of`);
  });

  it('are invited by owners only, and notified of new ones', async () => {
    app.clock.advance('1s');
    const request = { email: 'third.owner@join.test', name: 'Third', role: 'ISSUER_OWNER' };
    expect((await app.graphql(INVITE, request, first)).errors).toBeUndefined();
    expect(
      codeOf(await app.graphql(INVITE, { ...request, email: 'x@join.test', issuerId: place }, root)),
    ).toBe('OWNERS_DECIDE');
    const newAccount = { name: 'Third', password: PASSWORD };
    await app.graphql(ACCEPT, { token: await invitationToken(app, request.email), newAccount });
    expect((await reported(second)).at(-1)).toBe('made');
    const [third] = await app.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [request.email]);
    expect((await app.graphql(SUSPEND, { id: third?.id }, first)).data.suspendUser.user.status).toBe(
      'SUSPENDED',
    );
  });

  it('are neither made nor lowered by a system admin, and the last one is not suspended', async () => {
    expect(codeOf(await give(root, clerk, 'ISSUER_OWNER'))).toBe('OWNERS_DECIDE');
    expect(codeOf(await give(root, second, 'ISSUER_FINANCE'))).toBe('OWNERS_DECIDE');
    app.clock.advance('1s');
    expect((await app.graphql(SUSPEND, { id: second.userId }, root)).errors).toBeUndefined();
    expect((await reported(first)).at(-1)).toBe('suspended');
    expect(codeOf(await app.graphql(SUSPEND, { id: first.userId }, root))).toBe('LAST_OWNER');
    expect(codeOf(await app.graphql(SUSPEND, { id: first.userId }, lead))).toBe('FORBIDDEN');
    expect((await app.graphql(ACTIVATE, { id: second.userId }, root)).errors).toBeUndefined();
  });

  it('are suspended by a system admin one after the other, and never both', async () => {
    const answers = await Promise.all(
      [first, second].map(({ userId }) => app.graphql(SUSPEND, { id: userId }, root)),
    );
    expect(answers.map(codeOf).sort()).toEqual(['LAST_OWNER', undefined]);
  });

  it('are made by a system admin where there is none yet', async () => {
    const founder = await app.actor('issuer_admin');
    expect((await give(root, founder, 'ISSUER_OWNER')).data.setUserRole.user.role).toBe('ISSUER_OWNER');
  });
});
