import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderNumber, ticketNumber } from '../../../server/modules/tickets/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;
let eventId: string;
let slug: string;
const tickets: { id: string; number: string; serial: number; order: { id: string } }[] = [];

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  const event = await published(app, owner, {}, [
    { tier: 'vip', count: 10 },
    { tier: 'regular', count: 10 },
  ]);
  ({ id: eventId, slug } = event);
  for (const [index, tier] of ['vip', 'vip', 'regular', 'regular'].entries()) {
    const buyer = { name: `Guest Number${index}`, email: `guest${index}@buyers.test` };
    const answer = await buy(app, { slug, lines: [{ tier }], buyer });
    tickets.push(await readTicket(answer.data.purchaseByForm.tickets[0].id));
  }
});
afterAll(() => app.close());

async function readTicket(id: string): Promise<(typeof tickets)[number]> {
  const { data } = await app.graphql(
    'query ($id: ID!) { ticket(id: $id) { id number serial order { id } } }',
    { id },
    owner,
  );
  return data.ticket;
}

const SEARCH =
  'query ($search: String, $eventId: ID) { tickets(search: $search, eventId: $eventId) { totalCount nodes { id } } }';

async function found(search: string, who = owner): Promise<string[]> {
  const { data, errors } = await app.graphql(SEARCH, { search }, who);
  expect(errors).toBeUndefined();
  expect(data.tickets.totalCount).toBe(data.tickets.nodes.length);
  return data.tickets.nodes.map(({ id }: { id: string }) => id);
}

describe('the numbers of the tickets of an event', () => {
  it('are all different, also those of the same serial in two tiers', () => {
    expect(tickets.map(({ serial }) => serial)).toEqual([1, 2, 1, 2]);
    expect(new Set(tickets.map(({ number }) => number)).size).toBe(4);
    for (const { number } of tickets) expect(number).toMatch(/^[0-9A-HJKMNPQRTVWXYZ]{8}$/);
  });

  it('are those that the buyer is shown at once', async () => {
    const answer = await app.graphql(
      'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { tickets { id number } } }',
      {
        input: {
          slug,
          lines: [
            { tier: 'vip', quantity: 2 },
            { tier: 'regular', quantity: 1 },
          ],
          name: 'Zuri',
          email: 'zuri@buyers.test',
          phone: '+254700000001',
        },
      },
    );
    for (const { id, number } of answer.data.purchaseByForm.tickets)
      expect(number).toBe((await readTicket(id)).number);
  });

  it('are computed by the database as by the product', async () => {
    const places = [
      [1, 1],
      [1, 16_777_216],
      [1_000, 16_777_216],
      ...Array.from({ length: 500 }, (_none, n) => [1 + ((n * 37) % 1_000), 1 + ((n * 33_533) % 16_777_216)]),
    ] as [number, number][];
    const rows = await app.sql<{ number: string }>(
      'SELECT ticket_number(tier, serial) AS number FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS p(tier, serial, n) ORDER BY n',
      [places.map(([tier]) => tier), places.map(([, serial]) => serial)],
    );
    expect(rows.map(({ number }) => number)).toEqual(
      places.map(([tierNumber, serial]) => ticketNumber({ tierNumber, serial })),
    );
  });

  it('of orders are computed by the database as by the product', async () => {
    const ids = Array.from({ length: 500 }, () => crypto.randomUUID());
    const rows = await app.sql<{ number: string }>(
      'SELECT order_number(id) AS number FROM unnest($1::uuid[]) WITH ORDINALITY AS o(id, n) ORDER BY n',
      [ids],
    );
    expect(rows.map(({ number }) => number)).toEqual(ids.map(orderNumber));
  });

  it('cannot be those of another tier of the event: the database refuses its number twice', async () => {
    await expect(app.sql('UPDATE tiers SET number = 1 WHERE event_id = $1', [eventId])).rejects.toThrow(
      'tiers_number_unique',
    );
  });
});

