import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { signedIn } from '../../platform/access/actor.ts';
import { BadInput, type FieldFault } from '../../platform/failures.ts';
import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { maskErrors, type PublicError, publicError } from '../graphql/error-mapping.ts';
import { OwnDocuments } from '../graphql/graphql-documents.ts';
import type { JitExecutor } from '../graphql/jit-executor.ts';
import { sendPage, wantsPage } from '../http/web-page.ts';
import type { Manual } from '../openapi/manual.ts';
import { missingFields, unknownFields } from './body-fields.ts';
import { compileRoute, type RestCall } from './compile.ts';
import { REST_DOCUMENTS, type RestOperationName } from './operations.gen.ts';
import type { RestRequest } from './request.ts';
import type { Route } from './route.ts';
import {
  ENVELOPE,
  envelopeFaults,
  failureEnvelope,
  inputFaults,
  onTheWire,
  successEnvelope,
} from './wire.ts';

/**
 * Answer of a document. Any error of it means that the whole call failed. `faults`: the schema refused these values, so
 * permissions were not checked yet.
 */
export type RestAnswer =
  | { data: Record<string, unknown> }
  | { refusal: PublicError; faults: readonly FieldFault[] };

/**
 * Runs the documents of the routes with the executor of /graphql: same schema, same guards, same masking of errors.
 * They are our own and were validated when they were generated, so the checks of external documents are not repeated at
 * each call.
 */
export class RestDocuments {
  readonly #executor: JitExecutor;
  readonly #mask: ReturnType<typeof maskErrors>;
  readonly #documents = new OwnDocuments();

  constructor(executor: JitExecutor, log: Log) {
    this.#executor = executor;
    this.#mask = maskErrors(log);
  }

  async run(
    operation: RestOperationName,
    variables: Record<string, unknown>,
    scope: Scope,
    idempotencyKey?: unknown,
  ): Promise<RestAnswer> {
    const { data, errors } = await this.#execute(operation, variables, scope, idempotencyKey);
    const error = errors?.[0] ?? missingError(scope);
    scope.services.metrics.operation(operation, error === undefined ? 'ok' : 'refused');
    if (error === undefined) return { data: data ?? {} };
    const { message, extensions } = this.#mask(error);
    const refusal = { ...(extensions as unknown as Omit<PublicError, 'message'>), message };
    return { refusal, faults: data === undefined ? this.faultsOf(operation, variables) : [] };
  }

  /** Returns what the schema would refuse, without running anything. */
  faultsOf(operation: RestOperationName, variables: Record<string, unknown>): FieldFault[] {
    const execution = { document: this.#document(operation), operationName: operation };
    return inputFaults(this.#executor.faultyInputs(execution, variables));
  }

  #execute(
    operation: RestOperationName,
    variables: Record<string, unknown>,
    context: Scope,
    idempotencyKey: unknown,
  ): Promise<ExecutionResult> | ExecutionResult {
    const document = this.#document(operation);
    return this.#executor.execute({ document, operationName: operation, variables, context, idempotencyKey });
  }

  #document(operation: RestOperationName): DocumentNode {
    return this.#documents.parsed(REST_DOCUMENTS[operation]);
  }
}

/** A failed lookup returns null in GraphQL; in REST the call fails. */
function missingError({ notes }: Scope): GraphQLError | undefined {
  const missing = notes?.missing;
  return missing && new GraphQLError(missing.message, { originalError: missing });
}

/** Mounts the routes on the server. A route is compiled at its first call: all of them would delay the start. */
export function mountRoutes(
  http: FastifyInstance,
  documents: RestDocuments,
  routes: readonly Route[],
  schema: GraphQLSchema,
): void {
  for (const route of routes) {
    let call: RestCall | undefined;
    http.route({
      method: route.method,
      url: route.path,
      config: { lenient: route.lenient === true },
      handler: async (request, reply) => {
        if (route.html && wantsPage(request)) return sendPage(request, reply);
        call ??= compileRoute(route, schema);
        return answer(documents, call, request, reply);
      },
    });
  }
}

