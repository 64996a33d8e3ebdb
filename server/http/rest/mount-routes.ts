import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { PublicError } from '../../graphql/error-mapping.ts';
import type { Scope } from '../../scope.ts';
import { sendPage, wantsPage } from '../web-page.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import { REST_DOCUMENTS } from './operations.gen.ts';
import type { RestRequest, Route } from './route.ts';

/** Puts the routes onto the server. Each runs its document through the same Apollo server as /graphql. */
export function mountRoutes(http: FastifyInstance, apollo: ApolloServer<Scope>, routes: Route[]): void {
  for (const route of routes) {
    http.route({
      method: route.method,
      url: route.path,
      config: { lenient: route.lenient === true },
      handler: async (request, reply) => {
        if (route.html && wantsPage(request)) return sendPage(request, reply);
        return answer(apollo, route, request, reply);
      },
    });
  }
}

async function answer(
  apollo: ApolloServer<Scope>,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const scope = request.scope;
  const asked = restRequest(request, scope);
  const variables = route.variables(asked) as Record<string, unknown>;
  const { body } = await apollo.executeOperation(
    { query: REST_DOCUMENTS[route.operation], variables },
    { contextValue: scope },
  );
  if (body.kind !== 'single') throw new Error('a REST document answered in parts');
  const { data, errors } = body.singleResult;
  const refusal = errors?.[0];
  if (refusal !== undefined) return refuse(reply, scope, refusal);
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
