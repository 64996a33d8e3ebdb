import type { Actor } from '../../platform/access/actor.ts';
import type { RestOperationName, RestOperations } from './operations.gen.ts';
import type { WireNames } from './wire-names.ts';

/** What a route may read of a request. `query` and `params` are texts; `body` is what the JSON held. */
export interface RestRequest {
  body: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, string | undefined>>;
  params: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  actor: Actor;
}

/**
 * A documented REST call as data: which document it runs, and how it is spelled on the wire. What came in is
 * passed on as it was typed (`unknown` becomes a variable); the schema says what it must be.
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
  /** A browser that asks for text/html gets the web page of this address instead. */
  html?: boolean;
  /** A credential that is not valid counts as none, instead of being refused. */
  lenient?: boolean;
  /** Fields of the payload whose names within are other words, for those faults that name them. */
  names?: WireNames;
}

/** Values from outside may still be anything; their names and number are checked here. */
type Loose<Variables> = { [Name in keyof Variables]: unknown };

/** Keeps a document's types together while its route is written, and forgets them in the table. */
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
