import { Asset, Keypair, Operation, TransactionBuilder } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
});
afterAll(() => app.close());

const FIELDS =
  'owner publicKey funded balance { amount } spendable { amount } reserve { amount } network fundable explorerUrl';
const wallet = async (actor: TestActor, of = 'USER', fields = FIELDS) =>
  app.graphql(`query ($of: WalletOwner!) { wallet(of: $of) { ${fields} } }`, { of }, actor);
const create = async (actor: TestActor, of = 'USER') =>
  app.graphql(
    `mutation ($of: WalletOwner!) { createWallet(input: { of: $of }) { wallet { ${FIELDS} } } }`,
    { of },
    actor,
  );
const fund = async (actor: TestActor, of = 'USER', key: string | null = null) =>
  app.graphql(
    `mutation ($of: WalletOwner!, $key: String) { fundWallet(input: { of: $of, idempotencyKey: $key }) { wallet { ${FIELDS} } } }`,
    { of, key },
    actor,
  );
const MOVEMENTS = `movements(first: 5) { nodes { id kind amount { amount } fee { amount } counterparty transactionHash occurredAt }
  pageInfo { endCursor hasNextPage } }`;

/** Pays from an external wallet. */
async function payFromOutside(from: Keypair, to: string, ...amounts: string[]): Promise<string> {
  const { server, passphrase } = app.sandbox;
  const source = await server.loadAccount(from.publicKey());
  const builder = new TransactionBuilder(source, { fee: '100', networkPassphrase: passphrase }).setTimeout(
    60,
  );
  for (const amount of amounts) {
    builder.addOperation(Operation.payment({ destination: to, asset: Asset.native(), amount }));
  }
  const transaction = builder.build();
  transaction.sign(from);
  return (await server.submitTransaction(transaction)).hash;
}

