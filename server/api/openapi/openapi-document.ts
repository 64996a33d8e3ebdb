import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { readVersion } from '../../platform/config/project-root.ts';
import type { AccessRule } from '../../platform/graphql/access.ts';
import { accessOf as ruleOf } from '../graphql/guard.ts';
import { takesKey } from '../graphql/keyed-executor.ts';
import { sendPage } from '../http/web-page.ts';
import { compileRoute, type RestCall } from '../rest/compile.ts';
import { routes } from '../rest/domains.ts';
import { FILE_CALLS } from '../rest/file-calls.ts';
import type { Route } from '../rest/route.ts';
import {
  ABOUT,
  FAILURE,
  failuresOf,
  givenParameters,
  IDEMPOTENCY_KEY,
  pathParameters,
  REPLAYED,
  SECURITY,
  TAGS,
} from './document-parts.ts';
import type { FileCall, JsonSchema, Manual, Piece, Shape } from './manual.ts';
import { isMaybe, SchemaRegistry } from './schema-registry.ts';

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema>; [part: string]: object };
  [part: string]: unknown;
}

/**
 * Builds the OpenAPI 3.1 document of the documented calls. Method, path, access, permissions and idempotency come from
 * the routes, their documents and the guards; shapes get their types and descriptions from the GraphQL schema.
 */
export function openApiDocument(
  routes: readonly Route[],
  files: readonly FileCall[],
  graphql: GraphQLSchema,
  version: string,
): OpenApiDocument {
  const registry = new SchemaRegistry(graphql);
  registry.schemas.Failure = FAILURE;
  const paths: OpenApiDocument['paths'] = {};
  const put = (path: string, method: string, operation: JsonSchema) => {
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  };
  for (const route of routes)
    put(route.path, route.method, operationOf(compileRoute(route, graphql), graphql, registry));
  for (const file of files) put(file.path, file.method, fileOperation(file, registry));
  return {
    openapi: '3.1.0',
    info: { title: 'Passa', version, description: ABOUT },
    servers: [{ url: '/' }],
    tags: TAGS,
    security: [{ bearer: [] }, { key: [] }],
    paths,
    components: { schemas: registry.schemas, securitySchemes: SECURITY },
  };
}

