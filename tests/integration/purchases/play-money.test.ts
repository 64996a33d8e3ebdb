import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playMoneyLine } from '../../../server/start/terminal.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../../support/wallet-buyers.ts';

const SALES = `mutation S($id: ID!, $playMoney: Boolean) {
  setEventSales(input: { playMoney: $playMoney, eventId: $id }) { event { playMoney acceptsPlayMoney } } }`;
const QUOTE = `query Q($id: ID!, $currency: PaymentCurrency!) {
  purchaseQuote(eventId: $id, lines: [{ tier: "VIP", quantity: 1 }], paymentCurrency: $currency) { refusal } }`;
const SCAN = `mutation S($input: ValidateTicketInput!) {
  validateTicket(input: $input) { result { outcome playMoney ticket { playMoney } } } }`;
const TRANSFER = `mutation T($id: ID!) {
  transferTicket(input: { id: $id, to: { name: "Amina", email: "amina@friends.test" } }) { transfer { newTicketId } } }`;
const OUTSIDE = `mutation O($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }`;

describe('in production, where the operator declared play money', () => {
  let app: TestApp;
  let doors: Doors;
  let buyer: PayingBuyer;
  let admin: TestActor;

  beforeAll(async () => {
    app = await bootTestApp({ ledger: true, NODE_ENV: 'production', PLAY_MONEY: 'on' });
    doors = await openDoors(app);
    buyer = await fundedBuyer(app);
    admin = await app.actor('system_admin');
  });
  afterAll(() => app.close());

  const buy = (paymentCurrency: 'MOCK' | 'XLM') =>
    buyWithWallet(app, buyer, {
      eventId: doors.eventId,
      tier: 'VIP',
      price: '12.5',
      currency: 'USD',
      paymentCurrency,
    });
  const choose = async (playMoney: boolean | null) =>
    (await app.graphql(SALES, { id: doors.eventId, playMoney }, doors.organiser)).data.setEventSales.event;

  it('buys nothing of an event whose organiser did not allow it', async () => {
    expect(await choose(null)).toEqual({ playMoney: null, acceptsPlayMoney: false });
    for (const currency of ['MOCK', 'XLM'] as const) {
      expect(codeOf(await buy(currency))).toBe('PLAY_MONEY_REFUSED');
      const { data } = await app.graphql(QUOTE, { id: doors.eventId, currency }, buyer);
      expect(data.purchaseQuote.refusal).toContain('is play money');
    }
    const input = { slug: doors.slug, lines: [{ tier: 'VIP', quantity: 1 }] };
    const person = { name: 'Wanjiku Kamau', email: 'wanjiku@example.test', phone: '+254700000001' };
    expect(codeOf(await app.graphql(OUTSIDE, { input: { ...input, ...person } }))).toBe('PLAY_MONEY_REFUSED');
    const rest = await app.rest(
      'POST',
      '/api/tickets/purchase',
      {
        event_id: doors.eventId,
        tier: 'VIP',
        price: 12.5,
        payment_method: 'mock',
        payment_currency: 'MOCK',
        purchaser_meta: person,
      },
      buyer,
    );
    expect([rest.status, rest.body.error.code]).toEqual([409, 'PLAY_MONEY_REFUSED']);
  });

  it.each(['MOCK', 'XLM'] as const)('paid in %s, marks the ticket wherever it goes', async (currency) => {
    expect(await choose(true)).toEqual({ playMoney: true, acceptsPlayMoney: true });
    const bought = await buy(currency);
    expect(bought.errors).toBeUndefined();
    const [ticket] = bought.data.purchaseWithWallet.tickets;
    const passed = await app.graphql(TRANSFER, { id: ticket.id }, doors.organiser);
    const id = passed.data.transferTicket.transfer.newTicketId;
    const { data } = await app.graphql(
      'query T($id: ID!) { ticket(id: $id) { qrText playMoney } }',
      { id },
      admin,
    );
    expect(data.ticket.playMoney).toBe(true);
    const input = { ticket: data.ticket.qrText, deviceId: 'gate', nonce: id };
    const scanned = await app.graphql(SCAN, { input }, doors.validator);
    expect(scanned.data.validateTicket.result).toEqual({
      outcome: 'ADMITTED',
      playMoney: true,
      ticket: { playMoney: true },
    });
    const rest = await app.rest(
      'POST',
      '/validate',
      { ticket: data.ticket.qrText, commit: false },
      doors.validator,
    );
    expect(rest.body.play_money).toBe(true);
    const dues = await app.graphql(
      'query D($id: ID!) { doorDues(eventId: $id) { playMoney } }',
      { id: doors.eventId },
      doors.validator,
    );
    expect(dues.data.doorDues.playMoney).toEqual(expect.arrayContaining([ticket.id, id]));
  });

  it('leaves the tickets of the form unmarked', async () => {
    const [ticket] = await doors.sell();
    const { data } = await app.graphql(
      'query T($id: ID!) { ticket(id: $id) { playMoney } }',
      { id: ticket?.id },
      admin,
    );
    expect(data.ticket.playMoney).toBe(false);
  });

  it('makes screens mark amounts in XLM', async () => {
    const { data } = await app.graphql('{ playMoney { accepted marksXlm } }');
    expect(data.playMoney).toEqual({ accepted: true, marksXlm: true });
    expect(playMoneyLine(app.config)).toContain('XLM of the test network "sandbox" has no value');
  });
});

describe('in production without that declaration', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await bootTestApp({ NODE_ENV: 'production' });
  });
  afterAll(() => app.close());

  it('buys nothing, whatever an organiser chose', async () => {
    const doors = await openDoors(app);
    const chosen = await app.graphql(SALES, { id: doors.eventId, playMoney: true }, doors.organiser);
    expect(chosen.data.setEventSales.event).toEqual({ playMoney: true, acceptsPlayMoney: false });
    const buyer = await app.actor('attendee');
    const request = {
      eventId: doors.eventId,
      tier: 'VIP',
      price: '12.5',
      currency: 'USD',
      paymentCurrency: 'MOCK',
    } as const;
    expect(codeOf(await buyWithWallet(app, buyer, request))).toBe('PLAY_MONEY_REFUSED');
    expect(playMoneyLine(app.config)).toContain('it buys no tickets');
  });
});
