import { Writable } from 'node:stream';
import { StrKey } from '@stellar/stellar-sdk';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { encodingsOf } from '../../support/encodings.ts';
import { buyWithWallet, fundedBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let logged = '';
beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString('utf8');
      done();
    },
  });
  app = await bootTestApp({
    ledger: true,
    log: createLog('trace', sink as unknown as pino.DestinationStream),
  });
});
afterAll(() => app.close());

/** All rows of all tables as text; bytes also as the characters that they may encode. */
async function everythingStored(): Promise<string> {
  const tables = await app.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  let all = '';
  for (const { name } of tables) {
    const rows = await app.sql<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t`);
    for (const { row } of rows) {
      all += `${row}\n`;
      for (const [, hex = ''] of row.matchAll(/\\\\x([0-9a-f]+)/g))
        all += Buffer.from(hex, 'hex').toString('latin1');
    }
  }
  return all;
}

const found = (secrets: Map<string, Buffer>, where: string): string[] =>
  [...secrets]
    .filter(([, secret]) => encodingsOf(secret).some((text) => where.includes(text)))
    .map(([name]) => name);

/** A person with a wallet who uses everything that touches a secret. */
async function livesThrough(secrets: Map<string, Buffer>): Promise<void> {
  const email = 'careful@people.test';
  const register = { name: 'Careful', email, password: PASSWORD, role: 'issuer_admin', create_wallet: true };
  await app.rest('POST', '/auth/register', register);
  const login = await app.rest('POST', '/auth/login', { email, password: PASSWORD });
  const careful = { token: login.body.data.token } as TestActor;
  await app.rest('POST', '/auth/login', { email, password: 'a wrong guess at it' });
  expect((await app.rest('POST', '/api/wallet/fund', undefined, careful)).status).toBe(200);
  const EXPORT =
    'mutation ($password: String!) { exportWalletKey(input: { password: $password }) { secretKey } }';
  await app.graphql(EXPORT, { password: 'another wrong guess' }, careful);
  const exported = await app.graphql(EXPORT, { password: PASSWORD }, careful);
  const { api_key } = (await app.rest('POST', '/api/issuer/api-key', undefined, careful)).body;
  await app.rest('GET', '/api/wallet/balance', undefined, { headers: { authorization: api_key } });
  await app.rest(
    'POST',
    '/api/system/change-password',
    { current_password: PASSWORD, new_password: NEW },
    careful,
  );
  const event = await published(app, careful, {}, [
    { tier: 'regular', count: 20, price: '5', currency: 'XLM' },
  ]);
  await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
  const paid = await buyWithWallet(
    app,
    await fundedBuyer(app),
    { eventId: event.id, paymentAmount: '5' },
    'a key',
  );
  expect(paid.data.purchaseWithWallet.order.status).toBe('PAID');
  // Faults are logged with all their details.
  await app.graphql(EXPORT, { password: { not: PASSWORD } as unknown as string }, careful);
  await app.rest('POST', '/auth/login', `{"email":"${email}","password":"${PASSWORD}"`);

  const { secretKey } = exported.data.exportWalletKey;
  secrets.set('secret key', Buffer.from(secretKey));
  secrets.set('seed', Buffer.from(StrKey.decodeEd25519SecretSeed(secretKey)));
  secrets.set('api key', Buffer.from(api_key));
  secrets.set('token', Buffer.from(careful.token));
  for (const password of [PASSWORD, NEW, 'a wrong guess at it', 'another wrong guess']) {
    secrets.set(password, Buffer.from(password));
  }
  const { masterKey, tokenKey } = app.app.services.secrets;
  secrets.set('master key', masterKey).set('token key', tokenKey);
}

const NEW = 'another long enough passphrase';

describe('a thief of the whole database and every log', () => {
  it('finds no secret key, no password, no API key, in any encoding', async () => {
    const secrets = new Map<string, Buffer>();
    await livesThrough(secrets);
    for (const { public_key } of await app.sql<{ public_key: string }>(
      'SELECT public_key FROM ledger_keys',
    )) {
      const secret = await app.app.services.vault.reveal(public_key);
      secrets.set(`secret key of ${public_key}`, Buffer.from(secret));
      secrets.set(`seed of ${public_key}`, Buffer.from(StrKey.decodeEd25519SecretSeed(secret)));
    }
    expect(secrets.size).toBeGreaterThan(12);
    const stored = await everythingStored();
    // Proves that the search reads real data.
    expect(stored).toContain('careful@people.test');
    expect(logged).toContain('"level":"info"');
    expect(found(secrets, stored)).toEqual([]);
    expect(found(secrets, logged)).toEqual([]);
  });

  it('would find one, whatever it was written as', async () => {
    const secret = Buffer.from('0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0', 'hex');
    const secrets = new Map([['planted', secret]]);
    const forms = [
      secret.toString('hex'),
      secret.toString('base64'),
      secret.toString('base64url'),
      Buffer.concat([Buffer.from('x'), secret]).toString('base64'),
      Buffer.concat([Buffer.from('xy'), secret, Buffer.from('z')]).toString('base64url'),
    ];
    for (const form of forms) expect(found(secrets, `... ${form} ...`), form).toEqual(['planted']);
    await app.sql('INSERT INTO rate_limits (key) VALUES ($1)', [secret.toString('base64')]);
    expect(found(secrets, await everythingStored())).toEqual(['planted']);
  });
});
