import { createHash } from 'node:crypto';
import { signedIn } from '../access/actor.ts';
import type { Tx } from '../db/in-transaction.ts';
import type { Failure } from '../failures.ts';
import type { Scope } from '../scope.ts';
import {
  deleteCallsOf,
  insertCommand,
  type RecordedCommand,
  readCall,
  readCallWithin,
} from './call.writes.ts';
import { KeyReused } from './keyed-call.ts';

/** Calls that share their keys. */
interface KeySpace {
  /** Owner of the keys, such as `user:` and an ID; by default the signed-in user. */
  readonly owner?: string;
  readonly operation: string;
  /** ID of a record whose calls have keys of their own. */
  readonly of?: string;
}

/** A call of a command that answers repeats from the record that the first call made. */
export interface KeyedCommand extends KeySpace {
  /** null: called without one. */
  readonly key: string | null;
  /** JSON values that are equal for repeats. */
  readonly request: readonly unknown[];
  /** Noun for the record that the command makes, in the sentence of KeyReused. */
  readonly record: string;
  /** Failure of a call whose key was used for another request; by default KeyReused. */
  readonly mismatch?: () => Failure;
}

/**
 * Records the command in the transaction that makes its record. A concurrent repeat waits here until the first has
 * ended.
 * @param entityId ID of the record
 * @returns ID of the record that an earlier call with the key made; undefined for a first call, or without a key
 * @throws KeyReused when the key was used for another request
 */
export async function recordOnce(
  tx: Tx,
  command: KeyedCommand,
  entityId: string,
): Promise<string | undefined> {
  const call = recordedAs(tx.scope, command);
  if (!call || (await insertCommand(tx, { ...call, entityId }))) return undefined;
  return entityOf(tx.scope, command, call, await readCallWithin(tx, call));
}

/**
 * Finds the record of an earlier call with the key, outside a transaction. A concurrent call is not waited for.
 * @returns its ID
 * @throws KeyReused when the key was used for another request
 */
export async function findRepeated(scope: Scope, command: KeyedCommand): Promise<string | undefined> {
  const call = recordedAs(scope, command);
  return call && entityOf(scope, command, call, await readCall(scope.db, call));
}

/** Releases all keys of a key space for reuse, after its command failed. */
export async function releaseKeys(tx: Tx, space: KeySpace): Promise<void> {
  await deleteCallsOf(tx, callerOf(tx.scope, space));
}

function callerOf({ actor }: Scope, { owner, operation, of }: KeySpace): string {
  const parts = [owner ?? `user:${signedIn(actor).userId}`, operation];
  return (of === undefined ? parts : [...parts, of]).join('/');
}

type Recorded = Omit<RecordedCommand, 'entityId'>;

function recordedAs(scope: Scope, command: KeyedCommand): Recorded | undefined {
  const { key, operation, request } = command;
  if (key === null) return undefined;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  return { caller: callerOf(scope, command), key, operation, requestHash };
}

function entityOf(
  scope: Scope,
  { record, mismatch = () => new KeyReused(record) }: KeyedCommand,
  { requestHash }: Recorded,
  earlier: { requestHash: Buffer; entityId: string | null } | undefined,
): string | undefined {
  if (!earlier) return undefined;
  if (!earlier.requestHash.equals(requestHash)) throw mismatch();
  scope.markReplayed?.();
  return earlier.entityId ?? undefined;
}
