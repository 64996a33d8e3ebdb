import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksOf } from '../../support/books.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { draft, published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

describe('a purchase by the form', () => {
  it('gives a signed ticket, due at the door, and writes every book', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'vip', count: 5, price: '12.5', currency: 'KES' },
    ]);
    const answer = await buy(app, { slug: event.slug, lines: [{ tier: 'vip' }] });
    expect(answer.errors).toBeUndefined();
    const { order, tickets } = answer.data.purchaseByForm;
    expect(order).toMatchObject({
      status: 'DUE',
      buyerName: BUYER.name,
      buyerEmail: BUYER.email,
      buyerPhone: BUYER.phone,
      total: [{ amount: '12.5', currency: 'KES' }],
      event: { id: event.id, available: 4 },
    });
    expect(tickets).toHaveLength(1);
    expect(tickets[0]).toMatchObject({
      serial: 1,
      status: 'ACTIVE',
      dueStatus: 'DUE',
      due: { amount: '12.5', currency: 'KES' },
      order: { id: order.id },
      issuedAt: app.clock.now().toISOString(),
      file: {
        id: tickets[0].id,
        event_id: event.id,
        price: '12.5',
        metadata: { holder: BUYER.name, tier: 'vip' },
      },
    });
    expect(tickets[0].qrText).toMatch(/^PASSA1:/);
    expect(await booksOf(app.sql, event.id)).toEqual({
      ...{
        counted: 1,
        held: 0,
        paying: 0,
        tickets: 1,
        serials: 1,
        orders: 1,
        transfers: 1,
        audited: 1,
        mails: 1,
      },
      journal: '0',
    });
  });

  it('of a free tier owes nothing and moves no money', async () => {
    const event = await published(app, admin, {}, [{ tier: 'free', count: 5, price: '0' }]);
    const answer = await buy(app, { slug: event.slug, lines: [{ tier: 'free', quantity: 2 }] });
    expect(answer.data.purchaseByForm.order).toMatchObject({ status: 'PAID' });
    expect(answer.data.purchaseByForm.tickets[0]).toMatchObject({ dueStatus: 'NONE', due: null });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ tickets: 2, transfers: 0 });
  });

  it('belongs to the signed-in user', async () => {
    const attendee = await app.actor('attendee');
    const event = await published(app, admin);
    await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] }, attendee);
    const [order] = await app.sql('SELECT user_id FROM orders WHERE event_id = $1', [event.id]);
    expect(order).toEqual({ user_id: attendee.userId });
  });

  it('holds several tickets of several tiers, all or nothing', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'vip', count: 3, price: '80', currency: 'USD' },
      { tier: 'regular', count: 2, price: '1000', currency: 'KES' },
    ]);
    const lines = [
      { tier: 'vip', quantity: 2 },
      { tier: 'regular', quantity: 1 },
    ];
    const first = await buy(app, { slug: event.slug, lines });
    expect(first.errors).toBeUndefined();
    expect(first.data.purchaseByForm.order.total).toEqual([
      { amount: '160', currency: 'USD' },
      { amount: '1000', currency: 'KES' },
    ]);
    const serials = first.data.purchaseByForm.tickets.map((t: { tier: { name: string }; serial: number }) => [
      t.tier.name,
      t.serial,
    ]);
    expect(serials).toEqual([
      ['vip', 1],
      ['vip', 2],
      ['regular', 1],
    ]);
    const second = await buy(app, { slug: event.slug, lines });
    expect(second.errors?.[0]).toMatchObject({
      message: 'Only 1 ticket of "vip" is left.',
      extensions: { code: 'SOLD_OUT', details: { tier: 'vip', available: 1 } },
    });
    expect(await booksOf(app.sql, event.id)).toMatchObject({
      ...{ counted: 3, tickets: 3, serials: 3, orders: 1, transfers: 3, audited: 1, mails: 1 },
    });
  });
});

