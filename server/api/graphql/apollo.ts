import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Log } from '../../platform/log.ts';
import { logRefusedDocument } from '../../platform/log-refusal.ts';
import type { Scope } from '../../platform/scope.ts';
import { formatGraphQLError } from './error-mapping.ts';
import {
  DocumentCache,
  documentLimits,
  PARSE_OPTIONS,
  PublicQueries,
  VALIDATION_OPTIONS,
} from './graphql-documents.ts';
import { type JitExecutor, unknownOperationError } from './jit-executor.ts';

const OPERATION_NAMES_COUNTED = 300;

type DocumentStore = NonNullable<ApolloServerOptionsWithGateway<Scope>['documentStore']>;

export interface ApolloOptions {
  schema: GraphQLSchema;
  executor: JitExecutor;
  production: boolean;
  log: Log;
}

/** Starts the server that runs every document, from /graphql and from the REST routes alike. */
export async function startApollo(options: ApolloOptions): Promise<ApolloServer<Scope>> {
  const { schema, executor, production, log } = options;
  const limits = documentLimits(production);
  const server = new ApolloServer<Scope>({
    gateway: {
      load: async () => ({
        executor: async (request) =>
          executor.execute({
            document: request.document,
            operationName: request.operationName,
            variables: request.request.variables ?? {},
            context: request.context,
          }),
      }),
      onSchemaLoadOrUpdate: (listener) => {
        listener({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: async () => undefined,
    },
    csrfPrevention: true,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    parseOptions: PARSE_OPTIONS,
    validationRules: limits.validationRules,
    validationOptions: VALIDATION_OPTIONS,
    documentStore: documentStore(),
    plugins: [
      ...limits.plugins,
      // It would wrap every field of the schema, to compute cache headers that we do not send.
      ApolloServerPluginCacheControlDisabled(),
      // The explorer is our own page, and field traces are not collected.
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      describeAnswers(),
    ],
    formatError: formatGraphQLError(log, schema),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (m) => log.warn(m),
      error: (m) => log.error(m),
    },
  });
  await server.start();
  return server;
}

/** Stores parsed documents. Apollo's own store would be bounded too, but not by the memory of the documents. */
function documentStore(): DocumentStore {
  const documents = new DocumentCache();
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => documents.set(key, document),
    delete: async () => undefined,
  };
}

/** @returns the seconds after which all refused operations may be retried */
function longestPause(errors: readonly GraphQLFormattedError[]): number | undefined {
  const pauses = errors.flatMap(({ extensions }) => {
    const seconds = (extensions?.details as { retryAfter?: unknown } | undefined)?.retryAfter;
    return typeof seconds === 'number' ? [seconds] : [];
  });
  return pauses.length === 0 ? undefined : Math.max(...pauses);
}

function logWhenRefused(errors: readonly GraphQLFormattedError[], scope: Scope): void {
  if (errors.some(({ extensions }) => extensions?.code === 'BAD_QUERY'))
    logRefusedDocument(scope.services.log, scope);
}

/** Counts each operation, and adds the request id to each error, so that users can quote it. */
function describeAnswers(): ApolloServerPlugin<Scope> {
  // Names come from callers: only a limited number become labels, the rest share one.
  const names = new Set<string>();
  const label = (name: string | null | undefined): string => {
    if (!name) return 'anonymous';
    if (names.size < OPERATION_NAMES_COUNTED) names.add(name);
    return names.has(name) ? name : 'other';
  };
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, request }) {
          if (!operation) throw unknownOperationError(request.operationName);
        },
        async willSendResponse({ operationName, contextValue, response }) {
          const { services, requestId } = contextValue;
          const { body, http } = response;
          const result = body.kind === 'single' ? body.singleResult : undefined;
          const refused = (result?.errors?.length ?? 0) > 0;
          services.metrics.operation(label(operationName), refused ? 'refused' : 'ok');
          if (!result?.errors) return;
          logWhenRefused(result.errors, contextValue);
          const retryAfter = longestPause(result.errors);
          if (retryAfter !== undefined) http.headers.set('retry-after', String(retryAfter));
          result.errors = result.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId },
          }));
        },
      };
    },
  };
}

/** GraphQL over HTTP. Identical anonymous queries within a second are answered from the cache. */
export function mountGraphQL(
  http: FastifyInstance,
  apollo: ApolloServer<Scope>,
  schema: GraphQLSchema,
): void {
  const queries = new PublicQueries(schema);
  const run = fastifyApolloHandler(apollo, { context: async (request: FastifyRequest) => request.scope });
  http.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const key = cacheKey(request, queries);
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

const CACHED_QUERY_LENGTH = 2_000;

/** Returns the cache key of an anonymous query whose root fields are all marked PubliclyCached. */
function cacheKey(request: FastifyRequest, queries: PublicQueries): string | undefined {
  if (request.method !== 'POST' || request.scope.actor.kind !== 'anonymous') return undefined;
  const body = request.body as { query?: unknown; variables?: unknown; operationName?: unknown } | null;
  const query = body?.query;
  if (typeof query !== 'string' || query.length > CACHED_QUERY_LENGTH || !queries.has(query))
    return undefined;
  return JSON.stringify([query, body?.variables ?? null, body?.operationName ?? null]);
}

function isWholeAnswer(reply: FastifyReply, answer: string): boolean {
  return reply.statusCode === 200 && answer.startsWith('{"data":') && !answer.includes('"errors":[');
}
