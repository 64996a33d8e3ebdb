import { BUMP_SEQUENCE } from '../result/result-codes.ts';
import type { BumpSequence } from '../transaction/operation-body.ts';
import { type OperationRules, sourceOf } from './operation-rules.ts';

export const bumpSequence: OperationRules<BumpSequence> = {
  level: () => 'low',

  check: ({ bumpTo }) => (bumpTo < 0n ? BUMP_SEQUENCE.badSeq : null),

  // A number that is not ahead succeeds and changes only the time of the sequence's last use.
  apply({ bumpTo }, context) {
    const { accounts, ledger } = context;
    const source = sourceOf(context);
    const touched = { sequenceLedger: ledger.sequence, sequenceTime: Number(ledger.closeTime) };
    const ahead = bumpTo > source.sequence;
    accounts.put(ahead ? { ...source, ...touched, sequence: bumpTo } : { ...source, ...touched });
    return {};
  },
};
