import { BytesWriter, sha256 } from '../bytes.ts';
import type { LedgerContext } from '../ledger-settings.ts';
import type { AccountChange, AccountReader } from '../state/account.ts';
import { digestAfter, stateHash } from '../state/state-digest.ts';
import { type AnyTransaction, innerOf } from '../transaction/transaction.ts';
import type { AppliedTransaction, ClosedLedger, LedgerSummary } from './closed-ledger.ts';
import { balancesAfter, checkChange, checkHeader, checkLumens } from './invariants.ts';
import { makeHeader, summaryOf, type Terms, termsOf } from './ledger-header.ts';
import { runLedger } from './run-ledger.ts';
import { chooseForLedger } from './surge-pricing.ts';

/** Hash of a transaction set: the ledger before it, then the envelopes in the order of their hashes. */
export function transactionSetHash(previousHash: string, transactions: readonly AnyTransaction[]): Buffer {
  const sorted = [...transactions].sort((a, b) => (a.fullHash < b.fullHash ? -1 : 1));
  return sha256(Buffer.from(previousHash, 'hex'), ...sorted.map(({ envelope }) => envelope));
}

const writer = new BytesWriter();

/** Hash of the TransactionResultSet, in the order in which they were applied. */
export function resultSetHash(applied: readonly AppliedTransaction[]): Buffer {
  writer.uint32(applied.length);
  for (const { transaction, resultXdr } of applied) {
    writer.fixed(Buffer.from(transaction.hash, 'hex')).fixed(resultXdr);
  }
  return sha256(writer.take());
}

/** Sums over all accounts of a ledger, updated incrementally by each change. */
export interface Totals {
  readonly balances: bigint;
  readonly digest: bigint;
}

export interface LedgerState {
  readonly last: LedgerSummary;
  readonly accounts: AccountReader;
  readonly totals: Totals;
}

/** A closed ledger with the data that the engine needs to make it the last one. */
export interface Closing {
  readonly closed: ClosedLedger;
  readonly changes: readonly AccountChange[];
  readonly totals: Totals;
}

/** The ledger context that the rules use after `last`. */
export function contextAfter(last: LedgerSummary, closeTime: number): LedgerContext {
  const { protocol, baseFee, baseReserve } = termsOf(last);
  return {
    protocol,
    sequence: last.sequence + 1,
    closeTime: BigInt(closeTime),
    baseFee: BigInt(baseFee),
    baseReserve: BigInt(baseReserve),
  };
}

export function feePoolOf({ header }: LedgerSummary): bigint {
  return header.feePool().toBigInt();
}

/**
 * Builds the ledger after the last one from transactions in the order of arrival. Changes nothing.
 * @param terms in force after it.
 * @throws InvariantViolation
 */
export function closeLedger(
  { last, accounts, totals }: LedgerState,
  waiting: readonly AnyTransaction[],
  { closeTime, terms, dropped }: { closeTime: number; terms: Terms; dropped: readonly string[] },
): Closing {
  checkHeader(last);
  const context = contextAfter(last, closeTime);
  const { maxTxSetOps } = termsOf(last);
  const set = chooseForLedger(waiting, { ...context, maxOps: maxTxSetOps });
  const { transactions, changes, fees } = runLedger(set, accounts, context);
  for (const change of changes) {
    checkChange(change, context.sequence);
  }
  const feePool = feePoolOf(last) + fees;
  const after = {
    balances: balancesAfter(totals.balances, changes),
    digest: digestAfter(totals.digest, changes),
  };
  checkLumens(after.balances, feePool);
  const header = makeHeader(
    {
      sequence: context.sequence,
      closeTime,
      feePool,
      transactionSetHash: transactionSetHash(last.hash, set.transactions),
      resultHash: resultSetHash(transactions),
      stateHash: stateHash(after.digest),
    },
    terms,
    last,
  );
  const closed = {
    ...summaryOf(header),
    transactions,
    changedAccounts: changes.flatMap(({ after: account }) => account ?? []),
    removedAccounts: changes.flatMap(({ before, after: account }) =>
      account === null && before ? before.id : [],
    ),
    dropped,
    operationCount: set.transactions.reduce((sum, one) => sum + innerOf(one).operations.length, 0),
  };
  return { closed, changes, totals: after };
}
