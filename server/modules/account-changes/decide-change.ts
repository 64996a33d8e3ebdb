import { isSignedIn, SYSTEM_TENANCY, signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  type AccountChangeRecord,
  readChange,
  readDue,
  readNextEffective,
  readWaiting,
} from './account-change.reads.ts';
import { ChangeDecided, mayApprove, mayRefuse, OwnerNeeded } from './account-change.rules.ts';
import { lockChange, lockOrganisation, stillAsks, writeDecided } from './account-change.writes.ts';
import { publishChange } from './request-change.ts';

/** Lists the changes of the actor's organisation that wait; none for the platform, whose changes count at once. */
export async function listWaiting(scope: Scope): Promise<AccountChangeRecord[]> {
  const { issuerId } = signedIn(scope.actor);
  return issuerId === null ? [] : readWaiting(scope, issuerId);
}

/** Lets a change count before its time. @throws NotFound, OwnerNeeded, ChangeDecided */
export async function approveChange(scope: Scope, id: string): Promise<AccountChangeRecord> {
  const found = await findChange(scope, id);
  if (!mayApprove(scope.actor)) throw new OwnerNeeded();
  const change = await inTransaction(scope, async (tx) => {
    const locked = await lockWaiting(tx, found);
    if (!locked) throw new ChangeDecided();
    await apply(tx, locked);
    return locked;
  });
  await scope.services.accountChangeHandlers.of(change).applied?.(scope, change);
  return { ...change, state: 'done' };
}

/** Ends a change that waits; everything goes on as before. @throws NotFound, OwnerNeeded, ChangeDecided */
export async function refuseChange(scope: Scope, id: string): Promise<AccountChangeRecord> {
  const found = await findChange(scope, id);
  const { userId } = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const change = await lockWaiting(tx, found);
    if (!change) throw new ChangeDecided();
    if (!mayRefuse(scope.actor, change)) throw new OwnerNeeded();
    const state = userId === change.requestedBy ? 'withdrawn' : 'refused';
    await drop(tx, change, state);
    return { ...change, state };
  });
}

/**
 * Lets the changes count whose day is over. A change whose person has left the organisation meanwhile, or was suspended,
 * is dropped. One change never stops the others.
 * @returns when the next one takes effect
 */
export async function applyDueChanges(scope: Scope): Promise<Date | undefined> {
  for (const due of await readDue(scope.db, scope.clock.now())) {
    try {
      const applied = await inTransaction(scope, (tx) => applyDue(tx, due), SYSTEM_TENANCY);
      if (applied) await scope.services.accountChangeHandlers.of(applied).applied?.(scope, applied);
    } catch (error) {
      scope.services.log.warn({ err: error, change: due.id }, 'a change of an account had to wait');
    }
  }
  return readNextEffective(scope.db);
}

async function applyDue(
  tx: Tx,
  due: { id: string; issuerId: string },
): Promise<AccountChangeRecord | undefined> {
  const change = await lockWaiting(tx, due);
  if (!change) return undefined;
  if (!(await stillAsks(tx, change))) {
    await drop(tx, change, 'withdrawn');
    return undefined;
  }
  await apply(tx, change);
  return change;
}

const findChange = (scope: Scope, id: string): Promise<AccountChangeRecord> =>
  findOrFail('change', id, () => readChange(scope, id));

/** Locks the organisation first, as every change of its accounts does. @returns undefined once it was decided */
async function lockWaiting(
  tx: Tx,
  { id, issuerId }: { id: string; issuerId: string | null },
): Promise<AccountChangeRecord | undefined> {
  if (issuerId !== null) await lockOrganisation(tx, issuerId);
  const change = await lockChange(tx, id);
  return change?.state === 'waiting' ? change : undefined;
}

async function apply(tx: Tx, change: AccountChangeRecord): Promise<void> {
  await conclude(tx, change, 'done');
  await tx.scope.services.accountChangeHandlers.of(change).apply(tx, change);
}

async function drop(tx: Tx, change: AccountChangeRecord, state: 'refused' | 'withdrawn'): Promise<void> {
  await conclude(tx, change, state);
  await tx.scope.services.accountChangeHandlers.of(change).drop(tx, change);
}

const ACTIONS = { done: 'apply', refused: 'refuse', withdrawn: 'withdraw' } as const;

async function conclude(tx: Tx, change: AccountChangeRecord, state: keyof typeof ACTIONS): Promise<void> {
  const { id, issuerId, kind, label, replaces, requestedBy } = change;
  const { actor } = tx.scope;
  await writeDecided(tx, id, state, isSignedIn(actor) ? actor.userId : null);
  await tx.audit({
    action: `account_change.${ACTIONS[state]}`,
    entityType: 'account_change',
    entityId: id,
    issuerId,
    details: { kind, label, ...(replaces !== null && { replaces }), requested_by: requestedBy },
  });
  publishChange(tx, id);
}
