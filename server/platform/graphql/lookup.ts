import { type GraphQLField, type GraphQLSchema, isNonNullType } from 'graphql';
import { Extensions } from 'type-graphql';
import { Failure } from '../failures.ts';
import type { Scope } from '../scope.ts';

/**
 * Marks a query that looks up one object by its id, slug or token. It returns null when there is no such object, or
 * none that the reader may see; both look alike.
 * @param codes of refusals that mean the same as NOT_FOUND
 */
export function Lookup(...codes: string[]): MethodDecorator {
  return Extensions({ lookup: ['NOT_FOUND', ...codes] }) as MethodDecorator;
}

/**
 * Turns the refusal of each failed lookup into null. REST reads the refusal from the notes of the call, because its
 * answer is the status 404.
 * @throws Error when a lookup is declared non-null
 */
export function withNullableLookups(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const codes = field.extensions.lookup as readonly string[] | undefined;
    if (codes) answerNull(field, codes);
  }
  return schema;
}

function answerNull(field: GraphQLField<unknown, unknown>, codes: readonly string[]): void {
  const run = field.resolve;
  if (!run || isNonNullType(field.type)) throw new Error(`The lookup ${field.name} is not nullable.`);
  field.resolve = async (source, args, context, info) => {
    try {
      return await run(source, args, context, info);
    } catch (error) {
      if (!(error instanceof Failure && codes.includes(error.code))) throw error;
      const { notes } = context as Scope;
      if (notes) notes.missing ??= error;
      return null;
    }
  };
}
