/** The parts of a JSON Schema that the page shows. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
}

export interface Call {
  method: string;
  path: string;
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: object[];
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Schema }> }>;
}

export interface OpenApi {
  info: { description: string; version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Omit<Call, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

export function callsOf(document: OpenApi): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
  );
}

export function resolved(document: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  return name === undefined ? schema : (document.components.schemas[name] ?? schema);
}

/** The type of a field in a few words: `string (date-time)`, `list of Event`, `one of draft, published`. */
export function typeWords(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').pop() ?? '';
  if (schema.anyOf) return schema.anyOf.map(typeWords).join(' or ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`;
  if (schema.items) return `list of ${typeWords(schema.items)}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  return schema.format ? `${type} (${schema.format})` : type;
}

const JSON_MEDIA = 'application/json';

/** Returns the request body of a call: JSON, a form or a file. */
export function bodyOf({ requestBody }: Call): [media: string, schema: Schema] | undefined {
  const [first] = Object.entries(requestBody?.content ?? {});
  return first && [first[0], first[1].schema];
}

/** The call as a curl command. */
export function curlOf(call: Call, origin: string): string {
  const lines = [`curl -X ${call.method} '${origin}${call.path}'`];
  const isOpen = call.security?.some((one) => Object.keys(one).length === 0);
  if (!isOpen) lines.push(`-H "Authorization: Bearer $PASSA_KEY"`);
  const [media, body] = bodyOf(call) ?? [];
  if (media !== undefined && media !== JSON_MEDIA) {
    lines.push(`-H 'Content-Type: ${media}'`, '--data-binary @file');
  } else if (body) {
    const fields = Object.entries(body.properties ?? {}).filter(([name]) => body.required?.includes(name));
    const example = Object.fromEntries(fields.map(([name, schema]) => [name, exampleOf(schema)]));
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example)}'`);
  }
  return lines.join(' \\\n  ');
}

function exampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [exampleOf(schema.items)];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  if (schema.format === 'date-time') return '2026-12-31T18:00:00.000Z';
  return schema.$ref || type === 'object' ? {} : '…';
}
