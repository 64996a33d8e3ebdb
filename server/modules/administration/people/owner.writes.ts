import type { Tx } from '../../../db/in-transaction.ts';

export interface Owner {
  id: string;
  email: string;
  name: string;
}

/**
 * The active owners of an organisation. Its row is locked until the transaction ends: changes of its owners come one
 * after the other, so that two cannot each leave the other as the last one.
 */
export async function lockOwners(tx: Tx, issuerId: string): Promise<Owner[]> {
  await tx.query('SELECT FROM issuers WHERE id = $1 FOR NO KEY UPDATE', [issuerId]);
  return tx.query<Owner>(
    `SELECT id, email::text AS email, name FROM users
     WHERE issuer_id = $1 AND role = 'issuer_owner' AND status = 'active' AND deleted_at IS NULL ORDER BY id`,
    [issuerId],
  );
}

export async function readIssuerName(tx: Tx, issuerId: string): Promise<string> {
  const [issuer] = await tx.query<{ name: string }>('SELECT name FROM issuers WHERE id = $1', [issuerId]);
  return issuer?.name ?? '';
}

/** When the session began. */
export async function sessionStart(tx: Tx, sessionId: string): Promise<Date | undefined> {
  const [session] = await tx.query<{ created_at: Date }>('SELECT created_at FROM sessions WHERE id = $1', [
    sessionId,
  ]);
  return session?.created_at;
}
