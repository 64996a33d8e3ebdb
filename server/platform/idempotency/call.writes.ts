import { SYSTEM_TENANCY } from '../access/actor.ts';
import { DAY_SECONDS } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { inTransaction, type Tx } from '../db/in-transaction.ts';
import type { Scope } from '../scope.ts';
import { CallRepeated, type CallRequest } from './keyed-call.ts';

export interface CallRecord {
  operation: string;
  requestHash: Buffer;
  /** Sealed; null until the answer is known, and for commands that answer from their record. */
  answer: string | null;
  /** The record that a command made, or changed. */
  entityId: string | null;
  madeAt: Date;
}

/** A command that answers from its record. */
export interface RecordedCommand extends CallRequest {
  readonly entityId: string;
}

const REMEMBERED_DAYS = 7;

const CALL = `SELECT operation, request_hash AS "requestHash", answer, entity_id AS "entityId", made_at AS "madeAt"
  FROM idempotent_calls WHERE caller = $1 AND key = $2`;

export async function readCall(
  db: Database,
  { caller, key }: Pick<CallRequest, 'caller' | 'key'>,
): Promise<CallRecord | undefined> {
  const [row] = await db.read<CallRecord>(SYSTEM_TENANCY, {
    name: 'idempotent-call',
    text: CALL,
    values: [caller, key],
  });
  return row;
}

/** Reads a call that has committed, within a transaction. */
export async function readCallWithin(tx: Tx, { caller, key }: CallRequest): Promise<CallRecord | undefined> {
  return (await tx.query<CallRecord>(CALL, [caller, key]))[0];
}

/**
 * Inserts a command with its record. A concurrent repeat waits here until the first has ended.
 * @returns false when another call with the key has committed
 */
export async function insertCommand(tx: Tx, call: RecordedCommand): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO idempotent_calls (caller, key, operation, request_hash, made_at, entity_id)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING key`,
    [call.caller, call.key, call.operation, call.requestHash, tx.scope.clock.now(), call.entityId],
  );
  return inserted.length > 0;
}

/**
 * Records the call in the transaction of its command. A concurrent repeat waits here until the first has ended.
 * @throws CallRepeated when another call with the key has committed
 */
export async function recordCall(query: Tx['query'], call: CallRequest, now: Date): Promise<void> {
  const noted = await query(
    `INSERT INTO idempotent_calls (caller, key, operation, request_hash, made_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING key`,
    [call.caller, call.key, call.operation, call.requestHash, now],
  );
  if (noted.length === 0) throw new CallRepeated();
}

/** Stores the answer, and the call itself when no transaction of its command recorded it. */
export function keepAnswer(scope: Scope, call: CallRequest, answer: string): Promise<void> {
  return inTransaction(
    scope,
    async (tx) => {
      await tx.query(
        `INSERT INTO idempotent_calls (caller, key, operation, request_hash, made_at, answer)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (caller, key) DO UPDATE SET answer = excluded.answer WHERE idempotent_calls.answer IS NULL`,
        [call.caller, call.key, call.operation, call.requestHash, scope.clock.now(), answer],
      );
    },
    SYSTEM_TENANCY,
  );
}

/** Releases the key for reuse, after its call failed. */
export function deleteCall(scope: Scope, { caller, key }: CallRequest): Promise<void> {
  return inTransaction(
    scope,
    async (tx) =>
      void (await tx.query('DELETE FROM idempotent_calls WHERE caller = $1 AND key = $2', [caller, key])),
    SYSTEM_TENANCY,
  );
}

/** Releases the keys of a caller. */
export async function deleteCallsOf(tx: Tx, caller: string): Promise<void> {
  await tx.query('DELETE FROM idempotent_calls WHERE caller = $1', [caller]);
}

/** Releases keys after seven days. @returns the number of deleted calls */
export function purgeOldCalls(scope: Scope): Promise<number> {
  const before = scope.clock.ago(REMEMBERED_DAYS * DAY_SECONDS);
  return inTransaction(
    scope,
    async (tx) =>
      (await tx.query('DELETE FROM idempotent_calls WHERE made_at < $1 RETURNING key', [before])).length,
    SYSTEM_TENANCY,
  );
}
