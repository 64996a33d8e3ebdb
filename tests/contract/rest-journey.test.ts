import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestApp } from '../support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await bootTestApp();
});
afterAll(() => test.close());

/** The documented paths only, with the fields that the documented clients send and read. */
it('publishes, sells and admits through REST alone', async () => {
  const registered = await test.rest('POST', '/auth/register', {
    name: 'Kilele Nights',
    email: 'kilele@people.test',
    password: PASSWORD,
    create_wallet: false,
    role: 'issuer_admin',
    description: 'Guitars until late',
  });
  expect(registered.body).toMatchObject({ success: true, data: { has_wallet: false } });

  const login = await test.rest('POST', '/auth/login', { email: 'kilele@people.test', password: PASSWORD });
  expect(login.body.success).toBe(true);
  const { token, user, session_id: sessionId } = login.body.data;
  expect(user).toMatchObject({ name: 'Kilele Nights', email: 'kilele@people.test', role: 'issuer_admin' });
  expect(sessionId).toEqual(expect.any(String));

  const made = await test.rest('POST', '/api/issuer/api-key', undefined, { token });
  expect(made.body).toMatchObject({ success: true, api_key: made.body.data.api_key });
  const key = { headers: { authorization: made.body.data.api_key } };
  const checked = await test.rest('POST', '/api/validate-key', undefined, key);
  expect(checked.body).toMatchObject({ valid: true, expires_at: expect.any(String) });

  const event = {
    name: 'Benga Night',
    description: 'Guitars until late.',
    venue: 'KICC, Nairobi, Kenya',
    start_date: new Date(test.clock.now().getTime() + 3_600_000).toISOString(),
    end_date: new Date(test.clock.now().getTime() + 5 * 3_600_000).toISOString(),
  };
  const { id } = (await test.rest('POST', '/api/events', event, key)).body;
  const listed = await test.rest('GET', '/api/events', undefined, key);
  expect(listed.body.events).toMatchObject([{ id, status: 'draft', venue: event.venue }]);

  const tiers = [
    {
      tier: 'vip',
      count: 2,
      price: 80,
      currency: 'USD',
      effective_at: test.clock.now().toISOString(),
      expires_at: event.end_date,
      grace_period: '1h',
    },
  ];
  const generated = await test.rest('POST', `/api/events/${id}/tickets`, { tiers }, key);
  expect(generated.body.success).toBe(true);
  expect((await test.rest('POST', `/api/events/${id}/publish`, undefined, key)).body.success).toBe(true);

  const found = await test.rest('GET', '/events/published');
  const [shown] = found.body.events;
  expect(shown).toMatchObject({ id, name: event.name, description: event.description, status: 'published' });
  const page = await test.rest('GET', `/events/${shown.slug}`);
  expect(page.body.event).toMatchObject({ id, name: event.name });
  expect(page.body.available_tiers).toMatchObject([
    { tier: 'vip', price: 80, currency: 'USD', available: 2 },
  ]);

  const buyer = { tier: 'vip', name: 'Wanjiku Kamau', email: 'wanjiku@people.test', phone: '+254700000001' };
  const bought = await test.rest('POST', `/events/${shown.slug}/purchase`, buyer);
  expect(bought.body.success).toBe(true);
  const { ticket_id: ticketId, ticket_data: file } = bought.body;
  expect(file).toMatchObject({
    id: ticketId,
    metadata: { tier: 'vip', holder: buyer.name, email: buyer.email, venue: event.venue },
    signature: expect.any(String),
  });

  const keys = await test.rest('GET', `/public-keys?issuer_id=${file.issuer_id}&version=1`);
  const revocations = await test.rest('GET', '/revocation-list', undefined, key);
  expect(revocations.body.data.snapshot.total_revoked).toBe(0);
  const offline = await test.rest(
    'POST',
    '/validate/offline',
    {
      ticket: file,
      public_key: keys.body.data.public_key,
      revocation_snapshot: revocations.body.data.snapshot,
    },
    key,
  );
  expect(offline.body).toMatchObject({ success: true, valid: true });

  expect((await test.rest('POST', '/validate', file, key)).body).toMatchObject({
    success: true,
    valid: true,
  });
  expect((await test.rest('POST', '/validate', file, key)).body).toMatchObject({
    valid: false,
    reason: 'already_used',
  });

  const stats = await test.rest('GET', `/api/events/${id}/stats`, undefined, key);
  expect(stats.body).toMatchObject({
    tiers: [{ tier: 'vip', generated: 2, sold: 1 }],
    total_generated: 2,
    total_sold: 1,
  });
  const search = await test.rest('GET', '/api/tickets/search?tier=vip', undefined, key);
  expect(search.body.data).toMatchObject({ count: 1, tickets: [{ id: ticketId, tier: 'vip' }] });
  expect((await test.rest('GET', `/tickets/${ticketId}`, undefined, key)).body.ticket).toMatchObject({
    id: ticketId,
  });
  const pdf = await fetch(`${test.url}/api/tickets/${ticketId}/pdf`, key);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const second = (await test.rest('POST', `/events/${shown.slug}/purchase`, buyer)).body;
  const revoked = await test.rest(
    'POST',
    `/tickets/${second.ticket_id}/revoke`,
    { reason: 'Sold twice', actor: 'Amina' },
    key,
  );
  expect(revoked.body.success).toBe(true);
  expect((await test.rest('POST', '/validate', second.ticket_data, key)).body).toMatchObject({
    valid: false,
    reason: 'revoked',
  });
  expect((await test.rest('GET', '/revocation-list', undefined, key)).body.data.snapshot.total_revoked).toBe(
    1,
  );

  const none = await test.rest('POST', `/events/${shown.slug}/purchase`, buyer);
  expect(none).toMatchObject({ status: 409, body: { success: false, error: { code: 'SOLD_OUT' } } });

  const out = await test.rest('POST', '/auth/logout', { session_id: sessionId }, { token });
  expect(out.body.success).toBe(true);
  expect((await test.rest('GET', '/api/events', undefined, { token })).status).toBe(401);
});
