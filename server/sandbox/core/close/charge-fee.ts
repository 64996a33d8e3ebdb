import type { AccountChange } from '../state/account.ts';
import type { AccountDraft } from '../state/account-draft.ts';
import { debited } from '../state/balance.ts';
import { type AnyTransaction, feeSourceOf, innerOf, paidOperations } from '../transaction/transaction.ts';

/** Fee of a transaction in a ledger, charged before the transaction is checked again. */
export interface Charge {
  /** Stroops charged. */
  readonly fee: bigint;
  /** The fee shown in the result of a fee bump's inner transaction; the fee itself for others. */
  readonly innerFee: bigint;
  readonly change: AccountChange;
}

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
