import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import {
  isOf,
  type MerchantOwner,
  type MerchantProblem,
  type MerchantState,
  type ProviderName,
} from './merchant.rules.ts';

/** An account of an organiser, or of the platform, at a provider, without its credentials. */
export interface MerchantRecord {
  id: string;
  issuer_id: MerchantOwner;
  provider: ProviderName;
  method: ProviderMethod;
  /** What people know it by, such as "Paybill 174379". */
  label: string;
  /** Share of a payment that the provider keeps, in ten-thousandths. */
  fee_basis_points: number;
  /** Amount that the provider keeps of each payment, in 10^-7 of its currency. */
  fee_units: bigint;
  state: MerchantState;
  tested_at: Date | null;
  /** Why the last test failed. */
  problem: MerchantProblem | null;
  created_by: string | null;
  created_at: Date;
  closed_at: Date | null;
}

/** An account with its credentials and the token of its callback address, both sealed. */
export interface SealedMerchant extends MerchantRecord {
  sealed_credentials: string;
  sealed_callback: string;
}

export const MERCHANT_COLUMNS = `id, issuer_id, provider, method, label, fee_basis_points, fee_units, state, tested_at, problem,
  created_by, created_at, closed_at`;

/** Reads an account in any state, with its sealed credentials; the caller must authorize. */
export async function readSealedMerchant(db: Database, id: string): Promise<SealedMerchant | undefined> {
  const [row] = await db.read<SealedMerchant>(SYSTEM_TENANCY, {
    name: 'merchant-sealed',
    text: `SELECT ${MERCHANT_COLUMNS}, sealed_credentials, sealed_callback FROM merchant_accounts WHERE id = $1`,
    values: [id],
  });
  return row;
}

/** An account with the sealed token of its callback address. */
export type ListedMerchant = MerchantRecord & Pick<SealedMerchant, 'sealed_callback'>;

/** Reads the accounts of an owner that are not closed, by method: at most an active and an untested one a method. */
export async function readOpenMerchants(
  { db, actor }: Scope,
  owner: MerchantOwner,
): Promise<ListedMerchant[]> {
  return db.read<ListedMerchant>(tenancyOf(actor), {
    name: owner === null ? 'merchants-open-platform' : 'merchants-open',
    text: `SELECT ${MERCHANT_COLUMNS}, sealed_callback FROM merchant_accounts WHERE ${isOf(owner, '$1')} AND state <> 'closed'
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
      ORDER BY issuer_id NULLS LAST, method DESC`,
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
