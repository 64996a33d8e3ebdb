import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyScopesOf } from '../../../server/api/graphql/guard.ts';
import { productSchema } from '../../../server/app.ts';
import { isKey, makeKey } from '../../../server/modules/identity/api-keys/api-key.rules.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { addApp } from '../../support/factors.ts';
import { operationForField, variablesForField } from '../../support/operation-for-field.ts';

const MAKE = `mutation ($scopes: [KeyScope!], $networks: [String!], $expiresAt: DateTime, $name: String) {
  createApiKey(input: { scopes: $scopes, networks: $networks, expiresAt: $expiresAt, name: $name }) {
    key apiKey { id name scopes networks expiresAt } } }`;
const NOBODYS = '01900000-0000-7000-8000-000000000000';
const SCOPES = ['READ', 'SELL', 'SCAN', 'MONEY', 'ADMIN', 'FULL', 'WEB'] as const;
type ScopeName = (typeof SCOPES)[number];

let app: TestApp;
let owner: TestActor;
const keys = {} as Record<ScopeName, { headers: { authorization: string } }>;
const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
beforeAll(async () => {
  app = await bootTestApp({ TRUST_PROXY: 'on' });
  owner = await app.actor('issuer_owner');
  await addApp(app, owner);
  for (const scope of SCOPES) {
    const made = await app.graphql(MAKE, { scopes: [scope] }, owner);
    keys[scope] = withKey(made.data.createApiKey.key);
  }
});
afterAll(() => app.close());

describe('a key with scopes', () => {
  const mutations = Object.values(productSchema().getMutationType()?.getFields() ?? {}).flatMap((field) => {
    const scopes = keyScopesOf(field);
    return scopes ? [{ field, scopes }] : [];
  });

  // These end the credential, or the account.
  const left = new Set(['logout', 'endOtherSessions', 'deleteMyAccount', 'changePassword', 'createApiKey']);
  const may = (scope: ScopeName, { field, scopes }: (typeof mutations)[number]): boolean => {
    if (scopes.some((one) => one.toUpperCase() === scope)) return true;
    const isWide = scope === 'FULL' || (scope === 'WEB' && field.extensions.confirmed !== true);
    return isWide && scopes.some((one) => one !== 'money');
  };

  it('makes the calls of its scopes, and no other', async () => {
    const tried = mutations.filter(({ field }) => !left.has(field.name));
    expect(tried.length).toBeGreaterThan(100);
    for (const { field, ...rest } of tried) {
      const query = operationForField('mutation', field);
      const variables = variablesForField(field, NOBODYS);
      for (const scope of SCOPES) {
        const code = codeOf(await app.graphql(query, variables, keys[scope]));
        const expected = may(scope, { field, ...rest })
          ? expect.not.stringMatching(/^KEY_SCOPE_REQUIRED$/)
          : expect.stringMatching(/^(KEY_SCOPE_REQUIRED|FORBIDDEN)$/);
        expect(code ?? 'done', `${field.name} with ${scope}`).toEqual(expected);
      }
    }
  });

  it('reads with every scope but the one of the door', async () => {
    const field = productSchema().getQueryType()?.getFields().auditLogs;
    if (!field) throw new Error('the query is gone');
    const LIST = operationForField('query', field);
    for (const scope of ['READ', 'SELL', 'MONEY', 'ADMIN', 'FULL', 'WEB'] as const)
      expect(codeOf(await app.graphql(LIST, {}, keys[scope])), scope).toBeUndefined();
    expect(codeOf(await app.graphql(LIST, {}, keys.SCAN))).toBe('KEY_SCOPE_REQUIRED');
  });

  it('gives none that it does not have, and no key for money without an owner and a second factor', async () => {
    const admin = await app.actor('issuer_admin', owner.issuerId as string);
    expect(codeOf(await app.graphql(MAKE, { scopes: ['SELL'] }, keys.ADMIN))).toBe('KEY_BEYOND_OWN');
    expect(codeOf(await app.graphql(MAKE, { scopes: ['ADMIN'] }, keys.ADMIN))).toBeUndefined();
    expect(codeOf(await app.graphql(MAKE, { scopes: ['MONEY'] }, admin))).toBe('MONEY_SCOPE_BY_OWNER');
    const other = await app.actor('issuer_owner', owner.issuerId as string);
    expect(codeOf(await app.graphql(MAKE, { scopes: ['MONEY'] }, other))).toBe('MONEY_SCOPE_BY_OWNER');
  });
});

