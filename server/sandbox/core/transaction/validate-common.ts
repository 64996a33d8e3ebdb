import { INT64_MAX, type LedgerContext } from '../ledger-settings.ts';
import type { ThresholdLevel } from '../operations/operation-rules.ts';
import { TX } from '../result/result-codes.ts';
import { SIGNER_KEY, signerKeyOf } from '../signature/keys.ts';
import type { SignatureChecker } from '../signature/signature-checker.ts';
import { type Account, type AccountReader, available, startingSequence } from '../state/account.ts';
import type { Transaction } from './transaction.ts';

/** Returns true when the account's signers reach one of its thresholds. Its own key signs while it has weight. */
export function accountSigned(checker: SignatureChecker, account: Account, level: ThresholdLevel): boolean {
  const { master } = account.thresholds;
  const signers = master > 0 ? [{ key: account.id, weight: master }, ...account.signers] : account.signers;
  return checker.reaches(signers, account.thresholds[level]);
}

/** For a missing account, only its own key counts. */
export function absentAccountSigned(checker: SignatureChecker, id: string): boolean {
  return checker.reaches([{ key: id, weight: 1 }], 0);
}

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

/** Parameters of a validation. */
export interface Validation {
  readonly ledger: LedgerContext;
  readonly accounts: AccountReader;
  /** Seconds until the ledger closes: minimum and maximum. */
  readonly lowerOffset: bigint;
  readonly upperOffset: bigint;
  /** The transaction pays its own fee; under a fee bump it does not. */
  readonly paysFee: boolean;
  /** On the ledger the fee is already charged; before, the whole bid must be available. */
  readonly applying: boolean;
  /** Sequence number of the transaction before this one, when one is queued. */
  readonly current: bigint | null;
  /** Ledger whose starting sequence number may not be used. */
  readonly startingLedger: number;
}

/** @property usesSequence the fault came late enough to consume the sequence number, when on the ledger. */
export type CommonVerdict = { readonly code: number; readonly usesSequence: boolean } | null;

const CLASSIC_OPERATIONS = 24;

function isMalformed({ preconditions, hasSorobanData, operations }: Transaction): boolean {
  const [first, second] = preconditions.extraSigners;
  const emptyPayload = preconditions.extraSigners.some((text) => {
    const { type, payload } = signerKeyOf(text);
    return type === SIGNER_KEY.signedPayload && payload.length === 0;
  });
  const classic = operations.every(
    ({ body }) => body.type !== 'unsupported' || body.number < CLASSIC_OPERATIONS,
  );
  return (first !== undefined && first === second) || emptyPayload || (hasSorobanData && classic);
}

function feeTooLow(transaction: Transaction, { ledger, paysFee }: Validation): boolean {
  const operations = BigInt(Math.max(1, transaction.operations.length));
  return paysFee && transaction.fee < ledger.baseFee * operations;
}

/** Checks made before the account is read. */
function validateShape(transaction: Transaction, validation: Validation): number | null {
  const { ledger, lowerOffset, upperOffset } = validation;
  if (isMalformed(transaction)) {
    return TX.malformed;
  }
  if (transaction.operations.length === 0) {
    return TX.missingOperation;
  }
  if (isTooEarly(transaction, ledger, lowerOffset)) {
    return TX.tooEarly;
  }
  if (isTooLate(transaction, ledger, upperOffset)) {
    return TX.tooLate;
  }
  return feeTooLow(transaction, validation) ? TX.insufficientFee : null;
}

function extraSigned(checker: SignatureChecker, { preconditions }: Transaction): boolean {
  const signers = preconditions.extraSigners.map((key) => ({ key, weight: 1 }));
  return signers.length === 0 || checker.reaches(signers, signers.length);
}

/** Checks made once the sequence number is right. */
function validateAccount(
  transaction: Transaction,
  account: Account,
  checker: SignatureChecker,
  { ledger, lowerOffset, paysFee, applying }: Validation,
): number | null {
  if (isTooSoonForAccount(transaction, account, ledger, lowerOffset)) {
    return TX.badMinSeqAgeOrGap;
  }
  if (!accountSigned(checker, account, 'low') || !extraSigned(checker, transaction)) {
    return TX.badAuth;
  }
  const toPay = applying ? 0n : transaction.fee;
  return paysFee && available(account, ledger) < toPay ? TX.insufficientBalance : null;
}

/** Runs all checks of a transaction before its operations, in the protocol's order. Null: it is valid. */
export function validateCommon(
  transaction: Transaction,
  checker: SignatureChecker,
  validation: Validation,
): CommonVerdict {
  const shape = validateShape(transaction, validation);
  if (shape !== null) {
    return { code: shape, usesSequence: false };
  }
  const account = validation.accounts.get(transaction.source);
  if (account === null) {
    return { code: TX.noAccount, usesSequence: false };
  }
  if (isBadSequence(transaction, validation.current ?? account.sequence, validation.startingLedger)) {
    return { code: TX.badSeq, usesSequence: false };
  }
  const code = validateAccount(transaction, account, checker, validation);
  return code === null ? null : { code, usesSequence: true };
}
