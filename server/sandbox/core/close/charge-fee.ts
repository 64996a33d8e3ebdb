import type { AccountChange } from '../state/account.ts';
import type { AccountDraft } from '../state/account-draft.ts';
import { debited } from '../state/balance.ts';
import { type AnyTransaction, feeSourceOf, innerOf, paidOperations } from '../transaction/transaction.ts';

/** What a transaction of a ledger costs before it is looked at again. */
export interface Charge {
  /** Stroops taken. */
  readonly fee: bigint;
  /** What the inner transaction of a fee bump reads as its fee; the fee itself for others. */
  readonly innerFee: bigint;
  readonly change: AccountChange;
}

function atMost(bid: bigint, fee: bigint): bigint {
  return bid < fee ? bid : fee;
}

/** From this protocol on the inner transaction of a fee bump reads no fee at all. */
const INNER_FEE_IS_ZERO = 25;

/** Takes the fee of one transaction, or what the account still has of it: reserves do not protect it. */
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
