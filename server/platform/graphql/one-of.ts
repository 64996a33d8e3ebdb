import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * The input consists of alternatives, of which callers give exactly one: `@oneOf` in the schema. Each field is nullable,
 * and has no default.
 */
export function OneOf(): ClassDecorator {
  return Extensions({ oneOf: true }) as ClassDecorator;
}

/**
 * Marks the input types that are declared by OneOf, which the library cannot express.
 * @throws Error when a field of one is required or has a default
 */
export function withOneOf(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type) || type.extensions.oneOf !== true) continue;
    for (const { name, type: of, defaultValue } of Object.values(type.getFields()))
      if (isNonNullType(of) || defaultValue !== undefined)
        throw new Error(`${type.name}.${name} is an alternative: it is nullable, and has no default.`);
    type.isOneOf = true;
  }
  return schema;
}

/** Returns true when a value of the type contains, at any depth, an input that is declared by OneOf. */
export function containsOneOf(type: GraphQLInputType, seen = new Set<string>()): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return false;
  seen.add(named.name);
  return named.isOneOf || Object.values(named.getFields()).some((field) => containsOneOf(field.type, seen));
}
