import type { Tx } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import { IssuerRow } from './issuer.row.ts';

/** An inactive issuer publishes and sells nothing until a system admin activates it. */
export class IssuerInactive extends Failure {
  constructor(reason: string) {
    super(
      'ISSUER_INACTIVE',
      'conflict',
      `This organisation is not active, so it cannot publish events: ${reason}`,
    );
  }
}

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
