import type { Fields, JsonSchema } from './manual.ts';
import { isMaybe, type SchemaRegistry } from './schema-registry.ts';

export const ABOUT = `Every answer is JSON: \`success\`, the fields at the top, and the same fields under \`data\`. A refusal carries its HTTP status, \`error.code\` for programs and \`error.message\` for people; faults of a body are listed in \`error.fields\` by the names that were sent.

Amounts of prices are numbers in their currency. Amounts of contracts and rounds are whole numbers of the smallest unit: 10,000,000 are one XLM. Moments are ISO 8601 in UTC.

Everything here runs on the GraphQL schema at \`/graphql\`, with the same rights; programs that need other fields, live updates or several things at once use that.`;

export const SECURITY: Readonly<Record<string, JsonSchema>> = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session (POST /auth/login), or an API key.',
  },
  key: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'An API key as it is (POST /api/issuer/api-key), without a word before it.',
  },
};

export const TAGS = [
  { name: 'Sign-in', description: 'Accounts, sessions and API keys.' },
  { name: 'Events', description: 'Shows, their tiers and figures; what everybody can buy.' },
  { name: 'Tickets', description: 'Buying, finding and showing tickets.' },
  { name: 'Door', description: 'Letting people in, with and without a network.' },
  { name: 'Wallets', description: 'Accounts on the ledger.' },
  { name: 'Partnerships', description: 'Partners and the contracts that share an event’s revenue.' },
  { name: 'Revenue', description: 'Rounds that release revenue, and expenses.' },
  { name: 'Messages', description: 'Between people of the platform.' },
  { name: 'People', description: 'Staff, roles and validators.' },
  { name: 'System', description: 'Figures, maintenance, the audit log and what stands on the ledger.' },
  { name: 'Files', description: 'Downloads.' },
];

export const FAILURE: JsonSchema = {
  type: 'object',
  description: 'A refusal. Nothing was changed.',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'Why, in a sentence for people.' },
    request_id: { type: 'string', description: 'Name it when you ask us about this call.' },
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]+$', description: 'Stable; for programs.' },
        message: { type: 'string' },
        fields: {
          type: 'array',
          description: 'The faults of a body or an address, by the names that were sent.',
          items: {
            type: 'object',
            properties: {
              field: { type: 'string' },
              message: { type: 'string' },
              code: { type: 'string', description: 'In answers to files and uploads: of a closed set.' },
              min: { type: 'integer', description: 'A limit that the code speaks of.' },
              max: { type: 'integer', description: 'A limit that the code speaks of.' },
            },
            required: ['field', 'message'],
          },
        },
        retryAfter: { type: 'integer', description: 'Seconds until another try is worth it.' },
      },
      required: ['code', 'message'],
      additionalProperties: true,
    },
  },
  required: ['success', 'error', 'message', 'request_id'],
};

const failure = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** Returns the refusals that a caller of this call must expect. */
export function failuresOf(call: { open: boolean; named: boolean; idempotent: boolean }): JsonSchema {
  return {
    400: failure('Something of it is missing or of the wrong kind; `error.fields` names it.'),
    ...(call.open
      ? {}
      : {
          401: failure('No credential, or one that is not valid any more.'),
          403: failure('This caller may not do that.'),
        }),
    ...(call.named ? { 404: failure('There is no such thing, or it is not the caller’s to know.') } : {}),
    ...(call.idempotent ? { 422: failure('The Idempotency-Key was used before, for something else.') } : {}),
    429: failure('Too many calls; `Retry-After` says when to try again.'),
    default: failure('Any other refusal, such as 409 for what is sold out or was decided already.'),
  };
}

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
  registry: SchemaRegistry,
): JsonSchema[] {
  return Object.entries(fields).map(([name, piece]) => {
    const { description, ...schema } = registry.schema(piece);
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
