import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Piece } from '../../../server/api/openapi/manual.ts';
import { compileRoute } from '../../../server/api/rest/compile.ts';
import { routes } from '../../../server/api/rest/domains.ts';
import type { RestRequest } from '../../../server/api/rest/request.ts';
import { productSchema } from '../../../server/app.ts';
import { bootTestApp, type RestAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { BUYER } from '../../support/buyers.ts';
import { draft, published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const ID = '0190bbbb-0000-7000-8000-000000000002';
const schema = productSchema();
const calls = routes.filter(({ method }) => method !== 'GET').map((route) => compileRoute(route, schema));

const post = (path: string, body: unknown, caller: object = admin): Promise<RestAnswer> =>
  app.rest('POST', path, body as object, caller);
const fieldsOf = ({ body }: RestAnswer): string[] =>
  ((body.error?.fields ?? []) as { field: string }[]).map(({ field }) => field);

/** Entries of a list, or the object itself, whose fields are declared. */
function inner(piece: Piece): { inList: boolean } | undefined {
  if (typeof piece !== 'object') return undefined;
  if ('maybe' in piece) return inner(piece.maybe as Piece);
  if ('list' in piece) return inner(piece.list as Piece) && { inList: true };
  return 'shape' in piece ? { inList: false } : undefined;
}

describe.each(calls.map((call) => ({ name: `${call.route.method} ${call.route.path}`, call })))(
  '$name',
  ({ call }) => {
    const { route, manual } = call;
    const { sends = {}, sendsMore = false } = manual;
    const send = (body: unknown) =>
      app.rest(route.method, route.path.replace(/:\w+/g, ID), body as object, admin);

    it.skipIf(sendsMore)('refuses a field that it does not know, by its path', async () => {
      const { status, body } = await send({ surplus: 1 });
      expect([status, body.error.code, body.error.fields[0].field]).toEqual([400, 'BAD_INPUT', 'surplus']);
      expect(body.message).toContain('surplus is not a field of this call.');
      expect((await send([{ surplus: 1 }])).status).toBe(400);
    });

    it('declares every field that it reads', () => {
      const read = new Set<string>();
      const body = new Proxy<Record<string, unknown>>(
        {},
        { get: (_target, name) => void read.add(String(name)) },
      );
      const request = { query: {}, params: { id: ID }, headers: {}, actor: { kind: 'anonymous' } };
      const given = { ...request, body, faults: [] } as unknown as RestRequest;
      call.instead(given);
      call.variables(given);
      expect([...read].filter((name) => !(name in sends))).toEqual([]);
    });

    const nested = Object.entries(sends).flatMap(([name, piece]) => {
      const found = inner(piece);
      return found ? [{ name, ...found }] : [];
    });
    it.skipIf(nested.length === 0)('refuses what it does not know inside of its fields', async () => {
      for (const { name, inList } of nested) {
        const wrong = await send({ [name]: inList ? [{}, { surplus: 1 }] : { surplus: 1 } });
        expect(fieldsOf(wrong)).toContain(inList ? `${name}.1.surplus` : `${name}.surplus`);
      }
    });
  },
);

describe('a price', () => {
  const tier = { tier: 'vip', count: 2 };
  const create = async (tiers: object[]) =>
    post(`/api/events/${(await draft(app, admin)).id}/tickets`, { tiers });

  it('with a misspelt currency is refused, and nothing goes on sale', async () => {
    const refused = await create([tier, { ...tier, price: 5, curency: 'KES' }]);
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused)).toEqual(['tiers.1.curency', 'tiers.1.currency']);
    expect(refused.body.message).toContain('It takes tier, count, price, currency');
  });

  it('is refused without its currency, and a currency without its price', async () => {
    expect(fieldsOf(await create([{ ...tier, price: 5 }]))).toEqual(['tiers.0.currency']);
    expect(fieldsOf(await create([{ ...tier, currency: 'KES' }]))).toEqual(['tiers.0.price']);
  });

  it('is 50 USD in the documented call that leaves out both', async () => {
    const { status, body } = await create([{}]);
    expect([status, body.tiers[0]]).toMatchObject([201, { tier: 'regular', price: 50, currency: 'USD' }]);
  });

  it('has no default over GraphQL', async () => {
    const { id: eventId } = await draft(app, admin);
    const answer = await app.graphql(
      'mutation ($input: CreateTicketsInput!) { createTickets(input: $input) { event { id } } }',
      { input: { eventId, tiers: [{ tier: 'vip' }] } },
      admin,
    );
    expect(answer.errors?.[0]?.extensions.details).toMatchObject({
      fields: [{ field: 'tiers.0.price' }, { field: 'tiers.0.currency' }],
    });
  });
});

describe('a purchase by the order form', () => {
  const buy = async (extra: object) =>
    post(
      `/events/${(await published(app, admin)).slug}/purchase`,
      { tier: 'regular', ...BUYER, ...extra },
      {},
    );

  it.each([{ quantity: 3 }, { lines: [{ tier: 'regular', quantity: 3 }] }])(
    'sells one ticket, and refuses %j',
    async (extra) => {
      const refused = await buy(extra);
      expect([refused.status, fieldsOf(refused)]).toEqual([400, Object.keys(extra)]);
    },
  );

  it.each(['paypal', 'stellar', '', 5, true, {}, ['mpesa']])(
    'refuses the payment method %j instead of selling for the door',
    async (method) => {
      const refused = await buy({ payment_method: method });
      expect([refused.status, fieldsOf(refused)]).toEqual([400, ['payment_method']]);
      expect(refused.body.message).toContain('Expected one of mpesa, card.');
    },
  );

  it.each(['MPESA', 'Card'])('takes %s for the method of a provider', async (method) => {
    // The organiser has no account at a provider.
    const refused = await buy({ payment_method: method });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'METHOD_NOT_OFFERED']);
  });

  it('is due at the door without a method, as documented', async () => {
    expect((await buy({})).body.order_status).toBe('due');
    expect((await buy({ payment_method: null })).body.order_status).toBe('due');
  });
});

it.each(['paypal', 'CASH', 5])('a purchase with a wallet refuses the payment method %j', async (method) => {
  const body = { event_id: ID, tier: 'regular', price: 50, payment_method: method, purchaser_meta: BUYER };
  expect(fieldsOf(await post('/api/tickets/purchase', body))).toEqual(['payment_method']);
});

it('all faults of a body are in one answer: unknown, missing, and refused by the schema', async () => {
  const wrong = await post('/api/events', { nam: 'Night', category: 'JAZZY', start_date: 7 });
  expect(fieldsOf(wrong).toSorted()).toEqual(
    ['category', 'description', 'end_date', 'nam', 'name', 'start_date', 'venue'].toSorted(),
  );
});
