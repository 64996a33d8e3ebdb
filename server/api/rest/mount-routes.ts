import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedIn } from '../../platform/access/actor.ts';
import type { FieldFault } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import type { PublicError } from '../graphql/error-mapping.ts';
import { sendPage, wantsPage } from '../http/web-page.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import type { RestDocuments } from './rest-documents.ts';
import type { RestRequest, Route } from './route.ts';
import { onTheWire } from './wire-names.ts';

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
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const scope = request.scope;
  const asked = restRequest(request, scope);
  const variables = variablesOf(route, asked);
  const key = request.headers['idempotency-key'];
  const answered = await documents.run(route.operation, variables, scope, key);
  if ('refusal' in answered) {
    if (answered.unread) mustBeKnown(route, asked);
    return refuse(reply, scope, inBody(onTheWire(answered.refusal, route.names), asked));
  }
  const { data } = answered;
  reply.status(typeof route.status === 'function' ? route.status(data as never) : (route.status ?? 200));
  return successEnvelope(route.body(data as never, asked));
}

/** A NotFound error names a field of the body, where that named the object; one from the path has no field. */
function inBody(refusal: PublicError, { body }: RestRequest): PublicError {
  if (refusal.code !== 'NOT_FOUND' || !refusal.details) return refusal;
  const { fields: named, ...details } = refusal.details;
  const fields = ((named ?? []) as FieldFault[]).filter(({ field }) => field in body);
  return { ...refusal, details: fields.length > 0 ? { ...details, fields } : details };
}

function variablesOf(route: Route, asked: RestRequest): Record<string, unknown> {
  try {
    return route.variables(asked) as Record<string, unknown>;
  } catch (error) {
    mustBeKnown(route, asked);
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
