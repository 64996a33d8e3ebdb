import type pg from 'pg';
import type { ListedOperation, TransactionRecord } from '../records/records.ts';
import { PARTICIPANT } from '../records/records.ts';
import {
  type OperationRow,
  operationOf,
  TRANSACTION_COLUMNS,
  type TransactionRow,
  transactionOf,
} from './rows.ts';

type Queryable = Pick<pg.Client, 'query'>;

/** Part of a list: ids between two bounds, both included. */
export interface Range {
  from: bigint;
  to: bigint;
  order: 'asc' | 'desc';
  limit: number;
  /** Includes failed ones. */
  failed: boolean;
}

export interface OperationRange extends Range {
  payments: boolean;
  join: boolean;
}

/** Reads transactions by their hashes, inner ones too. Of several that share a hash, the latest. */
export async function readByHash(
  db: Queryable,
  hashes: string[],
  upTo: bigint,
): Promise<TransactionRecord[]> {
  const { rows } = await db.query<TransactionRow>({
    name: 'by-hash',
    text: `SELECT ${TRANSACTION_COLUMNS} FROM transactions t
           WHERE (t.hash = ANY ($1) OR t.inner_hash = ANY ($1)) AND t.id <= $2 ORDER BY t.id`,
    values: [hashes.map((hash) => Buffer.from(hash, 'hex')), String(upTo)],
  });
  return rows.map(transactionOf);
}

export async function readTransactions(
  db: Queryable,
  range: Range,
  account: string | undefined,
): Promise<TransactionRecord[]> {
  const { order, failed } = range;
  const values: unknown[] = [String(range.from), String(range.to), range.limit];
  if (account !== undefined) values.push(account);
  const text =
    account === undefined
      ? `SELECT ${TRANSACTION_COLUMNS} FROM transactions t
         WHERE t.id BETWEEN $1 AND $2 ${failed ? '' : 'AND t.successful'} ORDER BY t.id ${order} LIMIT $3`
      : `SELECT ${TRANSACTION_COLUMNS} FROM (
           SELECT transaction FROM participants
           WHERE account = $4 AND transaction BETWEEN $1 AND $2 ${withFlags(failed ? 0 : PARTICIPANT.successful)}
           ORDER BY transaction ${order} LIMIT $3
         ) p CROSS JOIN LATERAL (SELECT * FROM transactions WHERE id = p.transaction LIMIT 1) t
         ORDER BY t.id ${order}`;
  const { rows } = await db.query<TransactionRow>({
    name: `transactions-${order}-${failed}-${account !== undefined}`,
    text,
    values,
  });
  return rows.map(transactionOf);
}

export async function readOperations(
  db: Queryable,
  range: OperationRange,
  account: string | undefined,
): Promise<ListedOperation[]> {
  const { order, failed, payments, join } = range;
  const columns = `o.*, t.hash, t.closed_at${join ? `, ${TRANSACTION_COLUMNS}` : ''}`;
  const values: unknown[] = [String(range.from), String(range.to), range.limit];
  if (account !== undefined) values.push(account);
  const text = account === undefined ? fromAll(range, columns) : fromAccount(range, columns);
  const { rows } = await db.query<OperationRow>({
    name: `operations-${order}-${failed}-${payments}-${join}-${account !== undefined}`,
    text,
    values,
  });
  return rows.map((row) => operationOf(row, join));
}

function fromAll({ order, failed, payments }: OperationRange, columns: string): string {
  return `SELECT ${columns} FROM operations o JOIN transactions t ON t.id = o.id & ~4095::bigint
    WHERE o.id BETWEEN $1 AND $2 ${failed ? '' : 'AND o.successful'} ${payments ? 'AND o.payment' : ''}
    ORDER BY o.id ${order} LIMIT $3`;
}

/**
 * Every participant row found has at least one operation of the account, so a page needs no more rows than its size;
 * one more because the transaction of the cursor may have been shown to its end. The inner limits cut nothing off: they
 * keep the planner from joining whole tables.
 */
function fromAccount({ order, failed, payments }: OperationRange, columns: string): string {
  const wanted =
    (failed ? 0 : PARTICIPANT.successful) | (payments ? PARTICIPANT.hasPayments : PARTICIPANT.hasOperations);
  return `SELECT ${columns} FROM (
      SELECT transaction FROM participants
      WHERE account = $4 AND transaction BETWEEN $1::bigint & ~4095::bigint AND $2 ${withFlags(wanted)}
      ORDER BY transaction ${order} LIMIT $3 + 1
    ) p
    CROSS JOIN LATERAL (SELECT * FROM transactions WHERE id = p.transaction LIMIT 1) t
    CROSS JOIN LATERAL (
      SELECT * FROM operations
      WHERE id BETWEEN p.transaction + 1 AND p.transaction + 4095 AND id BETWEEN $1 AND $2
        AND (source = $4 OR target = $4) ${payments ? 'AND payment' : ''}
      LIMIT 4095
    ) o
    ORDER BY o.id ${order} LIMIT $3`;
}

const withFlags = (flags: number): string => (flags === 0 ? '' : `AND flags & ${flags} = ${flags}`);

/** Returns true when the account occurs in history up to there, even if it was removed since. */
export async function isKnownAccount(db: Queryable, account: string, upTo: bigint): Promise<boolean> {
  const { rows } = await db.query({
    name: 'known-account',
    text: 'SELECT 1 FROM participants WHERE account = $1 AND transaction <= $2 LIMIT 1',
    values: [account, String(upTo)],
  });
  return rows.length > 0;
}
