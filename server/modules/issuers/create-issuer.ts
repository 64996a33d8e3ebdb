import type { Tx } from '../../db/in-transaction.ts';
import { IssuerRow } from './issuer.row.ts';

/** Makes an issuer within the registration of its first admin. */
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
}
