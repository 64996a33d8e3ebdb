import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverBatches } from '../../../server/modules/messages/index.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { accept, granted, invite } from '../../support/contract-people.ts';
import { moveTo } from '../../support/moved-people.ts';
import { openSale } from '../../support/open-sale.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let root: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
});
afterAll(() => app.close());

const DELETE = 'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { done } }';
const exported = async (caller: TestActor) =>
  (await app.graphql('{ myPersonalData }', {}, caller)).data.myPersonalData;

/**
 * Names the person in all other tables: they transfer a ticket, join a waitlist, request their tickets, are invited,
 * write.
 */
async function leaveTraces(person: TestActor, slug: string, ticketId: string): Promise<void> {
  const done = async (document: string, variables: object, who?: TestActor) => {
    const { errors } = await app.graphql(document, { ...variables }, who);
    if (errors) throw new Error(JSON.stringify(errors));
  };
  const { email } = person;
  await done('mutation ($email: String!) { requestTicketLink(input: { email: $email }) { done } }', {
    email,
  });
  const to = { name: 'Heir', email: 'heir@guests.test', phone: '+254 711 000 000' };
  await done(
    'mutation ($id: ID!, $to: NewHolderInput!) { transferTicket(input: { id: $id, to: $to }) { transfer { email } } }',
    { id: ticketId, to },
    person,
  );
  const waiting = { slug, tier: 'regular', quantity: 5, name: 'Amina W', email };
  await done('mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }', {
    input: waiting,
  });
  const host = await app.actor('issuer_owner');
  const event = await published(app, host);
  const guests = new Blob([`name,email\nAmina,${email}\n`]);
  const csv = { ...host, headers: { 'content-type': 'text/csv' } };
  expect((await app.rest('POST', `/api/events/${event.id}/guests`, guests, csv)).body.issued).toBe(1);
  const letter = { name: 'Amina', email, subject: 'Ramp', message: 'Is there one?' };
  expect((await app.rest('POST', '/api/contact', letter)).status).toBe(201);
}

describe('messages to a phone number', () => {
  it('belong to the person who alone gave the number, and those of an order to its buyer', async () => {
    const host = await app.actor('issuer_owner');
    const { slug } = await published(app, host);
    const [one, other] = [await app.actor('attendee'), await app.actor('attendee')];
    const orders = await Promise.all(
      [one, other].map(async (who) => {
        const sold = await buy(app, { slug, lines: [{ tier: 'regular' }], buyer: { email: who.email } }, who);
        return sold.data.purchaseByForm.order.id as string;
      }),
    );
    const number = '+254711222333';
    const give = (order: string | undefined) =>
      app.sql(
        `INSERT INTO order_phones (order_id, issuer_id, event_id, number, channel, asked_at)
         SELECT id, issuer_id, event_id, $2, 'sms', created_at FROM orders WHERE id = $1`,
        [order, number],
      );
    await app.sql(
      `INSERT INTO phone_numbers (number, stop_hash, created_at) VALUES ($1, decode(repeat('ab', 32), 'hex'), now())`,
      [number],
    );
    await app.sql(
      `INSERT INTO phone_outbox (id, kind, channel, recipient, order_id, language, expires_at, state, created_at, changed_at)
       SELECT gen_random_uuid(), kind, 'sms', $1, order_id, 'en', now(), 'kept', now(), now()
       FROM (VALUES ('code', NULL::uuid), ('tickets', $2::uuid)) AS m(kind, order_id)`,
      [number, orders[0]],
    );
    const kinds = async (who: TestActor) =>
      (await exported(who)).phone_messages.map(({ kind }: { kind: string }) => kind).sort();
    await give(orders[0]);
    expect(await kinds(one)).toEqual(['code', 'tickets']);
    await give(orders[1]);
    expect([await kinds(one), await kinds(other)]).toEqual([['tickets'], []]);
    expect((await app.graphql(DELETE, { password: PASSWORD }, other)).errors).toBeUndefined();
    const left = await app.sql('SELECT FROM phone_outbox WHERE recipient = $1', [number]);
    expect(left).toHaveLength(2);
  });
});

