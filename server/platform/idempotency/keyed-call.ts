import { createHmac } from 'node:crypto';
import { type Actor, isSignedIn } from '../access/actor.ts';
import { type BadInput, Failure, type FieldFault } from '../failures.ts';
import type { KeyedCall } from '../scope.ts';

const LONGEST_KEY = 255;
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/** A mutation with an idempotency key. */
export interface CallRequest {
  /** Owner of the key. Of commands that answer from their record, with the command: their keys are separate. */
  readonly caller: string;
  readonly key: string;
  /** The field of the schema. */
  readonly operation: string;
  readonly requestHash: Buffer;
}

/** Another call with the same key has committed. Internal: the caller gets the answer of that call. */
export class CallRepeated extends Error {}

export class KeyReused extends Failure {
  /** @param record what the key was used for, such as `contract` */
  constructor(record = 'call') {
    const sentence = `This idempotency key was used for another ${record}. Use a new key for a new ${record}.`;
    super('IDEMPOTENCY_MISMATCH', 'unprocessable', sentence);
  }
}

/** The call took effect, but its answer could not be built or was not stored: its process ended. */
export class AnswerLost extends Failure {
  constructor() {
    super(
      'ANSWER_LOST',
      'conflict',
      'This call took effect, and its answer was lost. Read the present state; do not repeat the call with a new key.',
    );
  }
}

export function isKey(key: unknown): key is string {
  return typeof key === 'string' && key.length >= 1 && key.length <= LONGEST_KEY && !UNPRINTABLE.test(key);
}

export const NO_KEY: FieldFault = {
  field: 'idempotencyKey',
  message: `An idempotency key has 1 to ${LONGEST_KEY} characters.`,
};

/** Returns the faults of a key that a command stores itself. @param key null: called without one */
export function keyFaults(key: string | null): FieldFault[] {
  return key === null || isKey(key) ? [] : [NO_KEY];
}

/**
 * Builds the record of a call. Keys belong to their caller. Callers without an account are distinguished by the address
 * in their request, else by the whole request: two anonymous callers with the same key never collide.
 * @param secret prevents guessing of passwords and addresses from the digests
 */
export function callRequest(
  actor: Actor,
  given: { key: string; operation: string; request: unknown; email: string | undefined },
  secret: Uint8Array,
): CallRequest {
  const digest = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  const text = canonical({ operation: given.operation, request: given.request });
  const guest = (): string => digest(given.email?.trim().toLowerCase() ?? text).toString('hex');
  return {
    caller: isSignedIn(actor) ? `user:${actor.userId}` : `guest:${guest()}`,
    key: given.key,
    operation: given.operation,
    requestHash: digest(text),
  };
}

/** Serialises JSON with members sorted by name. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, member) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** A call with an invalid key: its command may report further faults, and commits nothing. */
export function refusedCall(refusal: BadInput): KeyedCall {
  return (work, run) =>
    run(async (tx) => {
      await work(tx);
      throw refusal;
    });
}
