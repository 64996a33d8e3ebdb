import { type GraphQLField, type GraphQLSchema, GraphQLString } from 'graphql';

const KEY = 'idempotencyKey';

/**
 * Gives every mutation the argument `idempotencyKey`, except those that say WithoutKey and those that have one already
 * because their command keeps keys beside its rows.
 */
export function giveKeys(schema: GraphQLSchema): GraphQLSchema {
  for (const field of mutationsOf(schema)) {
    if (field.extensions.withoutKey === true || hasKey(field)) continue;
    field.extensions = { ...field.extensions, remembered: true };
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

/** Whether the field is a mutation that takes a key. */
export function takesKey(schema: GraphQLSchema, mutation: string): boolean {
  const field = schema.getMutationType()?.getFields()[mutation];
  return field !== undefined && hasKey(field);
}

function mutationsOf(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {});
}

function hasKey(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.some(({ name }) => name === KEY);
}
