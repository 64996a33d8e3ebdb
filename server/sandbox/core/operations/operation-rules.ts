import type { LedgerContext } from '../ledger-settings.ts';
import type { AccountDraft } from '../state/account-table.ts';
import type { OperationBody } from '../transaction/operation-body.ts';

/** Checks home domains and data names: ASCII without control characters, including DEL. */
export function isPrintable(bytes: Buffer): boolean {
  return bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
}

/** The account's threshold that an operation's signatures must reach. */
export type ThresholdLevel = 'low' | 'medium' | 'high';

export interface ApplyContext {
  readonly ledger: LedgerContext;
  readonly accounts: AccountDraft;
  /** The acting account, which exists. */
  readonly source: string;
  /** Highest sequence number of an account in this ledger's transactions; none when none of them merges. */
  readonly usedSequence: (account: string) => bigint | undefined;
}

/** A failure as encoded in the result: of operations in general, or of this kind. */
export interface OperationRefusal {
  readonly code?: number;
  readonly inner?: number;
}

export interface OperationSuccess {
  /** Stroops moved by a merge. */
  readonly merged?: bigint;
}

export type ApplyAnswer = { readonly refused: OperationRefusal } | OperationSuccess;

/** Rules of one kind of operation. */
export interface OperationRules<B extends OperationBody> {
  level(body: B): ThresholdLevel;
  /** Checks that do not depend on the ledger's state: the inner code of a failure, or null. */
  check(body: B, source: string, ledger: LedgerContext): number | null;
  /** Changes accounts, or returns the refusal; changes made before a refusal are dropped. */
  apply(body: B, context: ApplyContext): ApplyAnswer;
}

export function refuse(inner: number): ApplyAnswer {
  return { refused: { inner } };
}

/** Returns the acting account. Its existence was checked before: a missing one is a fault of ours. */
export function sourceOf({ accounts, source }: ApplyContext) {
  const account = accounts.get(source);
  if (account === null) {
    throw new Error(`The account ${source} acts without being there.`);
  }
  return account;
}
