import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { PublicError } from '../../graphql/error-mapping.ts';
import type { Scope } from '../../scope.ts';
import { sendPage, wantsPage } from '../web-page.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import type { RestDocuments } from './rest-documents.ts';
import type { RestRequest, Route } from './route.ts';

/** Puts the routes onto the server. */
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
  const variables = route.variables(asked) as Record<string, unknown>;
  const answered = await documents.run(route.operation, variables, scope);
  if ('refusal' in answered) return refuse(reply, scope, answered.refusal);
  const { data } = answered;
  reply.status(typeof route.status === 'function' ? route.status(data as never) : (route.status ?? 200));
  return successEnvelope(route.body(data as never, asked));
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

/** Any error of the document means that the call failed: half an answer would be read as a whole one. */
function refuse(reply: FastifyReply, scope: Scope, error: GraphQLFormattedError): object {
  const { code, status, details } = error.extensions as unknown as Omit<PublicError, 'message'>;
  reply.status(status);
  if (typeof details?.retryAfter === 'number') reply.header('retry-after', String(details.retryAfter));
  return failureEnvelope(
    { code, status, message: error.message, ...(details ? { details } : {}) },
    scope.requestId,
  );
}
