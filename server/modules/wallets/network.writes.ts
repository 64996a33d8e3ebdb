import type { Tx } from '../../platform/db/in-transaction.ts';

/**
 * What is remembered of the network counts no more.
 * @param id of the one that began again; null: whichever is remembered
 * @returns whether anything was
 */
export async function retireNetwork(tx: Tx, passphrase: string, id: string | null): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE ledger_networks SET retired_at = now()
     WHERE passphrase = $1 AND id = coalesce($2, id) AND retired_at IS NULL RETURNING id`,
    [passphrase, id],
  );
  return rows.length > 0;
}
