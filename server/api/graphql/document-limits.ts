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

/** What one document may ask for at most. A fragment counts as a level, and the client's reach nine. */
const LIMITS = { depth: 12, aliases: 15, duplicates: 50, directives: 50, tokens: 1_000, cost: 5_000 };

/** Counted while the text is read, so that a flood of tokens costs nothing more. */
export const PARSE_OPTIONS = { maxTokens: LIMITS.tokens };

interface DocumentLimits {
  validationRules: ValidationRule[];
  plugins: ApolloServerPlugin<Scope>[];
}

/** The limits, for whatever runs documents: what HTTP refuses, a websocket must not let in. */
export function documentLimits(production: boolean): DocumentLimits {
  const { validationRules, plugins } = new ApolloArmor({
    maxDepth: { n: LIMITS.depth, propagateOnRejection: true },
    // Also those of __typename, which the library would let pass.
    maxAliases: { n: LIMITS.aliases, allowList: [] },
    maxDirectives: { n: LIMITS.directives },
    // The parser's own count refuses as any other bad text; the one of this library answers as a fault of ours.
    maxTokens: { enabled: false },
    costLimit: { maxCost: LIMITS.cost },
    blockFieldSuggestion: { enabled: production },
  }).protect();
  const rules = [...validationRules, duplicateLimit(LIMITS.duplicates)];
  return { validationRules: rules, plugins: plugins as ApolloServerPlugin<Scope>[] };
}

/** Reads documents that do not come through Apollo. The result is the document, or why it is refused. */
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

/** As HTTP refuses it. A suggestion would name fields of the schema to whoever guesses. */
function refusal(fault: GraphQLError, production: boolean): GraphQLError {
  const message = production ? fault.message.replace(/ Did you mean [\s\S]+$/, '') : fault.message;
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
  return new GraphQLError(message, { nodes: fault.nodes ?? null, extensions });
}
