import type { EffectDetails, ListedOperation, TransactionRecord } from '../records/records.ts';

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