/** @param documented the documented call: the fields of its body count, even if another operation answers */
async function answer(
  documents: RestDocuments,
  documented: RestCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { manual } = documented;
  const scope = request.scope;
  const restCall = restRequest(request, scope, manual);
  const call = documented.instead(restCall) ?? documented;
  const { route } = call;
  const variables = call.variables(restCall);
  const refused = (faults: readonly FieldFault[]): object => {
    mustBeKnown(route, restCall);
    return refuse(reply, scope, badInput([...restCall.faults, ...faults], manual, call, restCall));
  };
  if (restCall.faults.length > 0) return refused(documents.faultsOf(route.operation, variables));
  const key = request.headers['idempotency-key'];
  const answered = await answerOf(documents, route, { restCall, variables, scope, key });
  if ('refusal' in answered) {
    if (answered.faults.length > 0) return refused(answered.faults);
    return refuse(reply, scope, inBody(onTheWire(answered.refusal, call.names), restCall));
  }
  const { data } = answered;
  route.after?.(data as never);
  reply.status(typeof route.status === 'function' ? route.status(data as never) : (route.status ?? 200));
  return successEnvelope(call.body(data), request.headers[ENVELOPE]);
}

interface Running {
  restCall: RestRequest;
  variables: Record<string, unknown>;
  scope: Scope;
  key: unknown;
}

async function answerOf(
  documents: RestDocuments,
  { operation, pages }: Route,
  { restCall: { query }, variables, scope, key }: Running,
): Promise<RestAnswer> {
  const run = (given: Record<string, unknown>) => documents.run(operation, given, scope, key);
  const isPaged = query.first !== undefined || query.after !== undefined;
  return pages === undefined || isPaged ? run(variables) : wholeList(run, pages, variables);
}

interface Connection {
  nodes: unknown[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** Most entries of a list for a caller who did not ask for a page. */
const WHOLE_LIST = 1_000;

/** Joins the pages of a connection to one answer. A page that fails fails the call. */
async function wholeList(
  run: (variables: Record<string, unknown>) => Promise<RestAnswer>,
  field: string,
  variables: Record<string, unknown>,
): Promise<RestAnswer> {
  const nodes: unknown[] = [];
  for (let after: unknown = null; ; ) {
    const answered = await run({ ...variables, after });
    if ('refusal' in answered) return answered;
    const connection = answered.data[field] as Connection;
    nodes.push(...connection.nodes);
    const { endCursor, hasNextPage } = connection.pageInfo;
    if (!hasNextPage || nodes.length >= WHOLE_LIST)
      return { data: { ...answered.data, [field]: { ...connection, nodes } } };
    after = endCursor;
  }
}

/** One refusal of all faults: those of the body, those of the schema, and missing fields; one for each field. */
function badInput(
  faults: readonly FieldFault[],
  manual: Manual,
  { names }: RestCall,
  { body }: RestRequest,
): PublicError {
  const named = onTheWire(publicError(new BadInput([...faults])), names).details?.fields as FieldFault[];
  const all = [...named, ...missingFields(body, manual)];
  const fields = all.filter(({ field }, at) => all.findIndex((other) => other.field === field) === at);
  return publicError(new BadInput(fields));
}

/** A NotFound error names a field of the body, where that named the object; one from the path has no field. */
function inBody(refusal: PublicError, { body }: RestRequest): PublicError {
  if (refusal.code !== 'NOT_FOUND' || !refusal.details) return refusal;
  const { fields: named, ...details } = refusal.details;
  const fields = ((named ?? []) as FieldFault[]).filter(({ field }) => field in body);
  return { ...refusal, details: fields.length > 0 ? { ...details, fields } : details };
}

/**
 * Refuses unauthenticated callers before the body is validated.
 * @throws Unauthenticated where a credential is required; calls that also work without one are lenient
 */
function mustBeKnown(route: Route, { actor }: RestRequest): void {
  if (!route.lenient) signedIn(actor);
}

function restRequest(request: FastifyRequest, scope: Scope, manual: Manual): RestRequest {
  const body = request.body;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return {
    faults: [
      ...envelopeFaults(request.headers[ENVELOPE]),
      ...(request.method === 'GET' ? [] : unknownFields(body, manual)),
    ],
    body: isObject ? (body as Record<string, unknown>) : {},
    query: request.query as Record<string, string | undefined>,
    params: request.params as Record<string, string>,
    headers: request.headers,
    actor: scope.actor,
  };
}

/** Any error of the document means that the call failed: a partial answer would be read as a complete one. */
function refuse(reply: FastifyReply, scope: Scope, error: PublicError): object {
  const retryAfter = error.details?.retryAfter;
  reply.status(error.status);
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return failureEnvelope(error, scope.requestId);
}
