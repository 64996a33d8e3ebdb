import { BytesWriter } from '../bytes.ts';
import type { LedgerContext } from '../ledger-settings.ts';
import { encodeResult } from '../result/encode-result.ts';
import { type AccountChange, type AccountReader, debited } from '../state/account.ts';
import { AccountDraft } from '../state/account-table.ts';
import { writeAccount, writeAccountKey } from '../state/state-digest.ts';
import { passes } from '../transaction/check-transaction.ts';
import { type AnyTransaction, feeSourceOf, innerOf, paidOperations } from '../transaction/transaction.ts';
import { applyTransaction } from './apply-transaction.ts';
import type { AppliedTransaction, Charge } from './closed-ledger.ts';
import type { LedgerSet } from './surge-pricing.ts';

function atMost(bid: bigint, fee: bigint): bigint {
  return bid < fee ? bid : fee;
}

/** From this protocol on the result of a fee bump's inner transaction shows no fee at all. */
const INNER_FEE_IS_ZERO = 25;

/** Charges the fee of one transaction, or the rest of the account's balance: reserves do not protect it. */
export function chargeFee(
  transaction: AnyTransaction,
  accounts: AccountDraft,
  { perOperation, protocol }: { perOperation: bigint; protocol: number },
): Charge {
  const id = feeSourceOf(transaction);
  const before = accounts.get(id);
  if (before === null) {
    throw new Error(`The account ${id} pays a fee without being there.`);
  }
  const due = atMost(transaction.fee, perOperation * BigInt(Math.max(1, paidOperations(transaction))));
  const fee = atMost(before.balance, due);
  accounts.put(fee > 0n ? debited(before, fee) : before);
  const inner = innerOf(transaction);
  const innerDue = atMost(inner.fee, perOperation * BigInt(Math.max(1, inner.operations.length)));
  return {
    fee,
    innerFee: inner === transaction ? fee : protocol >= INNER_FEE_IS_ZERO ? 0n : innerDue,
    change: { before, after: accounts.get(id) },
  };
}

const CHANGE = { created: 0, updated: 1, removed: 2, state: 3 } as const;
const writer = new BytesWriter();

/** Encodes the LedgerEntryChanges of an account: its entry before, then its new state. Data entries are left out. */
export function encodeChange({ before, after }: AccountChange): Buffer {
  writer.uint32((before === null ? 0 : 1) + 1);
  if (before !== null) {
    writer.int32(CHANGE.state);
    writeAccount(writer, before);
  }
  if (after === null) {
    writer.int32(CHANGE.removed);
    writeAccountKey(writer, before?.id ?? '');
  } else {
    writer.int32(before === null ? CHANGE.created : CHANGE.updated);
    writeAccount(writer, after);
  }
  return writer.take();
}

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
