import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { GraphQLSchema } from 'graphql';
import type { Log } from '../log/log.ts';
import type { Scope } from '../scope.ts';
import { formatGraphQLError } from './error-mapping.ts';
import type { JitExecutor } from './jit-executor.ts';

/** What one document may ask for at most. The client's largest stays well below. */
const LIMITS = { depth: 8, aliases: 15, directives: 50, tokens: 1_000, cost: 5_000 };
const OPERATION_NAMES_COUNTED = 300;

export interface ApolloOptions {
  schema: GraphQLSchema;
  executor: JitExecutor;
  production: boolean;
  log: Log;
}

/** The one server object that runs every document, from /graphql and from the REST routes alike. */
export async function startApollo(options: ApolloOptions): Promise<ApolloServer<Scope>> {
  const { schema, executor, production, log } = options;
  const armor = new ApolloArmor({
    maxDepth: { n: LIMITS.depth, propagateOnRejection: true },
    maxAliases: { n: LIMITS.aliases },
    maxDirectives: { n: LIMITS.directives },
    maxTokens: { n: LIMITS.tokens },
    costLimit: { maxCost: LIMITS.cost },
    blockFieldSuggestion: { enabled: production },
  }).protect();
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
    validationRules: armor.validationRules,
    plugins: [
      ...(armor.plugins as ApolloServerPlugin<Scope>[]),
      // It would wrap every field of the schema, to work out cache headers that we do not send.
      ApolloServerPluginCacheControlDisabled(),
      // The explorer is a page of ours, and traces of single fields go nowhere.
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      describeAnswers(),
    ],
    formatError: formatGraphQLError(log),
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

/** Counts each operation, and gives each error the id of its request, so that a person can name it. */
function describeAnswers(): ApolloServerPlugin<Scope> {
  // Names come from callers: only so many become labels, the rest share one.
  const names = new Set<string>();
  const label = (name: string | null | undefined): string => {
    if (!name) return 'anonymous';
    if (names.size < OPERATION_NAMES_COUNTED) names.add(name);
    return names.has(name) ? name : 'other';
  };
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operationName, contextValue: { parts, requestId }, response: { body } }) {
          const result = body.kind === 'single' ? body.singleResult : undefined;
          const refused = (result?.errors?.length ?? 0) > 0;
          parts.metrics.operation(label(operationName), refused ? 'refused' : 'ok');
          if (!result?.errors) return;
          result.errors = result.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId },
          }));
        },
      };
    },
  };
}
