import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Scope } from '../../platform/scope.ts';
import { duplicateLimit } from './duplicate-limit.ts';

/** Limits of one document. A fragment counts as a level, and the client's documents have up to nine. */
const LIMITS = { depth: 12, aliases: 15, duplicates: 50, directives: 50, tokens: 1_000, cost: 5_000 };

/** Tokens are counted during parsing, so that a flood of them costs nothing more. */
export const PARSE_OPTIONS = { maxTokens: LIMITS.tokens };

interface DocumentLimits {
  validationRules: ValidationRule[];
  plugins: ApolloServerPlugin<Scope>[];
}

/** Returns the limits for HTTP and websockets alike. */
export function documentLimits(production: boolean): DocumentLimits {
  const { validationRules, plugins } = new ApolloArmor({
    maxDepth: { n: LIMITS.depth, propagateOnRejection: true },
    // Counts aliases of __typename too, which the library allows by default.
    maxAliases: { n: LIMITS.aliases, allowList: [] },
    maxDirectives: { n: LIMITS.directives },
    // The parser's own limit reports a syntax error; this library's would be reported as a fault of ours.
    maxTokens: { enabled: false },
    costLimit: { maxCost: LIMITS.cost },
    blockFieldSuggestion: { enabled: production },
  }).protect();
  const rules = [...validationRules, duplicateLimit(LIMITS.duplicates)];
  return { validationRules: rules, plugins: plugins as ApolloServerPlugin<Scope>[] };
}

/** Creates a reader for documents that bypass Apollo. It returns the document, or the error. */
export function documentReader(
  schema: GraphQLSchema,
  production: boolean,
): (text: string) => DocumentNode | readonly GraphQLError[] {
  const rules = [
    ...specifiedRules,
    ...documentLimits(production).validationRules,
    ...(production ? [NoSchemaIntrospectionCustomRule] : []),
  ];
  return (text) => {
    try {
      const document = parse(text, PARSE_OPTIONS);
      const faults = validate(schema, document, rules);
      if (faults.length === 0) return document;
      return faults.map((fault) => refusal(fault, production));
    } catch (error) {
      if (error instanceof GraphQLError) return [refusal(error, production)];
      throw error;
    }
  };
}

/** Formats the error as over HTTP. Suggestions are removed, because they would reveal fields of the schema. */
function refusal(fault: GraphQLError, production: boolean): GraphQLError {
  const message = production ? fault.message.replace(/ Did you mean [\s\S]+$/, '') : fault.message;
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
  return new GraphQLError(message, { nodes: fault.nodes ?? null, extensions });
}