describe('personal data', () => {
  it('is exported whole, without secrets, to its owner and to those who manage users', async () => {
    const person = await app.actor('issuer_validator');
    await app.rest('POST', '/api/issuer/api-key', {}, person);
    const data = await exported(person);
    expect(data.account).toEqual([expect.objectContaining({ id: person.userId, email: person.email })]);
    expect([data.sessions.length, data.api_keys.length, data.scans]).toEqual([
      1,
      1,
      [{ made: 0, first: null, last: null }],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/hash|argon|secret/);
    const letter = { subject: 'Gates', body: 'They are shut.', type: 'alert' };
    const write = (from: TestActor, to: TestActor) =>
      app.rest('POST', '/api/messages', { ...letter, recipient_email: to.email }, from);
    expect([(await write(root, person)).status, (await write(person, root)).status]).toEqual([201, 201]);
    const written = await exported(person);
    expect(written.messages).toHaveLength(2);
    expect(written.messages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...letter, direction: 'received', sender_email: root.email }),
        expect.objectContaining({ ...letter, direction: 'sent', recipient_email: root.email }),
      ]),
    );
    expect(written.notifications).toEqual([expect.objectContaining({ kind: 'alert', read_at: null })]);
    expect([written.group_messages, written.notification_preferences]).toEqual([[], []]);
    const ASK = 'query ($id: ID!) { personalData(id: $id) }';
    const asked = await app.graphql(ASK, { id: person.userId }, root);
    expect(asked.data.personalData.account).toEqual(data.account);
    expect(codeOf(await app.graphql(ASK, { id: person.userId }, person))).toBe('FORBIDDEN');
  });

  it('is forgotten on request, while tickets and money stay', async () => {
    const { slug } = await openSale(app.url, 'forget', 2);
    const person = await app.actor('attendee');
    await app.sql('UPDATE users SET email_verified_at = now(), phone = $2 WHERE id = $1', [
      person.userId,
      '+254 700',
    ]);
    const bought = await app.rest('POST', `/events/${slug}/purchase`, {
      ...{ tier: 'regular', name: 'Amina', email: person.email, phone: '+254 700' },
    });
    expect(bought.status).toBe(201);
    await leaveTraces(person, slug, bought.body.ticket_id);
    const data = await exported(person);
    expect(data.tickets.map(({ status }: { status: string }) => status).sort()).toEqual([
      'active',
      'cancelled',
    ]);
    expect(data.ticket_transfers).toEqual([
      expect.objectContaining({ ticket_id: bought.body.ticket_id, direction: 'passed_on' }),
    ]);
    expect(data.ticket_links).toEqual([expect.objectContaining({ email: person.email, used_at: null })]);
    expect(data.waiting_list).toEqual([
      expect.objectContaining({ name: 'Amina W', email: person.email, tier: 'regular', state: 'waiting' }),
    ]);
    expect(data.guest_list_entries).toEqual([expect.objectContaining({ line: 2 })]);
    expect(data.messages).toEqual([
      expect.objectContaining({ direction: 'sent', subject: 'Ramp', sender_email: person.email }),
    ]);
    const kinds = data.mails.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['verify_email', 'tickets', 'find_tickets', 'waiting_joined']),
    );
    expect(JSON.stringify(data)).not.toContain('heir@guests.test');
    expect(codeOf(await app.graphql(DELETE, { password: 'not this one' }, person))).toBe('WRONG_PASSWORD');
    expect((await app.graphql(DELETE, { password: PASSWORD }, person)).data).toEqual({
      deleteMyAccount: { done: true },
    });
    expect((await app.rest('GET', '/api/wallet/balance', undefined, person)).status).toBe(401);
    expect((await app.rest('POST', '/auth/login', { email: person.email, password: PASSWORD })).status).toBe(
      401,
    );
    const [ticket] = await app.sql<{ name: string; email: string; phone: string; status: string }>(
      'SELECT holder_name AS name, holder_email AS email, holder_phone AS phone, status FROM tickets WHERE id = $1',
      [bought.body.ticket_id],
    );
    expect(ticket).toEqual({
      ...{ name: 'Deleted person', phone: '', status: 'cancelled' },
      email: `deleted-${person.userId}@deleted.invalid`,
    });
    const traces = await app.sql<{ where: string }>(
      `SELECT 'waiting' AS where FROM waiting_entries WHERE email = $1
       UNION ALL SELECT 'refusal' FROM buyer_refusals WHERE email = $1
       UNION ALL SELECT 'link' FROM ticket_links WHERE email = $1
       UNION ALL SELECT 'event link' FROM event_ticket_links WHERE email = $1
       UNION ALL SELECT 'message' FROM messages WHERE guest_email = $1 OR guest_name = 'Amina'
       UNION ALL SELECT 'revocation' FROM revocations WHERE actor = $1
       UNION ALL SELECT 'mail' FROM mail_outbox WHERE recipient = $1
       UNION ALL SELECT 'invitation' FROM staff_invitations WHERE email = $1`,
      [person.email],
    );
    expect(traces).toEqual([]);
    const left = await app.sql(
      `SELECT 1 FROM users WHERE email = $1 OR phone = '+254 700'
       UNION ALL SELECT 1 FROM orders WHERE buyer_email = $1 OR buyer_phone = '+254 700'`,
      [person.email],
    );
    expect(left).toEqual([]);
    // The address is free again.
    const again = {
      name: 'Amina',
      email: person.email,
      password: PASSWORD,
      role: 'attendee',
      create_wallet: false,
    };
    expect((await app.rest('POST', '/auth/register', again)).status).toBe(201);
  });

  it('is forgotten under every address that the person had', async () => {
    const owner = await app.actor('issuer_owner');
    const event = await published(app, owner);
    const person = await app.actor('attendee');
    const email = `moved.${person.email}`;
    const lines = [{ tier: 'regular' }];
    await buy(app, { slug: event.slug, lines, buyer: { email: person.email } }, person);
    await buy(app, { slug: event.slug, lines, buyer: { email } });
    const message = {
      audience: 'EVENT_HOLDERS',
      eventId: event.id,
      type: 'NOTICE',
      subject: 'Gates',
      body: 'At 18:00.',
    };
    const SEND =
      'mutation ($input: SendGroupMessageInput!) { sendGroupMessage(input: $input) { batch { id } } }';
    const { id: batch } = granted(await app.graphql(SEND, { input: message }, owner)).sendGroupMessage.batch;
    await deliverBatches(app.app.scope());
    await invite(app, owner, person.email);
    await accept(app, person);
    const moved = await moveTo(app, person, email);
    await invite(app, owner, email);
    await accept(app, moved);
    const [recipients, partners] = [
      () => app.sql('SELECT email::text FROM message_batch_recipients WHERE batch_id = $1', [batch]),
      () => app.sql('SELECT name, email FROM partners WHERE user_id = $1', [person.userId]),
    ];
    expect([await recipients(), await partners()].map(({ length }) => length)).toEqual([2, 2]);
    granted(await app.graphql(DELETE, { password: PASSWORD }, moved));
    for (const rows of [await recipients(), await partners()]) {
      expect(rows).toHaveLength(2);
      for (const row of rows) expect(row.email).toMatch(/^deleted-.*@deleted\.invalid$/);
    }
  });

  it('is kept while its owner is the last member of an organisation', async () => {
    const owner = await app.actor('issuer_owner');
    expect(codeOf(await app.graphql(DELETE, { password: PASSWORD }, owner))).toBe('LAST_LEADER');
    const admin = await app.actor('issuer_admin', owner.issuerId ?? undefined);
    const gone = await app.graphql(
      'mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }',
      { id: owner.userId },
      root,
    );
    expect(gone.data).toEqual({ deleteUser: { deletedId: owner.userId } });
    const listed = await app.rest('GET', '/api/users', undefined, admin);
    expect(listed.body.users.map(({ id }: { id: string }) => id)).toEqual([admin.userId]);
  });
});
