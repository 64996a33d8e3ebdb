import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { IN_ESCROW } from './contract-books.statement.ts';
import { BOOKS } from './reconciliation.statement.ts';
import type { BooksDifference } from './reconciliation-check.type.ts';

const BATCH_SIZE = 1_000;

/**
 * Reads the differences through a cursor: a million orders take longer than the time limit of a request's statement.
 * @param networkId null: rules that need the ledger are left out
 */
export async function readDifferences(db: Database, networkId: string | null): Promise<BooksDifference[]> {
  const statement = { text: `SELECT * FROM (${BOOKS}) books ORDER BY rule, subject`, values: [networkId] };
  const differences: BooksDifference[] = [];
  for await (const rows of db.stream<BooksDifference>(SYSTEM_TENANCY, statement, BATCH_SIZE))
    differences.push(...rows);
  return differences;
}

export async function countMoney(db: Database): Promise<{ payments: number; refunds: number }> {
  const [row] = await db.read<{ payments: number; refunds: number }>(SYSTEM_TENANCY, {
    name: 'books-count',
    text: 'SELECT (SELECT count(*)::int FROM payments) AS payments, (SELECT count(*)::int FROM refunds) AS refunds',
    values: [],
  });
  return row ?? { payments: 0, refunds: 0 };
}

/** The balance of an account by the records, in stroops. */
export interface BookedBalance {
  public_key: string;
  units: bigint;
  /** No other party could have moved anything of it, not even a fee. */
  exact: boolean;
}

const MOST_ACCOUNTS = 500;

/** Organisers' wallets, those paid last first; the fees of their refused transactions are deducted. */
async function readWalletBalances(db: Database, networkId: string): Promise<BookedBalance[]> {
  return db.read<BookedBalance>(SYSTEM_TENANCY, {
    name: 'books-balances',
    text: `SELECT w.public_key, (SELECT coalesce(sum(m.units - coalesce(m.fee_units, 0)), 0) FROM wallet_movements m
          WHERE m.network_id = $1 AND m.public_key = w.public_key)::bigint
        - (SELECT coalesce(sum(n.fee_charged), 0) FROM ledger_intents n
            WHERE n.network_id = $1 AND n.fee_account = w.public_key AND n.state = 'failed')::bigint AS units, false AS exact
      FROM wallets w WHERE w.issuer_id IS NOT NULL
      ORDER BY (SELECT max(operation_id) FROM wallet_movements m WHERE m.network_id = $1 AND m.public_key = w.public_key) DESC NULLS LAST
      LIMIT ${MOST_ACCOUNTS}`,
    values: [networkId],
  });
}

/** Escrows: the balance by their contracts' journal, plus the reserve that was funded on the ledger. */
async function readEscrowBalances(db: Database, networkId: string): Promise<BookedBalance[]> {
  return db.read<BookedBalance>(SYSTEM_TENANCY, {
    name: 'books-escrows',
    text: `SELECT c.escrow_key AS public_key, true AS exact, (${IN_ESCROW} + (SELECT coalesce(sum(m.units), 0) FROM wallet_movements m
          WHERE m.network_id = $1 AND m.public_key = c.escrow_key AND m.kind = 'funding'))::bigint AS units
      FROM contracts c WHERE c.status = 'final' AND c.network_id = $1 ORDER BY c.finalized_at DESC LIMIT ${MOST_ACCOUNTS}`,
    values: [networkId],
  });
}

export async function readBookedBalances(db: Database, networkId: string): Promise<BookedBalance[]> {
  return [...(await readWalletBalances(db, networkId)), ...(await readEscrowBalances(db, networkId))];
}
