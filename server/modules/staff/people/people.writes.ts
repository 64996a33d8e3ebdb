import type { Role } from '../../../platform/access/roles.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

export interface HeldPerson {
  id: string;
  email: string;
  name: string;
  role: Role;
  status: 'active' | 'suspended';
  issuerId: string | null;
  emailVerified: boolean;
}

/**
 * Locks the rows of both until the transaction ends, in one order: of two managers who change each other, the second
 * finds that it is no longer a manager.
 */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<Map<string, HeldPerson>> {
  const rows = await tx.query<HeldPerson>(
    `SELECT id, email::text AS email, name, role, status, issuer_id AS "issuerId",
       email_verified_at IS NOT NULL AS "emailVerified" FROM users
     WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function writeRole(tx: Tx, id: string, role: Role, issuerId: string | null): Promise<void> {
  await tx.query('UPDATE users SET role = $2, issuer_id = $3 WHERE id = $1', [id, role, issuerId]);
}

export async function writeStatus(tx: Tx, id: string, status: HeldPerson['status']): Promise<void> {
  await tx.query('UPDATE users SET status = $2 WHERE id = $1', [id, status]);
}

export async function issuerExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM issuers WHERE id = $1', [id])).length > 0;
}

/** Reads the contracts that the person signs: the signatures that count there change with the person. */
export async function contractsSignedBy(
  tx: Tx,
  userId: string,
): Promise<{ contractId: string; issuerId: string }[]> {
  return tx.query(
    `SELECT contract_id AS "contractId", issuer_id AS "issuerId" FROM contract_signatories WHERE user_id = $1`,
    [userId],
  );
}
