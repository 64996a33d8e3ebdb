import { decodeAddressToMuxedAccount, xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { encodeResult } from '../../../server/sandbox/core/result/encode-result.ts';
import { describeResult } from './describe-result.ts';
import { pay } from './operations.ts';
import { ROOT, signAnew, TestLedger } from './test-ledger.ts';

interface Word {
  readonly name: string;
  readonly value: number;
}

/** All names of an enumeration, which the SDK's types lack. */
function wordsOf(enumeration: unknown): Word[] {
  return (enumeration as { values(): Word[] }).values();
}

describe('a result', () => {
  it('of any operation that never ran is one that the SDK reads', () => {
    for (const { value } of wordsOf(xdr.OperationType)) {
      const untouched = { code: 0, type: value, inner: 0, merged: 0n };
      const unknown = { code: -3, type: value, inner: 0, merged: 0n };
      const bytes = encodeResult({
        feeCharged: 300n,
        code: -1,
        operations: [untouched, unknown],
        inner: null,
      });
      expect(describeResult(bytes)).toMatch(/^txFailed 300 \[\w+Success( 0)?, opNotSupported\]$/);
    }
    expect(wordsOf(xdr.OperationType)).toHaveLength(27);
  });

  it('of every code has its form', () => {
    for (const { value, name } of wordsOf(xdr.TransactionResultCode)) {
      if (name.startsWith('txFeeBumpInner')) {
        const inner = { feeCharged: 5n, code: -5, operations: [], inner: null };
        const outcome = {
          feeCharged: 200n,
          code: value,
          operations: [],
          inner: { hash: 'ab'.repeat(32), outcome: inner },
        };
        expect(describeResult(encodeResult(outcome))).toBe(`${name} 200 {txBadSeq 5}`);
      } else if (!name.includes('Soroban') && !name.includes('Frozen')) {
        const bytes = encodeResult({ feeCharged: 100n, code: value, operations: [], inner: null });
        expect(describeResult(bytes)).toMatch(new RegExp(`^${name} 100`));
      }
    }
  });
});

describe('an operation that the ledger does not know', () => {
  const account = ROOT.xdrAccountId();
  const asset = xdr.Asset.assetTypeNative();
  const amount = xdr.Int64.fromString('5');
  const price = new xdr.Price({ n: 1, d: 1 });
  const offer = { selling: asset, buying: asset, price, offerId: amount };
  const bodies = [
    xdr.OperationBody.pathPaymentStrictReceive(
      new xdr.PathPaymentStrictReceiveOp({
        sendAsset: asset,
        sendMax: amount,
        destination: decodeAddressToMuxedAccount(ROOT.publicKey(), true),
        destAsset: asset,
        destAmount: amount,
        path: [],
      }),
    ),
    xdr.OperationBody.manageSellOffer(new xdr.ManageSellOfferOp({ ...offer, amount })),
    xdr.OperationBody.changeTrust(
      new xdr.ChangeTrustOp({ line: xdr.ChangeTrustAsset.assetTypeNative(), limit: amount }),
    ),
    xdr.OperationBody.inflation(),
    xdr.OperationBody.manageBuyOffer(new xdr.ManageBuyOfferOp({ ...offer, buyAmount: amount })),
    xdr.OperationBody.beginSponsoringFutureReserves(
      new xdr.BeginSponsoringFutureReservesOp({ sponsoredId: account }),
    ),
    xdr.OperationBody.endSponsoringFutureReserves(),
  ];

  it('is refused as not supported, whichever keys signed; its neighbours read success', () => {
    const ledger = new TestLedger();
    for (const body of bodies) {
      const envelope = ledger.plain(ROOT, [pay(ROOT, 1n), pay(ROOT, 1n), pay(ROOT, 1n)]).toEnvelope();
      const unknown = new xdr.Operation({
        sourceAccount: decodeAddressToMuxedAccount(ledger.key().publicKey(), true),
        body,
      });
      envelope.v1().tx().operations()[1] = unknown;
      envelope.v1().tx().operations()[2] = unknown;
      const { resultXdr } = ledger.engine.submit(signAnew(envelope, [ROOT]));
      const reported = resultXdr === null ? '' : describeResult(resultXdr);
      expect(reported).toBe(`txFailed 300 [paymentSuccess, opNotSupported, ${success(body)}]`);
    }
  });

  function success(body: xdr.OperationBody): string {
    return `${body.switch().name}Success`;
  }
});
