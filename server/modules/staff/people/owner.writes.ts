import type { Tx } from '../../../platform/db/in-transaction.ts';
import { HAS_OWNER } from './ownership.reads.ts';

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
  await tx.query('SELECT FROM issuers WHERE id = $1 FOR NO KEY UPDATE', [issuerId]);
  return tx.query<Owner>(
    `SELECT id, email::text AS email, name FROM users
     WHERE issuer_id = $1 AND role = 'issuer_owner' AND status = 'active' AND deleted_at IS NULL ORDER BY id`,
    [issuerId],
  );
}

export interface HeldOrganisation {
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
export async function lockOrganisation(tx: Tx, issuerId: string): Promise<HeldOrganisation | undefined> {
  await tx.query('SELECT FROM issuers WHERE id = $1 FOR NO KEY UPDATE', [issuerId]);
  const [organisation] = await tx.query<HeldOrganisation>(
    `SELECT i.id, i.name, i.active, i.founded_by AS "founderId", ${HAS_OWNER} AS "hasOwner" FROM issuers i WHERE i.id = $1`,
    [issuerId],
  );
  return organisation;
}

export async function readIssuerName(tx: Tx, issuerId: string): Promise<string> {
  const [issuer] = await tx.query<{ name: string }>('SELECT name FROM issuers WHERE id = $1', [issuerId]);
  return issuer?.name ?? '';
}

/** Reads the start of the session. */
export async function sessionStart(tx: Tx, sessionId: string): Promise<Date | undefined> {
  const [session] = await tx.query<{ created_at: Date }>('SELECT created_at FROM sessions WHERE id = $1', [
    sessionId,
  ]);
  return session?.created_at;
}
