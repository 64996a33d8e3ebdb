import type pg from 'pg';
import {
  type EffectDetails,
  type ListedOperation,
  PARTICIPANT,
  type TransactionRecord,
} from '../records/records.ts';

/** Prefixed, so that they can be selected together with the columns of an operation. */
export const TRANSACTION_COLUMNS = `t.id AS t_id, t.hash AS t_hash, t.inner_hash AS t_inner_hash,
  t.successful AS t_successful, t.closed_at AS t_closed_at, t.source AS t_source, t.sequence AS t_sequence,
  t.fee_account AS t_fee_account, t.fee_charged AS t_fee_charged, t.max_fee AS t_max_fee,
  t.operation_count AS t_operation_count, t.envelope AS t_envelope, t.result AS t_result, t.fee_meta AS t_fee_meta,
  t.details AS t_details`;

export interface TransactionRow {
  t_id: string;
  t_hash: Buffer;
  t_inner_hash: Buffer | null;
  t_successful: boolean;
  t_closed_at: string;
  t_source: string;
  t_sequence: string;
  t_fee_account: string;
  t_fee_charged: string;
  t_max_fee: string;
  t_operation_count: number;
  t_envelope: string;
  t_result: string;
  t_fee_meta: string;
  t_details: string;
}

export interface OperationRow extends TransactionRow {
  id: string;
  type: number;
  payment: boolean;
  successful: boolean;
  source: string;
  target: string | null;
  details: string;
  effects: string | null;
  hash: Buffer;
  closed_at: string;
}

export function transactionOf(row: TransactionRow): TransactionRecord {
  return {
    id: BigInt(row.t_id),
    hash: row.t_hash.toString('hex'),
    innerHash: row.t_inner_hash?.toString('hex') ?? null,
    successful: row.t_successful,
    closedAt: Number(row.t_closed_at),
    source: row.t_source,
    sequence: BigInt(row.t_sequence),
    feeAccount: row.t_fee_account,
    feeCharged: BigInt(row.t_fee_charged),
    maxFee: BigInt(row.t_max_fee),
    operationCount: row.t_operation_count,
    envelope: row.t_envelope,
    result: row.t_result,
    feeMeta: row.t_fee_meta,
    details: JSON.parse(row.t_details),
  };
}

export function operationOf(row: OperationRow, joined: boolean): ListedOperation {
  return {
    id: BigInt(row.id),
    type: row.type,
    payment: row.payment,
    successful: row.successful,
    source: row.source,
    target: row.target,
    details: JSON.parse(row.details),
    effects: row.effects === null ? [] : (JSON.parse(row.effects) as EffectDetails[]),
    hash: row.hash.toString('hex'),
    closedAt: Number(row.closed_at),
    ...(joined ? { transaction: transactionOf(row) } : {}),
  };
}

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
