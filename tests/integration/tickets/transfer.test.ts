import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';
import { openMail, secretIn } from '../../support/mail.ts';

let app: TestApp;
let doors: Doors;
let holder: TestActor;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  holder = await app.actor('attendee');
  admin = await app.actor('system_admin');
});
afterAll(() => app.close());

const BUY = `mutation B($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { order { id total { amount } } tickets { id file qrText } } }`;
const TRANSFER = `mutation T($id: ID!, $to: NewHolderInput!) {
  transferTicket(input: { id: $id, to: $to }) { transfer { newTicketId email ticket { id status passedOnAt viewerCanTransfer } } } }`;
const TICKET = `query T($id: ID!) { ticket(id: $id) {
  id status serial holderName holderEmail file qrText passedOnAt transfersUntil viewerCanTransfer due { amount } order { id } } }`;
const SCAN = `mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }`;
const CUTOFF = `mutation C($id: ID!, $minutes: Int) { setTransferCutoff(input: { eventId: $id, minutes: $minutes }) { event { transferCutoff } } }`;
const BOOKS = '{ booksCheck { differences { rule subject expected found } } }';

const AMINA = { name: 'Amina Hassan', email: 'amina@friends.test', phone: '+254711000222' };

let orders = 0;

async function buyOne(who: TestActor, quantity = 1, event: Doors = doors) {
  const person = { name: 'Wanjiku Kamau', email: 'wanjiku@example.test', phone: '+254700000001' };
  const input = { slug: event.slug, lines: [{ tier: 'VIP', quantity }], ...person };
  orders += 1;
  const key = `transfer-${orders}`;
  const bought = await app.graphql(BUY, { input: { ...input, idempotencyKey: key } }, who);
  const { order, tickets } = bought.data.purchaseByForm as { order: { id: string }; tickets: SoldTicket[] };
  return { input, key, order, ticket: tickets[0] as SoldTicket, tickets };
}

const pass = (id: string, to: object = AMINA, who: TestActor = holder): Promise<GraphQLAnswer> =>
  app.graphql(TRANSFER, { id, to }, who);
const read = async (id: string, who: TestActor) => (await app.graphql(TICKET, { id }, who)).data.ticket;

let nonces = 0;
async function scan(ticket: unknown) {
  nonces += 1;
  const input = { ticket, deviceId: 'gate', nonce: `t${nonces}` };
  return (await app.graphql(SCAN, { input }, doors.validator)).data.validateTicket.result;
}

/** The ticket of the new holder, from the mail. */
async function newCode(id: string): Promise<string> {
  return (await read(id, admin)).qrText;
}

