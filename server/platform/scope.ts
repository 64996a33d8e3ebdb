import type { Language } from '../lib/language/language.ts';
import type { Actor } from './access/actor.ts';
import type { Clock, Ids } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Failure } from './failures.ts';
import type { Services } from './services.ts';

/** Notes on the answer of a request besides its body. */
export interface AnswerNotes {
  /** The failure of the first lookup that returned null. */
  missing?: Failure;
}

interface Transaction {
  query<R>(text: string, values?: unknown[]): Promise<R[]>;
}

/**
 * Runs the transactions of a call with an idempotency key. It is recorded in the first one that commits.
 * @param run runs the work in a transaction, and commits it
 */
export type KeyedCall = <Tx extends Transaction, T>(
  work: (tx: Tx) => Promise<T>,
  run: (work: (tx: Tx) => Promise<T>) => Promise<T>,
) => Promise<T>;

/** Context of every use case: actor, address, time and dependencies. */
export interface Scope {
  readonly actor: Actor;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  /** The caller's country, ISO 3166-1 in two letters, where a trusted proxy names it. */
  readonly country?: string;
  /** The cookies of a browser, as it sent them. */
  readonly cookies?: string;
  /** The place in a waiting room that an API client gives with its request. */
  readonly queueToken?: string;
  /** What the caller's device says about itself: the same random text at each sign-in. */
  readonly device?: string;
  /** The caller's language for messages. */
  readonly language: Language;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly services: Services;
  readonly notes?: AnswerNotes;
  /** Marks the response as that of an earlier call with the same idempotency key. */
  readonly markReplayed?: () => void;
  readonly call?: KeyedCall;
}
