import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { statementsWith } from '../../support/statements.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';
import { tierIds } from '../selling/organiser.ts';
import { askingOf, buyWith, QUESTION_FIELDS, stored, TIERS } from './asking.ts';

let app: TestApp;
let admin: TestActor;
let buyer: PayingBuyer;
let asking: ReturnType<typeof askingOf>;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  buyer = await fundedBuyer(app);
  asking = askingOf(app, admin);
});
afterAll(() => app.close());

const publishedQuestions = async (slug: string) =>
  (
    await app.graphql(
      `query ($slug: String!) { publishedEvent(slug: $slug) { questions { ${QUESTION_FIELDS} } tiers { name questions { label } } } }`,
      { slug },
    )
  ).data.publishedEvent;

describe('questions of an event', () => {
  it('are added, changed, moved and archived by its organiser, and read by everyone', async () => {
    const event = await published(app, admin, {}, TIERS);
    const { vip } = await tierIds(app, event.id);
    const size = await asking.ask(event.id, {
      kind: 'CHOICE',
      label: 'T-shirt',
      options: ['S', 'M'],
      perTicket: true,
    });
    await asking.ask(event.id, { label: 'Allergies?', help: 'For the kitchen.', tierId: vip, atDoor: true });
    const firm = await asking.ask(event.id, { label: 'Firm' });
    const read = await publishedQuestions(event.slug);
    expect(read.questions).toMatchObject([
      {
        label: 'T-shirt',
        kind: 'CHOICE',
        options: ['S', 'M'],
        perTicket: true,
        position: 1,
        retentionDays: 90,
      },
      { label: 'Allergies?', help: 'For the kitchen.', tier: { id: vip }, atDoor: true, position: 2 },
      { label: 'Firm', position: 3 },
    ]);
    const labels = (tier: string) =>
      read.tiers
        .find(({ name }: { name: string }) => name === tier)
        .questions.map(({ label }: { label: string }) => label);
    expect([labels('regular'), labels('vip')]).toEqual([
      ['T-shirt', 'Firm'],
      ['T-shirt', 'Allergies?', 'Firm'],
    ]);
    expect((await asking.move(firm, 1)).data.moveQuestion.question.position).toBe(1);
    const changed = await asking.change(size, {
      label: 'Shirt size',
      options: ['S', 'M', 'L'],
      required: true,
    });
    expect(changed.data.changeQuestion.question).toMatchObject({
      label: 'Shirt size',
      required: true,
      kind: 'CHOICE',
    });
    expect((await asking.archive(firm)).data.archiveQuestion.question).toEqual({ id: firm, archived: true });
    expect((await publishedQuestions(event.slug)).questions).toMatchObject([
      { label: 'Shirt size', position: 1 },
      { label: 'Allergies?', position: 2 },
    ]);
    expect(codeOf(await asking.archive(firm))).toBe('NOT_FOUND');
  });

  it('are at most 20, and ask for the names of guests once', async () => {
    const event = await published(app, admin, {}, TIERS);
    const names = { kind: 'GUEST_NAME', label: 'Name', perTicket: true };
    await asking.ask(event.id, names);
    expect(codeOf(await asking.create(event.id, names))).toBe('BAD_INPUT');
    for (let nth = 2; nth <= 20; nth += 1) await asking.ask(event.id, { label: `Question ${nth}` });
    const refused = await asking.create(event.id, { label: 'One too many' });
    expect(refused.errors?.[0]?.extensions.details).toMatchObject({ fields: [{ code: 'TOO_MANY' }] });
    const beyond = app.sql(
      `INSERT INTO checkout_questions (id, issuer_id, event_id, kind, label, per_ticket, required, at_door, retention_days,
         position, created_at)
       SELECT gen_random_uuid(), issuer_id, event_id, 'text', 'One too many', false, false, false, 90, 20, now()
       FROM checkout_questions WHERE event_id = $1 LIMIT 1`,
      [event.id],
    );
    await expect(beyond).rejects.toThrow(/checkout_questions_most/);
  });

  it('belong to their organiser: others neither find nor change them', async () => {
    const event = await published(app, admin, {}, TIERS);
    const id = await asking.ask(event.id, { label: 'Firm' });
    const rival = askingOf(app, await app.actor('issuer_admin'));
    expect(codeOf(await rival.create(event.id, { label: 'Mine' }))).toBe('NOT_FOUND');
    expect(codeOf(await rival.change(id, { label: 'Mine' }))).toBe('NOT_FOUND');
    expect(codeOf(await rival.move(id, 1))).toBe('NOT_FOUND');
    expect(codeOf(await rival.archive(id))).toBe('NOT_FOUND');
    const validator = askingOf(app, await app.actor('issuer_validator', admin.issuerId ?? ''));
    expect(codeOf(await validator.archive(id))).toBe('FORBIDDEN');
  });

  it('are copied with the event, and the copy asks its own tiers', async () => {
    const event = await published(app, admin, {}, TIERS);
    const { vip } = await tierIds(app, event.id);
    await asking.ask(event.id, { label: 'Allergies?', tierId: vip, required: true });
    await asking.archive(await asking.ask(event.id, { label: 'Gone' }));
    const start = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString();
    const copy = await app.graphql(
      `mutation ($id: ID!, $start: DateTime!) { duplicateEvent(input: { id: $id, startDate: $start }) {
        event { id questions { id label required tier { id name } } } } }`,
      { id: event.id, start },
      admin,
    );
    const { id, questions } = copy.data.duplicateEvent.event;
    expect(questions).toMatchObject([{ label: 'Allergies?', required: true, tier: { name: 'vip' } }]);
    expect(questions[0].tier.id).toBe((await tierIds(app, id)).vip);
  });

  it('of a hidden tier are read by those who manage it alone', async () => {
    const event = await published(app, admin, {}, TIERS);
    const { vip } = await tierIds(app, event.id);
    await app.graphql(
      'mutation ($input: SetTierSalesInput!) { setTierSales(input: $input) { tier { id } } }',
      { input: { tierId: vip, hidden: true } },
      admin,
    );
    await asking.ask(event.id, { label: 'Allergies?', tierId: vip });
    expect((await publishedQuestions(event.slug)).questions).toEqual([]);
    const own = await app.graphql(
      'query ($id: ID!) { event(id: $id) { questions { label } } }',
      { id: event.id },
      admin,
    );
    expect(own.data.event.questions).toEqual([{ label: 'Allergies?' }]);
  });
});

