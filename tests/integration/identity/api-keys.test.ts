import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../../server/platform/access/roles.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const CREATE = 'mutation { createApiKey { key apiKey { id prefix expiresAt lastUsedAt } } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { revokedId } }';
const KEYS = 'query { viewer { role apiKeys { id prefix createdAt } } }';

async function createKey(
  token: string,
): Promise<{ key: string; apiKey: { id: string; prefix: string; expiresAt: string } }> {
  return (await app.graphql(CREATE, {}, { token })).data.createApiKey;
}

const statusWith = async (authorization: string) =>
  (await app.graphql(KEYS, {}, { headers: { authorization } })).status;

describe('an API key', () => {
  it('works raw and as bearer, for a year', async () => {
    const { token } = await app.actor('issuer_admin');
    const { key, apiKey } = await createKey(token);
    expect(key).toMatch(/^passa_live_[0-9A-Za-z]{49}$/);
    expect(key.startsWith(apiKey.prefix)).toBe(true);
    expect(await statusWith(key)).toBe(200);
    expect(await statusWith(`Bearer ${key}`)).toBe(200);
    app.clock.advance('8759h');
    expect(await statusWith(key)).toBe(200);
    app.clock.advance('2h');
    expect(await statusWith(key)).toBe(401);
  });

  it.each(ROLES.filter((role) => role !== 'attendee'))('can be made by a %s', async (role) => {
    const { token } = await app.actor(role);
    expect((await createKey(token)).key).toMatch(/^passa_/);
  });

  it('is not for attendees, nor for visitors', async () => {
    const { token } = await app.actor('attendee');
    expect((await app.graphql(CREATE, {}, { token })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.graphql(CREATE)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is one of ten; the oldest goes first, also when many are made at once', async () => {
    const { token } = await app.actor('issuer_admin');
    const first = await createKey(token);
    app.clock.advance('1s');
    const others = await Promise.all(Array.from({ length: 10 }, () => createKey(token)));
    expect(await statusWith(first.key)).toBe(401);
    expect(await Promise.all(others.map(({ key }) => statusWith(key)))).toEqual(Array(10).fill(200));
    const { apiKeys } = (await app.graphql(KEYS, {}, { token })).data.viewer;
    expect(apiKeys).toHaveLength(10);
  });

  it('is revoked at once, by its owner alone', async () => {
    const [mine, other] = [await app.actor('issuer_admin'), await app.actor('issuer_admin')];
    const { key, apiKey } = await createKey(mine.token);
    expect(await statusWith(key)).toBe(200);
    const stranger = await app.graphql(REVOKE, { id: apiKey.id }, { token: other.token });
    expect(stranger.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await statusWith(key)).toBe(200);
    expect(
      (await app.graphql(REVOKE, { id: apiKey.id }, { token: mine.token })).data.revokeApiKey.revokedId,
    ).toBe(apiKey.id);
    expect(await statusWith(key)).toBe(401);
    expect(
      (await app.graphql(REVOKE, { id: 'nonsense' }, { token: mine.token })).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('is nowhere in the database, and its making is recorded without it', async () => {
    const { token } = await app.actor('issuer_admin');
    const { key, apiKey } = await createKey(token);
    const [row] = await app.sql<{ hash: Buffer; text: string }>(
      'SELECT hash, k::text AS text FROM api_keys k WHERE id = $1',
      [apiKey.id],
    );
    expect(row?.hash).toHaveLength(32);
    expect(row?.text).not.toContain(key);
    const [entry] = await app.sql<{ text: string }>(
      "SELECT a::text AS text FROM audit_entries a WHERE action = 'key.create' AND entity_id = $1",
      [apiKey.id],
    );
    expect(entry?.text).toContain(apiKey.prefix);
    expect(entry?.text).not.toContain(key);
  });
});
