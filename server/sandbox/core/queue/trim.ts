import { checkTransaction, passes } from '../rules/check-transaction.ts';
import type { AccountReader } from '../state/account-reader.ts';
import { available } from '../state/balance.ts';
import type { LedgerContext } from '../state/ledger-context.ts';
import { type AnyTransaction, feeSourceOf, innerOf } from '../transaction/transaction.ts';
import { sequenceOf } from './source-line.ts';

/** The ledger that a set of transactions is meant for. */
export interface TrimCircumstances {
  readonly ledger: LedgerContext;
  readonly accounts: AccountReader;
  readonly lowerOffset: bigint;
  readonly upperOffset: bigint;
  readonly startingLedger: number;
}

function asksForAge({ preconditions }: ReturnType<typeof innerOf>): boolean {
  return preconditions.minSequenceAge !== 0n || preconditions.minSequenceGap !== 0;
}

/**
 * What can no longer be in the ledger: what stopped to be valid, each judged after the one before it in its source's
 * line; then everything of payers who cannot pay all that is bid in their name.
 */
export function findInvalid(
  transactions: readonly AnyTransaction[],
  circumstances: TrimCircumstances,
): AnyTransaction[] {
  const { accounts, ledger } = circumstances;
  const last = new Map<string, bigint>();
  const seen = new Set<string>();
  const bids = new Map<string, bigint>();
  const invalid: AnyTransaction[] = [];
  const valid: AnyTransaction[] = [];
  for (const transaction of transactions) {
    const inner = innerOf(transaction);
    const current = last.get(inner.source) ?? null;
    const behind = seen.has(inner.source);
    seen.add(inner.source);
    const misplaced = behind && asksForAge(inner);
    if (misplaced || !passes(checkTransaction(transaction, { ...circumstances, current }))) {
      invalid.push(transaction);
      continue;
    }
    valid.push(transaction);
    last.set(inner.source, sequenceOf(transaction));
    const payer = feeSourceOf(transaction);
    bids.set(payer, (bids.get(payer) ?? 0n) + transaction.fee);
  }
  // What stands behind one that cannot be paid goes with it.
  const stopped = new Set<string>();
  for (const transaction of valid) {
    const payer = feeSourceOf(transaction);
    const account = accounts.get(payer);
    const funds = account === null ? -1n : available(account, ledger);
    const { source } = innerOf(transaction);
    if (stopped.has(source) || funds < (bids.get(payer) ?? 0n)) {
      stopped.add(source);
      invalid.push(transaction);
    }
  }
  return invalid;
}