function operationOf(call: RestCall, graphql: GraphQLSchema, registry: SchemaRegistry): JsonSchema {
  const { route, manual } = call;
  const rule = accessOf(call, graphql);
  const idempotent = takesKey(graphql, call.root.field);
  const parameters = [
    ...pathParameters(route.path),
    ...givenParameters('query', manual.query ?? {}, registry),
    ...givenParameters('header', manual.headers ?? {}, registry),
    ...(idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: operationId(route),
    tags: [manual.tag],
    summary: manual.summary,
    description: described(manual.note, rule, isConfirmed(call, graphql)),
    ...(rule.kind === 'open' ? { security: [{}, { bearer: [] }, { key: [] }] } : {}),
    ...(rule.kind === 'any_of' ? { 'x-permissions': rule.permissions } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(manual.sends ? { requestBody: bodyOf(manual, registry) } : {}),
    responses: {
      ...Object.fromEntries(
        statusesOf(route).map((status) => [
          status,
          { ...answerOf(manual, registry), ...(idempotent ? { headers: REPLAYED } : {}) },
        ]),
      ),
      ...failuresOf({ open: rule.kind === 'open', named: route.path.includes(':'), idempotent }),
    },
  };
}

/** Returns the access rule of the document's first root field. */
function accessOf({ root: { kind, field: name }, route }: RestCall, graphql: GraphQLSchema): AccessRule {
  const field = graphql.getRootType(kind)?.getFields()[name];
  const rule = field && ruleOf(field);
  if (!rule) throw new Error(`${route.operation} does not say who may call.`);
  return rule;
}

/** Returns true when the call needs a recent proof of identity from a signed-in person. */
function isConfirmed({ root: { kind, field } }: RestCall, graphql: GraphQLSchema): boolean {
  return graphql.getRootType(kind)?.getFields()[field]?.extensions.confirmed === true;
}

function described(note: string | undefined, rule: AccessRule, confirmed = false): string {
  const sentences = {
    open: () => 'Available without authentication.',
    signed_in: () => 'Requires authentication.',
    identified: () => 'Requires authentication. A session with a temporary password is accepted.',
    any_of: (permissions: readonly string[]) => `Requires ${permissions.join(' or ')}.`,
  };
  const access = rule.kind === 'any_of' ? sentences.any_of(rule.permissions) : sentences[rule.kind]();
  const all = confirmed
    ? `${access} A person must have confirmed who they are within the last 10 minutes (\`POST /auth/confirm\`); API keys are not asked.`
    : access;
  return note ? `${note}\n\n${all}` : all;
}

function operationId({ operation, path }: Route): string {
  const name = operation.replace(/^Rest/, '');
  const suffix = /\/(all|published)$/.exec(path)?.[1] ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1) + suffix.charAt(0).toUpperCase() + suffix.slice(1);
}

/** Some calls answer 202 when the ledger has not answered yet. */
function statusesOf({ status, method }: Route): number[] {
  if (typeof status !== 'function') return [status ?? 200];
  return method === 'POST' ? [200, 201, 202] : [200];
}

function answerOf({ answers }: Pick<Manual, 'answers'>, registry: SchemaRegistry): JsonSchema {
  return {
    description: 'Successful response.',
    content: { 'application/json': { schema: enveloped(answers, registry) } },
  };
}

/** Wraps fields at the top level and under `data`. Bare lists stay as they are. */
function enveloped(answers: Piece, registry: SchemaRegistry): JsonSchema {
  const data = registry.schema(answers);
  if (typeof answers !== 'object' || !('fields' in answers)) return data;
  const { properties, required } = registry.object((answers as Shape).fields);
  return {
    type: 'object',
    properties: { success: { const: true }, ...(properties as object), data },
    required: ['success', 'data', ...((required as string[] | undefined) ?? [])],
  };
}

function bodyOf({ sends = {}, sendsMore }: Manual, registry: SchemaRegistry): JsonSchema {
  const pieces = Object.values(sends);
  return {
    required: pieces.some((piece) => !isMaybe(piece)),
    content: {
      'application/json': {
        schema: { ...registry.object(sends), additionalProperties: sendsMore === true },
      },
    },
  };
}

function fileOperation(file: FileCall, registry: SchemaRegistry): JsonSchema {
  const { tag, summary, note, path, query = {}, headers = {}, open = false, permission } = file;
  const parameters = [
    ...pathParameters(path),
    ...givenParameters('query', query, registry),
    ...givenParameters('header', headers, registry),
  ];
  const rule: AccessRule = open
    ? { kind: 'open' }
    : permission
      ? { kind: 'any_of', permissions: [permission as never] }
      : { kind: 'signed_in' };
  return {
    operationId: fileOperationId(file),
    tags: [tag],
    summary,
    description: described(note, rule),
    ...(open ? { security: [{}, { bearer: [] }, { key: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(file.takes ? { requestBody: fileBody(file.takes, registry) } : {}),
    responses: {
      ...('answers' in file
        ? { 201: answerOf(file, registry) }
        : { 200: { description: 'The file.', content: { [file.media]: {} } } }),
      ...failuresOf({ open, named: path.includes(':'), idempotent: false }),
    },
  };
}

function fileOperationId({ method, path }: FileCall): string {
  const name = path
    .replace(/^\/(api\/)?/, '')
    .replace(/\W+(\w)?/g, (_, next: string = '') => next.toUpperCase());
  return method === 'GET' ? name : `${method.toLowerCase()}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function fileBody({ media, fields }: NonNullable<FileCall['takes']>, registry: SchemaRegistry): JsonSchema {
  const schema = fields ? { ...registry.object(fields), additionalProperties: true } : {};
  return { required: true, content: { [media]: { schema } } };
}

/** GET /api/openapi.json, and its reader at /api/docs. The document is built on first request. */
export function serveOpenApi(http: FastifyInstance, graphql: GraphQLSchema): void {
  let made: { text: string; tag: string } | undefined;
  const config = { anonymous: true };
  http.get('/api/openapi.json', { config }, async (request, reply) => {
    made ??= written(graphql);
    reply
      .header('cache-control', 'no-cache')
      .header('etag', made.tag)
      .header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === made.tag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(made.text);
  });
  http.get('/api/docs', { config }, sendPage);
}

function written(graphql: GraphQLSchema): { text: string; tag: string } {
  const text = JSON.stringify(openApiDocument(routes, FILE_CALLS, graphql, readVersion()));
  return { text, tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"` };
}
