import { ACCOUNT_MERGE } from '../result/result-codes.ts';
import { credited, startingSequence } from '../state/balance.ts';
import type { AccountMerge } from '../transaction/operation-body.ts';
import { type ApplyContext, type OperationRules, refuse, sourceOf } from './operation-rules.ts';
import { IMMUTABLE } from './set-options.ts';

/** A later account of the same key would start below what this one used: old envelopes would live again. */
function wouldJumpBack({ ledger, usedSequence, source }: ApplyContext, sequence: bigint): boolean {
  const start = startingSequence(ledger.sequence);
  return sequence >= start || (usedSequence(source) ?? 0n) >= start;
}

export const accountMerge: OperationRules<AccountMerge> = {
  level: () => 'high',

  check: (body, source) => (body.destination === source ? ACCOUNT_MERGE.malformed : null),

  apply(body, context) {
    const { accounts } = context;
    const destination = accounts.get(body.destination);
    if (destination === null) {
      return refuse(ACCOUNT_MERGE.noAccount);
    }
    const source = sourceOf(context);
    if ((source.flags & IMMUTABLE) !== 0) {
      return refuse(ACCOUNT_MERGE.immutableSet);
    }
    // Signers go with the account; data entries would be left behind.
    if (source.data.size > 0) {
      return refuse(ACCOUNT_MERGE.hasSubEntries);
    }
    if (wouldJumpBack(context, source.sequence)) {
      return refuse(ACCOUNT_MERGE.seqnumTooFar);
    }
    const richer = credited(destination, source.balance);
    if (richer === null) {
      return refuse(ACCOUNT_MERGE.destFull);
    }
    accounts.put(richer);
    accounts.remove(source.id);
    return { merged: source.balance };
  },
};
