import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { openDoors } from '../../support/door.ts';

const ID = '0190bbbb-0000-7000-8000-000000000002';
const LONG_KEY = 'k'.repeat(256);
const SPACES = '   ';
/** Holds a character that changes the direction of writing. */
const HIDDEN = 'A\u202EB';

let app: TestApp;
let people: Record<string, TestActor>;
let eventId: string;
let slug: string;
beforeAll(async () => {
  app = await bootTestApp();
  const doors = await openDoors(app);
  people = {
    admin: doors.organiser,
    validator: doors.validator,
    system: await app.actor('system_admin'),
    attendee: await app.actor('attendee'),
  };
  ({ eventId, slug } = doors);
});
afterAll(() => app.close());

interface Wrong {
  call: string;
  type?: 'query';
  who: string;
  input: () => Record<string, unknown>;
  fields: string[];
}

/** Every field of these inputs that may be wrong is. */
const COMMANDS: Wrong[] = [
  {
    ...{ call: 'register', who: 'nobody', fields: ['email', 'name', 'password', 'phone'] },
    input: () => ({ name: SPACES, email: 'nobody', password: 'short', phone: HIDDEN, role: 'ATTENDEE' }),
  },
  {
    ...{ call: 'createEvent', who: 'admin', fields: ['endDate', 'name', 'venue'] },
    input: () => ({
      ...{ name: SPACES, description: 'One stage.', venue: 'KICC' },
      ...{ startDate: '2030-01-02T00:00:00Z', endDate: '2030-01-01T00:00:00Z' },
    }),
  },
  {
    ...{
      call: 'purchaseByForm',
      who: 'nobody',
      fields: ['email', 'idempotencyKey', 'lines.0.quantity', 'name', 'phone'],
    },
    input: () => ({
      ...{ slug, lines: [{ tier: 'VIP', quantity: 0 }], name: SPACES, email: 'nobody', phone: 'x' },
      idempotencyKey: LONG_KEY,
    }),
  },
  {
    ...{
      call: 'setEventSales',
      who: 'admin',
      fields: ['confirmHours', 'networkLimit', 'offerMinutes', 'orderLimit', 'personLimit'],
    },
    input: () => ({
      eventId,
      orderLimit: 0,
      personLimit: 0,
      networkLimit: 0,
      confirmHours: 0,
      offerMinutes: 0,
    }),
  },
  {
    ...{ call: 'joinWaitingList', who: 'nobody', fields: ['email', 'name', 'quantity'] },
    input: () => ({ slug, tier: 'VIP', name: SPACES, email: 'nobody', quantity: 0 }),
  },
  {
    ...{ call: 'cancelEvent', who: 'admin', fields: ['idempotencyKey', 'reason'] },
    input: () => ({ eventId, reason: SPACES, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'refundOrder', who: 'admin', fields: ['idempotencyKey', 'reason'] },
    input: () => ({ orderId: ID, reason: SPACES, idempotencyKey: LONG_KEY }),
  },
  {
    ...{ call: 'undoEntry', who: 'validator', fields: ['deviceId', 'nonce', 'reason'] },
    input: () => ({ deviceId: '', nonce: '', reason: SPACES }),
  },
  {
    ...{ call: 'validateTicket', who: 'validator', fields: ['deviceId', 'eventId', 'gateId', 'nonce'] },
    input: () => ({ ticket: 'x', eventId: 'x', gateId: 'x', deviceId: '', nonce: '' }),
  },
  {
    ...{ call: 'setExchangeRate', who: 'system', fields: ['rate', 'to'] },
    input: () => ({ from: 'USD', to: 'USD', rate: 'much' }),
  },
  {
    ...{ call: 'sendMessage', who: 'admin', fields: ['body', 'recipientEmail', 'subject'] },
    input: () => ({ recipientEmail: SPACES, subject: SPACES, body: SPACES }),
  },
  {
    ...{ call: 'invitePartner', who: 'admin', fields: ['email', 'name'] },
    input: () => ({ email: SPACES, name: HIDDEN, role: 'PARTNER' }),
  },
  {
    ...{ call: 'inviteUser', who: 'admin', fields: ['email', 'name'] },
    input: () => ({ email: 'nobody', name: SPACES, role: 'ISSUER_VALIDATOR' }),
  },
  {
    ...{ call: 'createWebhookEndpoint', who: 'admin', fields: ['types', 'url'] },
    input: () => ({ url: 'nowhere', types: [] }),
  },
  {
    ...{ call: 'updateProfile', who: 'attendee', fields: ['name', 'phone'] },
    input: () => ({ name: SPACES, phone: HIDDEN }),
  },
  {
    ...{ call: 'transferTicket', who: 'admin', fields: ['to.email', 'to.name', 'to.phone'] },
    input: () => ({ id: ID, to: { name: SPACES, email: 'nobody', phone: 'x' } }),
  },
];

const inputType = (call: string) => `${call[0]?.toUpperCase()}${call.slice(1)}Input`;

function fieldsOf({ errors }: GraphQLAnswer): string[] {
  expect(errors?.[0]?.extensions.code, JSON.stringify(errors)).toBe('BAD_INPUT');
  const details = errors?.[0]?.extensions.details as { fields: { field: string }[] } | undefined;
  const fields = details?.fields ?? [];
  return fields.map(({ field }) => field.replace(/^input\./, '')).sort();
}

describe('a command that is given nothing but wrong values names every one of them:', () => {
  it.each(COMMANDS)('$call', async ({ call, who, input, fields }) => {
    const document = `mutation M($input: ${inputType(call)}!) { ${call}(input: $input) { __typename } }`;
    expect(fieldsOf(await app.graphql(document, { input: input() }, people[who]))).toEqual(fields);
  });

  it('publicKey, a query', async () => {
    const answer = await app.graphql('{ publicKey(issuerId: "x", version: 0) { version } }');
    expect(fieldsOf(answer)).toEqual(['issuerId', 'version']);
  });

  it('revocationSnapshot, a query', async () => {
    const answer = await app.graphql('{ revocationSnapshot(issuerId: "x", since: "x") { number } }');
    expect(fieldsOf(answer)).toEqual(['issuerId', 'since']);
  });

  it('a body over REST', async () => {
    const body = { tier: '', name: SPACES, email: 'nobody', phone: 'x' };
    const answer = await app.rest('POST', `/events/${slug}/purchase`, body);
    expect(answer.status).toBe(400);
    const fields = answer.body.error.fields as { field: string }[];
    expect(fields.map(({ field }) => field).sort()).toEqual(['email', 'name', 'phone', 'tier']);
  });
});
