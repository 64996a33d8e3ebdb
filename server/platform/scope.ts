import type { Language } from '../lib/language/language.ts';
import type { Actor } from './access/actor.ts';
import type { Clock, Ids } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Failure } from './failures.ts';
import type { Services } from './services.ts';

/** What the answer of a request says besides its body. */
export interface AnswerNotes {
  /** It is the answer of an earlier call with the same idempotency key. */
  replayed: boolean;
  /** Why the first lookup that found nothing answered null. */
  missing?: Failure;
}

/** A call with an idempotency key. It is noted in the first transaction that commits. */
export interface KeyedCall {
  state: 'open' | 'noting' | 'noted';
  /** Rejects, so that the transaction ends, when another call with the key has committed. */
  note(query: <R>(text: string, values?: unknown[]) => Promise<R[]>): Promise<void>;
  /** Of a key that is none: thrown where a transaction would commit, after all that its command refuses. */
  readonly refusal?: Error;
}

/** What every use case gets first: who asks, from where, when it is, and what it may work with. */
export interface Scope {
  readonly actor: Actor;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  /** In which the caller wants to be written to. */
  readonly language: Language;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly services: Services;
  readonly notes?: AnswerNotes;
  readonly call?: KeyedCall;
}
