import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, published } from '../integration/events/organiser.ts';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';
import { BUYER, buyByRest } from '../support/buyers.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

describe('POST /events/{slug}/purchase', () => {
  it('answers with the ticket id and the signed file, at the top and under data', async () => {
    const { id, slug } = await published(app, admin, {}, [
      { tier: 'vip', count: 2, price: '12.5', currency: 'KES' },
    ]);
    const { status, body } = await buyByRest(app, slug, { tier: 'vip', ...BUYER });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      ticket_id: expect.any(String),
      order_status: 'due',
      total: [{ amount: 12.5, currency: 'KES' }],
      ticket_data: {
        id: body.ticket_id,
        event_id: id,
        issuer_id: admin.issuerId,
        tier: 'vip',
        price: '12.5',
        currency: 'KES',
        metadata: {
          event: 'Koroga Festival',
          venue: 'Hells Gate, Naivasha, Kenya',
          holder: BUYER.name,
          email: BUYER.email,
          phone: BUYER.phone,
          tier: 'vip',
        },
        grace_period: '15m',
        key_version: 1,
        signature: expect.stringMatching(/^[\w-]{86}$/),
      },
    });
    expect(body.data).toMatchObject({ ticket_id: body.ticket_id, ticket_data: body.ticket_data });
  });

  it('takes an Idempotency-Key', async () => {
    const { slug } = await published(app, admin);
    const call = { tier: 'regular', ...BUYER };
    const headers = { 'idempotency-key': 'one' };
    const first = await buyByRest(app, slug, call, headers);
    const second = await buyByRest(app, slug, call, headers);
    expect(second.body).toEqual(first.body);
    const other = await buyByRest(app, slug, { ...call, name: 'Else' }, headers);
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'IDEMPOTENCY_MISMATCH' } } });
  });

  it('says in its own words and codes why it refuses', async () => {
    const { slug } = await published(app, admin, {}, [{ tier: 'vip', count: 1 }]);
    const unpublished = await draft(app, admin);
    const refusal = async (path: string, body: object): Promise<[number, string]> => {
      const answer = await buyByRest(app, path, body);
      expect(answer.body).toMatchObject({ success: false, message: answer.body.error.message });
      return [answer.status, answer.body.error.code];
    };
    const call = { tier: 'vip', ...BUYER };
    expect(await refusal('nobody-knows-it', call)).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(unpublished.slug, call)).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(slug, { ...call, tier: 'balcony' })).toEqual([422, 'UNKNOWN_TIER']);
    expect(await refusal(slug, {})).toEqual([400, 'BAD_INPUT']);
    expect(await refusal(slug, { ...call, email: 7 })).toEqual([400, 'BAD_INPUT']);
    await buyByRest(app, slug, call);
    expect(await refusal(slug, call)).toEqual([409, 'SOLD_OUT']);
  });

  it('names each field that is wrong', async () => {
    const { slug } = await published(app, admin);
    const { body } = await buyByRest(app, slug, { tier: 'regular', name: ' ', email: 'x', phone: '' });
    expect(body.error.fields.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'phone',
    ]);
  });

  it('sells to a browser whose session has ended', async () => {
    const { slug } = await published(app, admin);
    const answer = await buyByRest(
      app,
      slug,
      { tier: 'regular', ...BUYER },
      { authorization: 'Bearer over' },
    );
    expect(answer.status).toBe(201);
  });
});
