import type { Tx } from '../../platform/db/in-transaction.ts';

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