describe('a search', () => {
  it('finds the ticket by its number, typed in any way', async () => {
    const [first, , third] = tickets;
    expect(await found(first?.number ?? '')).toEqual([first?.id]);
    expect(await found(`${third?.number.slice(0, 4).toLowerCase()} ${third?.number.slice(4)}`)).toEqual([
      third?.id,
    ]);
  });

  it('finds an order and its tickets by the number of the order, and nothing of another organiser', async () => {
    const [first] = tickets;
    const number = orderNumber(first?.order.id ?? '');
    const typed = `${number.slice(0, 4).toLowerCase()}-${number.slice(4)}`;
    expect(await found(typed)).toEqual([first?.id]);
    const ORDERS = `query ($eventId: ID!, $search: String) {
      ordersOfEvent(eventId: $eventId, search: $search) { nodes { id number } } }`;
    const { data } = await app.graphql(ORDERS, { eventId, search: typed }, owner);
    expect(data.ordersOfEvent.nodes).toEqual([{ id: first?.order.id, number }]);
    expect(await found(number, await app.actor('issuer_owner'))).toEqual([]);
  });

  it('finds nothing of another organiser by it', async () => {
    expect(await found(tickets[0]?.number ?? '', await app.actor('issuer_owner'))).toEqual([]);
  });

  it('still finds a name that could be a number, and an id by its first digits', async () => {
    const number = ticketNumber({ tierNumber: 900, serial: 4_711 });
    const answer = await buy(app, {
      slug,
      lines: [{ tier: 'vip' }],
      buyer: { name: number, email: 'odd@buyers.test' },
    });
    expect(await found(number)).toEqual([answer.data.purchaseByForm.tickets[0].id]);
    expect(await found(tickets[0]?.id.slice(0, 18) ?? '')).toContain(tickets[0]?.id);
  });

  it('of the header, of the orders and of the door find it too', async () => {
    const [, second] = tickets;
    const search = second?.number;
    const quick = await app.graphql(
      'query ($text: String!) { quickSearch(text: $text) { tickets { id number } } }',
      { text: search },
      owner,
    );
    expect(quick.data.quickSearch.tickets).toEqual([{ id: second?.id, number: search }]);
    const orders = await app.graphql(
      'query ($eventId: ID!, $search: String) { ordersOfEvent(eventId: $eventId, search: $search) { nodes { id } } }',
      { eventId, search },
      owner,
    );
    expect(orders.data.ordersOfEvent.nodes).toEqual([{ id: second?.order.id }]);
    const validator = await app.actor('issuer_validator', owner.issuerId ?? '');
    const guests = await app.graphql(
      'query ($eventId: ID!, $search: String!) { doorGuests(eventId: $eventId, search: $search) { id number } }',
      { eventId, search },
      validator,
    );
    expect(guests.data.doorGuests).toEqual([{ id: second?.id, number: search }]);
  });
});

describe('the door and the reports', () => {
  it('name the ticket by its number and tier', async () => {
    const [first] = tickets;
    const scanned = await app.graphql(
      'mutation ($input: AdmitGuestInput!) { admitGuest(input: $input) { result { ticketNumber tier } } }',
      { input: { ticketId: first?.id, eventId } },
      owner,
    );
    expect(scanned.data.admitGuest.result).toMatchObject({
      ticketNumber: first?.number,
      tier: 'vip',
    });
    const log = await app.graphql(
      'query ($id: ID!) { scans(ticketId: $id) { nodes { ticketNumber tier } } }',
      { id: first?.id },
      owner,
    );
    expect(log.data.scans.nodes).toEqual([{ ticketNumber: first?.number, tier: 'vip' }]);
    for (const table of ['tickets', 'scans']) {
      const { body } = await app.rest('GET', `/api/exports/${table}`, undefined, owner);
      expect(body).toContain(first?.number);
    }
  });
});
