import type { Actor } from './access/actor.ts';
import type { Clock, Ids } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Language } from './language/language.ts';
import type { Parts } from './parts.ts';

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
  readonly parts: Parts;
}
