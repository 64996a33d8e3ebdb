import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentProviders } from '../../../server/modules/payments/merchants/payment-providers.ts';
import { SigningKeys } from '../../../server/modules/tickets/index.ts';
import { KeyVault, MasterKeys, rewrapKeys } from '../../../server/modules/wallets/index.ts';
import type { Secrets } from '../../../server/platform/config/secrets.ts';
import { createLog } from '../../../server/platform/log.ts';
import type { Scope } from '../../../server/platform/scope.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let owner: TestActor;
let certificate = '';
let logged = '';

const PASSKEY = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919';
const mpesa = (changes: object = {}) => ({
  mpesa: {
    consumerKey: 'sandbox-consumer-key',
    consumerSecret: 'sandbox-consumer-secret',
    shortcode: '174379',
    passkey: PASSKEY,
    initiatorName: 'testapi',
    initiatorPassword: 'Safaricom123!!',
    certificate,
    ...changes,
  },
});
const stripe = (secretKey = 'sk_test_sandbox') => ({
  stripe: { secretKey, webhookSecret: 'whsec_sandbox' },
});
const paystack = (secretKey = 'sk_test_paystack') => ({ paystack: { secretKey } });
const pesapal = (consumerSecret = 'pesapal-consumer-secret') => ({
  pesapal: { consumerKey: 'pesapal-consumer-key', consumerSecret },
});

interface Account {
  id: string;
  provider: string;
  method: string;
  label: string;
  state: string;
  testedAt: string | null;
  problem: string | null;
  feePercent: string;
  feeAmount: string;
  callbackUrl: string | null;
}

const FIELDS = 'id provider method label state testedAt problem feePercent feeAmount createdAt callbackUrl';
const LIST = `{ merchantAccounts { ${FIELDS} } }`;
const CONNECT = `mutation ($input: ConnectMerchantAccountInput!) {
  connectMerchantAccount(input: $input) { merchantAccount { ${FIELDS} } }
}`;
const TEST = `mutation ($id: ID!) { testMerchantAccount(input: { id: $id }) { merchantAccount { ${FIELDS} } } }`;
const CLOSE = `mutation ($id: ID!) { closeMerchantAccount(input: { id: $id }) { merchantAccount { ${FIELDS} } } }`;
const ADDRESS = 'query ($provider: PaymentProvider!) { nextMerchantCallbackUrl(provider: $provider) }';

async function call(document: string, variables: Record<string, unknown>, who: TestActor): Promise<Account> {
  const { data, errors } = await app.graphql(document, variables, who);
  if (errors) throw new Error(JSON.stringify(errors));
  return (Object.values(data)[0] as { merchantAccount: Account }).merchantAccount;
}
const connect = (input: object, who = owner): Promise<Account> => call(CONNECT, { input }, who);
const test = (id: string, who = owner): Promise<Account> => call(TEST, { id }, who);
const close = (id: string, who = owner): Promise<Account> => call(CLOSE, { id }, who);
const list = async (who = owner): Promise<Account[]> =>
  (await app.graphql(LIST, {}, who)).data.merchantAccounts;
const nextAddress = async (provider: string, who = owner): Promise<string | null> =>
  (await app.graphql(ADDRESS, { provider }, who)).data.nextMerchantCallbackUrl;
const codeOf = async (
  document: string,
  variables: Record<string, unknown>,
  who: TestActor,
): Promise<string | undefined> => (await app.graphql(document, variables, who)).errors?.[0]?.extensions.code;

async function active(input: object, who = owner): Promise<Account> {
  const { id } = await connect(input, who);
  const tested = await test(id, who);
  expect(tested).toMatchObject({ id, state: 'ACTIVE', problem: null });
  return tested;
}

const canBePaid = async (): Promise<boolean> =>
  (await app.graphql('{ firstSteps { canBePaid } }', {}, owner)).data.firstSteps.canBePaid;

