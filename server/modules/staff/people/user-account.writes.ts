import type { Role } from '../../../platform/access/roles.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { lockIssuer } from '../issuers/issuer-account.writes.ts';
import { HAS_OWNER } from './user-account.reads.ts';

export interface LockedPerson {
  id: string;
  email: string;
  name: string;
  role: Role;
  status: 'active' | 'suspended';
  issuerId: string | null;
  emailVerified: boolean;
}

/**
 * Locks the rows of the people until the transaction ends, in one order: of two managers who change each other, the second
 * finds that it is no longer a manager.
 */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<Map<string, LockedPerson>> {
  const rows = await tx.query<LockedPerson>(
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

export async function writeStatus(tx: Tx, id: string, status: LockedPerson['status']): Promise<void> {
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

export interface Owner {
  id: string;
  email: string;
  name: string;
}

/**
 * Reads the active owners of an organisation. Its row is locked until the transaction ends: changes of its owners run
 * one after the other, so that two cannot each leave the other as the last one.
 */
export async function lockOwners(tx: Tx, issuerId: string): Promise<Owner[]> {
  await lockIssuer(tx, issuerId);
  return tx.query<Owner>(
    `SELECT id, email::text AS email, name FROM users
     WHERE issuer_id = $1 AND role = 'issuer_owner' AND status = 'active' AND deleted_at IS NULL ORDER BY id`,
    [issuerId],
  );
}

export interface LockedOrganisation {
  id: string;
  name: string;
  active: boolean;
  founderId: string | null;
  /** True also for a suspended owner. */
  hasOwner: boolean;
}

/**
 * Reads the organisation with its founder. Its row is locked as in `lockOwners`: of two claims, the second finds an
 * owner.
 */
export async function lockOrganisation(tx: Tx, issuerId: string): Promise<LockedOrganisation | undefined> {
  await lockIssuer(tx, issuerId);
  const [organisation] = await tx.query<LockedOrganisation>(
    `SELECT i.id, i.name, i.active, i.founded_by AS "founderId", ${HAS_OWNER} AS "hasOwner" FROM issuers i WHERE i.id = $1`,
    [issuerId],
  );
  return organisation;
}

export async function readIssuerName(tx: Tx, issuerId: string): Promise<string> {
  const [issuer] = await tx.query<{ name: string }>('SELECT name FROM issuers WHERE id = $1', [issuerId]);
  return issuer?.name ?? '';
}

/** Reads when the person of the session last proved who they are: at its start, or by a confirmation since. */
export async function lastProof(tx: Tx, sessionId: string): Promise<Date | undefined> {
  const [session] = await tx.query<{ provedAt: Date }>(
    'SELECT coalesce(confirmed_at, created_at) AS "provedAt" FROM sessions WHERE id = $1',
    [sessionId],
  );
  return session?.provedAt;
}