describe('a purchase is refused', () => {
  it('for a draft with the very answer for an event that does not exist, until it is published', async () => {
    const unpublished = await draft(app, admin);
    const buyer = await app.actor('attendee');
    const answers = async ({ id, slug }: { id: string; slug: string }) => {
      const input = { name: 'Asha', email: 'asha@buyers.test', slug, tier: 'regular', quantity: 1 };
      const given = await Promise.all([
        buy(app, { slug, lines: [{ tier: 'regular' }] }),
        buy(app, { slug, lines: [{ tier: 'regular' }], code: 'SECRET' }),
        app.graphql('mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }', {
          input,
        }),
        app.graphql(
          'query ($id: ID!) { purchaseQuote(eventId: $id, lines: [{ tier: "regular", quantity: 1 }]) { __typename } }',
          { id },
          buyer,
        ),
      ]);
      return given.map(({ status, errors }) => {
        const { requestId: _own, ...extensions }: Record<string, unknown> = errors?.[0]?.extensions ?? {};
        return [status, errors?.[0]?.message, extensions];
      });
    };
    const unknown = await answers({ id: '01900000-0000-7000-8000-000000000000', slug: 'no-such-event' });
    expect(await answers(unpublished)).toEqual(unknown);
    expect(unknown[0]?.[1]).toBe('The event was not found.');
    await app.graphql(
      'mutation ($id: ID!) { createTickets(input: { eventId: $id, tiers: [{ tier: "regular", price: "50", currency: USD }] }) { event { id } } }',
      { id: unpublished.id },
      admin,
    );
    await app.graphql(
      'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { id } } }',
      { id: unpublished.id },
      admin,
    );
    const sold = await buy(app, { slug: unpublished.slug, lines: [{ tier: 'regular' }] });
    expect(sold.data?.purchaseByForm.tickets).toHaveLength(1);
  });

  it('for a tier that the event lacks, and for input that is wrong', async () => {
    const { slug } = await published(app, admin);
    expect(codeOf(await buy(app, { slug, lines: [{ tier: 'balcony' }] }))).toBe('UNKNOWN_TIER');
    const wrong = await buy(app, {
      slug,
      lines: [{ tier: 'regular', quantity: 21 }],
      buyer: { email: 'nobody' },
    });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: [{ field: 'email' }, { field: 'lines.0.quantity' }] },
    });
  });

  it('once the organiser closed the sale of the tier or the event, or the event is over', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'a', count: 2 },
      { tier: 'b', count: 2 },
    ]);
    const { slug } = event;
    expect((await buy(app, { slug, lines: [{ tier: 'a' }] })).errors).toBeUndefined();
    const [tier] = await app.sql<{ id: string }>("SELECT id FROM tiers WHERE event_id = $1 AND name = 'a'", [
      event.id,
    ]);
    await app.graphql(
      'mutation ($id: ID!) { setTierFormSales(input: { tierId: $id, enabled: false }) { tier { id } } }',
      { id: tier?.id },
      admin,
    );
    expect(codeOf(await buy(app, { slug, lines: [{ tier: 'a' }] }))).toBe('SALES_CLOSED');
    expect((await buy(app, { slug, lines: [{ tier: 'b' }] })).errors).toBeUndefined();
    const CLOSE =
      'mutation ($id: ID!) { updateEvent(input: { formSales: false, id: $id }) { event { id } } }';
    expect((await app.graphql(CLOSE, { id: event.id }, admin)).errors).toBeUndefined();
    expect(codeOf(await buy(app, { slug, lines: [{ tier: 'b' }] }))).toBe('SALES_CLOSED');
    const other = await published(app, admin);
    app.clock.advance('8d');
    expect(codeOf(await buy(app, { slug: other.slug, lines: [{ tier: 'regular' }] }))).toBe('SALES_CLOSED');
    app.clock.advance('-8d');
  });

  it('when sold out, until more tickets are generated', async () => {
    const event = await published(app, admin, {}, [{ tier: 'regular', count: 1 }]);
    const { slug } = event;
    const lines = [{ tier: 'regular' }];
    expect((await buy(app, { slug, lines })).errors).toBeUndefined();
    const refused = await buy(app, { slug, lines });
    expect(refused.errors?.[0]).toMatchObject({
      message: '"regular" is sold out.',
      extensions: { code: 'SOLD_OUT', status: 409 },
    });
    const MORE =
      'mutation ($id: ID!) { createTickets(input: { eventId: $id, tiers: [{ tier: "regular", count: 1, price: "50", currency: USD }] }) { event { id } } }';
    expect((await app.graphql(MORE, { id: event.id }, admin)).errors).toBeUndefined();
    expect((await buy(app, { slug, lines })).data.purchaseByForm.tickets[0].serial).toBe(2);
  });
});

describe('what changes behind the back of the process', () => {
  it('is noticed by the sale itself: tickets say what was on sale when they were sold', async () => {
    const event = await published(app, admin, {}, [{ tier: 'regular', count: 9, price: '50' }]);
    const lines = [{ tier: 'regular' }];
    await buy(app, { slug: event.slug, lines });
    await app.sql('UPDATE tiers SET price_units = 700000000 WHERE event_id = $1', [event.id]);
    await app.sql(
      `INSERT INTO event_editions SELECT id, 2, issuer_id, 'Renamed', venue, start_at FROM events WHERE id = $1`,
      [event.id],
    );
    await app.sql("UPDATE events SET name = 'Renamed', edition = 2 WHERE id = $1", [event.id]);
    const answer = await buy(app, { slug: event.slug, lines });
    expect(answer.errors).toBeUndefined();
    expect(answer.data.purchaseByForm.tickets[0].file).toMatchObject({
      price: '70',
      metadata: { event: 'Renamed' },
    });
  });

  it('stops the sale of an event that another process took off the market', async () => {
    const event = await published(app, admin);
    const lines = [{ tier: 'regular' }];
    await buy(app, { slug: event.slug, lines });
    await app.sql("UPDATE events SET status = 'cancelled' WHERE id = $1", [event.id]);
    expect(codeOf(await buy(app, { slug: event.slug, lines }))).toBe('SALES_CLOSED');
    expect(await booksOf(app.sql, event.id)).toMatchObject({ tickets: 1 });
  });
});
