import type { Fields, JsonSchema } from './pieces.ts';
import { isMaybe, type SchemaRegistry } from './schema-registry.ts';

const PATH_WORDS: Readonly<Record<string, string>> = {
  id: 'The identifier, as lists and answers give it.',
  slug: 'The name of the event in addresses.',
  root: 'The root hash, 64 hexadecimal digits.',
  table: 'The name of the table, with or without `.csv`.',
};

export function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PATH_WORDS[name] ?? `The ${name}.`,
    schema: { type: 'string' },
  }));
}

export function givenParameters(
  place: 'query' | 'header',
  fields: Fields,
  book: SchemaRegistry,
): JsonSchema[] {
  return Object.entries(fields).map(([name, piece]) => {
    const { description, ...schema } = book.schema(piece);
    return { name, in: place, required: !isMaybe(piece), description, schema: withoutNull(schema) };
  });
}

/** Query parameters and headers cannot be null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const types = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : schema.type;
  const words = Array.isArray(schema.enum) ? { enum: schema.enum.filter((word) => word !== null) } : {};
  return {
    ...schema,
    ...(types ? { type: Array.isArray(types) && types.length === 1 ? types[0] : types } : {}),
    ...words,
  };
}

export const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Up to 255 characters that the caller chooses. A repeat with the same key and body takes effect once and gets the first answer for 7 days; with another body it is refused.',
  schema: { type: 'string', maxLength: 255 },
};

export const REPLAYED: JsonSchema = {
  'Idempotency-Replayed': {
    description: 'Present when this is the answer of an earlier call with the same key.',
    schema: { const: 'true' },
  },
};
