import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { linkIn, openPhoneMessage, setOrderPhone } from '../../support/phone.ts';
import { published } from '../events/organiser.ts';

const NUMBER = '+254712345678';

let app: TestApp;
let owner: TestActor;
let slug: string;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  ({ slug } = await published(app, owner, { name: 'Fête de la Musique' }, [
    { tier: 'regular', count: 60, price: '20' },
  ]));
});
afterAll(() => app.close());

async function order(email: string, quantity = 1): Promise<{ id: string; key: string; tickets: string[] }> {
  const { data } = await buy(app, { slug, buyer: { email }, lines: [{ tier: 'regular', quantity }] });
  const { orderKey: key, order: made } = data.purchaseByForm;
  return { id: made.id, key, tickets: made.tickets.map(({ id }: { id: string }) => id) };
}

const messagesTo = (recipient: string) =>
  app.sql<{ kind: string; state: string }>(
    'SELECT kind, state FROM phone_outbox WHERE recipient = $1 ORDER BY created_at, id',
    [recipient],
  );
const CHOICE =
  'mutation ($token: String!, $areAllowed: Boolean!) { setPhoneMessages(input: { token: $token, areAllowed: $areAllowed }) { number } }';
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe('the phone of an order', () => {
  it('gets one message with a link to its tickets, which is kept where no provider is set up', async () => {
    const made = await order('fatuma@guests.test', 2);
    const phone = { orderId: made.id, orderKey: made.key, phone: '+254 712 345 678' };
    const { data } = await setOrderPhone(app, phone);
    expect(data.setOrderPhone.order.phone).toEqual({
      number: NUMBER,
      channel: 'SMS',
      hasOptedOut: false,
      status: 'KEPT',
    });
    await setOrderPhone(app, phone);
    expect(await messagesTo(NUMBER)).toEqual([{ kind: 'tickets', state: 'kept' }]);
    const { text, page } = await openPhoneMessage(app, NUMBER, 'tickets');
    expect(text).toMatch(
      /^Passa: your 2 tickets for Fete de la Musique, \w{3} \d{1,2} \w{3,4}, \d\d:\d\d: http/,
    );
    expect(page).toContain('of GSM-7');
    const list = await app.rest('GET', '/dev/phone');
    expect(list.body).toContain(NUMBER);

    const OPEN = 'mutation ($token: String!) { openTicketLink(input: { token: $token }) { pass isFresh } }';
    const opened = (await app.graphql(OPEN, { token: linkIn(text, 't') })).data.openTicketLink;
    expect(opened.isFresh).toBe(false);
    const FOUND = 'query ($pass: String!) { foundTickets(pass: $pass) { nodes { id qrText } } }';
    const found = (await app.graphql(FOUND, { pass: opened.pass })).data.foundTickets.nodes;
    expect(found.map(({ id }: { id: string }) => id).sort()).toEqual(made.tickets.toSorted());
  });

  it('is written in the language of the order', async () => {
    const number = '+221771234567';
    const { data } = await buy(
      app,
      { slug, buyer: { email: 'awa@guests.test' }, lines: [{ tier: 'regular', quantity: 1 }] },
      undefined,
      { 'accept-language': 'fr' },
    );
    const { order: made, orderKey } = data.purchaseByForm;
    await setOrderPhone(app, { orderId: made.id, orderKey, phone: number });
    expect((await openPhoneMessage(app, number, 'tickets')).text).toContain('votre billet pour');
  });

  it.each(['0712 345 678', '+254 7', 'nonsense'])('refuses the number %s', async (phone) => {
    const made = await order('zawadi@guests.test');
    const answer = await setOrderPhone(app, { orderId: made.id, orderKey: made.key, phone });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: [{ field: 'phone', code: 'COUNTRY_CODE' }] },
    });
  });

  it('is set, seen and ended by the buyer alone', async () => {
    const made = await order('neema@guests.test');
    const number = '+254700111222';
    for (const who of [{}, owner, await app.actor('attendee')]) {
      const refused = await setOrderPhone(app, { orderId: made.id, orderKey: null, phone: number }, who);
      expect(codeOf(refused)).toBe('NOT_FOUND');
    }
    expect(
      codeOf(await setOrderPhone(app, { orderId: made.id, orderKey: 'x'.repeat(43), phone: number })),
    ).toBe('NOT_FOUND');
    await setOrderPhone(app, { orderId: made.id, orderKey: made.key, phone: number });
    const SEEN =
      'query ($id: ID!, $orderKey: String) { order(id: $id, orderKey: $orderKey) { phone { number } } }';
    expect((await app.graphql(SEEN, { id: made.id, orderKey: made.key })).data.order.phone.number).toBe(
      number,
    );
    const asOwner = await app.graphql(SEEN, { id: made.id }, owner);
    expect([asOwner.data?.order?.phone ?? null, codeOf(asOwner)]).toEqual([null, 'FORBIDDEN']);
    const REMOVE =
      'mutation ($orderId: ID!, $orderKey: String) { removeOrderPhone(input: { orderId: $orderId, orderKey: $orderKey }) { order { phone { number } } } }';
    expect(codeOf(await app.graphql(REMOVE, { orderId: made.id }))).toBe('NOT_FOUND');
    const removed = await app.graphql(REMOVE, { orderId: made.id, orderKey: made.key });
    expect(removed.data.removeOrderPhone.order.phone).toBeNull();
  });
});

