import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';

interface DueRecovery {
  id: string;
  userId: string;
}

/** Begins a recovery, unless one is under way. @returns when it takes effect, and whether it began now */
export async function insertRecovery(
  tx: Tx,
  userId: string,
  effectiveAt: Date,
): Promise<{ effectiveAt: Date; isNew: boolean }> {
  const { ids, clock } = tx.scope;
  const [made] = await tx.query<{ id: string }>(
    `INSERT INTO factor_recoveries (id, user_id, started_at, effective_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) WHERE ended_at IS NULL DO NOTHING RETURNING id`,
    [ids.uuid(), userId, clock.now(), effectiveAt],
  );
  if (made) return { effectiveAt, isNew: true };
  const [open] = await tx.query<{ effectiveAt: Date }>(
    'SELECT effective_at AS "effectiveAt" FROM factor_recoveries WHERE user_id = $1 AND ended_at IS NULL',
    [userId],
  );
  return { effectiveAt: open?.effectiveAt ?? effectiveAt, isNew: false };
}

/** Ends a recovery that is under way. @returns false without one */
export async function cancelOpen(tx: Tx, userId: string): Promise<boolean> {
  const ended = await tx.query(
    `UPDATE factor_recoveries SET ended_at = $2, outcome = 'cancelled'
     WHERE user_id = $1 AND ended_at IS NULL RETURNING id`,
    [userId, tx.scope.clock.now()],
  );
  return ended.length > 0;
}

/** Marks a recovery as done. @returns false when it was cancelled meanwhile */
export async function completeRecovery(tx: Tx, id: string): Promise<boolean> {
  const done = await tx.query(
    `UPDATE factor_recoveries SET ended_at = $2, outcome = 'done'
     WHERE id = $1 AND ended_at IS NULL AND effective_at <= $2 RETURNING id`,
    [id, tx.scope.clock.now()],
  );
  return done.length > 0;
}

export async function readDueRecoveries({ db, clock }: Scope): Promise<DueRecovery[]> {
  return db.read<DueRecovery>(SYSTEM_TENANCY, {
    text: `SELECT id, user_id AS "userId" FROM factor_recoveries WHERE ended_at IS NULL AND effective_at <= $1
           ORDER BY effective_at LIMIT 100`,
    values: [clock.now()],
  });
}

/** Removes all second factors and recovery codes of a person. */
export async function deleteFactors(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM authenticators WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
}
