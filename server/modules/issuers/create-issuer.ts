import type { Tx } from '../../platform/db/in-transaction.ts';
import { IssuerRow } from './issuer.row.ts';

/**
 * Creates an active issuer with version 1 of its signing key, within the transaction that gives it its first person.
 * @param issuer with `foundedBy`, the account that gets the issuer; null for the demo, which has no founder
 */
export async function createIssuer(
  tx: Tx,
  issuer: Pick<IssuerRow, 'id' | 'name' | 'description' | 'foundedBy'>,
): Promise<void> {
  await tx.manager.insert(IssuerRow, {
    ...issuer,
    active: true,
    listed: true,
    createdAt: tx.scope.clock.now(),
  });
  await tx.scope.services.keys.createFirst(tx, issuer.id);
}
