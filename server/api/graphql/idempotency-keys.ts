import { type GraphQLField, type GraphQLSchema, GraphQLString } from 'graphql';

const KEY = 'idempotencyKey';

const KEY_DESCRIPTION =
  'Chosen by the caller, up to 255 characters: a repeat with the same key and input takes effect once and gets the first answer for 7 days; with another input it is refused.';

/**
 * Adds the argument `idempotencyKey` to every mutation, except those marked WithoutKey. Those that have it already
 * store keys with their rows; calls of the others are stored by it.
 */
export function giveKeys(schema: GraphQLSchema): GraphQLSchema {
  for (const field of mutationsOf(schema)) {
    if (field.extensions.withoutKey === true) continue;
    const kept = field.args.find(({ name }) => name === KEY);
    field.extensions = { ...field.extensions, takesKey: true, remembered: kept === undefined };
    if (kept) {
      kept.description ||= KEY_DESCRIPTION;
      continue;
    }
    (field.args as GraphQLField<unknown, unknown>['args'][number][]).push({
      name: KEY,
      description: KEY_DESCRIPTION,
      type: GraphQLString,
      defaultValue: undefined,
      deprecationReason: undefined,
      extensions: {},
      astNode: undefined,
    });
  }
  return schema;
}

/** Returns true when calls of that mutation are stored by their key, here and not by its command. */
export function isRemembered(schema: GraphQLSchema, mutation: string): boolean {
  return schema.getMutationType()?.getFields()[mutation]?.extensions.remembered === true;
}

/** Returns true when the field is a mutation whose input has a key. */
export function takesKey(schema: GraphQLSchema, mutation: string): boolean {
  return schema.getMutationType()?.getFields()[mutation]?.extensions.takesKey === true;
}

function mutationsOf(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {});
}
