import type { Account } from './account.ts';
import { subentriesOf } from './account.ts';
import type { LedgerContext } from './ledger-context.ts';

const INT64_MAX = 9_223_372_036_854_775_807n;

/** An account counts as two entries. */
export const ACCOUNT_ENTRIES = 2;
export const MAX_SIGNERS = 20;
export const MAX_SUBENTRIES = 1000;

/** Spendable stroops. Negative when a fee was charged from the reserve. */
export function available(account: Account, { baseReserve }: LedgerContext): bigint {
  return account.balance - BigInt(ACCOUNT_ENTRIES + subentriesOf(account)) * baseReserve;
}

/** Returns the reason why one more signer or data entry is impossible, if so. */
export function subentryRefusal(
  account: Account,
  ledger: LedgerContext,
): 'too_many_subentries' | 'low_reserve' | null {
  if (subentriesOf(account) >= MAX_SUBENTRIES) {
    return 'too_many_subentries';
  }
  return available(account, ledger) < ledger.baseReserve ? 'low_reserve' : null;
}

/** Returns the account plus the amount, or null when its balance would overflow. */
export function credited(account: Account, amount: bigint): Account | null {
  return amount > INT64_MAX - account.balance ? null : { ...account, balance: account.balance + amount };
}

export function debited(account: Account, amount: bigint): Account {
  return { ...account, balance: account.balance - amount };
}

/** The first sequence number of accounts that this ledger creates, which no transaction of it may use. */
export function startingSequence(ledger: number): bigint {
  return BigInt(ledger) << 32n;
}
