import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionNode,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../platform/scope.ts';

/**
 * Refuses documents that repeat a field or a fragment many times in one selection: repetitions add nothing to the
 * answer and cost as much as other fields.
 * @param most repetitions in a document
 */
export function duplicateLimit(most: number): ValidationRule {
  return (context) => {
    let repeated = 0;
    return {
      Document: {
        leave() {
          if (repeated <= most) return;
          const message = `Repetitions limit of ${most} exceeded, found ${repeated}.`;
          context.reportError(new GraphQLError(message));
        },
      },
      SelectionSet({ selections }) {
        const seen = new Set<string>();
        for (const selection of selections) {
          const key = keyOf(selection);
          if (key !== undefined && seen.has(key)) repeated += 1;
          else if (key !== undefined) seen.add(key);
        }
      },
    };
  };
}

/** @returns undefined for an inline fragment, whose own selection is counted */
function keyOf(selection: SelectionNode): string | undefined {
  if (selection.kind === Kind.FIELD) return (selection.alias ?? selection.name).value;
  return selection.kind === Kind.FRAGMENT_SPREAD ? `...${selection.name.value}` : undefined;
}

/** Limits of one document. A fragment counts as a level: the client's documents have up to nine, and cost up to 7,100. */
const LIMITS = { depth: 12, aliases: 15, duplicates: 50, directives: 50, tokens: 1_000, cost: 7_500 };

/** What the limits count, by the words of the libraries' messages. */
const COUNTED: Readonly<Record<string, { limit: string; words: string }>> = {
  'Query depth': { limit: 'depth', words: 'levels' },
  'Query Cost': { limit: 'cost', words: 'units of cost' },
  Aliases: { limit: 'aliases', words: 'aliases' },
  Directives: { limit: 'directives', words: 'directives' },
  Repetitions: { limit: 'repetitions', words: 'fields and fragments that are named again' },
};

interface ExceededLimit {
  message: string;
  limit: string;
  allowed: number;
  /** Null for tokens, since a document is not read beyond that limit. */
  used: number | null;
}

/** Returns the limit of documents that an error of the libraries is about, in words of our own. */
export function exceededLimit(text: string): ExceededLimit | undefined {
  const allowed = LIMITS.tokens;
  if (/^Syntax Error: Document contains more that \d+ tokens/.test(text)) {
    const message = `The document has more than ${said(allowed)} tokens. Split it, or pass values as variables.`;
    return { message, limit: 'tokens', allowed, used: null };
  }
  const [, name = '', most, found] =
    /^(?:Syntax Error: )?([A-Z][A-Za-z ]+) limit of (\d+) exceeded, found (\d+)\.$/.exec(text) ?? [];
  const counted = COUNTED[name];
  if (!counted) return undefined;
  const limits = { used: Number(found), allowed: Number(most) };
  const message = `The document has ${said(limits.used)} ${counted.words}, and at most ${said(limits.allowed)} are allowed. Split it into several documents.`;
  return { message, limit: counted.limit, ...limits };
}

const said = (count: number): string => count.toLocaleString('en');

/** Tokens are counted during parsing, so that a flood of them costs nothing more. */
export const PARSE_OPTIONS = { maxTokens: LIMITS.tokens };

/** Validation stops at the fifth error: a short document cannot ask for a long answer, nor for long work. */
export const VALIDATION_OPTIONS = { maxErrors: 5 };

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
      const faults = validate(schema, document, rules, VALIDATION_OPTIONS);
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

/** Measured: a parsed document needs 86 bytes per character of its text. */
const BYTES_A_CHARACTER = 100;
const BYTES_KEPT = 16 * 1024 * 1024;

/** Cache of parsed and validated documents, bounded by memory, not by number. */
export class DocumentCache {
  readonly #documents = new LRUCache<string, DocumentNode>({
    maxSize: BYTES_KEPT,
    sizeCalculation: (document, key) => {
      const length = document.loc?.source.body.length ?? 0;
      return (length + key.length + 1) * BYTES_A_CHARACTER;
    },
  });

  get(key: string): DocumentNode | undefined {
    return this.#documents.get(key);
  }

  set(key: string, document: DocumentNode): void {
    this.#documents.set(key, document);
  }

  /** Number of documents. */
  get size(): number {
    return this.#documents.size;
  }
}

const MAX_DECIDED = 1_000;

/** Decides from the text of a query whether all its root fields are marked PubliclyCached. */
export class PublicQueries {
  readonly #schema: GraphQLSchema;
  readonly #decided = new LRUCache<string, boolean>({ max: MAX_DECIDED });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @param text may be invalid */
  has(text: string): boolean {
    const decided = this.#decided.get(text) ?? this.#decide(text);
    this.#decided.set(text, decided);
    return decided;
  }

  #decide(text: string): boolean {
    const fields = this.#schema.getQueryType()?.getFields();
    const operation = operationOf(text);
    if (operation?.operation !== OperationTypeNode.QUERY) return false;
    return operation.selectionSet.selections.every(
      (one) => one.kind === Kind.FIELD && fields?.[one.name.value]?.extensions.publiclyCached === true,
    );
  }
}

/** Returns the only operation of a document; undefined when it is invalid or has others. */
function operationOf(text: string): OperationDefinitionNode | null | undefined {
  try {
    return getOperationAST(parse(text, PARSE_OPTIONS));
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** Parses documents of our own, which are few and already validated, once each. */
export class OwnDocuments {
  readonly #documents = new Map<string, DocumentNode>();

  parsed(text: string): DocumentNode {
    const known = this.#documents.get(text);
    if (known) return known;
    const document = parse(text);
    this.#documents.set(text, document);
    return document;
  }
}
