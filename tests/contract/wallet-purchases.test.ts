import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { bootTestApp, type RestAnswer, type TestActor, type TestApp } from '../support/app.ts';
import { BUYER } from '../support/buyers.ts';
import { fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

let app: TestApp;
let admin: TestActor;
let buyer: PayingBuyer;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  buyer = await fundedBuyer(app);
});
afterAll(() => app.close());

const PATH = '/api/tickets/purchase';

function purchase(body: object, who: TestActor = buyer, key?: string): Promise<RestAnswer> {
  return app.rest('POST', PATH, body, {
    token: who.token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

/** The payload of the dashboard's modal. */
function dashboardPayload(eventId: string, changed: object = {}): object {
  return {
    event_id: eventId,
    email: BUYER.email,
    tier: 'vip',
    price: 50,
    currency: 'USD',
    payment_amount: 425,
    payment_method: 'stellar',
    payment_currency: 'XLM',
    purchaser_meta: BUYER,
    ...changed,
  };
}

const VIP = [{ tier: 'vip', count: 5, price: '50', currency: 'USD' }];

describe(`POST ${PATH}`, () => {
  it('names what is wrong as it was sent', async () => {
    const { status, body } = await purchase({ tier: 'vip', purchaser_meta: { phone: 7 } });
    expect([status, body.message]).toEqual([400, 'purchaser_meta.phone is not valid. event_id is required.']);
    const faults = (await purchase({ tier: 'vip', purchaser_meta: { email: 'x' } })).body.error.fields;
    expect(faults.map(({ field }: { field: string }) => field)).toEqual([
      'purchaser_meta.name',
      'purchaser_meta.email',
      'purchaser_meta.phone',
      'payment_amount',
    ]);
  });

  it('rounds a number to 7 decimals, and takes a text as it is', async () => {
    const event = await published(app, admin, {}, [{ ...VIP[0], price: '1.13' }]);
    const computed = 1.13 * 8.5;
    expect(String(computed)).toBe('9.604999999999999');
    const of = (payment_amount: unknown) => dashboardPayload(event.id, { price: 1.13, payment_amount });
    expect((await purchase(of(String(computed)))).body.error.code).toBe('BAD_INPUT');
    expect((await purchase(of('9.6049999'))).body.error.code).toBe('QUOTE_CHANGED');
    expect((await purchase(of(9.6049999))).body.error.code).toBe('QUOTE_CHANGED');
    const paid = await purchase(of(computed));
    expect([paid.status, paid.body.payment?.payment_amount], JSON.stringify(paid.body)).toEqual([201, 9.605]);
  });

  it('takes lines for an order of several tiers, which one payment pays', async () => {
    const event = await published(app, admin, {}, [
      ...VIP,
      { tier: 'regular', count: 5, price: '2', currency: 'USD' },
    ]);
    const lines = [{ tier: 'vip' }, { tier: 'regular', quantity: '2' }];
    const several = { tier: undefined, price: undefined, lines, payment_amount: 459 };
    const { status, body } = await purchase(dashboardPayload(event.id, several));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.tickets.map(({ tier }: { tier: string }) => tier).toSorted()).toEqual([
      'regular',
      'regular',
      'vip',
    ]);
    expect(body.payment.payment_amount).toBe(459);
    const fieldsOf = async (changed: object) => {
      const refused = await purchase(dashboardPayload(event.id, { ...several, ...changed }));
      expect(refused.status, JSON.stringify(refused.body)).toBe(400);
      return refused.body.error.fields.map(({ field }: { field: string }) => field);
    };
    expect(await fieldsOf({ tier: 'vip' })).toEqual(['tier']);
    expect(await fieldsOf({ price: 50 })).toEqual(['price']);
    expect(await fieldsOf({ lines: 'vip' })).toContain('lines');
    expect(await fieldsOf({ lines: [] })).toEqual(['lines']);
    expect(await fieldsOf({ lines: [{ tier: 'vip', quantity: 0 }] })).toEqual(['lines.0.quantity']);
    expect(await fieldsOf({ lines: [{ teir: 'vip' }] })).toContain('lines.0.teir');
    expect(await fieldsOf({ lines: undefined })).toEqual(['tier']);
  });

  it('takes the payload of the dashboard and answers with the ticket', async () => {
    const event = await published(app, admin, {}, VIP);
    const { status, body } = await purchase(dashboardPayload(event.id));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Ticket purchased successfully!',
      processing: false,
      ticket_id: expect.any(String),
      order_id: expect.any(String),
      order_status: 'paid',
      ticket_data: {
        id: body.ticket_id,
        serial: 1,
        event_id: event.id,
        event: { name: 'Koroga Festival', venue: 'Hells Gate, Naivasha, Kenya' },
        tier: 'vip',
        price: 50,
        currency: 'USD',
        purchaser_email: BUYER.email,
        purchaser_meta: BUYER,
        purchased_at: app.clock.now().toISOString(),
        qr_code: expect.stringMatching(/^iVBORw0KGgo/),
        signed_ticket: { id: body.ticket_id, price: '50', signature: expect.stringMatching(/^[\w-]{86}$/) },
      },
      payment: {
        status: 'paid',
        payment_method: 'stellar',
        payment_amount: 425,
        payment_currency: 'XLM',
        charged: { amount: 425, currency: 'XLM' },
        transaction_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(body.data.ticket_data).toEqual(body.ticket_data);
    const shown = await app.rest('GET', `/tickets/${body.ticket_id}`, undefined, { token: buyer.token });
    expect(shown.body.ticket_data).toEqual(body.ticket_data.signed_ticket);
  });

  it('gives a ticket_data that the door takes unchanged: as the body, as the ticket, and as text', async () => {
    const event = await published(app, admin, {}, [
      { ...VIP[0], effectiveAt: app.clock.now().toISOString() },
    ]);
    const { ticket_data: bought } = (await purchase(dashboardPayload(event.id))).body;
    const check = async (body: object) => (await app.rest('POST', '/validate', body, admin)).body.outcome;
    expect(await check({ ...bought, commit: false })).toBe('good');
    expect(await check({ ticket: bought, commit: false })).toBe('good');
    expect(await check({ ticket: JSON.stringify(bought), commit: false })).toBe('good');
    expect(await check({ ticket: { ...bought, signed_ticket: { id: bought.id } } })).toBe('malformed');
    expect(await check(bought)).toBe('admitted');
    const { public_key } = (await app.rest('GET', `/public-keys?issuer_id=${admin.issuerId}&version=1`)).body
      .data;
    const list = await app.rest('GET', `/revocation-list?issuer_id=${admin.issuerId}`);
    const offline = { ticket: bought, public_key, revocation_snapshot: list.body.data.snapshot };
    expect((await app.rest('POST', '/validate/offline', offline, admin)).body.outcome).toBe('good');
  });

  it('takes the shorter payload of the purchase page', async () => {
    const event = await published(app, admin, {}, VIP);
    const { status, body } = await purchase({
      event_id: event.id,
      tier: 'vip',
      price: 50,
      payment_method: 'stellar',
      purchaser_meta: BUYER,
    });
    expect(status).toBe(201);
    expect(body.payment).toMatchObject({ payment_amount: 425, payment_currency: 'XLM' });
  });

  it('takes play money for what it is', async () => {
    const event = await published(app, admin, {}, VIP);
    const mock = { payment_method: 'mock', payment_currency: 'MOCK', payment_amount: '50' };
    const { status, body } = await purchase(dashboardPayload(event.id, mock));
    expect(status).toBe(201);
    expect(body.payment).toMatchObject({ payment_method: 'mock', charged: null, transaction_hash: null });
  });

  it('takes an Idempotency-Key', async () => {
    const event = await published(app, admin, {}, VIP);
    const first = await purchase(dashboardPayload(event.id), buyer, 'rest-1');
    const second = await purchase(dashboardPayload(event.id), buyer, 'rest-1');
    expect(second.body).toEqual(first.body);
    const other = await purchase(
      dashboardPayload(event.id, { quantity: 2, payment_amount: 850 }),
      buyer,
      'rest-1',
    );
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'IDEMPOTENCY_MISMATCH' } } });
  });

  it('says in its own words and codes why it refuses', async () => {
    const event = await published(app, admin, {}, VIP);
    const poor = await app.actor('attendee');
    const refusal = async (body: object, who: TestActor = buyer) => {
      const answer = await purchase(body, who);
      expect(answer.body).toMatchObject({ success: false, message: answer.body.error.message });
      return [answer.status, answer.body.error.code, answer.body.message];
    };
    expect((await app.rest('POST', PATH, dashboardPayload(event.id))).status).toBe(401);
    expect(await refusal(dashboardPayload(event.id), poor)).toEqual([
      400,
      'NO_WALLET',
      'No wallet found. Please create a wallet first.',
    ]);
    await app.rest('POST', '/api/wallet/create', {}, { token: poor.token });
    expect(await refusal(dashboardPayload(event.id), poor)).toEqual([
      409,
      'WALLET_NOT_FUNDED',
      'Please fund your wallet before purchasing',
    ]);
    const dear = await published(app, admin, {}, [
      { tier: 'vip', count: 1, price: '20000', currency: 'XLM' },
    ]);
    const much = { price: 20_000, currency: 'XLM', payment_amount: 20_000 };
    expect(await refusal(dashboardPayload(dear.id, much))).toEqual([
      409,
      'INSUFFICIENT_BALANCE',
      'Insufficient balance. Please fund your wallet first.',
    ]);
    expect((await refusal(dashboardPayload(event.id, { payment_amount: 424 })))[1]).toBe('QUOTE_CHANGED');
    expect((await refusal(dashboardPayload(event.id, { payment_method: 'mobile_money' })))[1]).toBe(
      'BAD_INPUT',
    );
    expect((await refusal(dashboardPayload(event.id, { payment_method: 'mock' })))[1]).toBe('BAD_INPUT');
    expect((await refusal({}))[1]).toBe('BAD_INPUT');
    expect((await refusal(dashboardPayload('nowhere')))[0]).toBe(404);
    expect((await refusal(dashboardPayload(event.id, { tier: 'x' })))[1]).toBe('UNKNOWN_TIER');
  });
});
