import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});

afterAll(() => app.close());

const body = (changed: Record<string, unknown> = {}) => ({
  name: 'Rift Valley Run',
  description: 'Ten miles above the lake.',
  venue: 'Iten, Elgeyo, Kenya',
  start_date: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
  end_date: new Date(app.clock.now().getTime() + 90_000_000).toISOString(),
  ...changed,
});

async function created(changed: Record<string, unknown> = {}): Promise<{ id: string; slug: string }> {
  const answer = await app.rest('POST', '/api/events', body(changed), admin);
  return answer.body.event;
}

const KEYS = ['id', 'name', 'description', 'venue', 'start_date', 'slug', 'status'];

describe('POST /api/events', () => {
  it('answers with the id, at the top and under data', async () => {
    const answer = await app.rest('POST', '/api/events', body(), admin);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, id: expect.any(String), event: { status: 'draft' } });
    expect(answer.body.data.id).toBe(answer.body.id);
    expect(answer.body.event.start_date).toBe(body().start_date);
  });

  it('takes an API key in the place of a token', async () => {
    const key = await app.rest('POST', '/api/issuer/api-key', {}, admin);
    const answer = await app.rest('POST', '/api/events', body(), {
      headers: { authorization: key.body.api_key },
    });
    expect(answer.status).toBe(201);
  });

  it.each([
    [{ venue: 'Iten' }, 'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)'],
    [{ name: undefined }, 'Event name is required.'],
    [{ start_date: undefined }, 'The start date is required.'],
  ])('refuses %j in words', async (changed, message) => {
    const answer = await app.rest('POST', '/api/events', body(changed), admin);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message, error: { code: 'BAD_INPUT', message } });
  });

  it('refuses dates that are none, and bodies that are none', async () => {
    expect((await app.rest('POST', '/api/events', body({ end_date: 'soon' }), admin)).status).toBe(400);
    expect((await app.rest('POST', '/api/events', [], admin)).status).toBe(400);
  });

  it('refuses callers without the right', async () => {
    const attendee = await app.actor('attendee');
    expect((await app.rest('POST', '/api/events', body())).status).toBe(401);
    expect((await app.rest('POST', '/api/events', body(), attendee)).status).toBe(403);
  });
});

describe('GET /api/events', () => {
  it('lists the organiser’s own', async () => {
    const event = await created({ name: 'Listed' });
    const answer = await app.rest('GET', '/api/events', undefined, admin);
    expect(answer.status).toBe(200);
    const row = answer.body.events.find((one: { id: string }) => one.id === event.id);
    for (const key of [...KEYS, 'end_date']) expect(row).toHaveProperty(key);
    expect(answer.body.data.events).toEqual(answer.body.events);
    const other = await app.rest('GET', '/api/events', undefined, await app.actor('issuer_admin'));
    expect(other.body.events).toEqual([]);
  });
});

