import type { Tx } from '../../platform/db/in-transaction.ts';
import { IssuerInactive } from './issuer.failures.ts';

/**
 * Locks the issuer: it stays active until the transaction ends.
 * @throws IssuerInactive
 */
export async function requireActiveIssuer(tx: Tx, issuerId: string): Promise<void> {
  const [issuer] = await tx.query<{ reason: string | null }>(
    'SELECT inactive_reason AS reason FROM issuers WHERE id = $1 FOR SHARE',
    [issuerId],
  );
  if (issuer?.reason) throw new IssuerInactive(issuer.reason);
}
