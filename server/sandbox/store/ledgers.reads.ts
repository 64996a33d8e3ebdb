import type pg from 'pg';
import type { Account } from '../core/index.ts';
import type { LedgerRecord } from '../records/records.ts';

/** Serialises an account as one line of JSON; 64-bit numbers are strings. */
export function accountText({ balance, sequence, data, ...rest }: Account): string {
  return JSON.stringify({ ...rest, balance: String(balance), sequence: String(sequence), data: [...data] });
}

export function accountOf(text: string): Account {
  const { balance, sequence, data, ...rest } = JSON.parse(text);
  return { ...rest, balance: BigInt(balance), sequence: BigInt(sequence), data: new Map(data) };
}

type Queryable = Pick<pg.Client, 'query'>;

interface LedgerRow {
  sequence: number;
  closed_at: string;
  header: Buffer;
  succeeded: number | null;
  failed: number | null;
  operations: number | null;
  set_operations: number | null;
}

/** The last stored ledger, or undefined before genesis. */
export async function readTip(db: Queryable): Promise<LedgerRecord | undefined> {
  const { rows } = await db.query<LedgerRow>('SELECT * FROM ledgers ORDER BY sequence DESC LIMIT 1');
  return rows[0] && recordOf(rows[0]);
}

/** Reads a range of ledgers, both bounds included. */
export async function readLedgers(
  db: Queryable,
  from: number,
  to: number,
  order: 'asc' | 'desc',
  limit: number,
): Promise<LedgerRecord[]> {
  const { rows } = await db.query<LedgerRow>({
    name: `ledgers-${order}`,
    text: `SELECT * FROM ledgers WHERE sequence BETWEEN $1 AND $2 ORDER BY sequence ${order} LIMIT $3`,
    values: [from, to, limit],
  });
  return rows.map(recordOf);
}

function recordOf(row: LedgerRow): LedgerRecord {
  return {
    sequence: row.sequence,
    closedAt: Number(row.closed_at),
    header: row.header,
    succeeded: row.succeeded ?? 0,
    failed: row.failed ?? 0,
    operations: row.operations ?? 0,
    setOperations: row.set_operations ?? 0,
  };
}

/** The state after the last stored ledger. */
export async function readAccounts(db: Queryable): Promise<Account[]> {
  const { rows } = await db.query<{ entry: string }>('SELECT entry FROM accounts');
  return rows.map(({ entry }) => accountOf(entry));
}

/** One transaction's fees, for the statistics. */
export interface FeeRow {
  ledger: number;
  charged: bigint;
  bid: bigint;
  /** Number of paid operations: a fee bump counts as one more. */
  operations: number;
}

export async function readFees(db: Queryable, from: bigint, to: bigint): Promise<FeeRow[]> {
  const { rows } = await db.query({
    text: `SELECT (id >> 32)::integer AS ledger, fee_charged, max_fee,
             operation_count + (inner_hash IS NOT NULL)::integer AS operations
           FROM transactions WHERE id BETWEEN $1 AND $2`,
    values: [String(from), String(to)],
  });
  return rows.map(({ ledger, fee_charged, max_fee, operations }) => ({
    ledger,
    charged: BigInt(fee_charged),
    bid: BigInt(max_fee),
    operations,
  }));
}