describe('a purchase by the form', () => {
  it('stores each kind of answer, per order and per ticket, and names the guests', async () => {
    const event = await published(app, admin, {}, TIERS);
    const ask = (input: object) => asking.ask(event.id, { ...input });
    const guest = await ask({ kind: 'GUEST_NAME', label: 'Name', perTicket: true, required: true });
    const size = await ask({ kind: 'CHOICE', label: 'Size', options: ['S', 'M'], perTicket: true });
    const text = await ask({ label: 'Firm' });
    const age = await ask({ kind: 'NUMBER', label: 'Age' });
    const day = await ask({ kind: 'DATE', label: 'Arrival' });
    const terms = await ask({ kind: 'CONSENT', label: 'Terms', required: true });
    const answers = [
      { questionId: guest, ticket: 1, value: 'Amina' },
      { questionId: guest, ticket: 2, value: 'Otieno' },
      { questionId: size, ticket: 2, value: 'M' },
      { questionId: text, value: '=Acme' },
      { questionId: age, value: '33' },
      { questionId: day, value: '2026-12-31' },
      { questionId: terms, value: 'true' },
    ];
    const sold = await buyWith(app, event.slug, { answers, lines: [{ tier: 'regular', quantity: 2 }] });
    const { order, tickets } = sold.data.purchaseByForm;
    expect(tickets.map(({ holderName }: { holderName: string }) => holderName)).toEqual(['Amina', 'Otieno']);
    expect(await stored(app, order.id)).toEqual([
      { label: 'Age', value: '33', nth: null, ticket_id: null },
      { label: 'Arrival', value: '2026-12-31', nth: null, ticket_id: null },
      { label: 'Firm', value: '=Acme', nth: null, ticket_id: null },
      { label: 'Name', value: 'Amina', nth: 0, ticket_id: tickets[0].id },
      { label: 'Name', value: 'Otieno', nth: 1, ticket_id: tickets[1].id },
      { label: 'Size', value: 'M', nth: 1, ticket_id: tickets[1].id },
      { label: 'Terms', value: 'true', nth: null, ticket_id: null },
    ]);
    expect(
      tickets[0].answers.map(({ label, value }: { label: string; value: string }) => [label, value]),
    ).toEqual([
      ['Name', 'Amina'],
      ['Firm', '=Acme'],
      ['Age', '33'],
      ['Arrival', '2026-12-31'],
      ['Terms', 'true'],
    ]);
    // The wording of then stays with the answer.
    await asking.change(text, { label: 'Company' });
    const staff = await app.graphql(
      'query ($id: ID!) { ticket(id: $id) { answers { label value question { label } } } }',
      { id: tickets[1].id },
      admin,
    );
    expect(staff.data.ticket.answers).toContainEqual({
      label: 'Firm',
      value: '=Acme',
      question: { label: 'Company' },
    });
  });

  it('of several tiers stores the answers of each', async () => {
    const event = await published(app, admin, {}, TIERS);
    const guest = await asking.ask(event.id, { kind: 'GUEST_NAME', label: 'Name', perTicket: true });
    const sold = await buyWith(app, event.slug, {
      lines: [{ tier: 'regular' }, { tier: 'vip' }],
      answers: [
        { questionId: guest, tier: 'vip', value: 'Amina' },
        { questionId: guest, tier: 'regular', ticket: 1, value: 'Otieno' },
      ],
    });
    const { tickets } = sold.data.purchaseByForm;
    expect(
      tickets.map(({ tier, holderName }: { tier: { name: string }; holderName: string }) => [
        tier.name,
        holderName,
      ]),
    ).toEqual([
      ['regular', 'Otieno'],
      ['vip', 'Amina'],
    ]);
  });

  it('is refused without a required answer, and names the question', async () => {
    const event = await published(app, admin, {}, TIERS);
    const { vip } = await tierIds(app, event.id);
    const id = await asking.ask(event.id, { label: 'Allergies?', required: true });
    await asking.ask(event.id, { label: 'Seat', required: true, tierId: vip });
    const refused = await buyWith(app, event.slug, {});
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Please answer "Allergies?".',
      extensions: {
        code: 'ANSWERS_REFUSED',
        details: {
          answers: [
            { question_id: id, question: 'Allergies?', tier: null, ticket: null, problem: 'REQUIRED' },
          ],
        },
      },
    });
    const body = { tier: 'regular', name: 'W', email: 'w@buyers.test', phone: '+254700000001' };
    const rest = await app.rest('POST', `/events/${event.slug}/purchase`, body);
    expect(rest).toMatchObject({
      status: 422,
      body: { success: false, error: { code: 'ANSWERS_REFUSED', message: 'Please answer "Allergies?".' } },
    });
    const answers = [{ question_id: id, value: 7 }];
    const sold = await app.rest('POST', `/events/${event.slug}/purchase`, { ...body, answers });
    expect(sold.status).toBe(201);
    expect(await stored(app, sold.body.order_id)).toMatchObject([{ label: 'Allergies?', value: '7' }]);
    const odd = await app.rest('POST', `/events/${event.slug}/purchase`, { ...body, answers: 'nuts' });
    expect(odd.body.error.code).toBe('BAD_INPUT');
    expect(
      codeOf(await buyWith(app, event.slug, { answers: [{ questionId: admin.userId, value: 'x' }] })),
    ).toBe('ANSWERS_REFUSED');
    expect(await app.sql('SELECT FROM orders WHERE event_id = $1', [event.id])).toHaveLength(1);
  });

  it('in the frame of another site leads to the page of the event when answers are required', async () => {
    const event = await published(app, admin, {}, TIERS);
    await app.graphql(
      'mutation ($id: ID!) { setEventEmbed(input: { eventId: $id, sites: ["band.example"] }) { embed { sites } } }',
      { id: event.id },
      admin,
    );
    const frame = async () =>
      String(
        (await app.rest('GET', `/embed/${event.slug}`, undefined, { headers: { accept: 'text/html' } })).body,
      );
    const id = await asking.ask(event.id, { label: 'Firm' });
    expect(await frame()).toContain('<form');
    await asking.change(id, { label: 'Firm', required: true });
    expect(await frame()).not.toContain('<form');
    expect(await frame()).toContain('The organiser asks a few questions.');
  });

  it('repeated with its key keeps its answers once, and another answer is another order', async () => {
    const event = await published(app, admin, {}, TIERS);
    const id = await asking.ask(event.id, { label: 'Firm' });
    const order = { answers: [{ questionId: id, value: 'Acme' }], idempotencyKey: 'answers-once' };
    const first = await buyWith(app, event.slug, order);
    const again = await buyWith(app, event.slug, order);
    expect(again.data.purchaseByForm.order.id).toBe(first.data.purchaseByForm.order.id);
    expect(await stored(app, first.data.purchaseByForm.order.id)).toHaveLength(1);
    const other = { ...order, answers: [{ questionId: id, value: 'Other' }] };
    expect(codeOf(await buyWith(app, event.slug, other))).toBe('IDEMPOTENCY_MISMATCH');
    // A question added later does not refuse the repeat.
    await asking.ask(event.id, { label: 'New', required: true });
    const later = await buyWith(app, event.slug, order);
    expect(later.data.purchaseByForm.order.id).toBe(first.data.purchaseByForm.order.id);
  });

  it('sees a question that another process added a moment ago', async () => {
    const event = await published(app, admin, {}, TIERS);
    expect((await buyWith(app, event.slug, {})).errors).toBeUndefined();
    const id = await asking.ask(event.id, { label: 'Firm' });
    await app.sql('UPDATE checkout_questions SET required = true WHERE id = $1', [id]);
    await app.sql('UPDATE tiers SET rules_version = rules_version + 1 WHERE event_id = $1', [event.id]);
    expect(codeOf(await buyWith(app, event.slug, {}))).toBe('ANSWERS_REFUSED');
  });
});

