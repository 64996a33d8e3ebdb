import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { operationForField, variablesForField } from '../../support/operation-for-field.ts';

const fields = Object.values(productSchema().getMutationType()?.getFields() ?? {}).filter(
  ({ extensions }) => extensions.confirmed === true,
);
const NOBODYS = '01900000-0000-7000-8000-000000000000';

let app: TestApp;
let admin: TestActor;
let key: string;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('system_admin');
  key = (await app.rest('POST', '/api/issuer/api-key', undefined, admin)).body.data.api_key;
  app.clock.advance('11m');
});
afterAll(() => app.close());

it('money, credentials, keys, staff, accounts and factors need a recent proof of identity', () => {
  expect(fields.map(({ name }) => name).sort()).toEqual([
    'approveAccountChange',
    'approvePayout',
    'authorizeRound',
    'changeDoorDevice',
    'changeEmail',
    'choosePlatformSelling',
    'closeMerchantAccount',
    'confirmDevicePairing',
    'connectMerchantAccount',
    'createApiKey',
    'createRecoveryCodes',
    'decideExpense',
    'deleteGuest',
    'deleteMyAccount',
    'deleteUser',
    'executeRound',
    'exportWalletKey',
    'inviteUser',
    'registerValidator',
    'removeAuthenticator',
    'renewTicketCodes',
    'requestPayout',
    'rotateSigningKey',
    'sendPayout',
    'setPayoutDestination',
    'setSecondFactorRequired',
    'setStaffEvents',
    'setUserRole',
    'settlePayout',
    'startAuthenticatorApp',
    'startPasskeyRegistration',
    'submitRoundSignature',
    'testMerchantAccount',
  ]);
});

describe.each(fields.map((field) => [field.name, field] as const))('%s', (_name, field) => {
  const document = operationForField('mutation', field);
  const variables = variablesForField(field, NOBODYS);

  it('is refused to a person whose last proof is older than ten minutes', async () => {
    const answer = await app.graphql(document, variables, { ...admin, confirms: false });
    expect(codeOf(answer)).toBe('CONFIRMATION_REQUIRED');
  });

  it('is not asked of an API key', async () => {
    const code = codeOf(await app.graphql(document, variables, { token: key }));
    expect(code).not.toBe('CONFIRMATION_REQUIRED');
  });
});

it.each([
  ['POST', '/api/issuer/api-key', {}],
  ['POST', '/api/rounds/authorize', { round_id: NOBODYS }],
])('%s %s over REST is refused with 403 and says how to go on', async (method, path, body) => {
  const answer = await app.rest(method, path, body, { ...admin, confirms: false });
  expect([answer.status, answer.body.error]).toEqual([
    403,
    {
      code: 'CONFIRMATION_REQUIRED',
      message: expect.any(String),
      methods: ['password'],
      path: '/auth/confirm',
    },
  ]);
});
