import { isDeepStrictEqual } from 'node:util';
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
import type { Amount, Fields, JsonSchema, Piece, Shape } from './manual.ts';

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

/** Returns a word of an enum as REST writes it. */
export const wireWord = (type: string, word: string): string => (UPPER.has(type) ? word : word.toLowerCase());

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
    const words = type.getValues().map(({ name }) => wireWord(type.name, name));
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

const NUMBER: JsonSchema = { type: 'number' };
const EXACT: JsonSchema = { type: ['number', 'string'] };
/** An exact number up to 2^53, a string above. */
const UNITS: JsonSchema = { type: ['integer', 'string'], pattern: '^-?\\d+$' };

const IN_UNITS = 'Counted in the smallest unit: 10,000,000 are one XLM.';

const SPELLED = { number: NUMBER, exact: EXACT, units: UNITS, decimal: DECIMAL };

/** Converts pieces to JSON Schema and collects the named ones. */
export class SchemaRegistry {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #shapes = new Map<string, Fields>();
  readonly #graphql: GraphQLSchema;

  constructor(graphql: GraphQLSchema) {
    this.#graphql = graphql;
  }

  schema(piece: Piece): JsonSchema {
    if (typeof piece === 'string') return this.#known(piece);
    if ('shape' in piece) return this.#named(piece as Shape);
    if ('list' in piece) return { type: 'array', items: this.schema(piece.list as Piece) };
    if ('nullable' in piece) return orNull(this.schema(piece.nullable as Piece));
    if ('maybe' in piece) return this.schema(piece.maybe as Piece);
    if ('as' in piece) return this.#amount(piece as Amount);
    return piece as JsonSchema;
  }

  object(fields: Fields): JsonSchema {
    const entries = Object.entries(fields);
    const properties = Object.fromEntries(entries.map(([name, piece]) => [name, this.schema(piece)]));
    const required = entries.filter(([, piece]) => !isMaybe(piece)).map(([name]) => name);
    return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  }

  #known(path: string): JsonSchema {
    const { type, description } = member(this.#graphql, path);
    return { ...wireType(type), ...(description ? { description } : {}) };
  }

  #amount({ of, as, text }: Amount): JsonSchema {
    const { type, description } = member(this.#graphql, of);
    const spelled = isNonNullType(type) ? SPELLED[as] : orNull(SPELLED[as]);
    const units = as === 'units' ? IN_UNITS : undefined;
    const about = text ?? [description, units].filter(Boolean).join(' ');
    return { ...spelled, ...(about ? { description: about } : {}) };
  }

  /** @throws Error when two different shapes share a name */
  #named({ shape: name, fields }: Shape): JsonSchema {
    const known = this.#shapes.get(name);
    if (known !== undefined && !isDeepStrictEqual(known, fields))
      throw new Error(`Two shapes are called ${name}.`);
    if (known === undefined) {
      this.#shapes.set(name, fields);
      this.schemas[name] = this.object(fields);
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

export function isMaybe(piece: Piece): boolean {
  return typeof piece === 'object' && 'maybe' in piece;
}
