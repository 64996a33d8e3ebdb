import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { buy } from '../../support/buyers.ts';
import { published } from './organiser.ts';

let app: TestApp;
let owner: TestActor;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  owner = await app.actor('issuer_owner');
});
afterAll(() => app.close());

const ISSUE = `mutation ($eventId: ID!) { issueTestTicket(input: { eventId: $eventId }) {
  ticket { id isTest serial qrText order { id isTest } } } }`;
const SCAN = `mutation ($ticket: JSON!) { validateTicket(input: { ticket: $ticket }) { result { outcome isTest } } }`;
const DOOR_LIST = 'query ($id: ID!) { doorDues(eventId: $id) { testTicketIds } }';
const REVOKE = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Tried" }) { order { status } } }`;
const FIGURES = ['ticketsSold', 'totalTickets', 'validatedToday', 'totalValidations', 'pendingValidations'];

const issue = async (eventId: string) =>
  (await app.graphql(ISSUE, { eventId }, owner)).data.issueTestTicket.ticket;

/** The test tickets that devices show as such offline. */
const listedForDoors = async ({ id }: { id: string }): Promise<string[]> =>
  (await app.graphql(DOOR_LIST, { id }, owner)).data.doorDues.testTicketIds;

/** Everything that counts tickets, guests or sales of an event. */
async function counted({ id }: { id: string }) {
  const stats = await app.rest('GET', `/api/events/${id}/stats`, undefined, owner);
  const figures = await app.graphql(`{ dashboard { ${FIGURES.join(' ')} } }`, {}, owner);
  const chart = await app.graphql(
    '{ dashboardCharts { salesByTier { series { name points } } entriesByGate { series { name points } } } }',
    {},
    owner,
  );
  const [tier] = await app.sql('SELECT sold, held, capacity FROM tiers WHERE event_id = $1', [id]);
  const csv = await Promise.all(
    ['tickets', 'orders', 'scans'].map(
      async (name) =>
        (await app.rest('GET', `/api/exports/${name}.csv?event_id=${id}`, undefined, owner)).body,
    ),
  );
  return { stats: stats.body, figures, chart, tier, csv };
}

describe("an organiser's test ticket", () => {
  it('takes no place and is in no figure, chart and report, before and after it was scanned', async () => {
    const effectiveAt = new Date(app.clock.now().getTime() - 3_600_000).toISOString();
    const event = await published(app, owner, {}, [
      { tier: 'regular', count: 2, price: '10', currency: 'USD', effectiveAt },
    ]);
    await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
    const before = await counted(event);
    expect([before.figures.errors, before.chart.errors]).toEqual([undefined, undefined]);
    expect(before.csv.every((file) => typeof file === 'string' && file.length > 20)).toBe(true);
    const ticket = await issue(event.id);
    expect(ticket).toMatchObject({ isTest: true, serial: 2, order: { isTest: true } });
    expect(await counted(event)).toEqual(before);
    const scanned = await app.graphql(SCAN, { ticket: ticket.qrText }, owner);
    expect(scanned.data.validateTicket.result).toEqual({ outcome: 'ADMITTED', isTest: true });
    expect(await counted(event)).toEqual(before);
    expect(await listedForDoors(event)).toEqual([ticket.id]);
    const last = await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
    expect(last.data.purchaseByForm.tickets[0]).toMatchObject({ serial: 3 });
    expect(await booksDiffer(app)).toEqual([]);
  });

  it('is issued when everything is sold, and gives no place back when it is cancelled', async () => {
    const event = await published(app, owner, {}, [
      { tier: 'regular', count: 1, price: '10', currency: 'USD' },
    ]);
    await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
    const { order } = await issue(event.id);
    await app.graphql(REVOKE, { id: order.id }, owner);
    expect(await app.sql('SELECT sold FROM tiers WHERE event_id = $1', [event.id])).toEqual([{ sold: 1 }]);
    expect(await booksDiffer(app)).toEqual([]);
  });
});
