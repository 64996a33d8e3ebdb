import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestApp } from '../support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await bootTestApp();
});
afterAll(() => test.close());

it('publishes, sells and admits through GraphQL alone', async () => {
  const ask = async (document: string, variables: Record<string, unknown> = {}, token?: string) => {
    const answer = await test.graphql(document, variables, { token });
    expect(answer.errors, JSON.stringify(answer.errors)).toBeUndefined();
    return answer.data;
  };
  await ask(
    `mutation ($input: RegisterInput!) { register(input: $input) { hasWallet user { role issuer { name } } } }`,
    { input: { name: 'Lamu Live', email: 'lamu@people.test', password: PASSWORD, role: 'ISSUER_ADMIN' } },
  );
  const { login } = await ask(
    `mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { token } }`,
    { email: 'lamu@people.test', password: PASSWORD },
  );
  const token: string = login.token;
  const { viewer } = await ask('{ viewer { role permissions } }', {}, token);
  expect(viewer.role).toBe('ISSUER_ADMIN');
  expect(viewer.permissions).toContain('PUBLISH_EVENTS');
  expect(viewer.permissions).not.toContain('DELETE_EVENTS');

  const start = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
  const end = new Date(test.clock.now().getTime() + 5 * 3_600_000).toISOString();
  const {
    createEvent: { event: createEvent },
  } = await ask(
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id status slug viewerCanPublish } } }`,
    {
      input: {
        name: 'Taarab',
        description: 'By the sea.',
        venue: 'Fort, Lamu, Kenya',
        startDate: start,
        endDate: end,
      },
    },
    token,
  );
  expect(createEvent).toMatchObject({ status: 'DRAFT', viewerCanPublish: true });
  const id: string = createEvent.id;
  await ask(
    `mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $id, tiers: $tiers }) { event { available } } }`,
    {
      id,
      tiers: [
        {
          tier: 'regular',
          count: 3,
          price: '10',
          currency: 'KES',
          effectiveAt: test.clock.now().toISOString(),
        },
        { tier: 'vip', count: 1, price: '99.5', currency: 'USD' },
      ],
    },
    token,
  );
  await ask(`mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { status } } }`, { id }, token);

  const { publishedEvents } = await ask(
    `{ publishedEvents(search: "tAaRaB") { nodes { slug available tiers { name price { amount currency } available } } } }`,
  );
  expect(publishedEvents.nodes).toMatchObject([
    {
      available: 4,
      tiers: [
        { name: 'regular', price: { amount: '10' } },
        { name: 'vip', price: { amount: '99.5', currency: 'USD' } },
      ],
    },
  ]);
  const slug: string = publishedEvents.nodes[0].slug;

  const buy = `mutation ($input: PurchaseByFormInput!) {
    purchaseByForm(input: $input) {
      order { id status total { amount currency } }
      tickets { id tier { id name } price { amount } dueStatus file qrText }
    }
  }`;
  const buyer = { slug, name: 'Otieno', email: 'otieno@people.test', phone: '+254700000002' };
  const input = { ...buyer, lines: [{ tier: 'regular', quantity: 2 }, { tier: 'vip' }] };
  const { purchaseByForm } = await ask(buy, { input: { ...input, idempotencyKey: 'one order' } });
  expect(purchaseByForm.order.status).toBe('DUE');
  expect(purchaseByForm.tickets.map((ticket: { tier: { name: string } }) => ticket.tier.name)).toEqual([
    'regular',
    'regular',
    'vip',
  ]);
  expect(await ask(buy, { input: { ...input, idempotencyKey: 'one order' } })).toEqual({ purchaseByForm });

  const refused = await test.graphql(buy, { input: { ...buyer, lines: [{ tier: 'vip' }] } });
  expect(refused.errors?.[0]?.extensions.code).toBe('SOLD_OUT');

  const [first, second] = purchaseByForm.tickets;
  const scan = `mutation ($input: ValidateTicketInput!) {
    validateTicket(input: $input) { result { valid outcome message due { amount currency } } }
  }`;
  const admitted = await ask(scan, { input: { ticket: first.qrText } }, token);
  expect(admitted.validateTicket.result).toMatchObject({
    valid: true,
    outcome: 'ADMITTED',
    due: { amount: '10', currency: 'KES' },
  });
  const again = await ask(scan, { input: { ticket: first.file } }, token);
  expect(again.validateTicket.result).toMatchObject({ valid: false, outcome: 'ALREADY_USED' });

  await ask(
    `mutation ($id: ID!) { collectDue(input: { ticketId: $id, method: MOBILE_MONEY }) { ticket { dueStatus } } }`,
    { id: first.id },
    token,
  );
  await ask(
    `mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Lost phone" }) { ticket { status } } }`,
    { id: second.id },
    token,
  );
  const gone = await ask(scan, { input: { ticket: second.qrText } }, token);
  expect(gone.validateTicket.result).toMatchObject({ valid: false, outcome: 'REVOKED' });

  const { event } = await ask(
    `query ($id: ID!) { event(id: $id) { stats { totalGenerated totalSold totalEntered tiers { tier { name } sold entered } } } }`,
    { id },
    token,
  );
  expect(event.stats).toEqual({
    totalGenerated: 4,
    totalSold: 3,
    totalEntered: 1,
    tiers: [
      { tier: { name: 'regular' }, sold: 2, entered: 1 },
      { tier: { name: 'vip' }, sold: 1, entered: 0 },
    ],
  });
});
