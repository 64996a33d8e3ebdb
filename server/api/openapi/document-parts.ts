import type { Fields, JsonSchema } from './manual.ts';
import { isMaybe, type SchemaRegistry } from './schema-registry.ts';

export const ABOUT = `Every answer is JSON: \`success\`, the fields at the top, and the same fields under \`data\`; with the header \`X-Envelope: data\` or \`X-Envelope: top\`, once. A refusal carries its HTTP status, \`error.code\` for programs and \`error.message\` for people; faults of a body are listed in \`error.fields\` by the names that were sent.

Amounts of prices are numbers in their currency. Amounts of contracts and rounds are whole numbers of the smallest unit: 10,000,000 are one XLM. Moments are ISO 8601 in UTC.

Everything here runs on the GraphQL schema at \`/graphql\`, with the same rights; programs that need other fields, live updates or several things at once use that.`;

export const SECURITY: Readonly<Record<string, JsonSchema>> = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'Token of a session (POST /auth/login), or an API key.',
  },
  key: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'API key (POST /api/issuer/api-key) without a scheme in front.',
  },
};

export const TAGS = [
  { name: 'Sign-in', description: 'Accounts, sessions and API keys.' },
  { name: 'Events', description: 'Events, tiers, sales figures and public listings.' },
  { name: 'Tickets', description: 'Buying, finding and displaying tickets.' },
  { name: 'Orders', description: 'Payments, refunds and receipts of orders.' },
  { name: 'Door', description: 'Validating tickets at the door, online and offline.' },
  { name: 'Wallets', description: 'Ledger accounts.' },
  { name: 'Partnerships', description: 'Partners, and contracts that share the revenue of an event.' },
  { name: 'Revenue', description: 'Rounds that release revenue, and expenses.' },
  { name: 'Messages', description: 'Messages between users.' },
  { name: 'People', description: 'Staff, roles and validators.' },
  { name: 'System', description: 'Figures, maintenance, the audit log and roots anchored on the ledger.' },
  { name: 'Files', description: 'Downloads.' },
];

export const FAILURE: JsonSchema = {
  type: 'object',
  description: 'Error. Nothing was changed.',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'Explanation in plain text.' },
    request_id: { type: 'string', description: 'ID of the request, to quote in support requests.' },
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]+$', description: 'Stable code for programs.' },
        message: { type: 'string' },
        fields: {
          type: 'array',
          description: 'Invalid fields of the body or URL, by the names that were sent.',
          items: {
            type: 'object',
            properties: {
              field: { type: 'string' },
              message: { type: 'string' },
              code: { type: 'string', description: 'Code from a fixed set. Only for files and uploads.' },
              min: { type: 'integer', description: 'Limit that the code refers to.' },
              max: { type: 'integer', description: 'Limit that the code refers to.' },
            },
            required: ['field', 'message'],
          },
        },
        retryAfter: { type: 'integer', description: 'Seconds to wait before a retry.' },
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
    400: failure('A field is missing or invalid; see `error.fields`.'),
    ...(call.open
      ? {}
      : {
          401: failure('The credential is missing or no longer valid.'),
          403: failure('The caller does not have permission.'),
        }),
    ...(call.named ? { 404: failure('The object does not exist, or the caller cannot see it.') } : {}),
    ...(call.idempotent
      ? { 422: failure('The Idempotency-Key was already used for a different request.') }
      : {}),
    429: failure('Too many requests; `Retry-After` states when to retry.'),
    default: failure('Any other error, such as 409 if tickets are sold out or a decision was already made.'),
  };
}

const PATH_WORDS: Readonly<Record<string, string>> = {
  id: 'ID of the object.',
  slug: 'Name of the event in URLs.',
  root: 'Root hash, 64 hexadecimal digits.',
  table: 'Name of the report, with or without `.csv`.',
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
    'Key chosen by the caller, up to 255 characters. A repeat with the same key and body takes effect once and returns the first response for 7 days; a repeat with a different body is refused.',
  schema: { type: 'string', maxLength: 255 },
};

export const REPLAYED: JsonSchema = {
  'Idempotency-Replayed': {
    description: 'Present if this is the response to an earlier call with the same key.',
    schema: { const: 'true' },
  },
};
