import type { Tx } from '../../db/in-transaction.ts';
import { WALLET, walletOf } from './wallet.reads.ts';
import type { Balance, WalletOwner, WalletRecord } from './wallet.record.ts';

/** @returns the owner's wallet, and whether it was made now */
export async function insertWallet(
  tx: Tx,
  owner: WalletOwner,
  publicKey: string,
): Promise<{ wallet: WalletRecord; made: boolean }> {
  const { ids, clock } = tx.scope;
  const [user, issuer] = owner.kind === 'user' ? [owner.id, null] : [null, owner.id];
  const made = await tx.query(
    `INSERT INTO wallets (${WALLET}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
    [ids.uuid(), user, issuer, publicKey, clock.now()],
  );
  const [row] = await tx.query<Parameters<typeof walletOf>[0]>(
    `SELECT ${WALLET} FROM wallets WHERE public_key = $1`,
    [publicKey],
  );
  if (!row) throw new Error('wallets are made by the system alone; the transaction has another tenancy');
  return { wallet: walletOf(row), made: made.length > 0 };
}

export async function upsertBalance(
  tx: Tx,
  networkId: string,
  { id, owner }: WalletRecord,
  { funded, balance, spendable, reserve }: Balance,
): Promise<void> {
  const [user, issuer] = owner.kind === 'user' ? [owner.id, null] : [null, owner.id];
  await tx.query(
    `INSERT INTO wallet_balances
       (network_id, wallet_id, user_id, issuer_id, funded, balance_units, spendable_units, reserve_units, read_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (network_id, wallet_id) DO UPDATE SET funded = excluded.funded, balance_units = excluded.balance_units,
       spendable_units = excluded.spendable_units, reserve_units = excluded.reserve_units, read_at = excluded.read_at`,
    [networkId, id, user, issuer, funded, balance, spendable, reserve, tx.scope.clock.now()],
  );
}
