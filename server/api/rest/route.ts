import type { Actor } from '../../platform/access/actor.ts';
import type { FieldFault } from '../../platform/failures.ts';
import type { RestOperationName, RestOperations } from './operations.gen.ts';

/** Wire names that differ from the internal ones; all others are the same word in snake case. */
export type WireNames = readonly (readonly [RegExp, string])[];

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

/**
 * A documented REST call as data: its GraphQL document, and its names on the wire. Input is passed on unchanged
 * (`unknown` becomes a variable); the schema validates it.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` marks a parameter. */
  path: string;
  operation: RestOperationName;
  variables(request: RestRequest): object;
  body(data: never, request: RestRequest): object;
  /** 200 unless given. */
  status?: number | ((data: never) => number);
  /** A browser that requests text/html gets the web page of this address instead. */
  html?: boolean;
  /** An invalid credential counts as none, instead of being refused. */
  lenient?: boolean;
  /**
   * The root field whose connection is answered up to 1,000 entries long when the caller gives neither `first` nor
   * `after`: the documented clients of these lists do not page.
   */
  pages?: string;
  /** Fields of the payload with different internal names, for faults that name them. */
  names?: WireNames;
  /** Chooses another operation for the same call by its payload; undefined for this one. */
  instead?(request: RestRequest): Route | undefined;
}

/** External values may have any type; their names and number are checked here. */
type Loose<Variables> = { [Name in keyof Variables]: unknown };

/** Checks a route against its document's types, and erases them in the table. */
export function route<Name extends RestOperationName>(
  given: Omit<Route, 'operation' | 'variables' | 'body' | 'status'> & {
    operation: Name;
    status?: number | ((data: RestOperations[Name]['data']) => number);
    variables(request: RestRequest): Loose<RestOperations[Name]['variables']>;
    body(data: RestOperations[Name]['data'], request: RestRequest): object;
  },
): Route {
  return given as unknown as Route;
}
