import type { xdr } from '@stellar/stellar-sdk';
import { signerKeyText } from '../signature/signer-key.ts';
import type { Preconditions } from './transaction.ts';

const NONE: Preconditions = {
  kind: 'none',
  timeBounds: null,
  ledgerBounds: null,
  minSequence: null,
  minSequenceAge: 0n,
  minSequenceGap: 0,
  extraSigners: [],
};

function timeBoundsOf(bounds: xdr.TimeBounds | null | undefined): Preconditions['timeBounds'] {
  return bounds ? { minTime: bounds.minTime().toBigInt(), maxTime: bounds.maxTime().toBigInt() } : null;
}

/** The first form of envelopes has only time bounds. */
export function preconditionsOfTime(bounds: xdr.TimeBounds | null | undefined): Preconditions {
  return bounds ? { ...NONE, kind: 'time', timeBounds: timeBoundsOf(bounds) } : NONE;
}

export function decodePreconditions(cond: xdr.Preconditions): Preconditions {
  switch (cond.switch().value) {
    case 0:
      return NONE;
    case 1:
      return preconditionsOfTime(cond.timeBounds());
    default: {
      const v2 = cond.v2();
      const ledgers = v2.ledgerBounds();
      return {
        kind: 'v2',
        timeBounds: timeBoundsOf(v2.timeBounds()),
        ledgerBounds: ledgers ? { minLedger: ledgers.minLedger(), maxLedger: ledgers.maxLedger() } : null,
        minSequence: v2.minSeqNum()?.toBigInt() ?? null,
        minSequenceAge: v2.minSeqAge().toBigInt(),
        minSequenceGap: v2.minSeqLedgerGap(),
        extraSigners: v2.extraSigners().map(signerKeyText),
      };
    }
  }
}
