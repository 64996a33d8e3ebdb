import { xdr } from '@stellar/stellar-sdk';
import type { Wish } from './test-ledger.ts';

/** Time bounds, as an edit of a transaction. */
export function time(minTime: number, maxTime: number): NonNullable<Wish['edit']> {
  const bounds = new xdr.TimeBounds({
    minTime: xdr.Uint64.fromString(String(minTime)),
    maxTime: xdr.Uint64.fromString(String(maxTime)),
  });
  return (body) => {
    body.cond(xdr.Preconditions.precondTime(bounds));
  };
}

interface Conditions {
  minLedger?: number;
  maxLedger?: number;
  minSequence?: bigint;
  minAge?: bigint;
  minGap?: number;
  extraSigners?: xdr.SignerKey[];
}

/** Any other preconditions. */
export function conditions(wish: Conditions): NonNullable<Wish['edit']> {
  const bounded = wish.minLedger !== undefined || wish.maxLedger !== undefined;
  return (body) => {
    body.cond(
      xdr.Preconditions.precondV2(
        new xdr.PreconditionsV2({
          timeBounds: null,
          ledgerBounds: bounded
            ? new xdr.LedgerBounds({ minLedger: wish.minLedger ?? 0, maxLedger: wish.maxLedger ?? 0 })
            : null,
          minSeqNum:
            wish.minSequence === undefined ? null : xdr.Int64.fromString(wish.minSequence.toString()),
          minSeqAge: xdr.Uint64.fromString((wish.minAge ?? 0n).toString()),
          minSeqLedgerGap: wish.minGap ?? 0,
          extraSigners: wish.extraSigners ?? [],
        }),
      ),
    );
  };
}
