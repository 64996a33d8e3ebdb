import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { deliverBatches } from '../../../server/modules/messages/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { openMail } from '../../support/mail.ts';
import { published } from '../events/organiser.ts';
import { type ExpensePeople, expensePeople } from '../expenses/expense-people.ts';
import { list } from './sending.ts';

const BATCH = `id audience about tiers status total delivered opened mailed failed`;
const SEND = `mutation ($input: SendGroupMessageInput!) {
  sendGroupMessage(input: $input) { batch { ${BATCH} } } }`;
const COUNT = 'query ($group: MessageGroupInput!) { messageRecipients(group: $group) }';
const FIND = `query ($id: ID!) { messageBatch(id: $id) { ${BATCH} } messageBatches { nodes { id } } }`;

let app: TestApp;
let people: ExpensePeople;
let event: { id: string; slug: string };
/** Bought with an account. */
let holder: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  people = await expensePeople(app);
  holder = await app.actor('attendee');
  const tiers = ['regular', 'vip'].map((tier) => ({ tier, count: 300 }));
  event = await published(app, people.admin, {}, tiers);
  await buy('vip', holder.email, holder);
  await buy('vip', holder.email, holder);
  await buy('regular', 'guest@mailbox.test');
  await buy('vip', 'guest@mailbox.test');
});
afterAll(() => app.close());

async function buy(tier: string, email: string, who: { token?: string } = {}): Promise<void> {
  const form = { tier, name: 'A Guest', email, phone: '+254700000000' };
  const { status, body } = await app.rest('POST', `/events/${event.slug}/purchase`, form, who);
  if (status >= 300) throw new Error(JSON.stringify(body));
}

const send = (who: TestActor, input: object, key: string | null = null) =>
  app.graphql(
    SEND,
    { input: { subject: 'Gates', body: 'They open at five.', ...input, idempotencyKey: key } },
    who,
  );
const toHolders = (changed: object = {}) => ({ audience: 'EVENT_HOLDERS', eventId: event.id, ...changed });
const find = async (who: TestActor, id: string) => (await app.graphql(FIND, { id }, who)).data;
const deliver = () => deliverBatches(app.app.scope());

it('reaches each ticket holder once: in their messages, or by mail without an account', async () => {
  const queued = (await send(people.admin, toHolders({ type: 'ALERT' }))).data.sendGroupMessage.batch;
  expect(queued).toMatchObject({ about: 'Koroga Festival', status: 'QUEUED', total: 0 });
  await Promise.all([deliver(), deliver()]);
  await deliver();
  const { messageBatch, messageBatches } = await find(people.admin, queued.id);
  expect(messageBatch).toMatchObject({ status: 'SENT', total: 2, delivered: 1, mailed: 1, failed: 0 });
  expect(messageBatches.nodes).toEqual([{ id: queued.id }]);
  const { letters } = await list(app, holder);
  expect(letters).toEqual([
    expect.objectContaining({ subject: 'Gates', toGroup: true, senderId: people.admin.userId }),
  ]);
  expect((await openMail(app, 'guest@mailbox.test', 'group_message')).text).toContain('They open at five.');
  const bell = await app.graphql('{ notifications { nodes { title link } } }', {}, holder);
  expect(bell.data.notifications.nodes).toEqual([
    { title: expect.stringContaining('Alert from'), link: expect.stringContaining(letters[0]?.id ?? '') },
  ]);
  // The single copies are not listed among the sender's messages.
  expect((await list(app, people.admin, { box: 'SENT' })).letters).toEqual([]);
  await app.graphql(
    'mutation ($id: ID!) { markMessageRead(input: { id: $id }) { message { id } } }',
    { id: letters[0]?.id },
    holder,
  );
  expect((await find(people.admin, queued.id)).messageBatch.opened).toBe(1);
});

