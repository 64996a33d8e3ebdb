import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../server/platform/access/roles.ts';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { hideGuests } from '../../support/guests.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let ticketId: string;
let orderId: string;
let buyer: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  buyer = await app.actor('attendee');
  const { slug } = await published(app, admin);
  const answer = await buy(app, { slug, lines: [{ tier: 'regular' }] }, buyer);
  ticketId = answer.data.purchaseByForm.tickets[0].id;
  orderId = answer.data.purchaseByForm.order.id;
});
afterAll(() => app.close());

const TICKET = `query ($id: ID!) { ticket(id: $id) { id status tier { name } holderName holderEmail holderPhone file qrText
  event { name } } }`;

const read = (who: TestActor | undefined): Promise<GraphQLAnswer> =>
  app.graphql(TICKET, { id: ticketId }, { token: who?.token });

const refusedFields = (answer: GraphQLAnswer): unknown[] =>
  (answer.errors ?? []).map(({ path, extensions }) => `${path?.at(-1)} ${extensions.code}`).toSorted();

describe('a ticket', () => {
  it('is whole for its buyer', async () => {
    const answer = await read(buyer);
    expect(answer.errors).toBeUndefined();
    expect(answer.data.ticket).toMatchObject({
      holderName: 'Wanjiru Kamau',
      file: { id: ticketId },
      qrText: expect.stringMatching(/^PASSA1:/),
      event: { name: 'Koroga Festival' },
    });
  });

  it('shows staff no more of its holder than their role may see', async () => {
    const owner = await app.actor('issuer_owner', admin.issuerId ?? '');
    const asOwner = await read(owner);
    expect(asOwner.errors).toBeUndefined();
    expect(asOwner.data.ticket.holderEmail).toBe('wanjiru@buyers.test');
    await hideGuests(app, owner);
    const asAdmin = await read(admin);
    expect(asAdmin.data.ticket).toMatchObject({
      id: ticketId,
      tier: { name: 'regular' },
      holderName: null,
      file: null,
    });
    expect(asAdmin.data.ticket.qrText).toMatch(/^PASSA1:/);
    expect(refusedFields(asAdmin)).toEqual([
      'file FORBIDDEN',
      'holderEmail FORBIDDEN',
      'holderName FORBIDDEN',
      'holderPhone FORBIDDEN',
    ]);
    const validator = await read(await app.actor('issuer_validator', admin.issuerId ?? ''));
    expect(validator.data.ticket).toMatchObject({ id: ticketId, status: 'ACTIVE', qrText: null });
    expect(refusedFields(validator)).toContain('qrText FORBIDDEN');
  });

  it.each<Role>(['issuer_owner', 'attendee'])('does not exist for another %s', async (role) => {
    const answer = await read(await app.actor(role));
    expect(answer).toEqual({ status: 200, data: { ticket: null } });
  });

  it('asks visitors to sign in, and knows no other ids', async () => {
    expect((await read(undefined)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const unknown = await app.graphql(TICKET, { id: 'no-id' }, buyer);
    expect(unknown).toEqual({ status: 200, data: { ticket: null } });
  });

  it('belongs to the user who confirmed its address', async () => {
    const friend = await app.actor('attendee', undefined, { confirmed: false });
    const { slug } = await published(app, admin);
    const answer = await buy(app, {
      slug,
      lines: [{ tier: 'regular' }],
      buyer: { email: friend.email.toUpperCase() },
    });
    const [ticket] = answer.data.purchaseByForm.tickets;
    const MINE = 'query { myTickets { totalCount nodes { id holderEmail event { slug } } } }';
    expect((await app.graphql(MINE, {}, friend)).data.myTickets.nodes).toEqual([]);
    await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [friend.userId]);
    const { body } = await app.rest('POST', '/auth/login', {
      email: friend.email,
      password: 'correct horse battery staple',
    });
    const mine = await app.graphql(MINE, {}, { token: body.data.token });
    expect(mine.errors).toBeUndefined();
    expect(mine.data.myTickets).toEqual({
      totalCount: 1,
      nodes: [{ id: ticket.id, holderEmail: friend.email, event: { slug } }],
    });
  });
});

describe('sending the tickets again', () => {
  const RESEND =
    'mutation ($id: ID!) { resendTickets(input: { orderId: $id }) { tickets { id order { id } } done } }';
  const mails = async (): Promise<number> =>
    (await app.sql('SELECT 1 FROM mail_outbox WHERE order_id = $1', [orderId])).length;

  it('is for the buyer and for staff who manage tickets', async () => {
    for (const who of [buyer, admin]) {
      expect((await app.graphql(RESEND, { id: orderId }, who)).data).toEqual({
        resendTickets: { tickets: [{ id: ticketId, order: { id: orderId } }], done: true },
      });
    }
    expect(await mails()).toBe(3);
    const strangers = [
      await app.actor('attendee'),
      await app.actor('issuer_owner'),
      await app.actor('issuer_validator', admin.issuerId ?? ''),
    ];
    for (const who of strangers) {
      expect((await app.graphql(RESEND, { id: orderId }, who)).errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
    }
    expect(await mails()).toBe(3);
  });
});