describe('a key with networks and an end', () => {
  const from = (key: string, address: string) =>
    app.graphql(
      '{ viewer { user { id } } }',
      {},
      {
        headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address },
      },
    );

  it('works from its networks alone', async () => {
    const networks = ['203.0.113.7', '198.51.100.0/24', '2001:db8:7::/48'];
    const made = await app.graphql(MAKE, { scopes: ['READ'], networks, name: ' Nightly export ' }, owner);
    const { key, apiKey } = made.data.createApiKey;
    expect(apiKey).toMatchObject({ name: 'Nightly export', networks });
    for (const address of ['203.0.113.7', '198.51.100.200', '2001:db8:7::5'])
      expect((await from(key, address)).data.viewer.user.id).toBe(owner.userId);
    for (const address of ['203.0.113.8', '198.51.101.1', '2001:db8:8::5'])
      expect(codeOf(await from(key, address))).toBe('KEY_FROM_ELSEWHERE');
  });

  it('ends at its end', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const { key } = (await app.graphql(MAKE, { scopes: ['READ'], expiresAt }, owner)).data.createApiKey;
    expect(codeOf(await from(key, '203.0.113.7'))).toBeUndefined();
    app.clock.advance('61m');
    expect(codeOf(await from(key, '203.0.113.7'))).toBe('INVALID_CREDENTIALS');
  });

  it('is refused with faults in its terms', async () => {
    const person = await app.actor('issuer_owner');
    const past = new Date(app.clock.now().getTime() - 1_000).toISOString();
    const far = new Date(app.clock.now().getTime() + 366 * 86_400_000).toISOString();
    for (const terms of [
      { scopes: [] },
      { networks: ['203.0.113.0/33'] },
      { networks: ['example.org'] },
      { networks: Array.from({ length: 21 }, (_none, at) => `203.0.113.${at}`) },
      { expiresAt: past },
      { expiresAt: far },
      { name: ' ' },
      { name: 'x'.repeat(101) },
    ])
      expect(codeOf(await app.graphql(MAKE, terms, person)), JSON.stringify(terms)).toBe('BAD_INPUT');
  });
});

it('has a form that scanners recognise: a mark, and a checksum that finds a mistyped character', () => {
  const { key, prefix } = makeKey((bytes) => Buffer.alloc(bytes, 0x5a));
  expect(key).toMatch(/^passa_live_[0-9A-Za-z]{49}$/);
  expect(prefix).toBe(key.slice(0, 19));
  expect(isKey(key)).toBe(true);
  expect(isKey(`${key.slice(0, 20)}${key[20] === 'x' ? 'y' : 'x'}${key.slice(21)}`)).toBe(false);
  // From before.
  expect(isKey(`passa_${'A'.repeat(43)}`)).toBe(true);
});

it('from before the scopes goes on to do what it did', async () => {
  const [row] = await app.sql<{ scopes: string[] }>(
    `INSERT INTO api_keys (id, user_id, prefix, hash, created_at, expires_at)
     VALUES (gen_random_uuid(), $1, 'passa_old', sha256('passa_${'B'.repeat(43)}'), $2, $2::timestamptz + interval '1 day')
     RETURNING scopes`,
    [owner.userId, app.clock.now()],
  );
  expect(row?.scopes).toEqual(['full']);
  const old = withKey(`passa_${'B'.repeat(43)}`);
  expect((await app.graphql('{ viewer { user { id } } }', {}, old)).data.viewer.user.id).toBe(owner.userId);
});

it('that a browser keeps does what the screens do, but no call that asks who is there', async () => {
  const person = await app.actor('issuer_owner');
  const made = await app.rest('POST', '/api/issuer/api-key', { scopes: ['web'] }, person);
  expect(made.status).toBe(201);
  const key = withKey(made.body.data.api_key);
  const ANOTHER = 'mutation { createApiKey { key } }';
  const EVENT = `mutation { createEvent(input: { name: "Ngoma", description: "Drums.", venue: "Nairobi, Kenya",
    startDate: "2031-06-01T17:00:00Z", endDate: "2031-06-01T22:00:00Z" }) { event { id } } }`;
  expect(codeOf(await app.graphql(EVENT, {}, key))).toBeUndefined();
  expect(codeOf(await app.graphql(ANOTHER, {}, key))).toBe('KEY_SCOPE_REQUIRED');
  expect(codeOf(await app.graphql(ANOTHER, {}, keys.FULL))).toBeUndefined();
});
