import type { Tx } from '../../db/in-transaction.ts';
import { IssuerRow } from './issuer.row.ts';

/** Creates an active issuer with version 1 of its signing key, within the transaction that gives it its first person. */
export async function createIssuer(
  tx: Tx,
  issuer: Pick<IssuerRow, 'id' | 'name' | 'description'>,
): Promise<void> {
  await tx.manager.insert(IssuerRow, {
    ...issuer,
    active: true,
    listed: true,
    createdAt: tx.scope.clock.now(),
  });
  await tx.scope.parts.keys.createFirst(tx, issuer.id);
}
