import { xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { addSigner, bumpTo, create, data, merge, options, pay } from './operations.ts';
import { ROOT, START, TestLedger } from './test-ledger.ts';

describe('the effects of a transaction', () => {
  it('are listed in order', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    const [a, b] = [alice.publicKey(), bob.publicKey()];
    const child = ledger.key();
    const c = child.publicKey();
    const start = ledger.account(alice).sequence;
    const operations = [
      create(child, 20_000_000n),
      pay(bob, 5n),
      options({
        homeDomain: 'x',
        lowThreshold: 0,
        setFlags: 2,
        masterWeight: 9,
        signer: { ed25519PublicKey: b, weight: 1 },
      }),
      addSigner(bob, 2),
      addSigner(bob, 0),
      data('k', 'v'),
      data('k', 'w'),
      data('k', null),
      bumpTo(start + 9n),
      bumpTo(0n),
      merge(bob, child),
    ];
    ledger.submit(ledger.plain(alice, operations, { signers: [alice, child] }));
    const [applied] = ledger.closeAt(START + 60).transactions;
    // The child was created in this ledger, so its merge fails, and with it the transaction.
    expect(applied?.successful).toBe(false);
    expect(applied?.operations).toEqual([]);
    ledger.submit(ledger.plain(alice, operations.slice(0, -1)));
    const facts = ledger.close().transactions[0]?.operations.map((operation) => operation.facts);
    const w = (text: string) => Buffer.from(text).toString('base64');
    expect(facts).toEqual([
      [
        { type: 'account_created', account: c, startingBalance: 20_000_000n },
        { type: 'account_debited', account: a, amount: 20_000_000n, asset: null },
        { type: 'signer_created', account: c, key: c, weight: 1 },
      ],
      [
        { type: 'account_credited', account: b, amount: 5n, asset: null },
        { type: 'account_debited', account: a, amount: 5n, asset: null },
      ],
      [
        { type: 'account_home_domain_updated', account: a, homeDomain: 'x' },
        { type: 'account_thresholds_updated', account: a, low: 0, medium: 0, high: 0 },
        { type: 'account_flags_updated', account: a, set: 2, cleared: 0 },
        { type: 'signer_updated', account: a, key: a, weight: 9 },
        { type: 'signer_created', account: a, key: b, weight: 1 },
      ],
      [{ type: 'signer_updated', account: a, key: b, weight: 2 }],
      [{ type: 'signer_removed', account: a, key: b }],
      [{ type: 'data_created', account: a, name: 'k', value: w('v') }],
      [{ type: 'data_updated', account: a, name: 'k', value: w('w') }],
      [{ type: 'data_removed', account: a, name: 'k' }],
      [{ type: 'sequence_bumped', account: a, sequence: start + 9n }],
      [],
    ]);
    ledger.submit(ledger.plain(child, [merge(bob)]));
    const closed = ledger.close();
    expect(closed.removedAccounts).toEqual([c]);
    expect(closed.transactions[0]?.operations[0]?.facts).toEqual([
      { type: 'account_debited', account: c, amount: 20_000_000n - 100n, asset: null },
      { type: 'account_credited', account: b, amount: 20_000_000n - 100n, asset: null },
      { type: 'account_removed', account: c },
    ]);
  });

  it('shows the fee as changes of the payer, readable by the SDK', () => {
    const ledger = new TestLedger();
    const [alice = ROOT, bob = ROOT] = ledger.fund(2);
    ledger.settle(
      ledger.plain(alice, [
        addSigner(bob, 3),
        options({ homeDomain: 'a.example', inflationDest: bob.publicKey() }),
      ]),
    );
    ledger.submit(ledger.plain(alice, [pay(bob, 1n)]));
    const [applied] = ledger.close().transactions;
    const changes = xdr.LedgerEntryChanges.fromXDR(
      applied?.feeMetaXdr ?? Buffer.alloc(0),
    ) as xdr.LedgerEntryChange[];
    const entries = changes.map((change) => (change.value() as xdr.LedgerEntry).data().account());
    expect(changes.map((change) => change.switch().name)).toEqual(['ledgerEntryState', 'ledgerEntryUpdated']);
    expect(entries.map((entry) => entry.balance().toBigInt())).toEqual([9_999_999_800n, 9_999_999_700n]);
    expect(entries[1]?.signers()[0]?.weight()).toBe(3);
    expect(entries[1]?.ext().v1().ext().v2().ext().v3().seqLedger()).toBeGreaterThan(0);
    expect(Buffer.concat([Buffer.from([0, 0, 0, 2]), ...changes.map((change) => change.toXDR())])).toEqual(
      applied?.feeMetaXdr,
    );
  });
});
