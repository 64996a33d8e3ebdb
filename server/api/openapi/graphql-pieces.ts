import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { JsonSchema } from './pieces.ts';

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** Returns the schema's definition of `Type.field` or `Root.field.argument`. @throws Error for an unknown one */
export function member(schema: GraphQLSchema, path: string): Member {
  const [type = '', field = '', argument] = path.split('.');
  const owner = schema.getType(type);
  const found = isObjectType(owner) || isInputObjectType(owner) ? owner.getFields()[field] : undefined;
  if (found && argument === undefined) return found;
  const wanted = found && 'args' in found ? found.args.find(({ name }) => name === argument) : undefined;
  if (!wanted) throw new Error(`The GraphQL schema has no ${path}.`);
  return wanted;
}

/** Values that stay upper case on the wire. */
const UPPER = new Set(['Currency', 'PaymentCurrency', 'Permission']);

export const DECIMAL: JsonSchema = { type: 'string', pattern: '^-?\\d+(\\.\\d{1,7})?$' };

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Decimal: DECIMAL,
};

/** Returns the JSON Schema of a GraphQL type on the wire. */
export function wireType(type: GraphQLType): JsonSchema {
  if (isNonNullType(type)) return inner(type.ofType);
  return orNull(inner(type));
}

function inner(type: GraphQLType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: wireType(type.ofType) };
  if (isEnumType(type)) {
    const words = type.getValues().map(({ name }) => (UPPER.has(type.name) ? name : name.toLowerCase()));
    return { type: 'string', enum: words };
  }
  if ('getFields' in type) throw new Error(`${type.name} has fields, so it needs a shape.`);
  return SCALARS[String(type)] ?? {};
}

/** Returns the schema, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (schema.$ref !== undefined || schema.anyOf !== undefined) return { anyOf: [schema, { type: 'null' }] };
  const { type, enum: words } = schema;
  if (type === undefined) return schema;
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('null')) return schema;
  return { ...schema, type: [...types, 'null'], ...(Array.isArray(words) ? { enum: [...words, null] } : {}) };
}