describe('a purchase with a wallet', () => {
  const buyPaid = (
    eventId: string,
    answers: object[],
    quantity = 2,
    paymentCurrency: 'MOCK' | 'XLM' = 'MOCK',
  ) =>
    buyWithWallet(app, buyer, {
      eventId,
      quantity,
      paymentCurrency,
      price: '5',
      currency: 'USD',
      ...({ answers } as object),
    });

  it.each(['MOCK', 'XLM'] as const)(
    'in %s links its answers to the tickets, and names the guests',
    async (currency) => {
      const event = await published(app, admin, {}, TIERS);
      const guest = await asking.ask(event.id, {
        kind: 'GUEST_NAME',
        label: 'Name',
        perTicket: true,
        required: true,
      });
      const firm = await asking.ask(event.id, { label: 'Firm' });
      expect(codeOf(await buyPaid(event.id, [], 2, currency))).toBe('ANSWERS_REFUSED');
      const sold = await buyPaid(
        event.id,
        [
          { questionId: guest, ticket: 1, value: 'Amina' },
          { questionId: guest, ticket: 2, value: 'Otieno' },
          { questionId: firm, value: 'Acme' },
        ],
        2,
        currency,
      );
      const { order, tickets } = sold.data.purchaseWithWallet;
      expect(tickets.map(({ holderName }: { holderName: string }) => holderName)).toEqual([
        'Amina',
        'Otieno',
      ]);
      expect(tickets[1].file.metadata.holder).toBe('Otieno');
      expect(await stored(app, order.id)).toEqual([
        { label: 'Firm', value: 'Acme', nth: null, ticket_id: null },
        { label: 'Name', value: 'Amina', nth: 0, ticket_id: tickets[0].id },
        { label: 'Name', value: 'Otieno', nth: 1, ticket_id: tickets[1].id },
      ]);
    },
  );

  it('by the documented call takes answers too', async () => {
    const event = await published(app, admin, {}, TIERS);
    const id = await asking.ask(event.id, { label: 'Firm', required: true, perTicket: true });
    const body = {
      event_id: event.id,
      tier: 'regular',
      price: 5,
      currency: 'USD',
      payment_method: 'mock',
      purchaser_meta: { name: 'W', email: 'w@buyers.test', phone: '+254700000001' },
    };
    const refused = await app.rest('POST', '/api/tickets/purchase', body, buyer);
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'ANSWERS_REFUSED' } } });
    const answers = [{ question_id: id, tier: 'regular', ticket: 1, value: 'Acme' }];
    const sold = await app.rest('POST', '/api/tickets/purchase', { ...body, answers }, buyer);
    expect(sold.status).toBe(201);
    expect(await stored(app, sold.body.order_id)).toMatchObject([
      { value: 'Acme', nth: 0, ticket_id: sold.body.ticket_id },
    ]);
  });

  it('held for an external wallet stores its answers with the hold', async () => {
    const event = await published(app, admin, {}, TIERS);
    const id = await asking.ask(event.id, { label: 'Firm', required: true });
    const HOLD =
      'mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }';
    const input = {
      slug: event.slug,
      tier: 'regular',
      name: 'W',
      email: 'w@buyers.test',
      phone: '+254700000001',
    };
    expect(codeOf(await app.graphql(HOLD, { input }))).toBe('ANSWERS_REFUSED');
    const held = await app.graphql(HOLD, {
      input: { ...input, answers: [{ questionId: id, value: 'Acme' }] },
    });
    expect(await stored(app, held.data.startOutsidePayment.order.id)).toMatchObject([{ value: 'Acme' }]);
  });
});

