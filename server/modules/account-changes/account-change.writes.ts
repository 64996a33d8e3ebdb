import type { Tx } from '../../platform/db/in-transaction.ts';
import { ACCOUNT_CHANGE, type AccountChangeRecord, hasOwnerOf } from './account-change.reads.ts';
import {
  type AccountChangeKind,
  type AccountChangeState,
  CHANGING_ROLES,
  type Organisation,
} from './account-change.rules.ts';

export interface NewChange {
  issuerId: string | null;
  kind: AccountChangeKind;
  /** Of a merchant account, or null for a payout destination. */
  accountId: string | null;
  destinationId: string | null;
  label: string;
  replaces: string | null;
}

interface NewChangeTerms {
  by: string;
  requestedAt: Date;
  effectiveAt: Date;
  isWaiting: boolean;
}

/** Stores a change that waits, or one that counts at once. */
export async function insertChange(
  tx: Tx,
  id: string,
  change: NewChange,
  { by, requestedAt, effectiveAt, isWaiting }: NewChangeTerms,
): Promise<void> {
  const { issuerId, kind, accountId, destinationId, label, replaces } = change;
  await tx.query(
    `INSERT INTO account_changes (id, issuer_id, kind, account_id, destination_id, label, replaces, state, requested_by,
       requested_at, effective_at, decided_by, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8 THEN 'waiting' ELSE 'done' END, $9, $10, $11,
       CASE WHEN $8 THEN NULL ELSE $9::uuid END, CASE WHEN $8 THEN NULL ELSE $10::timestamptz END)`,
    [
      ...[id, issuerId, kind, accountId, destinationId, label, replaces, isWaiting, by],
      ...[requestedAt, effectiveAt],
    ],
  );
}

/** Locks the organisation, so that its accounts change one after the other. */
export async function lockOrganisation(tx: Tx, issuerId: string): Promise<Organisation> {
  const [row] = await tx.query<Organisation>(
    `SELECT founded_by AS "founderId", ${hasOwnerOf('i.id')} AS "hasOwner" FROM issuers i WHERE i.id = $1
     FOR NO KEY UPDATE OF i`,
    [issuerId],
  );
  return row ?? { founderId: null, hasOwner: true };
}

/** Locks a change. The caller has locked its organisation. */
export async function lockChange(tx: Tx, id: string): Promise<AccountChangeRecord | undefined> {
  const [row] = await tx.query<AccountChangeRecord>(
    `SELECT ${ACCOUNT_CHANGE} FROM account_changes c WHERE c.id = $1 FOR UPDATE OF c`,
    [id],
  );
  return row;
}

/** Whether the person who asked for a change still may: not suspended, and in a role that changes accounts, of the whole organisation. */
export async function stillAsks(
  tx: Tx,
  { requestedBy, issuerId }: Pick<AccountChangeRecord, 'requestedBy' | 'issuerId'>,
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM users WHERE id = $1 AND issuer_id = $2 AND status = 'active' AND deleted_at IS NULL AND role = ANY ($3)
      AND limited_since IS NULL`,
    [requestedBy, issuerId, CHANGING_ROLES],
  );
  return rows.length > 0;
}

/** @param by null: the clock */
export async function writeDecided(
  tx: Tx,
  id: string,
  state: Exclude<AccountChangeState, 'waiting'>,
  by: string | null,
): Promise<void> {
  await tx.query('UPDATE account_changes SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1', [
    id,
    state,
    by,
    tx.scope.clock.now(),
  ]);
}

/** Ends the waiting changes of an account or a destination that has gone. @returns their ids */
export async function writeWithdrawn(
  tx: Tx,
  { accountId, destinationId }: Pick<NewChange, 'accountId' | 'destinationId'>,
  by: string | null,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE account_changes SET state = 'withdrawn', decided_by = $3, decided_at = $4
     WHERE state = 'waiting' AND (account_id = $1 OR destination_id = $2) RETURNING id`,
    [accountId, destinationId, by, tx.scope.clock.now()],
  );
  return rows.map(({ id }) => id);
}

export async function hasWaitingChange(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx.query(`SELECT 1 FROM account_changes WHERE account_id = $1 AND state = 'waiting'`, [
    accountId,
  ]);
  return rows.length > 0;
}
