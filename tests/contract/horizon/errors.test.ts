import {
  Account,
  Asset,
  Keypair,
  NotFoundError,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from '@stellar/stellar-sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { openNetwork, refusalOf } from '../../support/network.ts';

const network = await openNetwork();
afterAll(() => network?.stop());

describe.runIf(network)('refusals through the SDK', () => {
  if (network === undefined) return;
  const { server, people, build, send, submit, url, passphrase } = network;

  const pay = (to: Keypair, amount = '1') =>
    Operation.payment({ destination: to.publicKey(), asset: Asset.native(), amount });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.json() };
  };
  const post = async (path: string, body: string, type = 'application/x-www-form-urlencoded') => {
    const answer = await fetch(url + path, { method: 'POST', body, headers: { 'content-type': type } });
    return { status: answer.status, body: await answer.json() };
  };
  const form = (transaction: Transaction) =>
    `tx=${encodeURIComponent(transaction.toEnvelope().toXDR('base64'))}`;

  it('of what is not there', async () => {
    const nobody = Keypair.random().publicKey();
    await expect(server.loadAccount(nobody)).rejects.toBeInstanceOf(NotFoundError);
    await expect(server.transactions().transaction('ab'.repeat(32)).call()).rejects.toBeInstanceOf(
      NotFoundError,
    );
    for (const path of [
      `/accounts/${nobody}/payments`,
      `/accounts/${nobody}/data/name`,
      '/ledgers/4000000000',
      '/operations/99999999999999',
      '/nothing/here',
      `/transactions/${'ab'.repeat(32)}/operations`,
    ]) {
      expect(await read(path), path).toMatchObject({
        status: 404,
        type: 'application/problem+json; charset=utf-8',
        body: {
          type: 'https://stellar.org/horizon-errors/not_found',
          title: 'Resource Missing',
          status: 404,
        },
      });
    }
  });

  it('of parameters that cannot be read', async () => {
    const cases = [
      ['/payments?limit=0', 'limit'],
      ['/payments?limit=201', 'limit'],
      ['/payments?limit=many', 'limit'],
      ['/payments?order=up', 'order'],
      ['/payments?cursor=here', 'cursor'],
      ['/payments?cursor=-1', 'cursor'],
      ['/accounts/G123', 'account_id'],
      [`/accounts/${Keypair.random().secret()}/payments`, 'account_id'],
      ['/transactions/abc', 'tx_id'],
      [`/transactions/${'AB'.repeat(32)}`, 'tx_id'],
      ['/ledgers/first', 'ledger_id'],
      ['/payments?join=ledgers', 'join'],
      ['/accounts?signer=me', 'signer'],
    ];
    for (const [path = '', field] of cases) {
      expect(await read(path), path).toMatchObject({
        status: 400,
        body: {
          type: 'https://stellar.org/horizon-errors/bad_request',
          extras: { invalid_field: field, reason: expect.any(String) },
        },
      });
    }
    await expect(server.payments().limit(201).call()).rejects.toThrow('Bad Request');
    expect(await read('/accounts')).toMatchObject({ status: 400 });
  });

  it('of forms that are not spoken', async () => {
    expect(await read('/', { accept: 'image/png' })).toMatchObject({
      status: 406,
      body: { type: 'https://stellar.org/horizon-errors/not_acceptable' },
    });
    expect(await post('/transactions', '{"tx":"AAAA"}', 'application/json')).toMatchObject({
      status: 415,
      body: { type: 'https://stellar.org/horizon-errors/unsupported_media_type' },
    });
  });

  it('of reading back to before the first ledger', async () => {
    expect(await read('/payments?order=desc&cursor=1')).toMatchObject({
      status: 410,
      body: { type: 'https://stellar.org/horizon-errors/before_history' },
    });
  });

  it('of envelopes that are none', async () => {
    for (const path of ['/transactions', '/transactions_async']) {
      for (const text of ['', 'AAAA', 'not base64!']) {
        expect(await post(path, `tx=${encodeURIComponent(text)}`), `${path} ${text}`).toMatchObject({
          status: 400,
          body: {
            type: 'https://stellar.org/horizon-errors/transaction_malformed',
            title: 'Transaction Malformed',
            extras: { envelope_xdr: text },
          },
        });
      }
    }
  });

  it('before a ledger, free of charge', async () => {
    const [ama, kofi] = await people(2);
    const transaction = await build(ama, [pay(kofi)]);
    const refusal = await refusalOf(submit(transaction));
    expect(refusal).toMatchObject({
      type: 'https://stellar.org/horizon-errors/transaction_failed',
      title: 'Transaction Failed',
      status: 400,
      extras: {
        envelope_xdr: transaction.toEnvelope().toXDR('base64'),
        result_codes: { transaction: 'tx_bad_auth' },
      },
    });
    expect(refusal.extras.result_codes).not.toHaveProperty('operations');
    const result = xdr.TransactionResult.fromXDR(refusal.extras.result_xdr, 'base64');
    expect(result.result().switch().name).toBe('txBadAuth');
    await expect(
      server.transactions().transaction(transaction.hash().toString('hex')).call(),
    ).rejects.toThrow();
    expect((await server.loadAccount(ama.publicKey())).balances.at(-1)?.balance).toBe('10000.0000000');
  });

  it('for sequence, fee, time and source', async () => {
    const [ama, kofi] = await people(2);
    await send(ama, [pay(kofi, '9990')]);
    const account = await server.loadAccount(ama.publicKey());
    const make = (sequence: bigint, fee: string, timebounds = { minTime: 0, maxTime: 0 }, source = ama) => {
      const builder = new TransactionBuilder(new Account(source.publicKey(), String(sequence)), {
        fee,
        networkPassphrase: passphrase,
        timebounds,
      });
      const transaction = builder.addOperation(pay(kofi)).build();
      transaction.sign(source);
      return transaction;
    };
    const now = BigInt(account.sequence);
    const cases = [
      [make(now + 5n, '100'), 'tx_bad_seq'],
      [make(now - 1n, '100'), 'tx_bad_seq'],
      [make(now, '99'), 'tx_insufficient_fee'],
      [make(now, '100', { minTime: 0, maxTime: 1 }), 'tx_too_late'],
      [make(now, '100', { minTime: 4_000_000_000, maxTime: 0 }), 'tx_too_early'],
      [make(now, '100', undefined, Keypair.random()), 'tx_no_source_account'],
      [make(now, '4000000000'), 'tx_insufficient_balance'],
    ] as const;
    for (const [transaction, code] of cases) {
      expect((await refusalOf(submit(transaction))).extras.result_codes, code).toEqual({ transaction: code });
    }
  });

  it('on the ledger, which cost fee and sequence, and stay the same when sent again', async () => {
    const [ama] = await people(1);
    const nobody = Keypair.random();
    const transaction = await build(ama, [pay(nobody), pay(ama)]);
    transaction.sign(ama);
    const refusal = await refusalOf(submit(transaction));
    expect(refusal.extras.result_codes).toEqual({
      transaction: 'tx_failed',
      operations: ['op_no_destination', 'op_success'],
    });
    const found = await server.transactions().transaction(transaction.hash().toString('hex')).call();
    expect(found).toMatchObject({ successful: false, fee_charged: '200' });
    expect((await server.loadAccount(ama.publicKey())).sequence).toBe(transaction.sequence);
    const again = await refusalOf(submit(transaction));
    expect(again.extras.result_xdr).toBe(refusal.extras.result_xdr);
    expect(again.extras.result_codes).toEqual(refusal.extras.result_codes);
  });

  it('never of what succeeded, however often it is sent', async () => {
    const [ama, kofi] = await people(2);
    const transaction = await build(ama, [pay(kofi)]);
    transaction.sign(ama);
    const [one, two] = await Promise.all([submit(transaction), submit(transaction)]);
    expect(two).toEqual(one);
    expect(await submit(transaction)).toEqual(one);
    expect((await server.loadAccount(kofi.publicKey())).balances.at(-1)?.balance).toBe('10001.0000000');
  });

  it('without waiting', async () => {
    const [ama, kofi] = await people(2);
    const transaction = await build(ama, [pay(kofi)]);
    const hash = transaction.hash().toString('hex');
    expect(await post('/transactions_async', form(transaction))).toMatchObject({
      status: 400,
      body: { tx_status: 'ERROR', hash, error_result_xdr: expect.any(String) },
    });
    transaction.sign(ama);
    expect(await server.submitAsyncTransaction(transaction)).toEqual({ tx_status: 'PENDING', hash });
    const busy = await build(ama, [pay(kofi, '2')]);
    busy.sign(ama);
    const answers = await Promise.all([
      post('/transactions_async', form(transaction)),
      post('/transactions_async', form(busy)),
    ]);
    // Whether they still meet the first one in the queue is a matter of moments.
    for (const { status, body } of answers) {
      const expected = { PENDING: 201, DUPLICATE: 409, TRY_AGAIN_LATER: 503, ERROR: 400 } as const;
      expect(status).toBe(expected[(body as { tx_status: keyof typeof expected }).tx_status]);
    }
  });

  it('of the friendbot', async () => {
    const [ama] = await people(1);
    expect(await read(`/friendbot?addr=${ama.publicKey()}`)).toMatchObject({
      status: 400,
      body: { status: 400, detail: expect.stringMatching(/already funded|createAccountAlreadyExist/) },
    });
    expect(await read('/friendbot?addr=me')).toMatchObject({
      status: 400,
      body: { extras: { invalid_field: 'addr' } },
    });
    await expect(server.friendbot('me').call()).rejects.toThrow();
  });

  it('of nothing that Horizon has and this ledger has none of', async () => {
    for (const path of ['/offers', '/trades', '/assets', '/claimable_balances', '/liquidity_pools']) {
      expect((await read(path)).status, path).toBe(200);
    }
  });
});