describe('messages that a number has stopped', () => {
  it('stay stopped for new orders until the link allows them again', async () => {
    const number = '+254733000111';
    const first = await order('stops@guests.test');
    await setOrderPhone(app, { orderId: first.id, orderKey: first.key, phone: number });
    const token = linkIn((await openPhoneMessage(app, number, 'tickets')).text, 'stop');
    const stopped = await app.graphql(CHOICE, { token, areAllowed: false });
    expect(stopped.data.setPhoneMessages.number).toBe('+254 ••• 111');
    const second = await order('stops@guests.test');
    const { data } = await setOrderPhone(app, { orderId: second.id, orderKey: second.key, phone: number });
    expect(data.setOrderPhone.order.phone.hasOptedOut).toBe(true);
    await app.graphql(CHOICE, { token, areAllowed: true });
    const [row] = await app.sql('SELECT opted_out_at FROM phone_numbers WHERE number = $1', [number]);
    expect(row).toEqual({ opted_out_at: null });
  });

  it('are not stopped by a link that is not known', async () => {
    expect(codeOf(await app.graphql(CHOICE, { token: 'AAAAAAAAAAAA', areAllowed: false }))).toBe('NOT_FOUND');
  });
});

describe('news of an event', () => {
  it('go once to each number of its orders, and the cancellation too', async () => {
    const event = await published(app, owner, { name: 'Taarab Night' }, [
      { tier: 'regular', count: 9, price: '20' },
    ]);
    const number = '+254722000333';
    for (const email of ['a@guests.test', 'b@guests.test']) {
      const { data } = await buy(app, {
        slug: event.slug,
        buyer: { email },
        lines: [{ tier: 'regular', quantity: 1 }],
      });
      const { order: made, orderKey } = data.purchaseByForm;
      await setOrderPhone(app, { orderId: made.id, orderKey, phone: number });
    }
    const UPDATE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
    const updated = await app.graphql(
      UPDATE,
      { input: { id: event.id, venue: 'Alliance, Nairobi, Kenya' } },
      owner,
    );
    expect(updated.errors).toBeUndefined();
    app.clock.advance('1s');
    const CANCEL =
      'mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Rain" }) { cancellation { state } } }';
    expect((await app.graphql(CANCEL, { id: event.id }, owner)).errors).toBeUndefined();
    expect((await messagesTo(number)).map(({ kind }) => kind)).toEqual([
      'tickets',
      'tickets',
      'event_changed',
      'event_cancelled',
    ]);
    expect((await openPhoneMessage(app, number, 'event_cancelled')).text).toContain('Taarab Night');
  });
});
