import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let event: Awaited<ReturnType<typeof published>>;
let people = 0;
beforeAll(async () => {
  app = await bootTestApp({ RATE_LIMITS: 'on' });
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const TIERS = [
  { tier: 'regular', count: 2_000 },
  { tier: 'vip', count: 100 },
];
const SALES = `mutation ($id: ID!, $most: Int, $network: Int) {
  setEventSales(input: { personLimit: $most, networkLimit: $network, eventId: $id }) { event { personLimit networkLimit } } }`;
const OPEN = 'mutation ($token: String!) { openTicketLink(input: { token: $token }) { pass } }';

async function onSale(): Promise<void> {
  event = await published(app, admin, {}, TIERS);
}

function stranger(name = ''): { email: string; phone: string } {
  people += 1;
  return {
    email: `stranger.${people}${name}@mailbox.test`,
    phone: `+2547110${String(people).padStart(5, '0')}`,
  };
}

/** Each call comes from its own network unless one is named. */
function order(buyer: object, quantity: number, tier = 'regular'): Promise<GraphQLAnswer> {
  return buy(app, { slug: event.slug, lines: [{ tier, quantity }], buyer });
}

async function confirm(email: string): Promise<void> {
  await app.graphql(OPEN, { token: secretIn((await openMail(app, email, 'find_tickets')).text) });
}

const takenBy = async (email: string): Promise<number> => {
  const [row] = await app.sql<{ taken: number }>(
    'SELECT coalesce(sum(quantity), 0)::int AS taken FROM orders WHERE event_id = $1 AND buyer_email = $2',
    [event.id, email],
  );
  return row?.taken ?? 0;
};

describe('unpaid tickets', () => {
  it('are ten a person and event from the start, in one order and over several', async () => {
    await onSale();
    const person = stranger();
    expect(codeOf(await order(person, 11))).toBe('PERSON_LIMIT');
    expect((await order(person, 6)).errors).toBeUndefined();
    expect(codeOf(await order(person, 1))).toBe('CONFIRM_ADDRESS');
    await confirm(person.email);
    expect((await order(person, 4, 'vip')).errors).toBeUndefined();
    expect(codeOf(await order(person, 1))).toBe('PERSON_LIMIT');
    expect(await takenBy(person.email)).toBe(10);
  });

  it('bring one mail an order, and at most five an hour for orders that are refused', async () => {
    const person = stranger();
    expect((await order(person, 5)).errors).toBeUndefined();
    for (let attempt = 0; attempt < 8; attempt += 1)
      expect(codeOf(await order(person, 1))).toBe('CONFIRM_ADDRESS');
    const mails = await app.sql(
      'SELECT kind, count(*)::int AS n FROM mail_outbox WHERE recipient = $1 GROUP BY kind ORDER BY kind',
      [person.email],
    );
    expect(mails).toEqual([
      { kind: 'find_tickets', n: 5 },
      { kind: 'tickets', n: 1 },
    ]);
  });

  it('are counted by telephone as well', async () => {
    await onSale();
    const first = stranger();
    expect((await order(first, 8)).errors).toBeUndefined();
    expect(codeOf(await order({ ...stranger(), phone: first.phone }, 3))).toBe('PERSON_LIMIT');
  });

  it('need no second confirmation of an account whose address is confirmed', async () => {
    await onSale();
    const member = await app.actor('attendee');
    const person = { ...stranger(), email: member.email };
    expect((await order(person, 1)).errors).toBeUndefined();
    expect((await order(person, 1)).errors).toBeUndefined();
  });

  it('are never more than that, however many orders come at once', async () => {
    await onSale();
    const person = stranger();
    await order(person, 1);
    expect(codeOf(await order(person, 1))).toBe('CONFIRM_ADDRESS');
    await confirm(person.email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, nth) => order(person, 1, nth % 2 === 0 ? 'regular' : 'vip')),
    );
    expect(await takenBy(person.email)).toBe(10);
    expect(answers.map(codeOf).filter((code) => code !== undefined)).toEqual(Array(3).fill('PERSON_LIMIT'));
  });

  it('are forty a network an hour and event', async () => {
    await onSale();
    const answers: (string | undefined)[] = [];
    for (let nth = 0; nth < 5; nth += 1) answers.push(codeOf(await order(stranger(), 9)));
    expect(answers).toEqual([undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
    await onSale();
    expect((await order(stranger(), 9)).errors).toBeUndefined();
  });

  it('count as sold, and not as refused, for the network of the buyer', async () => {
    await onSale();
    expect(codeOf(await order(stranger(), 20))).toBe('PERSON_LIMIT');
    expect(codeOf(await order(stranger(), 20))).toBe('PERSON_LIMIT');
    expect(codeOf(await order(stranger(), 9))).toBeUndefined();
    for (let nth = 0; nth < 6; nth += 1) await order(stranger(), 9);
    expect(codeOf(await order(stranger(), 4))).toBeUndefined();
    const answer = await order(stranger(), 1);
    expect([codeOf(answer), answer.errors?.[0]?.extensions.details]).toEqual([
      'RATE_LIMITED',
      { retryAfter: expect.any(Number) },
    ]);
    app.clock.advance('61m');
    expect(codeOf(await order(stranger(), 9))).toBeUndefined();
  });

  it('are as many as the organiser says', async () => {
    await onSale();
    const person = stranger();
    const set = await app.graphql(SALES, { id: event.id, most: 15, network: 200 }, admin);
    expect(set.data.setEventSales.event).toEqual({ personLimit: 15, networkLimit: 200 });
    expect((await order(person, 15)).errors).toBeUndefined();
    expect(codeOf(await app.graphql(SALES, { id: event.id, most: 1_001 }, admin))).toBe('BAD_INPUT');
    await app.graphql(SALES, { id: event.id, most: null, network: null }, admin);
    for (let nth = 0; nth < 4; nth += 1) expect((await order(person, 20)).errors).toBeUndefined();
  });

  it('are as many a network as the organiser says, whatever one person may hold', async () => {
    await onSale();
    await app.graphql(SALES, { id: event.id, most: 10, network: 12 }, admin);
    expect((await order(stranger(), 9)).errors).toBeUndefined();
    expect(codeOf(await order(stranger(), 9))).toBe('RATE_LIMITED');
    expect(codeOf(await app.graphql(SALES, { id: event.id, network: 10_001 }, admin))).toBe('BAD_INPUT');
  });

  it('are still sold by the documented call without a login', async () => {
    await onSale();
    const body = { tier: 'regular', name: 'Wanjiku', ...stranger() };
    const first = await app.rest('POST', `/events/${event.slug}/purchase`, body);
    expect([first.status, Object.keys(first.body)]).toEqual([
      201,
      expect.arrayContaining(['ticket_id', 'ticket_data']),
    ]);
    const second = await app.rest('POST', `/events/${event.slug}/purchase`, body);
    expect([second.status, second.body.error.code]).toEqual([409, 'CONFIRM_ADDRESS']);
  });
});
