import type { Actor } from './access/actor.ts';
import { Failure, type FailureKind } from './failures.ts';
import type { Log } from './log.ts';

/** Refusals that depend on who calls, or how often: someone who tries out what they may not causes them. */
const LOGGED: ReadonlySet<FailureKind> = new Set(['unauthenticated', 'forbidden', 'rate_limited']);

/** Who made a call. */
export interface Caller {
  actor: Actor;
  address: string;
  requestId: string;
}

/**
 * Logs a call that was refused for its caller, without anything that was sent with it. Other errors are not logged here.
 * @param operation root field, or method and pattern of the path
 */
export function logRefusal(log: Log, caller: Caller, operation: string, error: unknown): void {
  if (!(error instanceof Failure) || !LOGGED.has(error.kind)) return;
  log.info({ ...callerOf(caller), operation, code: error.code }, 'a call was refused');
}

/** Logs a document that was not run: it is malformed, too deep or large, or reads the schema in production. */
export function logRefusedDocument(log: Log, caller: Caller): void {
  log.info({ ...callerOf(caller), operation: 'document', code: 'BAD_QUERY' }, 'a call was refused');
}

function callerOf({ actor, address, requestId }: Caller): Record<string, string | null> {
  return { requestId, address, actor: actor.kind, userId: 'userId' in actor ? actor.userId : null };
}
