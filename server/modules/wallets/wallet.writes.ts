import type { Tx } from '../../platform/db/in-transaction.ts';
import { SELECT_WALLETS } from './wallet.reads.ts';
import type { Balance, WalletOwner, WalletRecord } from './wallet.record.ts';

/** @returns the owner's wallet, and whether it was created now */
export async function insertWallet(
  tx: Tx,
  owner: WalletOwner,
  publicKey: string,
): Promise<{ wallet: WalletRecord; made: boolean }> {
  const { ids, clock } = tx.scope;
  const [user, issuer] = owner.kind === 'user' ? [owner.id, null] : [null, owner.id];
  const made = await tx.query(
    `INSERT INTO wallets (id, user_id, issuer_id, public_key, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
    [ids.uuid(), user, issuer, publicKey, clock.now()],
  );
  const [wallet] = await tx.query<WalletRecord>(`${SELECT_WALLETS} WHERE w.public_key = $1`, [publicKey]);
  if (!wallet) throw new Error('wallets are made by the system alone; the transaction has another tenancy');
  return { wallet, made: made.length > 0 };
}

export interface ReadBalance extends Balance {
  networkId: string;
  wallet: WalletRecord;
}

/** @param balances one per wallet and network */
export async function upsertBalances(tx: Tx, balances: ReadBalance[]): Promise<void> {
  const column = <T>(of: (balance: ReadBalance) => T): T[] => balances.map(of);
  await tx.query(
    `INSERT INTO wallet_balances
       (network_id, wallet_id, user_id, issuer_id, funded, balance_units, spendable_units, reserve_units, read_at)
     SELECT *, $9 FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[], $5::boolean[], $6::bigint[], $7::bigint[],
       $8::bigint[])
     ON CONFLICT (network_id, wallet_id) DO UPDATE SET funded = excluded.funded, balance_units = excluded.balance_units,
       spendable_units = excluded.spendable_units, reserve_units = excluded.reserve_units, read_at = excluded.read_at`,
    [
      column(({ networkId }) => networkId),
      column(({ wallet }) => wallet.id),
      column(({ wallet: { owner } }) => (owner.kind === 'user' ? owner.id : null)),
      column(({ wallet: { owner } }) => (owner.kind === 'issuer' ? owner.id : null)),
      column(({ funded }) => funded),
      column(({ balance }) => balance),
      column(({ spendable }) => spendable),
      column(({ reserve }) => reserve),
      tx.scope.clock.now(),
    ],
  );
}

export interface FundingDay {
  networkId: string;
  walletId: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
}

/**
 * Claims the day's funding, also after an earlier request whose outcome is unknown.
 * @returns false when it was done that day
 */
export async function claimFunding(tx: Tx, { networkId, walletId, day }: FundingDay): Promise<boolean> {
  const now = tx.scope.clock.now();
  await tx.query(
    "DELETE FROM wallet_fundings WHERE wallet_id = $1 AND asked_at < $2::timestamptz - interval '8 days'",
    [walletId, now],
  );
  await tx.query(
    `INSERT INTO wallet_fundings (network_id, wallet_id, day, state, asked_at) VALUES ($1, $2, $3, 'asked', $4)
     ON CONFLICT DO NOTHING`,
    [networkId, walletId, day, now],
  );
  const done = await tx.query(
    `SELECT FROM wallet_fundings WHERE network_id = $1 AND wallet_id = $2 AND day = $3 AND state = 'done'`,
    [networkId, walletId, day],
  );
  return done.length === 0;
}

export async function finishFunding(tx: Tx, { networkId, walletId, day }: FundingDay): Promise<void> {
  await tx.query(
    "UPDATE wallet_fundings SET state = 'done' WHERE network_id = $1 AND wallet_id = $2 AND day = $3",
    [networkId, walletId, day],
  );
}

/**
 * Retires the stored identity of a network.
 * @param id of the network that was reset; null: whichever is stored
 * @returns whether one was stored
 */
export async function retireNetwork(tx: Tx, passphrase: string, id: string | null): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE ledger_networks SET retired_at = now()
     WHERE passphrase = $1 AND id = coalesce($2, id) AND retired_at IS NULL RETURNING id`,
    [passphrase, id],
  );
  return rows.length > 0;
}
