import type { Tx } from '../../../platform/db/in-transaction.ts';

export interface SealedParts {
  id: string;
  sealed_credentials: string;
  sealed_callback: string;
}

/** Locks all rows until the transaction ends. */
export async function lockSealed(tx: Tx): Promise<SealedParts[]> {
  return tx.query(
    'SELECT id, sealed_credentials, sealed_callback FROM merchant_accounts ORDER BY id FOR UPDATE',
  );
}

export async function updateSealed(tx: Tx, { id, ...sealed }: SealedParts): Promise<void> {
  await tx.query('UPDATE merchant_accounts SET sealed_credentials = $2, sealed_callback = $3 WHERE id = $1', [
    id,
    sealed.sealed_credentials,
    sealed.sealed_callback,
  ]);
}
