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
export function conditions(request: Conditions): NonNullable<Wish['edit']> {
  const bounded = request.minLedger !== undefined || request.maxLedger !== undefined;
  return (body) => {
    body.cond(
      xdr.Preconditions.precondV2(
        new xdr.PreconditionsV2({
          timeBounds: null,
          ledgerBounds: bounded
            ? new xdr.LedgerBounds({ minLedger: request.minLedger ?? 0, maxLedger: request.maxLedger ?? 0 })
            : null,
          minSeqNum:
            request.minSequence === undefined ? null : xdr.Int64.fromString(request.minSequence.toString()),
          minSeqAge: xdr.Uint64.fromString((request.minAge ?? 0n).toString()),
          minSeqLedgerGap: request.minGap ?? 0,
          extraSigners: request.extraSigners ?? [],
        }),
      ),
    );
  };
}
