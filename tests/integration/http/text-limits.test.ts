import { type GraphQLInputObjectType, getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';

const schema = productSchema();
let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const ID = '0190bbbb-0000-7000-8000-000000000002';
const EVENT = {
  ...{ name: 'Night', description: 'One stage.', venue: 'KICC, Nairobi, Kenya' },
  ...{ startDate: '2030-01-01T00:00:00Z', endDate: '2030-01-02T00:00:00Z' },
};
const MESSAGE = { recipientEmail: 'ann@people.test', subject: 'Doors', body: 'Open at six.', type: 'NOTICE' };

/** The maximum length that the schema states for a field. */
function statedLimit(type: string, field: string): number {
  const input = getNamedType(schema.getType(type)) as GraphQLInputObjectType;
  const [, most] = /to ([\d,]+) characters/.exec(input.getFields()[field]?.description ?? '') ?? [];
  return Number(most?.replaceAll(',', ''));
}

describe('a text above the length that the schema states is refused by its field:', () => {
  it.each([
    ['createEvent', EVENT, 'name'],
    ['createEvent', EVENT, 'venue'],
    ['createEvent', EVENT, 'description'],
    ['sendMessage', MESSAGE, 'subject'],
    ['sendMessage', MESSAGE, 'body'],
    ['changePassword', { currentPassword: 'x' }, 'newPassword'],
    ['createGate', { eventId: ID }, 'name'],
    ['createWebhookEndpoint', { url: 'https://hooks.test', types: ['EVENT_PUBLISHED'] }, 'description'],
    ['decideExpense', { id: ID, approve: true }, 'comment'],
    ['inviteUser', { email: 'ann@people.test', role: 'ISSUER_VALIDATOR' }, 'name'],
    ['refundAmount', { orderId: ID, amount: '1', currency: 'KES' }, 'reason'],
    ['refundOrder', { orderId: ID }, 'reason'],
    ['revokeTicket', { id: ID }, 'reason'],
    ['triggerRound', { contractId: ID, amount: '1' }, 'reason'],
    ['undoEntry', { deviceId: 'door', nonce: 'n1' }, 'reason'],
    ['updateProfile', {}, 'phone'],
  ])('%s %o %s', async (call, valid, field) => {
    const type = `${call[0]?.toUpperCase()}${call.slice(1)}Input`;
    const most = statedLimit(type, field);
    expect(most).toBeGreaterThan(0);
    const document = `mutation ($input: ${type}!) { ${call}(input: $input) { __typename } }`;
    const input = { ...valid, [field]: 'a'.repeat(most + 1) };
    const { errors } = await app.graphql(document, { input }, admin);
    const details = errors?.[0]?.extensions.details as { fields: { field: string; message: string }[] };
    const fault = details.fields.find((one) => one.field === field);
    expect(fault?.message.replaceAll(',', '')).toContain(String(most));
  });
});
