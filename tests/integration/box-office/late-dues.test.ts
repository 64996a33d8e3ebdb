import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepReceipts } from '../../../server/modules/receipts/issue-receipts.ts';
import { reconcile } from '../../../server/modules/reconciliation/reconcile.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import type { Caller } from '../../support/client.ts';
import { pairPhone } from '../../support/devices.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';
import { uploadSteps } from '../door/upload-steps.ts';

const OPEN_OFFICE =
  'mutation ($input: SetBoxOfficeInput!) { setBoxOffice(input: $input) { boxOffice { isOpen } } }';
const OPEN = 'mutation ($input: OpenShiftInput!) { openShift(input: $input) { shift { id } } }';
const CLOSE =
  'mutation ($input: CloseShiftInput!) { closeShift(input: $input) { shift { difference { amount } } } }';
const NOTE = 'mutation ($input: NoteCollectedInput!) { noteCollected(input: $input) { counted } }';
const SHIFTS = `query ($id: ID!) { shifts(eventId: $id) { nodes { id expected { amount } difference { amount }
  takings { method amount { amount } } } } }`;

let app: TestApp;
let doors: Doors;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doors = await openDoors(app);
  await done(OPEN_OFFICE, { eventId: doors.eventId, isOpen: true }, doors.organiser);
});
afterEach(async () => {
  await sweepReceipts(app.app.scope());
  expect((await reconcile(app.app.scope())).differences).toEqual([]);
});

/** The data of a call that must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: answers of GraphQL
async function done(text: string, input: Record<string, unknown>, who: Caller): Promise<any> {
  const { data, errors } = await app.graphql(text, { input }, who);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}

async function open(deviceId = 'phone-7', who: Caller = doors.validator): Promise<string> {
  const input = { eventId: doors.eventId, deviceId, currency: 'USD', float: '10' };
  const { shift } = await done(OPEN, input, who);
  app.clock.advance('1m');
  return shift.id;
}

const close = (id: string, counted: string, who: Caller = doors.validator) =>
  done(CLOSE, { id, counted, note: '' }, who);

/** A ticket that costs 12.50 USD. */
async function sold(): Promise<SoldTicket> {
  const [ticket] = await doors.sell();
  if (!ticket) throw new Error('no ticket was sold');
  return ticket;
}

/** Reports a scan that a device made at a time, and what it collected with it. */
async function report(
  ticket: SoldTicket,
  deviceTime: string,
  { method = 'CASH', deviceId = 'phone-7', who = doors.validator as { token: string } } = {},
): Promise<void> {
  const nonce = `scan-${ticket.id}`;
  await uploadSteps(app, doors).upload(
    deviceId,
    [{ nonce, ticket: ticket.file, deviceTime, admitted: true }],
    0,
    who.token,
  );
  expect(await done(NOTE, { deviceId, nonce, method }, who)).toEqual({ counted: true });
}

const now = (): string => app.clock.now().toISOString();

/** The shifts of the event, by their ids. */
async function shifts(): Promise<Record<string, unknown>> {
  const { data } = await app.graphql(SHIFTS, { id: doors.eventId }, doors.organiser);
  const nodes: { id: string; [field: string]: unknown }[] = data.shifts.nodes;
  return Object.fromEntries(nodes.map(({ id, ...shift }) => [id, shift]));
}

/** A shift as it is shown. */
const shift = (expected: string, difference: string | null, takings: object = {}) => ({
  expected: { amount: expected },
  difference: difference === null ? null : { amount: difference },
  takings: Object.entries(takings).map(([method, amount]) => ({ method, amount: { amount } })),
});

describe('an amount due that a device reports later', () => {
  it('counts in the shift in which it was collected, and corrects the difference of a closed one', async () => {
    const ticket = await sold();
    const first = await open();
    const collectedAt = now();
    app.clock.advance('1m');
    expect((await close(first, '22.5')).shift.difference).toEqual({ amount: '12.5' });
    const second = await open();
    await report(ticket, collectedAt);
    expect(await shifts()).toEqual({
      [first]: shift('22.5', '0', { CASH: '12.5' }),
      [second]: shift('10', null),
    });
    expect((await close(second, '10')).shift.difference).toEqual({ amount: '0' });
    const [booked] = await app.sql(
      `SELECT sum(CASE debit WHEN 'door_cash' THEN units ELSE -units END)::text AS units FROM journal_transfers
       WHERE event_id = $1 AND kind = 'cash_difference'`,
      [doors.eventId],
    );
    expect(booked).toEqual({ units: '0' });
  });

  it('counts in a closed shift without changing its cash when it was no cash', async () => {
    const ticket = await sold();
    const first = await open();
    const collectedAt = now();
    app.clock.advance('1m');
    await close(first, '10');
    await report(ticket, collectedAt, { method: 'MOBILE_MONEY' });
    expect(await shifts()).toEqual({ [first]: shift('10', '0', { MOBILE_MONEY: '12.5' }) });
  });

  it('counts in no shift when none was open', async () => {
    const ticket = await sold();
    const collectedAt = now();
    app.clock.advance('1m');
    const first = await open();
    await report(ticket, collectedAt);
    expect(await shifts()).toEqual({ [first]: shift('10', null) });
  });

  it('counts in the shift on the device that collected it', async () => {
    const ticket = await sold();
    const [one, other] = [await open('phone-7'), await open('phone-8')];
    await report(ticket, now(), { deviceId: 'phone-7' });
    expect(await shifts()).toEqual({
      [one]: shift('22.5', null, { CASH: '12.5' }),
      [other]: shift('10', null),
    });
  });

  it('counts in the shift of the paired device that collected it', async () => {
    const ticket = await sold();
    const terms = { profile: 'BOX_OFFICE' as const, eventIds: [doors.eventId] };
    const [till, another] = [
      await pairPhone(app, doors.organiser, terms),
      await pairPhone(app, doors.organiser, terms),
    ];
    const first = await open('', till);
    const collectedAt = now();
    app.clock.advance('1m');
    await close(first, '22.5', till);
    const [second, elsewhere] = [await open('', till), await open('', another)];
    await report(ticket, collectedAt, { deviceId: till.deviceId, who: till });
    expect(await shifts()).toEqual({
      [first]: shift('22.5', '0', { CASH: '12.5' }),
      [second]: shift('10', null),
      [elsewhere]: shift('10', null),
    });
  });

  it('counts once, in a shift that is closed at the same time', async () => {
    const ticket = await sold();
    const first = await open();
    const collectedAt = now();
    app.clock.advance('1m');
    await Promise.all([close(first, '22.5'), report(ticket, collectedAt)]);
    expect(await shifts()).toEqual({ [first]: shift('22.5', '0', { CASH: '12.5' }) });
  });
});
