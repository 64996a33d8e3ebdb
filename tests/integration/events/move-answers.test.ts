import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { codeOf } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { answerMove, moveEvent, movesOf, TICKET_OFFER } from '../../support/move-answers.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, ledgerBalance, type PayingBuyer } from '../../support/wallet-buyers.ts';
import { published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let rival: TestActor;
let finance: TestActor;
let buyer: PayingBuyer;
let people = 0;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  finance = await app.actor('issuer_finance', admin.issuerId ?? '');
  rival = await app.actor('issuer_admin');
  buyer = await fundedBuyer(app);
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const DAY_MS = 24 * 3_600_000;
const FORM = `mutation ($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { order { id } tickets { id qrText } } }`;
const SCAN = `mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }`;
const PREVIEW = `query ($id: ID!, $input: EventPatch!) { eventChangePreview(id: $id, input: $input) {
  holders tickets defaultAnswerDays refundable { amount currency } } }`;
const TRANSFER = `mutation ($id: ID!) { transferTicket(input: { id: $id, to: { name: "A Friend", email: "friend@friends.test" } }) {
  transfer { newTicketId } } }`;

/** An event in a week with tickets for XLM 10. */
const show = (price = '10', currency = 'XLM') =>
  published(app, admin, { name: 'Sunset Sessions' }, [{ tier: 'regular', count: 20, price, currency }]);

/** Orders by the form, to pay at the door. */
async function ordered(slug: string, quantity = 1, address?: string) {
  people += 1;
  const email = address ?? `guest-${people}@guests.test`;
  const input = {
    ...{
      slug,
      email,
      name: 'Grace Wanjiru',
      phone: `+2547000001${people}`,
      idempotencyKey: `move-${people}`,
    },
    lines: [{ tier: 'regular', quantity }],
  };
  const { data, errors } = await app.graphql(FORM, { input });
  if (!data?.purchaseByForm) throw new Error(JSON.stringify(errors));
  const { order, tickets } = data.purchaseByForm;
  return {
    email,
    orderId: order.id as string,
    ids: (tickets as { id: string }[]).map(({ id }) => id),
    codes: (tickets as { qrText: string }[]).map(({ qrText }) => qrText),
  };
}

/** Buys with the wallet. */
async function bought(eventId: string, quantity = 1) {
  const request = { eventId, quantity, paymentAmount: String(10 * quantity) };
  const { data, errors } = await buyWithWallet(app, buyer, request);
  if (!data?.purchaseWithWallet) throw new Error(JSON.stringify(errors));
  const { order, tickets } = data.purchaseWithWallet;
  return { orderId: order.id as string, ids: (tickets as { id: string }[]).map(({ id }) => id) };
}

const ORDER_OFFERS = `query ($id: ID!, $pass: String) { order(id: $id, pass: $pass) {
  tickets { id moveOffer { answer } closedMoveOffer { venueBefore answer } } } }`;
const UPDATE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';

async function moveVenue(id: string, answerDays: number | null = null, venue = 'KICC, Nairobi, Kenya') {
  const { errors } = await app.graphql(UPDATE, { input: { id, venue, answerDays } }, admin);
  expect(errors).toBeUndefined();
}

const offerOf = async (id: string, who: TestActor = buyer) =>
  (await app.graphql(TICKET_OFFER, { id }, who)).data.ticket.moveOffer;
const ticketOf = async (id: string, who: TestActor = admin) =>
  (await app.graphql(TICKET_OFFER, { id }, who)).data.ticket;
/** Opens the link of the mail about the move. */
const passOf = async (email: string): Promise<string> =>
  secretIn((await openMail(app, email, 'event_changed')).text, 'tickets');
const later = (days: number): string => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
const latest = async (eventId: string, filter: string | null = null) =>
  (await movesOf(app, eventId, admin, filter)).data.event.moves[0];

/** The answer of each ticket in the file that the organiser's staff export, by ID. */
async function csvAnswers(eventId: string): Promise<Record<string, string>> {
  const { body } = await app.rest('GET', `/api/exports/tickets?event_id=${eventId}`, undefined, admin);
  const [head = [], ...rows] = String(body)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const [id, answer] = [head.indexOf('id'), head.indexOf('answer')];
  return Object.fromEntries(rows.map((row) => [row[id], row[answer]]));
}

describe('an event that moves by more than 24 hours', () => {
  it('asks its holders for 7 days, by mail and on their tickets', async () => {
    const event = await show();
    const { ids } = await bought(event.id);
    const guest = await ordered(event.slug);
    expect(await offerOf(ids[0] ?? '')).toBeNull();
    const before = app.clock.now();
    expect((await moveEvent(app, admin, { id: event.id, days: 7 })).errors).toBeUndefined();
    const offer = await offerOf(ids[0] ?? '');
    expect(offer).toEqual({
      startBefore: new Date(before.getTime() + 7 * DAY_MS).toISOString(),
      venueBefore: 'Hells Gate, Naivasha, Kenya',
      until: later(7),
      refund: { amount: '10', currency: 'XLM' },
      isPayer: true,
      answer: null,
      answeredAt: null,
    });
    const { text } = await openMail(app, guest.email, 'event_changed');
    expect(text).toContain('You can keep it, or get back all that you paid for it: please answer by');
    const page = `/orders/${guest.orderId}#tickets=`;
    expect(text).toMatch(new RegExp(`Keep my ticket:\\n\\S+${page}\\S+answer=keep`));
    expect(text).toMatch(new RegExp(`Money back:\\n\\S+${page}\\S+answer=money_back`));
    expect(await latest(event.id)).toMatchObject({ kept: 0, moneyBack: 0, unanswered: 2, isReplaced: false });
  });

  it('writes about each order, because the link of a mail opens the tickets of one', async () => {
    const event = await show('0', 'USD');
    const first = await ordered(event.slug);
    const second = await ordered(event.slug, 2, first.email);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    const mails = await app.sql<{ order_id: string }>(
      `SELECT order_id FROM mail_outbox WHERE kind = 'event_changed' AND recipient = $1`,
      [first.email],
    );
    expect(mails.map(({ order_id }) => order_id).sort()).toEqual([first.orderId, second.orderId].sort());
  });

  it('says before what it would offer, and how much would go back at most', async () => {
    const event = await show();
    await bought(event.id, 2);
    await ordered(event.slug);
    const far = { startDate: later(14), endDate: later(15) };
    const preview = await app.graphql(PREVIEW, { id: event.id, input: far }, admin);
    expect(preview.data.eventChangePreview).toEqual({
      holders: 2,
      tickets: 3,
      defaultAnswerDays: 7,
      refundable: [{ amount: '20', currency: 'XLM' }],
    });
    const near = { startDate: later(7.5), endDate: later(8) };
    const small = await app.graphql(PREVIEW, { id: event.id, input: near }, admin);
    expect(small.data.eventChangePreview).toMatchObject({ defaultAnswerDays: 0 });
  });

  it('asks for the days that the organiser chose, up to 30 and the end of the event, or not at all', async () => {
    const event = await show();
    const { ids } = await bought(event.id);
    const refused = await moveEvent(app, admin, { id: event.id, days: 7, answerDays: 31 });
    expect(refused.errors?.[0]?.extensions.details).toMatchObject({
      fields: [{ field: 'answerDays', code: 'OUT_OF_RANGE', min: 0, max: 30 }],
    });
    await moveEvent(app, admin, { id: event.id, days: 60, answerDays: 30 });
    expect((await offerOf(ids[0] ?? '')).until).toBe(later(30));
    const silent = await show();
    const kept = await bought(silent.id);
    await moveEvent(app, admin, { id: silent.id, days: 7, answerDays: 0 });
    expect(await offerOf(kept.ids[0] ?? '')).toBeNull();
    expect(await latest(silent.id)).toBeUndefined();
    const soon = await show();
    const early = await bought(soon.id);
    await moveEvent(app, admin, { id: soon.id, days: -5, answerDays: 30 });
    expect((await offerOf(early.ids[0] ?? '')).until).toBe(later(2.25));
  });

  it('does not ask after a short move or a change of place, unless the organiser wants to', async () => {
    const event = await show();
    const { ids } = await bought(event.id);
    await moveEvent(app, admin, { id: event.id, days: 0.5 });
    expect(await offerOf(ids[0] ?? '')).toBeNull();
    await moveVenue(event.id);
    expect(await offerOf(ids[0] ?? '')).toBeNull();
    await moveVenue(event.id, 3, 'Carnivore Grounds, Nairobi, Kenya');
    expect(await offerOf(ids[0] ?? '')).toMatchObject({
      venueBefore: 'KICC, Nairobi, Kenya',
      until: later(3),
    });
  });

  it('does not ask those who bought after it', async () => {
    const event = await show();
    await bought(event.id);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    app.clock.advance('1m');
    const { ids } = await bought(event.id);
    expect(await offerOf(ids[0] ?? '')).toBeNull();
    expect(codeOf(await answerMove(app, ids, 'MONEY_BACK', buyer))).toBe('MOVE_NOT_ASKED');
    expect(await latest(event.id)).toMatchObject({ unanswered: 1 });
  });
});

describe('a holder who keeps the ticket', () => {
  it('can change that until the date, and not after', async () => {
    const event = await show('25', 'USD');
    const guest = await ordered(event.slug, 2);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    const pass = await passOf(guest.email);
    const [first = '', second = ''] = guest.ids;
    const kept = await answerMove(app, guest.ids, 'KEEP', pass);
    expect(kept.data.answerFoundMove.tickets).toMatchObject([
      { status: 'ACTIVE', moveOffer: { answer: 'KEEP' } },
      { status: 'ACTIVE', moveOffer: { answer: 'KEEP' } },
    ]);
    expect(await latest(event.id)).toMatchObject({ kept: 2, unanswered: 0 });
    expect((await answerMove(app, [first], 'MONEY_BACK', pass)).errors).toBeUndefined();
    expect(await latest(event.id)).toMatchObject({ kept: 1, moneyBack: 1 });
    const now = app.clock.now();
    const offers = async () =>
      (await app.graphql(ORDER_OFFERS, { id: guest.orderId, pass })).data.order.tickets;
    const withdrawn = { id: first, moveOffer: null, closedMoveOffer: null };
    expect(await offers()).toEqual(
      expect.arrayContaining([
        withdrawn,
        { id: second, moveOffer: { answer: 'KEEP' }, closedMoveOffer: null },
      ]),
    );
    app.clock.advance('8d');
    const closed = { venueBefore: 'Hells Gate, Naivasha, Kenya', answer: 'KEEP' };
    expect(await offers()).toEqual(
      expect.arrayContaining([withdrawn, { id: second, moveOffer: null, closedMoveOffer: closed }]),
    );
    for (const answer of ['MONEY_BACK', 'KEEP'] as const)
      expect(codeOf(await answerMove(app, [second], answer, pass))).toBe('MOVE_ANSWERS_CLOSED');
    // A repeat of what was done is no new answer.
    expect((await answerMove(app, [first], 'MONEY_BACK', pass)).errors).toBeUndefined();
    app.clock.set(now);
    expect(await ticketOf(second)).toMatchObject({ status: 'ACTIVE', moveOffer: { answer: 'KEEP' } });
  });

  it('is asked again when the event moves again, while money that was asked back stays so', async () => {
    const event = await show();
    const { ids } = await bought(event.id, 2);
    const [first = '', second = ''] = ids;
    await moveEvent(app, admin, { id: event.id, days: 30, answerDays: 20 });
    await answerMove(app, [first], 'KEEP', buyer);
    await answerMove(app, [second], 'MONEY_BACK', buyer);
    const promised = later(20);
    app.clock.advance('1h');
    // A later move does not shorten what holders were promised.
    await moveEvent(app, admin, { id: event.id, days: 7, answerDays: 2 });
    expect(await offerOf(first)).toMatchObject({ answer: null, until: promised });
    expect(await ticketOf(second)).toMatchObject({ status: 'CANCELLED', moveOffer: null });
    const { moves } = (await movesOf(app, event.id, admin)).data.event;
    expect(moves).toMatchObject([
      { isReplaced: false, kept: 0, moneyBack: 0, unanswered: 1 },
      { isReplaced: true, kept: 1, moneyBack: 1, unanswered: 0 },
    ]);
    // One that asks nothing leaves the question as it is.
    await answerMove(app, [first], 'KEEP', buyer);
    await moveEvent(app, admin, { id: event.id, days: 7, answerDays: 0 });
    expect(await offerOf(first)).toMatchObject({ answer: 'KEEP' });
  });
});

describe('a holder who takes the money back', () => {
  it('gets all of it, whatever the terms of cancellations are, and the place is free', async () => {
    const event = await show();
    const policy = `mutation ($id: ID!) { setCancellationPolicy(input: { eventId: $id, refundsPaid: false, keepsFees: true }) { event { id } } }`;
    await app.graphql(policy, { id: event.id }, admin);
    const { orderId, ids } = await bought(event.id, 3);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    const [first = '', ...others] = ids;
    const balance = await ledgerBalance(app, buyer.publicKey);
    const answer = await answerMove(app, [first], 'MONEY_BACK', buyer);
    expect(answer.data.answerMove.tickets).toMatchObject([
      { status: 'CANCELLED', refund: { amount: { amount: '10' }, status: 'PENDING' }, moveOffer: null },
    ]);
    await until(async () => (await ticketOf(first, buyer)).refund.status === 'PAID');
    expect((await ledgerBalance(app, buyer.publicKey)) - balance).toBe(100_000_000n);
    expect(await latest(event.id)).toMatchObject({
      moneyBack: 1,
      unanswered: 2,
      refunds: { paid: [{ amount: '10', currency: 'XLM' }], pending: [], failed: [] },
    });
    // The rest of an order goes back as one refund.
    expect((await answerMove(app, others, 'MONEY_BACK', buyer)).errors).toBeUndefined();
    await until(async () => (await latest(event.id)).refunds.paid[0].amount === '30');
    const rows = await app.sql(
      'SELECT kind, units::text FROM refunds WHERE order_id = $1 ORDER BY created_at',
      [orderId],
    );
    expect(rows).toEqual([
      { kind: 'ticket', units: '100000000' },
      { kind: 'order', units: '200000000' },
    ]);
    expect((await ledgerBalance(app, buyer.publicKey)) - balance).toBe(300_000_000n);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 0, journal: '0' });
  });

  it('gets it once, in whatever race', async () => {
    const event = await show();
    const { orderId, ids } = await bought(event.id, 2);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => answerMove(app, ids, 'MONEY_BACK', buyer)),
    );
    expect(answers.map(codeOf).filter(Boolean)).toEqual([]);
    expect(codeOf(await answerMove(app, ids, 'KEEP', buyer))).toBe('TICKET_NOT_CANCELLABLE');
    await until(async () => (await latest(event.id)).refunds.paid[0]?.amount === '20');
    expect(await app.sql('SELECT FROM refunds WHERE order_id = $1', [orderId])).toHaveLength(1);
    await expect(
      app.sql(`UPDATE event_move_answers SET answer = 'keep' WHERE ticket_id = $1`, [ids[0]]),
    ).rejects.toThrow('final');
  });

  it('owes nothing any more for a ticket to be paid at the door', async () => {
    const event = await show('25', 'USD');
    const guest = await ordered(event.slug, 2);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    const pass = await passOf(guest.email);
    const answer = await answerMove(app, [guest.ids[0] ?? ''], 'MONEY_BACK', pass);
    expect(answer.data.answerFoundMove.tickets).toMatchObject([
      { status: 'CANCELLED', dueStatus: 'CANCELLED', refund: null },
    ]);
    expect(await ticketOf(guest.ids[1] ?? '')).toMatchObject({ status: 'ACTIVE', dueStatus: 'DUE' });
    const kept = await answerMove(app, [guest.ids[1] ?? ''], 'KEEP', pass);
    expect(kept.data.answerFoundMove.tickets).toMatchObject([
      { moveOffer: { answer: 'KEEP', refund: null } },
    ]);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 1 });
  });

  it('is refused after the ticket was used', async () => {
    const event = await show('0', 'USD');
    const guest = await ordered(event.slug);
    await moveVenue(event.id, 30);
    const pass = await passOf(guest.email);
    const before = app.clock.now();
    app.clock.advance('7d');
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    const input = { ticket: guest.codes[0], deviceId: 'gate', nonce: 'entry-before-answering' };
    const scan = await app.graphql(SCAN, { input }, validator);
    expect(scan.data.validateTicket.result.outcome).toBe('ADMITTED');
    const answer = await answerMove(app, guest.ids, 'MONEY_BACK', pass);
    expect(answer.errors?.[0]).toMatchObject({
      message: 'This ticket was used at the door, so it cannot be cancelled.',
      extensions: { code: 'TICKET_NOT_CANCELLABLE' },
    });
    app.clock.set(before);
  });

  it('after it was passed on, answers as its new holder, while the money goes to the payer', async () => {
    const event = await show();
    const { ids } = await bought(event.id, 2);
    const { data } = await app.graphql(TRANSFER, { id: ids[0] }, buyer);
    const { newTicketId } = data.transferTicket.transfer;
    await moveEvent(app, admin, { id: event.id, days: 7 });
    const pass = await passOf('friend@friends.test');
    const balance = await ledgerBalance(app, buyer.publicKey);
    expect(codeOf(await answerMove(app, [ids[0] ?? ''], 'MONEY_BACK', buyer))).toBe('TICKET_NOT_CANCELLABLE');
    const answer = await answerMove(app, [newTicketId], 'MONEY_BACK', pass);
    expect(answer.data.answerFoundMove.tickets).toMatchObject([{ status: 'CANCELLED' }]);
    await until(async () => (await latest(event.id)).refunds.paid[0]?.amount === '10');
    expect((await ledgerBalance(app, buyer.publicKey)) - balance).toBe(100_000_000n);
  });
});

