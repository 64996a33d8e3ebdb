import { describe, expect, it } from 'vitest';
import type { TestActor, TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { hideGuests } from '../../support/guests.ts';
import { published } from '../events/organiser.ts';
import { answerer, listening, REPLAY } from './listening.ts';

const UPDATE = `mutation ($input: UpdateWebhookEndpointInput!) {
  updateWebhookEndpoint(input: $input) { endpoint { id } } }`;
const SHOW = 'mutation { setGuestAccess(input: { adminsSeeGuests: true }) { adminsSeeGuests } }';
const TRANSFER = `mutation ($id: ID!, $to: NewHolderInput!) {
  transferTicket(input: { id: $id, to: $to }) { transfer { newTicketId } } }`;
const ERASE = 'mutation ($email: String!) { deleteGuest(input: { email: $email }) { done } }';
const NAMED = { name: 'Wanjiru Kamau', email: 'wanjiru@buyers.test' };
const NOBODY = { name: null, email: null, phone: null };

/** Tests that payloads and the log name people only to members who may see personal data. */
export function personalData(booted: () => TestApp): void {
  describe('personal data in a webhook', () => {
    const setUp = async () => {
      const app = booted();
      const owner = await app.actor('issuer_owner');
      const admin = await app.actor('issuer_admin', owner.issuerId ?? '');
      await hideGuests(app, owner);
      const event = await published(app, owner);
      // Responds with the received payload.
      const sink = await answerer((response) => response.writeHead(200).end(sink.bodies.at(-1)));
      const sell = async () => {
        await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 1 }] });
        await listening(app).reported();
        return JSON.parse(sink.bodies.at(-1) ?? '{}').data.order;
      };
      return { app, owner, admin, sink, sell, hooks: listening(app) };
    };
    const logged = async (hooks: ReturnType<typeof listening>, id: string, reader: TestActor) => {
      const [one] = await hooks.deliveries(id, reader);
      return one;
    };

    it('is sent to the endpoint of an owner, and logged for readers with the permission alone', async () => {
      const { hooks, owner, admin, sink, sell } = await setUp();
      const { id } = await hooks.endpoint(sink.url, ['ORDER_CREATED'], owner);
      expect((await sell()).buyer).toMatchObject(NAMED);
      const forOwner = await logged(hooks, id, owner);
      expect(forOwner?.data.order.buyer).toMatchObject(NAMED);
      expect(forOwner?.attempts[0]?.answer).toContain(NAMED.email);
      const forAdmin = await logged(hooks, id, admin);
      expect(forAdmin?.data.order.buyer).toEqual(NOBODY);
      expect(forAdmin?.data.order.tickets[0].holder).toEqual(NOBODY);
      expect(forAdmin?.attempts[0]?.answer).toBeNull();
      await sink.close();
    });

    it('is sent to the endpoint of an admin whose organisation lets admins see it', async () => {
      const { app, hooks, owner, admin, sink, sell } = await setUp();
      await app.graphql(SHOW, {}, owner);
      const { id } = await hooks.endpoint(sink.url, ['ORDER_CREATED'], admin);
      expect((await sell()).buyer).toMatchObject(NAMED);
      expect((await logged(hooks, id, admin))?.data.order.buyer).toMatchObject(NAMED);
      await sink.close();
    });

    it('is not sent to the endpoint of an admin, who may not see it, nor logged', async () => {
      const { hooks, owner, admin, sink, sell } = await setUp();
      const { id } = await hooks.endpoint(sink.url, ['ORDER_CREATED'], admin);
      const order = await sell();
      expect(order.buyer).toEqual(NOBODY);
      expect(order.tickets[0].holder).toEqual(NOBODY);
      expect(order).toMatchObject({ quantity: 1, status: 'due' });
      expect(sink.bodies.join()).not.toContain('wanjiru');
      const log = await logged(hooks, id, owner);
      expect(log?.data.order.buyer).toEqual(NOBODY);
      expect(log?.attempts[0]?.answer).not.toContain('wanjiru');
      await sink.close();
    });

    it('ends with the right of the person who made the endpoint, also for what is sent again', async () => {
      const { app, hooks, owner, sink, sell } = await setUp();
      const second = await app.actor('issuer_owner', owner.issuerId ?? '');
      const { id } = await hooks.endpoint(sink.url, ['ORDER_CREATED'], second);
      expect((await sell()).buyer).toMatchObject(NAMED);
      await app.sql("UPDATE users SET role = 'issuer_auditor' WHERE id = $1", [second.userId]);
      const one = await logged(hooks, id, owner);
      await app.graphql(REPLAY, { id: one?.id }, owner);
      await hooks.reported();
      expect(JSON.parse(sink.bodies.at(-1) ?? '{}').data.order.buyer).toEqual(NOBODY);
      await sink.close();
    });

    it('is replaced by the erasure of the person, also in what is sent again, and that of others stays', async () => {
      const { app, hooks, owner, sink } = await setUp();
      const event = await published(app, owner);
      const { id } = await hooks.endpoint(
        sink.url,
        ['ORDER_CREATED', 'TICKET_ISSUED', 'TICKET_REVOKED'],
        owner,
      );
      const buyer = { name: 'Baraka Otieno', email: 'baraka@erased.test', phone: '+254700000077' };
      const lines = [{ tier: 'regular', quantity: 2 }];
      const sold = await buy(app, { slug: event.slug, lines, buyer });
      const [{ id: ticketId }] = sold.data.purchaseByForm.tickets;
      const to = { name: 'Heri Musa', email: 'heri@kept.test', phone: '' };
      await app.graphql(TRANSFER, { id: ticketId, to }, owner);
      await hooks.reported();
      const told = async () => JSON.stringify(await hooks.deliveries(id, owner));
      for (const one of [...Object.values(buyer), to.email]) expect(await told()).toContain(one);
      const root = await app.actor('system_admin');
      expect((await app.graphql(ERASE, { email: buyer.email }, root)).errors).toBeUndefined();
      const rows = await app.sql<{ data: object }>(
        'SELECT type, data FROM webhook_happenings WHERE issuer_id = $1',
        [owner.issuerId],
      );
      const kept = JSON.stringify(rows);
      for (const one of Object.values(buyer)) expect(kept).not.toContain(one);
      expect(kept).toContain(to.email);
      const deliveries = await hooks.deliveries(id, owner);
      const created = deliveries.find(({ data }: { data: object }) => 'order' in data);
      await app.graphql(REPLAY, { id: created?.id }, owner);
      await hooks.reported();
      const { order } = JSON.parse(sink.bodies.at(-1) ?? '{}').data;
      const person = { name: 'Deleted person', email: expect.stringMatching(/^deleted-/), phone: '' };
      expect(order.buyer).toEqual(person);
      expect(order.tickets.map(({ holder }: { holder: object }) => holder)).toEqual([person, person]);
      await sink.close();
    });

    it('does not follow an endpoint to the address that an admin gives it', async () => {
      const { app, hooks, owner, admin, sink, sell } = await setUp();
      const { id } = await hooks.endpoint(`${sink.url}first`, ['ORDER_CREATED'], owner);
      await app.graphql(UPDATE, { input: { id, description: 'Shop' } }, admin);
      expect((await sell()).buyer).toMatchObject(NAMED);
      await app.graphql(UPDATE, { input: { id, url: `${sink.url}second` } }, admin);
      expect((await sell()).buyer).toEqual(NOBODY);
      await sink.close();
    });
  });
}