describe('a wallet', () => {
  it('is none, then created, then funded with 10,000 XLM, and its history says so', async () => {
    const person = await app.actor('attendee');
    expect((await wallet(person)).data.wallet).toBeNull();
    const created = (await create(person)).data.createWallet.wallet;
    expect(created).toMatchObject({
      owner: 'USER',
      funded: false,
      balance: { amount: '0.0000000' },
      spendable: { amount: '0.0000000' },
      network: 'SANDBOX',
      fundable: true,
    });
    expect(created.publicKey).toMatch(/^G[A-Z2-7]{55}$/);
    expect((await create(person)).data.createWallet.wallet.publicKey).toBe(created.publicKey);

    const funded = (await fund(person)).data.fundWallet.wallet;
    expect(funded).toMatchObject({
      publicKey: created.publicKey,
      funded: true,
      balance: { amount: '10000.0000000' },
      spendable: { amount: '9999.0000000' },
      reserve: { amount: '1.0000000' },
    });
    expect((await wallet(person)).data.wallet).toEqual(funded);
    const movements = await until(async () => {
      const nodes = (await wallet(person, 'USER', MOVEMENTS)).data.wallet.movements.nodes;
      return nodes.length > 0 ? nodes : undefined;
    });
    expect(movements).toEqual([
      expect.objectContaining({ kind: 'FUNDING', amount: { amount: '10000.0000000' }, fee: null }),
    ]);
    expect(
      (await app.graphql('{ viewer { user { hasWallet } } }', {}, person)).data.viewer.user.hasWallet,
    ).toBe(true);
  });

  it('is funded once a day, however often and with whatever key the faucet is called', async () => {
    const person = await app.actor('attendee');
    await create(person);
    const answers = await Promise.all([fund(person), fund(person, 'USER', 'a'), fund(person, 'USER', 'b')]);
    for (const answer of answers) expect(answer.data.fundWallet.wallet.balance.amount).toBe('10000.0000000');
    const { publicKey } = answers[0]?.data.fundWallet.wallet ?? {};
    const away = Keypair.random().publicKey();
    await app.sandbox.fund(away);
    const secret = await app.app.services.vault.reveal(publicKey);
    await payFromOutside(Keypair.fromSecret(secret), away, '9000');
    expect((await fund(person)).data.fundWallet.wallet.balance.amount).toBe('999.9999900');

    app.clock.advance('1d');
    expect((await fund(person, 'USER', 'tomorrow')).data.fundWallet.wallet.balance.amount).toBe(
      '10999.9999900',
    );
    await payFromOutside(Keypair.fromSecret(secret), away, '9000');
    app.clock.advance('1d');
    expect((await fund(person, 'USER', 'tomorrow')).data.fundWallet.wallet.balance.amount).toBe(
      '1999.9999800',
    );
    app.clock.advance('-2d');
  });

  it('of the issuer is seen with VIEW_WALLET and managed with MANAGE_WALLET', async () => {
    const owner = await app.actor('issuer_owner');
    const issuerId = owner.issuerId ?? '';
    const [admin, finance, validator] = [
      await app.actor('issuer_admin', issuerId),
      await app.actor('issuer_finance', issuerId),
      await app.actor('issuer_validator', issuerId),
    ];
    expect((await create(admin, 'ISSUER')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { publicKey } = (await create(owner, 'ISSUER')).data.createWallet.wallet;
    expect((await fund(finance, 'ISSUER')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await fund(owner, 'ISSUER')).data.fundWallet.wallet).toMatchObject({
      owner: 'ISSUER',
      publicKey,
      funded: true,
    });
    for (const actor of [owner, admin, finance]) {
      expect((await wallet(actor, 'ISSUER')).data.wallet.publicKey).toBe(publicKey);
    }
    expect((await wallet(validator, 'ISSUER')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const stranger = await app.actor('issuer_owner');
    expect((await wallet(stranger, 'ISSUER')).data.wallet).toBeNull();
    const attendee = await app.actor('attendee');
    expect((await wallet(attendee, 'ISSUER')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    // Staff have wallets of their own besides it.
    expect((await create(admin)).data.createWallet.wallet.publicKey).not.toBe(publicKey);
  });

  it('comes with the registration, for an organiser with one for the issuer', async () => {
    const register = async (email: string, role: string) => {
      const registered = await app.rest('POST', '/auth/register', {
        ...{ name: 'With wallet', email, password: PASSWORD, role, create_wallet: true },
      });
      expect(registered.body.data.has_wallet).toBe(true);
      const login = await app.rest('POST', '/auth/login', { email, password: PASSWORD });
      return { token: login.body.data.token } as TestActor;
    };
    const attendee = await register('wallet.attendee@people.test', 'attendee');
    expect((await wallet(attendee)).data.wallet).toMatchObject({
      funded: false,
      balance: { amount: '0.0000000' },
    });
    const organiser = await register('wallet.organiser@people.test', 'issuer_admin');
    const [own, issuers] = [await wallet(organiser), await wallet(organiser, 'ISSUER')];
    expect(own.data.wallet.publicKey).not.toBe(issuers.data.wallet.publicKey);
  });
});

describe('the history of a wallet', () => {
  it('has each payment once, newest first, with pages', async () => {
    const person = await app.actor('attendee');
    const { publicKey } = (await create(person)).data.createWallet.wallet;
    await fund(person);
    const outside = Keypair.random();
    await app.sandbox.fund(outside.publicKey());
    const first = await payFromOutside(outside, publicKey, '1', '2', '3');
    const second = await payFromOutside(outside, publicKey, '4.5');
    const page = (after: string | null) =>
      app.graphql(
        `query ($after: String) { wallet { balance { amount } movements(first: 2, after: $after) {
           nodes { kind amount { amount } counterparty transactionHash } pageInfo { endCursor hasNextPage } } } }`,
        { after },
        person,
      );
    await until(
      async () => (await wallet(person, 'USER', MOVEMENTS)).data.wallet.movements.nodes.length === 5,
    );
    const seen: {
      kind: string;
      amount: { amount: string };
      counterparty: string;
      transactionHash: string;
    }[] = [];
    let after: string | null = null;
    for (let more = true; more; ) {
      const answer = await page(after);
      const { movements, balance } = answer.data.wallet;
      expect(balance.amount).toBe('10010.5000000');
      seen.push(...movements.nodes);
      after = movements.pageInfo.endCursor as string;
      more = movements.pageInfo.hasNextPage;
    }
    expect(seen.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['PAYMENT_IN', '4.5000000'],
      ['PAYMENT_IN', '3.0000000'],
      ['PAYMENT_IN', '2.0000000'],
      ['PAYMENT_IN', '1.0000000'],
      ['FUNDING', '10000.0000000'],
    ]);
    expect(seen.slice(0, 4).map(({ transactionHash }) => transactionHash)).toEqual([
      second,
      first,
      first,
      first,
    ]);
    expect(seen[0]?.counterparty).toBe(outside.publicKey());
    const bad = await page('bm90aGluZw');
    expect(bad.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

describe('the export of a key', () => {
  const exportKey = (actor: TestActor, password: string, of = 'USER') =>
    app.graphql(
      `mutation ($of: WalletOwner!, $password: String!) {
        exportWalletKey(input: { of: $of, password: $password }) { publicKey secretKey } }`,
      { of, password },
      actor,
    );

  it('needs the password, and is recorded without the key', async () => {
    const person = await app.actor('attendee');
    expect((await exportKey(person, PASSWORD)).errors?.[0]?.extensions.code).toBe('NO_WALLET');
    const { publicKey } = (await create(person)).data.createWallet.wallet;
    expect((await exportKey(person, 'guess')).errors?.[0]?.extensions.code).toBe('WRONG_PASSWORD');
    const exported = (await exportKey(person, PASSWORD)).data.exportWalletKey;
    expect(exported.publicKey).toBe(publicKey);
    expect(Keypair.fromSecret(exported.secretKey).publicKey()).toBe(publicKey);
    const entries = await app.sql(
      `SELECT success, error, details::text AS details FROM audit_entries
       WHERE action = 'wallet.export_key' AND user_id = $1 ORDER BY id`,
      [person.userId],
    );
    expect(entries).toMatchObject([
      { success: false, error: 'WRONG_PASSWORD' },
      { success: true, error: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain(exported.secretKey);
  });

  it("of the issuer's wallet needs MANAGE_WALLET", async () => {
    const owner = await app.actor('issuer_owner');
    const admin = await app.actor('issuer_admin', owner.issuerId ?? '');
    const { publicKey } = (await create(owner, 'ISSUER')).data.createWallet.wallet;
    expect((await exportKey(admin, PASSWORD, 'ISSUER')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await exportKey(owner, PASSWORD, 'ISSUER')).data.exportWalletKey.publicKey).toBe(publicKey);
  });
});
