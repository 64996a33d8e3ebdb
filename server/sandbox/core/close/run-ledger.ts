import { encodeResult } from '../result/encode-result.ts';
import { passes } from '../rules/check-transaction.ts';
import type { AccountChange } from '../state/account.ts';
import { AccountDraft } from '../state/account-draft.ts';
import type { AccountReader } from '../state/account-reader.ts';
import type { LedgerContext } from '../state/ledger-context.ts';
import { type AnyTransaction, innerOf } from '../transaction/transaction.ts';
import { applyTransaction } from './apply-transaction.ts';
import { type Charge, chargeFee } from './charge-fee.ts';
import type { AppliedTransaction } from './closed-ledger.ts';
import { encodeChange } from './fee-meta.ts';
import type { LedgerSet } from './surge-pricing.ts';

export interface LedgerRun {
  readonly transactions: readonly AppliedTransaction[];
  readonly changes: readonly AccountChange[];
  /** Stroops that went to the fee pool. */
  readonly fees: bigint;
}

/** Highest sequence number per account in the set. */
function usedSequences(transactions: readonly AnyTransaction[]): Map<string, bigint> {
  const used = new Map<string, bigint>();
  for (const { source, sequence } of transactions.map(innerOf)) {
    const known = used.get(source);
    used.set(source, known === undefined || known < sequence ? sequence : known);
  }
  return used;
}

/**
 * Charges all fees first, then runs the transactions one by one: an account that spends in one has paid the fees of
 * all.
 */
export function runLedger(
  { transactions, feePerOperation }: LedgerSet,
  below: AccountReader,
  ledger: LedgerContext,
): LedgerRun {
  const accounts = new AccountDraft(below, ledger.sequence);
  const price = { perOperation: feePerOperation, protocol: ledger.protocol };
  const charges = transactions.map((transaction): [AnyTransaction, Charge] => [
    transaction,
    chargeFee(transaction, accounts, price),
  ]);
  const used = usedSequences(transactions);
  const circumstances = { ledger, usedSequence: (id: string) => used.get(id) };
  const applied = charges.map(([transaction, charge], i): AppliedTransaction => {
    const application = applyTransaction(transaction, accounts, circumstances, charge);
    return {
      ...application,
      transaction,
      index: i + 1,
      successful: passes(application.outcome),
      feeCharged: charge.fee,
      resultXdr: encodeResult(application.outcome),
      feeMetaXdr: encodeChange(charge.change),
      feeChange: charge.change,
    };
  });
  const fees = charges.reduce((sum, [, { fee }]) => sum + fee, 0n);
  return { transactions: applied, changes: accounts.changes(), fees };
}
