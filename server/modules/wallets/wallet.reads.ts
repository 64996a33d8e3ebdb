import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Balance, WalletOwner, WalletRecord } from './wallet.record.ts';

interface WalletRow {
  id: string;
  user_id: string | null;
  issuer_id: string | null;
  public_key: string;
  created_at: Date;
}

export const WALLET = 'id, user_id, issuer_id, public_key, created_at';

export function walletOf(row: WalletRow): WalletRecord {
  const { id, user_id, issuer_id, public_key: publicKey, created_at: createdAt } = row;
  const owner: WalletOwner =
    user_id === null ? { kind: 'issuer', id: issuer_id ?? '' } : { kind: 'user', id: user_id };
  return { id, owner, publicKey, createdAt };
}

const OF = ({ kind }: WalletOwner): string =>
  `SELECT ${WALLET} FROM wallets WHERE ${kind === 'user' ? 'user_id' : 'issuer_id'} = $1`;

/** Reads the owner's wallet; row-level security decides whether the actor may see it. */
export async function readWallet(scope: Scope, owner: WalletOwner): Promise<WalletRecord | undefined> {
  const [row] = await readTogether<WalletRow>(scope, {
    name: `wallet-of-${owner.kind}`,
    text: OF(owner),
    values: [owner.id],
    moments: ['created_at'],
  });
  return row && walletOf(row);
}

/** Like readWallet, but bypasses row-level security; the caller must authorize. */
export async function readAnyWallet(db: Database, owner: WalletOwner): Promise<WalletRecord | undefined> {
  const [row] = await db.read<WalletRow>(SYSTEM_TENANCY, {
    name: `wallet-of-${owner.kind}`,
    text: OF(owner),
    values: [owner.id],
  });
  return row && walletOf(row);
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
