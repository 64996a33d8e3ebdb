import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverBatches } from '../../../server/modules/messages/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { openMail } from '../../support/mail.ts';
import { published } from '../events/organiser.ts';
import { sellingOf } from '../selling/organiser.ts';

let app: TestApp;
let owner: TestActor;
let validator: TestActor;
let rival: TestActor;
let event: { id: string; slug: string };
const ids: string[] = [];

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  validator = await app.actor('issuer_validator', owner.issuerId ?? '');
  rival = await app.actor('issuer_owner');
  event = await published(app, owner, {}, [
    { tier: 'vip', count: 10, price: '40', currency: 'USD' },
    { tier: 'free', count: 10, price: '0', currency: 'USD' },
  ]);
  await sellingOf(app, owner).newCode(event.id, { code: 'FRIENDS', percentOff: '10' });
  for (const [index, name] of ['Ama', 'Kofi', 'Zuri', 'Neema'].entries()) {
    app.clock.advance('1s');
    const answer = await buy(app, {
      slug: event.slug,
      lines: [{ tier: index < 2 ? 'vip' : 'free' }],
      buyer: { name, email: `${name.toLowerCase()}@guests.test` },
      ...(index === 1 && { code: 'FRIENDS' }),
    });
    ids.push(answer.data.purchaseByForm.tickets[0].id);
  }
});
afterAll(() => app.close());

const LIST = `query ($eventId: ID, $tierId: ID, $dueStatus: DueStatus, $code: String, $status: TicketStatus) {
  tickets(eventId: $eventId, tierId: $tierId, dueStatus: $dueStatus, code: $code, status: $status) {
    totalCount nodes { id } } }`;
const AGAIN = `mutation ($ids: [ID!]!) {
  sendTicketsAgain(input: { ticketIds: $ids }) { outcome { skipped tickets { id } } } }`;
const REVOKE = `mutation ($ids: [ID!]!, $reason: String!) {
  revokeTickets(input: { ticketIds: $ids, reason: $reason }) {
    outcome { skipped tickets { id status revokeReason } } } }`;
const HISTORY = 'query ($id: ID!) { ticket(id: $id) { history { kind detail at } } }';
const SEND = `mutation ($input: SendGroupMessageInput!) {
  sendGroupMessage(input: $input) { batch { id chosenTickets } } }`;
const SENT = 'query ($eventId: ID) { messageBatches(eventId: $eventId) { nodes { id total } } }';

async function listed(variables: object, who = owner): Promise<number[]> {
  const { data, errors } = await app.graphql(LIST, { eventId: event.id, ...variables }, who);
  expect(errors).toBeUndefined();
  expect(data.tickets.totalCount).toBe(data.tickets.nodes.length);
  return data.tickets.nodes.map(({ id }: { id: string }) => ids.indexOf(id));
}

const history = async (index: number, who = owner) =>
  (await app.graphql(HISTORY, { id: ids[index] }, who)).data.ticket?.history;

async function tierId(name: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1 AND name = $2', [
    event.id,
    name,
  ]);
  return row?.id ?? '';
}

