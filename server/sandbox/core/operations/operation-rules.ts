import type { AccountDraft } from '../state/account-draft.ts';
import type { LedgerContext } from '../state/ledger-context.ts';
import type { OperationBody } from '../transaction/operation-body.ts';

/** Signatures that an operation needs: which of the account's thresholds. */
export type ThresholdLevel = 'low' | 'medium' | 'high';

export interface ApplyContext {
  readonly ledger: LedgerContext;
  readonly accounts: AccountDraft;
  /** The acting account, which is there. */
  readonly source: string;
  /** Highest sequence number that this ledger's transactions use of an account; none when none of them merges. */
  readonly usedSequence: (account: string) => bigint | undefined;
}

/** A failure as the result says it: of operations in general, or of this kind. */
export interface OperationRefusal {
  readonly code?: number;
  readonly inner?: number;
}

export interface OperationSuccess {
  /** Stroops that a merge moved. */
  readonly merged?: bigint;
}

export type ApplyAnswer = { readonly refused: OperationRefusal } | OperationSuccess;

/** One kind of operation. */
export interface OperationRules<B extends OperationBody> {
  level(body: B): ThresholdLevel;
  /** What is wrong whatever the ledger's state: the inner code, or null. */
  check(body: B, source: string, ledger: LedgerContext): number | null;
  /** Changes accounts, or says why not; what it changed before a refusal is dropped. */
  apply(body: B, context: ApplyContext): ApplyAnswer;
}

export function refuse(inner: number): ApplyAnswer {
  return { refused: { inner } };
}

/** The acting account. It was looked for before: that it is gone is a fault of ours. */
export function sourceOf({ accounts, source }: ApplyContext) {
  const account = accounts.get(source);
  if (account === null) {
    throw new Error(`The account ${source} acts without being there.`);
  }
  return account;
}
