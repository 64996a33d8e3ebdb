import type { Tx } from '../../db/in-transaction.ts';

/** What is remembered of the network counts no more. @returns whether anything was */
export async function retireNetwork(tx: Tx, passphrase: string): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE ledger_networks SET retired_at = now() WHERE passphrase = $1 AND retired_at IS NULL RETURNING id',
    [passphrase],
  );
  return rows.length > 0;
}
