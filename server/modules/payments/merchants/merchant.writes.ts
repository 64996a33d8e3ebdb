import type { Tx } from '../../../platform/db/in-transaction.ts';
import { insertRow } from '../../../platform/db/insert-row.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import {
  LISTED_COLUMNS,
  type ListedMerchant,
  MERCHANT_COLUMNS,
  type MerchantRecord,
} from './merchant.reads.ts';
import type { MerchantRow } from './merchant.row.ts';
import { isOf, type MerchantOwner, type MerchantProblem, type MerchantState } from './merchant.rules.ts';

/** Inserts the providers that the database does not know yet. */
export async function insertProviders(
  tx: Tx,
  providers: readonly { name: string; method: ProviderMethod }[],
): Promise<void> {
  await tx.query(
    `INSERT INTO payment_providers (name, method) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (name) DO NOTHING`,
    [providers.map(({ name }) => name), providers.map(({ method }) => method)],
  );
}

export type SealedParts = Pick<MerchantRow, 'id' | 'sealedCredentials' | 'sealedCallback'>;

/** Locks all rows until the transaction ends. */
export async function lockSealed(tx: Tx): Promise<SealedParts[]> {
  return tx.query(
    `SELECT id, sealed_credentials AS "sealedCredentials", sealed_callback AS "sealedCallback" FROM merchant_accounts
     ORDER BY id FOR UPDATE`,
  );
}

export async function updateSealed(tx: Tx, { id, ...sealed }: SealedParts): Promise<void> {
  await tx.query('UPDATE merchant_accounts SET sealed_credentials = $2, sealed_callback = $3 WHERE id = $1', [
    id,
    sealed.sealedCredentials,
    sealed.sealedCallback,
  ]);
}

/** Locks the issuer, or the platform, so that its accounts change one after the other. */
export async function lockOwner(tx: Tx, owner: MerchantOwner): Promise<void> {
  if (owner === null) await tx.query("SELECT pg_advisory_xact_lock(hashtext('platform-merchants'))");
  else await tx.query('SELECT FROM issuers WHERE id = $1 FOR NO KEY UPDATE', [owner]);
}

/** Reads an account that is not closed; undefined for a closed one or another issuer's. The caller has locked the owner. */
export async function findOpenMerchant(
  tx: Tx,
  id: string,
  issuerId: MerchantOwner,
): Promise<ListedMerchant | undefined> {
  const [row] = await tx.query<ListedMerchant>(
    `SELECT ${LISTED_COLUMNS} FROM merchant_accounts
     WHERE id = $1 AND ${isOf(issuerId, '$2')} AND state <> 'closed'`,
    [id, issuerId],
  );
  return row;
}

/** Reads the other accounts of a method that are in one of the states. The caller has locked the owner. */
export async function findOthers(
  tx: Tx,
  { id, issuerId, method }: { id: string; issuerId: MerchantOwner; method: ProviderMethod },
  states: readonly MerchantState[],
): Promise<MerchantRecord[]> {
  return tx.query<MerchantRecord>(
    `SELECT ${MERCHANT_COLUMNS} FROM merchant_accounts
     WHERE ${isOf(issuerId, '$2')} AND method = $3 AND state = ANY ($4) AND id <> $1 ORDER BY id`,
    [id, issuerId, method, states],
  );
}

export async function isCallbackTaken(tx: Tx, hash: Buffer): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM merchant_accounts WHERE callback_hash = $1', [hash]);
  return rows.length > 0;
}

export type NewMerchant = Omit<
  MerchantRow,
  'state' | 'testedAt' | 'problem' | 'createdBy' | 'createdAt' | 'closedAt'
> & { callbackHash: Buffer; by: string };

export async function insertMerchant(tx: Tx, one: NewMerchant): Promise<void> {
  const { id, issuerId, provider, method, label, feeBasisPoints, feeUnits, by: createdBy } = one;
  const { sealedCredentials, sealedCallback, callbackHash } = one;
  await insertRow(tx, 'merchant_accounts', {
    ...{ id, issuerId, provider, method, label, feeBasisPoints, feeUnits },
    ...{ sealedCredentials, sealedCallback, callbackHash },
    ...{ state: 'untested', createdBy, createdAt: tx.scope.clock.now() },
  });
}

/** Closes an account. Its credentials stay, because refunds of its payments need them. */
export async function writeClosed(tx: Tx, id: string): Promise<void> {
  await tx.query(`UPDATE merchant_accounts SET state = 'closed', closed_at = $2 WHERE id = $1`, [
    id,
    tx.scope.clock.now(),
  ]);
}

/** Gives an account another callback address. */
export async function writeCallback(
  tx: Tx,
  id: string,
  { hash, sealed }: { hash: Buffer; sealed: string },
): Promise<void> {
  await tx.query('UPDATE merchant_accounts SET callback_hash = $2, sealed_callback = $3 WHERE id = $1', [
    id,
    hash,
    sealed,
  ]);
}

/** Makes a tested account active. Another active one of its method is closed before. */
export async function writeActive(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `UPDATE merchant_accounts SET state = 'active', activated_at = coalesce(activated_at, $2) WHERE id = $1`,
    [id, tx.scope.clock.now()],
  );
}

/** Stores that the credentials work. */
export async function writeTested(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE merchant_accounts SET tested_at = $2, problem = NULL WHERE id = $1', [
    id,
    tx.scope.clock.now(),
  ]);
}

/** Stores that a tested account waits until its change counts, or no longer waits. */
export async function writeWaits(tx: Tx, id: string, waits: boolean): Promise<void> {
  await tx.query('UPDATE merchant_accounts SET state = $2 WHERE id = $1', [
    id,
    waits ? 'waiting' : 'untested',
  ]);
}

/** Whether an account of the method has ever collected income of the issuer, or one of the platform does. */
export async function hasCollected(
  tx: Tx,
  { issuerId, method }: { issuerId: MerchantOwner; method: ProviderMethod },
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM merchant_accounts WHERE ${isOf(issuerId, '$1')} AND method = $2 AND activated_at IS NOT NULL
     UNION ALL SELECT 1 FROM platform_selling WHERE issuer_id = $1 AND is_chosen LIMIT 1`,
    [issuerId, method],
  );
  return rows.length > 0;
}

/** Stores why a test failed. @param testedAt null when the provider did not answer: the last test stays */
export async function writeProblem(
  tx: Tx,
  id: string,
  { problem, testedAt }: { problem: MerchantProblem; testedAt: Date | null },
): Promise<void> {
  await tx.query(
    'UPDATE merchant_accounts SET problem = $2, tested_at = coalesce($3, tested_at) WHERE id = $1',
    [id, problem, testedAt],
  );
}
