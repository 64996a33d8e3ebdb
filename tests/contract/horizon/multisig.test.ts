import { Asset, Keypair, Operation, TransactionBuilder, xdr } from '@stellar/stellar-sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { openNetwork, refusalOf } from '../../support/network.ts';

const network = await openNetwork();
afterAll(() => network?.stop());

describe.runIf(network)('many signatures through the SDK', () => {
  if (network === undefined) return;
  const { server, people, build, send, submit, passphrase } = network;

  /** An account that two of three signers control, and whose own key has no weight any more. */
  async function twoOfThree(): Promise<{ box: Keypair; signers: [Keypair, Keypair, Keypair] }> {
    const [ama] = await people(1);
    const box = Keypair.random();
    const signers: [Keypair, Keypair, Keypair] = [Keypair.random(), Keypair.random(), Keypair.random()];
    const source = box.publicKey();
    const add = signers.map((key) =>
      Operation.setOptions({ source, signer: { ed25519PublicKey: key.publicKey(), weight: 1 } }),
    );
    const lock = { source, masterWeight: 0, lowThreshold: 2, medThreshold: 2, highThreshold: 2 };
    await send(
      ama,
      [
        Operation.createAccount({ destination: source, startingBalance: '100' }),
        ...add,
        Operation.setOptions(lock),
      ],
      { signers: [ama, box] },
    );
    return { box, signers };
  }

  const payment = (to: Keypair) =>
    Operation.payment({ destination: to.publicKey(), asset: Asset.native(), amount: '1' });

  it('two of three move an account whose own key is off', async () => {
    const { box, signers } = await twoOfThree();
    const account = await server.loadAccount(box.publicKey());
    expect(account.thresholds).toEqual({ low_threshold: 2, med_threshold: 2, high_threshold: 2 });
    expect(account.subentry_count).toBe(3);
    const keys = account.signers.map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(signers.map((key) => key.publicKey()).sort());
    expect(account.signers.at(-1)).toMatchObject({ key: box.publicKey(), weight: 0 });
    const [one, two] = signers;
    expect(await send(box, [payment(one)], { signers: [one, two] }).catch(codes)).toEqual({
      transaction: 'tx_failed',
      operations: ['op_no_destination'],
    });
    const [kofi] = await people(1);
    const answer = await send(box, [payment(kofi)], { signers: [two, one] });
    expect(answer.successful).toBe(true);
    expect(answer.signatures).toHaveLength(2);
  });

  it('one is too few, three are too many, and a stranger is refused', async () => {
    const { box, signers } = await twoOfThree();
    const [kofi] = await people(1);
    const [one] = signers;
    expect(await send(box, [payment(kofi)], { signers: [one] }).catch(codes)).toEqual({
      transaction: 'tx_bad_auth',
    });
    expect(await send(box, [payment(kofi)], { signers }).catch(codes)).toEqual({
      transaction: 'tx_bad_auth_extra',
    });
    expect(await send(box, [payment(kofi)], { signers: [one, Keypair.random()] }).catch(codes)).toEqual({
      transaction: 'tx_bad_auth',
    });
    expect(await send(box, [payment(kofi)], { signers: [box] }).catch(codes)).toEqual({
      transaction: 'tx_bad_auth',
    });
  });

  it('are found by their signers', async () => {
    const { box, signers } = await twoOfThree();
    const found = await server.accounts().forSigner(signers[0].publicKey()).call();
    expect(found.records.map(({ id }) => id)).toEqual([box.publicKey()]);
    const [first] = found.records;
    const effects = await server.effects().forAccount(box.publicKey()).limit(20).call();
    expect(effects.records.map(({ type }) => type)).toEqual([
      'account_created',
      'signer_created',
      'signer_created',
      'signer_created',
      'signer_created',
      'account_thresholds_updated',
      'signer_removed',
    ]);
    expect(effects.records.at(-2)).toMatchObject({ low_threshold: 2, med_threshold: 2, high_threshold: 2 });
    expect(first?.paging_token).toBe(box.publicKey());
    expect((await server.accounts().forSigner(box.publicKey()).call()).records).toEqual([]);
  });

  it('another account pays the fee', async () => {
    const [ama, kofi, efua] = await people(3);
    const inner = await build(ama, [payment(kofi)]);
    inner.sign(ama);
    const bump = TransactionBuilder.buildFeeBumpTransaction(efua, '500', inner, passphrase);
    bump.sign(efua);
    const answer = await submit(bump);
    const outerHash = bump.hash().toString('hex');
    const innerHash = inner.hash().toString('hex');
    expect(answer).toMatchObject({
      successful: true,
      hash: outerHash,
      fee_account: efua.publicKey(),
      source_account: ama.publicKey(),
      fee_charged: '200',
      max_fee: '1000',
      fee_bump_transaction: { hash: outerHash },
      inner_transaction: { hash: innerHash, max_fee: '100' },
    });
    const byInner = await server.transactions().transaction(innerHash).call();
    expect(byInner).toMatchObject({ id: innerHash, hash: innerHash, successful: true });
    expect(byInner.signatures).toEqual([inner.signatures[0]?.signature().toString('base64')]);
    expect(byInner.fee_bump_transaction?.hash).toBe(outerHash);
    const { records } = await server.operations().forTransaction(innerHash).call();
    expect(records).toMatchObject([{ type: 'payment', transaction_hash: outerHash }]);
    const [paid, got] = await Promise.all([ama, kofi].map((key) => server.loadAccount(key.publicKey())));
    expect(paid?.balances.at(-1)?.balance).toBe('9999.0000000');
    expect(got?.balances.at(-1)?.balance).toBe('10001.0000000');
  });

  it('a fee bump that bids too little is refused with the sufficient fee', async () => {
    const [ama, efua] = await people(2);
    const inner = await build(ama, [payment(efua)], { fee: '1000' });
    inner.sign(ama);
    const bump = TransactionBuilder.buildFeeBumpTransaction(efua, '1000', inner, passphrase);
    const low = bump.toEnvelope();
    low.feeBump().tx().fee(xdr.Int64.fromString('300'));
    const changed = TransactionBuilder.fromXDR(low.toXDR('base64'), passphrase);
    changed.signatures.length = 0;
    changed.sign(efua);
    const refusal = await refusalOf(submit(changed));
    expect(refusal.extras.result_codes).toEqual({ transaction: 'tx_insufficient_fee' });
  });
});

async function codes(error: unknown): Promise<unknown> {
  return (await refusalOf(Promise.reject(error))).extras.result_codes;
}
