import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type ExecutionResult, GraphQLError } from 'graphql';
import { signedIn } from '../../platform/access/actor.ts';
import type { FieldFault } from '../../platform/failures.ts';
import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { maskErrors, type PublicError } from '../graphql/error-mapping.ts';
import type { FaultyInput } from '../graphql/faulty-inputs.ts';
import { OwnDocuments } from '../graphql/graphql-documents.ts';
import type { JitExecutor } from '../graphql/jit-executor.ts';
import { sendPage, wantsPage } from '../http/web-page.ts';
import { REST_DOCUMENTS, type RestOperationName } from './operations.gen.ts';
import type { RestRequest, Route } from './route.ts';
import { failureEnvelope, inputRefusal, onTheWire, successEnvelope } from './wire.ts';

/**
 * Answer of a document. Any error of it means that the whole call failed. `unread`: the schema refused the values, so
 * permissions were not checked yet.
 */
export type RestAnswer = { data: Record<string, unknown> } | { refusal: PublicError; unread: boolean };

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
    const faults = data === undefined ? this.#faultyInputs(operation, variables) : [];
    if (faults.length === 0) return { refusal, unread: false };
    return { refusal: { ...refusal, ...inputRefusal(faults) }, unread: true };
  }

  #faultyInputs(operation: RestOperationName, variables: Record<string, unknown>): FaultyInput[] {
    const execution = { document: this.#document(operation), operationName: operation };
    return this.#executor.faultyInputs(execution, variables);
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

/** Mounts the routes on the server. */
export function mountRoutes(http: FastifyInstance, documents: RestDocuments, routes: Route[]): void {
  for (const route of routes) {
    http.route({
      method: route.method,
      url: route.path,
      config: { lenient: route.lenient === true },
      handler: async (request, reply) => {
        if (route.html && wantsPage(request)) return sendPage(request, reply);
        return answer(documents, route, request, reply);
      },
    });
  }
}

async function answer(
  documents: RestDocuments,
  documented: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const scope = request.scope;
  const restCall = restRequest(request, scope);
  const route = documented.instead?.(restCall) ?? documented;
  const variables = variablesOf(route, restCall);
  const key = request.headers['idempotency-key'];
  const answered = await documents.run(route.operation, variables, scope, key);
  if ('refusal' in answered) {
    if (answered.unread) mustBeKnown(route, restCall);
    return refuse(reply, scope, inBody(onTheWire(answered.refusal, route.names), restCall));
  }
  const { data } = answered;
  reply.status(typeof route.status === 'function' ? route.status(data as never) : (route.status ?? 200));
  return successEnvelope(route.body(data as never, restCall));
}

/** A NotFound error names a field of the body, where that named the object; one from the path has no field. */
function inBody(refusal: PublicError, { body }: RestRequest): PublicError {
  if (refusal.code !== 'NOT_FOUND' || !refusal.details) return refusal;
  const { fields: named, ...details } = refusal.details;
  const fields = ((named ?? []) as FieldFault[]).filter(({ field }) => field in body);
  return { ...refusal, details: fields.length > 0 ? { ...details, fields } : details };
}

function variablesOf(route: Route, restCall: RestRequest): Record<string, unknown> {
  try {
    return route.variables(restCall) as Record<string, unknown>;
  } catch (error) {
    mustBeKnown(route, restCall);
    throw error;
  }
}

/**
 * Refuses unauthenticated callers before the body is validated.
 * @throws Unauthenticated where a credential is required; calls that also work without one are lenient
 */
function mustBeKnown(route: Route, { actor }: RestRequest): void {
  if (!route.lenient) signedIn(actor);
}

function restRequest(request: FastifyRequest, scope: Scope): RestRequest {
  const body = request.body;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return {
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
