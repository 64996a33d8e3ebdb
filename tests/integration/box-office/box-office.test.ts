import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../../server/modules/reconciliation/reconcile.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { pairPhone } from '../../support/devices.ts';
import { limitTo } from '../../support/limited-staff.ts';
import { published } from '../events/organiser.ts';
import { tierIds as tierIdsOf } from '../selling/organiser.ts';
import { poolsOf, usedOf } from '../selling/pools-of.ts';

let app: TestApp;
let owner: TestActor;
let cashier: TestActor;
let other: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  cashier = await app.actor('issuer_validator', owner.issuerId ?? '');
  other = await app.actor('issuer_validator', owner.issuerId ?? '');
});
afterAll(() => app.close());

const SHIFT = `id cashier gate float { amount } openedAt closedAt sales expected { amount currency } counted { amount }
  difference { amount } note paidDifference { amount } salesWithoutPlace withoutPlace { amount } takings { method tickets amount { amount } }
  leases { tier device quantity used returnedAt price { amount } }`;
const OPEN_OFFICE =
  'mutation ($id: ID!, $isOpen: Boolean!) { setBoxOffice(input: { eventId: $id, isOpen: $isOpen }) { boxOffice { isOpen tiers { name free price { amount currency } } } } }';
const OPEN = `mutation ($input: OpenShiftInput!) { openShift(input: $input) { shift { ${SHIFT} } } }`;
const CLOSE = `mutation ($input: CloseShiftInput!) { closeShift(input: $input) { shift { ${SHIFT} } } }`;
const SELL = `mutation ($input: SellAtDoorInput!) { sellAtDoor(input: $input) { sale { orderId tickets { id number tier code admitted } } } }`;
const LEASE = `mutation ($input: SetLeasedPlacesInput!) { setLeasedPlaces(input: $input) { shift { ${SHIFT} } } }`;
const UPLOAD = `mutation ($input: UploadDoorSalesInput!) { uploadDoorSales(input: $input) { sales { nonce orderId refusal } } }`;

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;

/** The data of a call that must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: answers of GraphQL
async function done(text: string, variables: Record<string, unknown>, who: TestActor): Promise<any> {
  const { data, errors } = await app.graphql(text, variables, who);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}

interface Office {
  id: string;
  slug: string;
}

/** An event whose box office is open; tickets are valid at once. */
async function office(tiers: Record<string, unknown>[] = [{ tier: 'regular', count: 20 }]): Promise<Office> {
  const event = await published(
    app,
    owner,
    {},
    tiers.map((tier) => ({
      currency: 'KES',
      price: '1500',
      effectiveAt: app.clock.now().toISOString(),
      ...tier,
    })),
  );
  await done(OPEN_OFFICE, { id: event.id, isOpen: true }, owner);
  return event;
}

async function open(event: Office, who = cashier, given: Record<string, unknown> = {}): Promise<string> {
  const input = {
    eventId: event.id,
    deviceId: `door-${who.userId}`,
    currency: 'KES',
    float: '5000',
    ...given,
  };
  return (await done(OPEN, { input }, who)).shift.id;
}

let sales = 0;
const nonce = (): string => {
  sales += 1;
  return `sale-${sales}`;
};
const sale = (shiftId: string, given: Record<string, unknown> = {}): { input: Record<string, unknown> } => ({
  input: { shiftId, nonce: nonce(), lines: [{ tier: 'regular' }], method: 'CASH', total: '1500', ...given },
});

/** The order as its organiser sees it. */
async function orderSeen(id: string) {
  const text = `query ($id: ID!) { order(id: $id) { status buyerName buyerEmail total { amount currency }
    tickets { id status dueStatus holderName } } }`;
  return done(text, { id }, owner);
}

