import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { productSchema } from '../../server/app.ts';

/** Reasons why texts of a name are not refused for their length. */
const BY_NAME: Record<string, string> = {
  after: 'a cursor of ours',
  before: 'a cursor of ours',
  city: 'looked for',
  code: 'compared with the codes that there are; 3 to 40 characters by its form',
  currentPassword: 'compared with the password',
  envelopeXdr: 'read by its form',
  pass: 'a secret of ours',
  password: 'compared with the password',
  publicKey: 'read by its form',
  search: 'looked for',
  sites: 'read by their form',
  slug: 'a name of ours',
  text: 'looked for',
  times: 'read by their form',
  token: 'a secret of ours',
  waiting: 'a secret of ours',
};
const BY_PLACE: Record<string, string> = {
  'AnswerFilterInput.value': 'looked for',
  'AnswerInput.tier': 'compared with the tiers of the event',
  'AuditLogFilter.entityId': 'looked for',
  'AuditLogFilter.entityType': 'looked for',
  'AuditLogFilter.what': 'looked for',
  'AuditLogFilter.who': 'looked for',
  'CancelRoundInput.reason': 'cut after 500 characters, not refused',
  'ExecuteRoundInput.idempotencyKey': 'the round itself is what is paid only once',
  'ConfirmLoginInput.challenge': 'compared with the challenges that there are',
  'ConfirmLoginInput.recoveryCode': 'compared with the codes of the account',
  'RequestFactorRecoveryInput.challenge': 'compared with the challenges that there are',
  'DeleteGuestInput.email': 'compared with the addresses that there are',
  'Query.guestData.email': 'compared with the addresses that there are',
  'LoginInput.email': 'compared with the addresses that there are',
  'MpesaCredentialsInput.shortcode': 'read by its form',
  'MpesaCredentialsInput.till': 'read by its form',
  'CreateWalletPassInput.orderKey': 'compared with the key of the order',
  'ClaimProviderPaymentInput.orderKey': 'compared with the key of the order',
  'ClaimProviderPaymentInput.receipt': 'read by its form',
  'Query.anchor.root': 'read by its form',
  'Query.doorRoster.digests': 'read by their form',
  'Query.order.idempotencyKey': 'compared with the key of the order',
  'Query.order.orderKey': 'compared with the key of the order',
  'MessageGroupInput.tiers': 'compared with the tiers of the event',
  'Query.purchaseQuote.tier': 'compared with the tiers of the event',
  'Query.revocationSnapshot.since': 'read by its form',
  'Query.tickets.tier': 'looked for',
  'ReportOrderInput.column': 'one of the columns of the report',
  'RequestPasswordResetInput.email': 'every address gets the same answer',
  'OpenProviderPageInput.orderKey': 'compared with the key of the order',
  'RefreshSessionInput.refreshToken': 'compared by its hash',
  'RegisterTicketPhoneInput.orderKey': 'compared with the key of the order',
  'SetOrderPhoneInput.orderKey': 'compared with the key of the order',
  'RemoveOrderPhoneInput.orderKey': 'compared with the key of the order',
  'RetryProviderPaymentInput.orderKey': 'compared with the key of the order',
  'WithdrawProviderPaymentInput.orderKey': 'compared with the key of the order',
  'RetryProviderPaymentInput.payerPhone': 'read by its form',
  'RevokeTicketInput.actor': 'cut after 200 characters, not refused',
  'EstimatePhoneBatchInput.tiers': 'compared with the tiers of the event',
  'SendGroupMessageInput.tiers': 'compared with the tiers of the event',
  'SetExchangeRateInput.rate': 'read by its form',
  'SetSettingInput.value': 'read by its form',
  'Subscription.orderChanged.idempotencyKey': 'compared with the key of the order',
  'Subscription.orderChanged.orderKey': 'compared with the key of the order',
  'TierInput.gracePeriod': 'read by its form',
};
const LIMIT = /(up to|\d to) [\d,]+ characters/i;

interface Text {
  place: string;
  name: string;
  description: string;
}

function textsOf(owner: string, fields: readonly (GraphQLArgument | GraphQLInputField)[]): Text[] {
  return fields
    .filter(({ type }) => getNamedType(type).name === 'String')
    .map(({ name, description }) => ({ place: `${owner}.${name}`, name, description: description ?? '' }));
}

const texts: Text[] = Object.values(productSchema().getTypeMap()).flatMap((type) => {
  if (type.name.startsWith('__')) return [];
  if (isInputObjectType(type)) return textsOf(type.name, Object.values(type.getFields()));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) => textsOf(`${type.name}.${name}`, args));
});

describe('every text that a caller gives', () => {
  it('states its greatest length, or is not refused for its length', () => {
    const silent = texts.filter(({ description }) => !LIMIT.test(description));
    expect(
      silent.filter(({ place, name }) => !(BY_PLACE[place] ?? BY_NAME[name])).map(({ place }) => place),
    ).toEqual([]);
  });

  it('stands in no list of exceptions for nothing', () => {
    const silent = texts.filter(({ description }) => !LIMIT.test(description));
    expect(Object.keys(BY_PLACE).filter((place) => !silent.some((text) => text.place === place))).toEqual([]);
    expect(Object.keys(BY_NAME).filter((name) => !silent.some((text) => text.name === name))).toEqual([]);
  });
});