describe('passing a ticket on', () => {
  it('voids the old code, and the new one opens the door', async () => {
    const { ticket } = await buyOne(holder);
    expect(await read(ticket.id, holder)).toMatchObject({ viewerCanTransfer: true, passedOnAt: null });
    const { data } = await pass(ticket.id);
    const { newTicketId } = data.transferTicket.transfer;
    const at = app.clock.now().toISOString();
    expect(data.transferTicket.transfer).toEqual({
      newTicketId: expect.any(String),
      email: AMINA.email,
      ticket: { id: ticket.id, status: 'CANCELLED', passedOnAt: at, viewerCanTransfer: false },
    });
    for (const old of [ticket.file, ticket.qrText]) expect((await scan(old)).outcome).toBe('CANCELLED');
    expect((await scan(await newCode(newTicketId))).outcome).toBe('ADMITTED');
    expect((await scan(await newCode(newTicketId))).outcome).toBe('ALREADY_USED');
  });

  it('adds the old code to the revocations for doors without a network', async () => {
    const { ticket } = await buyOne(holder);
    const SNAPSHOT =
      'query S($id: ID, $since: String) { revocationSnapshot(issuerId: $id, since: $since) { number revoked { ticketId } } }';
    const since = async (number: string | null) =>
      (await app.graphql(SNAPSHOT, { id: doors.issuerId, since: number })).data.revocationSnapshot;
    const { number } = await since(null);
    await pass(ticket.id);
    expect((await since(number)).revoked).toEqual([{ ticketId: ticket.id }]);
  });

  it('mails the new holder only their ticket, with its due amount', async () => {
    const to = { ...AMINA, email: 'mailed@friends.test' };
    const { tickets } = await buyOne(holder, 2);
    const { data } = await pass(tickets[0]?.id ?? '', to);
    const mail = await openMail(app, to.email, 'tickets');
    expect(mail.text).toContain('Amina Hassan');
    expect(mail.page).toContain(`ticket-${data.transferTicket.transfer.newTicketId}.json`);
    expect(mail.page).not.toContain(tickets[1]?.id);
    expect(await read(data.transferTicket.transfer.newTicketId, admin)).toMatchObject({
      holderName: to.name,
      holderEmail: to.email,
      due: { amount: '12.5' },
      status: 'ACTIVE',
    });
  });

  it('mails the former holder that the ticket was passed on, once, and nothing when only the name changes', async () => {
    const own = { name: 'Wanjiku Kamau', email: 'giver@example.test', phone: '+254700000001' };
    const { ticket } = await buyOne(holder);
    await pass(ticket.id, own);
    const [given] = await app.sql<{ id: string; number: string }>(
      `SELECT t.id, ticket_number(r.number, t.serial) AS number FROM tickets t JOIN tiers r ON r.id = t.tier_id
       WHERE t.replaces = $1`,
      [ticket.id],
    );
    const mails = () =>
      app.sql('SELECT FROM mail_outbox WHERE recipient = $1 AND kind = $2', [own.email, 'ticket_passed_on']);
    await pass(given?.id ?? '', { ...own, name: 'Wanjiku K.' }, admin);
    expect(await mails()).toHaveLength(0);
    const [renamed] = await app.sql<{ id: string; number: string }>(
      `SELECT t.id, ticket_number(r.number, t.serial) AS number FROM tickets t JOIN tiers r ON r.id = t.tier_id
       WHERE t.replaces = $1`,
      [given?.id],
    );
    for (let times = 0; times < 2; times += 1) await pass(renamed?.id ?? '', AMINA, admin);
    expect(await mails()).toHaveLength(1);
    const { text } = await openMail(app, own.email, 'ticket_passed_on');
    expect(text).toContain(`Your ticket ${renamed?.number}`);
    expect(text).toContain('now belongs to Amina Hassan.');
    expect(text).not.toContain(AMINA.email);
  });

  it('says and does the same when it is called again, in whatever race', async () => {
    const { ticket } = await buyOne(holder);
    const answers = await Promise.all(Array.from({ length: 6 }, () => pass(ticket.id)));
    const ids = new Set(answers.map(({ data }) => data.transferTicket.transfer.newTicketId));
    expect(ids.size).toBe(1);
    expect((await pass(ticket.id)).data.transferTicket.transfer.newTicketId).toBe([...ids][0]);
    expect(codeOf(await pass(ticket.id, { ...AMINA, email: 'other@friends.test' }))).toBe(
      'ALREADY_PASSED_ON',
    );
    const audited = await app.sql(
      "SELECT details->>'new_ticket_id' AS id FROM audit_entries WHERE action = 'ticket.transfer' AND entity_id = $1",
      [ticket.id],
    );
    expect(audited).toEqual([{ id: [...ids][0] }]);
  });

  it('lets one of two win who are promised the same ticket', async () => {
    const { ticket } = await buyOne(holder);
    const friends = ['a', 'b', 'c'].map((name) => ({ ...AMINA, email: `${name}@friends.test` }));
    const answers = await Promise.all(friends.map((to) => pass(ticket.id, to)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['ALREADY_PASSED_ON', 'ALREADY_PASSED_ON']);
  });

  it('never admits two people by one place, whichever comes first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { ticket } = await buyOne(holder);
      const [scanned, passed] = await Promise.all([scan(ticket.qrText), pass(ticket.id)]);
      const next = passed.data?.transferTicket.transfer?.newTicketId;
      if (next === undefined) {
        expect([scanned.outcome, codeOf(passed)]).toEqual(['ADMITTED', 'TICKET_NOT_TRANSFERABLE']);
        continue;
      }
      const admitted = [scanned.outcome, (await scan(await newCode(next))).outcome];
      expect(admitted.filter((outcome) => outcome === 'ADMITTED')).toHaveLength(1);
    }
  });

  it('is the holder’s alone: the new one may go on, the old one may not', async () => {
    const { ticket } = await buyOne(holder);
    const stranger = await app.actor('attendee');
    expect(codeOf(await pass(ticket.id, AMINA, stranger))).toBe('NOT_FOUND');
    const friend = await app.actor('attendee');
    await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [friend.userId]);
    const { data } = await pass(ticket.id, { name: 'My Friend', email: friend.email });
    const { newTicketId } = data.transferTicket.transfer;
    expect(await read(newTicketId, friend)).toMatchObject({
      holderName: 'My Friend',
      viewerCanTransfer: true,
    });
    expect(codeOf(await pass(newTicketId, AMINA, holder))).toBe('NOT_FOUND');
    expect((await pass(newTicketId, AMINA, friend)).errors).toBeUndefined();
    expect(codeOf(await app.graphql(TRANSFER, { id: newTicketId, to: AMINA }))).toBe('UNAUTHENTICATED');
  });

  it('shows the buyer the ticket as bought, and no code of the new one', async () => {
    const { ticket, input, key } = await buyOne(holder);
    const { data } = await pass(ticket.id);
    const again = await app.graphql(BUY, { input: { ...input, idempotencyKey: key } }, holder);
    expect(again.data.purchaseByForm.tickets.map(({ id }: SoldTicket) => id)).toEqual([ticket.id]);
    expect(await read(data.transferTicket.transfer.newTicketId, holder)).toBeNull();
  });

  it('keeps to the organiser’s cut-off; staff may still put a name right', async () => {
    const night = await openDoors(app, { organiser: doors.organiser });
    const { ticket } = await buyOne(holder, 1, night);
    const start = app.clock.now().getTime() + 3_600_000;
    expect(Date.parse((await read(ticket.id, holder)).transfersUntil)).toBeLessThanOrEqual(start);
    const set = await app.graphql(CUTOFF, { id: night.eventId, minutes: 90 }, doors.organiser);
    expect(set.data.setTransferCutoff.event.transferCutoff).toBe(90);
    expect(await read(ticket.id, holder)).toMatchObject({ viewerCanTransfer: false });
    expect(codeOf(await pass(ticket.id))).toBe('TRANSFERS_CLOSED');
    await app.graphql(CUTOFF, { id: night.eventId, minutes: null }, doors.organiser);
    expect(await read(ticket.id, holder)).toMatchObject({ viewerCanTransfer: false, transfersUntil: null });
    expect(codeOf(await pass(ticket.id))).toBe('TRANSFERS_CLOSED');
    const named = { name: 'Wanjiku N. Kamau', email: 'wanjiku@example.test' };
    expect((await pass(ticket.id, named, doors.organiser)).errors).toBeUndefined();
    // The holder has more than a page by now, all with one timestamp.
    const mine = await app.graphql('{ myTickets(first: 100) { nodes { holderName status } } }', {}, holder);
    expect(mine.data.myTickets.nodes).toContainEqual({ holderName: 'Wanjiku N. Kamau', status: 'ACTIVE' });
    const foreign = await app.graphql(
      CUTOFF,
      { id: night.eventId, minutes: 5 },
      await app.actor('issuer_owner'),
    );
    expect(codeOf(foreign)).toBe('NOT_FOUND');
  });

  it('is allowed by a fresh link of the holder, for their own tickets only', async () => {
    const { ticket } = await buyOne(holder);
    const { ticket: other } = await buyOne(holder);
    await app.sql("UPDATE tickets SET holder_email = 'else@example.test' WHERE id = $1", [other.id]);
    await app.graphql(
      'mutation R($email: String!) { requestTicketLink(input: { email: $email }) { done } }',
      {
        email: 'wanjiku@example.test',
      },
    );
    const { text } = await openMail(app, 'wanjiku@example.test', 'find_tickets');
    const OPEN = 'mutation O($token: String!) { openTicketLink(input: { token: $token }) { pass } }';
    const { pass: key } = (await app.graphql(OPEN, { token: secretIn(text) })).data.openTicketLink;
    const FOUND = `mutation F($pass: String!, $id: ID!, $to: NewHolderInput!) {
      transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) { transfer { email ticket { status passedOnAt } } } }`;
    const found = (id: string, bearer = key) => app.graphql(FOUND, { pass: bearer, id, to: AMINA });
    expect((await found(ticket.id)).data.transferFoundTicket.transfer).toMatchObject({
      email: AMINA.email,
      ticket: { status: 'CANCELLED', passedOnAt: expect.any(String) },
    });
    expect((await scan(ticket.qrText)).outcome).toBe('CANCELLED');
    expect(codeOf(await found(other.id))).toBe('NOT_FOUND');
    expect((await found(ticket.id, 'no pass')).errors).toBeDefined();
  });

  it('refuses what was used, revoked or refunded, the same holder, and what is no name or address', async () => {
    const { ticket } = await buyOne(holder);
    const same = { name: 'Wanjiku Kamau', email: 'wanjiku@example.test' };
    expect(codeOf(await pass(ticket.id, same))).toBe('SAME_HOLDER');
    for (const to of [
      { name: ' ', email: 'a@b.test' },
      { name: 'A', email: 'nobody' },
    ])
      expect(codeOf(await pass(ticket.id, to))).toBe('BAD_INPUT');
    await scan(ticket.qrText);
    expect(codeOf(await pass(ticket.id))).toBe('TICKET_NOT_TRANSFERABLE');
    const { ticket: revoked } = await buyOne(holder);
    await app.rest('POST', `/tickets/${revoked.id}/revoke`, { reason: 'Stolen' }, doors.organiser);
    expect(codeOf(await pass(revoked.id))).toBe('TICKET_NOT_TRANSFERABLE');
  });

  it('goes back with its order, once, and the books agree', async () => {
    const { ticket, order } = await buyOne(holder, 2);
    const { data } = await pass(ticket.id);
    const REFUND =
      'mutation R($id: ID!) { refundOrder(input: { orderId: $id, reason: "Rain" }) { order { id } } }';
    expect((await app.graphql(REFUND, { id: order.id }, doors.organiser)).errors).toBeUndefined();
    expect((await read(data.transferTicket.transfer.newTicketId, admin)).status).toBe('CANCELLED');
    const { data: books } = await app.graphql(BOOKS, {}, admin);
    expect(books.booksCheck.differences).toEqual([]);
  });
});
