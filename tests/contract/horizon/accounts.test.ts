import { Asset, Keypair, Memo, NotFoundError, Operation, xdr } from '@stellar/stellar-sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { openNetwork } from '../../support/network.ts';

const network = await openNetwork();
afterAll(() => network?.stop());

describe.runIf(network)('accounts through the SDK', () => {
  if (network === undefined) return;
  const { server, people, send } = network;

  it('are funded by the friendbot, and shown with all that belongs to them', async () => {
    const [ama] = await people(1);
    const id = ama.publicKey();
    const account = await server.loadAccount(id);
    expect(account).toMatchObject({
      id,
      account_id: id,
      subentry_count: 0,
      thresholds: { low_threshold: 0, med_threshold: 0, high_threshold: 0 },
      flags: {
        auth_required: false,
        auth_revocable: false,
        auth_immutable: false,
        auth_clawback_enabled: false,
      },
      balances: [{ asset_type: 'native', balance: '10000.0000000' }],
      signers: [{ key: id, weight: 1, type: 'ed25519_public_key' }],
      data_attr: {},
      num_sponsoring: 0,
      num_sponsored: 0,
    });
    // A new account begins at its ledger's number in the upper half.
    expect(BigInt(account.sequenceNumber()) >> 32n).toBe(BigInt(account.last_modified_ledger));
    expect(account.last_modified_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it('create others, and pay them to the stroop', async () => {
    const [ama] = await people(1);
    const kofi = Keypair.random();
    const created = await send(ama, [
      Operation.createAccount({ destination: kofi.publicKey(), startingBalance: '2.5' }),
    ]);
    expect(created).toMatchObject({
      successful: true,
      operation_count: 1,
      fee_charged: '100',
      max_fee: '100',
    });
    const paid = await send(
      ama,
      [
        Operation.payment({ destination: kofi.publicKey(), asset: Asset.native(), amount: '0.0000001' }),
        Operation.payment({ destination: kofi.publicKey(), asset: Asset.native(), amount: '1000' }),
      ],
      { fee: '100', memo: Memo.text('seat 12') },
    );
    expect(paid).toMatchObject({ memo_type: 'text', memo: 'seat 12', fee_charged: '200' });
    expect(await balanceOf(kofi)).toBe('1002.5000001');
    expect(await balanceOf(ama)).toBe('8997.4999699');

    const { records } = await server.operations().forAccount(kofi.publicKey()).call();
    expect(records).toMatchObject([
      {
        type: 'create_account',
        type_i: 0,
        account: kofi.publicKey(),
        funder: ama.publicKey(),
        starting_balance: '2.5000000',
      },
      { type: 'payment', type_i: 1, from: ama.publicKey(), to: kofi.publicKey(), amount: '0.0000001' },
      { type: 'payment', asset_type: 'native', amount: '1000.0000000', transaction_hash: paid.hash },
    ]);
  });

  it('list effects of what happened to them', async () => {
    const [ama] = await people(1);
    const kofi = Keypair.random();
    await send(ama, [Operation.createAccount({ destination: kofi.publicKey(), startingBalance: '5' })]);
    await send(ama, [
      Operation.payment({ destination: kofi.publicKey(), asset: Asset.native(), amount: '7' }),
    ]);
    const effects = await server.effects().forAccount(kofi.publicKey()).call();
    expect(effects.records).toMatchObject([
      { type: 'account_created', type_i: 0, starting_balance: '5.0000000' },
      { type: 'signer_created', type_i: 10, weight: 1, public_key: kofi.publicKey() },
      { type: 'account_credited', type_i: 2, amount: '7.0000000', asset_type: 'native' },
    ]);
    const own = await server.effects().forAccount(ama.publicKey()).order('desc').limit(2).call();
    expect(own.records.map(({ type }) => type)).toEqual(['account_debited', 'account_debited']);
    const [first] = effects.records;
    expect(first?.id).toMatch(/^\d{19}-\d{10}$/);
    expect(first?.paging_token).toMatch(/^\d+-1$/);
  });

  it('remember every form of memo', async () => {
    const [ama, kofi] = await people(2);
    const pay = Operation.payment({ destination: kofi.publicKey(), asset: Asset.native(), amount: '1' });
    const bytes = Buffer.alloc(32, 7);
    const forms = [
      [Memo.id('18446744073709551615'), { memo_type: 'id', memo: '18446744073709551615' }],
      [Memo.hash(bytes.toString('hex')), { memo_type: 'hash', memo: bytes.toString('base64') }],
      [Memo.return(bytes.toString('hex')), { memo_type: 'return', memo: bytes.toString('base64') }],
      [
        Memo.text('Karibu €'),
        { memo_type: 'text', memo: 'Karibu €', memo_bytes: Buffer.from('Karibu €').toString('base64') },
      ],
    ] as const;
    for (const [memo, shown] of forms) expect(await send(ama, [pay], { memo })).toMatchObject(shown);
    const bare = await send(ama, [pay]);
    expect(bare.memo_type).toBe('none');
    expect(bare).not.toHaveProperty('memo');
  });

  it('keep data entries until they are deleted', async () => {
    const [ama] = await people(1);
    const id = ama.publicKey();
    await send(ama, [
      Operation.manageData({ name: 'root', value: 'first' }),
      Operation.manageData({ name: 'other', value: Buffer.from([0, 255]) }),
    ]);
    const account = await server.loadAccount(id);
    expect(account.data_attr).toEqual({ root: 'Zmlyc3Q=', other: 'AP8=' });
    expect(account.subentry_count).toBe(2);
    const entry = await fetch(`${network.url}/accounts/${id}/data/root`);
    expect(await entry.json()).toEqual({ value: 'Zmlyc3Q=' });
    await send(ama, [Operation.manageData({ name: 'root', value: 'second' })]);
    await send(ama, [Operation.manageData({ name: 'root', value: null })]);
    expect((await server.loadAccount(id)).data_attr).toEqual({ other: 'AP8=' });
    const { records } = await server.effects().forAccount(id).order('desc').limit(4).call();
    expect(records).toMatchObject([
      { type: 'data_removed', type_i: 41, name: 'root' },
      { type: 'data_updated', type_i: 42, name: 'root', value: 'c2Vjb25k' },
      { type: 'data_created', type_i: 40, name: 'other' },
      { type: 'data_created', type_i: 40, name: 'root' },
    ]);
  });

  it('are merged away, and keep their history', async () => {
    const [ama, kofi] = await people(2);
    await send(ama, [Operation.accountMerge({ destination: kofi.publicKey() })]);
    await expect(server.loadAccount(ama.publicKey())).rejects.toBeInstanceOf(NotFoundError);
    expect(await balanceOf(kofi)).toBe('19999.9999900');
    const payments = await server.payments().forAccount(ama.publicKey()).order('desc').limit(1).call();
    expect(payments.records).toMatchObject([
      { type: 'account_merge', type_i: 8, account: ama.publicKey(), into: kofi.publicKey() },
    ]);
    const effects = await server.effects().forAccount(ama.publicKey()).order('desc').limit(2).call();
    expect(effects.records).toMatchObject([
      { type: 'account_removed', type_i: 1 },
      { type: 'account_debited', amount: '9999.9999900' },
    ]);
  });

  it('move their sequence number on', async () => {
    const [ama] = await people(1);
    const { sequence } = await server.loadAccount(ama.publicKey());
    const bumpTo = String(BigInt(sequence) + 100n);
    await send(ama, [Operation.bumpSequence({ bumpTo })]);
    const account = await server.loadAccount(ama.publicKey());
    expect(account.sequence).toBe(bumpTo);
    expect(account.sequence_ledger).toBe(account.last_modified_ledger);
    const { records } = await server.effects().forAccount(ama.publicKey()).order('desc').limit(1).call();
    expect(records).toMatchObject([{ type: 'sequence_bumped', type_i: 43, new_seq: bumpTo }]);
    const operations = await server.operations().forAccount(ama.publicKey()).order('desc').limit(1).call();
    expect(operations.records).toMatchObject([{ type: 'bump_sequence', bump_to: bumpTo }]);
  });

  it('answer with a result that says the same as the ledger', async () => {
    const [ama, kofi] = await people(2);
    const answer = await send(ama, [
      Operation.payment({ destination: kofi.publicKey(), asset: Asset.native(), amount: '1' }),
    ]);
    const result = xdr.TransactionResult.fromXDR(answer.result_xdr, 'base64');
    expect(result.result().switch().name).toBe('txSuccess');
    expect(result.feeCharged().toString()).toBe(answer.fee_charged);
    const found = await server.transactions().transaction(answer.hash).call();
    expect(found.envelope_xdr).toBe(answer.envelope_xdr);
    expect(found).toMatchObject({ successful: true, ledger_attr: answer.ledger, hash: answer.hash });
    expect((await found.ledger()).sequence).toBe(answer.ledger);
    expect((await found.operations()).records).toHaveLength(1);
  });

  async function balanceOf(key: Keypair): Promise<string | undefined> {
    return (await server.loadAccount(key.publicKey())).balances.at(-1)?.balance;
  }
});
