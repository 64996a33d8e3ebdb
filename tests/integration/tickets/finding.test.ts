import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { freshPass, openMail, secretIn } from '../../support/mail.ts';
import { published } from '../events/organiser.ts';

const HOLDER = 'selam@guests.test';

let app: TestApp;
let owner: TestActor;
let slug: string;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  ({ slug } = await published(app, owner, {}, [
    { tier: 'vip', count: 30, price: '80' },
    { tier: 'regular', count: 30, price: '20' },
  ]));
  const own = { slug, buyer: { email: 'Selam@Guests.test' } };
  await buy(app, { ...own, lines: [{ tier: 'vip', quantity: 2 }] });
  await buy(app, { ...own, lines: [{ tier: 'regular', quantity: 1 }] });
  await buy(app, { slug, buyer: { email: 'other@guests.test' }, lines: [{ tier: 'vip', quantity: 1 }] });
});
afterAll(() => app.close());

const ask = (email: string) =>
  app.graphql('mutation ($email: String!) { requestTicketLink(input: { email: $email }) { done } }', {
    email,
  });
const open = (token: string) =>
  app.graphql('mutation ($token: String!) { openTicketLink(input: { token: $token }) { pass expiresAt } }', {
    token,
  });
const OPEN_FOR_ONE =
  'mutation ($token: String!) { openTicketLink(input: { token: $token }) { pass isFresh } }';
const PASS_ON = `mutation ($pass: String!, $id: ID!) {
  transferFoundTicket(input: { pass: $pass, id: $id, to: { name: "A Thief", email: "thief@guests.test" } }) {
    transfer { newTicketId } } }`;
const CANCEL =
  'mutation ($pass: String!, $id: ID!) { cancelFoundTicket(input: { pass: $pass, id: $id }) { ticket { status } } }';
interface Bought {
  order: { id: string };
  tickets: { id: string }[];
}
const bought = async (email: string, tier: string, quantity = 1): Promise<Bought> =>
  (await buy(app, { slug, buyer: { email }, lines: [{ tier, quantity }] })).data.purchaseByForm;
const passOn = (pass: string, id: string) => app.graphql(PASS_ON, { pass, id });
const cancel = (pass: string, id: string) => app.graphql(CANCEL, { pass, id });
const found = (pass: string, page: { first?: number; after?: string } = {}) =>
  app.graphql(
    `query ($pass: String!, $first: Int! = 20, $after: String) {
      foundTickets(pass: $pass, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage }
        nodes { id tier { name } holderEmail holderName qrText file event { slug } } } }`,
    { pass, ...page },
  );
const orderBy = (pass: string, id: string) =>
  app.graphql(
    'query ($id: ID!, $pass: String) { order(id: $id, pass: $pass) { id tickets { id status qrText } } }',
    { id, pass },
  );
const pdf = (id: string, pass: string) =>
  fetch(`${app.url}/api/tickets/${id}/pdf`, { headers: { 'x-ticket-pass': pass } });

/** Requests the link, reads the mail, and opens it. */
async function passFor(email: string): Promise<string> {
  app.clock.advance('1s');
  expect((await ask(email)).data.requestTicketLink.done).toBe(true);
  const { text } = await openMail(app, email, 'find_tickets');
  return (await open(secretIn(text))).data.openTicketLink.pass;
}

