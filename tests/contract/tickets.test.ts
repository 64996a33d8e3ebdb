import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';
import { BUYER, buyByRest } from '../support/buyers.ts';
import { hideGuests } from '../support/guests.ts';

let app: TestApp;
let owner: TestActor;
let ticketId: string;
// biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, field by field
let file: any;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  const { slug } = await published(app, owner, {}, [{ tier: 'vip', count: 3, price: '80' }]);
  const { body } = await buyByRest(app, slug, { tier: 'vip', ...BUYER });
  ticketId = body.ticket_id;
  file = body.ticket_data;
});
afterAll(() => app.close());

describe('GET /tickets/{id}', () => {
  it('answers with the ticket', async () => {
    const { status, body } = await app.rest('GET', `/tickets/${ticketId}`, undefined, owner);
    expect(status).toBe(200);
    expect(body.ticket).toMatchObject({
      id: ticketId,
      status: 'active',
      tier: 'vip',
      price: 80,
      created_at: file.issued_at,
      purchaser_email: BUYER.email,
      purchaser_meta: BUYER,
      ticket_data: file,
      qr_code: expect.stringMatching(/^iVBOR/),
    });
    expect(body.data.ticket).toEqual(body.ticket);
  });

  it('leaves the person out for staff without that right', async () => {
    const validator = await app.actor('issuer_validator', owner.issuerId ?? '');
    const { status, body } = await app.rest('GET', `/tickets/${ticketId}`, undefined, validator);
    expect(status).toBe(200);
    expect(body.ticket).toMatchObject({ id: ticketId, status: 'active' });
    expect(JSON.stringify(body)).not.toContain(BUYER.email);
  });

  it('is a page for a browser, and nothing for strangers', async () => {
    const page = await fetch(`${app.url}/tickets/${ticketId}`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect((await app.rest('GET', `/tickets/${ticketId}`)).status).toBe(401);
    const rival = await app.actor('issuer_owner');
    expect((await app.rest('GET', `/tickets/${ticketId}`, undefined, rival)).status).toBe(404);
  });
});

it('GET /api/tickets/search?tier= answers with data.tickets and data.count', async () => {
  const search = (query: string) => app.rest('GET', `/api/tickets/search?${query}`, undefined, owner);
  expect((await search('tier=')).body.data).toMatchObject({
    count: 1,
    tickets: [{ id: ticketId, tier: 'vip' }],
  });
  expect((await search('tier=vip')).body.data.count).toBe(1);
  expect((await search('tier=premium')).body.data).toMatchObject({ count: 0, tickets: [] });
  expect((await search(`search=${ticketId}&status=active`)).body.data.count).toBe(1);
  expect((await search('status=sold')).body.error.code).toBe('BAD_INPUT');
  const admin = await app.actor('issuer_admin', owner.issuerId ?? '');
  await hideGuests(app, owner);
  const seen = await app.rest('GET', '/api/tickets/search?tier=vip', undefined, admin);
  expect(seen.body.data.count).toBe(1);
  expect(JSON.stringify(seen.body)).not.toContain(BUYER.email);
});

it('GET /public-keys answers with any version', async () => {
  const keys = (query: string) => app.rest('GET', `/public-keys?${query}`);
  const { body } = await keys(`issuer_id=${owner.issuerId}&version=1`);
  expect(body.data).toMatchObject({
    issuer_id: owner.issuerId,
    version: 1,
    key_id: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(Buffer.from(body.data.public_key, 'base64')).toHaveLength(32);
  expect(body.public_key).toBe(body.data.public_key);
  expect((await keys(`issuer_id=${owner.issuerId}`)).body.data.version).toBe(1);
  expect((await keys(`issuer_id=${owner.issuerId}&version=2`)).status).toBe(404);
  expect(await keys('')).toMatchObject({ status: 400, body: { error: { code: 'BAD_INPUT' } } });
  expect((await keys(`issuer_id=${owner.issuerId}&version=x`)).status).toBe(400);
});

it('GET /revocation-list answers with data.snapshot.total_revoked', async () => {
  const { body } = await app.rest('GET', '/revocation-list', undefined, owner);
  expect(body.data.snapshot).toMatchObject({
    issuer_id: owner.issuerId,
    total_revoked: 0,
    revoked: [],
    number: 0,
  });
  expect(body.total_revoked).toBe(0);
});

it('GET /api/tickets/{id}/pdf answers with a PDF file', async () => {
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await fetch(`${app.url}/api/tickets/${ticketId}/pdf`, { headers });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
});
