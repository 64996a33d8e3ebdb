import type { Language } from '../lib/language/language.ts';
import type { Actor } from './access/actor.ts';
import type { Clock, Ids } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Failure } from './failures.ts';
import type { Services } from './services.ts';

/** Notes on the answer of a request besides its body. */
export interface AnswerNotes {
  /** It is the answer of an earlier call with the same idempotency key. */
  replayed: boolean;
  /** The failure of the first lookup that returned null. */
  missing?: Failure;
}

/** A call with an idempotency key. It is recorded in the first transaction that commits. */
export interface KeyedCall {
  state: 'open' | 'noting' | 'noted';
  /** Rejects, so that the transaction ends, when another call with the key has committed. */
  note(query: <R>(text: string, values?: unknown[]) => Promise<R[]>): Promise<void>;
  /** Fault of an invalid key: thrown where a transaction would commit, after all other faults of its command. */
  readonly refusal?: Error;
}

/** Context of every use case: actor, address, time and dependencies. */
export interface Scope {
  readonly actor: Actor;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
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
  readonly call?: KeyedCall;
}