describe('POST /api/events/{id}/publish', () => {
  it('publishes a draft, once', async () => {
    const event = await created();
    const first = await app.rest('POST', `/api/events/${event.id}/publish`, undefined, admin);
    expect([first.status, first.body.event.status]).toEqual([200, 'published']);
    const second = await app.rest('POST', `/api/events/${event.id}/publish`, {}, admin);
    expect([second.status, second.body.error.code]).toEqual([409, 'EVENT_NOT_DRAFT']);
  });

  it('finds no events of other organisers', async () => {
    const event = await created();
    const answer = await app.rest(
      'POST',
      `/api/events/${event.id}/publish`,
      {},
      await app.actor('issuer_admin'),
    );
    expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('POST /api/events/{id}/tickets and GET /api/events/{id}/stats', () => {
  it('generate and count', async () => {
    const event = await created();
    const tiers = [
      {
        tier: 'vip',
        count: 10,
        price: 120.5,
        currency: 'KES',
        grace_period: '1h',
        effective_at: '2026-01-01',
        expires_at: '2099-01-01T00:00:00Z',
      },
      { tier: 'regular', count: '90', price: '50', currency: 'USD' },
      {},
    ];
    const made = await app.rest('POST', `/api/events/${event.id}/tickets`, { tiers }, admin);
    expect([made.status, made.body.success]).toEqual([201, true]);
    expect(made.body.tiers).toMatchObject([
      {
        tier: 'vip',
        price: 120.5,
        currency: 'KES',
        generated: 10,
        grace_period: '1h',
        effective_at: '2026-01-01T00:00:00.000Z',
      },
      { tier: 'regular', price: 50, currency: 'USD', generated: 91, grace_period: '15m' },
    ]);
    const stats = await app.rest('GET', `/api/events/${event.id}/stats`, undefined, admin);
    expect(stats.status).toBe(200);
    expect(stats.body).toMatchObject({
      tiers: [
        { tier: 'vip', generated: 10, sold: 0 },
        { tier: 'regular', generated: 91, sold: 0 },
      ],
      total_generated: 101,
      total_sold: 0,
    });
  });

  it('refuse what cannot be', async () => {
    const event = await created();
    for (const tiers of [
      undefined,
      [],
      [{ count: 0 }],
      [{ price: '1e3' }],
      [{ grace_period: 'x' }],
      ['vip'],
      'vip',
    ]) {
      const answer = await app.rest('POST', `/api/events/${event.id}/tickets`, { tiers }, admin);
      expect([answer.status, answer.body.success]).toEqual([400, false]);
    }
  });

  it('name what is wrong as it was sent', async () => {
    const event = await created();
    const tiers = [{ count: 1 }, { effective_at: '2030-01-02', expires_at: '2030-01-01', grace_period: 'x' }];
    const { body: answer } = await app.rest('POST', `/api/events/${event.id}/tickets`, { tiers }, admin);
    const fields = answer.error.fields.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(['tiers.1.expires_at', 'tiers.1.grace_period']);
  });

  it('are for the organiser alone', async () => {
    const event = await created();
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    expect((await app.rest('GET', `/api/events/${event.id}/stats`, undefined, validator)).status).toBe(403);
    const rival = await app.actor('issuer_owner');
    expect((await app.rest('GET', `/api/events/${event.id}/stats`, undefined, rival)).status).toBe(404);
  });
});

describe('the public paths', () => {
  it('list what is published', async () => {
    const event = await created({ name: 'On Offer' });
    await app.rest('POST', `/api/events/${event.id}/publish`, undefined, admin);
    await created({ name: 'Kept Back' });
    for (const path of ['/events/published', '/events']) {
      const answer = await app.rest('GET', path);
      const names = answer.body.events.map((one: { name: string }) => one.name);
      expect(names).toContain('On Offer');
      expect(names).not.toContain('Kept Back');
      for (const key of KEYS) expect(answer.body.events[0]).toHaveProperty(key);
    }
    const found = await app.rest('GET', '/events/published?search=on%20offer&first=1');
    expect(found.body).toMatchObject({ count: 1, events: [{ id: event.id }], next: null });
  });

  it('say where a list goes on, and that the last page is the last', async () => {
    const own = await app.actor('issuer_admin');
    const page = (query: string) => app.rest('GET', `/api/events?first=1${query}`, undefined, own);
    for (const name of ['First', 'Second']) await app.rest('POST', '/api/events', body({ name }), own);
    const first = (await page('')).body;
    expect(first.next).toEqual(expect.any(String));
    const second = (await page(`&after=${first.next}`)).body;
    expect([second.events.length, second.next]).toEqual([1, null]);
    expect(second.events[0].id).not.toBe(first.events[0].id);
  });

  it('return an event with its tiers that have places left', async () => {
    const event = await created({ name: 'Detailed' });
    const tiers = [
      { tier: 'vip', count: 2, price: 99.5, currency: 'USD' },
      { tier: 'gone', count: 1 },
    ];
    await app.rest('POST', `/api/events/${event.id}/tickets`, { tiers }, admin);
    expect((await app.rest('GET', `/events/${event.slug}`)).status).toBe(404);
    await app.rest('POST', `/api/events/${event.id}/publish`, undefined, admin);
    await app.sql("UPDATE tiers SET sold = capacity WHERE event_id = $1 AND name = 'gone'", [event.id]);
    const answer = await app.rest('GET', `/events/${event.slug}`);
    expect(answer.status).toBe(200);
    expect(answer.body.event).toMatchObject({ id: event.id, slug: event.slug, status: 'published' });
    expect(answer.body.available_tiers).toEqual([
      { tier: 'vip', price: 99.5, currency: 'USD', available: 2, form_sales: true, in_waiting_room: false },
    ]);
    expect(answer.body.data.available_tiers).toEqual(answer.body.available_tiers);
  });

  it('list the issuers', async () => {
    const answer = await app.rest('GET', '/issuers');
    expect(answer.status).toBe(200);
    expect(answer.body.issuers).toContainEqual({
      id: admin.issuerId,
      name: expect.any(String),
      description: expect.any(String),
      active: true,
    });
  });
});