it('shows its progress to a sender who begins to follow it after it was delivered', async () => {
  const queued = (await send(people.admin, toHolders())).data.sendGroupMessage.batch;
  await deliver();
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${people.admin.token}` },
  });
  const query = 'subscription ($id: ID!) { messageBatchChanged(id: $id) { status delivered mailed } }';
  const progress = client.iterate<object>({ query, variables: { id: queued.id } });
  expect((await progress.next()).value.data).toEqual({
    messageBatchChanged: { status: 'SENT', delivered: 1, mailed: 1 },
  });
  await client.dispose();
});

it('reaches the holders of some tiers alone', async () => {
  const queued = (await send(people.admin, toHolders({ tiers: ['regular'] }))).data.sendGroupMessage.batch;
  await deliver();
  expect((await find(people.admin, queued.id)).messageBatch).toMatchObject({
    total: 1,
    delivered: 0,
    mailed: 1,
  });
  const wrong = await send(people.admin, toHolders({ tiers: ['regular', 'backstage'] }));
  expect(wrong.errors?.[0]).toMatchObject({
    message: expect.stringContaining('backstage'),
    extensions: { code: 'BAD_INPUT' },
  });
});

it('reaches the signatories of a contract, written to by the issuer or by one of them', async () => {
  const input = { audience: 'CONTRACT_SIGNATORIES', contractId: people.contractId };
  const byIssuer = (await send(people.admin, input)).data.sendGroupMessage.batch;
  const byOne = (await send(people.musician, input)).data.sendGroupMessage.batch;
  await deliver();
  expect((await find(people.admin, byIssuer.id)).messageBatch).toMatchObject({
    total: 3,
    delivered: 3,
    mailed: 0,
  });
  expect((await find(people.musician, byOne.id)).messageBatch).toMatchObject({ total: 2, delivered: 2 });
  expect((await list(app, people.manager)).letters).toHaveLength(2);
});

it('counts the people whom it would reach, for those who may write to them', async () => {
  const count = async (who: TestActor, group: object) => {
    const { data, errors } = await app.graphql(COUNT, { group }, who);
    return data?.messageRecipients ?? errors?.[0]?.extensions.code;
  };
  expect(await count(people.admin, toHolders())).toBe(2);
  expect(await count(people.admin, toHolders({ tiers: ['regular'] }))).toBe(1);
  expect(await count(people.admin, toHolders({ tiers: ['backstage'] }))).toBe('BAD_INPUT');
  const signatories = { audience: 'CONTRACT_SIGNATORIES', contractId: people.contractId };
  expect(await count(people.admin, signatories)).toBe(3);
  expect(await count(people.musician, signatories)).toBe(2);
  expect(await count(people.stranger, toHolders())).toBe('NOT_FOUND');
  expect(await count(holder, toHolders())).toBe('FORBIDDEN');
  expect(await count(people.partner, signatories)).toBe('FORBIDDEN');
});

it('leaves out guests who bought at the door and gave no address', async () => {
  const door = await published(app, people.admin);
  await sellWithoutAddress(door.id);
  await app.rest(
    'POST',
    `/events/${door.slug}/purchase`,
    { tier: 'regular', name: 'A Guest', email: 'door@mailbox.test', phone: '+254700000000' },
    {},
  );
  const input = { audience: 'EVENT_HOLDERS', eventId: door.id };
  const { data } = await app.graphql(COUNT, { group: input }, people.admin);
  expect(data.messageRecipients).toBe(1);
  const queued = (await send(people.admin, input)).data.sendGroupMessage.batch;
  await deliver();
  expect((await find(people.admin, queued.id)).messageBatch).toMatchObject({
    ...{ status: 'SENT', total: 1, delivered: 0, mailed: 1, failed: 0 },
  });
  expect((await openMail(app, 'door@mailbox.test', 'group_message')).text).toContain('They open at five.');
});

/** Sells a ticket at the door to a guest who gives no address, and comes in later. */
async function sellWithoutAddress(eventId: string): Promise<void> {
  const call = async (text: string, input: object) => {
    const { data, errors } = await app.graphql(text, { input }, people.admin);
    expect(errors).toBeUndefined();
    return data;
  };
  await call(
    'mutation ($input: SetBoxOfficeInput!) { setBoxOffice(input: $input) { boxOffice { isOpen } } }',
    { eventId, isOpen: true },
  );
  const { openShift } = await call(
    'mutation ($input: OpenShiftInput!) { openShift(input: $input) { shift { id } } }',
    { eventId, deviceId: 'till-1', currency: 'USD', float: '0' },
  );
  await call('mutation ($input: SellAtDoorInput!) { sellAtDoor(input: $input) { sale { orderId } } }', {
    ...{ shiftId: openShift.shift.id, nonce: 'walk-in', lines: [{ tier: 'regular' }], admits: false },
    ...{ method: 'CASH', total: '50' },
  });
}

it('resumes after a failure where it stopped, reaches no person twice, and does not hold up others', async () => {
  const many = 450;
  await app.sql(
    `INSERT INTO message_batches (id, sender_id, issuer_id, audience, event_id, about, subject, body, type, status, created_at)
     VALUES ('01900000-0000-7000-8000-000000000001', $1, $2, 'event_holders', $3, 'x', 'x', 'x', 'notice', 'sending', now())`,
    [people.admin.userId, people.admin.issuerId, event.id],
  );
  await app.sql(
    `INSERT INTO message_batch_recipients (batch_id, email) SELECT '01900000-0000-7000-8000-000000000001', 'g' || n || '@m.test'
     FROM generate_series(1, ${many}) n`,
  );
  const mailed = async () =>
    (
      await app.sql<{ n: number }>(
        `SELECT count(*)::integer AS n FROM mail_outbox WHERE payload->>'batchId' = $1`,
        ['01900000-0000-7000-8000-000000000001'],
      )
    )[0]?.n;
  // The third step fails: its changes are rolled back, earlier ones stay.
  await app.sql(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF NEW.recipient = 'g99@m.test' THEN RAISE EXCEPTION 'died'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER die BEFORE INSERT ON mail_outbox FOR EACH ROW EXECUTE FUNCTION die()`);
  // A newer message to one of the holders.
  const next = (await send(people.admin, toHolders({ tiers: ['regular'] }))).data.sendGroupMessage.batch;
  await deliver();
  expect(await mailed()).toBe(400);
  expect((await find(people.admin, next.id)).messageBatch).toMatchObject({ status: 'SENT', mailed: 1 });
  await app.sql('DROP TRIGGER die ON mail_outbox; DROP FUNCTION die()');
  await deliver();
  expect(await mailed()).toBe(many);
});

it('is sent once for one key, and only by those who may write to the group', async () => {
  const first = await send(people.admin, toHolders(), 'group-1');
  expect((await send(people.admin, toHolders(), 'group-1')).data).toEqual(first.data);
  const codes = async (who: TestActor, input: object, key: string | null = null) =>
    (await send(who, input, key)).errors?.[0]?.extensions.code;
  expect(await codes(people.admin, toHolders({ body: 'Other' }), 'group-1')).toBe('IDEMPOTENCY_MISMATCH');
  expect(await codes(people.stranger, toHolders())).toBe('NOT_FOUND');
  expect(await codes(holder, toHolders())).toBe('FORBIDDEN');
  expect(await codes(people.finance, toHolders())).toBe('FORBIDDEN');
  const signatories = { audience: 'CONTRACT_SIGNATORIES', contractId: people.contractId };
  expect(await codes(people.partner, signatories)).toBe('FORBIDDEN');
  expect(await codes(people.stranger, signatories)).toBe('NOT_FOUND');
  expect(await codes(people.admin, { audience: 'EVENT_HOLDERS' })).toBe('BAD_INPUT');
  expect((await find(people.finance, first.data.sendGroupMessage.batch.id))?.messageBatch).toBeNull();
});
