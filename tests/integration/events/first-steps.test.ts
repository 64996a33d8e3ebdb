import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { draft, published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const STEPS = `{ firstSteps { event { id } hasEvent hasTickets isOnSale canBePaid hasTestTicket hasTestScan hasTeam hasDoor } }`;
const TEST_TICKET = `mutation ($eventId: ID!) { issueTestTicket(input: { eventId: $eventId }) {
  ticket { id holderEmail price { amount } dueStatus qrText event { id } } } }`;
const SCAN = `mutation ($ticket: JSON!) { validateTicket(input: { ticket: $ticket }) { result { outcome } } }`;
const GATE = `mutation ($eventId: ID!) { createGate(input: { eventId: $eventId, name: "Main" }) { gate { id } } }`;
const steps = async (who = admin) => (await app.graphql(STEPS, {}, who)).data.firstSteps;
const testTicket = (eventId: string, who = admin) => app.graphql(TEST_TICKET, { eventId }, who);

it('begins with nothing, and marks each step when it is done', async () => {
  expect(await steps()).toEqual({
    event: null,
    hasEvent: false,
    hasTickets: false,
    isOnSale: false,
    canBePaid: false,
    hasTestTicket: false,
    hasTestScan: false,
    hasTeam: false,
    hasDoor: false,
  });
  const { id } = await draft(app, admin);
  expect(await steps()).toMatchObject({ event: { id }, hasEvent: true, hasTickets: false, isOnSale: false });
  app.clock.advance('1m');
  const event = await published(app, admin, {}, [
    { tier: 'regular', count: 2, price: '10', currency: 'USD' },
  ]);
  expect(await steps()).toMatchObject({
    event: { id: event.id },
    hasTickets: true,
    isOnSale: true,
    hasTestTicket: false,
  });
  const { ticket } = (await testTicket(event.id)).data.issueTestTicket;
  expect(await steps()).toMatchObject({ hasTestTicket: true, hasTestScan: false });
  await app.graphql(SCAN, { ticket: ticket.qrText }, admin);
  expect(await steps()).toMatchObject({ hasTestScan: true, hasTeam: false, hasDoor: false });
  await app.graphql(GATE, { eventId: event.id }, admin);
  await app.actor('issuer_finance', admin.issuerId ?? '');
  expect(await steps()).toMatchObject({ hasTeam: true, hasDoor: true });
});

it('issues one test ticket a person and event, without payment, by mail', async () => {
  const event = await published(app, admin, {}, [
    { tier: 'regular', count: 1, price: '10', currency: 'USD' },
  ]);
  const both = await Promise.all([testTicket(event.id), testTicket(event.id)]);
  const [one, two] = both.map(({ data }) => data.issueTestTicket.ticket);
  expect(one).toMatchObject({
    holderEmail: admin.email.toLowerCase(),
    price: { amount: '0' },
    dueStatus: 'NONE',
    event: { id: event.id },
  });
  expect(two.id).toBe(one.id);
  const mails = await app.sql(
    `SELECT count(*)::int AS count FROM mail_outbox m JOIN tickets t ON t.order_id = m.order_id
     WHERE t.id = $1 AND m.recipient = t.holder_email`,
    [one.id],
  );
  expect(mails).toEqual([{ count: 1 }]);
  // The tier has one place, which is still for sale.
  const owner = await app.actor('issuer_owner', admin.issuerId ?? '');
  expect((await testTicket(event.id, owner)).data.issueTestTicket.ticket.id).not.toBe(one.id);
  expect(await app.sql('SELECT sold FROM tiers WHERE event_id = $1', [event.id])).toEqual([{ sold: 0 }]);
});

it('is for the organisation alone', async () => {
  const event = await published(app, admin);
  const rival = await app.actor('issuer_admin');
  expect(codeOf(await testTicket(event.id, rival))).toBe('NOT_FOUND');
  expect(await steps(rival)).toMatchObject({ hasEvent: false });
  const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
  expect(codeOf(await testTicket(event.id, validator))).toBe('FORBIDDEN');
  expect(codeOf(await app.graphql(STEPS, {}, validator))).toBe('FORBIDDEN');
  expect(await steps(await app.actor('system_admin'))).toBeNull();
  const { id } = await draft(app, admin);
  expect(codeOf(await testTicket(id))).toBe('NO_PLACE_FOR_TEST');
});
