import { SYSTEM_TENANCY, type Tenancy, tenancyOf } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Balance, WalletOwner, WalletRecord } from './wallet.record.ts';

/** The owner of a wallet, null without one, as `owner`; `w` is the wallet. */
export const OWNER = `CASE WHEN w.user_id IS NOT NULL THEN json_build_object('kind', 'user', 'id', w.user_id)
    WHEN w.issuer_id IS NOT NULL THEN json_build_object('kind', 'issuer', 'id', w.issuer_id) END AS owner`;

export const SELECT_WALLETS = `SELECT w.id, ${OWNER}, w.public_key AS "publicKey", w.created_at AS "createdAt" FROM wallets w`;

const OF = ({ kind }: WalletOwner): string =>
  `${SELECT_WALLETS} WHERE ${kind === 'user' ? 'user_id' : 'issuer_id'} = $1`;

/** Reads the owner's wallet; row-level security decides whether the actor may see it. */
export async function readWallet(scope: Scope, owner: WalletOwner): Promise<WalletRecord | undefined> {
  const [row] = await scope.db.read<WalletRecord>(tenancyOf(scope.actor), {
    name: `wallet-of-${owner.kind}`,
    text: OF(owner),
    values: [owner.id],
  });
  return row;
}

/** Like readWallet, but bypasses row-level security; the caller must authorize. */
export async function readAnyWallet(db: Database, owner: WalletOwner): Promise<WalletRecord | undefined> {
  const [row] = await db.read<WalletRecord>(SYSTEM_TENANCY, {
    name: `wallet-of-${owner.kind}`,
    text: OF(owner),
    values: [owner.id],
  });
  return row;
}

/** The newest stored balance of a wallet, on any network. */
export async function readLastBalance(
  db: Database,
  walletId: string,
): Promise<(Balance & { readAt: Date }) | undefined> {
  const [row] = await db.read<Balance & { readAt: Date }>(SYSTEM_TENANCY, {
    name: 'wallet-last-balance',
    text: `SELECT funded, balance_units AS balance, spendable_units AS spendable, reserve_units AS reserve,
        read_at AS "readAt"
      FROM wallet_balances WHERE wallet_id = $1 ORDER BY read_at DESC LIMIT 1`,
    values: [walletId],
  });
  return row;
}

/** The kind of a movement. The last three are payments from here that belong to an order. */
export type MovementKind =
  | 'funding'
  | 'payment_in'
  | 'payment_out'
  | 'ticket_payment'
  | 'ticket_sale'
  | 'refund';

/** One payment, as seen by one account. */
export interface MovementRecord {
  operationId: bigint;
  kind: MovementKind;
  /** Stroops; negative when they left. */
  units: bigint;
  feeUnits: bigint | null;
  counterparty: string | null;
  memo: string | null;
  transactionHash: string;
  occurredAt: Date;
  orderId: string | null;
  eventName: string | null;
}

export type Booked = Omit<MovementRecord, 'orderId' | 'eventName'>;

/** Reads a page of the movements of a wallet, by the ids of their operations. */
export async function readMovements(
  db: Database,
  tenancy: Tenancy,
  request: { networkId: string; publicKey: string; slice: Slice<bigint> },
): Promise<Booked[]> {
  const { from, limit, direction, beyond } = request.slice;
  return db.read<Booked>(tenancy, {
    name: `wallet-movements-${direction}`,
    text: `SELECT operation_id AS "operationId", kind, units, fee_units AS "feeUnits", counterparty, memo,
        transaction_hash AS "transactionHash", occurred_at AS "occurredAt"
      FROM wallet_movements
      WHERE network_id = $1 AND public_key = $2 AND operation_id ${beyond} coalesce($3, ${direction === 'DESC' ? '9223372036854775807' : '0'})
      ORDER BY operation_id ${direction} LIMIT $4`,
    values: [request.networkId, request.publicKey, from, limit],
  });
}

export interface OrderOfTransaction {
  transactionHash: string;
  /** payout: a round released it to several accounts, and it belongs to no order. */
  kind: 'payment' | 'refund' | 'payout';
  orderId: string | null;
  eventName: string | null;
}

/**
 * Reads the orders that the transactions paid or refunded, or the event whose revenue they release. Bypasses row-level
 * security: the movements were authorized before, and an attendee may not read an organiser's events.
 * @param publicKey the account of the movements
 */
export async function readOrdersOfTransactions(
  db: Database,
  networkId: string,
  publicKey: string,
  hashes: string[],
): Promise<OrderOfTransaction[]> {
  return db.read<OrderOfTransaction>(SYSTEM_TENANCY, {
    name: 'wallet-orders-of-transactions',
    text: `
      SELECT p.transaction_hash AS "transactionHash", 'payment' AS kind, p.order_id AS "orderId", e.name AS "eventName"
      FROM payments p JOIN events e ON e.id = p.event_id
      WHERE p.network_id = $1 AND p.transaction_hash = ANY ($2)
      UNION ALL
      SELECT r.transaction_hash, 'refund', r.order_id, e.name
      FROM refunds r LEFT JOIN events e ON e.id = r.event_id
      WHERE r.network_id = $1 AND r.transaction_hash = ANY ($2) AND $3 IN (r.source, r.destination)
      UNION ALL
      SELECT d.tx_hash, 'payout', NULL, e.name
      FROM rounds d JOIN events e ON e.id = d.event_id
      WHERE d.network_id = $1 AND d.tx_hash = ANY ($2)`,
    values: [networkId, hashes, publicKey],
  });
}

/** The network that was followed last, for when the current one is unavailable. */
export async function readLastNetwork(db: Database): Promise<string | undefined> {
  const [row] = await db.read<{ networkId: string }>(SYSTEM_TENANCY, {
    name: 'ledger-last-network',
    text: 'SELECT network_id AS "networkId" FROM ledger_cursors ORDER BY updated_at DESC LIMIT 1',
  });
  return row?.networkId;
}
