import type { Actor } from '../../platform/access/actor.ts';
import type { FieldFault } from '../../platform/failures.ts';

/** Parts of a request that a route may read. `query` and `params` are strings; `body` is the parsed JSON. */
export interface RestRequest {
  body: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, string | undefined>>;
  params: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  actor: Actor;
  /** Faults of the request. A route adds what it finds, and a request with any is refused with all of them. */
  faults: FieldFault[];
}
