import {
  type AppliedTransaction,
  feeSourceOf,
  innerOf,
  type Memo,
  type Preconditions,
  type Transaction,
} from '../core/index.ts';
import { muxedFields, transactionId } from '../horizon/formats.ts';
import type { TransactionDetails, TransactionRecord } from './records.ts';
import { resultCodes } from './result-codes.ts';

/** Builds the row of a transaction in a ledger. */
export function transactionRecord(
  applied: AppliedTransaction,
  sequence: number,
  closedAt: number,
): TransactionRecord {
  const { transaction } = applied;
  const inner = innerOf(transaction);
  return {
    id: transactionId(sequence, applied.index),
    hash: transaction.hash,
    innerHash: transaction.kind === 'fee_bump' ? transaction.inner.hash : null,
    successful: applied.successful,
    closedAt,
    source: inner.source,
    sequence: inner.sequence,
    feeAccount: feeSourceOf(transaction),
    feeCharged: applied.feeCharged,
    maxFee: transaction.fee,
    operationCount: inner.operations.length,
    envelope: transaction.envelope.toString('base64'),
    result: applied.resultXdr.toString('base64'),
    feeMeta: applied.feeMetaXdr.toString('base64'),
    details: detailsOf(applied, inner),
  };
}

function detailsOf(
  { transaction, successful, outcome }: AppliedTransaction,
  inner: Transaction,
): TransactionDetails {
  const bump = transaction.kind === 'fee_bump' ? transaction : null;
  const feeSource = bump === null ? inner.sourceMuxed : bump.feeSourceMuxed;
  const preconditions = preconditionsOf(inner.preconditions);
  return {
    ...muxedFields('account', inner.sourceMuxed),
    ...muxedFields('fee_account', feeSource),
    ...memoOf(inner.memo),
    signatures: texts(transaction.signatures),
    ...(preconditions === undefined ? {} : { preconditions }),
    ...(bump === null ? {} : { inner: { max_fee: String(inner.fee), signatures: texts(inner.signatures) } }),
    ...(successful ? {} : { codes: resultCodes(outcome) }),
  };
}

const texts = (signatures: Transaction['signatures']): string[] =>
  signatures.map(({ bytes }) => bytes.toString('base64'));

function memoOf(memo: Memo): Pick<TransactionDetails, 'memo_type' | 'memo' | 'memo_bytes'> {
  if (memo.type === 'none') return { memo_type: 'none' };
  if (memo.type === 'id') return { memo_type: 'id', memo: String(memo.id) };
  if (memo.type !== 'text') return { memo_type: memo.type, memo: memo.hash.toString('base64') };
  // The bytes need not be text at all; the exact ones are stored too.
  const text = memo.bytes.toString('utf8').replaceAll('\0', '');
  return { memo_type: 'text', memo: text, memo_bytes: memo.bytes.toString('base64') };
}

/** Omitted when no precondition is set. An upper bound of 0 is none. */
function preconditionsOf(given: Preconditions): Record<string, unknown> | undefined {
  const { timeBounds, ledgerBounds, minSequence, minSequenceAge, minSequenceGap, extraSigners } = given;
  const found: Record<string, unknown> = {};
  if (timeBounds !== null) {
    found.timebounds = {
      min_time: String(timeBounds.minTime),
      ...(timeBounds.maxTime === 0n ? {} : { max_time: String(timeBounds.maxTime) }),
    };
  }
  if (ledgerBounds !== null) {
    found.ledgerbounds = {
      min_ledger: ledgerBounds.minLedger,
      ...(ledgerBounds.maxLedger === 0 ? {} : { max_ledger: ledgerBounds.maxLedger }),
    };
  }
  if (minSequence !== null) found.min_account_sequence = String(minSequence);
  if (minSequenceAge !== 0n) found.min_account_sequence_age = String(minSequenceAge);
  if (minSequenceGap !== 0) found.min_account_sequence_ledger_gap = minSequenceGap;
  if (extraSigners.length > 0) found.extra_signers = [...extraSigners];
  return Object.keys(found).length === 0 ? undefined : found;
}
