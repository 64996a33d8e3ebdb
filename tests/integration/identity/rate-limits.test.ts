import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitRules } from '../../../server/platform/http/rate-limit.rules.ts';
import { RateLimits } from '../../../server/platform/http/rate-limits.ts';
import { bootTestApp, PASSWORD, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => app.close());

/** From the local network, unless another one is given. */
const login = (email: string, password: string, network = '127.0.0.1', device?: string) =>
  app.rest(
    'POST',
    '/auth/login',
    { email, password },
    { headers: { 'x-forwarded-for': network, ...(device !== undefined && { 'passa-device': device }) } },
  );

describe('guessing passwords', () => {
  it('ends after ten failures of an account from one network, and says for how long', async () => {
    const { email } = await app.actor('attendee');
    for (let guess = 0; guess < 10; guess += 1)
      expect((await login(email, 'wrong password')).status).toBe(401);
    const refused = await login(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe('RATE_LIMITED');
    expect(refused.body.error.message).toMatch(/^Too many attempts\. Please try again in 1[45] minutes\.$/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  it('from elsewhere shuts the owner out of no network', async () => {
    const { email } = await app.actor('attendee');
    for (let guess = 0; guess < 11; guess += 1) await login(email, 'wrong password', '203.0.113.7');
    expect((await login(email, PASSWORD, '203.0.113.7')).status).toBe(429);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await login(email, PASSWORD, '198.51.100.9')).status).toBe(200);
  });

  it('from many networks is limited together, and lets networks through that the owner signed in from', async () => {
    const { email } = await app.actor('attendee');
    expect((await login(email, PASSWORD, '198.51.100.20')).status).toBe(200);
    /** Nine guesses from each of many networks, until one is refused. */
    const guessFromMany = async (address: string): Promise<number> => {
      for (let guess = 0; guess < 120; guess += 1) {
        const { status } = await login(address, 'wrong password', `203.0.113.${100 + Math.floor(guess / 9)}`);
        if (status === 429) return guess;
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(await guessFromMany(email)).toBeLessThanOrEqual(100);
    const fresh = await login(email, PASSWORD, '203.0.113.201');
    expect([fresh.status, Number(fresh.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await login(email, PASSWORD, '198.51.100.20')).status).toBe(200);
    // An address without an account gets the same responses: guessing reveals nothing.
    expect(await guessFromMany('nobody@people.test')).toBe(100);
  });

  it('by one guest of a venue closes its network for no one else', async () => {
    const venue = '192.0.2.44';
    for (let guess = 0; guess < 320; guess += 1)
      await login(`guess.${guess}@people.test`, 'wrong password', venue);
    const [steward, organiser] = [await app.actor('attendee'), await app.actor('attendee')];
    expect((await login(steward.email, PASSWORD, venue)).status).toBe(200);
    expect((await login(organiser.email, 'a typo', venue)).status).toBe(401);
    expect((await login(organiser.email, PASSWORD, venue)).status).toBe(200);
  });

  it('of many accounts from one network is left with two guesses each', async () => {
    const network = '192.0.2.45';
    for (let guess = 0; guess < 300; guess += 1)
      await login(`spray.${guess}@people.test`, 'wrong password', network);
    const { email } = await app.actor('attendee');
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) statuses.push((await login(email, 'wrong', network)).status);
    expect(statuses).toEqual([401, 401, 429, 429]);
  });

  it('in the network of a venue does not lock the device that the account signed in on', async () => {
    const venue = '192.0.2.46';
    const device = 'a-device-of-the-steward-0001';
    const { email } = await app.actor('attendee');
    expect((await login(email, PASSWORD, '198.51.100.77', device)).status).toBe(200);
    for (let guess = 0; guess < 12; guess += 1) await login(email, 'wrong password', venue);
    expect((await login(email, PASSWORD, venue)).status).toBe(429);
    expect((await login(email, PASSWORD, venue, 'a-device-of-the-guesser-0001')).status).toBe(429);
    expect((await login(email, PASSWORD, venue, device)).status).toBe(200);
    // Such a device has a limit of its own.
    for (let guess = 0; guess < 10; guess += 1) await login(email, 'wrong password', venue, device);
    expect((await login(email, PASSWORD, venue, device)).status).toBe(429);
  });

  it('at once is no way around', async () => {
    const { email } = await app.actor('attendee');
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(email, 'wrong password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('is forgiven after a correct password; successful logins do not count', async () => {
    const { email } = await app.actor('attendee');
    for (let guess = 0; guess < 9; guess += 1) await login(email, 'wrong password');
    for (let time = 0; time < 12; time += 1) expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('in the old password of a stolen session is guessing too', async () => {
    const { token } = await app.actor('attendee');
    const change = () =>
      app.rest(
        'POST',
        '/api/system/change-password',
        { current_password: 'wrong', new_password: 'a new password' },
        { token },
      );
    for (let guess = 0; guess < 10; guess += 1) expect((await change()).status).toBe(400);
    expect((await change()).status).toBe(429);
  });
});

describe('asking for the way to tickets', () => {
  it('is limited by the address that holds them, or not', async () => {
    const ask = (email: string) =>
      app.graphql('mutation ($email: String!) { requestTicketLink(input: { email: $email }) { done } }', {
        email,
      });
    for (let time = 0; time < 5; time += 1)
      expect((await ask('many@guests.test')).data.requestTicketLink.done).toBe(true);
    expect((await ask('Many@Guests.test')).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('checking a ticket before it is bought', () => {
  it('is limited for guesses from one address', async () => {
    const check = () => app.graphql('{ checkTicket(ticket: "PASSA1:0") { standing } }');
    for (let time = 0; time < 60; time += 1)
      expect((await check()).data.checkTicket.standing).toBe('NOT_GENUINE');
    expect((await check()).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('asking for a reset', () => {
  it('is limited by address of the account, known or not', async () => {
    const ask = () =>
      app.graphql('mutation { requestPasswordReset(input: { email: "anybody@people.test" }) { done } }');
    for (let time = 0; time < 5; time += 1) expect((await ask()).data.requestPasswordReset.done).toBe(true);
    const { errors } = await ask();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('over GraphQL says in Retry-After when to ask again', async () => {
    const query = 'mutation { requestPasswordReset(input: { email: "often@people.test" }) { done } }';
    const ask = () => app.rest('POST', '/graphql', { query });
    for (let time = 0; time < 5; time += 1) expect((await ask()).headers.has('retry-after')).toBe(false);
    const { headers, body } = await ask();
    expect(headers.get('retry-after')).toBe(String(body.errors[0].extensions.details.retryAfter));
  });
});

describe('checking the audit log', () => {
  it('is limited for an organisation, over all of its staff', async () => {
    const owner = await app.actor('issuer_owner');
    const auditor = await app.actor('issuer_auditor', owner.issuerId ?? '');
    const check = (caller: { token: string }) =>
      app.graphql('mutation { verifyAudit { whole } }', {}, caller);
    for (let time = 0; time < 6; time += 1) {
      expect((await check(owner)).data.verifyAudit.whole).toBe(true);
      expect((await check(auditor)).data.verifyAudit.whole).toBe(true);
    }
    expect((await check(owner)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await check(auditor)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const other = await app.actor('issuer_owner');
    expect((await check(other)).data.verifyAudit.whole).toBe(true);
  });
});

describe('the counters', () => {
  it('contain no personal data', async () => {
    const rows = await app.sql<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([]);
  });

  it('are kept in the database, where every process finds them', async () => {
    const subject = { account: 'someone@people.test|event' };
    for (let time = 0; time < 120; time += 1) await app.app.services.limits.consume('purchase', subject);
    const { production } = app.config;
    const other = new RateLimits(app.app.scope().db, limitRules(production));
    await expect(other.consume('purchase', subject)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(other.consume('purchase', { account: 'another' })).resolves.toBeUndefined();
  });
});
