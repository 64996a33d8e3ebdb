import type { Account } from '../state/account.ts';
import { startingSequence } from '../state/balance.ts';
import type { LedgerContext } from '../state/ledger-context.ts';
import type { Transaction } from '../transaction/transaction.ts';

const INT64_MAX = 9_223_372_036_854_775_807n;

/** @param offset seconds that may pass until the ledger closes. */
export function isTooEarly({ preconditions }: Transaction, ledger: LedgerContext, offset: bigint): boolean {
  const { timeBounds, ledgerBounds } = preconditions;
  return (
    (timeBounds !== null && timeBounds.minTime > ledger.closeTime + offset) ||
    (ledgerBounds !== null && ledgerBounds.minLedger > ledger.sequence)
  );
}

/** Zero stands for no bound. The last second counts, the last ledger does not. */
export function isTooLate({ preconditions }: Transaction, ledger: LedgerContext, offset: bigint): boolean {
  const { timeBounds, ledgerBounds } = preconditions;
  return (
    (timeBounds !== null && timeBounds.maxTime !== 0n && timeBounds.maxTime < ledger.closeTime + offset) ||
    (ledgerBounds !== null && ledgerBounds.maxLedger !== 0 && ledgerBounds.maxLedger <= ledger.sequence)
  );
}

/**
 * @param current sequence number of the account, or of the transaction before this one.
 * @param ledger whose starting number may not be used: an account that the ledger creates starts there.
 */
export function isBadSequence(transaction: Transaction, current: bigint, ledger: number): boolean {
  const { sequence, preconditions } = transaction;
  if (sequence === startingSequence(ledger)) {
    return true;
  }
  const { minSequence } = preconditions;
  if (minSequence !== null) {
    return current < minSequence || current >= sequence;
  }
  return current === INT64_MAX || current + 1n !== sequence;
}

/** Age in seconds and gap in ledgers since the account's sequence number was last used. */
export function isTooSoonForAccount(
  { preconditions }: Transaction,
  account: Account,
  ledger: LedgerContext,
  offset: bigint,
): boolean {
  const { minSequenceAge, minSequenceGap } = preconditions;
  const closeTime = ledger.closeTime + offset;
  return (
    minSequenceAge > closeTime ||
    closeTime - minSequenceAge < BigInt(account.sequenceTime) ||
    minSequenceGap > ledger.sequence ||
    ledger.sequence - minSequenceGap < account.sequenceLedger
  );
}
