import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { type Manual, type Piece, SENTENCE, shape } from '../openapi/manual.ts';
import { AnswerCompiler } from './answer.ts';
import { argumentsOf } from './arguments.ts';
import { REST_DOCUMENTS } from './operations.gen.ts';
import type { RestRequest } from './request.ts';
import type { Route } from './route.ts';
import type { WireNames } from './wire.ts';

/** A route with everything that follows from its document. */
export interface RestCall {
  route: Route;
  manual: Manual;
  names: WireNames;
  /** The root field of the document, and its kind. */
  root: { kind: OperationDefinitionNode['operation']; field: string };
  variables(request: RestRequest): Record<string, unknown>;
  body(data: Record<string, unknown>): object;
  /** The compiled call of `instead`. */
  instead(request: RestRequest): RestCall | undefined;
}

/**
 * Compiles a route: once, not per request.
 * @throws Error for a document that has no form in REST
 */
export function compileRoute(route: Route, schema: GraphQLSchema): RestCall {
  const document = parse(REST_DOCUMENTS[route.operation], { noLocation: true });
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${route.operation} is no operation.`);
  const { method, path, values = {}, computed = {} } = route;
  const given = argumentsOf({ method, path, schema, operation, values });
  const { piece, body } = answerOf(route, new AnswerCompiler(schema, document, operation, computed));
  const { tag, summary, note, sendsMore } = route;
  const [first] = operation.selectionSet.selections;
  const sends = { ...given.sends, ...route.sends };
  const alternatives = new Map<Route, RestCall>();
  return {
    route,
    manual: {
      ...{ tag, summary, note, sendsMore, answers: piece },
      query: { ...given.query, ...route.query },
      headers: { ...given.headers, ...route.headers },
      ...(Object.keys(sends).length > 0 && { sends }),
    },
    names: [...(route.names ?? []), ...given.names],
    root: { kind: operation.operation, field: first?.kind === Kind.FIELD ? first.name.value : '' },
    variables(request) {
      route.before?.(request);
      return given.variables(request);
    },
    body,
    instead(request) {
      const other = route.instead?.(request);
      if (!other) return undefined;
      const known = alternatives.get(other) ?? compileRoute(other, schema);
      alternatives.set(other, known);
      return known;
    },
  };
}

function answerOf(
  { answers, bare, message }: Route,
  compiler: AnswerCompiler,
): { piece: Piece; body: RestCall['body'] } {
  const { fields, write } = compiler.body(answers);
  if (bare) {
    const [name = ''] = Object.keys(fields);
    return { piece: fields[name] as Piece, body: (data) => write(data)[name] as object };
  }
  if (message === undefined) return { piece: shape(answers, fields), body: write };
  const sentence = typeof message === 'string' ? () => message : (message as (data: unknown) => string);
  return {
    piece: shape(answers, { ...fields, message: SENTENCE }),
    body: (data) => ({ ...write(data), message: sentence(data) }),
  };
}
