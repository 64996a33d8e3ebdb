import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const NUL = 'a\u0000b@people.test';
const HALF = 'a\ud800b@people.test';
const cursor = (...key: unknown[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

describe('characters that no table keeps', () => {
  it.each([
    ['mutation ($text: String!) { login(input: { email: $text, password: "x" }) { token } }', NUL],
    ['mutation ($text: String!) { requestPasswordReset(input: { email: $text }) { done } }', NUL],
    ['mutation ($text: String!) { requestPasswordReset(input: { email: $text }) { done } }', HALF],
    [
      'mutation ($text: String!) { register(input: { name: $text, email: "n@people.test", password: "a good secret", role: ATTENDEE }) { hasWallet } }',
      NUL,
    ],
    [
      'mutation ($text: String!) { register(input: { name: "Ann", email: $text, password: "a good secret", role: ATTENDEE }) { hasWallet } }',
      NUL,
    ],
    [
      'mutation ($text: String!) { register(input: { name: "Ann", email: "d@people.test", password: "a good secret", role: ISSUER_ADMIN, description: $text }) { hasWallet } }',
      HALF,
    ],
  ])('are bad input and no fault of ours: %s', async (document, text) => {
    const { errors } = await app.graphql(document, { text });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', status: 400 });
  });

  it('stand in no name, where mails and tickets would carry them', async () => {
    const { token } = await app.actor('attendee');
    const rename =
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { name } } }';
    for (const input of [{ name: 'Ann\nBcc: all' }, { name: 'A\u0000' }, { phone: '07\ud800' }]) {
      const { errors } = await app.graphql(rename, { input }, { token });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    }
  });
});

describe('a refused value', () => {
  it('is not repeated in the answer: it may be a password', async () => {
    const document = 'mutation ($input: RegisterInput!) { register(input: $input) { hasWallet } }';
    const input = { email: 'a@people.test', password: 'SECRET-OF-ANN; Expected' };
    const { errors } = await app.graphql(document, { input });
    expect(JSON.stringify(errors)).not.toContain('SECRET-OF-ANN');
    expect(errors?.[0]?.message).toContain('name is required.');
  });

  it.each([
    ['/auth/login', {}, 'email'],
    ['/auth/register', { password: 'a good secret' }, 'name'],
  ])('of %s is named by a sentence for people', async (path, body, field) => {
    const answer = await app.rest('POST', path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'BAD_INPUT', fields: expect.any(Array) });
    expect(answer.body.error.fields[0].field).toBe(field);
    expect(answer.body.error.message).not.toMatch(/Variable|String!/);
  });
});

describe('a made-up cursor', () => {
  it.each([
    ['issuers', cursor('a', 'x')],
    ['issuers', cursor(5, 5)],
    ['issuers', cursor('a\u0000', '0')],
    ['publishedEvents', cursor('x', 'y')],
    ['events', cursor('2026-01-01', 'y')],
    ['scans', cursor('x', 'y')],
    ['scans', cursor('infinity', '01a1fe81-ead4-721a-bf64-210c52709e3f')],
  ])('of %s is refused', async (field, after) => {
    const { token } = await app.actor('issuer_admin');
    const document = `query ($after: String) { ${field}(after: $after) { nodes { id } } }`;
    const { errors } = await app.graphql(document, { after }, { token });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('a value without a text form', () => {
  const NO_TEXT = { toString: 1, valueOf: null };

  it('is refused as an amount of a contract', async () => {
    const { token } = await app.actor('issuer_owner');
    const share = { partner_id: 'x', share_type: 'fixed', fixed_amount: NO_TEXT };
    const body = { event_id: 'x', name: 'Revenue', shares: [share], signatories: [], required_sigs: 1 };
    const answer = await app.rest('POST', '/api/partnerships/contract', body, { token });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_INPUT' } } });
  });

  it('is refused as a cursor', async () => {
    const { token } = await app.actor('system_admin');
    for (const field of ['auditLogs', 'anchors', 'publishedEvents', 'settingHistory']) {
      const document = `query ($after: String) { ${field}(after: $after) { nodes { __typename } } }`;
      const { errors } = await app.graphql(document, { after: cursor(NO_TEXT) }, { token });
      expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    }
  });
});

describe('JSON that nests without end', () => {
  it('is refused before anything recurses into it', async () => {
    const { token } = await app.actor('issuer_validator');
    const body = `{"ticket":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const response = await fetch(`${app.url}/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_INPUT' } });
  });
});

describe('amounts as JSON numbers', () => {
  it('are taken to the seventh decimal and refused past it', async () => {
    const { token } = await app.actor('issuer_admin');
    const day = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
    const created = await app.rest(
      'POST',
      '/api/events',
      { name: 'Small', description: 'd', venue: 'A, B', start_date: day(1), end_date: day(2) },
      { token },
    );
    const price = (value: number) =>
      app.rest(
        'POST',
        `/api/events/${created.body.id}/tickets`,
        { tiers: [{ tier: `at ${value}`, count: 1, price: value, currency: 'XLM' }] },
        { token },
      );
    expect((await price(1e-7)).status).toBe(201);
    expect((await price(1e-8)).status).toBe(400);
    expect((await price(1e21)).status).toBe(400);
  });
});

describe('a malformed address', () => {
  it.each(['/%zz', `/events/${'a'.repeat(300)}`])('%s is refused as everything is', async (path) => {
    const answer = await app.rest('GET', path);
    expect(answer).toMatchObject({ status: 400, body: { success: false, error: { code: 'BAD_INPUT' } } });
  });
});
