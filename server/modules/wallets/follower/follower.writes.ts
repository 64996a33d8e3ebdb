import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { OWNER } from '../wallet.reads.ts';
import type { WalletOwner } from '../wallet.record.ts';
import type { Booking } from './booking.rules.ts';

export const PAYMENTS = 'payments';

/** The cursor of the next page; undefined when nothing of that network was read yet. */
export async function readCursor(db: Database, networkId: string): Promise<string | undefined> {
  const [row] = await db.read<{ cursor: string }>(SYSTEM_TENANCY, {
    name: 'ledger-cursor',
    text: 'SELECT cursor FROM ledger_cursors WHERE network_id = $1 AND name = $2',
    values: [networkId, PAYMENTS],
  });
  return row?.cursor;
}

/** An account whose key is held here, with the owner of its wallet. */
export interface KnownAccount {
  publicKey: string;
  /** null: one of the platform's own, or an escrow. */
  owner: WalletOwner | null;
  /** The issuer whose staff may see its payments. */
  issuerId: string | null;
}

/** Finds those of the accounts whose keys are held here. */
export async function findKnownAccounts(tx: Tx, publicKeys: string[]): Promise<Map<string, KnownAccount>> {
  const rows = await tx.prepared<KnownAccount>(
    'accounts-known',
    `SELECT k.public_key AS "publicKey", ${OWNER}, coalesce(w.issuer_id, c.issuer_id) AS "issuerId"
     FROM ledger_keys k LEFT JOIN wallets w ON w.public_key = k.public_key LEFT JOIN contracts c ON c.escrow_key = k.public_key
     WHERE k.public_key = ANY ($1)`,
    [publicKeys],
  );
  return new Map(rows.map((row) => [row.publicKey, row]));
}

/**
 * Inserts the bookings that are not stored yet, in a fixed order, so that two concurrent calls with the same bookings do
 * not deadlock.
 * @returns the operations with a new booking
 */
export async function insertMovements(
  tx: Tx,
  networkId: string,
  bookings: (Booking & KnownAccount)[],
): Promise<Set<string>> {
  const column = <T>(of: (booking: (typeof bookings)[number]) => T): T[] => bookings.map(of);
  const rows = await tx.prepared<{ operationId: bigint }>(
    'movements-insert',
    `INSERT INTO wallet_movements (network_id, public_key, operation_id, user_id, issuer_id, kind, units, fee_units,
       counterparty, memo, transaction_hash, occurred_at)
     SELECT $1, n.* FROM unnest($2::text[], $3::bigint[], $4::uuid[], $5::uuid[], $6::text[], $7::bigint[], $8::bigint[],
       $9::text[], $10::text[], $11::text[], $12::timestamptz[])
       AS n (public_key, operation_id, user_id, issuer_id, kind, units, fee_units, counterparty, memo, transaction_hash,
         occurred_at)
     ORDER BY operation_id, public_key
     ON CONFLICT DO NOTHING RETURNING operation_id AS "operationId"`,
    [
      networkId,
      column(({ publicKey }) => publicKey),
      column(({ operationId }) => operationId),
      column(({ owner }) => (owner?.kind === 'user' ? owner.id : null)),
      column(({ issuerId }) => issuerId),
      column(({ kind }) => kind),
      column(({ units }) => units),
      column(({ feeUnits }) => feeUnits),
      column(({ counterparty }) => counterparty),
      column(({ memo }) => memo),
      column(({ transactionHash }) => transactionHash),
      column(({ occurredAt }) => occurredAt),
    ],
  );
  return new Set(rows.map((row) => String(row.operationId)));
}

/** Moves the cursor, never backwards: a late page was already booked, and the history before the cursor stays read. */
export async function advanceCursor(tx: Tx, networkId: string, cursor: string): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_cursors AS c (network_id, name, cursor, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (network_id, name) DO UPDATE SET cursor = excluded.cursor, updated_at = excluded.updated_at
       WHERE excluded.cursor::numeric > c.cursor::numeric`,
    [networkId, PAYMENTS, cursor, tx.scope.clock.now()],
  );
}