const providersOf = (account: string) => app.app.services.paymentProviders.of(account);
const activeOf = (who: TestActor) => app.app.services.paymentProviders.activeOf(who.issuerId ?? '');

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  certificate = await (await fetch(`${sandbox.url}/sandbox/certificate`)).text();
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  app = await bootTestApp({
    log: createLog('trace', stream),
    PAYMENTS: 'sandbox',
    PAYMENTS_SANDBOX_URL: sandbox.url,
  });
});
beforeEach(async () => {
  owner = await app.actor('issuer_owner');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

describe('an account at a payment provider', () => {
  it('is untested until its provider accepts the credentials, and then active', async () => {
    const account = await connect({ ...mpesa(), feePercent: '0.55', feeAmount: '12.5' });
    expect(account).toMatchObject({
      ...{ provider: 'MPESA', method: 'MPESA', label: 'Paybill 174379', state: 'UNTESTED' },
      ...{ testedAt: null, problem: null, feePercent: '0.55', feeAmount: '12.5', callbackUrl: null },
    });
    expect(await activeOf(owner)).toEqual([]);
    expect(await canBePaid()).toBe(false);

    const tested = await test(account.id);
    expect(await canBePaid()).toBe(true);
    expect(tested).toMatchObject({ state: 'ACTIVE', testedAt: app.clock.now().toISOString() });
    expect(await activeOf(owner)).toMatchObject([
      { id: account.id, method: 'mpesa', feeBasisPoints: 55, feeUnits: 125_000_000n },
    ]);
    expect(await list()).toEqual([tested]);
  });

  it.each([
    ['Stripe', stripe, 'Stripe (test)'],
    ['Paystack', paystack, 'Paystack (test)'],
  ])('of %s has an address for its events, which is known before', async (name, input, label) => {
    const address = await nextAddress(name.toUpperCase());
    expect(address).toMatch(/\/payments\/callbacks\/[0-9a-f]{48}$/);
    const account = await active(input());
    expect(account).toMatchObject({ method: 'CARD', label, callbackUrl: address });
    const token = address?.split('/').at(-1) ?? '';
    expect(await app.app.services.paymentProviders.byCallback(token)).toMatchObject({ id: account.id });
    expect(await nextAddress(name.toUpperCase())).not.toBe(address);
  });

  it('of M-Pesa has its address for payments registered when it becomes active', async () => {
    const [shortcode, consumerKey] = ['600222', 'key-of-600222'];
    await sandbox.post('/sandbox/merchants', { shortcode, consumer_key: consumerKey });
    const { id } = await active(mpesa({ shortcode, consumerKey }));
    const { provider } = await providersOf(id);
    expect(await provider.register?.('https://tickets.example/again')).toBe(false);
    expect(await nextAddress('MPESA')).toBeNull();
  });

  it('of Pesapal has its address registered when it becomes active, and shows none', async () => {
    const account = await active(pesapal());
    expect(account).toMatchObject({
      provider: 'PESAPAL',
      method: 'CARD',
      label: 'Pesapal',
      callbackUrl: null,
    });
    expect(await nextAddress('PESAPAL')).toBeNull();
    const { token } = await sandbox.post<{ token: string }>('/api/Auth/RequestToken', {
      consumer_key: 'pesapal-consumer-key',
      consumer_secret: 'pesapal-consumer-secret',
    });
    const listed = await fetch(`${sandbox.url}/api/URLSetup/GetIpnList`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const urls = ((await listed.json()) as { url: string }[]).map(({ url }) => url);
    const own = await Promise.all(
      urls.map((url) => app.app.services.paymentProviders.byCallback(url.split('/').at(-1) ?? '')),
    );
    expect(own.map((found) => found?.id)).toContain(account.id);
  });

  it('of a till is named by the till', async () => {
    const account = await connect(
      mpesa({ till: '5551234', initiatorName: null, initiatorPassword: null, certificate: null }),
    );
    expect(account.label).toBe('Till 5551234');
  });

  it('with wrong credentials stays untested, and says what was refused', async () => {
    const wrong: [object, string][] = [
      [mpesa({ consumerSecret: 'guessed' }), 'KEY'],
      [mpesa({ passkey: 'guessed' }), 'ACCOUNT'],
      [mpesa({ shortcode: '600000' }), 'ACCOUNT'],
      [stripe('sk_test_guessed'), 'KEY'],
      [paystack('sk_test_guessed'), 'KEY'],
      [pesapal('guessed'), 'KEY'],
    ];
    for (const [input, problem] of wrong) {
      const { id } = await connect(input);
      const tested = await test(id);
      expect(tested).toMatchObject({ state: 'UNTESTED', problem, testedAt: app.clock.now().toISOString() });
    }
    expect(await activeOf(owner)).toEqual([]);
    // The next one of its method takes the place of an untested one.
    expect((await list()).map(({ provider }) => provider)).toEqual(['MPESA', 'PESAPAL']);
    const { problem, state } = await active(paystack());
    expect([problem, state]).toEqual([null, 'ACTIVE']);
  });

  it('keeps its address when it is entered again after a wrong key', async () => {
    const address = await nextAddress('STRIPE');
    const wrong = await connect(stripe('sk_test_guessed'));
    await test(wrong.id);
    expect(wrong.callbackUrl).toBe(address);
    const right = await active(stripe());
    expect(right.callbackUrl).toBe(address);
    await close(right.id);
    expect(await nextAddress('STRIPE')).not.toBe(address);
  });

  it('stays active when a later test fails, and says so', async () => {
    const name = randomBytes(4).toString('hex');
    const merchant = { id: `acct_${name}`, provider: 'stripe' };
    await sandbox.post('/sandbox/card-merchants', { ...merchant, secret_key: `sk_test_${name}` });
    const { id } = await active(stripe(`sk_test_${name}`));
    await sandbox.post('/sandbox/card-merchants', { ...merchant, secret_key: `sk_test_${name}_rolled` });
    app.clock.advance('1h');
    const failed = await test(id);
    expect(failed).toMatchObject({
      state: 'ACTIVE',
      problem: 'KEY',
      testedAt: app.clock.now().toISOString(),
    });
    expect(await activeOf(owner)).toMatchObject([{ id }]);
  });

  it('is replaced by another of its method as soon as that one is active, and not before', async () => {
    const card = await active(stripe());
    const phone = await active(mpesa());
    const next = await connect(paystack());
    expect((await activeOf(owner)).map(({ id }) => id).sort()).toEqual([card.id, phone.id].sort());
    await test(next.id);
    expect((await list()).map(({ id }) => id).sort()).toEqual([phone.id, next.id].sort());
    expect((await activeOf(owner)).map(({ id }) => id).sort()).toEqual([phone.id, next.id].sort());
    // Refunds of its payments still go through the former one.
    const { account, provider } = await providersOf(card.id);
    expect(account.state).toBe('closed');
    expect(await provider.check()).toEqual({ kind: 'ok' });
    expect(await codeOf(TEST, { id: card.id }, owner)).toBe('NOT_FOUND');
  });

  it('is the only active one when two of a method are tested at once', async () => {
    const first = await active(stripe());
    const untested = await connect(paystack());
    await Promise.all([test(untested.id), test(first.id).catch(() => undefined), test(untested.id)]);
    const rows = await app.sql(`SELECT id FROM merchant_accounts WHERE issuer_id = $1 AND state = 'active'`, [
      owner.issuerId,
    ]);
    expect(rows).toEqual([{ id: untested.id }]);
  });

  it('that is disconnected takes no new payments', async () => {
    const { id } = await active(mpesa());
    expect(await close(id)).toMatchObject({ id, state: 'CLOSED', callbackUrl: null });
    expect(await list()).toEqual([]);
    expect(await activeOf(owner)).toEqual([]);
    expect(await canBePaid()).toBe(false);
    for (const document of [TEST, CLOSE]) expect(await codeOf(document, { id }, owner)).toBe('NOT_FOUND');
  });

  it('names every fault of what was filled in', async () => {
    const faults = async (input: object): Promise<Record<string, string>> => {
      const { errors } = await app.graphql(CONNECT, { input }, owner);
      const details = errors?.[0]?.extensions.details as
        | { fields: { field: string; code?: string }[] }
        | undefined;
      return Object.fromEntries((details?.fields ?? []).map(({ field, code }) => [field, code ?? 'NONE']));
    };
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    expect(
      await faults({
        ...mpesa({ consumerKey: ' ', passkey: 'a b', shortcode: '12', till: 'x', certificate: privateKey }),
        feePercent: '20.01',
        feeAmount: '100001',
      }),
    ).toEqual({
      'mpesa.consumerKey': 'REQUIRED',
      'mpesa.passkey': 'CREDENTIAL',
      'mpesa.shortcode': 'SHORTCODE',
      'mpesa.till': 'SHORTCODE',
      'mpesa.certificate': 'CERTIFICATE',
      feePercent: 'OUT_OF_RANGE',
      feeAmount: 'AMOUNT',
    });
    expect(await faults(mpesa({ initiatorPassword: null, certificate: '' }))).toEqual({
      'mpesa.initiatorPassword': 'REQUIRED',
      'mpesa.certificate': 'REQUIRED',
    });
    expect(await faults({ stripe: { secretKey: 'pk_test_x', webhookSecret: 'sec' } })).toEqual({
      'stripe.secretKey': 'SECRET_KEY',
      'stripe.webhookSecret': 'WEBHOOK_SECRET',
    });
    expect(await faults({ paystack: { secretKey: 'x'.repeat(501) } })).toEqual({
      'paystack.secretKey': 'TOO_LONG',
    });
    expect(await faults({ pesapal: { consumerKey: ' ', consumerSecret: 'a b' } })).toEqual({
      'pesapal.consumerKey': 'REQUIRED',
      'pesapal.consumerSecret': 'CREDENTIAL',
    });
    expect(await faults({ credentials: { paystack: { secretKey: 'x'.repeat(501) } } })).toEqual({
      'credentials.paystack.secretKey': 'TOO_LONG',
    });
    expect(await faults({})).toEqual({ credentials: 'REQUIRED' });
    expect(Object.keys(await faults({ ...stripe(), ...paystack() }))).toEqual(['stripe', 'paystack']);
    expect(Object.keys(await faults({ ...stripe(), credentials: paystack() }))).toEqual([
      'credentials',
      'stripe',
    ]);
    expect(await list()).toEqual([]);
  });
});

describe('the credentials of one provider', () => {
  const EXPECTED = 'Expected exactly one of mpesa, stripe, paystack, pesapal.';
  const refusal = async (document: string, variables: object) => {
    const { errors } = await app.graphql(document, { ...variables }, owner);
    return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.details];
  };

  it('are refused with the fields to choose from when there are none or several, each time', async () => {
    const wrong = { field: 'credentials', message: `credentials is not valid. ${EXPECTED}` };
    // The second call of a document would run as compiled code.
    for (let calls = 0; calls < 3; calls += 1)
      for (const credentials of [{}, { ...stripe(), ...paystack() }, { ...stripe(), paystack: null }])
        expect(await refusal(CONNECT, { input: { credentials } })).toEqual([
          'BAD_INPUT',
          { fields: [wrong] },
        ]);
    const literal = (text: string) =>
      refusal(
        `mutation { connectMerchantAccount(input: { credentials: ${text} }) { merchantAccount { id } } }`,
        {},
      );
    const fields = [wrong];
    expect(await literal('{}')).toEqual(['BAD_INPUT', { fields }]);
    expect(await literal('{ paystack: { secretKey: "a" }, stripe: null }')).toEqual([
      'BAD_INPUT',
      { fields },
    ]);
  });

  it('are required where one provider is named without any', async () => {
    const fields = [
      { field: 'credentials.mpesa', code: 'REQUIRED', message: 'credentials.mpesa is required.' },
    ];
    const input = { credentials: { mpesa: null } };
    expect(await refusal(CONNECT, { input })).toEqual(['BAD_INPUT', { fields }]);
    const literal = `mutation { connectMerchantAccount(input: { credentials: { mpesa: null } }) { merchantAccount { id } } }`;
    expect(await refusal(literal, {})).toEqual(['BAD_INPUT', { fields }]);
  });

  it('connect an account', async () => {
    const who = await app.actor('issuer_owner');
    const { provider, label } = await connect({ credentials: stripe() }, who);
    expect(provider).toBe('STRIPE');
    expect(label).toMatch(/^Stripe/);
  });
});

describe('a provider that does not answer', () => {
  it('leaves an account untested, and says so', async () => {
    const own = await startPaymentSandbox();
    const other = await bootTestApp({ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: own.url });
    const who = await other.actor('issuer_admin');
    const run = async (document: string, variables: Record<string, unknown>): Promise<Account> =>
      (Object.values((await other.graphql(document, variables, who)).data)[0] as { merchantAccount: Account })
        .merchantAccount;
    await own.stop();
    for (const input of [mpesa(), stripe(), paystack(), pesapal()]) {
      const { id } = await run(CONNECT, { input });
      expect(await run(TEST, { id })).toMatchObject({
        state: 'UNTESTED',
        problem: 'UNREACHABLE',
        testedAt: null,
      });
    }
    await other.close();
  });
});

describe('the accounts of an organiser', () => {
  it('are managed by owners, admins and finance, and by nobody else', async () => {
    const issuerId = owner.issuerId ?? '';
    for (const role of ['issuer_admin', 'issuer_finance'] as const) {
      const who = await app.actor(role, issuerId);
      const { id } = await connect(paystack(), who);
      // It waits for an owner.
      expect(await test(id, who)).toMatchObject({ state: 'WAITING', problem: null });
      expect((await list(who)).map((one) => one.id)).toContain(id);
    }
    const [{ id } = { id: '' }] = await list();
    const others = ['issuer_validator', 'issuer_signatory', 'issuer_auditor', 'attendee'] as const;
    for (const role of others) {
      const who = role === 'attendee' ? await app.actor(role) : await app.actor(role, issuerId);
      expect(await codeOf(LIST, {}, who)).toBe('FORBIDDEN');
      expect(await codeOf(CONNECT, { input: paystack() }, who)).toBe('FORBIDDEN');
      for (const document of [TEST, CLOSE]) expect(await codeOf(document, { id }, who)).toBe('FORBIDDEN');
      expect(await codeOf(ADDRESS, { provider: 'STRIPE' }, who)).toBe('FORBIDDEN');
    }
    // Accounts of the platform are others.
    const root = await app.actor('system_admin');
    expect(await list(root)).toEqual([]);
    for (const document of [TEST, CLOSE]) expect(await codeOf(document, { id }, root)).toBe('NOT_FOUND');
  });

  it('do not exist for another organiser', async () => {
    const { id } = await active(stripe());
    const other = await app.actor('issuer_owner');
    expect(await list(other)).toEqual([]);
    expect(await nextAddress('STRIPE', other)).not.toBe(await nextAddress('STRIPE'));
    for (const document of [TEST, CLOSE]) {
      expect(await codeOf(document, { id }, other)).toBe('NOT_FOUND');
      expect(await codeOf(document, { id: 'no-id' }, other)).toBe('NOT_FOUND');
    }
    expect(await list()).toMatchObject([{ id, state: 'ACTIVE' }]);
  });

  it('are behind a wall in the database', async () => {
    const { id } = await active(stripe());
    const other = await app.actor('issuer_owner');
    const client = new pg.Client({ connectionString: app.adminUrl });
    await client.connect();
    const seenBy = async (tenant: string | null): Promise<unknown[]> => {
      await client.query('BEGIN');
      await client.query('SET LOCAL ROLE passa_app');
      await client.query(`SELECT set_config('passa.tenant', $1, true)`, [tenant ?? '']);
      const read = await client.query('SELECT id FROM merchant_accounts WHERE id = $1', [id]);
      const changed = await client.query('UPDATE merchant_accounts SET label = label WHERE id = $1', [id]);
      expect(changed.rowCount).toBe(read.rowCount);
      await expect(client.query('DELETE FROM merchant_accounts WHERE id = $1', [id])).rejects.toMatchObject({
        code: '42501',
      });
      await client.query('ROLLBACK');
      return read.rows;
    };
    expect(await seenBy(owner.issuerId)).toEqual([{ id }]);
    expect(await seenBy(other.issuerId)).toEqual([]);
    expect(await seenBy(null)).toEqual([]);
    await client.end();
  });

  it('can be tested forty times an hour', async () => {
    const limited = await bootTestApp({
      RATE_LIMITS: 'on',
      PAYMENTS: 'sandbox',
      PAYMENTS_SANDBOX_URL: sandbox.url,
    });
    const who = await limited.actor('issuer_owner');
    const answer = await limited.graphql(CONNECT, { input: paystack() }, who);
    const { id } = answer.data.connectMerchantAccount.merchantAccount;
    const codes: (string | undefined)[] = [];
    for (let asked = 0; asked < 40; asked += 1)
      codes.push((await limited.graphql(TEST, { id }, who)).errors?.[0]?.extensions.code);
    expect(codes.filter(Boolean)).toEqual(['RATE_LIMITED']);
    await limited.close();
  });
});

describe('the credentials of an account', () => {
  const secretWords = () => {
    const word = (): string => randomBytes(12).toString('hex');
    return { key: word(), secret: word(), passkey: word(), initiator: word(), stripe: word(), hook: word() };
  };

  it('are in no answer, log, audit entry or error, and sealed in the database', async () => {
    const words = secretWords();
    logged = '';
    let answered = '';
    const send = async (
      document: string,
      variables: Record<string, unknown>,
    ): Promise<Account | undefined> => {
      const answer = await app.graphql(document, variables, owner);
      answered += JSON.stringify(answer);
      return (Object.values(answer.data ?? {})[0] as { merchantAccount: Account } | undefined)
        ?.merchantAccount;
    };
    const inputs = [
      mpesa({
        ...{ consumerKey: words.key, consumerSecret: words.secret, passkey: words.passkey },
        initiatorPassword: words.initiator,
      }),
      { stripe: { secretKey: `sk_test_${words.stripe}`, webhookSecret: `whsec_${words.hook}` } },
      paystack(`sk_live_${words.stripe}`),
      { pesapal: { consumerKey: words.key, consumerSecret: words.hook } },
    ];
    for (const input of inputs) {
      const account = await send(CONNECT, { input });
      const faulty = { ...input, feePercent: '99' };
      await send(CONNECT, { input: faulty });
      await send(CONNECT, { input: { ...input, nothing: 1 } });
      await send(TEST, { id: account?.id });
      await send(LIST, {});
      await send(CLOSE, { id: account?.id });
    }
    const tables = await app.sql<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    let dump = '';
    for (const { name } of tables) {
      const [row] = await app.sql<{ text: string | null }>(
        `SELECT string_agg(t::text, E'\n') AS text FROM ${name} t`,
      );
      dump += `${row?.text ?? ''}\n`;
    }
    expect(dump).toContain('merchant.connect');
    for (const [where, text] of Object.entries({ answered, logged, dump })) {
      for (const [name, word] of Object.entries(words)) {
        const forms = [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64url')];
        for (const form of forms) expect(text.includes(form), `${name} in ${where}`).toBe(false);
      }
    }
  });

  it('are recorded by their change alone', async () => {
    const before = await active(stripe());
    const wrong = await connect(paystack('sk_test_guessed'));
    await test(wrong.id);
    const { id } = await active(paystack());
    await close(id);
    const rows = await app.sql<{ action: string; entity_id: string; success: boolean; details: object }>(
      `SELECT action, entity_id, success, details FROM audit_entries
       WHERE issuer_id = $1 AND action LIKE 'merchant.%' ORDER BY id`,
      [owner.issuerId],
    );
    expect(rows.map(({ action, entity_id, success }) => [action, entity_id, success])).toEqual([
      ['merchant.connect', before.id, true],
      ['merchant.test', before.id, true],
      ['merchant.connect', wrong.id, true],
      ['merchant.test', wrong.id, false],
      ['merchant.close', wrong.id, true],
      ['merchant.connect', id, true],
      ['merchant.close', before.id, true],
      ['merchant.test', id, true],
      ['merchant.close', id, true],
    ]);
    expect(rows[3]?.details).toMatchObject({ provider: 'paystack', problem: 'key' });
    expect(rows[4]?.details).toMatchObject({ replaced_by: id });
  });

  it('cannot be opened for another account, nor as another part', async () => {
    const [one, two] = [await active(stripe()), await active(mpesa())];
    await app.sql(
      `UPDATE merchant_accounts SET sealed_credentials = (SELECT sealed_credentials FROM merchant_accounts WHERE id = $1)
       WHERE id = $2`,
      [one.id, two.id],
    );
    const fresh = providersWith(app.app.services.secrets);
    await expect(fresh.of(two.id)).rejects.toMatchObject({ code: 'SECRET_NOT_OPENED' });
    await app.sql('UPDATE merchant_accounts SET sealed_credentials = sealed_callback WHERE id = $1', [
      one.id,
    ]);
    await expect(fresh.of(one.id)).rejects.toMatchObject({ code: 'SECRET_NOT_OPENED' });
    fresh.close();
    await app.sql('DELETE FROM account_changes WHERE account_id = ANY($1::uuid[])', [[one.id, two.id]]);
    await app.sql('DELETE FROM merchant_accounts WHERE id = ANY($1::uuid[])', [[one.id, two.id]]);
  });

  it('are sealed again when the master key is replaced', async () => {
    const { id, callbackUrl } = await active(stripe());
    const untested = await connect(mpesa());
    const before = app.app.services.secrets;
    const next: Secrets = { ...before, masterKey: randomBytes(32), formerMasterKeys: [before.masterKey] };
    await rewrapKeys(startedWith(next));
    const alone = startedWith({ ...next, formerMasterKeys: [] });
    for (const account of [id, untested.id]) {
      const { provider } = await alone.services.paymentProviders.of(account);
      expect(await provider.check()).toEqual({ kind: 'ok' });
      const former = providersWith(before);
      await expect(former.of(account)).rejects.toMatchObject({ code: 'SECRET_NOT_OPENED' });
    }
    // Back to the key that the app was started with.
    await rewrapKeys(
      startedWith({ ...next, masterKey: before.masterKey, formerMasterKeys: [next.masterKey] }),
    );
    expect(await list()).toContainEqual(expect.objectContaining({ id, callbackUrl }));
  });

  /** The service with other secrets, and nothing in its caches. */
  function providersWith(secrets: Secrets): PaymentProviders {
    const { config, topics } = app.app.services;
    const { db, clock } = app.app.scope();
    return new PaymentProviders({ db, clock, topics, secrets, config: config.payments });
  }

  function startedWith(secrets: Secrets): Scope {
    const scope = app.app.scope();
    const { masterKey, formerMasterKeys } = secrets;
    const keys = new SigningKeys({ db: scope.db, masterKey, formerMasterKeys });
    const vault = new KeyVault({
      db: scope.db,
      masterKeys: new MasterKeys([masterKey, ...formerMasterKeys]),
    });
    const paymentProviders = providersWith(secrets);
    return { ...scope, services: { ...scope.services, secrets, keys, vault, paymentProviders } };
  }
});

describe('production', () => {
  it('refuses keys of a test mode, by which buyers would not pay', async () => {
    const live = await bootTestApp({
      NODE_ENV: 'production',
      MPESA_URL: sandbox.url,
      STRIPE_URL: sandbox.url,
    });
    const who = await live.actor('issuer_owner');
    const { errors } = await live.graphql(CONNECT, { input: stripe() }, who);
    expect(errors?.[0]?.extensions.details).toMatchObject({
      fields: [{ field: 'stripe.secretKey', code: 'TEST_KEY' }],
    });
    await live.close();
  });
});