describe('tiers that share capacity', () => {
  it('share the places that phones keep, and those that are sold at the door', async () => {
    const event = await office([
      { tier: 'regular', count: 20 },
      { tier: 'vip', count: 20 },
    ]);
    const tierIds = Object.values(await tierIdsOf(app, event.id));
    const made = await poolsOf(app, owner).create(event.id, { capacity: 6, tierIds });
    const { id: poolId } = made.data.createCapacityPool.capacityPool;
    const shiftId = await open(event);
    const lease = (lines: { tier: string; quantity: number }[]) =>
      app.graphql(LEASE, { input: { shiftId, lines } }, cashier);
    const both = [
      { tier: 'regular', quantity: 4 },
      { tier: 'vip', quantity: 3 },
    ];
    // Together they are more than the room has.
    expect(code(await lease(both))).toBe('SOLD_OUT');
    expect((await lease([{ tier: 'regular', quantity: 3 }])).errors).toBeUndefined();
    expect(await usedOf(app, poolId)).toMatchObject({ used: 3, taken: 3 });
    const sell = (tier: string, quantity: number) =>
      app.graphql(
        SELL,
        sale(shiftId, { lines: [{ tier, quantity }], total: String(1500 * quantity) }),
        cashier,
      );
    expect(code(await sell('vip', 4))).toBe('SOLD_OUT');
    expect((await sell('vip', 2)).errors).toBeUndefined();
    // One place is free, and the others are its own.
    expect((await sell('regular', 3)).errors).toBeUndefined();
    expect(await usedOf(app, poolId)).toMatchObject({ used: 6, taken: 6 });
    expect(code(await sell('vip', 1))).toBe('SOLD_OUT');
    app.clock.advance('3s');
    const waiting = { slug: event.slug, tier: 'vip', quantity: 1, name: 'Otieno', email: 'otieno@door.test' };
    await done(
      'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }',
      { input: waiting },
      cashier,
    );
    await done(CLOSE, { input: { id: shiftId, counted: '12500' } }, cashier);
    // The place that was kept comes free, and goes to who waits for the other tier.
    const [entry] = await app.sql('SELECT state FROM waiting_entries WHERE event_id = $1', [event.id]);
    expect(entry).toEqual({ state: 'offered' });
    expect(await usedOf(app, poolId)).toMatchObject({ used: 6, taken: 6 });
  });
});

