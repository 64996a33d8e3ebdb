import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import { selectList } from '../../../platform/db/columns.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import { MerchantRow } from './merchant.row.ts';
import { isOf, type MerchantOwner } from './merchant.rules.ts';

/** An account without its credentials and the token of its callback address, which are sealed. */
export type MerchantRecord = Omit<MerchantRow, 'sealedCredentials' | 'sealedCallback'>;

/** An account with the sealed token of its callback address. */
export type ListedMerchant = Omit<MerchantRow, 'sealedCredentials'>;

const TABLE = 'merchant_accounts';

/** SELECT lists of a `MerchantRecord` and a `ListedMerchant`. */
export const MERCHANT_COLUMNS = selectList(MerchantRow, TABLE, ['sealedCredentials', 'sealedCallback']);
export const LISTED_COLUMNS = selectList(MerchantRow, TABLE, ['sealedCredentials']);

/** Reads an account in any state, with its sealed credentials; the caller must authorize. */
export async function readSealedMerchant(db: Database, id: string): Promise<MerchantRow | undefined> {
  const [row] = await db.read<MerchantRow>(SYSTEM_TENANCY, {
    name: 'merchant-sealed',
    text: `SELECT ${selectList(MerchantRow, TABLE)} FROM merchant_accounts WHERE id = $1`,
    values: [id],
  });
  return row;
}

/** Reads the accounts of an owner that are not closed, by method: at most an active and an untested one a method. */
export async function readOpenMerchants(
  { db, actor }: Scope,
  owner: MerchantOwner,
): Promise<ListedMerchant[]> {
  return db.read<ListedMerchant>(tenancyOf(actor), {
    name: owner === null ? 'merchants-open-platform' : 'merchants-open',
    text: `SELECT ${LISTED_COLUMNS} FROM merchant_accounts WHERE ${isOf(owner, '$1')} AND state <> 'closed'
      ORDER BY method DESC, state, created_at, id`,
    values: [owner],
  });
}

/** Checks that an owner has such an account, which is not closed. */
export async function hasOpenMerchant(
  { db, actor }: Scope,
  { id, issuerId }: { id: string; issuerId: MerchantOwner },
): Promise<boolean> {
  const rows = await db.read(tenancyOf(actor), {
    name: issuerId === null ? 'merchant-open-platform' : 'merchant-open',
    text: `SELECT 1 FROM merchant_accounts WHERE id = $1 AND ${isOf(issuerId, '$2')} AND state <> 'closed'`,
    values: [id, issuerId],
  });
  return rows.length > 0;
}

/**
 * Reads the active accounts that an issuer sells through: its own, at most one a method, and after them those of the
 * platform, if the issuer has chosen them; the caller must authorize.
 */
export async function readActiveMerchants(db: Database, issuerId: string): Promise<MerchantRecord[]> {
  return db.read<MerchantRecord>(SYSTEM_TENANCY, {
    name: 'merchants-active',
    text: `SELECT ${MERCHANT_COLUMNS} FROM merchant_accounts WHERE issuer_id = $1 AND state = 'active'
      UNION ALL
      SELECT ${MERCHANT_COLUMNS} FROM merchant_accounts WHERE issuer_id IS NULL AND state = 'active'
        AND EXISTS (SELECT FROM platform_selling WHERE issuer_id = $1 AND is_open AND is_chosen)
      ORDER BY "issuerId" NULLS LAST, method DESC`,
    values: [issuerId],
  });
}

/** Finds the account that a callback address belongs to. @param hash SHA-256 of its token */
export async function readMerchantByCallback(
  db: Database,
  hash: Buffer,
): Promise<MerchantRecord | undefined> {
  const [row] = await db.read<MerchantRecord>(SYSTEM_TENANCY, {
    name: 'merchant-by-callback',
    text: `SELECT ${MERCHANT_COLUMNS} FROM merchant_accounts WHERE callback_hash = $1`,
    values: [hash],
  });
  return row;
}

/** Reads the active account of the platform for a method; the caller must authorize. */
export async function readPlatformMerchant(
  db: Database,
  method: ProviderMethod,
): Promise<MerchantRecord | undefined> {
  const [row] = await db.read<MerchantRecord>(SYSTEM_TENANCY, {
    name: 'merchant-platform',
    text: `SELECT ${MERCHANT_COLUMNS} FROM merchant_accounts WHERE issuer_id IS NULL AND method = $1 AND state = 'active'`,
    values: [method],
  });
  return row;
}
