import type { TransactionOutcome } from '../result/outcome.ts';
import { plainOutcome } from '../result/outcomes.ts';
import { TX } from '../result/result-codes.ts';
import { SignatureChecker } from '../signature/signature-checker.ts';
import type { AccountReader } from '../state/account-reader.ts';
import { available } from '../state/balance.ts';
import type { LedgerContext } from '../state/ledger-context.ts';
import type { FeeBump } from '../transaction/transaction.ts';
import { accountSigned } from './authorise.ts';

const INT64_MAX = 9_223_372_036_854_775_807n;

/** The outer bid must be at least the inner one, per operation; a refusal contains the sufficient fee. */
function checkRate({ fee, inner }: FeeBump, { baseFee }: LedgerContext, minimum: bigint): bigint | null {
  const innerMinimum = baseFee * BigInt(Math.max(1, inner.operations.length));
  const wanted = inner.fee * minimum;
  if (fee * innerMinimum >= wanted) {
    return null;
  }
  const needed = (wanted + innerMinimum - 1n) / innerMinimum;
  return needed > INT64_MAX ? INT64_MAX : needed;
}

/** Validates the envelope around the inner transaction; null: it is valid. */
export function checkFeeBump(
  bump: FeeBump,
  { ledger, accounts }: { ledger: LedgerContext; accounts: AccountReader },
): TransactionOutcome | null {
  const minimum = ledger.baseFee * BigInt(bump.inner.operations.length + 1);
  if (bump.fee < minimum) {
    return plainOutcome(TX.insufficientFee, minimum);
  }
  const needed = checkRate(bump, ledger, minimum);
  if (needed !== null) {
    return plainOutcome(TX.insufficientFee, needed);
  }
  const account = accounts.get(bump.feeSource);
  if (account === null) {
    return plainOutcome(TX.noAccount, minimum);
  }
  const checker = new SignatureChecker(bump);
  if (!accountSigned(checker, account, 'low')) {
    return plainOutcome(TX.badAuth, minimum);
  }
  if (available(account, ledger) < bump.fee) {
    return plainOutcome(TX.insufficientBalance, minimum);
  }
  return checker.allUsed() ? null : plainOutcome(TX.badAuthExtra, minimum);
}
