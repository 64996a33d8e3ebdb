import type { LedgerContext } from '../ledger-settings.ts';
import { type AccountReader, available } from '../state/account.ts';
import { checkTransaction, passes } from '../transaction/check-transaction.ts';
import { type AnyTransaction, feeSourceOf, innerOf } from '../transaction/transaction.ts';
import { sequenceOf } from './source-line.ts';

/** The ledger for which a set of transactions is checked. */
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
 * Finds transactions that can no longer be in the ledger: those that became invalid, each checked after the previous
 * one in its source's line; then all of payers that cannot pay the sum of their bids.
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
  // Transactions behind an unpaid one are dropped with it.
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
