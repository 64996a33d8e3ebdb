import type { Fields } from '../openapi/manual.ts';
import type { Computed } from './answer.ts';
import type { OwnVariable } from './arguments.ts';
import type { RestOperationName, RestOperations } from './operations.gen.ts';
import type { RestRequest } from './request.ts';
import type { WireNames } from './wire.ts';

/**
 * A documented REST call as data. Its GraphQL document, with the directives of `directives.graphql`, declares its
 * arguments and its body; the optional members replace parts of them. The schema validates what is passed on.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` marks a parameter. */
  path: string;
  operation: RestOperationName;
  /** Section of the OpenAPI document. */
  tag: string;
  /** A phrase on its purpose. */
  summary: string;
  /** Further information for callers. */
  note?: string;
  /** Name of the body in the OpenAPI document. */
  answers: string;
  /** 200 unless given. */
  status?: number | ((data: never) => number);
  /** The answer's message for people. */
  message?: string | ((data: never) => string);
  /** The body is the list of its entries alone, whose name `answers` is. */
  bare?: boolean;
  /** Fields that the document marks `@computed`, by shape and name: `Round.status`. */
  computed?: Readonly<Record<string, Computed>>;
  /** Variables that the route reads itself. */
  values?: Readonly<Record<string, OwnVariable | undefined>>;
  /** The body of the request may have other fields as well. */
  sendsMore?: boolean;
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
  /** Adds faults of a request that no single variable has. @throws Failure for a caller who may not call */
  before?(request: RestRequest): void;
  /** @throws Failure for data that counts as one */
  after?(data: never): void;
  /** Parameters, headers and fields in OpenAPI, added to the derived ones or instead of those of the same name. */
  query?: Fields;
  headers?: Fields;
  sends?: Fields;
}

type Data<Name extends RestOperationName> = RestOperations[Name]['data'];

/** Fields of a route besides method, path, operation and section, checked against the types of the document. */
type Details<Name extends RestOperationName> = Omit<
  Route,
  'method' | 'path' | 'operation' | 'tag' | 'status' | 'message' | 'values' | 'after'
> & {
  tag?: string;
  status?: number | ((data: Data<Name>) => number);
  message?: string | ((data: Data<Name>) => string);
  values?: { readonly [Variable in keyof RestOperations[Name]['variables']]?: OwnVariable };
  after?(data: Data<Name>): void;
};

/** Returns functions that declare the routes of a section of the OpenAPI document, with their computed fields. */
export function section(tag: string, computed: Route['computed'] = {}) {
  const declare =
    (method: Route['method']) =>
    <Name extends RestOperationName>(path: string, operation: Name, details: Details<Name>): Route =>
      ({ method, path, operation, tag, computed, ...details }) as unknown as Route;
  return { get: declare('GET'), post: declare('POST'), put: declare('PUT') };
}
