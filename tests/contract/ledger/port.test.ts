import { randomUUID } from 'node:crypto';
import type { Keypair } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FundingRefused, LedgerUnavailable } from '../../../server/ledger/failures.ts';
import type {
  LedgerClose,
  LedgerTransaction,
  PlannedOperation,
  TransactionPlan,
} from '../../../server/ledger/port.ts';
import type { StellarLedger } from '../../../server/ledger/stellar/stellar-ledger.ts';
import { type Network, openNetwork } from '../../support/network.ts';
import { until } from '../../support/until.ts';
import { ledgerOf } from './ledger-of.ts';

const GIFT = 100_000_000_000n;

const network = await openNetwork();

describe.runIf(network !== undefined)('the ledger, in the words of the product', () => {
  const open = network as Network;
  let ledger: StellarLedger;
  let payer: Keypair;
  let payee: Keypair;

  beforeAll(async () => {
    ledger = ledgerOf(open);
    await ledger.check();
    [payer, payee] = await open.people(2);
  });

  afterAll(async () => {
    ledger?.close();
    await open?.stop();
  });

  async function plan(source: Keypair, operations: PlannedOperation[]): Promise<TransactionPlan> {
    const account = await ledger.account(source.publicKey());
    const { closedAt } = await ledger.latest();
    return {
      source: source.publicKey(),
      sequence: (account?.sequence ?? 0n) + 1n,
      operations,
      memoHash: null,
      minTime: 0,
      maxTime: Math.floor(closedAt.getTime() / 1_000) + 120,
      feePerOperation: 100n,
    };
  }

  async function signed(
    planned: TransactionPlan,
    ...signers: Keypair[]
  ): Promise<{ hash: string; xdr: string }> {
    const { envelopeXdr, hash } = await ledger.build(planned);
    const signatures = signers.map((signer) => ({
      publicKey: signer.publicKey(),
      signature: signer.sign(Buffer.from(hash, 'hex')),
    }));
    return { hash, xdr: await ledger.attach(envelopeXdr, signatures) };
  }

  async function included(hash: string): Promise<LedgerTransaction> {
    let found: LedgerTransaction | null = null;
    await until(async () => {
      found = await ledger.transaction(hash);
      return found !== null;
    });
    return found as unknown as LedgerTransaction;
  }

  async function pay(stroops: bigint, memoHash: Buffer | null = null): Promise<LedgerTransaction> {
    const operations: PlannedOperation[] = [{ type: 'payment', to: payee.publicKey(), stroops }];
    const { hash, xdr } = await signed({ ...(await plan(payer, operations)), memoHash }, payer);
    expect(await ledger.submit(xdr)).toEqual({ outcome: 'accepted' });
    return included(hash);
  }

  it('knows its network, and detects another one', async () => {
    const health = await ledger.check();
    expect(health).toMatchObject({ state: 'up', networkId: ledger.networkId() });
    const stranger = ledgerOf(open, { passphrase: 'Another network' });
    expect(() => stranger.networkId()).toThrow(LedgerUnavailable);
    expect(await stranger.check()).toMatchObject({
      state: 'wrong_network',
      notice: expect.stringContaining('Another network'),
    });
    expect(() => stranger.networkId()).toThrow(/Another network/);
    stranger.close();
  });

  it('reads an account: what it has, what must stay, what it may spend', async () => {
    expect(await ledger.account(payee.publicKey())).toMatchObject({
      publicKey: payee.publicKey(),
      balance: GIFT,
      reserve: 10_000_000n,
      spendable: GIFT - 10_000_000n,
      subentries: 0,
      thresholds: { low: 0, medium: 0, high: 0 },
      signers: [{ key: payee.publicKey(), weight: 1 }],
    });
  });

  it('reads several accounts, and leaves out missing ones', async () => {
    const absent = 'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7';
    expect(await ledger.account(absent)).toBeNull();
    const accounts = await ledger.accounts([payer.publicKey(), absent, payee.publicKey()]);
    expect([...accounts.keys()].sort()).toEqual([payer.publicKey(), payee.publicKey()].sort());
  });

  it('pays, and finds what was paid by its hash and in the order of the history', async () => {
    const memoHash = Buffer.alloc(32, 5);
    const before = await ledger.latest();
    const paid = await pay(12_345n, memoHash);
    expect(paid).toMatchObject({
      successful: true,
      source: payer.publicKey(),
      feeAccount: payer.publicKey(),
      feeCharged: 100n,
      resultCodes: null,
      innerHash: null,
      memoHash,
    });
    expect(paid.ledger).toBeGreaterThan(before.sequence);
    const cursor = (BigInt(before.sequence + 1) << 32n).toString();
    const later: LedgerTransaction[] = [];
    for (let from = cursor; !later.some(({ hash }) => hash === paid.hash); ) {
      const page = await ledger.transactionsAfter(from);
      expect(page.length).toBeGreaterThan(0);
      later.push(...page);
      from = String(page.at(-1)?.cursor);
    }
    expect(later.map(({ ledger: sequence }) => sequence)).toEqual(
      later.map(({ ledger: sequence }) => sequence).sort((one, other) => one - other),
    );
    const closes = await ledger.closesAfter(before.sequence);
    expect(closes[0]?.sequence).toBe(before.sequence + 1);
    expect(closes.find(({ sequence }) => sequence === paid.ledger)?.closedAt).toEqual(paid.closedAt);
  });

  it('says of a transaction that failed what failed, and what it cost', async () => {
    const { hash, xdr } = await signed(
      await plan(payer, [{ type: 'payment', to: payee.publicKey(), stroops: GIFT * 2n }]),
      payer,
    );
    expect(await ledger.submit(xdr)).toEqual({ outcome: 'accepted' });
    expect(await included(hash)).toMatchObject({
      successful: false,
      feeCharged: 100n,
      resultCodes: { transaction: 'tx_failed', operations: ['op_underfunded'] },
    });
  });

  it('refuses what is wrong before a ledger, with the codes of Horizon', async () => {
    const operations: PlannedOperation[] = [{ type: 'payment', to: payee.publicKey(), stroops: 1n }];
    const good = await plan(payer, operations);
    const refusal = async (planned: TransactionPlan, ...signers: Keypair[]) =>
      ledger.submit((await signed(planned, ...signers)).xdr);
    expect(await refusal(good)).toMatchObject({ codes: { transaction: 'tx_bad_auth' } });
    expect(await refusal(good, payer, payee)).toMatchObject({ codes: { transaction: 'tx_bad_auth_extra' } });
    expect(await refusal({ ...good, sequence: good.sequence + 5n }, payer)).toMatchObject({
      codes: { transaction: 'tx_bad_seq' },
    });
    expect(await refusal({ ...good, maxTime: 1 }, payer)).toMatchObject({
      codes: { transaction: 'tx_too_late' },
    });
    expect(await refusal({ ...good, feePerOperation: 99n }, payer)).toEqual({
      outcome: 'rejected',
      codes: { transaction: 'tx_insufficient_fee', operations: [] },
      feeNeeded: 100n,
    });
    expect(await ledger.submit('AAAA')).toMatchObject({ outcome: 'malformed' });
  });

  it('takes the same bytes again without paying again', async () => {
    const operations: PlannedOperation[] = [{ type: 'payment', to: payee.publicKey(), stroops: 77n }];
    const { hash, xdr } = await signed(await plan(payer, operations), payer);
    const answers = [await ledger.submit(xdr), await ledger.submit(xdr)];
    expect(answers[0]).toEqual({ outcome: 'accepted' });
    await included(hash);
    await ledger.submit(xdr);
    const payments = await ledger.paymentsAfter('', 200, payee.publicKey());
    expect(payments.filter(({ transactionHash }) => transactionHash === hash)).toHaveLength(1);
  });

  it('wraps bytes into a fee bump that is found by both hashes', async () => {
    const operations: PlannedOperation[] = [{ type: 'payment', to: payee.publicKey(), stroops: 78n }];
    const inner = await signed(await plan(payer, operations), payer);
    const bump = await ledger.feeBump(inner.xdr, payee.publicKey(), 2_000n);
    const signature = payee.sign(Buffer.from(bump.hash, 'hex'));
    const outer = await ledger.attach(bump.envelopeXdr, [{ publicKey: payee.publicKey(), signature }]);
    expect(await ledger.submit(outer)).toEqual({ outcome: 'accepted' });
    const byInner = await included(inner.hash);
    const byOuter = await included(bump.hash);
    expect(byOuter).toMatchObject({ hash: bump.hash, innerHash: inner.hash, feeAccount: payee.publicKey() });
    expect(byInner).toMatchObject({ hash: bump.hash, innerHash: inner.hash, successful: true });
  });

  it('lists payments of lumens, with those that make and merge accounts', async () => {
    const { Keypair: Keys } = await import('@stellar/stellar-sdk');
    const child = Keys.random();
    const memoHash = Buffer.alloc(32, 6);
    const make = await signed(
      {
        ...(await plan(payer, [{ type: 'create_account', to: child.publicKey(), stroops: 50_000_000n }])),
        memoHash,
      },
      payer,
    );
    await ledger.submit(make.xdr);
    const made = await included(make.hash);
    await until(async () => (await ledger.latest()).sequence > made.ledger);
    const merge = await signed(await plan(child, [{ type: 'account_merge', to: payer.publicKey() }]), child);
    await ledger.submit(merge.xdr);
    await included(merge.hash);
    expect(await ledger.account(child.publicKey())).toBeNull();
    const payments = await ledger.paymentsAfter('', 200, child.publicKey());
    expect(payments).toMatchObject([
      {
        kind: 'create_account',
        from: payer.publicKey(),
        to: child.publicKey(),
        stroops: 50_000_000n,
        memoHash,
        ledger: made.ledger,
        feeCharged: 100n,
      },
      { kind: 'merge', from: child.publicKey(), to: payer.publicKey(), stroops: 50_000_000n - 100n },
    ]);
    expect(await ledger.paymentsAfter(String(payments[0]?.cursor), 200, child.publicKey())).toHaveLength(1);
  });

  it('reports closes as they come', async () => {
    const closes: LedgerClose[] = [];
    const { sequence } = await ledger.latest();
    const endCloses = ledger.followCloses(
      sequence,
      (close) => closes.push(close),
      () => undefined,
    );
    try {
      const paid = await pay(79n);
      await until(async () => closes.some((close) => close.sequence >= paid.ledger));
      const numbers = closes.map((close) => close.sequence);
      expect(numbers).toEqual(numbers.map((_number, index) => sequence + 1 + index));
    } finally {
      endCloses();
    }
  });

  it('knows what fees are asked', async () => {
    const { lastBaseFee, p90 } = await ledger.fees();
    expect(lastBaseFee).toBeGreaterThanOrEqual(100n);
    expect(p90).toBeGreaterThanOrEqual(100n);
  });

  it('has the faucet pay once, and calls it done when it was done', async () => {
    const { Keypair: Keys } = await import('@stellar/stellar-sdk');
    const newcomer = Keys.random().publicKey();
    await ledger.fund(newcomer);
    await until(async () => (await ledger.account(newcomer)) !== null);
    await ledger.fund(newcomer);
    expect((await ledger.account(newcomer))?.balance).toBe(GIFT);
    const poor = ledgerOf(open, { fundable: false });
    await expect(poor.fund(newcomer)).rejects.toThrow(FundingRefused);
    poor.close();
  });

  it('keeps a few bytes for an account, and takes them back', async () => {
    const name = randomUUID();
    const write = async (value: Buffer | null) => {
      const { hash, xdr } = await signed(await plan(payer, [{ type: 'manage_data', name, value }]), payer);
      await ledger.submit(xdr);
      return included(hash);
    };
    expect(await write(Buffer.alloc(64, 3))).toMatchObject({ successful: true });
    expect(await ledger.account(payer.publicKey())).toMatchObject({ subentries: 1, reserve: 15_000_000n });
    expect(await write(null)).toMatchObject({ successful: true });
    expect(await ledger.account(payer.publicKey())).toMatchObject({ subentries: 0 });
  });
});