describe('finding tickets by mail', () => {
  it('answers the same for an address that holds none, and mails nothing', async () => {
    const [known, unknown] = [await ask(HOLDER), await ask('nobody@guests.test')];
    expect(unknown).toEqual(known);
    const mails = await app.sql(`SELECT 1 FROM mail_outbox WHERE recipient = 'nobody@guests.test'`);
    expect(mails).toEqual([]);
    const [entry] = await app.sql<{ success: boolean }>(
      `SELECT success FROM audit_entries WHERE action = 'tickets.link_request' AND details->>'email' = 'nobody@guests.test'`,
    );
    expect(entry?.success).toBe(false);
    expect((await ask('no address')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('shows what was bought with the address, whatever its letters, and nothing else', async () => {
    const pass = await passFor(HOLDER);
    const first = (await found(pass, { first: 2 })).data.foundTickets;
    expect(first.totalCount).toBe(3);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = (await found(pass, { after: first.pageInfo.endCursor })).data.foundTickets;
    const all = [...first.nodes, ...rest.nodes];
    expect(all.map(({ tier }) => tier.name).sort()).toEqual(['regular', 'vip', 'vip']);
    for (const ticket of all) {
      expect(ticket).toMatchObject({ holderEmail: HOLDER, event: { slug } });
      expect(ticket.qrText).toMatch(/^PASSA1:/);
      expect(ticket.file).toMatchObject({ id: ticket.id, metadata: { email: HOLDER } });
    }
  });

  it('shows the orders that the address made, and no other', async () => {
    const mine = await bought('orders@guests.test', 'vip', 2);
    const other = await bought('stranger@guests.test', 'vip');
    const pass = await passFor('orders@guests.test');
    const ORDER = `query ($id: ID!, $pass: String) {
      order(id: $id, pass: $pass) { id number buyerEmail tickets { id qrText } } }`;
    const { data } = await app.graphql(ORDER, { id: mine.order.id, pass });
    expect(data.order).toMatchObject({ id: mine.order.id, buyerEmail: 'orders@guests.test' });
    expect(data.order.tickets.map(({ qrText }: { qrText: string }) => qrText.slice(0, 7))).toEqual([
      'PASSA1:',
      'PASSA1:',
    ]);
    expect((await app.graphql(ORDER, { id: other.order.id, pass })).data.order).toBeNull();
    expect((await app.graphql(ORDER, { id: mine.order.id })).data.order).toBeNull();
    const unknown = await app.graphql(ORDER, { id: mine.order.id, pass: 'unknown' });
    expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('gives the printed form of these tickets, and of no other', async () => {
    const pass = await passFor(HOLDER);
    const [mine] = (await found(pass)).data.foundTickets.nodes;
    const answer = await pdf(mine.id, pass);
    expect(answer.status).toBe(200);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const [other] = await app.sql<{ id: string }>(
      `SELECT id FROM tickets WHERE holder_email = 'other@guests.test'`,
    );
    expect((await pdf(other?.id ?? '', pass)).status).toBe(404);
    expect((await pdf('not-an-id', pass)).status).toBe(404);
    expect((await pdf(mine.id, 'no pass')).status).toBe(410);
  });

  it('opens a link once, however many press it together', async () => {
    await ask('other@guests.test');
    const token = secretIn((await openMail(app, 'other@guests.test', 'find_tickets')).text);
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(token)));
    const won = answers.filter(({ data }) => data?.openTicketLink);
    expect(won).toHaveLength(1);
    const lost = answers.filter(({ errors }) => errors);
    expect(lost.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(Array(4).fill('LINK_INVALID'));
  });

  it('opens only the newest link, for 30 minutes, and shows tickets for two hours', async () => {
    const email = 'late@guests.test';
    await buy(app, { slug, buyer: { email }, lines: [{ tier: 'regular', quantity: 1 }] });
    await ask(email);
    const first = secretIn((await openMail(app, email, 'find_tickets')).text);
    app.clock.advance('1s');
    await ask(email);
    const second = secretIn((await openMail(app, email, 'find_tickets')).text);
    expect((await open(first)).errors?.[0]?.extensions?.code).toBe('LINK_INVALID');
    app.clock.advance('29m');
    const { pass } = (await open(second)).data.openTicketLink;
    app.clock.advance('119m');
    expect((await found(pass)).data.foundTickets.totalCount).toBe(1);
    app.clock.advance('2m');
    expect((await found(pass)).errors?.[0]?.extensions).toMatchObject({ code: 'LINK_INVALID', status: 410 });
    await ask(email);
    const third = secretIn((await openMail(app, email, 'find_tickets')).text);
    app.clock.advance('31m');
    expect((await open(third)).errors?.[0]?.extensions?.code).toBe('LINK_INVALID');
  });

  it('opens from the mail with the tickets, as often as one likes until the event is over', async () => {
    const email = 'mailed@guests.test';
    const elsewhere = await published(app, owner);
    await buy(app, { slug, buyer: { email }, lines: [{ tier: 'vip', quantity: 1 }] });
    const token = secretIn((await openMail(app, email, 'tickets')).text, 'tickets');
    await buy(app, { slug: elsewhere.slug, buyer: { email }, lines: [{ tier: 'regular', quantity: 1 }] });
    for (let time = 0; time < 2; time += 1) {
      const opened = (await open(token)).data.openTicketLink;
      expect(opened.pass).toBe(token);
      const { totalCount, nodes } = (await found(opened.pass)).data.foundTickets;
      expect(totalCount).toBe(1);
      expect(nodes).toEqual([expect.objectContaining({ holderEmail: email, event: { slug } })]);
      expect((await pdf(nodes[0].id, token)).status).toBe(200);
    }
    // It opens by itself, so it proves nothing of the address; and it shows one event alone.
    expect(await app.sql('SELECT 1 FROM confirmed_addresses WHERE email = $1', [email])).toEqual([]);
    const [other] = await app.sql<{ id: string }>(
      'SELECT t.id FROM tickets t JOIN events e ON e.id = t.event_id WHERE holder_email = $1 AND e.slug = $2',
      [email, elsewhere.slug],
    );
    expect((await pdf(other?.id ?? '', token)).status).toBe(404);
    const close = (secret: string) =>
      app.graphql('mutation ($token: String!) { revokeTicketLink(input: { token: $token }) { done } }', {
        token: secret,
      });
    expect((await close('nonsense')).errors?.[0]?.extensions?.code).toBe('LINK_INVALID');
    expect((await close(token)).data.revokeTicketLink.done).toBe(true);
    expect((await found(token)).errors?.[0]?.extensions?.code).toBe('LINK_INVALID');
    expect((await close(token)).errors?.[0]?.extensions?.code).toBe('LINK_INVALID');
    // Rendered again, the mail has the same link, and it stays ended.
    expect(secretIn((await openMail(app, email, 'tickets')).text, 'tickets')).not.toBe('');
    expect((await found(token)).errors?.[0]?.extensions?.code).toBe('LINK_INVALID');
  });

  it('shows by the link of a mail the order of that mail alone', async () => {
    const email = 'two-orders@guests.test';
    const { order, tickets } = await bought(email, 'vip');
    const token = secretIn((await openMail(app, email, 'tickets')).text, 'tickets');
    const later = await bought(email, 'regular', 2);
    const opened = await app.graphql(OPEN_FOR_ONE, { token });
    expect(opened.data.openTicketLink).toMatchObject({ pass: token, isFresh: false });
    const { nodes } = (await found(token)).data.foundTickets;
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual([tickets[0]?.id]);
    expect((await pdf(later.tickets[0]?.id ?? '', token)).status).toBe(404);
    const fresh = await freshPass(app, email);
    expect((await found(fresh)).data.foundTickets.totalCount).toBe(3);
    expect(order.id).not.toBe(later.order.id);
  });

  it('gives nothing away by the link of a mail, and mails a fresh one that does', async () => {
    const email = 'forwarded@guests.test';
    const { tickets } = await bought(email, 'vip', 2);
    const [first = '', second = ''] = tickets.map(({ id }) => id);
    const token = secretIn((await openMail(app, email, 'tickets')).text, 'tickets');
    for (const give of [passOn, cancel]) {
      const refused = (await give(token, first)).errors?.[0]?.extensions;
      expect(refused).toMatchObject({ code: 'FRESH_LINK_REQUIRED', status: 403 });
    }
    expect((await found(token)).data.foundTickets.nodes).toHaveLength(2);
    app.clock.advance('1s');
    const FRESH = 'mutation ($pass: String!) { requestFreshTicketLink(input: { pass: $pass }) { done } }';
    expect((await app.graphql(FRESH, { pass: token })).data.requestFreshTicketLink.done).toBe(true);
    expect((await app.graphql(FRESH, { pass: 'guessed' })).errors?.[0]?.extensions?.code).toBe(
      'LINK_INVALID',
    );
    const { text } = await openMail(app, email, 'find_tickets');
    const opened = (await app.graphql(OPEN_FOR_ONE, { token: secretIn(text) })).data.openTicketLink;
    expect(opened.isFresh).toBe(true);
    expect((await passOn(opened.pass, first)).errors).toBeUndefined();
    expect((await cancel(opened.pass, second)).errors).toBeUndefined();
  });

  it('shows by the link that confirms an address the order of its mail alone', async () => {
    const email = 'confirming@guests.test';
    await bought(email, 'vip');
    // Mails of one instant have no order.
    app.clock.advance('1s');
    const { order, tickets } = await bought(email, 'vip');
    await app.sql('UPDATE orders SET confirm_by = $2 WHERE id = $1', [
      order.id,
      new Date(app.clock.now().getTime() + 7_200_000),
    ]);
    const mail = await openMail(app, email, 'tickets');
    const opened = (await app.graphql(OPEN_FOR_ONE, { token: secretIn(mail.text) })).data.openTicketLink;
    expect(opened.isFresh).toBe(false);
    expect(mail.text).toContain(`/orders/${order.id}#token=`);
    expect((await orderBy(opened.pass, order.id)).data.order).toMatchObject({ id: order.id });
    const { nodes } = (await found(opened.pass)).data.foundTickets;
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual([tickets[0]?.id]);
    expect((await passOn(opened.pass, tickets[0]?.id ?? '')).errors?.[0]?.extensions?.code).toBe(
      'FRESH_LINK_REQUIRED',
    );
  });

  it('has its secret in the fragment of the link, which no server is sent', async () => {
    const { text } = await openMail(app, 'two-orders@guests.test', 'tickets');
    expect(text).toMatch(/\/orders\/[0-9a-f-]{36}#tickets=[\w-]{20,}/);
    expect((await openMail(app, HOLDER, 'find_tickets')).text).toMatch(/\/find-tickets#token=[\w-]{20,}/);
  });

  it('leads a buyer to the page of the order, which the link opens, and no other', async () => {
    const email = 'page@guests.test';
    const first = await bought(email, 'vip');
    app.clock.advance('1s');
    const second = await bought(email, 'regular');
    const { text } = await openMail(app, email, 'tickets');
    expect(text).toContain(`/orders/${second.order.id}#tickets=`);
    const pass = secretIn(text, 'tickets');
    expect((await orderBy(pass, second.order.id)).data.order.tickets).toEqual([
      expect.objectContaining({ id: second.tickets[0]?.id, qrText: expect.stringMatching(/^PASSA1:/) }),
    ]);
    expect((await orderBy(pass, first.order.id)).data.order).toBeNull();
    // It gives nothing away.
    expect((await passOn(pass, second.tickets[0]?.id ?? '')).errors?.[0]?.extensions?.code).toBe(
      'FRESH_LINK_REQUIRED',
    );
  });

  it('leads a holder who did not buy the order to their tickets', async () => {
    const { order, tickets } = await bought('giver@guests.test', 'vip');
    const own = secretIn((await openMail(app, 'giver@guests.test', 'tickets')).text, 'tickets');
    const fresh = await freshPass(app, 'giver@guests.test');
    expect((await passOn(fresh, tickets[0]?.id ?? '')).errors).toBeUndefined();
    const { text } = await openMail(app, 'thief@guests.test', 'tickets');
    expect(text).toMatch(/\/find-tickets#tickets=[\w-]{20,}/);
    const pass = secretIn(text, 'tickets');
    expect((await found(pass)).data.foundTickets.totalCount).toBe(1);
    expect((await orderBy(pass, order.id)).data.order).toBeNull();
    // The link of the giver shows the ticket that was passed on, and not the new one.
    expect((await orderBy(own, order.id)).data.order.tickets).toEqual([
      expect.objectContaining({ id: tickets[0]?.id, status: 'CANCELLED' }),
    ]);
  });

  it('shows the buyer of an order the new ticket after a change of name', async () => {
    const email = 'renamed@guests.test';
    const { order, tickets } = await bought(email, 'vip', 2);
    const RENAME = `mutation ($pass: String!, $id: ID!, $email: String!) {
      transferFoundTicket(input: { pass: $pass, id: $id, to: { name: "New Name", email: $email } }) {
        transfer { newTicketId } } }`;
    const variables = { pass: await freshPass(app, email), id: tickets[0]?.id, email };
    const { transfer } = (await app.graphql(RENAME, variables)).data.transferFoundTicket;
    const pass = secretIn((await openMail(app, email, 'tickets')).text, 'tickets');
    const shown = (await orderBy(pass, order.id)).data.order.tickets;
    expect(shown.map(({ id, status }: { id: string; status: string }) => [id, status]).sort()).toEqual(
      [
        [transfer.newTicketId, 'ACTIVE'],
        [tickets[1]?.id, 'ACTIVE'],
      ].sort(),
    );
  });

  it('ends the link of a mail with the event', async () => {
    const email = 'after@guests.test';
    const event = await published(app, owner);
    await buy(app, { slug: event.slug, buyer: { email }, lines: [{ tier: 'regular', quantity: 1 }] });
    const token = secretIn((await openMail(app, email, 'tickets')).text, 'tickets');
    const [end] = await app.sql<{ minutes: number }>(
      'SELECT ceil(extract(epoch FROM end_at - $2::timestamptz) / 60)::int AS minutes FROM events WHERE id = $1',
      [event.id, app.clock.now()],
    );
    app.clock.advance(`${(end?.minutes ?? 0) - 1}m`);
    expect((await found(token)).data.foundTickets.totalCount).toBe(1);
    app.clock.advance('2m');
    expect((await found(token)).errors?.[0]?.extensions?.code).toBe('LINK_INVALID');
  });

  it('keeps neither secret in the database', async () => {
    const pass = await passFor(HOLDER);
    const [row] = await app.sql<{ text: string }>(
      'SELECT string_agg(t::text, chr(10)) AS text FROM ticket_links t',
    );
    expect(row?.text).not.toContain(pass);
    expect(row?.text).toContain(HOLDER);
  });
});

describe('the calendar entry of an event', () => {
  it('is there for everybody once it is published', async () => {
    const answer = await app.rest('GET', `/events/${slug}/calendar.ics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = String(answer.body);
    expect(text).toContain('BEGIN:VEVENT');
    expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain(`/event-details?slug=${slug}`);
    expect((await app.rest('GET', '/events/no-such-evening/calendar.ics')).status).toBe(404);
  });
});
