import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let owner: TestActor;
let auditor: TestActor;
let eventId: string;
let orderId: string;
let ticketId: string;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  owner = await app.actor('issuer_owner', admin.issuerId ?? '');
  auditor = await app.actor('issuer_auditor', admin.issuerId ?? '');
  const event = await published(app, admin);
  eventId = event.id;
  const sold = await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
  orderId = sold.data.purchaseByForm.order.id;
  ticketId = sold.data.purchaseByForm.tickets[0].id;
});
afterAll(() => app.close());

const SET =
  'mutation ($on: Boolean!) { setGuestAccess(input: { adminsSeeGuests: $on }) { adminsSeeGuests } }';
const set = (who: { token: string }, on: boolean) => app.graphql(SET, { on }, who);
const SEEN = `query ($order: ID!, $ticket: ID!, $event: ID!) {
  order(id: $order) { buyerName buyerEmail }
  ticket(id: $ticket) { holderName holderPhone }
  ordersOfEvent(eventId: $event, first: 10, search: "wanjiru@") { nodes { id } }
  viewer { permissions adminsSeeGuests }
}`;
const seenBy = async (who: { token: string }) => {
  const variables = { order: orderId, ticket: ticketId, event: eventId };
  const { data } = await app.graphql(SEEN, variables, who);
  return {
    buyer: data.order.buyerName,
    holder: data.ticket.holderName,
    found: data.ordersOfEvent.nodes.length,
    permission: data.viewer.permissions.includes('VIEW_PERSONAL_DATA'),
    setting: data.viewer.adminsSeeGuests,
  };
};
const ALL = { buyer: BUYER.name, holder: BUYER.name, found: 1, permission: true };
const NOTHING = { buyer: null, holder: null, found: 0, permission: false };

describe('the guests of an organisation', () => {
  it('are shown to its admins at first, and to no other role below the owner', async () => {
    expect(await seenBy(admin)).toEqual({ ...ALL, setting: true });
    expect(await seenBy(owner)).toEqual({ ...ALL, setting: true });
    expect(await seenBy(auditor)).toEqual({ ...NOTHING, setting: true });
  });

  it('are hidden from admins as soon as an owner decides so, with their API keys too', async () => {
    const KEY = 'mutation { createApiKey { key } }';
    const { key } = (await app.graphql(KEY, {}, admin)).data.createApiKey;
    expect(await seenBy({ token: key })).toMatchObject(ALL);
    expect((await set(owner, false)).data.setGuestAccess).toEqual({ adminsSeeGuests: false });
    expect(await seenBy(admin)).toEqual({ ...NOTHING, setting: false });
    expect(await seenBy({ token: key })).toEqual({ ...NOTHING, setting: false });
    expect(await seenBy(owner)).toEqual({ ...ALL, setting: false });
  });

  it('are shown again, and each change is in the audit log once', async () => {
    await set(owner, true);
    await set(owner, true);
    expect(await seenBy(admin)).toEqual({ ...ALL, setting: true });
    const entries = await app.sql(
      "SELECT details, user_id FROM audit_entries WHERE action = 'issuer.set_guest_access' AND issuer_id = $1 ORDER BY id",
      [admin.issuerId],
    );
    expect(entries).toEqual([
      { details: { adminsSeeGuests: false }, user_id: owner.userId },
      { details: { adminsSeeGuests: true }, user_id: owner.userId },
    ]);
  });

  it('are never shown to admins of another organisation', async () => {
    const other = await app.actor('issuer_admin');
    const THEIRS =
      'query ($order: ID!, $ticket: ID!) { order(id: $order) { id } ticket(id: $ticket) { id } }';
    const { data } = await app.graphql(THEIRS, { order: orderId, ticket: ticketId }, other);
    expect(data).toEqual({ order: null, ticket: null });
  });
});

describe('the setting', () => {
  it('is changed by owners alone', async () => {
    const root = await app.actor('system_admin');
    const attendee = await app.actor('attendee');
    for (const who of [admin, auditor, root, attendee])
      expect(codeOf(await set(who, false))).toBe('FORBIDDEN');
    expect(codeOf(await app.graphql(SET, { on: false }))).toBe('UNAUTHENTICATED');
    expect(await seenBy(admin)).toMatchObject(ALL);
  });

  it('is null without an organisation', async () => {
    const attendee = await app.actor('attendee');
    const { data } = await app.graphql('{ viewer { adminsSeeGuests } }', {}, attendee);
    expect(data.viewer).toEqual({ adminsSeeGuests: null });
  });
});
