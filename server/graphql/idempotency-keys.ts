import { type GraphQLField, type GraphQLSchema, GraphQLString } from 'graphql';

const KEY = 'idempotencyKey';

/**
 * Gives every mutation the argument `idempotencyKey`, except those that say WithoutKey. Those that have it already keep
 * keys beside their rows; calls of the others are remembered by it.
 */
export function giveKeys(schema: GraphQLSchema): GraphQLSchema {
  for (const field of mutationsOf(schema)) {
    if (field.extensions.withoutKey === true) continue;
    const kept = field.args.some(({ name }) => name === KEY);
    field.extensions = { ...field.extensions, takesKey: true, remembered: !kept };
    if (kept) continue;
    (field.args as GraphQLField<unknown, unknown>['args'][number][]).push({
      name: KEY,
      description: undefined,
      type: GraphQLString,
      defaultValue: undefined,
      deprecationReason: undefined,
      extensions: {},
      astNode: undefined,
    });
  }
  return schema;
}

/** Whether calls of that mutation are remembered by their key, here and not by its command. */
export function isRemembered(schema: GraphQLSchema, mutation: string): boolean {
  return schema.getMutationType()?.getFields()[mutation]?.extensions.remembered === true;
}

/** Whether the field is a mutation whose input holds a key. */
export function takesKey(schema: GraphQLSchema, mutation: string): boolean {
  return schema.getMutationType()?.getFields()[mutation]?.extensions.takesKey === true;
}

function mutationsOf(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {});
}
