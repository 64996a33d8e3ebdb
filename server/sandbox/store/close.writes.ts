import type pg from 'pg';
import type { Account } from '../core/index.ts';
import type {
  LedgerHistory,
  OperationRecord,
  ParticipantRecord,
  TransactionRecord,
} from '../records/records.ts';
import { accountText } from './ledgers.reads.ts';

const LEDGER = 'INSERT INTO ledgers VALUES ($1, $2, $3, $4, $5, $6, $7)';

/** One statement is one transaction: a ledger is stored completely or not at all, and needs only one round trip. */
const CLOSE = `WITH
  ledger AS (${LEDGER}),
  transactions AS (
    INSERT INTO transactions
    SELECT * FROM unnest($8::bigint[], $9::bytea[], $10::bytea[], $11::boolean[], $12::bigint[], $13::text[],
      $14::bigint[], $15::text[], $16::bigint[], $17::bigint[], $18::integer[], $19::text[], $20::text[], $21::text[],
      $22::text[])),
  operations AS (
    INSERT INTO operations
    SELECT * FROM unnest($23::bigint[], $24::smallint[], $25::boolean[], $26::boolean[], $27::text[], $28::text[],
      $29::text[], $30::text[])),
  participants AS (
    INSERT INTO participants SELECT * FROM unnest($31::text[], $32::bigint[], $33::smallint[])),
  removed AS (DELETE FROM accounts WHERE address = ANY ($36::text[]))
  INSERT INTO accounts SELECT * FROM unnest($34::text[], $35::text[])
  ON CONFLICT (address) DO UPDATE SET entry = excluded.entry`;

/** All changes of a close. */
export interface StoredClose {
  history: LedgerHistory;
  changed: readonly Account[];
  removed: readonly string[];
}

/** Makes a ledger durable. Resolves when it is on the disk; when it rejects, the ledger may or may not be stored. */
export async function writeClose(
  writer: pg.Client,
  { history, changed, removed }: StoredClose,
): Promise<void> {
  const { ledger, transactions, operations, participants } = history;
  const head = [ledger.sequence, ledger.closedAt, ledger.header];
  if (transactions.length === 0 && changed.length === 0 && removed.length === 0) {
    await writer.query({ name: 'empty-close', text: LEDGER, values: [...head, null, null, null, null] });
    return;
  }
  const values = [
    ...head,
    ...[ledger.succeeded, ledger.failed, ledger.operations, ledger.setOperations],
    ...transactionColumns(transactions),
    ...operationColumns(operations),
    ...participantColumns(participants),
    changed.map(({ id }) => id),
    changed.map(accountText),
    removed,
  ];
  await writer.query({ name: 'close', text: CLOSE, values });
}

function transactionColumns(rows: TransactionRecord[]): unknown[][] {
  return [
    rows.map(({ id }) => String(id)),
    rows.map(({ hash }) => bytes(hash)),
    rows.map(({ innerHash }) => (innerHash === null ? null : bytes(innerHash))),
    rows.map(({ successful }) => successful),
    rows.map(({ closedAt }) => closedAt),
    rows.map(({ source }) => source),
    rows.map(({ sequence }) => String(sequence)),
    rows.map(({ feeAccount }) => feeAccount),
    rows.map(({ feeCharged }) => String(feeCharged)),
    rows.map(({ maxFee }) => String(maxFee)),
    rows.map(({ operationCount }) => operationCount),
    rows.map(({ envelope }) => envelope),
    rows.map(({ result }) => result),
    rows.map(({ feeMeta }) => feeMeta),
    rows.map(({ details }) => JSON.stringify(details)),
  ];
}

/** The text form of bytea. */
const bytes = (hex: string): string => `\\x${hex}`;

function operationColumns(rows: OperationRecord[]): unknown[][] {
  return [
    rows.map(({ id }) => String(id)),
    rows.map(({ type }) => type),
    rows.map(({ payment }) => payment),
    rows.map(({ successful }) => successful),
    rows.map(({ source }) => source),
    rows.map(({ target }) => target),
    rows.map(({ details }) => JSON.stringify(details)),
    rows.map(({ effects }) => (effects.length === 0 ? null : JSON.stringify(effects))),
  ];
}

function participantColumns(rows: ParticipantRecord[]): unknown[][] {
  return [
    rows.map(({ account }) => account),
    rows.map(({ transaction }) => String(transaction)),
    rows.map(({ flags }) => flags),
  ];
}