describe('the question', () => {
  it('goes when the event is cancelled, which refunds everything', async () => {
    const event = await show();
    const { ids } = await bought(event.id);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    const cancel = `mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "The hall burnt down" }) { cancellation { state } } }`;
    await app.graphql(cancel, { id: event.id }, admin);
    await until(async () => (await ticketOf(ids[0] ?? '', buyer)).refund?.status === 'PAID');
    expect(await offerOf(ids[0] ?? '')).toBeNull();
    expect(codeOf(await answerMove(app, ids, 'MONEY_BACK', buyer))).toBe('TICKET_NOT_CANCELLABLE');
  });

  it('is answered by the holder alone', async () => {
    const event = await show();
    const { ids } = await bought(event.id);
    const guest = await ordered(event.slug);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    const pass = await passOf(guest.email);
    expect(codeOf(await answerMove(app, ids, 'KEEP', admin))).toBe('NOT_FOUND');
    expect(codeOf(await answerMove(app, ids, 'KEEP', rival))).toBe('NOT_FOUND');
    expect(codeOf(await answerMove(app, ids, 'MONEY_BACK', pass))).toBe('NOT_FOUND');
    expect(codeOf(await answerMove(app, ids, 'KEEP', 'x'.repeat(43)))).toBe('LINK_INVALID');
    expect(codeOf(await answerMove(app, [], 'KEEP', buyer))).toBe('BAD_INPUT');
    expect(await latest(event.id)).toMatchObject({ unanswered: 2 });
  });

  it('shows its answers to the organiser’s staff, with names for those who may see them', async () => {
    const event = await show();
    const { ids } = await bought(event.id);
    const guest = await ordered(event.slug);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    await answerMove(app, ids, 'KEEP', buyer);
    const { answers } = await latest(event.id, 'KEEP');
    expect(answers.nodes).toEqual([
      {
        answer: 'KEEP',
        answeredAt: expect.any(String),
        ticket: { id: ids[0], holderEmail: expect.any(String) },
      },
    ]);
    expect((await latest(event.id, 'UNANSWERED')).answers.nodes).toMatchObject([
      { answer: null, ticket: { id: guest.ids[0], holderEmail: guest.email } },
    ]);
    const seen = await movesOf(app, event.id, finance);
    expect(seen.data.event.moves[0]).toMatchObject({ kept: 1, unanswered: 1 });
    expect(seen.data.event.moves[0].answers.nodes[0].ticket.holderEmail).toBeNull();
    const PUBLIC = 'query ($slug: String!) { publishedEvent(slug: $slug) { moves { kept } } }';
    for (const who of [rival, buyer]) {
      const answer = await app.graphql(PUBLIC, { slug: event.slug }, who);
      expect([codeOf(answer), answer.data.publishedEvent.moves]).toEqual(['FORBIDDEN', null]);
    }
  });

  it('has its answers in the CSV file of the guest list, money back after any move', async () => {
    const event = await show();
    const { ids } = await bought(event.id, 3);
    const [kept = '', back = '', silent = ''] = ids;
    expect(await csvAnswers(event.id)).toEqual({ [kept]: '', [back]: '', [silent]: '' });
    await moveEvent(app, admin, { id: event.id, days: 7 });
    app.clock.advance('1h');
    const late = await ordered(event.slug);
    await answerMove(app, [kept], 'KEEP', buyer);
    await answerMove(app, [back], 'MONEY_BACK', buyer);
    const first = { [kept]: 'keep', [back]: 'money_back', [silent]: 'none', [late.ids[0] ?? '']: '' };
    expect(await csvAnswers(event.id)).toEqual(first);
    await moveEvent(app, admin, { id: event.id, days: 7 });
    expect(await csvAnswers(event.id)).toEqual({ ...first, [kept]: 'none', [late.ids[0] ?? '']: 'none' });
  });
});
