import { ACCOUNT_MERGE, BUMP_SEQUENCE, CREATE_ACCOUNT } from '../result/result-codes.ts';
import {
  ACCOUNT_ENTRIES,
  type Account,
  available,
  credited,
  debited,
  startingSequence,
} from '../state/account.ts';
import type { AccountMerge, BumpSequence, CreateAccount } from '../transaction/operation-body.ts';
import { type ApplyContext, type OperationRules, refuse, sourceOf } from './operation-rules.ts';
import { IMMUTABLE } from './set-options.ts';

/** Creates an account: one key of weight 1, every threshold 0, and the ledger's own number as its sequence. */
export function newAccount(id: string, balance: bigint, ledger: number): Account {
  return {
    id,
    balance,
    sequence: startingSequence(ledger),
    sequenceLedger: 0,
    sequenceTime: 0,
    thresholds: { master: 1, low: 0, medium: 0, high: 0 },
    flags: 0,
    homeDomain: '',
    inflationDestination: null,
    signers: [],
    data: new Map(),
    lastModifiedLedger: ledger,
  };
}

export const createAccount: OperationRules<CreateAccount> = {
  level: () => 'medium',

  // A balance below the reserve passes here: it is checked only on the ledger, where the fee is already charged.
  check: (body, source) =>
    body.startingBalance < 0n || body.destination === source ? CREATE_ACCOUNT.malformed : null,

  apply(body, context) {
    const { accounts, ledger } = context;
    if (accounts.get(body.destination) !== null) {
      return refuse(CREATE_ACCOUNT.alreadyExist);
    }
    if (body.startingBalance < BigInt(ACCOUNT_ENTRIES) * ledger.baseReserve) {
      return refuse(CREATE_ACCOUNT.lowReserve);
    }
    const source = sourceOf(context);
    if (available(source, ledger) < body.startingBalance) {
      return refuse(CREATE_ACCOUNT.underfunded);
    }
    accounts.put(debited(source, body.startingBalance));
    accounts.put(newAccount(body.destination, body.startingBalance, ledger.sequence));
    return {};
  },
};

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
