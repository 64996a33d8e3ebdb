import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { releaseUnconfirmed } from '../../../server/modules/refunds/release-unconfirmed.ts';
import { bootTestApp, type GraphQLAnswer, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { codeOf } from '../../support/client.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { doorActions, type Place, sellPlace } from '../../support/meetings.ts';

let app: TestApp;
let doors: Doors;
let door: ReturnType<typeof doorActions>;
let people = 0;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const SALES = `mutation ($id: ID!, $hours: Int) {
  setEventSales(input: { confirmHours: $hours, eventId: $id }) { event { confirmHours } } }`;
const OPEN = 'mutation ($token: String!) { openTicketLink(input: { token: $token }) { pass } }';
const release = () => releaseUnconfirmed(app.app.scope());
const setHours = (hours: number | null) => app.graphql(SALES, { id: doors.eventId, hours }, doors.organiser);

/** An event with a day to confirm; orders of earlier events have no deadline any more. */
async function openSale(capacity = 200): Promise<void> {
  await app.sql('UPDATE orders SET confirm_by = NULL');
  doors = await openDoors(app, { capacity, expiresIn: 600_000 });
  await app.sql(`UPDATE events SET end_at = end_at + interval '7 days' WHERE id = $1`, [doors.eventId]);
  door = doorActions(app, doors);
  await setHours(24);
}

function sell(): Promise<Place> {
  people += 1;
  return sellPlace(app, doors, `guest-${people}`);
}

const emailOf = ({ name }: Place) => `${name}@example.test`;
const link = async (place: Place) => secretIn((await openMail(app, emailOf(place), 'tickets')).text);
const confirm = (token: string) => app.graphql(OPEN, { token });

async function stateOf(place: Place) {
  const [row] = await app.sql<{
    order: string;
    ticket: string;
    due: string;
    confirmBy: Date | null;
    mails: number;
  }>(
    `SELECT o.status AS "order", t.status AS ticket, t.due_status AS due, o.confirm_by AS "confirmBy",
       (SELECT count(*)::int FROM mail_outbox WHERE order_id = o.id AND kind = 'order_unconfirmed') AS mails
     FROM orders o JOIN tickets t ON t.order_id = o.id WHERE o.id = $1`,
    [place.orderId],
  );
  if (!row) throw new Error('no such order');
  return row;
}

async function sold(): Promise<number> {
  const [tier] = await app.sql<{ sold: number }>('SELECT sold FROM tiers WHERE event_id = $1', [
    doors.eventId,
  ]);
  return tier?.sold ?? -1;
}

describe('an unpaid order of an unconfirmed address', () => {
  it('keeps its places for good while the organiser set no deadline', async () => {
    await openSale();
    await setHours(null);
    const place = await sell();
    app.clock.advance('9d');
    expect(await release()).toBe(0);
    app.clock.advance('-9d');
    expect(await stateOf(place)).toMatchObject({ order: 'due', confirmBy: null });
    expect((await openMail(app, emailOf(place), 'tickets')).text).not.toContain('Confirm');
  });

  it('says until when it has to be confirmed, in its mail and in the answer', async () => {
    await openSale();
    const input = { slug: doors.slug, lines: [{ tier: 'VIP', quantity: 1 }], name: 'Wanjiku Kamau' };
    const buyer = { email: 'deadline@example.test', phone: '+254700000001' };
    const { data } = await app.graphql(
      'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { order { confirmBy } } }',
      { input: { ...input, ...buyer } },
    );
    const deadline = new Date(app.clock.now().getTime() + 24 * 3_600_000);
    expect(data.purchaseByForm.order.confirmBy).toBe(deadline.toISOString());
    const { text } = await openMail(app, buyer.email, 'tickets');
    expect(text).toMatch(/Confirm by .*\d{2}:\d{2} EAT, or the places go back on sale\./);
  });

  it('is released once when the deadline is over: places, mail, door and audit log say so', async () => {
    await openSale();
    const place = await sell();
    app.clock.advance('23h');
    expect(await release()).toBe(0);
    app.clock.advance('1h');
    expect(
      await Promise.all([release(), release(), release()]).then((all) => all.reduce((a, b) => a + b)),
    ).toBe(1);
    expect(await stateOf(place)).toMatchObject({ order: 'cancelled', ticket: 'cancelled', mails: 1 });
    expect(await sold()).toBe(0);
    const mail = await openMail(app, emailOf(place), 'order_unconfirmed');
    expect(mail.page).toContain('Your places for Night of the Doors are back on sale');
    const scan = await door.scanCode(place.ticket.qrText);
    expect(scan.data.validateTicket.result.outcome).toBe('CANCELLED');
    const [revoked] = await app.sql('SELECT reason FROM revocations WHERE ticket_id = $1', [place.ticket.id]);
    expect(revoked).toEqual({ reason: 'The e-mail address of the order was not confirmed in time.' });
    const audited = await app.sql(
      `SELECT FROM audit_entries WHERE action = 'order.unconfirmed' AND entity_id = $1`,
      [place.orderId],
    );
    expect(audited).toHaveLength(1);
  });

  it('is kept once the link of its mail was opened, whenever another link was asked for', async () => {
    await openSale();
    const place = await sell();
    const token = await link(place);
    await app.graphql('mutation ($email: String!) { requestTicketLink(input: { email: $email }) { done } }', {
      email: emailOf(place),
    });
    app.clock.advance('20h');
    expect((await confirm(token)).errors).toBeUndefined();
    expect((await stateOf(place)).confirmBy).toBeNull();
    app.clock.advance('9h');
    expect(await release()).toBe(0);
    const next = await sellPlace(app, doors, place.name);
    expect((await stateOf(next)).confirmBy).toBeNull();
  });

  it('is kept when a guest of it came to the door or paid there', async () => {
    await openSale();
    const [entered, paid] = [await sell(), await sell()];
    await door.enter(entered);
    expect((await door.actions.collect(paid)).errors).toBeUndefined();
    app.clock.advance('25h');
    expect(await release()).toBe(0);
    expect(await stateOf(entered)).toMatchObject({ ticket: 'active', confirmBy: null });
    expect(await stateOf(paid)).toMatchObject({ ticket: 'active', due: 'collected' });
  });

  it.each([0, 721])('takes no deadline of %i hours', async (hours) => {
    await openSale();
    expect(codeOf(await setHours(hours))).toBe('BAD_INPUT');
  });
});

it('a new event has no limit of a network where people have none', async () => {
  const { data } = await app.graphql(
    'query E($id: ID!) { event(id: $id) { personLimit networkLimit confirmHours } }',
    { id: doors.eventId },
    doors.organiser,
  );
  expect(data.event).toEqual({ personLimit: null, networkLimit: null, confirmHours: 24 });
});

describe('the release of an order that meets', () => {
  const MEETINGS = 30;

  /** Releases expired places and runs the other action concurrently. */
  async function meet(act: (place: Place) => Promise<unknown>) {
    await openSale();
    const places: Place[] = [];
    for (let nth = 0; nth < MEETINGS; nth += 1) places.push(await sell());
    app.clock.advance('24h');
    const [, ...answers] = await Promise.all([release(), ...places.map(act)]);
    return Promise.all(
      places.map(async (place, nth) => ({ answer: answers[nth], ...(await stateOf(place)) })),
    );
  }

  const isGood = (answer: unknown): boolean => (answer as GraphQLAnswer).errors === undefined;

  it('a scan: an admitted guest keeps the ticket, and a released ticket admits no one', async () => {
    const met = await meet((place) => door.actions.scan(place));
    for (const { answer, ticket, order } of met) {
      const isIn = (answer as GraphQLAnswer).data?.validateTicket.result.outcome === 'ADMITTED';
      expect([isIn, ticket, order]).toEqual(
        isIn ? [true, 'active', 'due'] : [false, 'cancelled', 'cancelled'],
      );
    }
  });

  it('a payment at the door: what was collected is kept', async () => {
    const met = await meet((place) => door.actions.collect(place));
    for (const { answer, ticket, due } of met)
      expect([ticket, due]).toEqual(isGood(answer) ? ['active', 'collected'] : ['cancelled', 'cancelled']);
  });

  it('a refund by the organiser: the places go back once, with one mail', async () => {
    await meet((place) => door.actions.refund(place));
    expect(await sold()).toBe(0);
    const mails = await app.sql<{ mails: number }>(
      `SELECT count(*)::int AS mails FROM mail_outbox m JOIN orders o ON o.id = m.order_id
       WHERE o.event_id = $1 AND m.kind IN ('order_unconfirmed', 'order_refunded') GROUP BY o.id`,
      [doors.eventId],
    );
    expect(mails).toEqual(Array(MEETINGS).fill({ mails: 1 }));
  });

  it('a confirmation: confirmed orders stay, the others are released', async () => {
    const met = await meet(async (place) => {
      await app.sql('INSERT INTO confirmed_addresses (email, confirmed_at) VALUES ($1, now())', [
        emailOf(place),
      ]);
    });
    for (const { order, ticket, confirmBy } of met)
      expect([order, ticket]).toEqual(confirmBy === null ? ['due', 'active'] : ['cancelled', 'cancelled']);
  });
});
