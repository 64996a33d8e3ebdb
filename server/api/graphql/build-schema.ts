import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { withNullableLookups } from '../../platform/graphql/lookup.ts';
import { withMutationConventions } from '../../platform/graphql/mutation-conventions.ts';
import { withNodeTypes } from '../../platform/graphql/node.schema.ts';
import { withOneOf } from '../../platform/graphql/one-of.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { ResolverClass } from '../../platform/module.ts';
import { guardSchema } from './guard.ts';
import { giveKeys } from './keyed-executor.ts';

const ROOTS = {
  Query:
    'Root of all queries. A field that looks up one object by ID, slug or token is null both if the object does not exist and if the viewer cannot see it.',
  Mutation: 'Root of all mutations.',
  Subscription: 'Root of all subscriptions, served over WebSocket.',
};

/**
 * The product's schema, closed by default.
 * @throws UndeclaredAccess when a root field, or a field of sensitive data, has no access rule
 */
export function createSchema(resolvers: readonly ResolverClass[]): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: resolvers as readonly ResolverClass[] as NonEmptyArray<ResolverClass>,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    // Rules check the input and name the field; the library's validator would only repeat it, slowly.
    validate: false,
    // It would run the introspection query, 0.15 s of each start. A test validates the schema.
    skipCheck: true,
    // Subscriptions have their own iterables; the library's topics are unused.
    pubSub: { publish: () => undefined, subscribe: neverSubscribed },
  });
  for (const [name, description] of Object.entries(ROOTS)) {
    const root = schema.getType(name);
    if (root) root.description = description;
  }
  return guardSchema(
    withNullableLookups(withNodeTypes(withMutationConventions(giveKeys(withOneOf(schema))))),
  );
}

function neverSubscribed(): never {
  throw new Error('Subscriptions name their source by `subscribe`.');
}

/** Returns the text of schema.graphql. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