describe('the sale at the door', () => {
  it('is closed until the organiser opens it', async () => {
    const event = await published(app, owner);
    const input = { eventId: event.id, deviceId: 'door-1', currency: 'USD', float: '0' };
    expect(code(await app.graphql(OPEN, { input }, cashier))).toBe('BOX_OFFICE_CLOSED');
    expect(code(await app.graphql(OPEN_OFFICE, { id: event.id, isOpen: true }, cashier))).toBe('FORBIDDEN');
    const { boxOffice } = await done(OPEN_OFFICE, { id: event.id, isOpen: true }, owner);
    expect(boxOffice).toEqual({
      isOpen: true,
      tiers: [{ name: 'regular', free: 20, price: { amount: '50', currency: 'USD' } }],
    });
    const shiftId = (await done(OPEN, { input }, cashier)).shift.id;
    await done(OPEN_OFFICE, { id: event.id, isOpen: false }, owner);
    const late = { shiftId, nonce: 'late', lines: [{ tier: 'regular' }], method: 'CASH', total: '50' };
    expect(code(await app.graphql(SELL, { input: late }, cashier))).toBe('BOX_OFFICE_CLOSED');
  });

  it('sells, takes the money and admits in one call, once', async () => {
    const event = await office();
    const shiftId = await open(event);
    const input = sale(shiftId, { lines: [{ tier: 'regular', quantity: 2 }], total: '3000' });
    const first = (await done(SELL, input, cashier)).sale;
    expect(first.tickets).toMatchObject([
      { tier: 'regular', admitted: true },
      { tier: 'regular', admitted: true },
    ]);
    expect((await done(SELL, input, cashier)).sale).toEqual(first);
    const order = await orderSeen(first.orderId);
    expect(order).toMatchObject({
      status: 'PAID',
      buyerName: 'Walk-in',
      buyerEmail: '',
      total: [{ amount: '3000' }],
    });
    for (const ticket of order.tickets)
      expect(ticket).toMatchObject({ status: 'USED', dueStatus: 'COLLECTED' });
    const mails = await app.sql('SELECT FROM mail_outbox WHERE order_id = $1', [first.orderId]);
    expect(mails).toHaveLength(0);
    const { shift } = await done(
      `query ($id: ID!) { boxOffice(eventId: $id) { shift { ${SHIFT} } } }`,
      { id: event.id },
      cashier,
    );
    expect(shift).toMatchObject({
      sales: 1,
      takings: [{ method: 'CASH', tickets: 2, amount: { amount: '3000' } }],
      expected: { amount: '8000', currency: 'KES' },
      counted: null,
      difference: null,
    });
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('is opened by a paired phone at its own gates alone, and shown when the phone has lost its gate', async () => {
    const event = await office();
    const gate = async (name: string): Promise<string> =>
      (
        await done(
          'mutation ($id: ID!, $name: String!) { createGate(input: { eventId: $id, name: $name }) { gate { id } } }',
          { id: event.id, name },
          owner,
        )
      ).gate.id;
    const [north, south] = [await gate('North'), await gate('South')];
    const phone = await pairPhone(app, owner, {
      profile: 'BOX_OFFICE',
      eventIds: [event.id],
      gateIds: [north],
    });
    const start = (gateId: string | null) => {
      const input = { eventId: event.id, gateId, deviceId: 'till', currency: 'KES', float: '0' };
      return app.graphql(OPEN, { input }, phone);
    };
    expect(code(await start(south))).toBe('NOT_FOUND');
    expect(code(await start(null))).toBe('NOT_FOUND');
    const { data } = await start(north);
    const { id } = data.openShift.shift;
    const shown = async () =>
      (
        await done(
          'query ($id: ID!) { shifts(eventId: $id, first: 5) { nodes { id gate isGateLost } } }',
          { id: event.id },
          owner,
        )
      ).nodes;
    expect(await shown()).toEqual([{ id, gate: 'North', isGateLost: false }]);
    const change =
      'mutation ($input: ChangeDoorDeviceInput!) { changeDoorDevice(input: $input) { device { id } } }';
    const terms = {
      id: phone.id,
      name: 'Till',
      profile: 'BOX_OFFICE',
      eventIds: [event.id],
      gateIds: [south],
    };
    await done(change, { input: terms }, owner);
    expect(await shown()).toEqual([{ id, gate: 'North', isGateLost: true }]);
    // The money is taken: the sale stands, and its guest is not admitted at a gate that is not the phone's.
    const sold = await app.graphql(SELL, sale(id), phone);
    expect(sold.data.sellAtDoor.sale.tickets).toMatchObject([{ admitted: false }]);
    const closed = await done(CLOSE, { input: { id, counted: '1500' } }, owner);
    expect(closed.shift).toMatchObject({ difference: { amount: '0' } });
    expect(await shown()).toEqual([{ id, gate: 'North', isGateLost: false }]);
  });

  it('mails the tickets of a guest who gives an address, and admits later if asked to', async () => {
    const event = await office();
    const shiftId = await open(event);
    const given = {
      name: 'Amina',
      email: 'amina@door.test',
      phone: '+254700000009',
      admits: false,
      nonce: 'amina',
    };
    const sold = (await done(SELL, sale(shiftId, given), cashier)).sale;
    expect(sold.tickets).toMatchObject([{ admitted: false }]);
    const order = await orderSeen(sold.orderId);
    expect(order.tickets).toMatchObject([{ status: 'ACTIVE', dueStatus: 'COLLECTED', holderName: 'Amina' }]);
    const mails = await app.sql('SELECT kind FROM mail_outbox WHERE recipient = $1', ['amina@door.test']);
    expect(mails.map(({ kind }) => kind)).toContain('tickets');
    const validate =
      'mutation ($t: JSON!) { validateTicket(input: { ticket: $t }) { result { outcome due { amount } } } }';
    const { result } = await done(validate, { t: sold.tickets[0].code }, cashier);
    expect(result).toEqual({ outcome: 'ADMITTED', due: null });
  });

  it('refuses another sale under the same key, another total, a used receipt, and too many', async () => {
    const event = await office([
      { tier: 'regular', count: 3 },
      { tier: 'dollar', count: 3, currency: 'USD', price: '20' },
    ]);
    const shiftId = await open(event);
    const till = { method: 'MOBILE_MONEY', reference: 'qwe 123', nonce: 'till' };
    await done(SELL, sale(shiftId, till), cashier);
    const refused = async (given: Record<string, unknown>): Promise<string | undefined> =>
      code(await app.graphql(SELL, sale(shiftId, given), cashier));
    expect(await refused({ ...till, total: '1500', lines: [{ tier: 'regular', quantity: 2 }] })).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
    expect(await refused({ nonce: 'again', method: 'MOBILE_MONEY', reference: 'QWE123' })).toBe(
      'RECEIPT_USED',
    );
    expect(await refused({ nonce: 'slip', method: 'CARD_TERMINAL', reference: 'qwe123' })).toBe(
      'RECEIPT_USED',
    );
    expect(await refused({ nonce: 'cheap', total: '1000' })).toBe('TOTAL_CHANGED');
    expect(await refused({ nonce: 'many', lines: [{ tier: 'regular', quantity: 3 }], total: '4500' })).toBe(
      'SOLD_OUT',
    );
    expect(await refused({ nonce: 'usd', lines: [{ tier: 'dollar' }], total: '20' })).toBe('BAD_INPUT');
    expect(await refused({ nonce: 'none', lines: [{ tier: 'vip' }], total: '0' })).toBe('BAD_INPUT');
    expect(await refused({ nonce: 'mail', email: 'not an address' })).toBe('BAD_INPUT');
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('is for the staff of the organiser, each with their own shift', async () => {
    const event = await office();
    const shiftId = await open(event);
    const input = { eventId: event.id, deviceId: `door-${cashier.userId}`, currency: 'KES', float: '0' };
    expect(code(await app.graphql(OPEN, { input }, cashier))).toBe('SHIFT_OPEN');
    expect(code(await app.graphql(SELL, sale(shiftId), other))).toBe('NOT_FOUND');
    const stranger = await app.actor('issuer_owner');
    expect(code(await app.graphql(SELL, sale(shiftId), stranger))).toBe('NOT_FOUND');
    expect(code(await app.graphql(OPEN, { input }, stranger))).toBe('NOT_FOUND');
    expect(code(await app.graphql(SELL, sale(shiftId), await app.actor('attendee')))).toBe('FORBIDDEN');
  });
});

describe('a paired phone', () => {
  it('sells in shifts of its own with the profile for it, and without it not at all', async () => {
    const event = await office();
    const till = await pairPhone(app, owner, { profile: 'BOX_OFFICE', eventIds: [event.id] });
    const second = await pairPhone(app, owner, { profile: 'BOX_OFFICE', eventIds: [event.id] });
    const scanner = await pairPhone(app, owner, { profile: 'SCAN_ONLY', eventIds: [event.id] });
    const input = { eventId: event.id, deviceId: 'any name', currency: 'KES', float: '0' };
    expect(code(await app.graphql(OPEN, { input }, scanner))).toBe('DEVICE_NOT_PERMITTED');
    const opened = async (phone: { token: string }) =>
      (await app.graphql(OPEN, { input }, phone)).data.openShift.shift.id;
    const [one, two] = [await opened(till), await opened(second)];
    const { data } = await app.graphql(SELL, sale(one), till);
    expect(data.sellAtDoor.sale.tickets).toMatchObject([{ admitted: true }]);
    expect(code(await app.graphql(SELL, sale(two), till))).toBe('NOT_FOUND');
    const due = await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
    const collect =
      'mutation ($id: ID!) { collectDue(input: { ticketId: $id, method: CASH }) { ticket { id } } }';
    await app.graphql(collect, { id: due.data.purchaseByForm.tickets[0].id }, second);
    const rows = await app.sql<{ id: string; cashier: string; device: string; units: string }>(
      `SELECT s.id, s.cashier_id AS cashier, s.device_id AS device, sum(k.units)::text AS units FROM shifts s
       JOIN shift_takings k ON k.shift_id = s.id WHERE s.event_id = $1 GROUP BY s.id ORDER BY s.opened_at, s.id`,
      [event.id],
    );
    const units = '15000000000';
    expect(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      [
        { id: one, cashier: owner.userId, device: till.deviceId, units },
        { id: two, cashier: owner.userId, device: second.deviceId, units },
      ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });
});

describe('a shift', () => {
  it('counts sales and amounts that were due, and books the difference', async () => {
    const event = await office();
    const due = await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
    const [{ id: ticketId }] = due.data.purchaseByForm.tickets;
    const shiftId = await open(event);
    await done(SELL, sale(shiftId), cashier);
    await done(SELL, sale(shiftId, { nonce: 'card', method: 'CARD_TERMINAL' }), cashier);
    const collect =
      'mutation ($id: ID!) { collectDue(input: { ticketId: $id, method: CASH }) { ticket { dueStatus } } }';
    await done(collect, { id: ticketId }, cashier);
    const { shift } = await done(
      CLOSE,
      { input: { id: shiftId, counted: '7900', note: ' A note is missing ' } },
      cashier,
    );
    expect(shift).toMatchObject({
      sales: 2,
      takings: [
        { method: 'CARD_TERMINAL', tickets: 1, amount: { amount: '1500' } },
        { method: 'CASH', tickets: 2, amount: { amount: '3000' } },
      ],
      expected: { amount: '8000' },
      counted: { amount: '7900' },
      difference: { amount: '-100' },
      note: 'A note is missing',
    });
    const journal = await app.sql(
      `SELECT debit, credit, units::text FROM journal_transfers WHERE event_id = $1 AND kind = 'cash_difference'`,
      [event.id],
    );
    expect(journal).toEqual([{ debit: 'cash_differences', credit: 'door_cash', units: '1000000000' }]);
    expect(code(await app.graphql(SELL, sale(shiftId, { nonce: 'after' }), cashier))).toBe('SHIFT_CLOSED');
    expect(code(await app.graphql(CLOSE, { input: { id: shiftId, counted: '1' } }, cashier))).toBe(
      'SHIFT_CLOSED',
    );
    const rows = await done(
      'query ($id: ID!) { shifts(eventId: $id) { nodes { id cashier difference { amount } } } }',
      { id: event.id },
      owner,
    );
    expect(rows.nodes).toMatchObject([{ id: shiftId, difference: { amount: '-100' } }]);
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('adds up orders of several tiers, free, paid and due ones, in report and journal', async () => {
    const event = await office([
      { tier: 'regular', count: 20 },
      { tier: 'vip', count: 20, price: '4000.50' },
      { tier: 'child', count: 20, price: '0' },
    ]);
    const mixed = (...counts: number[]) =>
      ['regular', 'vip', 'child'].flatMap((tier, at) => (counts[at] ? [{ tier, quantity: counts[at] }] : []));
    const due = await buy(app, { slug: event.slug, lines: mixed(1, 1, 2) });
    const shiftId = await open(event);
    const given = { lines: mixed(2, 1, 1), total: '7000.5' };
    const sold = (await done(SELL, sale(shiftId, given), cashier)).sale;
    expect(sold.tickets.map(({ admitted }: { admitted: boolean }) => admitted)).toEqual(Array(4).fill(true));
    await done(SELL, sale(shiftId, { lines: mixed(0, 0, 3), total: '0' }), cashier);
    await done(SELL, sale(shiftId, { ...given, method: 'CARD_TERMINAL', reference: 'slip 9' }), cashier);
    const collect =
      'mutation ($id: ID!, $method: DueMethod!) { collectDue(input: { ticketId: $id, method: $method }) { ticket { dueStatus } } }';
    const owed = due.data.purchaseByForm.tickets.filter(
      ({ dueStatus }: { dueStatus: string }) => dueStatus === 'DUE',
    );
    expect(owed).toHaveLength(2);
    for (const [at, { id }] of owed.entries())
      await done(collect, { id, method: at === 0 ? 'CASH' : 'MOBILE_MONEY' }, cashier);
    const [cash, mobile] = owed.map(({ due: { amount } }: { due: { amount: string } }) => Number(amount));
    const expected = 5_000 + 7_000.5 + cash;
    const { shift } = await done(CLOSE, { input: { id: shiftId, counted: String(expected + 20) } }, cashier);
    expect(shift).toMatchObject({ sales: 3, difference: { amount: '20' } });
    const takings = shift.takings.map(
      ({ method, amount }: { method: string; amount: { amount: string } }) => [method, Number(amount.amount)],
    );
    expect(Object.fromEntries(takings)).toEqual({
      CASH: 7_000.5 + cash,
      CARD_TERMINAL: 7_000.5,
      MOBILE_MONEY: mobile,
    });
    const report = await done(
      `query ($id: ID!) { report(name: SHIFTS, filter: { eventId: $id }) { columns { key } nodes { cells } } }`,
      { id: event.id },
      owner,
    );
    const keys: string[] = report.columns.map(({ key }: { key: string }) => key);
    const cells = ['cash', 'card_terminal', 'mobile_money', 'expected', 'counted', 'difference'].map((key) =>
      Number(report.nodes[0].cells[keys.indexOf(key)]),
    );
    expect(cells).toEqual([7_000.5 + cash, 7_000.5, mobile, expected, expected + 20, 20]);
    // All that was taken at the door, by any method, with the difference.
    const [till] = await app.sql(
      `SELECT sum(CASE 'door_cash' WHEN debit THEN units WHEN credit THEN -units ELSE 0 END)::text AS units
       FROM journal_transfers WHERE event_id = $1 AND phase = 'posted'`,
      [event.id],
    );
    expect(Number(till?.units) / 1e7).toBe(2 * 7_000.5 + cash + mobile + 20);
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('takes sales that were made without a network, also after it was closed', async () => {
    const event = await office([{ tier: 'regular', count: 5 }]);
    const shiftId = await open(event);
    const { shift: leased } = await done(
      LEASE,
      { input: { shiftId, lines: [{ tier: 'regular', quantity: 4 }] } },
      cashier,
    );
    expect(leased.leases).toMatchObject([
      { tier: 'regular', quantity: 4, used: 0, price: { amount: '1500' } },
    ]);
    const soldOut = await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    expect(code(soldOut)).toBe('SOLD_OUT');
    const offline = (nonce: string, quantity = 1) => ({
      nonce,
      lines: [{ tier: 'regular', quantity }],
      total: String(1500 * quantity),
      soldAt: app.clock.now().toISOString(),
      admitted: true,
    });
    const upload = (sales: object[]) => done(UPLOAD, { input: { shiftId, sales } }, cashier);
    const first = await upload([offline('a', 2)]);
    expect(first.sales[0].orderId).not.toBeNull();
    expect((await upload([offline('a', 2)])).sales).toEqual(first.sales);
    await done(CLOSE, { input: { id: shiftId, counted: '9500' } }, cashier);
    // The device had sold one more before the shift was counted.
    await upload([offline('b')]);
    const { nodes } = await done(
      `query ($id: ID!) { shifts(eventId: $id) { nodes { ${SHIFT} } } }`,
      { id: event.id },
      owner,
    );
    expect(nodes).toMatchObject([
      { sales: 2, expected: { amount: '9500' }, counted: { amount: '9500' }, difference: { amount: '0' } },
    ]);
    const entries = await app.sql('SELECT FROM entries WHERE event_id = $1', [event.id]);
    expect(entries).toHaveLength(3);
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('records sales and the count of a cashier who has lost the event since', async () => {
    const [event, another] = [await office(), await office()];
    const who = await app.actor('issuer_validator', owner.issuerId ?? '');
    const shiftId = await open(event, who);
    await done(LEASE, { input: { shiftId, lines: [{ tier: 'regular', quantity: 5 }] } }, who);
    const soldAt = app.clock.now().toISOString();
    app.clock.advance('1m');
    await limitTo(app, owner, who, [another.id]);
    expect(code(await app.graphql(SELL, sale(shiftId), who))).toBe('NOT_FOUND');
    const more = { input: { shiftId, lines: [{ tier: 'regular', quantity: 6 }] } };
    expect(code(await app.graphql(LEASE, more, who))).toBe('NOT_FOUND');
    const sales = [
      { nonce: 'before', lines: [{ tier: 'regular', quantity: 1 }], total: '1500', soldAt, admitted: true },
    ];
    const uploaded = await done(UPLOAD, { input: { shiftId, sales } }, who);
    expect(uploaded.sales[0].orderId).not.toBeNull();
    const { shift } = await done(CLOSE, { input: { id: shiftId, counted: '6500' } }, who);
    expect(shift).toMatchObject({ sales: 1, difference: { amount: '0' } });
    expect(await app.sql('SELECT FROM entries WHERE event_id = $1', [event.id])).toHaveLength(1);
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('records money that was taken when no place is left, to be given back', async () => {
    const event = await office([{ tier: 'regular', count: 2 }]);
    const shiftId = await open(event);
    await done(LEASE, { input: { shiftId, lines: [{ tier: 'regular', quantity: 2 }] } }, cashier);
    await done(LEASE, { input: { shiftId, lines: [{ tier: 'regular', quantity: 0 }] } }, owner);
    await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    const sales = [
      {
        nonce: 'lost',
        lines: [{ tier: 'regular' }],
        total: '1500',
        soldAt: app.clock.now().toISOString(),
        admitted: true,
      },
    ];
    expect((await done(UPLOAD, { input: { shiftId, sales } }, cashier)).sales).toEqual([
      { nonce: 'lost', orderId: null, refusal: null },
    ]);
    expect((await done(UPLOAD, { input: { shiftId, sales } }, cashier)).sales).toEqual([
      { nonce: 'lost', orderId: null, refusal: null },
    ]);
    const { shift } = await done(CLOSE, { input: { id: shiftId, counted: '5000' } }, cashier);
    expect(shift).toMatchObject({
      salesWithoutPlace: 1,
      withoutPlace: { amount: '1500' },
      difference: { amount: '0' },
    });
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('records each sale of an upload by itself, whatever is wrong with the others', async () => {
    const event = await office([
      { tier: 'regular', count: 60 },
      { tier: 'vip', count: 20 },
    ]);
    const shiftId = await open(event);
    const leased = [
      { tier: 'regular', quantity: 40 },
      { tier: 'vip', quantity: 15 },
    ];
    await done(LEASE, { input: { shiftId, lines: leased } }, cashier);
    const offline = (nonce: string, given: Record<string, unknown> = {}) => ({
      nonce,
      lines: [{ tier: 'regular', quantity: 1 }],
      total: '1500',
      soldAt: app.clock.now().toISOString(),
      admitted: true,
      ...given,
    });
    const sales = [
      offline('address', { email: 'amina@door', name: 'Amina' }),
      offline('name', { name: 'A'.repeat(300), email: 'Amina@Door.test', phone: 'x' }),
      // Above `order_tickets`, which binds buyers, and within what an order holds.
      offline('fits', {
        lines: [
          { tier: 'regular', quantity: 11 },
          { tier: 'vip', quantity: 9 },
        ],
        total: '30000',
      }),
      offline('large', { lines: [{ tier: 'regular', quantity: 21 }], total: '31500' }),
      offline('unknown', { lines: [{ tier: 'balcony', quantity: 1 }], total: '700' }),
      offline('', {}),
      offline('amount', { total: '999999999999999' }),
      offline('address', { total: '3000', lines: [{ tier: 'regular', quantity: 2 }] }),
      offline('last'),
    ];
    const limit = (orderTickets: number) => Object.assign(app.app.services.settings.now, { orderTickets });
    limit(5);
    const upload = () => done(UPLOAD, { input: { shiftId, sales } }, cashier);
    const first = await upload().finally(() => limit(20));
    const order = expect.any(String);
    expect(first.sales).toEqual([
      { nonce: 'address', orderId: order, refusal: null },
      { nonce: 'name', orderId: order, refusal: null },
      { nonce: 'fits', orderId: order, refusal: null },
      { nonce: 'large', orderId: null, refusal: null },
      { nonce: 'unknown', orderId: null, refusal: null },
      { nonce: '', orderId: null, refusal: 'INVALID' },
      { nonce: 'amount', orderId: null, refusal: 'INVALID' },
      { nonce: 'address', orderId: null, refusal: 'OTHER_SALE' },
      { nonce: 'last', orderId: order, refusal: null },
    ]);
    expect(await upload()).toEqual(first);
    expect(await orderSeen(first.sales[0].orderId)).toMatchObject({ buyerName: 'Amina', buyerEmail: '' });
    expect(await orderSeen(first.sales[1].orderId)).toMatchObject({
      buyerName: 'Walk-in',
      buyerEmail: 'amina@door.test',
    });
    const { shift } = await done(CLOSE, { input: { id: shiftId, counted: '39500' } }, cashier);
    expect(shift).toMatchObject({
      sales: 6,
      salesWithoutPlace: 2,
      withoutPlace: { amount: '32200' },
      difference: { amount: '0' },
    });
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('keeps places for one phone of a cashier who uses two', async () => {
    const event = await office([{ tier: 'regular', count: 5 }]);
    const shiftId = await open(event, cashier, { deviceId: 'phone-one' });
    const lease = (deviceId: string, quantity: number) =>
      app.graphql(LEASE, { input: { shiftId, deviceId, lines: [{ tier: 'regular', quantity }] } }, cashier);
    await lease('phone-two', 3);
    const { shift } = await done(
      `query ($id: ID!) { boxOffice(eventId: $id) { shift { ${SHIFT} } } }`,
      { id: event.id },
      cashier,
    );
    expect(shift.leases).toMatchObject([{ device: 'phone-two', quantity: 3, used: 0 }]);
    expect(code(await lease('phone-one', 1))).toBe('PLACES_KEPT');
    // Without a network both phones sold: the places of one are not sold by the other.
    const upload = async (deviceId: string, nonce: string, quantity: number) => {
      const lines = [{ tier: 'regular', quantity }];
      const soldAt = app.clock.now().toISOString();
      const sales = [{ nonce, lines, total: String(1500 * quantity), soldAt, admitted: true }];
      return (await done(UPLOAD, { input: { shiftId, deviceId, sales } }, cashier)).sales[0].orderId;
    };
    expect(await upload('phone-one', 'one', 3)).toBeNull();
    expect(await upload('phone-two', 'two', 2)).not.toBeNull();
    expect(await upload('phone-one', 'free', 2)).not.toBeNull();
    const online = (deviceId: string, given: object) =>
      app.graphql(SELL, sale(shiftId, { deviceId, ...given }), cashier);
    expect(code(await online('phone-one', {}))).toBe('SOLD_OUT');
    expect(code(await online('phone-two', {}))).toBeUndefined();
    await lease('phone-one', 0);
    expect(code(await lease('phone-one', 1))).toBe('SOLD_OUT');
    const closed = await done(CLOSE, { input: { id: shiftId, counted: '12500' } }, cashier);
    expect(closed.shift).toMatchObject({ sales: 4, salesWithoutPlace: 1, difference: { amount: '0' } });
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('keeps the price of leased places until more are added, and shows what guests paid otherwise', async () => {
    const event = await office([{ tier: 'regular', count: 20 }]);
    const shiftId = await open(event);
    const lease = async (quantity: number) => {
      const lines = [{ tier: 'regular', quantity }];
      return (await done(LEASE, { input: { shiftId, lines } }, cashier)).shift.leases;
    };
    await lease(5);
    await app.sql(`UPDATE tiers SET price_units = 20000000000 WHERE event_id = $1`, [event.id]);
    expect(await lease(4)).toMatchObject([{ price: { amount: '1500' } }]);
    expect(await lease(4)).toMatchObject([{ price: { amount: '1500' } }]);
    const upload = async (nonce: string, total: string) => {
      const soldAt = app.clock.now().toISOString();
      const sales = [{ nonce, lines: [{ tier: 'regular', quantity: 1 }], total, soldAt, admitted: true }];
      return (await done(UPLOAD, { input: { shiftId, sales } }, cashier)).sales[0].orderId;
    };
    expect(await upload('same', '1500')).not.toBeNull();
    expect(await upload('more', '2000')).not.toBeNull();
    expect(await upload('more', '2000')).not.toBeNull();
    const audited = await app.sql(
      `SELECT details->>'nonce' AS nonce, details->>'paid' AS paid, details->>'price' AS price FROM audit_entries
       WHERE action = 'shift.sale_at_other_price' AND entity_id = $1`,
      [shiftId],
    );
    expect(audited).toEqual([{ nonce: 'more', paid: '20000000000', price: '15000000000' }]);
    expect(await lease(3)).toMatchObject([{ price: { amount: '2000' } }]);
    const { shift } = await done(CLOSE, { input: { id: shiftId, counted: '8500' } }, cashier);
    expect(shift).toMatchObject({
      expected: { amount: '8000' },
      paidDifference: { amount: '500' },
      difference: { amount: '500' },
    });
    const report = await done(
      `query ($id: ID!) { report(name: SHIFTS, filter: { eventId: $id }) { columns { key } nodes { cells } } }`,
      { id: event.id },
      owner,
    );
    const keys: string[] = report.columns.map(({ key }: { key: string }) => key);
    const cells = ['cash', 'expected', 'paid_difference'].map(
      (key) => report.nodes[0].cells[keys.indexOf(key)],
    );
    expect(cells).toEqual(['3000', '8000', '500']);
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('never sells more than there is, with two devices that lease and buyers online', async () => {
    const event = await office([{ tier: 'regular', count: 30 }]);
    const [one, two] = [await open(event), await open(event, other)];
    const who = (shiftId: string): TestActor => (shiftId === one ? cashier : other);
    const lease = (shiftId: string, quantity: number) =>
      app.graphql(LEASE, { input: { shiftId, lines: [{ tier: 'regular', quantity }] } }, who(shiftId));
    await Promise.all([lease(one, 10), lease(two, 10)]);
    const steps = Array.from({ length: 24 }, (_none, index) => {
      const shiftId = index % 2 === 0 ? one : two;
      if (index % 3 === 0)
        return buy(app, {
          slug: event.slug,
          lines: [{ tier: 'regular' }],
          buyer: { email: `b${index}@x.test`, phone: `+2547000001${index}` },
        });
      if (index % 3 === 1) return app.graphql(SELL, sale(shiftId, { nonce: `on-${index}` }), who(shiftId));
      const soldAt = app.clock.now().toISOString();
      const offline = {
        nonce: `off-${index}`,
        lines: [{ tier: 'regular', quantity: 2 }],
        total: '3000',
        soldAt,
        admitted: true,
      };
      return app.graphql(UPLOAD, { input: { shiftId, sales: [offline] } }, who(shiftId));
    });
    const refusals = (await Promise.all(steps)).map(code).filter((one) => one !== undefined);
    expect(refusals.every((one) => one === 'SOLD_OUT')).toBe(true);
    await Promise.all([lease(one, 9), lease(two, 9)]);
    await Promise.all(
      [one, two].map((id) => app.graphql(CLOSE, { input: { id, counted: '5000' } }, who(id))),
    );
    const [tier] = await app.sql<{ sold: number; held: number; capacity: number }>(
      'SELECT sold, held, capacity FROM tiers WHERE event_id = $1',
      [event.id],
    );
    expect(tier).toMatchObject({ held: 0, capacity: 30 });
    expect(tier?.sold).toBeLessThanOrEqual(30);
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });
});
