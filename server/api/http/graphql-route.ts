import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../platform/scope.ts';

/** GraphQL over HTTP. Identical anonymous queries within a second are answered from the cache. */
export function mountGraphQL(http: FastifyInstance, apollo: ApolloServer<Scope>): void {
  const run = fastifyApolloHandler(apollo, { context: async (request: FastifyRequest) => request.scope });
  http.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const key = cacheKey(request);
      if (key === undefined) return run.call(http, request, reply);
      const { publicCache } = request.scope.services;
      const kept = publicCache.get(key);
      if (kept !== undefined) return reply.type('application/json; charset=utf-8').send(kept);
      const version = publicCache.version;
      const answer = await run.call(http, request, reply);
      if (typeof answer === 'string' && isWholeAnswer(reply, answer)) publicCache.set(key, answer, version);
      return answer;
    },
  });
}

/** The public list, which many anonymous readers query. */
const PUBLIC_LIST = /\bpublishedEvents\b/;
const CACHED_QUERY_LENGTH = 2_000;

/** Returns the cache key of an anonymous query: only for the public list, without other fields. */
function cacheKey(request: FastifyRequest): string | undefined {
  if (request.method !== 'POST' || request.scope.actor.kind !== 'anonymous') return undefined;
  const body = request.body as { query?: unknown; variables?: unknown; operationName?: unknown } | null;
  const query = body?.query;
  if (typeof query !== 'string' || query.length > CACHED_QUERY_LENGTH || !isPublicListQuery(query))
    return undefined;
  return JSON.stringify([query, body?.variables ?? null, body?.operationName ?? null]);
}

const OTHER_FIELDS = /\b(mutation|subscription|viewer|ticket|order|publicKey)\b/;

function isPublicListQuery(query: string): boolean {
  return PUBLIC_LIST.test(query) && !OTHER_FIELDS.test(query);
}

function isWholeAnswer(reply: FastifyReply, answer: string): boolean {
  return reply.statusCode === 200 && answer.startsWith('{"data":') && !answer.includes('"errors":[');
}