describe('an event that asks nothing', () => {
  it('is sold by as many statements as before, and answers add one for tickets of a wallet', async () => {
    const [plain, curious] = [await published(app, admin, {}, TIERS), await published(app, admin, {}, TIERS)];
    const questionId = await asking.ask(curious.id, { label: 'Size', perTicket: true });
    const answers = [{ questionId, value: 'M' }];
    const form = (slug: string, input = {}) => buyWith(app, slug, input);
    const wallet = (eventId: string, input = {}) =>
      buyWithWallet(app, buyer, {
        ...{ eventId, paymentCurrency: 'MOCK' as const, price: '5', currency: 'USD' },
        ...input,
      });
    const sold: [string, number, () => Promise<{ errors?: unknown }>][] = [
      ['INSERT INTO checkout_answers', 1, () => form(plain.slug)],
      ['INSERT INTO checkout_answers', 1, () => form(curious.slug, { answers })],
      // The hold, and the read of what is paid.
      ['checkout_answers', 2, () => wallet(plain.id)],
      ['checkout_answers', 3, () => wallet(curious.id, { answers })],
    ];
    for (const [mark, statements, buyTicket] of sold) {
      const sent = await statementsWith(mark, async () => expect((await buyTicket()).errors).toBeUndefined());
      expect(sent).toBe(statements);
    }
  });
});