describe('the guests of an event', () => {
  it('are narrowed by tier, by what is due, and by the code of their order', async () => {
    expect(await listed({ tierId: await tierId('vip') })).toEqual([1, 0]);
    expect(await listed({ tierId: 'nonsense' })).toEqual([]);
    expect(await listed({ dueStatus: 'DUE' })).toEqual([1, 0]);
    expect(await listed({ dueStatus: 'NONE' })).toEqual([3, 2]);
    expect(await listed({ code: 'friends' })).toEqual([1]);
    expect(await listed({ code: 'STRANGERS' })).toEqual([]);
    expect(await listed({ dueStatus: 'DUE', tierId: await tierId('free') })).toEqual([]);
    expect(await listed({}, rival)).toEqual([]);
  });

  it('are sent their tickets again, each once, and not too often', async () => {
    const { data } = await app.graphql(AGAIN, { ids: [ids[0], ids[2], ids[0]] }, owner);
    expect(data.sendTicketsAgain.outcome).toEqual({ skipped: 0, tickets: [{ id: ids[0] }, { id: ids[2] }] });
    const count = 'SELECT count(*)::int AS count FROM mail_outbox WHERE recipient = $1 AND kind = $2';
    expect(await app.sql(count, ['ama@guests.test', 'tickets'])).toEqual([{ count: 2 }]);
    expect(await app.sql(count, ['kofi@guests.test', 'tickets'])).toEqual([{ count: 1 }]);
    expect(codeOf(await app.graphql(AGAIN, { ids: [] }, owner))).toBe('BAD_INPUT');
    expect(
      codeOf(
        await app.graphql(AGAIN, { ids: Array.from({ length: 101 }, (_, index) => String(index)) }, owner),
      ),
    ).toBe('BAD_INPUT');
    expect(codeOf(await app.graphql(AGAIN, { ids }, validator))).toBe('FORBIDDEN');
    expect(
      (await app.graphql(AGAIN, { ids: [ids[1], 'nonsense'] }, rival)).data.sendTicketsAgain.outcome,
    ).toEqual({
      skipped: 2,
      tickets: [],
    });
  });

  it('are written to as chosen', async () => {
    const input = { audience: 'EVENT_HOLDERS', eventId: event.id, subject: 'Seats', body: 'Row A is yours.' };
    const send = (changed: object, who = owner) =>
      app.graphql(SEND, { input: { ...input, ...changed } }, who);
    const { batch } = (await send({ ticketIds: [ids[1], ids[3]] })).data.sendGroupMessage;
    expect(batch.chosenTickets).toBe(2);
    await deliverBatches(app.app.scope());
    expect((await openMail(app, 'kofi@guests.test', 'group_message')).text).toContain('Row A is yours.');
    const reached = await app.sql(
      'SELECT email::text AS email FROM message_batch_recipients WHERE batch_id = $1 ORDER BY email',
      [batch.id],
    );
    expect(reached).toEqual([{ email: 'kofi@guests.test' }, { email: 'neema@guests.test' }]);
    const { messageBatches } = (await app.graphql(SENT, { eventId: event.id }, owner)).data;
    expect(messageBatches.nodes).toEqual([{ id: batch.id, total: 2 }]);
    const elsewhere = await published(app, owner);
    expect((await app.graphql(SENT, { eventId: elsewhere.id }, owner)).data.messageBatches.nodes).toEqual([]);
    // Tickets of another event are nobody's in this one.
    const none = (await send({ eventId: elsewhere.id, ticketIds: [ids[1]] })).data.sendGroupMessage.batch;
    await deliverBatches(app.app.scope());
    expect(
      await app.sql('SELECT email FROM message_batch_recipients WHERE batch_id = $1', [none.id]),
    ).toEqual([]);
    expect(codeOf(await send({ ticketIds: ['nonsense'] }))).toBe('BAD_INPUT');
    expect(codeOf(await send({ ticketIds: [ids[1]], tiers: ['vip'] }))).toBe('BAD_INPUT');
  });

  it('have a history that their organiser and they themselves read', async () => {
    const kinds = (entries: { kind: string; detail: string | null }[]) =>
      entries.map(({ kind, detail }) => (detail ? `${kind} ${detail}` : kind));
    expect(kinds(await history(1)).sort()).toEqual(['ISSUED', 'MAILED group_message', 'MAILED tickets']);
    expect(await history(1, validator)).toBeNull();
    expect(await history(1, rival)).toBeUndefined();
  });

  it('lose their tickets together for one reason; what is void already is left alone', async () => {
    app.clock.advance('1m');
    const reason = 'Sold on for three times the price.';
    expect(codeOf(await app.graphql(REVOKE, { ids, reason: ' ' }, owner))).toBe('BAD_INPUT');
    expect(codeOf(await app.graphql(REVOKE, { ids, reason }, validator))).toBe('FORBIDDEN');
    expect((await app.graphql(REVOKE, { ids, reason }, rival)).data.revokeTickets.outcome).toEqual({
      skipped: 4,
      tickets: [],
    });
    const revoke = async (chosen: unknown[]) =>
      (await app.graphql(REVOKE, { ids: chosen, reason }, owner)).data.revokeTickets.outcome;
    expect(await revoke([ids[0]])).toEqual({
      skipped: 0,
      tickets: [{ id: ids[0], status: 'REVOKED', revokeReason: reason }],
    });
    const both = await revoke([ids[0], ids[1]]);
    expect(both.skipped).toBe(1);
    expect(both.tickets.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
    expect(await listed({ status: 'REVOKED' })).toEqual([1, 0]);
    expect(await listed({ dueStatus: 'DUE' })).toEqual([]);
    expect((await history(0))[0]).toMatchObject({ kind: 'REVOKED', detail: reason });
    const again = await app.graphql(AGAIN, { ids: [ids[0], ids[3]] }, owner);
    expect(again.data.sendTicketsAgain.outcome).toEqual({ skipped: 1, tickets: [{ id: ids[3] }] });
  });
});
