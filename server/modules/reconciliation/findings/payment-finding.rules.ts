import { Failure } from '../../../platform/failures.ts';

export type FindingKind =
  | 'wrong_amount'
  | 'unresolved'
  | 'receipt_used'
  | 'disputed'
  | 'refund_waiting'
  | 'refund_unconfirmed';
export type FindingDecision = 'ask_again' | 'close' | 'request_again' | 'refunded';

/** Characters of a receipt number, as the table allows. */
export const LONGEST_RECEIPT = 300;

/** The finding has changed or was settled since it was shown, or the decision does not fit it. */
export class FindingSettled extends Failure {
  constructor() {
    super(
      'FINDING_SETTLED',
      'conflict',
      'This was settled in the meantime, or the decision does not fit it. Reload the list.',
    );
  }
}

const DECISIONS: Record<FindingKind, readonly FindingDecision[]> = {
  wrong_amount: ['close'],
  unresolved: ['ask_again', 'close'],
  receipt_used: ['close'],
  disputed: [],
  refund_waiting: ['request_again', 'refunded'],
  refund_unconfirmed: ['refunded', 'request_again'],
};

/**
 * The decisions that a person can make. Refunds on the ledger have none: the ledger shows whether they were made, and
 * they are tried again by themselves.
 */
export const decisionsOn = ({
  kind,
  provider,
}: {
  kind: FindingKind;
  provider: string | null;
}): readonly FindingDecision[] => (provider === null ? [] : DECISIONS[kind]);
