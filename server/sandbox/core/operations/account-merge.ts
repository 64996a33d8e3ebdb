import { ACCOUNT_MERGE } from '../result/result-codes.ts';
import { credited, startingSequence } from '../state/balance.ts';
import type { AccountMerge } from '../transaction/operation-body.ts';
import { type ApplyContext, type OperationRules, refuse, sourceOf } from './operation-rules.ts';
import { IMMUTABLE } from './set-options.ts';

/**
 * Returns true when a later account of the same key would start below the sequence used here: old envelopes would
 * become valid again.
 */
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
    // Signers are removed with the account; data entries would be left behind.
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
